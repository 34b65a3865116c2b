# Looking back at a game of Prime Daifugo.
look-back = Look back
look-back-explained = The plays of the most cards that you could have made
look-back-searching = Looking
look-back-nothing = You have missed nothing.
look-back-turn = Turn { $turn }: { $done }
look-back-passed = a pass
look-back-wrong = a mistake ({ $why })
look-back-played = { $number } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
    })
look-back-missed = { $play } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
    }, { $proof })
look-back-proven = prime, proven
look-back-strong-test = prime by the strong test
look-back-composite = as its factors show
look-back-cut = Grothendieck cut
look-back-reversal = Ramanujan revolution
look-back-infinity = infinity

# What can be laid.
aid = What you can lay
aid-explained = Most cards first, then the strongest
aid-searching = Looking
aid-nothing = You can lay nothing.
aid-more = There are others.
aid-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
aid-play = { $play }
aid-infinity = ∞ (a joker alone)

# Practice.
practice = Practice
practice-explained = Telling primes, making them, taking numbers apart
practice-drill-prime-or-not = Prime or not?
practice-drill-make-prime = Make a prime
practice-drill-factors = Factors
practice-asked-prime = Is this number prime?
practice-asked-make = Make a prime of { $count } cards
practice-asked-factors = Lay its prime factors
practice-say-prime = Prime
practice-say-not-prime = Not prime
practice-times = Times ×
practice-power = Power ^
practice-take-back = Take one back
practice-answer = Answer
practice-next = Next question
practice-card = { $card }
practice-product = The product is right
practice-right = Right! { $truth }
practice-wrong = No. { $truth }
practice-wrong-solution = No. { $truth } For example: { $solution }
practice-score = { $right } of { $answered } right · in a row { $streak } · best { $best }
practice-again = To be asked again: { $count }
