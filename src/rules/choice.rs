use serde_json::Value;

/// One option of a game and the values it may have, for the set-up screen, the lab and the tests alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The option's name in `LAB.md`, which is also the key of its texts.
    pub option: &'static str,
    /// For an option that is a list with one value a seat: which seat this choice is for.
    pub seat: Option<usize>,
    /// The values in the form of `LAB.md`, the default first.
    pub values: Vec<Value>,
}
