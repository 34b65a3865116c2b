# The set-up screen.
set-up = 対局の準備
set-up-replaces-saved-game = はじめると、つづきのデータは消えます。
set-up-start = はじめる
set-up-preset = ルール
set-up-preset-changed = { $preset }(変更あり)
set-up-options = 細かいルール
set-up-level = 強さ
set-up-deal = 配り
set-up-deal-number = 番号を指定
set-up-deal-number-explained = 同じ番号なら、同じ配りになります。
set-up-deal-number-invalid = 0から18446744073709551615までの整数を入れてください。
set-up-deal-random = 別の配り番号にする
set-up-previous-value = { $option }:前の値
set-up-next-value = { $option }:次の値

level-relaxed-explained = ゆっくり出します。はじめての方に。
level-easy-explained = ときどき見のがします。
level-normal-explained = よい勝負になります。
level-hard-explained = 速くて、見のがしません。
level-extreme-explained = 手加減なし。先を読んで出します。
