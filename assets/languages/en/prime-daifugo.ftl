# Prime Daifugo: its options, refusals, words and rules.
prime-daifugo-preset-standard-explained = Primes, composites with their factors, exponents, two jokers.
prime-daifugo-preset-original-js-explained = The same, and you begin.
prime-daifugo-preset-original-cs-explained = No jokers, exponents, 57, 1729 or penalty; you begin.

prime-daifugo-option-jokers = Jokers
prime-daifugo-option-jokers-explained = With other cards a joker stands for a number; alone it is ∞.
prime-daifugo-option-jokers-0 = None
prime-daifugo-option-jokers-1 = One
prime-daifugo-option-jokers-2 = Two

prime-daifugo-option-even-ranks-halved = Fewer even cards
prime-daifugo-option-even-ranks-halved-explained = When on, ♦ and ♣ of 2 4 6 8 10 Q are left out.
prime-daifugo-option-even-ranks-halved-true = On
prime-daifugo-option-even-ranks-halved-false = Off

prime-daifugo-option-hand = Hand
prime-daifugo-option-hand-explained = How many cards each player is dealt.
prime-daifugo-option-hand-11 = 11
prime-daifugo-option-hand-7 = 7
prime-daifugo-option-hand-5 = 5

prime-daifugo-option-cap = Most cards in a play
prime-daifugo-option-cap-explained = The most cards of a number. Factors do not count.
prime-daifugo-option-cap-1 = 1
prime-daifugo-option-cap-2 = 2
prime-daifugo-option-cap-3 = 3
prime-daifugo-option-cap-4 = 4
prime-daifugo-option-cap-5 = 5
prime-daifugo-option-cap-6 = 6
prime-daifugo-option-cap-7 = 7
prime-daifugo-option-cap-8 = 8
prime-daifugo-option-cap-9 = 9
prime-daifugo-option-cap-10 = 10
prime-daifugo-option-cap-11 = 11
prime-daifugo-option-cap-12 = 12
prime-daifugo-option-cap-13 = 13
prime-daifugo-option-cap-14 = 14
prime-daifugo-option-cap-15 = 15
prime-daifugo-option-cap-16 = 16
prime-daifugo-option-cap-17 = 17
prime-daifugo-option-cap-18 = 18
prime-daifugo-option-cap-19 = 19
prime-daifugo-option-cap-20 = 20
prime-daifugo-option-cap-21 = 21
prime-daifugo-option-cap-22 = 22
prime-daifugo-option-cap-23 = 23
prime-daifugo-option-cap-24 = 24
prime-daifugo-option-cap-25 = 25
prime-daifugo-option-cap-26 = 26
prime-daifugo-option-cap-27 = 27
prime-daifugo-option-cap-28 = 28
prime-daifugo-option-cap-29 = 29
prime-daifugo-option-cap-30 = 30
prime-daifugo-option-cap-31 = 31
prime-daifugo-option-cap-32 = 32
prime-daifugo-option-cap-33 = 33
prime-daifugo-option-cap-34 = 34
prime-daifugo-option-cap-35 = 35
prime-daifugo-option-cap-36 = 36
prime-daifugo-option-cap-37 = 37
prime-daifugo-option-cap-38 = 38
prime-daifugo-option-cap-39 = 39
prime-daifugo-option-cap-40 = 40
prime-daifugo-option-cap-41 = 41
prime-daifugo-option-cap-42 = 42
prime-daifugo-option-cap-43 = 43
prime-daifugo-option-cap-44 = 44
prime-daifugo-option-cap-45 = 45
prime-daifugo-option-cap-46 = 46
prime-daifugo-option-cap-47 = 47
prime-daifugo-option-cap-48 = 48
prime-daifugo-option-cap-49 = 49
prime-daifugo-option-cap-50 = 50
prime-daifugo-option-cap-51 = 51
prime-daifugo-option-cap-52 = 52
prime-daifugo-option-cap-53 = 53
prime-daifugo-option-cap-54 = 54
prime-daifugo-option-cap-null = Any number

prime-daifugo-option-composites = Composites
prime-daifugo-option-composites-explained = Whether a composite number may be laid with its prime factors.
prime-daifugo-option-composites-true = On
prime-daifugo-option-composites-false = Off

prime-daifugo-option-exponents = Exponents
prime-daifugo-option-exponents-explained = Whether a factor may have an exponent, such as 2³.
prime-daifugo-option-exponents-true = On
prime-daifugo-option-exponents-false = Off

prime-daifugo-option-joker-zero = Joker as 0
prime-daifugo-option-joker-zero-explained = Whether a joker may stand for 0.
prime-daifugo-option-joker-zero-true = On
prime-daifugo-option-joker-zero-false = Off

