//! Which of the people at this device each of its devices acts for.

use bevy::prelude::*;

use super::keyboard::{KeyBindings, SplitKeyBindings};
use super::{ControlsSystems, Device, Request, Scene};
use crate::rules::Seat;
use crate::storage::Arrangement;

/// The people who sit at this device now, and which device acts for whom.
///
/// Where one person sits here, alone or because it is that person's turn to hold the device, every device is theirs.
/// Several people who play at once share: each has a pad; who has none has the keyboard, or half of it. Fingers and the
/// mouse belong to nobody: they act for whoever's things they touch.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    people: Vec<Seat>,
    arrangement: Option<Arrangement>,
    takes_turns: bool,
    spells: bool,
    pads: Vec<(Entity, Seat)>,
}

/// Whose the keyboard is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyboardOwner {
    /// Nobody's: nobody sits here, or everybody has a pad.
    Nobody,
    /// All of it is this seat's.
    One(Seat),
    /// The left half is the first seat's, the right half the second's.
    Halves([Seat; 2]),
}

impl Seating {
    /// Seats these people, lowest seat first. As long as they are the same, their pads stay theirs.
    pub fn seat(&mut self, people: Vec<Seat>, arrangement: Option<Arrangement>) {
        if self.people != people {
            self.pads.clear();
            self.people = people;
        }
        (self.arrangement, self.takes_turns) = (arrangement, false);
    }

    /// Seats whoever of the people of a game in turns holds the device: one, or nobody while it changes hands.
    pub fn seat_in_turns(&mut self, holder: Option<Seat>) {
        self.seat(holder.into_iter().collect(), None);
        self.takes_turns = true;
    }

    /// Whether keys name cards by their ranks in the game that these people play.
    pub const fn set_spelling(&mut self, spells: bool) {
        self.spells = spells;
    }

    /// Whether they do.
    pub const fn spells(&self) -> bool {
        self.spells
    }

    /// Where keys are pressed while the game in play has the table.
    pub(super) const fn scene(&self) -> Scene {
        match (self.takes_turns, self.spells) {
            (false, _) => Scene::Table,
            (true, false) => Scene::TurnTable,
            (true, true) => Scene::SpellingTable,
        }
    }

    /// Whether the game in play goes in turns.
    pub const fn takes_turns(&self) -> bool {
        self.takes_turns
    }

    /// Who sits here now.
    pub fn people(&self) -> &[Seat] {
        &self.people
    }

    /// Whether several people play at once.
    pub fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    /// Whether two people sit at opposite edges of the screen.
    pub fn is_facing(&self) -> bool {
        self.people.len() == 2 && self.arrangement == Some(Arrangement::Facing)
    }

    /// The seat that a pad acts for.
    pub fn seat_of_pad(&self, pad: Entity) -> Option<Seat> {
        match self.people[..] {
            [only] => Some(only),
            _ => self.pads.iter().find(|(seated, _)| *seated == pad).map(|(_, seat)| *seat),
        }
    }

    /// Whose the keyboard is.
    pub fn keyboard(&self) -> KeyboardOwner {
        match self.without_pad()[..] {
            [] => KeyboardOwner::Nobody,
            [only] => KeyboardOwner::One(only),
            [first, second, ..] => KeyboardOwner::Halves([first, second]),
        }
    }

    /// What a key pressed at the table asks for, and for whom. Everybody may pause.
    pub(super) fn ask(&self, key: KeyCode, whole: Option<Request>, split: &SplitKeyBindings) -> Asked {
        let anybody = || whole.filter(|request| !self.is_shared() || matches!(request, Request::Pause));
        match self.keyboard() {
            KeyboardOwner::One(seat) => whole.map(|request| (request, Some(seat))),
            KeyboardOwner::Halves(seats) => split
                .request(key)
                .map(|(half, request)| (request, Some(seats[half])))
                .or_else(|| anybody().map(|request| (request, None))),
            KeyboardOwner::Nobody => anybody().map(|request| (request, None)),
        }
    }

    /// The key with which a seat asks for something at the table, if the keyboard, or half of it, is theirs.
    pub fn key(&self, seat: Seat, request: Request, whole: &KeyBindings, split: &SplitKeyBindings) -> Option<KeyCode> {
        match self.keyboard() {
            KeyboardOwner::One(owner) if owner == seat => whole.keys(request, self.scene()).next(),
            KeyboardOwner::Halves(seats) => {
                let half = seats.iter().position(|owner| *owner == seat)?;
                split.keys(half, request).next()
            }
            KeyboardOwner::One(_) | KeyboardOwner::Nobody => None,
        }
    }

