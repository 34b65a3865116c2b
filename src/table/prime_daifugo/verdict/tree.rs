//! The factors of a number in their circles.

use bevy::prelude::*;

use super::story::{Apart, Tale};
use crate::theme::widget::TypeSize;

/// What a circle holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    pub text: String,
    pub prime: bool,
}

pub(super) fn leaves(tale: &Tale) -> Vec<Leaf> {
    let known = |texts: &[String]| texts.iter().map(|text| Leaf { text: text.clone(), prime: true }).collect();
    let fixed = |texts: [&str; 2]| texts.map(|text| Leaf { text: text.to_owned(), prime: true }).to_vec();
    match tale {
        Tale::Prime { .. } | Tale::Infinity => Vec::new(),
        Tale::Composite { row, .. } | Tale::ProductDiffers { row, .. } => known(row),
        Tale::Cut => fixed(["3", "19"]),
        Tale::Reversal { .. } => fixed(["1³ + 12³", "9³ + 10³"]),
        Tale::NotPrime { number } => leaves_of(number),
        Tale::BasesNotPrime { bases } => bases.first().map(leaves_of).unwrap_or_default(),
    }
}

fn leaves_of(apart: &Apart) -> Vec<Leaf> {
    let times: u32 = apart.primes.iter().map(|(_, times)| times).sum();
    let primes = apart.primes.iter().flat_map(|(prime, times)| (0..*times).map(move |_| prime));
    // A few factors stand one by one, many as powers.
    let all: Vec<Leaf> = if times as usize + apart.rest.len() <= ONE_BY_ONE {
        let rest = apart.rest.iter().map(|rest| Leaf { text: rest.to_string(), prime: false });
        primes.map(|prime| Leaf { text: prime.to_string(), prime: true }).chain(rest).collect()
    } else {
        let count = apart.primes.len();
        let factor = |(place, text)| Leaf { text, prime: place < count };
        apart.factors().into_iter().enumerate().map(factor).collect()
    };
    if all.len() > 1 || times > 1 { all } else { Vec::new() }
}

const ONE_BY_ONE: usize = 4;

/// The circles of a tree side by side.
pub(super) struct Row {
    pub circles: Vec<Rect>,
    pub leaves: Vec<Leaf>,
    pub size: TypeSize,
    pub sign: &'static str,
    pub branches: bool,
}

/// Room for a sign between two circles.
const BETWEEN: f32 = 34.0;

impl Row {
    /// As large as they fit; where they do not fit at all, only the smallest factor and that there are others.
    pub fn of(leaves: &[Leaf], area: Rect, below: f32) -> Self {
        for size in [TypeSize::Count, TypeSize::Heading, TypeSize::Name, TypeSize::Caption] {
            if let Some(row) = Self::fitting(leaves, area, below, size) {
                return row;
            }
        }
        let smallest = leaves.first().cloned().into_iter();
        let others = Leaf { text: "…".to_owned(), prime: false };
        let leaves: Vec<Leaf> = smallest.chain([others]).collect();
        let sizes = [TypeSize::Heading, TypeSize::Name, TypeSize::Caption];
        let row = sizes.into_iter().find_map(|size| Self::fitting(&leaves, area, below, size));
        // A smallest factor of so many digits is told by the sentence alone.
        row.unwrap_or(Self {
            circles: Vec::new(),
            leaves: Vec::new(),
            size: TypeSize::Body,
            sign: "×",
            branches: false,
        })
    }

    fn fitting(leaves: &[Leaf], area: Rect, below: f32, size: TypeSize) -> Option<Self> {
        let height = (size.units() * 2.1).clamp(44.0, 92.0).min(0.36 * area.height());
        let width = |leaf: &Leaf| (leaf.text.chars().count() as f32 * size.units() * 0.62 + size.units()).max(height);
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
        Some(Self { circles, leaves: leaves.to_vec(), size, sign, branches: true })
    }

    pub fn left(&self) -> f32 {
        self.circles.first().map_or(0.0, |circle| circle.min.x)
    }

    pub fn right(&self) -> f32 {
        self.circles.last().map_or(0.0, |circle| circle.max.x)
    }
}
