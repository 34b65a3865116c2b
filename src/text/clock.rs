/// A time in seconds as minutes and seconds: `1:07`. Parts of a second are left out, as a clock leaves them out; what is
/// below 0 counts as 0.
pub fn clock_text(seconds: f32) -> String {
    let seconds = seconds as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_and_seconds_stand_as_on_a_clock() {
        let told = [-1.0, 0.0, 7.99, 59.9, 60.0, 67.0, 3600.0].map(clock_text);
        assert_eq!(told, ["0:00", "0:00", "0:07", "0:59", "1:00", "1:07", "60:00"]);
    }
}