prime-daifugo-option-infinity = Lone joker ∞
prime-daifugo-option-infinity-explained = Whether a joker may be laid alone. It flows the field.
prime-daifugo-option-infinity-true = On
prime-daifugo-option-infinity-false = Off

prime-daifugo-option-cut-57 = 57
prime-daifugo-option-cut-57-explained = Whether 57 flows the field, though it is 3 × 19.
prime-daifugo-option-cut-57-true = On
prime-daifugo-option-cut-57-false = Off

prime-daifugo-option-revolution-1729 = 1729
prime-daifugo-option-revolution-1729-explained = Whether 1729 reverses the order of all numbers.
prime-daifugo-option-revolution-1729-true = On
prime-daifugo-option-revolution-1729-false = Off

prime-daifugo-option-start-in-revolution = Start reversed
prime-daifugo-option-start-in-revolution-explained = When on, smaller numbers are stronger from the start.
prime-daifugo-option-start-in-revolution-true = On
prime-daifugo-option-start-in-revolution-false = Off

prime-daifugo-option-draw = Drawing
prime-daifugo-option-draw-explained = Whether you may draw a card once a turn.
prime-daifugo-option-draw-true = On
prime-daifugo-option-draw-false = Off

prime-daifugo-option-penalty = Penalty
prime-daifugo-option-penalty-explained = How many cards a wrong play costs.
prime-daifugo-option-penalty-all = As many as laid
prime-daifugo-option-penalty-field = As many as in the field
prime-daifugo-option-penalty-one = One
prime-daifugo-option-penalty-none = None

prime-daifugo-option-flow = Flowed cards
prime-daifugo-option-flow-explained = How flowed cards go under the deck.
prime-daifugo-option-flow-order = In order
prime-daifugo-option-flow-shuffled = Shuffled

prime-daifugo-option-first = Who begins
prime-daifugo-option-first-explained = Who leads first.
prime-daifugo-option-first-deal = Drawn by the deal
prime-daifugo-option-first-human = You
prime-daifugo-option-first-loser = Last loser

prime-daifugo-option-joker-finish = Finish with a joker
prime-daifugo-option-joker-finish-explained = Whether your last play may hold a joker.
prime-daifugo-option-joker-finish-true = On
prime-daifugo-option-joker-finish-false = Off

prime-daifugo-option-clock = Time for a move
prime-daifugo-option-clock-explained = When the time is out you pass.
prime-daifugo-option-clock-null = No limit
prime-daifugo-option-clock-60 = 60 s
prime-daifugo-option-clock-30 = 30 s

prime-daifugo-option-turn-limit = Turns
prime-daifugo-option-turn-limit-explained = After so many turns a player the fewest cards win.
prime-daifugo-option-turn-limit-100 = 100
prime-daifugo-option-turn-limit-50 = 50
prime-daifugo-option-turn-limit-200 = 200

prime-daifugo-refusal-malformed = That cannot be done.
prime-daifugo-refusal-game-over = The game is over.
prime-daifugo-refusal-not-your-turn = It is not your turn yet.
prime-daifugo-refusal-not-your-card = You do not hold these cards.
prime-daifugo-refusal-empty-play = Choose the cards of your number first.
prime-daifugo-refusal-option-off = This game is set up without that.
prime-daifugo-refusal-already-drew = You have drawn in this turn.
prime-daifugo-refusal-deck-empty = The deck is empty.
prime-daifugo-refusal-tower = An exponent has no exponent of its own.
prime-daifugo-refusal-undeclared-joker = Say what the joker stands for.
prime-daifugo-refusal-joker-value = The joker cannot stand for this.
prime-daifugo-refusal-leading-zero = A number cannot begin with 0.
prime-daifugo-refusal-bad-factor = Every factor and exponent must be 2 or more.
prime-daifugo-refusal-single-factor = A composite needs at least two prime factors.
prime-daifugo-refusal-infinity-alone = A lone joker beats one card at most, without factors.
prime-daifugo-refusal-over-cap = These are too many cards.
prime-daifugo-refusal-wrong-count = Lay as many cards as the field has.
prime-daifugo-refusal-not-larger = Your number must be larger.
prime-daifugo-refusal-not-smaller = Your number must be smaller.
prime-daifugo-refusal-joker-finish = Your last play may not hold a joker.

# The table.
prime-daifugo-order-larger = Larger numbers win
prime-daifugo-order-smaller = Reversed: smaller win
prime-daifugo-summary-exponents = composites, exponents
prime-daifugo-summary-composites = composites
prime-daifugo-summary-primes = primes only
prime-daifugo-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
prime-daifugo-deck = Deck { $count }
prime-daifugo-asked-lead = You lead: any prime or composite
prime-daifugo-asked-larger = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }, larger than { $number }
prime-daifugo-asked-smaller = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }, smaller than { $number }

