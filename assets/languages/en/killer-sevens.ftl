# Killer Sevens: its options, refusals, words and rules.
killer-sevens-preset-standard-explained = Eight directions; up to 12 cards die at once.
killer-sevens-preset-original-explained = The same, and you begin.

killer-sevens-option-start = Laid at the start
killer-sevens-option-start-explained = Which sevens lie on the board before the first turn.
killer-sevens-option-start-sevens = All sevens
killer-sevens-option-start-diamond-seven = Only ♦7

killer-sevens-option-first = Who begins
killer-sevens-option-first-explained = Who lays the first card. Later it goes round clockwise.
killer-sevens-option-first-diamond-seven = Holder of ♦7
killer-sevens-option-first-human = You
killer-sevens-option-first-winner = Last winner

killer-sevens-option-adjacency = Neighbours
killer-sevens-option-adjacency-explained = Beside which cells a card may be laid.
killer-sevens-option-adjacency-8 = 8 directions
killer-sevens-option-adjacency-4 = 4 directions

killer-sevens-option-cap = Most deaths at once
killer-sevens-option-cap-explained = If more cards than this would die by one card, none die.
killer-sevens-option-cap-1 = 1
killer-sevens-option-cap-2 = 2
killer-sevens-option-cap-3 = 3
killer-sevens-option-cap-4 = 4
killer-sevens-option-cap-5 = 5
killer-sevens-option-cap-6 = 6
killer-sevens-option-cap-7 = 7
killer-sevens-option-cap-8 = 8
killer-sevens-option-cap-9 = 9
killer-sevens-option-cap-10 = 10
killer-sevens-option-cap-11 = 11
killer-sevens-option-cap-12 = 12
killer-sevens-option-cap-13 = 13
killer-sevens-option-cap-14 = 14
killer-sevens-option-cap-15 = 15
killer-sevens-option-cap-16 = 16
killer-sevens-option-cap-17 = 17
killer-sevens-option-cap-18 = 18
killer-sevens-option-cap-19 = 19
killer-sevens-option-cap-20 = 20
killer-sevens-option-cap-21 = 21
killer-sevens-option-cap-22 = 22
killer-sevens-option-cap-23 = 23
killer-sevens-option-cap-24 = 24
killer-sevens-option-cap-25 = 25
killer-sevens-option-cap-26 = 26
killer-sevens-option-cap-27 = 27
killer-sevens-option-cap-28 = 28
killer-sevens-option-cap-29 = 29
killer-sevens-option-cap-30 = 30
killer-sevens-option-cap-31 = 31
killer-sevens-option-cap-32 = 32
killer-sevens-option-cap-33 = 33
killer-sevens-option-cap-34 = 34
killer-sevens-option-cap-35 = 35
killer-sevens-option-cap-36 = 36
killer-sevens-option-cap-37 = 37
killer-sevens-option-cap-38 = 38
killer-sevens-option-cap-39 = 39
killer-sevens-option-cap-40 = 40
killer-sevens-option-cap-41 = 41
killer-sevens-option-cap-42 = 42
killer-sevens-option-cap-43 = 43
killer-sevens-option-cap-44 = 44
killer-sevens-option-cap-45 = 45
killer-sevens-option-cap-46 = 46
killer-sevens-option-cap-47 = 47
killer-sevens-option-cap-48 = 48
killer-sevens-option-cap-49 = 49
killer-sevens-option-cap-50 = 50
killer-sevens-option-cap-51 = 51
killer-sevens-option-cap-52 = 52
killer-sevens-option-cap-null = Any number

killer-sevens-option-cap-per-region = Cap for each area
killer-sevens-option-cap-per-region-explained = Whether the cap counts for every area by itself or for all together.
killer-sevens-option-cap-per-region-false = All together
killer-sevens-option-cap-per-region-true = Each area

killer-sevens-option-voluntary-passes = Voluntary passes
killer-sevens-option-voluntary-passes-explained = Whether you may pass though you can play. The fourth time you are out.
killer-sevens-option-voluntary-passes-null = None
killer-sevens-option-voluntary-passes-3 = Three

killer-sevens-refusal-malformed = That cannot be done.
killer-sevens-refusal-game-over = The game is over.
killer-sevens-refusal-not-your-turn = It is not your turn yet.
killer-sevens-refusal-not-your-card = You do not hold this card.
killer-sevens-refusal-dead = This card of yours is dead.
killer-sevens-refusal-not-adjacent = { $card } cannot be laid: no card lies beside its place.
killer-sevens-refusal-can-play = You can play, so you may not pass.

