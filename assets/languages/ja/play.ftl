# The table: what stands beside the cards, the stall, the result and the pause menu.
hud-round = 第{ $number }戦
hud-remaining = 残り
hud-deck = 山札 { $count }
hud-deck-empty = 山札なし
hud-your-ledger = あなたの台札
hud-opponent-ledger = 相手の台札
hud-empty-slot = 空き
hud-last-action = 直前

hint-draw = ここから1枚引けます
hint-fits = { $card }に重ねられます

# Games in turns: the bar, the line that says what is asked, and the device that goes round.
undo = 戻す
hint = ヒント
fast-forward = 早送り
hud-rules = { $preset }・{ $summary }
hud-your-turn = あなたの番
# { $asked } is a sentence of the game.
status-your-turn = あなたの番。{ $asked }
status-turn-asked = { $name }: { $asked }
status-turn = { $name }が考えています
status-next = 次は{ $name }
status-fast-forward = 早送り中: { $name }
status-over = 終わりました
status-waiting = しばらくお待ちください
hint-searching = ヒントを考えています
hint-not-your-turn = ヒントは、自分の番に見られます。
hand-over = { $name }の番です
hand-over-explained = 画面をまわして、ほかの人から見えなくなったら押してください。
hand-over-take = 自分の札を見る

facing-play = 札を台札へはらう · 山札を押すと引く
facing-start = どちらかがスピード!!を押すと、はじまります
facing-stall = どちらも出せません。早いほうがスピード!!を押します
facing-call = スピード!!
facing-call-asleep = 止まったら
facing-call-awake = 押して合図

stall-start = 合図ではじめます。1枚ずつめくります
stall-explained = どちらも出せません。合図で1枚ずつめくります
stall-call = 札か山札を押すと合図です
stall-call-countdown = 札か山札を押すと合図です(あと{ $seconds }秒で自動)

result-win = あなたの勝ち
result-lose = { $name }の勝ち
result-draw = 引き分け
result-place = あなたは{ $place }位
result-place-shared = あなたは同着{ $place }位
result-first-shared = { $names }が同着1位
result-says-place = { $place }位 { $names }
result-says-place-shared = 同着{ $place }位 { $names }
result-tied = 同着
result-show-board = 盤面を見る
result-show-result = 結果へ戻る
# What a figure counts: the only person's number, and that of all who played.
result-own-and-all = { $own } / { $all }
result-counts-own-and-all = あなた / 全員
result-counts-all = 全員
result-assisted = 戻す・ヒントを使いました
result-match-won = 勝負に勝ちました
result-match-lost = 勝負に負けました
result-match-drawn = 勝負は引き分けです
result-match-score = { $yours }勝{ $theirs }敗{ $draws }分
result-match-won-by = 勝負は{ $name }の勝ち
result-match-wins = { $name } { $wins }勝
result-match-draws = { $draws }分
# One after another what each has won, and how many games are drawn.
result-match-scores = { $scores }
result-time = 時間
result-cards-played = 出した札
result-cards-played-value = { $count }枚
result-calls = 合図
result-calls-value = { $count }回
result-next-game = 次の勝負へ
result-rematch = もう一番
result-same-deal = 同じ配りで
result-title = タイトルへ

pause = ポーズ中
pause-resume = つづける
pause-restart = 同じ配りでやり直す
pause-new-deal = 新しい配りにする
pause-settings = 設定
pause-how-to-play = 遊びかた
pause-title = タイトルへ
pause-title-explained = つづきは、タイトルから遊べます。
pause-reason-pad = コントローラーが外れました。
pause-reason-focus = ほかの画面に移ったので、止めました。
pause-restart-question = この勝負をやめて、やり直しますか。
pause-new-deal-question = この勝負をやめて、新しく配りますか。

# What has happened, in words.
log = これまでの流れ
log-empty = まだ何もありません。
