# 素数大富豪のふり返り。
look-back = ふり返り
look-back-explained = 出せたのに出さなかった、いちばん枚数の多い手
look-back-searching = 調べています
look-back-nothing = 見のがした手はありませんでした。
look-back-turn = { $turn }手番目 — { $done }
look-back-passed = パス
look-back-wrong = まちがい({ $why })
look-back-played = { $number }を出した({ $count }枚)
look-back-missed = { $play }({ $count }枚、{ $proof })
look-back-proven = 素数・証明ずみ
look-back-strong-test = 素数・強い検査
look-back-composite = 素因数のとおり
look-back-cut = グロタンディーク素数切り
look-back-reversal = ラマヌジャン革命
look-back-infinity = 無限大

# 出せる数の一覧。
aid = 手札から出せる数
aid-explained = 枚数の多い順、同じなら強い順
aid-searching = 調べています
aid-nothing = 出せる数はありません。
aid-more = ほかにもあります。
aid-cards = { $count }枚
aid-play = { $play }
aid-infinity = ∞(ジョーカー1枚)

# 練習。
practice = 練習
practice-explained = 素数を見分け、作り、分ける練習です
practice-drill-prime-or-not = 素数か?
practice-drill-make-prime = 素数を作る
practice-drill-factors = 分ける
practice-asked-prime = この数は素数ですか?
practice-asked-make = { $count }枚で素数を作ってください
practice-asked-factors = 素因数を札で示してください
practice-say-prime = 素数
practice-say-not-prime = 素数ではない
practice-times = かける ×
practice-power = べき乗 ^
practice-take-back = 1つ戻す
practice-answer = 答える
practice-next = つぎの問題
practice-card = { $card }
practice-product = 積が合っています
practice-right = 正解! { $truth }
practice-wrong = 残念。{ $truth }
practice-wrong-solution = 残念。{ $truth } 正解の例: { $solution }
practice-score = { $answered }問中{ $right }問正解・連続{ $streak }・最高{ $best }
practice-again = まちがえた{ $count }問が、また出ます
