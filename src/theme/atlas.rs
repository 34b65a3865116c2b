//! Where everything lies in the committed pictures.
//!
//! The pictures are drawn by the programs in `assets/art`, whose README lists the same numbers. Sizes in pixels are those
//! of the picture; sizes in units are logical pixels; margins are shares of a card's width.

use bevy::prelude::{URect, UVec2, Vec2};

/// Height of a card over its width.
pub const CARD_ASPECT: f32 = 1.4;

/// A picture cut into equal cells, counted row by row from the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Size of the visible part of a cell, in pixels.
    pub cell: UVec2,
    /// Transparent pixels on every side of a cell, which keep filtering from reaching into the next one.
    pub gutter: u32,
    /// Number of cells in a row.
    pub columns: u32,
    /// Number of rows.
    pub rows: u32,
}

impl Grid {
    /// Size of the whole picture, in pixels.
    #[must_use]
    pub const fn size(self) -> UVec2 {
        UVec2::new(self.columns * (self.cell.x + 2 * self.gutter), self.rows * (self.cell.y + 2 * self.gutter))
    }

    /// The visible part of cell `index`, in pixels: what a texture atlas or a sprite's `rect` wants.
    #[must_use]
    pub fn cell_rect(self, index: usize) -> URect {
        let index = u32::try_from(index).expect("an atlas has far fewer than 2³² cells");
        let stride = self.cell + UVec2::splat(2 * self.gutter);
        let position = UVec2::new(index % self.columns, index / self.columns);
        let corner = position * stride + UVec2::splat(self.gutter);
        URect::from_corners(corner, corner + self.cell)
    }
}

/// `cards/faces-250.webp`: full faces for cards up to about 250 pixels wide.
pub const FACES: Grid = Grid { cell: UVec2::new(250, 350), gutter: 4, columns: 10, rows: 6 };

/// `cards/faces-500.webp`: full faces for large screens. The picture is wider than 4096 pixels, so it suits only devices
/// whose textures may be that large.
pub const FACES_FINE: Grid = Grid { cell: UVec2::new(500, 700), gutter: 8, columns: 10, rows: 6 };

/// `cards/faces-large-160.webp`: the large face, for cards below 72 units or by setting.
pub const FACES_LARGE: Grid = Grid { cell: UVec2::new(160, 224), gutter: 4, columns: 10, rows: 6 };

/// `cards/faces-footed-160.webp`: number and one suit above the foot of a card, which an owner's tab covers; the order of
/// cells is that of [`FACES_LARGE`].
pub const FACES_FOOTED: Grid = FACES_LARGE;

/// `cards/strips-246.webp`: cards as strips, for boards on tall screens.
pub const STRIPS: Grid = Grid { cell: UVec2::new(246, 102), gutter: 6, columns: 13, rows: 5 };

/// Cell of the ace of spades in all card atlases. Thirteen cells a suit follow, ace to king, in the order ♠ ♥ ♦ ♣.
pub const FIRST_FACE: usize = 0;
/// Cell of the vermilion joker.
pub const VERMILION_JOKER: usize = 52;

/// The back of a card, in any of the card atlases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardBack {
    /// Hemp leaf 麻の葉 on indigo: yours.
    Asanoha,
    /// Waves 青海波 on teal.
    Seigaiha,
    /// Arrow feathers 矢絣 on vermilion: the opponent's in Speed.
    Yagasuri,
}

impl CardBack {
    /// Its cell.
    #[must_use]
    pub const fn index(self) -> usize {
        54 + self as usize
    }
}

/// Margin of the marks round a card (`table/focus.webp`, `selected.webp`, `advised.webp`, `refused.webp`, `playable.webp`,
/// `target.webp`) on every side, as a share of the card's width.
pub const MARK_MARGIN: f32 = 0.16;
/// Margin of `table/shadow-rest.webp`, as a share of the card's width.
pub const SHADOW_REST_MARGIN: f32 = 0.2;
/// Margin of `table/shadow-lifted.webp`, as a share of the card's width.
pub const SHADOW_LIFTED_MARGIN: f32 = 0.4;
/// Size of `table/speed-lines.webp`, as a share of a card's width; the lines trail upwards from a card that moves down.
pub const SPEED_LINES_SIZE: Vec2 = Vec2::new(84.0 / 108.0, 1.0);

/// Size of a picture that frames a card of `card_width` with `margin` (a share of that width) on every side.
/// The middle of the picture lies on the middle of the card.
#[must_use]
pub fn framed_size(card_width: f32, margin: f32) -> Vec2 {
    Vec2::new(1.0 + 2.0 * margin, CARD_ASPECT + 2.0 * margin) * card_width
}

/// `table/cells.webp`: the cells of a board of 4 rows, in [`CellPicture`]'s rows, the ace at the left.
pub const CELLS: Grid = Grid { cell: UVec2::new(128, 180), gutter: 4, columns: 13, rows: 4 };
/// `table/strip-cells.webp`: the same for a board that is turned.
pub const STRIP_CELLS: Grid = Grid { cell: UVec2::new(246, 102), gutter: 6, columns: 13, rows: 4 };

