//! Where a step of the focus leads, from the places of things alone.

use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::math::CompassOctant;
use bevy::prelude::*;

use super::Step;

/// Something that the focus may go to; areas in logical px, y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Candidate {
    pub entity: Entity,
    pub order: i32,
    pub area: Rect,
    /// Where the focus begins.
    pub first: bool,
}

/// Sorts by the given order, then as one reads: top to bottom, then left to right.
pub(super) fn sort_in_reading_order(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| {
        let (a_center, b_center) = (a.area.center(), b.area.center());
        a.order
            .cmp(&b.order)
            .then(a_center.y.total_cmp(&b_center.y))
            .then(a_center.x.total_cmp(&b_center.x))
            .then(a.entity.cmp(&b.entity))
    });
}

/// The candidate that a step leads to; `candidates` are in reading order. Past the last one the step goes on from the
/// far side. `None` if there is nowhere to go.
pub(super) fn step(from: Candidate, step: Step, candidates: &[Candidate]) -> Option<Entity> {
    let octant = match step {
        Step::Up => CompassOctant::North,
        Step::Down => CompassOctant::South,
        Step::Left => CompassOctant::West,
        Step::Right => CompassOctant::East,
        Step::Next => return neighbour(from, candidates, 1),
        Step::Previous => return neighbour(from, candidates, candidates.len().checked_sub(1)?),
    };
    // In the areas' coordinates, where y points down.
    let direction = Dir2::from(octant).as_vec2() * Vec2::new(1.0, -1.0);
    ahead(from, octant, direction, candidates).or_else(|| wrap(from, octant, direction, candidates))
}

fn neighbour(from: Candidate, candidates: &[Candidate], offset: usize) -> Option<Entity> {
    let index = candidates.iter().position(|candidate| candidate.entity == from.entity)?;
    Some(candidates[(index + offset) % candidates.len()].entity)
}

/// A thing lies ahead if it is more ahead than aside, or beyond the edge of where the step starts. Otherwise a step up in
/// a fanned hand would lead to the next card, whose middle lies a little higher.
fn ahead(from: Candidate, octant: CompassOctant, direction: Vec2, candidates: &[Candidate]) -> Option<Entity> {
    let half = (from.area.half_size() * direction).length();
    let is_ahead = |candidate: &&Candidate| {
        let way = candidate.area.center() - from.area.center();
        let (along, aside) = (way.dot(direction), way.perp_dot(direction).abs());
        along > 0.0 && (along >= aside || along > half)
    };
    best(from, octant, candidates.iter().filter(is_ahead))
}

/// Goes on from the far side of the same row or column; what lies beside the start is not the far side of anything.
fn wrap(from: Candidate, octant: CompassOctant, direction: Vec2, candidates: &[Candidate]) -> Option<Entity> {
    let across = direction.yx().abs();
    let half = (from.area.half_size() * direction).length();
    let is_behind = |candidate: &&Candidate| {
        let way = from.area.center() - candidate.area.center();
        let overlaps = way.abs().dot(across) < (candidate.area.half_size() + from.area.half_size()).dot(across);
        overlaps && way.dot(direction) > half
    };
    let row: Vec<&Candidate> = candidates.iter().filter(is_behind).collect();
    let reach = row.iter().map(|candidate| (from.area.center() - candidate.area.center()).dot(direction));
    let back = reach.fold(0.0, f32::max) + 2.0 * half + 1.0;
    let center = from.area.center() - direction * back;
    let outside = Candidate { area: Rect::from_center_size(center, from.area.size()), ..from };
    best(outside, octant, row.into_iter())
}

/// Bevy's choice; of things at the same distance, which is 0 for all that overlap, the one with the nearest middle.
fn best<'a>(from: Candidate, octant: CompassOctant, candidates: impl Iterator<Item = &'a Candidate>) -> Option<Entity> {
    let area = |candidate: &Candidate| FocusableArea {
        entity: candidate.entity,
        position: candidate.area.center(),
        size: candidate.area.size(),
    };
    let origin = area(&from);
    let mut areas: Vec<FocusableArea> = candidates.map(area).collect();
    areas.sort_by(|a, b| {
        let distance = |area: &FocusableArea| area.position.distance_squared(origin.position);
        distance(a).total_cmp(&distance(b))
    });
    let config = AutoNavigationConfig { prefer_aligned: true, ..default() };
    find_best_candidate(&origin, octant, &areas, &config)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Things of 100 × 140 px with their middles at the given places, in reading order.
    fn things(centers: &[(f32, f32)]) -> Vec<Candidate> {
        let mut world = World::new();
        let mut things: Vec<Candidate> = centers
            .iter()
            .map(|&(x, y)| Candidate {
                entity: world.spawn_empty().id(),
                order: 0,
                area: Rect::from_center_size(Vec2::new(x, y), Vec2::new(100.0, 140.0)),
                first: false,
            })
            .collect();
        sort_in_reading_order(&mut things);
        things
    }

    #[track_caller]
    fn assert_step(things: &[Candidate], from: usize, way: Step, to: usize) {
        assert_eq!(step(things[from], way, things), Some(things[to].entity), "{way:?} from {from}");
    }

    #[test]
    fn a_grid_is_walked_by_rows_and_columns() {
        let things = things(&[(100.0, 100.0), (300.0, 100.0), (100.0, 300.0), (300.0, 300.0)]);
        assert_step(&things, 0, Step::Right, 1);
        assert_step(&things, 0, Step::Down, 2);
        assert_step(&things, 3, Step::Up, 1);
        assert_step(&things, 3, Step::Left, 2);
    }

    #[test]
    fn a_fan_of_overlapping_cards_is_walked_card_by_card() {
        let mut things = things(&[(100.0, 500.0), (144.0, 498.4), (188.0, 497.8), (232.0, 498.4), (276.0, 500.0)]);
        things.sort_by(|a, b| a.area.center().x.total_cmp(&b.area.center().x));
        for from in 0..4 {
            assert_step(&things, from, Step::Right, from + 1);
            assert_step(&things, from + 1, Step::Left, from);
        }
        assert_eq!(step(things[0], Step::Up, &things), None, "a neighbour's middle lies higher, but not above");
    }

    #[test]
    fn past_the_end_it_goes_on_from_the_far_side_of_the_same_row() {
        let things = things(&[(40.0, 100.0), (300.0, 300.0), (500.0, 300.0), (700.0, 300.0)]);
        assert_step(&things, 3, Step::Right, 1);
        assert_step(&things, 1, Step::Up, 0);
        assert_eq!(step(things[2], Step::Down, &things), None);
    }

    #[test]
    fn next_and_previous_follow_the_order_and_go_round() {
        let mut things = things(&[(100.0, 100.0), (300.0, 100.0), (100.0, 300.0)]);
        things[0].order = 5;
        sort_in_reading_order(&mut things);
        assert_eq!(things.iter().map(|thing| thing.order).collect::<Vec<_>>(), [0, 0, 5]);
        assert_step(&things, 2, Step::Next, 0);
        assert_step(&things, 0, Step::Previous, 2);
        assert_step(&things, 0, Step::Next, 1);
    }
}
