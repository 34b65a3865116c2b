# The set-up screen.
set-up = New game
set-up-replaces-saved-game = Starting replaces the saved game.
set-up-start = Start
set-up-preset = Rules
set-up-preset-changed = { $preset } (changed)
set-up-options = Rules in detail
set-up-level = Level
set-up-deal = Deal
set-up-deal-number = By number
set-up-deal-number-explained = The same number gives the same deal.
set-up-deal-number-invalid = Enter a whole number from 0 to 18446744073709551615.
set-up-deal-random = Another deal number
set-up-previous-value = { $option }: previous
set-up-next-value = { $option }: next

level-relaxed-explained = Takes its time. Good for a first game.
level-easy-explained = Overlooks a card now and then.
level-normal-explained = An even match.
level-hard-explained = Quick, and overlooks nothing.
level-extreme-explained = No mercy: it plans ahead.
