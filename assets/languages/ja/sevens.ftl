# Sevens: its options, refusals, words and rules.
sevens-preset-standard-explained = KまでつながったらAへ、AまでならKへつづきます。
sevens-preset-original-explained = トンネル:端まで出たマークは、反対側が閉じます。

sevens-option-jokers = ジョーカー
sevens-option-jokers-explained = 置ける場所ならどこにでも、札の代わりに置けます。
sevens-option-jokers-0 = なし
sevens-option-jokers-1 = 1枚
sevens-option-jokers-2 = 2枚

sevens-option-first = 最初の番
sevens-option-first-explained = 最初に出す人です。あとは時計回りです。
sevens-option-first-diamond-seven = ♦7の人
sevens-option-first-human = あなた
sevens-option-first-winner = 前回の勝者

sevens-option-edge = AとKの先
sevens-option-edge-explained = AやKまで出たマークが、どうつづくかを決めます。
sevens-option-edge-link = つながる
sevens-option-edge-tunnel = トンネル
sevens-option-edge-none = 行き止まり

sevens-option-passes = パスの回数
sevens-option-passes-explained = これより1回でも多くパスすると脱落です。
sevens-option-passes-0 = なし
sevens-option-passes-1 = 1回
sevens-option-passes-2 = 2回
sevens-option-passes-3 = 3回
sevens-option-passes-4 = 4回
sevens-option-passes-5 = 5回
sevens-option-passes-null = 何回でも

sevens-option-out-hand = 脱落した手札
sevens-option-out-hand-explained = 脱落した人の手札を、並べるか、取り除くかです。
sevens-option-out-hand-laid = 並べる
sevens-option-out-hand-removed = 取り除く

sevens-option-must-play = 出せるなら出す
sevens-option-must-play-explained = オンにすると、出せる札がないときだけパスできます。
sevens-option-must-play-false = オフ
sevens-option-must-play-true = オン

sevens-option-no-joker-last = ジョーカー上がり禁止
sevens-option-no-joker-last-explained = オンにすると、最後の1枚にジョーカーは使えません。
sevens-option-no-joker-last-true = オン
sevens-option-no-joker-last-false = オフ

sevens-refusal-malformed = その操作はできません。
sevens-refusal-game-over = 勝負はもうついています。
sevens-refusal-not-your-turn = まだあなたの番ではありません。
sevens-refusal-not-your-card = その札は手札にありません。
sevens-refusal-joker-needs-place = ジョーカーを置く場所をえらんでください。
sevens-refusal-not-next = { $card }は出せません。手前の札がまだ出ていません。
sevens-refusal-closed = { $card }は出せません。こちら側は閉じていて、反対の端からつづきます。
sevens-refusal-joker-last = 最後の1枚にジョーカーは使えません。
sevens-refusal-nothing-to-swap = { $card }の場所にジョーカーはありません。
sevens-refusal-must-play = 出せる札があるので、パスできません。

sevens-progress = { $laid } / 52枚
sevens-asked = 1枚出すか、パス
sevens-asked-pass = 出せる札がありません。パスしてください
sevens-asked-last-pass = 出せる札がありません。パスすると脱落です
sevens-from-ace = Aから、次は{ $card }
sevens-from-king = Kから、次は{ $card }
sevens-closed-side = とじた側

sevens-says-played = { $name }:{ $card }
sevens-says-played-few = { $name }:{ $card }、残り{ $count }枚
sevens-says-joker = { $name }:ジョーカーを{ $card }に
sevens-says-swapped = { $name }:{ $card }を出してジョーカーを取る
sevens-says-passed = { $name }:パス
sevens-says-passed-left = { $name }:パス、あと{ $left }回
sevens-says-finished = { $name }:上がり、{ $place }位
sevens-placed-by-passes = パスしすぎて脱落
sevens-placed-by-jokers = ジョーカーだけ残って脱落
sevens-says-out = { $name }はパスしすぎて脱落
sevens-says-out-jokers = { $name }はジョーカーだけが残って脱落
sevens-says-laid = { $card }を並べる
sevens-says-removed = { $card }を取り除く
sevens-says-closed = { $card }の側が閉じました
sevens-cell-joker = { $card }、ジョーカーがあります
sevens-cell-closed = { $card }、閉じています

sevens-hint-joker = ジョーカーを{ $card }に置く
sevens-hint-swap = { $card }を出してジョーカーを取る
sevens-reason-nothing-to-play = 出せる札がありません。
sevens-reason-goes-out = 出せる札がなく、パスも残っていないので、脱落します。
sevens-reason-only-card = 出せる札はこれだけです。
sevens-reason-others-cannot-pass = もうパスできない人がいるので、待たせます。
sevens-reason-hold-back = 何を出しても、ほかの人の札が出せるようになるので、待たせます。
sevens-reason-blocks = { $card }を出すと、ほかの人の札が出せるようになります。
sevens-reason-opens-own-next = 自分の{ $card }が出せるようになり、ほかの人に出せる札は増えません。
sevens-reason-opens-way-to = この先に自分の{ $card }があります。
sevens-reason-opens-nothing = これで出せるようになる札は、だれも持っていません。
sevens-reason-takes-joker = 札の代わりにどこにでも置けるジョーカーが手に入ります。

sevens-rules-aim-heading = 目的
sevens-rules-aim = 手札をいちばん早く出しきれば勝ちです。7は最初に並べてあり、順番に1枚ずつ出します。
sevens-rules-play-heading = 出しかた
sevens-rules-play = ♦7を持っていた人から始めます。同じマークのとなりに出します。7のとなりは6と8、その先は5と9です。置ける場所は金色で示します。
sevens-rules-pass-heading = パス
sevens-rules-pass = 出せるときでも、3回までパスできます。出せずにするパスも数えます。もう1回パスすると脱落です。
sevens-rules-hold-heading = 止める
sevens-rules-hold = 出さずに持っている札は、その先を待つ人みんなを止めます。止めながらパスでしのぐのが、この遊びのかなめです。
sevens-rules-edge-heading = KとAの先
sevens-rules-edge = 「AとKの先」が「つながる」のとき、KまでつながったマークはAから、AまでつながったマークはKからもつづきます。
sevens-rules-tunnel-heading = トンネル
sevens-rules-tunnel = トンネルでは、そのとき7の反対側が閉じて錠が付き、遠い端からだけつづきます。
sevens-rules-joker-heading = ジョーカー
sevens-rules-joker = 置ける場所ならどこにでも置けます。本当の札を持つ人は、自分の番にその札を置いてジョーカーを取れます。
sevens-rules-out-heading = 脱落
sevens-rules-out = 脱落した人の手札は、すべて自分の場所に並べます。すき間は残り、列が届いたときにつながります。
sevens-rules-end-heading = 終わり
sevens-rules-end = 早く出しきった順に順位が決まります。脱落した人はその下で、先に脱落した人ほど下です。残りが1人になったら、その人が空いているいちばん上の順位です。
sevens-rules-options = 対局の準備で、ルールを細かく変えられます。
