//! The factors of a number in their circles.

use bevy::prelude::*;

use super::story::{Apart, Tale};
use super::words::number_text;
use crate::theme::widget::TypeSize;

/// What a circle holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    pub text: String,
    pub prime: bool,
}

/// A number that stands on the paper, and what it falls apart into, if anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tree {
    /// The number.
    pub root: String,
    /// Its factors one by one, few of them, or else as powers.
    pub leaves: Vec<Leaf>,
    /// Its factors as powers, for where there is no room for [`Self::leaves`].
    powers: Vec<Leaf>,
}

/// The numbers that the paper is about: of bases that are not prime each.
pub(super) fn trees(tale: &Tale) -> Vec<Tree> {
    let known = |texts: &[String]| texts.iter().map(|text| Leaf { text: text.clone(), prime: true }).collect();
    let fixed = |texts: [&str; 2]| known(&texts.map(str::to_owned));
    let leaves: Vec<Leaf> = match tale {
        Tale::NotPrime { number } => return vec![Tree::of(number)],
        Tale::BasesNotPrime { bases } => return bases.iter().map(Tree::of).collect(),
        Tale::Prime { .. } | Tale::Infinity => Vec::new(),
        Tale::Composite { row, .. } | Tale::ProductDiffers { row, .. } => known(row),
        Tale::Cut => fixed(["3", "19"]),
        Tale::Reversal { .. } => fixed(["1³ + 12³", "9³ + 10³"]),
    };
    vec![Tree { root: number_text(tale), powers: leaves.clone(), leaves }]
}

impl Tree {
    fn of(apart: &Apart) -> Self {
        let times: u32 = apart.primes.iter().map(|(_, times)| times).sum();
        let count = apart.primes.len();
        let factor = |(place, text)| Leaf { text, prime: place < count };
        let powers: Vec<Leaf> = apart.factors().into_iter().enumerate().map(factor).collect();
        let is_apart = powers.len() > 1 || times > 1;
        let leaves = if times as usize + apart.rest.len() <= ONE_BY_ONE {
            let primes = apart.primes.iter().flat_map(|(prime, times)| (0..*times).map(move |_| prime));
            let primes = primes.map(|prime| Leaf { text: prime.to_string(), prime: true });
            let rest = apart.rest.iter().map(|rest| Leaf { text: rest.to_string(), prime: false });
            primes.chain(rest).collect()
        } else {
            powers.clone()
        };
        let root = apart.number.to_string();
        if is_apart { Self { root, leaves, powers } } else { Self { root, leaves: Vec::new(), powers: Vec::new() } }
    }
}

/// A few factors stand one by one, many as powers.
const ONE_BY_ONE: usize = 4;

/// The circles of a tree side by side.
pub(super) struct Row {
    pub circles: Vec<Rect>,
    pub leaves: Vec<Leaf>,
    pub size: TypeSize,
    pub sign: &'static str,
}

/// Room for a sign between two circles.
const BETWEEN: f32 = 34.0;

impl Row {
    /// As large as they fit; where they do not fit at all, only the smallest factor and that there are others.
    pub fn of(tree: &Tree, area: Rect, below: f32) -> Self {
        let smallest = tree.powers.first().cloned().into_iter();
        let others = Leaf { text: "…".to_owned(), prime: false };
        let smallest: Vec<Leaf> = smallest.chain([others]).collect();
        let all = [TypeSize::Count, TypeSize::Heading, TypeSize::Name, TypeSize::Caption];
        let ways = [(&tree.leaves, &all[..]), (&tree.powers, &all[..]), (&smallest, &all[1..])];
        let row = ways
            .into_iter()
            .find_map(|(leaves, sizes)| sizes.iter().find_map(|size| Self::fitting(leaves, area, below, *size)));
        // A smallest factor of so many digits is told by the sentence alone.
        row.unwrap_or(Self { circles: Vec::new(), leaves: Vec::new(), size: TypeSize::Body, sign: "×" })
    }

    fn fitting(leaves: &[Leaf], area: Rect, below: f32, size: TypeSize) -> Option<Self> {
        let height = (size.units() * 2.1).clamp(44.0, 92.0).min(0.36 * area.height());
        let width = |leaf: &Leaf| (size.width(leaf.text.chars().count()) + size.units()).max(height);
        let signs = BETWEEN * (leaves.len() as f32 - 1.0);
        let total: f32 = leaves.iter().map(width).sum::<f32>() + signs;
        if total > area.width() {
            return None;
        }
        let top = area.max.y - height - 4.0;
        // Below the number, as far as there is room.
        let mut left = (below - total / 2.0).clamp(area.min.x, area.max.x - total);
        let mut circles = Vec::new();
        for leaf in leaves {
            circles.push(Rect::new(left, top, left + width(leaf), top + height));
            left += width(leaf) + BETWEEN;
        }
        let sign = if leaves.iter().any(|leaf| leaf.text.contains('+')) { "=" } else { "×" };
        Some(Self { circles, leaves: leaves.to_vec(), size, sign })
    }

    pub fn left(&self) -> f32 {
        self.circles.first().map_or(0.0, |circle| circle.min.x)
    }

    pub fn right(&self) -> f32 {
        self.circles.last().map_or(0.0, |circle| circle.max.x)
    }
}
