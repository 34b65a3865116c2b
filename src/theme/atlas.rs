//! Stub until the art lands.
/// Icons in the order of their atlas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs)]
pub enum Icon {
    Menu, Pause, Undo, Hint, FastForward, Settings, Language, Statistics, Share, Replay, Pass, Clock, Check, Cross, Draw, Eye,
    Rules, Calendar, Copy, Back, Delete, Play, Sound, Gamepad, Crown, Lock, Circle, Triangle, Square, Diamond, Pentagon,
    Hexagon, MatchWon, MatchOpen, FullScreen, Muted,
}
