# Words that several screens share.
game-speed = Speed
game-speed-explained = First come, first served: stack one up or one down
game-sevens = Sevens
game-sevens-explained = Build out from the sevens, or hold them back
game-killer-sevens = Killer Sevens
game-killer-sevens-explained = Surrounded cards die
game-prime-daifugo = Prime Daifugo
game-prime-daifugo-explained = Cards that spell a prime are strong

preset-standard = Standard rules
preset-original = Original rules
preset-original-js = Original rules (JavaScript)
preset-original-cs = Original rules (C#)

level-relaxed = Relaxed
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-extreme = Extreme

# One name for the computer player of each level.
computer-relaxed = Tortoise
computer-beginner = Chick
computer-easy = Raccoon
computer-normal = Swallow
computer-hard = Fox
computer-extreme = Falcon
# At a table of more than two a computer's name goes by its seat.
computer-seat-1 = Rabbit
computer-seat-2 = Swallow
computer-seat-3 = Owl
computer-seat-4 = Raccoon
computer-seat-5 = Fox
computer-seat-6 = Tortoise

seat-you = You
seat-opponent = Opponent
player-number = Player { $number }

on = On
off = Off
yes = Yes
no = No
cancel = Cancel
back = Back

# The number of a deal, so that it can be told to others.
deal-number = Deal { $number }

# A card in running text: ♠A, ♥10.
card-name = { $suit }{ $number }
card-joker = Joker { $number }

# A card as it is read aloud: ace of spades, 10 of hearts.
card-name-spoken = { $number } of { $suit }
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
number-ace = ace
number-jack = jack
number-queen = queen
number-king = king

# Things one after another, of which the first may be such a list itself.
list-of-two = { $first }, { $second }
# Announcements are read aloud: a sentence, and several at once.
announcement-sentence = { $text }.
announcement-joined = { $before } { $next }
# What has the focus, on a web page; a value that is chosen.
focus = { $name }
focus-checked = { $name }, selected

prompt-play = Play a card
prompt-choose-ledger = Choose the ledger
prompt-draw = Draw
prompt-call = Call
prompt-pause = Pause
prompt-choose = Choose
prompt-confirm = Confirm
prompt-back = Back