prime-daifugo-no-card = No { $card } is left in your hand.
prime-daifugo-draw = Draw
prime-daifugo-draw-once = Once a turn
prime-daifugo-drawn = Drawn
prime-daifugo-deck-empty = Deck empty
prime-daifugo-lay = Play
prime-daifugo-lay-really = Really play?
prime-daifugo-sort = Sort
prime-daifugo-clear = Put all cards back
prime-daifugo-row-number = Number
prime-daifugo-row-factors = Factors
prime-daifugo-compose = Choose cards in the order of your number.
prime-daifugo-joker-question = What is the joker?
prime-daifugo-prompt-cards = Choose cards
prime-daifugo-prompt-row = Number / factors
prime-daifugo-prompt-times = Times ×
prime-daifugo-prompt-power = To the power ^
prime-daifugo-prompt-back = One back
prime-daifugo-prompt-lay = Play
prime-daifugo-place-number = { $card } in the number
prime-daifugo-place-factor = { $card } in the factors
prime-daifugo-place-joker = { $card } as { $value }
prime-daifugo-place-joker-open = { $card }, value not chosen
prime-daifugo-check-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
prime-daifugo-check-count-of = { $count } of { $needed } cards
prime-daifugo-check-size = { $sign } { $number }
prime-daifugo-check-form = Form
prime-daifugo-check-prime = Prime?
prime-daifugo-check-product = Product?
prime-daifugo-if-wrong = If wrong
prime-daifugo-penalty = { $count ->
    [one] draw { $count }
   *[other] draw { $count }
    }
prime-daifugo-no-penalty = no penalty
prime-daifugo-field = { $count ->
    [one] Field: { $count } card
   *[other] Field: { $count } cards
    }
prime-daifugo-field-empty = The field is empty
prime-daifugo-kind-prime-proven = Prime, proven
prime-daifugo-kind-prime-tested = Prime, strong test
prime-daifugo-kind-composite-proven = Composite, proven
prime-daifugo-kind-composite-tested = Composite, strong test
prime-daifugo-kind-cut = 57: flows
prime-daifugo-kind-reversal = 1729: reversal
prime-daifugo-kind-infinity = ∞
prime-daifugo-seconds = { $seconds } s
prime-daifugo-says-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
    }

# What has happened.
prime-daifugo-says-drew = { $name } drew a card
prime-daifugo-says-drew-card = { $name } drew { $card }
prime-daifugo-says-passed = { $name } passed
prime-daifugo-says-prime = { $name }: { $play }, prime, { $count } left
prime-daifugo-says-composite = { $name }: { $play }, composite, { $count } left
prime-daifugo-says-cut = { $name }: 57, the field flows, { $count } left
prime-daifugo-says-reversal = { $name }: 1729, { $count } left
prime-daifugo-says-infinity = { $name }: ∞, the field flows, { $count } left
prime-daifugo-says-wrong = { $name }: { $play } is wrong. { $why }
prime-daifugo-says-penalised = { $count ->
    [one] { $name } draws { $count } penalty card
   *[other] { $name } draws { $count } penalty cards
    }
prime-daifugo-says-reversed = The order is reversed: smaller numbers win
prime-daifugo-says-restored = The order is restored: larger numbers win
prime-daifugo-says-factors-flowed = Factors flow: { $cards }
prime-daifugo-says-flowed = The field flows
prime-daifugo-says-leads = { $name } leads
prime-daifugo-says-last-turns = { $left ->
    [one] { $left } turn left
   *[other] { $left } turns left
    }
prime-daifugo-says-field = { $count ->
    [one] Field: { $number }, { $count } card
   *[other] Field: { $number }, { $count } cards
    }
prime-daifugo-wrong-not-prime = { $number } is not prime
prime-daifugo-wrong-base = Not prime: { $bases }
prime-daifugo-wrong-product = The product is { $product }, not { $number }
prime-daifugo-wrong-too-large = The product is far larger than { $number }
prime-daifugo-result-plays = Plays
prime-daifugo-result-plays-value = { $count }
prime-daifugo-result-draws = Draws
prime-daifugo-result-draws-value = { $count }

# Advice.
prime-daifugo-hint-play = Lay { $play }
prime-daifugo-hint-draw = Draw a card
prime-daifugo-reason-finishes = It is your last play.
prime-daifugo-reason-leaves-one-play = What is left can be laid in one play.
prime-daifugo-reason-sheds-many = It gets rid of many cards.
prime-daifugo-reason-keeps-strong = It is enough, and your stronger cards stay.
prime-daifugo-reason-nothing-to-play = No play of few cards is right here.
prime-daifugo-reason-too-dear = What you could lay is worth more later.
