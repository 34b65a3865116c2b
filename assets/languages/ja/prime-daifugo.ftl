# Prime Daifugo: its options, refusals, words and rules.
prime-daifugo-preset-standard-explained = 素数、合成数、べき乗、ジョーカー2枚のルールです。
prime-daifugo-preset-original-js-explained = 同じルールで、あなたから始めます。
prime-daifugo-preset-original-cs-explained = ジョーカー、べき乗、57、1729、ペナルティなし。あなたから始めます。

prime-daifugo-option-jokers = ジョーカー
prime-daifugo-option-jokers-explained = ほかの札と出すと好きな数、1枚だけなら∞です。
prime-daifugo-option-jokers-0 = なし
prime-daifugo-option-jokers-1 = 1枚
prime-daifugo-option-jokers-2 = 2枚

prime-daifugo-option-even-ranks-halved = 偶数の札を半分に
prime-daifugo-option-even-ranks-halved-explained = オンにすると、♦と♣の2 4 6 8 10 Qをぬきます。
prime-daifugo-option-even-ranks-halved-true = オン
prime-daifugo-option-even-ranks-halved-false = オフ

prime-daifugo-option-hand = 手札
prime-daifugo-option-hand-explained = はじめに配る枚数です。
prime-daifugo-option-hand-11 = 11枚
prime-daifugo-option-hand-7 = 7枚
prime-daifugo-option-hand-5 = 5枚

prime-daifugo-option-cap = 1手の最大枚数
prime-daifugo-option-cap-explained = 場に出す数に使える枚数です。素因数の札は数えません。
prime-daifugo-option-cap-1 = 1枚
prime-daifugo-option-cap-2 = 2枚
prime-daifugo-option-cap-3 = 3枚
prime-daifugo-option-cap-4 = 4枚
prime-daifugo-option-cap-5 = 5枚
prime-daifugo-option-cap-6 = 6枚
prime-daifugo-option-cap-7 = 7枚
prime-daifugo-option-cap-8 = 8枚
prime-daifugo-option-cap-9 = 9枚
prime-daifugo-option-cap-10 = 10枚
prime-daifugo-option-cap-11 = 11枚
prime-daifugo-option-cap-12 = 12枚
prime-daifugo-option-cap-13 = 13枚
prime-daifugo-option-cap-14 = 14枚
prime-daifugo-option-cap-15 = 15枚
prime-daifugo-option-cap-16 = 16枚
prime-daifugo-option-cap-17 = 17枚
prime-daifugo-option-cap-18 = 18枚
prime-daifugo-option-cap-19 = 19枚
prime-daifugo-option-cap-20 = 20枚
prime-daifugo-option-cap-21 = 21枚
prime-daifugo-option-cap-22 = 22枚
prime-daifugo-option-cap-23 = 23枚
prime-daifugo-option-cap-24 = 24枚
prime-daifugo-option-cap-25 = 25枚
prime-daifugo-option-cap-26 = 26枚
prime-daifugo-option-cap-27 = 27枚
prime-daifugo-option-cap-28 = 28枚
prime-daifugo-option-cap-29 = 29枚
prime-daifugo-option-cap-30 = 30枚
prime-daifugo-option-cap-31 = 31枚
prime-daifugo-option-cap-32 = 32枚
prime-daifugo-option-cap-33 = 33枚
prime-daifugo-option-cap-34 = 34枚
prime-daifugo-option-cap-35 = 35枚
prime-daifugo-option-cap-36 = 36枚
prime-daifugo-option-cap-37 = 37枚
prime-daifugo-option-cap-38 = 38枚
prime-daifugo-option-cap-39 = 39枚
prime-daifugo-option-cap-40 = 40枚
prime-daifugo-option-cap-41 = 41枚
prime-daifugo-option-cap-42 = 42枚
prime-daifugo-option-cap-43 = 43枚
prime-daifugo-option-cap-44 = 44枚
prime-daifugo-option-cap-45 = 45枚
prime-daifugo-option-cap-46 = 46枚
prime-daifugo-option-cap-47 = 47枚
prime-daifugo-option-cap-48 = 48枚
prime-daifugo-option-cap-49 = 49枚
prime-daifugo-option-cap-50 = 50枚
prime-daifugo-option-cap-51 = 51枚
prime-daifugo-option-cap-52 = 52枚
prime-daifugo-option-cap-53 = 53枚
prime-daifugo-option-cap-54 = 54枚
prime-daifugo-option-cap-null = 何枚でも

prime-daifugo-option-composites = 合成数出し
prime-daifugo-option-composites-explained = 合成数を、素因数の札といっしょに出せます。
prime-daifugo-option-composites-true = オン
prime-daifugo-option-composites-false = オフ

prime-daifugo-option-exponents = べき乗
prime-daifugo-option-exponents-explained = 素因数に2³のような指数をつけられます。
prime-daifugo-option-exponents-true = オン
prime-daifugo-option-exponents-false = オフ

prime-daifugo-option-joker-zero = ジョーカーの0
prime-daifugo-option-joker-zero-explained = ジョーカーを0としても使えます。
prime-daifugo-option-joker-zero-true = オン
prime-daifugo-option-joker-zero-false = オフ

