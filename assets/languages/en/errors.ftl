# What went wrong: files, and the command line.
notice-save-damaged = The saved game was damaged. It was put aside as { $name }.
notice-save-unreadable = The saved game cannot be read. You can start a new one.
notice-save-not-written = Your game cannot be saved. You can go on playing.
notice-settings-damaged = The settings were damaged. They were put aside as { $name }, and the defaults are used.
notice-settings-newer = The settings are from a newer version. They were put aside as { $name }, and the defaults are used.
notice-settings-unreadable = The settings cannot be read. The defaults are used.
notice-settings-not-written = The settings cannot be saved. They are lost when you quit.
notice-cannot-start = The game cannot be started: { $reason }
notice-no-folder = There is no place to save to. Your game and settings are lost when you quit.
notice-browser-keeps-nothing = This browser does not let the page save. Your game and settings are lost when you leave the page.
notice-no-full-screen = This browser does not let the page cover the screen.

command-line-help =
    Tefuda · Japanese card games

    Usage: tefuda [options]

      --game GAME      start this game: { $games }
      --preset PRESET  { $presets }
      --level LEVEL    { $levels }
      --seats NUMBER   how many play, at most { $most }
      --people NUMBER  how many of them are people; 0 to watch games in turns
      --deal NUMBER    the number of the deal (0 to 18446744073709551615)
      --lang LANGUAGE  ja, en
      --data FOLDER    keep settings and saved games here
      --help           show this help
      --version        show the version

    Write "--game speed" or "--game=speed".
command-line-version = Tefuda { $version }
command-line-try-help = "tefuda --help" shows how to use it.
command-line-unknown-option = There is no option { $option }.
command-line-unexpected-argument = "{ $value }" is not expected.
command-line-missing-value = { $option } needs a value.
command-line-unexpected-value = { $option } takes no value ("{ $value }").
command-line-bad-value = { $option } cannot be "{ $value }". It can be { $allowed }.
command-line-bad-deal = { $option } cannot be "{ $value }". It is a whole number from 0 to 18446744073709551615.
command-line-needs-game = { $option } needs { $game }: it says how to play that game.
command-line-bad-folder = { $option } needs the name of a folder.
command-line-not-built = "{ $game }" cannot be played yet. You can play { $allowed }.
