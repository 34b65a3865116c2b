# The title screen.
title = Tefuda
title-tagline = Four Japanese card games, for one or for several.
title-coming = Coming
title-coming-explained = This game cannot be played yet.
title-continue = Continue
title-continue-explained = { $game } · Round { $round } · { $name } ({ $level }) · { $yours } to { $theirs }
title-continue-people = { $game } · Round { $round } · { $names }
title-continue-table = { $game } · { $names }
title-how-to-play = How to play
title-how-to-play-explained = The rules, with pictures
title-settings = Settings
# The button names the other language in that language.
title-language = 日本語
