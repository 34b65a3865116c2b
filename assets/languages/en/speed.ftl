# Speed: its options, refusals and rules.
speed-preset-standard-explained = Black against red; play on either ledger.
speed-preset-original-explained = A card that fits both ledgers goes on your own only.

speed-option-split = Cards
speed-option-split-explained = Black against red, or one shuffled pack cut in two.
speed-option-split-colours = Black and red
speed-option-split-halves = Shuffled halves

speed-option-wrap = King and ace
speed-option-wrap-explained = Whether an ace may go on a king, and a king on an ace.
speed-option-wrap-true = Connected
speed-option-wrap-false = Apart

speed-option-equal = Equal numbers
speed-option-equal-explained = Whether a card may go on one of the same number.
speed-option-equal-false = Not allowed
speed-option-equal-true = Allowed

speed-option-own-ledger-first = Own ledger first
speed-option-own-ledger-first-explained = When on, a card that fits both ledgers may only go on your own.
speed-option-own-ledger-first-false = Off
speed-option-own-ledger-first-true = On

speed-option-call-card = Card turned on a call
speed-option-call-card-explained = With no deck left, whether the caller may choose which card to turn.
speed-option-call-card-chosen = Chosen
speed-option-call-card-leftmost = Leftmost

# { $player } is seat-you or seat-opponent.
speed-option-refill = Refill ({ $player })
speed-option-refill-explained = How empty places are filled from the deck.
speed-option-refill-free = Any time
speed-option-refill-forced = Before playing
speed-option-refill-automatic = Automatic

speed-option-stall-countdown = Automatic call
speed-option-stall-countdown-explained = Whether cards turn by themselves when nobody can play.
speed-option-stall-countdown-0 = Off
speed-option-stall-countdown-3 = After 3 seconds

speed-option-match = Match length
speed-option-match-explained = Whoever first wins more than half the games wins the match.
speed-option-match-1 = Single game
speed-option-match-3 = Best of 3
speed-option-match-5 = Best of 5

speed-refusal-malformed = That cannot be done.
speed-refusal-game-over = The game is over.
speed-refusal-empty-slot = There is no card here.
speed-refusal-does-not-fit = It does not fit on this ledger.
speed-refusal-stale = Your opponent got there first.
speed-refusal-own-ledger-first = A card that fits both goes on your own ledger.
speed-refusal-must-refill = Draw from your deck first.
speed-refusal-no-empty-slot = You have no empty place to fill.
speed-refusal-deck-empty = Your deck is used up.
speed-refusal-not-a-stall = Somebody can still play or draw.

# What happens, for the log and to be heard. { $ledger } is one of the next two.
speed-your-ledger = your ledger
speed-ledger-of = { $name }'s ledger
speed-says-played = { $name }: { $card } on { $ledger }
speed-says-played-few = { $name }: { $card } on { $ledger }, { $count } left
speed-says-refilled = { $name }: drew { $card }
speed-says-called = SPEED!! { $name } called
speed-says-on-ledger = { $card } on { $ledger }
speed-says-stalled = Nobody can play. A call goes on
speed-says-out = { $name }: all cards gone. { $other }: { $count } left
speed-says-both-out = All cards of both sides gone
# How the game stands, and its places.
speed-says-hand = Your cards: { $cards }. { $count } in your deck
speed-says-left = { $name }: { $count } left
speed-place-card = { $card }, place { $place }
speed-place-card-fits = { $card }, place { $place }, fits { $ledger }
speed-place-empty = Place { $place }, empty
speed-place-deck = Your deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
speed-place-ledger-empty = Nothing on { $ledger }

speed-rules-aim-heading = Aim
speed-rules-aim = There are no turns. Get rid of all your cards before your opponent does.
speed-rules-table-heading = The table
speed-rules-table = Your deck lies face down, with up to four cards face up beside it. In the middle are two ledgers, one for each player.
speed-rules-play-heading = Playing
speed-rules-play = Play a card one higher or one lower than a ledger. Suits do not matter, and king and ace connect. Equal numbers do not fit.
speed-rules-ledger-heading = Which ledger
speed-rules-ledger = You may play on either ledger. Drag a card to the one you want.
speed-rules-draw-heading = Drawing
speed-rules-draw = Fill an empty place from your deck, or keep on playing first.
speed-rules-stall-heading = SPEED!!
speed-rules-stall = When nobody can play or draw, a call turns one card each onto the players' own ledgers. A call also starts the game.
speed-rules-first-heading = First come, first served
speed-rules-first = When two cards aim at the same ledger, the first to arrive stays. The other flies back if it no longer fits.
speed-rules-end-heading = The end
speed-rules-end = With your deck and your places empty, you win. If a call empties both sides at once, it is a draw.
speed-rules-options = Every rule can be changed when you set up a game.
