# What the games on a board have in common: the table, what is said of it, and the buttons.
prompt-pass = Pass
prompt-next-playable = Next playable
result-passes = Passes
result-passes-value = { $count }

board-pass = Pass
board-pass-left = { $left } left
board-pass-free = No limit
board-pass-can-play = You can play
board-pass-really = Really pass?
board-pass-out = You will be out
board-pass-warning = You have no pass left. Pass once more and you are out. Press again to pass anyway.
board-sorted-suit = Sorted by suit
board-sorted-number = Sorted by number
board-play-card = Play { $card }
board-choose-card = Choose a card
board-choose-cell = Choose a place
board-wait = Please wait
board-moves = Last moves
board-move-card = { $card }
board-move-pass = Pass
board-place = No. { $place }
board-out = Out
board-not-in-hand = You do not hold { $card }.

# What is said, and the places of the table.
board-says-left = { $name }: { $count } left
board-says-hand = Your cards: { $cards }
board-says-open = Open: { $cards }
board-says-ended = The game is over
board-hand-card = { $card }
board-hand-playable = { $card }, can be played
board-hand-empty = Empty
board-cell-filled = { $card }, laid
board-cell-open = { $card }, open
board-cell-empty = { $card }, not yet

# Advice: what to do, and why.
board-hint = { $what }. { $why }
board-hint-play = Play { $card }
board-hint-pass = Pass
board-reason-tried = Of all that was tried out in many games from here, it did best.
