use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Menu;
use super::give_up::GivingUp;
use crate::AppSystems;
use crate::controls::{Command, ControlsSystems, Request};
use crate::play::{FinalBoard, PlayRequest, Summary};
use crate::screens::Screen;

/// The menus below the one that is open, the first opened first.
#[derive(Resource, Default, Debug)]
struct MenuTrail(Vec<Menu>);

/// Opens menus and goes back to where they were opened from.
#[derive(SystemParam, Debug)]
pub struct MenuOpener<'w> {
    menu: Res<'w, State<Menu>>,
    next: ResMut<'w, NextState<Menu>>,
    trail: ResMut<'w, MenuTrail>,
}

impl MenuOpener<'_> {
    /// Opens a menu over the screen or over the menu that is open now. Of several in one frame the last is opened, and all
    /// lead back to the same place.
    pub fn open(&mut self, menu: Menu) {
        if **self.menu != menu {
            // The state changes only with the next frame: an earlier call in this one has already noted it.
            if self.trail.0.last() != Some(&**self.menu) {
                self.trail.0.push(**self.menu);
            }
            NextState::set_if_neq(&mut self.next, menu);
        }
    }

    /// Goes back one level.
    pub fn back(&mut self) {
        let below = self.trail.0.pop().unwrap_or_default();
        NextState::set_if_neq(&mut self.next, below);
    }

    /// Closes all menus.
    pub fn close(&mut self) {
        self.trail.0.clear();
        NextState::set_if_neq(&mut self.next, Menu::None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuTrail>();
    app.add_systems(Update, follow_requests.in_set(AppSystems::Controls).after(ControlsSystems::Focus));
    app.add_systems(OnEnter(Menu::None), forget_trail);
}

/// Cancel and Pause go back one level while a menu is open, a question over it first; on the table Pause and
/// Log open their menus.
fn follow_requests(
    mut requests: MessageReader<Command>,
    screen: Res<State<Screen>>,
    game: Option<Res<Summary>>,
    question: Option<Res<GivingUp>>,
    final_board: Option<Res<FinalBoard>>,
    mut games: MessageWriter<PlayRequest>,
    mut menus: MenuOpener,
    mut commands: Commands,
) {
    for command in requests.read() {
        let open = **menus.menu != Menu::None;
        match command.request {
            Request::Cancel | Request::Pause if question.is_some() => commands.remove_resource::<GivingUp>(),
            // Below the cover lies what nobody may see yet.
            Request::Cancel | Request::Pause if **menus.menu == Menu::HandOver => menus.open(Menu::Pause),
            Request::Cancel | Request::Pause if open => menus.back(),
            // Under the last position of a game lies its result.
            Request::Cancel | Request::Pause if final_board.is_some() && **screen == Screen::Play => {
                games.write(PlayRequest::ShowResult);
            }
            Request::Log if **screen == Screen::Play && game.is_some() && !open => menus.open(Menu::Log),
            Request::Pause if **screen == Screen::Play && game.is_some() => menus.open(Menu::Pause),
            _ => continue,
        }
        // The state changes only with the next frame; a second press in this one would be counted against the old.
        requests.clear();
        return;
    }
}

fn forget_trail(mut trail: ResMut<MenuTrail>) {
    trail.0.clear();
}