/// A row of [`CELLS`] and [`STRIP_CELLS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellPicture {
    /// Nothing may be laid there yet.
    Empty,
    /// A card may be laid there.
    Open,
    /// Its card is about to die.
    Dying,
    /// Its side is closed: hatching and a lock; the same for every number.
    Locked,
    /// The hatching of a closed cell, to lie over an empty one.
    Hatching,
    /// The lock of a closed cell alone.
    Lock,
}

impl CellPicture {
    /// The cell of a number, 1 (ace) to 13.
    #[must_use]
    pub const fn index(self, number: u8) -> usize {
        /// The first cell of the last row.
        const CLOSED: usize = 39;
        match self {
            Self::Locked => CLOSED,
            Self::Hatching => CLOSED + 1,
            Self::Lock => CLOSED + 2,
            Self::Empty | Self::Open | Self::Dying => self as usize * 13 + number as usize - 1,
        }
    }
}

/// `table/owner-tabs.webp`: whose a card was, at the foot of a card on the board; one for each seat, then "?".
pub const OWNER_TABS: Grid = Grid { cell: UVec2::new(192, 63), gutter: 6, columns: 7, rows: 1 };
/// Height of an owner tab over its width, which is that of the card.
pub const OWNER_TAB_ASPECT: f32 = 21.0 / 64.0;
/// `table/owner-edges.webp`: the same for the left edge of a strip.
pub const OWNER_EDGES: Grid = Grid { cell: UVec2::new(56, 136), gutter: 8, columns: 7, rows: 1 };
/// Width of an owner edge over its height, which is that of the strip.
pub const OWNER_EDGE_ASPECT: f32 = 14.0 / 34.0;
/// The cell that asks whose a card is, in both.
pub const OWNER_UNKNOWN: usize = 6;

/// `table/board-signs.webp`: the four suits, the thirteen numbers, and what a joker stands for, one row each.
pub const BOARD_SIGNS: Grid = Grid { cell: UVec2::new(144, 96), gutter: 6, columns: 13, rows: 3 };
/// Size of one of them, in units.
pub const BOARD_SIGN_SIZE: Vec2 = Vec2::new(48.0, 32.0);

/// Size of `table/arena.webp`, in units.
pub const ARENA_SIZE: Vec2 = Vec2::splat(432.0);
/// Radius of the gold ring in it, in units.
pub const ARENA_RADIUS: f32 = 196.0;
/// Size of `table/pointer.webp`, in units.
pub const POINTER_SIZE: Vec2 = Vec2::splat(128.0);
/// Size of `table/band.webp`, in units; it may be stretched sideways.
pub const BAND_SIZE: Vec2 = Vec2::new(1600.0, 230.0);

/// `table/letters.webp`: the letters of the SPEED band, one a cell, twice as many pixels as units.
pub const LETTERS: Grid = Grid { cell: UVec2::new(256, 320), gutter: 0, columns: 7, rows: 1 };
/// Size of one letter's cell, in units. The letter's own width is centred in it.
pub const LETTER_SIZE: Vec2 = Vec2::new(128.0, 160.0);
/// Widths of S P E E D ! ! with their spacing, in units: the middles of neighbours are half of both widths apart.
pub const LETTER_ADVANCES: [f32; 7] = [95.3, 102.2, 98.3, 98.3, 110.0, 65.0, 65.0];

/// Size of `table/rosette.webp`, in units.
pub const ROSETTE_SIZE: Vec2 = Vec2::splat(264.0);
/// Size of `table/rosette-disc.webp`, in units.
pub const ROSETTE_DISC_SIZE: Vec2 = Vec2::splat(192.0);
/// Number of petals round the disc.
pub const PETALS: usize = 16;
/// Size of `table/petal.webp`, in units; it points up.
pub const PETAL_SIZE: Vec2 = Vec2::new(32.0, 60.0);
/// From the middle of the disc to the middle of a petal, in units.
pub const PETAL_DISTANCE: f32 = 104.0;
/// Size of `table/grain.webp`, in units.
pub const GRAIN_SIZE: Vec2 = Vec2::new(12.0, 22.0);

/// `icons/icons.webp`: white, to be tinted.
pub const ICONS: Grid = Grid { cell: UVec2::splat(48), gutter: 0, columns: 8, rows: 5 };

