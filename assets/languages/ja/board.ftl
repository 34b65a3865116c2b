# What the games on a board have in common: the table, what is said of it, and the buttons.
prompt-pass = パス
prompt-next-playable = 出せる札へ
result-passes = パス
result-passes-value = { $count }回

board-pass = パス
board-pass-left = あと{ $left }回
board-pass-free = 何回でも
board-pass-can-play = 出せる札あり
board-pass-really = 本当にパス?
board-pass-out = 脱落します
board-pass-warning = パスはもう残っていません。もう一度パスすると脱落します。それでもよければ、もう一度押してください。
board-sorted-suit = マーク順
board-sorted-number = 数字順
board-play-card = { $card }を出す
board-choose-card = 札をえらぶ
board-choose-cell = 場所をえらぶ
board-wait = お待ちください
board-moves = 最近の手
board-move-card = { $card }
board-move-pass = パス
board-place = { $place }位
board-out = 脱落
board-not-in-hand = { $card }は手札にありません。

# What is said, and the places of the table.
board-says-left = { $name }は残り{ $count }枚
board-says-hand = あなたの札は{ $cards }
board-says-open = 置ける場所は{ $cards }
board-says-ended = 勝負がつきました
board-hand-card = { $card }
board-hand-playable = { $card }、出せます
board-hand-empty = 空き
board-cell-filled = { $card }、置いてあります
board-cell-open = { $card }、置けます
board-cell-empty = { $card }、まだ置けません

# Advice: what to do, and why.
board-hint = { $what }。{ $why }
board-hint-play = { $card }を出す
board-hint-pass = パスする
board-reason-tried = この先を何通りも試して、いちばん結果がよかった手です。
