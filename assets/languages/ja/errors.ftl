# What went wrong: files, and the command line.
notice-save-damaged = つづきのデータが壊れていたので、{ $name } という名前で残しました。
notice-save-unreadable = つづきのデータを読めません。新しく始められます。
notice-save-not-written = つづきを保存できません。遊ぶことはできます。
notice-settings-damaged = 設定が壊れていたので、{ $name } という名前で残し、初期値にもどしました。
notice-settings-newer = 設定が新しい版のものなので、{ $name } という名前で残し、初期値にもどしました。
notice-settings-unreadable = 設定を読めません。初期値で始めます。
notice-settings-not-written = 設定を保存できません。終わると元にもどります。
notice-cannot-start = ゲームを始められません({ $reason })。
notice-no-folder = 保存する場所がありません。終わると、つづきと設定は消えます。
notice-browser-keeps-nothing = ブラウザーの設定で保存できません。終わると、つづきと設定は消えます。
notice-no-full-screen = このブラウザーでは全画面にできません。

command-line-help =
    手札 (Tefuda) ・ 札あそび

    使いかた: tefuda [オプション]

      --game ゲーム     このゲームを始めます: { $games }
      --preset ルール   { $presets }
      --level 強さ      { $levels }
      --seats 数        みんなの人数 ({ $most }まで)
      --people 数       遊ぶ人の数 (順番に遊ぶゲームは0で見るだけ)
      --deal 番号       配り番号 (0から18446744073709551615まで)
      --lang 言語       ja、en
      --data フォルダー 設定とつづきを、ここに置きます
      --help            この説明を表示します
      --version         版を表示します

    「--game speed」とも「--game=speed」とも書けます。
command-line-version = 手札 (Tefuda) { $version }
command-line-try-help = 「tefuda --help」で使いかたを表示します。
command-line-unknown-option = { $option } というオプションはありません。
command-line-unexpected-argument = 「{ $value }」は余分です。
command-line-missing-value = { $option } に値がありません。
command-line-unexpected-value = { $option } に値は付けられません(「{ $value }」)。
command-line-bad-value = { $option } に「{ $value }」は使えません。使えるのは { $allowed } です。
command-line-bad-deal = { $option } に「{ $value }」は使えません。0から18446744073709551615までの整数です。
command-line-needs-game = { $option } は、{ $game } といっしょに使います。
command-line-bad-folder = { $option } にフォルダーの名前がありません。
command-line-not-built = 「{ $game }」は、まだ遊べません。遊べるのは { $allowed } です。