/// A cell of `icons/icons.webp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// Three lines.
    Menu,
    /// Two bars.
    Pause,
    /// An arrow turning back.
    Undo,
    /// A lamp.
    Hint,
    /// Two arrowheads.
    FastForward,
    /// A gear.
    Settings,
    /// A globe.
    Language,
    /// Three columns.
    Statistics,
    /// An arrow out of a box.
    Share,
    /// A turning arrow round a play mark: replays and "once more".
    Replay,
    /// An arrow to the right.
    Pass,
    /// A clock.
    Clock,
    /// A tick.
    Check,
    /// A diagonal cross.
    Cross,
    /// Two cards: draw from the deck.
    Draw,
    /// An eye: look at the table.
    Eye,
    /// An open book.
    Rules,
    /// A calendar: the daily deal.
    Calendar,
    /// Two sheets.
    Copy,
    /// An arrow to the left.
    Back,
    /// A tab with a cross: delete one character.
    Delete,
    /// A triangle.
    Play,
    /// A loudspeaker.
    Sound,
    /// A gamepad.
    Gamepad,
    /// A crown: the winner.
    Crown,
    /// A closed lock.
    Lock,
    /// Shape of the first seat (you).
    Circle,
    /// Shape of the second seat.
    Triangle,
    /// Shape of the third seat.
    Square,
    /// Shape of the fourth seat.
    Diamond,
    /// Shape of the fifth seat.
    Pentagon,
    /// Shape of the sixth seat.
    Hexagon,
    /// A filled diamond: a round won in the match.
    MatchWon,
    /// An empty diamond: a round still to be won.
    MatchOpen,
    /// Four corners.
    FullScreen,
    /// A loudspeaker with a cross.
    Muted,
}

impl Icon {
    /// The shapes of the seats, first to sixth.
    pub const SEATS: [Self; 6] =
        [Self::Circle, Self::Triangle, Self::Square, Self::Diamond, Self::Pentagon, Self::Hexagon];

    /// Its cell in [`ICONS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// `icons/glyphs.webp`: prompt glyphs in their own colours.
pub const GLYPHS: Grid = Grid { cell: UVec2::splat(56), gutter: 0, columns: 8, rows: 2 };
/// Side of a glyph, in units.
pub const GLYPH_SIZE: f32 = 28.0;

/// A cell of `icons/glyphs.webp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// The lowest of the four face buttons.
    FaceSouth,
    /// The rightmost of the four face buttons.
    FaceEast,
    /// The leftmost of the four face buttons.
    FaceWest,
    /// The uppermost of the four face buttons.
    FaceNorth,
    /// The direction pad.
    DirectionPad,
    /// A stick.
    Stick,
    /// The left shoulder button.
    ShoulderLeft,
    /// The right shoulder button.
    ShoulderRight,
    /// The start or menu button of a gamepad.
    Start,
    /// The left mouse button.
    MouseLeft,
    /// Dragging with the left mouse button.
    MouseDrag,
    /// The left arrow key.
    ArrowLeft,
    /// The right arrow key.
    ArrowRight,
    /// The upward arrow key.
    ArrowUp,
    /// The downward arrow key.
    ArrowDown,
}

impl Glyph {
    /// Its cell in [`GLYPHS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_lie_inside_their_picture() {
        for (grid, last) in [
            (FACES, CardBack::Yagasuri.index()),
            (FACES_FINE, CardBack::Yagasuri.index()),
            (FACES_LARGE, CardBack::Yagasuri.index()),
            (STRIPS, CardBack::Yagasuri.index()),
            (CELLS, CellPicture::Lock.index(13)),
            (OWNER_TABS, OWNER_UNKNOWN),
            (ICONS, Icon::Muted.index()),
            (GLYPHS, Glyph::ArrowDown.index()),
            (LETTERS, LETTER_ADVANCES.len() - 1),
        ] {
            let (rect, size) = (grid.cell_rect(last), grid.size());
            assert!(rect.max.x <= size.x && rect.max.y <= size.y, "{rect:?} in {size:?}");
        }
    }

    #[test]
    fn eleventh_card_starts_the_second_row() {
        let rect = FACES.cell_rect(10);
        assert_eq!(rect, URect::new(4, 362, 254, 712));
    }

    #[test]
    fn grids_have_the_size_of_the_committed_pictures() {
        let pictures: [(&[u8], Grid); 13] = [
            (include_bytes!("../../assets/cards/faces-250.webp"), FACES),
            (include_bytes!("../../assets/cards/faces-500.webp"), FACES_FINE),
            (include_bytes!("../../assets/cards/faces-large-160.webp"), FACES_LARGE),
            (include_bytes!("../../assets/cards/faces-footed-160.webp"), FACES_FOOTED),
            (include_bytes!("../../assets/cards/strips-246.webp"), STRIPS),
            (include_bytes!("../../assets/table/cells.webp"), CELLS),
            (include_bytes!("../../assets/table/strip-cells.webp"), STRIP_CELLS),
            (include_bytes!("../../assets/table/owner-tabs.webp"), OWNER_TABS),
            (include_bytes!("../../assets/table/owner-edges.webp"), OWNER_EDGES),
            (include_bytes!("../../assets/table/board-signs.webp"), BOARD_SIGNS),
            (include_bytes!("../../assets/icons/icons.webp"), ICONS),
            (include_bytes!("../../assets/icons/glyphs.webp"), GLYPHS),
            (include_bytes!("../../assets/table/letters.webp"), LETTERS),
        ];
        for (bytes, grid) in pictures {
            let picture = image_webp::WebPDecoder::new(std::io::Cursor::new(bytes)).expect("a picture");
            assert_eq!(UVec2::from(picture.dimensions()), grid.size());
        }
    }
}
