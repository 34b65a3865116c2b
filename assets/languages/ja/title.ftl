# The title screen.
title = 手札
title-tagline = 四つの札あそび。ひとりでも、みんなでも。
title-coming = 準備中
title-coming-explained = このゲームは、まだ遊べません。
title-continue = つづきから
title-continue-explained = { $game } ・ 第{ $round }戦 ・ { $name }({ $level }) ・ { $yours }対{ $theirs }
title-continue-people = { $game } · 第{ $round }戦 · { $names }
title-continue-table = { $game } · { $names }
title-how-to-play = 遊びかた
title-how-to-play-explained = ルールを絵で見られます
title-settings = 設定
# The button names the other language in that language.
title-language = English
