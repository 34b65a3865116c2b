# Sevens: its options, refusals, words and rules.
sevens-preset-standard-explained = Past the king a suit goes on from the ace.
sevens-preset-original-explained = Tunnel: the side of a suit that reached its end is closed.

sevens-option-jokers = Jokers
sevens-option-jokers-explained = A joker may lie in any open place.
sevens-option-jokers-0 = None
sevens-option-jokers-1 = One
sevens-option-jokers-2 = Two

sevens-option-first = Who begins
sevens-option-first-explained = Who lays the first card. Later it goes round clockwise.
sevens-option-first-diamond-seven = Holder of ♦7
sevens-option-first-human = You
sevens-option-first-winner = Last winner

sevens-option-edge = Past ace and king
sevens-option-edge-explained = How a suit goes on that has reached its ace or its king.
sevens-option-edge-link = Linked
sevens-option-edge-tunnel = Tunnel
sevens-option-edge-none = Ends

sevens-option-passes = Passes
sevens-option-passes-explained = One pass more than these puts you out.
sevens-option-passes-0 = None
sevens-option-passes-1 = 1
sevens-option-passes-2 = 2
sevens-option-passes-3 = 3
sevens-option-passes-4 = 4
sevens-option-passes-5 = 5
sevens-option-passes-null = No limit

sevens-option-out-hand = Hand of who is out
sevens-option-out-hand-explained = What becomes of the cards of a player who is out.
sevens-option-out-hand-laid = Laid in place
sevens-option-out-hand-removed = Removed

sevens-option-must-play = Must play
sevens-option-must-play-explained = When on, you may pass only if you can play nothing.
sevens-option-must-play-false = Off
sevens-option-must-play-true = On

sevens-option-no-joker-last = No joker last
sevens-option-no-joker-last-explained = When on, a joker may not be your last card.
sevens-option-no-joker-last-true = On
sevens-option-no-joker-last-false = Off

sevens-refusal-malformed = That cannot be done.
sevens-refusal-game-over = The game is over.
sevens-refusal-not-your-turn = It is not your turn yet.
sevens-refusal-not-your-card = You do not hold this card.
sevens-refusal-joker-needs-place = Choose the open place for the joker.
sevens-refusal-not-next = { $card } cannot be laid: the card before it is missing.
sevens-refusal-closed = { $card } cannot be laid: this side is closed, the suit goes on from its other end.
sevens-refusal-joker-last = A joker may not be your last card.
sevens-refusal-nothing-to-swap = No joker lies in the place of { $card }.
sevens-refusal-must-play = You can play, so you may not pass.

sevens-progress = { $laid } / 52
sevens-asked = Lay a card or pass
sevens-asked-pass = Nothing fits. Pass
sevens-asked-last-pass = Nothing fits. If you pass, you are out
sevens-from-ace = From the ace: next { $card }
sevens-from-king = From the king: next { $card }
sevens-closed-side = Closed side

sevens-says-played = { $name }: { $card }
sevens-says-played-few = { $name }: { $card }, { $count } left
sevens-says-joker = { $name }: a joker as { $card }
sevens-says-swapped = { $name }: { $card }, and took the joker
sevens-says-passed = { $name }: pass
sevens-says-passed-left = { $name }: pass, { $left } left
sevens-says-finished = { $name }: all cards gone, no. { $place }
sevens-placed-by-passes = out: passed too often
sevens-placed-by-jokers = out: only jokers left
sevens-says-out = { $name } has passed too often and is out
sevens-says-out-jokers = { $name } has only jokers left and is out
sevens-says-laid = { $card } is laid
sevens-says-removed = { $card } leaves the game
sevens-says-closed = { $card } and that side are closed
sevens-cell-joker = { $card }, a joker lies there
sevens-cell-closed = { $card }, closed

sevens-hint-joker = Lay the joker as { $card }
sevens-hint-swap = Lay { $card } and take the joker
sevens-reason-nothing-to-play = Nothing can be laid.
sevens-reason-goes-out = Nothing can be laid, and you have no pass left: you go out.
sevens-reason-only-card = It is the only card that fits.
sevens-reason-others-cannot-pass = One of the others has no pass left, so keep them waiting.
sevens-reason-hold-back = Any card you lay makes room for a card of somebody else, so wait.
sevens-reason-blocks = Laying { $card } would make room for a card of somebody else.
sevens-reason-opens-own-next = It makes room for your { $card }, and for no card of others.
sevens-reason-opens-way-to = Your { $card } comes further on in the same direction.
sevens-reason-opens-nothing = Nobody holds a card that it makes room for.
sevens-reason-takes-joker = You get the joker, which goes wherever a card does.

sevens-rules-aim-heading = Aim
sevens-rules-aim = Be the first to get rid of all your cards. The sevens are laid at the start, and turns go round.
sevens-rules-play-heading = Laying a card
sevens-rules-play = Whoever held ♦7 begins. On your turn lay one card next to its suit's row: 6 or 8 beside the 7, then 5 or 9, and so on. Open places are marked with gold.
sevens-rules-pass-heading = Passing
sevens-rules-pass = You may pass instead, three times in a game, also when you could play. Passes without a choice count too. One pass more and you are out.
sevens-rules-hold-heading = Holding back
sevens-rules-hold = A card that you keep stops everybody who waits behind it. Passing while you hold such a card is the heart of the game.
sevens-rules-edge-heading = Past king and ace
sevens-rules-edge = Unless that is switched off: when a row has reached the king, it goes on from the ace; when it has reached the ace, it goes on from the king.
sevens-rules-tunnel-heading = Tunnel
sevens-rules-tunnel = With the tunnel rule the other side of the seven is closed then: a lock shows it, and the suit goes on from its far end alone.
sevens-rules-joker-heading = Jokers
sevens-rules-joker = A joker may lie in any open place. Whoever holds the real card may lay it there later and take the joker, which is a whole turn.
sevens-rules-out-heading = Out
sevens-rules-out = Whoever is out lays the whole hand in place. Gaps stay; such cards count as soon as the row reaches them.
sevens-rules-end-heading = The end
sevens-rules-end = Places go by who finished first. Players who went out come last, the earliest of them at the very end; when only one is still in, that player takes the best place left at once.
sevens-rules-options = Every rule can be changed when you set up a game.
