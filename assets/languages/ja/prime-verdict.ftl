# 素数大富豪の判定。
verdict-hand = { $name }の手
verdict-cards-return = 札は手に戻ります

# はんこ。
verdict-stamp-prime = 素数
verdict-stamp-composite = 合成数
verdict-stamp-not-prime = 合成数
verdict-stamp-neither = 素数でない
verdict-stamp-base = 素因数でない
verdict-stamp-product = 積が違う
verdict-stamp-cut = グロタンディーク素数切り
verdict-stamp-revolution = ラマヌジャン革命
verdict-stamp-counter-revolution = ラマヌジャン革命返し
verdict-stamp-infinity = 無限大

# 紙の下の文。
verdict-proven = 素数です(証明ずみ)
verdict-strong-test = 素数です(強い検査 Baillie–PSW に合格)
verdict-composite = { $equation }
verdict-cut = 57 = 3 × 19 場が流れて、{ $name }が親のままです
verdict-revolution = ここからは小さい数が強くなります
verdict-counter-revolution = ふたたび大きい数が強くなります
verdict-infinity = 場が流れて、{ $name }が親のままです
verdict-neither = { $number } は素数でも合成数でもありません
verdict-not-prime = { $equation }。素数ではありませんでした
verdict-fails-strong-test = 合成数です。底 { $base } の強い検査に落ちました
verdict-fails-lucas-test = 合成数です。強いリュカ検査に落ちました
verdict-bases = 素数ではない底: { $bases }
verdict-product = { $equation } で、{ $number } にはなりません
verdict-product-large = { $row } は { $number } よりずっと大きい数です

verdict-penalty = { $count }枚引きます
verdict-next = つぎは{ $name }の番です
verdict-next-leads = 場が流れて、{ $name }が親になります
verdict-press = 何か押すと、つぎへ進みます
