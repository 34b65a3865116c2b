# Words that several screens share.
game-speed = スピード
game-speed-explained = 早い者がち。1つちがいを重ねる
game-sevens = 七並べ
game-sevens-explained = 7から順に、つなぐ・止める
game-killer-sevens = 殺しの七並べ
game-killer-sevens-explained = 囲まれた札は、死ぬ
game-prime-daifugo = 素数大富豪
game-prime-daifugo-explained = 並べた数が素数なら強い

preset-standard = 標準ルール
preset-original = 原作ルール
preset-original-js = 原作ルール(JavaScript)
preset-original-cs = 原作ルール(C#)

level-relaxed = のんびり
level-beginner = 入門
level-easy = 初級
level-normal = 中級
level-hard = 上級
level-extreme = 達人

# One name for the computer player of each level.
computer-relaxed = かめ
computer-beginner = ひよこ
computer-easy = たぬき
computer-normal = つばめ
computer-hard = きつね
computer-extreme = はやぶさ
# At a table of more than two a computer's name goes by its seat.
computer-seat-1 = うさぎ
computer-seat-2 = つばめ
computer-seat-3 = ふくろう
computer-seat-4 = たぬき
computer-seat-5 = きつね
computer-seat-6 = かめ

seat-you = あなた
seat-opponent = 相手
player-number = プレイヤー{ $number }

on = オン
off = オフ
yes = はい
no = いいえ
cancel = やめる
back = もどる

# The number of a deal, so that it can be told to others.
deal-number = 配り番号 { $number }

# A card in running text: ♠A, ♥10.
card-name = { $suit }{ $number }
card-joker = ジョーカー{ $number }

# A card as it is read aloud: ace of spades, 10 of hearts.
card-name-spoken = { $suit }の{ $number }
suit-spades = スペード
suit-hearts = ハート
suit-diamonds = ダイヤ
suit-clubs = クラブ
number-ace = エース
number-jack = ジャック
number-queen = クイーン
number-king = キング

# Things one after another, of which the first may be such a list itself.
list-of-two = { $first }、{ $second }
# Announcements are read aloud: a sentence, and several at once.
announcement-sentence = { $text }。
announcement-joined = { $before }{ $next }
# What has the focus, on a web page; a value that is chosen.
focus = { $name }
focus-checked = { $name }、選択中

prompt-play = 札を出す
prompt-choose-ledger = 台札をえらぶ
prompt-draw = 引く
prompt-call = 合図する
prompt-pause = ポーズ
prompt-choose = えらぶ
prompt-confirm = 決定
prompt-back = もどる
