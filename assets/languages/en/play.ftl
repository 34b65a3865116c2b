# The table: what stands beside the cards, the stall, the result and the pause menu.
hud-round = Round { $number }
hud-remaining = Left
hud-deck = Deck { $count }
hud-deck-empty = No deck left
hud-your-ledger = Your ledger
hud-opponent-ledger = Opponent's ledger
hud-empty-slot = Empty
hud-last-action = Last

hint-draw = Draw a card here
hint-fits = Fits on { $card }

# Games in turns: the bar, the line that says what is asked, and the device that goes round.
undo = Undo
hint = Hint
fast-forward = Fast-forward
hud-rules = { $preset } · { $summary }
hud-your-turn = Your turn
# { $asked } is a sentence of the game.
status-your-turn = Your turn. { $asked }
status-turn-asked = { $name }: { $asked }
status-turn = { $name } is thinking
status-next = Next: { $name }
status-fast-forward = Fast-forward: { $name }
status-over = The game is over
status-waiting = One moment
hint-searching = Looking for a hint
hint-not-your-turn = There is a hint when it is your turn.
hand-over = Pass the device to { $name }
hand-over-explained = Press when nobody else can see the screen.
hand-over-take = Show my cards

facing-play = Flick a card to a ledger · tap your deck to draw
facing-start = Either player starts the game with SPEED!!
facing-stall = Nobody can play. The first to press SPEED!! calls
facing-call = SPEED!!
facing-call-asleep = at a stall
facing-call-awake = press now

stall-start = A call starts the game. One card each is turned
stall-explained = Nobody can play. A call turns one card each
stall-call = A card or the deck calls
stall-call-countdown = A card or the deck calls (automatic in { $seconds } s)

result-win = You win
result-lose = { $name } wins
result-draw = Draw
result-place = You are in place { $place }
result-place-shared = You share place { $place }
result-first-shared = { $names } share the first place
result-says-place = Place { $place }: { $names }
result-says-place-shared = Place { $place }, shared: { $names }
result-tied = shared
result-show-board = Show the board
result-show-result = Back to the result
# What a figure counts: the only person's number, and that of all who played.
result-own-and-all = { $own } / { $all }
result-counts-own-and-all = you / all
result-counts-all = all players
result-assisted = Played with undo or hints
result-match-won = You won the match
result-match-lost = You lost the match
result-match-drawn = The match is drawn
result-match-score = Won { $yours } · Lost { $theirs } · Drawn { $draws }
result-match-won-by = { $name } won the match
result-match-wins = { $name } { $wins }
result-match-draws = Drawn { $draws }
# One after another what each has won, and how many games are drawn.
result-match-scores = { $scores }
result-time = Time
result-cards-played = Cards played
result-cards-played-value = { $count }
result-calls = Calls
result-calls-value = { $count }
result-next-game = Next game
result-rematch = Rematch
result-same-deal = Same deal
result-title = Title

pause = Paused
pause-resume = Resume
pause-restart = Restart this deal
pause-new-deal = New deal
pause-settings = Settings
pause-how-to-play = How to play
pause-title = Title
pause-title-explained = You can continue from the title.
pause-reason-pad = The controller was disconnected.
pause-reason-focus = Paused because you left the window.
pause-restart-question = Give up this game and start it again?
pause-new-deal-question = Give up this game and deal anew?

# What has happened, in words.
log = Log
log-empty = Nothing has happened yet.
