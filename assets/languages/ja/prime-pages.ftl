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