    /// The people who have no pad; one person alone has every device.
    fn without_pad(&self) -> Vec<Seat> {
        let has_pad = |seat: &Seat| self.is_shared() && self.pads.iter().any(|(_, owner)| owner == seat);
        self.people.iter().copied().filter(|seat| !has_pad(seat)).collect()
    }

    /// A pad that is gone leaves its seat, a new one takes the place of a missing one. Where pads are too few, they are
    /// the later seats', so that one pad and a keyboard are the second player's and the first one's.
    fn follow_pads(&mut self, present: &[Entity]) {
        self.pads.retain(|(pad, _)| present.contains(pad));
        if !self.is_shared() {
            return;
        }
        let mut new: Vec<Entity> = present.iter().copied().filter(|pad| self.seat_of_pad(*pad).is_none()).collect();
        let seats = self.without_pad();
        new.truncate(seats.len());
        let later = seats.len() - new.len();
        self.pads.extend(new.into_iter().zip(seats.into_iter().skip(later)));
    }
}

/// A request and the seat it is for.
type Asked = Option<(Request, Option<Seat>)>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seating>();
    app.add_systems(Update, seat_pads.before(ControlsSystems::Read));
}

/// In the order in which the pads came; of those that were there from the start, that of their entities.
fn seat_pads(mut seating: ResMut<Seating>, pads: Query<Entity, With<Gamepad>>, mut present: Local<Vec<Entity>>) {
    present.retain(|pad| pads.contains(*pad));
    let mut new: Vec<Entity> = pads.iter().filter(|pad| !present.contains(pad)).collect();
    new.sort_by_key(|pad| pad.index_u32());
    present.append(&mut new);
    let mut now = seating.clone();
    now.follow_pads(&present);
    seating.set_if_neq(now);
}

impl super::Command {
    /// A command of a pad.
    pub(super) fn of_pad(request: Request, pad: Entity, seating: &Seating) -> Self {
        Self { request, device: Device::Gamepad(pad), seat: seating.seat_of_pad(pad) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pads() -> [Entity; 3] {
        let mut world = World::new();
        std::array::from_fn(|_| world.spawn_empty().id())
    }

    fn two_people(pads: &[Entity]) -> Seating {
        let mut seating = Seating::default();
        seating.seat(vec![0, 1], Some(Arrangement::SideBySide));
        seating.follow_pads(pads);
        seating
    }

    #[test]
    fn one_person_has_every_device() {
        let [first, second, _] = pads();
        let mut seating = Seating::default();
        seating.seat(vec![2], None);
        seating.follow_pads(&[first, second]);
        assert_eq!([first, second].map(|pad| seating.seat_of_pad(pad)), [Some(2); 2]);
        assert_eq!(seating.keyboard(), KeyboardOwner::One(2));
    }

    #[test]
    fn two_people_share_what_there_is() {
        let [first, second, third] = pads();
        assert_eq!(two_people(&[]).keyboard(), KeyboardOwner::Halves([0, 1]));
        let one = two_people(&[first]);
        assert_eq!((one.keyboard(), one.seat_of_pad(first)), (KeyboardOwner::One(0), Some(1)));
        let all = two_people(&[first, second, third]);
        assert_eq!(all.keyboard(), KeyboardOwner::Nobody);
        assert_eq!([first, second, third].map(|pad| all.seat_of_pad(pad)), [Some(0), Some(1), None]);
    }

    #[test]
    fn a_pad_keeps_its_seat_whatever_comes_and_goes() {
        let [first, second, third] = pads();
        let mut seating = two_people(&[first, second]);
        seating.follow_pads(&[second]);
        assert_eq!((seating.keyboard(), seating.seat_of_pad(second)), (KeyboardOwner::One(0), Some(1)));
        seating.follow_pads(&[second, third]);
        assert_eq!([second, third].map(|pad| seating.seat_of_pad(pad)), [Some(1), Some(0)]);
        seating.seat(vec![0, 1], Some(Arrangement::Facing));
        assert_eq!(seating.seat_of_pad(third), Some(0), "the next game of the same people");
    }
}
