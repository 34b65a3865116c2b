//! Hands that play by pointer, by keys and by pad.

use super::*;

/// A way to put a play together: `A`–`K` ranks, `X` a joker with `=n`, `=` the factor row, `×`, `^`.
pub(super) trait Hands {
    fn card(&mut self, table: &mut Table, card: Card);
    fn declare(&mut self, table: &mut Table, value: u8);
    fn row(&mut self, table: &mut Table);
    fn times(&mut self, table: &mut Table);
    fn power(&mut self, table: &mut Table);
    fn lay(&mut self, table: &mut Table);
    fn take_back(&mut self, table: &mut Table);
    fn clear(&mut self, table: &mut Table);
    fn sort(&mut self, table: &mut Table);
    fn draw(&mut self, table: &mut Table);
    fn pass(&mut self, table: &mut Table);
}

pub(super) struct Pointer;
pub(super) struct Keys;
pub(super) struct Pad(pub Entity);

pub(super) fn press(table: &mut Table, name: &str) {
    let at = table.driver.node(name);
    table.driver.click(at);
    table.driver.frames(2);
}

impl Hands for Pointer {
    fn card(&mut self, table: &mut Table, card: Card) {
        let at = table.grip(card);
        table.driver.click(at);
        table.driver.frames(2);
    }

    fn declare(&mut self, table: &mut Table, value: u8) {
        press(table, &format!("joker-{value}"));
    }

    fn row(&mut self, table: &mut Table) {
        press(table, "row-factors");
    }

    fn times(&mut self, table: &mut Table) {
        press(table, "times");
    }

    fn power(&mut self, table: &mut Table) {
        press(table, "power");
    }

    fn lay(&mut self, table: &mut Table) {
        press(table, "lay");
    }

    fn take_back(&mut self, table: &mut Table) {
        press(table, "take-back");
    }

    fn clear(&mut self, table: &mut Table) {
        press(table, "clear");
    }

    fn sort(&mut self, table: &mut Table) {
        press(table, "sort");
    }

    fn draw(&mut self, table: &mut Table) {
        press(table, "draw");
    }

    fn pass(&mut self, table: &mut Table) {
        press(table, "pass");
    }
}

impl Hands for Keys {
    fn card(&mut self, table: &mut Table, card: Card) {
        table.driver.key(if card.is_joker() { KeyCode::KeyX } else { RANK_KEYS[card.number.get() as usize - 1] });
        table.driver.frames(1);
    }

    fn declare(&mut self, table: &mut Table, value: u8) {
        table.driver.key(if value == 0 { KeyCode::Digit0 } else { RANK_KEYS[value as usize - 1] });
        table.driver.frames(1);
    }

    fn row(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyE);
    }

    fn times(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyM);
    }

    fn power(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyR);
    }

    fn lay(&mut self, table: &mut Table) {
        // Typing leads the focus to the button that lays, where it is shown at all.
        table.driver.key(if table.focused_name() == "lay" { KeyCode::Enter } else { KeyCode::Space });
        table.driver.frames(2);
    }

    fn take_back(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::Backspace);
    }

    fn clear(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyC);
    }

    fn sort(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyS);
    }

    fn draw(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyD);
    }

    fn pass(&mut self, table: &mut Table) {
        table.driver.key(KeyCode::KeyP);
    }
}

impl Pad {
    /// Steps towards a point until `is_there` says so; where no step gets nearer, anywhere.
    fn go(&self, table: &mut Table, goal: Vec2, is_there: impl Fn(&Table) -> bool) {
        const WAYS: [GamepadButton; 4] =
            [GamepadButton::DPadRight, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadUp];
        let mut generator = tefuda::cards::Generator::new(1);
        let mut before = None;
        for _ in 0..3000 {
            if is_there(table) {
                return;
            }
            let at = table.focus_position();
            let way = goal - at.unwrap_or_default();
            let (across, down) = (if way.x > 0.0 { 0 } else { 2 }, if way.y < 0.0 { 1 } else { 3 });
            let straight = if way.x.abs() > way.y.abs() { across } else { down };
            let step = if at.is_some() && at != before { straight } else { generator.index(4) };
            before = at;
            table.driver.pad(self.0, WAYS[step]);
        }
        panic!("the focus does not come to {goal}, it is on {}", table.focused_name());
    }

    fn press(&self, table: &mut Table, name: &str) {
        let goal = table.driver.node(name);
        self.go(table, goal, |table| table.focused_name() == name);
        table.driver.pad(self.0, GamepadButton::South);
        table.driver.frames(2);
    }
}

impl Hands for Pad {
    fn card(&mut self, table: &mut Table, card: Card) {
        let goal = table.pose(card).position;
        self.go(table, goal, |table| table.focused() == Some(card));
        table.driver.pad(self.0, GamepadButton::South);
        table.driver.frames(2);
    }

    fn declare(&mut self, table: &mut Table, value: u8) {
        self.press(table, &format!("joker-{value}"));
    }

    fn row(&mut self, table: &mut Table) {
        table.driver.pad(self.0, GamepadButton::LeftTrigger);
    }

    fn times(&mut self, table: &mut Table) {
        table.driver.pad(self.0, GamepadButton::RightTrigger);
    }

    fn power(&mut self, table: &mut Table) {
        self.press(table, "power");
    }

    fn lay(&mut self, table: &mut Table) {
        table.driver.pad(self.0, GamepadButton::West);
        table.driver.frames(2);
    }

    fn take_back(&mut self, table: &mut Table) {
        table.driver.pad(self.0, GamepadButton::East);
    }

    fn clear(&mut self, table: &mut Table) {
        self.press(table, "clear");
    }

    fn sort(&mut self, table: &mut Table) {
        self.press(table, "sort");
    }

    fn draw(&mut self, table: &mut Table) {
        self.press(table, "draw");
    }

    fn pass(&mut self, table: &mut Table) {
        self.press(table, "pass");
    }
}