prime-daifugo-option-infinity = 1枚のジョーカー
prime-daifugo-option-infinity-explained = ジョーカーを1枚だけで出すと、場が流れます。
prime-daifugo-option-infinity-true = オン
prime-daifugo-option-infinity-false = オフ

prime-daifugo-option-cut-57 = 57(グロタンカット)
prime-daifugo-option-cut-57-explained = 57は3×19ですが、出すと場が流れます。
prime-daifugo-option-cut-57-true = オン
prime-daifugo-option-cut-57-false = オフ

prime-daifugo-option-revolution-1729 = 1729(ラマヌジャン革命)
prime-daifugo-option-revolution-1729-explained = 1729を出すと、強さが逆になります。
prime-daifugo-option-revolution-1729-true = オン
prime-daifugo-option-revolution-1729-false = オフ

prime-daifugo-option-start-in-revolution = 革命で始める
prime-daifugo-option-start-in-revolution-explained = オンにすると、はじめから小さい数が強くなります。
prime-daifugo-option-start-in-revolution-true = オン
prime-daifugo-option-start-in-revolution-false = オフ

prime-daifugo-option-draw = 札を引く
prime-daifugo-option-draw-explained = 手番に1回だけ、山札から1枚引けます。
prime-daifugo-option-draw-true = オン
prime-daifugo-option-draw-false = オフ

prime-daifugo-option-penalty = ペナルティ
prime-daifugo-option-penalty-explained = まちがえた手で引く枚数です。
prime-daifugo-option-penalty-all = 出した枚数
prime-daifugo-option-penalty-field = 場の枚数
prime-daifugo-option-penalty-one = 1枚
prime-daifugo-option-penalty-none = なし

prime-daifugo-option-flow = 流れた札
prime-daifugo-option-flow-explained = 流れた札を山札の下に入れる順番です。
prime-daifugo-option-flow-order = 順番どおり
prime-daifugo-option-flow-shuffled = まぜる

prime-daifugo-option-first = 最初の番
prime-daifugo-option-first-explained = 最初に出す人です。
prime-daifugo-option-first-deal = くじ
prime-daifugo-option-first-human = あなた
prime-daifugo-option-first-loser = 前回の敗者

prime-daifugo-option-joker-finish = ジョーカー上がり
prime-daifugo-option-joker-finish-explained = 最後の手にジョーカーを使えます。
prime-daifugo-option-joker-finish-true = オン
prime-daifugo-option-joker-finish-false = オフ

prime-daifugo-option-clock = 持ち時間
prime-daifugo-option-clock-explained = 時間切れになるとパスになります。
prime-daifugo-option-clock-null = なし
prime-daifugo-option-clock-60 = 60秒
prime-daifugo-option-clock-30 = 30秒

prime-daifugo-option-turn-limit = 手番の上限
prime-daifugo-option-turn-limit-explained = 1人あたりこの回数で終わり、札の少ない人の勝ちです。
prime-daifugo-option-turn-limit-100 = 100回
prime-daifugo-option-turn-limit-50 = 50回
prime-daifugo-option-turn-limit-200 = 200回

prime-daifugo-refusal-malformed = その操作はできません。
prime-daifugo-refusal-game-over = 勝負はもうついています。
prime-daifugo-refusal-not-your-turn = まだあなたの番ではありません。
prime-daifugo-refusal-not-your-card = 手札にない札です。
prime-daifugo-refusal-empty-play = 数にする札をえらんでください。
prime-daifugo-refusal-option-off = 今のルールでは使えません。
prime-daifugo-refusal-already-drew = 引けるのは手番に1回です。
prime-daifugo-refusal-deck-empty = 山札がありません。
prime-daifugo-refusal-tower = 指数にさらに指数はつけられません。
prime-daifugo-refusal-undeclared-joker = ジョーカーを何にするか決めてください。
prime-daifugo-refusal-joker-value = ジョーカーはその数にはなれません。
prime-daifugo-refusal-leading-zero = 数を0から始めることはできません。
prime-daifugo-refusal-bad-factor = 素因数と指数は2以上です。
prime-daifugo-refusal-single-factor = 素因数は2つ以上いります。
prime-daifugo-refusal-infinity-alone = ジョーカー1枚で返せるのは1枚の場だけです。
prime-daifugo-refusal-over-cap = 枚数が多すぎます。
prime-daifugo-refusal-wrong-count = 場と同じ枚数で出してください。
prime-daifugo-refusal-not-larger = もっと大きい数にしてください。
prime-daifugo-refusal-not-smaller = もっと小さい数にしてください。
prime-daifugo-refusal-joker-finish = 最後の手にジョーカーは使えません。

