# The verdicts of Prime Daifugo.
verdict-hand = { $name } laid
verdict-cards-return = The cards go back to the hand

# Stamps.
verdict-stamp-prime = PRIME
verdict-stamp-composite = COMPOSITE
verdict-stamp-not-prime = NOT PRIME
verdict-stamp-neither = NOT PRIME
verdict-stamp-base = NOT A PRIME BASE
verdict-stamp-product = WRONG PRODUCT
verdict-stamp-cut = GROTHENDIECK CUT
verdict-stamp-revolution = RAMANUJAN REVOLUTION
verdict-stamp-counter-revolution = COUNTER-REVOLUTION
verdict-stamp-infinity = INFINITY

# The sentence at the foot of the paper.
verdict-proven = Prime, proven
verdict-strong-test = Prime: it passes the strong test (Baillie–PSW)
verdict-composite = { $equation }
verdict-cut = 57 = 3 × 19. The field is cleared. Leads again: { $name }
verdict-revolution = From now on smaller numbers are stronger
verdict-counter-revolution = Larger numbers are stronger again
verdict-infinity = The field is cleared. Leads again: { $name }
verdict-neither = { $number } is neither prime nor composite
verdict-not-prime = { $equation }, so it is not prime
verdict-fails-strong-test = Composite: it fails the strong test to base { $base }
verdict-fails-lucas-test = Composite: it fails the strong Lucas test
verdict-bases = Bases that are not prime: { $bases }
verdict-product = { $equation }, which is not { $number }
verdict-product-large = { $row } is far larger than { $number }

verdict-penalty = { $count ->
    [one] Draws { $count } card
   *[other] Draws { $count } cards
    }
verdict-next = Next: { $name }
verdict-next-leads = The field is cleared. Leads now: { $name }
verdict-press = Press anything to go on