killer-sevens-progress = { $left } left
killer-sevens-summary = { $directions } directions, cap { $cap }
killer-sevens-summary-no-cap = { $directions } directions, no cap
killer-sevens-asked = Lay a card
killer-sevens-asked-pass = Nothing fits. Pass
killer-sevens-would-die = This card kills
killer-sevens-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
killer-sevens-none = No card
killer-sevens-yours = Yours: { $count }
killer-sevens-others = Others: { $count }
killer-sevens-over-the-cap = { $count } cards are over the cap: none die
killer-sevens-play-spares = Play { $card } ({ $count } are over the cap)
killer-sevens-play-kills = Play { $card } ({ $count } die)
killer-sevens-ranking = Ranking now
killer-sevens-dead = Dead
killer-sevens-finished = Finished
killer-sevens-placed-by-dead = { $count } dead
killer-sevens-placed-by-earlier = finished earlier
killer-sevens-placed-by-later = finished later
result-cards-died = Cards died
result-cards-died-value = { $count }

killer-sevens-says-played = { $name }: { $card }
killer-sevens-says-dead = { $card } ({ $name })
killer-sevens-says-killed = { $count ->
    [one] { $count } card dies: { $cards }
   *[other] { $count } cards die: { $cards }
    }
killer-sevens-says-passed = { $name }: pass
killer-sevens-says-passed-left = { $name }: pass, { $left } left
killer-sevens-says-out = { $name } is out: { $count } cards die
killer-sevens-says-finished = No live card left: { $names }
killer-sevens-says-dead-count = { $name }: { $count } dead
killer-sevens-cell-dead = { $card }, dead

killer-sevens-reason-nothing-to-play = Nothing can be laid.
killer-sevens-reason-only-card = It is the only card that fits.
killer-sevens-reason-hold-back = Every card that you could lay kills some of yours.
killer-sevens-reason-kills-others = It kills { $others } of others and { $own } of yours.
killer-sevens-reason-spares-own = It kills none of yours; another card would.
killer-sevens-reason-costs-least = It kills { $own } of yours; no other card kills fewer of them.
killer-sevens-reason-worth-its-cost = It kills { $own } of yours, yet it did best in many games tried out from here.
killer-sevens-reason-saves-itself = The empty area around its place counts { $cells }, few enough to die.
killer-sevens-reason-quiet = It kills nothing.

killer-sevens-rules-aim-heading = Aim
killer-sevens-rules-aim = Lay cards on a board so that other players' cards get surrounded and die. Whoever has the fewest dead cards at the end wins.
killer-sevens-rules-board-heading = The board
killer-sevens-rules-board = There is one place for each of the 52 cards: four rows ♠ ♥ ♦ ♣, from the ace to the king. The four sevens lie there at the start.
killer-sevens-rules-play-heading = Your turn
killer-sevens-rules-play = Whoever held ♦7 begins. Lay a card from your hand on its own place. It must touch a card that lies there already: above, below, beside or diagonally. In the picture ♥8 lies, so ♠9, which touches it at a corner, may be laid.
killer-sevens-rules-kill-heading = Killing
killer-sevens-rules-kill = Empty places that join above, below or beside are one area; corners do not join. If an area right beside your card is exactly a full rectangle, the cards of its places die, wherever they are held. Here ♣6 leaves ♥5 ♥6 ♦5 ♦6 as such an area and kills four cards.
killer-sevens-rules-shape-heading = Only rectangles
killer-sevens-rules-shape = An empty area with a notch or a corner lives on. One place alone is a rectangle too. Each area is judged only when a card is laid right beside it.
killer-sevens-rules-walls-heading = Walls
killer-sevens-rules-walls = The edges of the board are walls; king and ace do not join. ♣6 between ♣5 and ♣7 with ♦6 above it is an area of its own, and dies alone.
killer-sevens-rules-cap-heading = The cap
killer-sevens-rules-cap = If all areas that one card would kill hold more than 12 cards together, none of them die. Twelve still die.
killer-sevens-rules-dead-heading = Dead cards
killer-sevens-rules-dead = Dead cards are laid in their places, crossed out, and count against the player who held them, even the one who killed them. They fill their places like any card.
killer-sevens-rules-pass-heading = Passing
killer-sevens-rules-pass = You pass only when you can lay nothing. Passing costs nothing.
killer-sevens-rules-end-heading = The end
killer-sevens-rules-end = When every place is filled, the fewest dead cards win. With equal numbers, whoever had no card left earlier is ahead.
killer-sevens-rules-advice-heading = How to begin
killer-sevens-rules-advice = Point at a card before you lay it: the places that would die are hatched, and a plate counts yours and others'. Lay cards early that sit in narrow areas, and kill where you hold nothing.
killer-sevens-rules-options = Every rule can be changed when you set up a game.