# The table.
prime-daifugo-order-larger = 大きい数が強い
prime-daifugo-order-smaller = 革命中 小さい数が強い
prime-daifugo-summary-exponents = 合成数あり・べき乗あり
prime-daifugo-summary-composites = 合成数あり
prime-daifugo-summary-primes = 素数だけ
prime-daifugo-cards = 手札{ $count }枚
prime-daifugo-deck = 山札{ $count }
prime-daifugo-asked-lead = 親です。好きな数を出せます
prime-daifugo-asked-larger = { $count }枚で{ $number }より大きい数
prime-daifugo-asked-smaller = { $count }枚で{ $number }より小さい数

prime-daifugo-no-card = 手札に{ $card }は残っていません。
prime-daifugo-draw = 引く
prime-daifugo-draw-once = 手番に1回
prime-daifugo-drawn = この番は引きました
prime-daifugo-deck-empty = 山札なし
prime-daifugo-lay = 出す
prime-daifugo-lay-really = 本当に出す?
prime-daifugo-sort = 並べ替え
prime-daifugo-clear = すべて手に戻す
prime-daifugo-row-number = 数
prime-daifugo-row-factors = 素因数
prime-daifugo-compose = 数になる順に札をえらんでください。
prime-daifugo-joker-question = ジョーカーを何にしますか
prime-daifugo-prompt-cards = 札をえらぶ
prime-daifugo-prompt-row = 数 / 素因数
prime-daifugo-prompt-times = かける ×
prime-daifugo-prompt-power = べき乗 ^
prime-daifugo-prompt-back = 1つ戻す
prime-daifugo-prompt-lay = 出す
prime-daifugo-place-number = { $card }、数の札
prime-daifugo-place-factor = { $card }、素因数の札
prime-daifugo-place-joker = { $card }、{ $value }として
prime-daifugo-place-joker-open = { $card }、数は未定
prime-daifugo-check-count = { $count }枚
prime-daifugo-check-count-of = { $count }/{ $needed }枚
prime-daifugo-check-size = { $sign } { $number }
prime-daifugo-check-form = 形
prime-daifugo-check-prime = 素数?
prime-daifugo-check-product = 積?
prime-daifugo-if-wrong = 外れたら
prime-daifugo-penalty = { $count }枚引く
prime-daifugo-no-penalty = 引かない
prime-daifugo-field = 場・{ $count }枚
prime-daifugo-field-empty = 場札なし
prime-daifugo-kind-prime-proven = 素数・証明ずみ
prime-daifugo-kind-prime-tested = 素数・強い判定
prime-daifugo-kind-composite-proven = 合成数・証明ずみ
prime-daifugo-kind-composite-tested = 合成数・強い判定
prime-daifugo-kind-cut = 57・場が流れる
prime-daifugo-kind-reversal = 1729・革命
prime-daifugo-kind-infinity = ∞・場が流れる
prime-daifugo-seconds = { $seconds }秒
prime-daifugo-says-time = 残り{ $seconds }秒

# What has happened.
prime-daifugo-says-drew = { $name }:1枚引いた
prime-daifugo-says-drew-card = { $name }:{ $card }を引いた
prime-daifugo-says-passed = { $name }:パス
prime-daifugo-says-prime = { $name }:{ $play }、素数。残り{ $count }枚
prime-daifugo-says-composite = { $name }:{ $play }、合成数。残り{ $count }枚
prime-daifugo-says-cut = { $name }:57、場が流れる。残り{ $count }枚
prime-daifugo-says-reversal = { $name }:1729。残り{ $count }枚
prime-daifugo-says-infinity = { $name }:∞、場が流れる。残り{ $count }枚
prime-daifugo-says-wrong = { $name }:{ $play }はまちがい。{ $why }
prime-daifugo-says-penalised = { $name }:ペナルティで{ $count }枚引く
prime-daifugo-says-reversed = 革命。小さい数が強くなる
prime-daifugo-says-restored = 革命返し。大きい数が強くなる
prime-daifugo-says-factors-flowed = 素因数が流れる:{ $cards }
prime-daifugo-says-flowed = 場が流れる
prime-daifugo-says-leads = { $name }が親
prime-daifugo-says-last-turns = 残り{ $left }手番
prime-daifugo-says-field = 場:{ $number }、{ $count }枚
prime-daifugo-wrong-not-prime = { $number }は素数ではない
prime-daifugo-wrong-base = 素数ではない:{ $bases }
prime-daifugo-wrong-product = 積は{ $product }で、{ $number }ではない
prime-daifugo-wrong-too-large = 積は{ $number }よりずっと大きい
prime-daifugo-result-plays = 出した手
prime-daifugo-result-plays-value = { $count }回
prime-daifugo-result-draws = 引いた札
prime-daifugo-result-draws-value = { $count }枚

# Advice.
prime-daifugo-hint-play = { $play }を出す
prime-daifugo-hint-draw = 1枚引く
prime-daifugo-reason-finishes = これで上がりです。
prime-daifugo-reason-leaves-one-play = 残りを次の1手で出せます。
prime-daifugo-reason-sheds-many = 一度にたくさん減らせます。
prime-daifugo-reason-keeps-strong = これで足り、強い札を残せます。
prime-daifugo-reason-nothing-to-play = 出せる数が見つかりません。
prime-daifugo-reason-too-dear = 出せる数はありますが、あとで使うほうが強いです。
