use serde::Serialize;

use super::form::Situation;
use super::legal::legal_actions;
use super::state::{DeckCard, whole_pack};
use super::{Action, Claim, Factor, Field, Options, PlayedCard, PrimeDaifugo, Refusal};
use crate::cards::{Card, Generator};
use crate::rules::{Legal, Outcome, Seat};

/// What a seat may see: its own hand, the field and what everybody knows. In JSON a position in which the other hands and
/// the deck are counts, with the known cards of both (`LAB.md`, "engine").
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Who looks.
    #[serde(skip)]
    pub seat: Seat,
    /// The hands, by seat.
    pub hands: Vec<SeenHand>,
    /// The deck.
    pub deck: Hidden,
    /// The play to beat.
    pub field: Option<Field>,
    /// The cards of the plays that it has beaten, the oldest first.
    pub under: Vec<Card>,
    /// Whether smaller numbers are the stronger ones.
    pub revolution: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether a card was drawn this turn.
    pub drawn: bool,
    /// How many turns in a row have ended with no accepted play and no card drawn.
    pub idle: usize,
    /// How many turns have ended.
    pub turns: usize,
    /// What everybody knows of hidden cards.
    pub known: Known,
    #[serde(skip)]
    options: Options,
    #[serde(skip)]
    outcome: Option<Outcome>,
}

/// A hand as seen by somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SeenHand {
    /// One's own.
    Open(Vec<Card>),
    /// Somebody else's.
    Hidden(Hidden),
}

/// Hidden cards of which only the number is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Hidden {
    /// How many.
    pub count: usize,
}

/// Hidden cards that everybody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Known {
    /// By seat: cards that were shown in a wrong play, or drawn from where they were known to lie, and are still held.
    pub hands: Vec<Vec<Card>>,
    /// The deck, the next card first: cards that flowed in order, and nothing for the others.
    pub deck: Vec<Option<Card>>,
}

impl View {
    pub(super) fn of(state: &PrimeDaifugo, seat: Seat) -> Self {
        let seen = |(owner, hand): (Seat, &Vec<Card>)| {
            if owner == seat { SeenHand::Open(hand.clone()) } else { SeenHand::Hidden(Hidden { count: hand.len() }) }
        };
        let deck = state.deck.iter().map(|card| card.known.then_some(card.card)).collect();
        Self {
            seat,
            hands: state.hands.iter().enumerate().map(seen).collect(),
            deck: Hidden { count: state.deck.len() },
            field: state.field.clone(),
            under: state.under.clone(),
            revolution: state.revolution,
            turn: state.turn,
            drawn: state.drawn,
            idle: state.idle,
            turns: state.turns,
            known: Known { hands: state.shown.clone(), deck },
            options: state.options.clone(),
            outcome: state.final_outcome(),
        }
    }

    /// The options of this deal.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The cards of whoever looks.
    pub fn own_hand(&self) -> &[Card] {
        match self.hands.get(self.seat) {
            Some(SeenHand::Open(hand)) => hand,
            _ => &[],
        }
    }

    /// How many cards the seat has.
    pub fn hand_count(&self, seat: Seat) -> usize {
        match self.hands.get(seat) {
            Some(SeenHand::Open(hand)) => hand.len(),
            Some(SeenHand::Hidden(hidden)) => hidden.count,
            None => 0,
        }
    }

    /// Whether whoever looks is to act.
    pub const fn is_on_turn(&self) -> bool {
        self.outcome.is_none() && self.turn == self.seat
    }

    /// Whether whoever looks may draw now.
    pub const fn may_draw(&self) -> bool {
        self.is_on_turn() && self.options.draw && !self.drawn && self.deck.count > 0
    }

    /// The actions open to whoever looks, as [`crate::rules::Rules::legal`] lists them.
    pub fn legal(&self) -> Legal<Action> {
        if self.is_on_turn() {
            legal_actions(&self.situation(), self.may_draw())
        } else {
            Legal { actions: Vec::new(), more: false }
        }
    }

    /// What a play of whoever looks claims, or why it would be refused for its form, as if it were that seat's turn.
    ///
    /// # Errors
    /// The refusal.
    pub fn check_form(&self, field: &[PlayedCard], factors: &[Factor]) -> Result<Claim, Refusal> {
        self.situation().check(field, factors)
    }

    pub(super) fn situation(&self) -> Situation<'_> {
        let Self { options, field, revolution, .. } = self;
        Situation { options, field: field.as_ref(), revolution: *revolution, hand: self.own_hand() }
    }

    /// A state drawn uniformly among those that show this view to its seat.
    pub(super) fn resample(&self, options: &Options, generator: &mut Generator) -> PrimeDaifugo {
        let mut unseen = self.unseen(options);
        generator.shuffle(&mut unseen);
        let mut draw = |known: Option<Card>| known.or_else(|| unseen.pop());
        let hands = self.hands.iter().zip(&self.known.hands).map(|(seen, known)| match seen {
            SeenHand::Open(hand) => hand.clone(),
            SeenHand::Hidden(Hidden { count }) => {
                (0..*count).filter_map(|place| draw(known.get(place).copied())).collect()
            }
        });
        let hands: Vec<Vec<Card>> = hands.collect();
        let deck = self.known.deck.iter();
        let deck = deck.filter_map(|known| Some(DeckCard { card: draw(*known)?, known: known.is_some() })).collect();
        PrimeDaifugo {
            options: options.clone(),
            generator: Generator::new(generator.next_u64()),
            hands,
            deck,
            field: self.field.clone(),
            under: self.under.clone(),
            revolution: self.revolution,
            turn: self.turn,
            drawn: self.drawn,
            idle: self.idle,
            turns: self.turns,
            shown: self.known.hands.clone(),
        }
    }

    /// The cards of which it is not known where they are. A game begun from a position may lack some of the pack; then
    /// some of these stand in for others.
    fn unseen(&self, options: &Options) -> Vec<Card> {
        let field = self.field.iter().flat_map(|field| &field.cards).map(|played| played.card);
        let known = self.known.hands.iter().flatten().chain(self.known.deck.iter().flatten());
        let seen: Vec<Card> = self.own_hand().iter().chain(&self.under).chain(known).copied().chain(field).collect();
        whole_pack(options).into_iter().filter(|card| !seen.contains(card)).collect()
    }
}
