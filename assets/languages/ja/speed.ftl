# Speed: its options, refusals and rules.
speed-preset-standard-explained = 黒と赤に分け、好きな台札に重ねます。
speed-preset-original-explained = どちらにも合う札は、自分の台札にだけ重ねます。

speed-option-split = 配りかた
speed-option-split-explained = 黒と赤に分けるか、まぜた52枚を半分にするかを決めます。
speed-option-split-colours = 黒と赤
speed-option-split-halves = まぜて半分

speed-option-wrap = KとAのつながり
speed-option-wrap-explained = Kの次にA、Aの次にKを重ねられるかどうかです。
speed-option-wrap-true = つながる
speed-option-wrap-false = つながらない

speed-option-equal = 同じ数字
speed-option-equal-explained = 台札と同じ数字を重ねられるかどうかです。
speed-option-equal-false = 重ねられない
speed-option-equal-true = 重ねられる

speed-option-own-ledger-first = 自分の台札を優先
speed-option-own-ledger-first-explained = オンにすると、両方に合う札は自分の台札にだけ重ねられます。
speed-option-own-ledger-first-false = オフ
speed-option-own-ledger-first-true = オン

speed-option-call-card = 合図でめくる札
speed-option-call-card-explained = 山札がないとき、合図した人が場札から選べるかどうかです。
speed-option-call-card-chosen = 選ぶ
speed-option-call-card-leftmost = いちばん左

# { $player } is seat-you or seat-opponent.
speed-option-refill = 補充({ $player })
speed-option-refill-explained = 空いた場所に、山札から札を補う方法です。
speed-option-refill-free = 好きなとき
speed-option-refill-forced = 出す前に必ず
speed-option-refill-automatic = 自動

speed-option-stall-countdown = 自動の合図
speed-option-stall-countdown-explained = どちらも出せないとき、数秒後に自動でめくるかどうかです。
speed-option-stall-countdown-0 = なし
speed-option-stall-countdown-3 = 3秒後

speed-option-match = 勝負の長さ
speed-option-match-explained = 先に半分より多く勝ったほうの勝ちです。
speed-option-match-1 = 1本勝負
speed-option-match-3 = 3本勝負
speed-option-match-5 = 5本勝負

speed-refusal-malformed = その操作はできません。
speed-refusal-game-over = 勝負はもうついています。
speed-refusal-empty-slot = ここに札はありません。
speed-refusal-does-not-fit = この台札には重ねられません。
speed-refusal-stale = 相手が先に重ねました。
speed-refusal-own-ledger-first = 両方に合う札は、自分の台札に重ねます。
speed-refusal-must-refill = 先に山札から補充してください。
speed-refusal-no-empty-slot = 場に空きがありません。
speed-refusal-deck-empty = 山札はもうありません。
speed-refusal-not-a-stall = まだ出せる札か、引ける札があります。

# What happens, for the log and to be heard. { $ledger } is one of the next two.
speed-your-ledger = あなたの台札
speed-ledger-of = { $name }の台札
speed-says-played = { $name }:{ $ledger }に{ $card }
speed-says-played-few = { $name }:{ $ledger }に{ $card }、残り{ $count }枚
speed-says-refilled = { $name }:{ $card }を補充
speed-says-called = スピード!! { $name }の合図
speed-says-on-ledger = { $ledger }に{ $card }
speed-says-stalled = どちらも出せません。合図でつづきます
speed-says-out = { $name }:札がなくなりました。{ $other }は残り{ $count }枚
speed-says-both-out = どちらの札もなくなりました
# How the game stands, and its places.
speed-says-hand = あなたの札は{ $cards }。山札{ $count }枚
speed-says-left = { $name }は残り{ $count }枚
speed-place-card = { $card }、{ $place }番目
speed-place-card-fits = { $card }、{ $place }番目、{ $ledger }に出せます
speed-place-empty = { $place }番目、空き
speed-place-deck = あなたの山札、{ $count }枚
speed-place-ledger-empty = { $ledger }はまだありません

speed-rules-aim-heading = 目的
speed-rules-aim = 順番はありません。手持ちの札を、相手より先に出しきれば勝ちです。
speed-rules-table-heading = 場
speed-rules-table = 山札は裏向き、場札は4枚まで。まん中に、ふたりの台札があります。
speed-rules-play-heading = 重ねる
speed-rules-play = 台札と数字が1つちがう場札を重ねます。マークは何でもよく、KとAもつながります。同じ数字は重ねられません。
speed-rules-ledger-heading = 台札をえらぶ
speed-rules-ledger = どちらの台札に重ねてもかまいません。動かす札を台札まで引いていくと、えらべます。
speed-rules-draw-heading = 引く
speed-rules-draw = 場が空いたら、山札から1枚引いて埋めます。引かずに、つづけて出してもかまいません。
speed-rules-stall-heading = スピード!!
speed-rules-stall = どちらも出せず、引けもしないときは、合図で1枚ずつ自分の台札にめくります。始まりもこの合図です。
speed-rules-first-heading = 早い者がち
speed-rules-first = 同じ台札をねらったら、先に着いた札が残ります。合わなくなった札は手元にもどります。
speed-rules-end-heading = 終わり
speed-rules-end = 山札も場札もなくなったら勝ちです。合図でふたり同時になくなれば引き分けです。
speed-rules-options = 対局の準備で、ルールを細かく変えられます。
