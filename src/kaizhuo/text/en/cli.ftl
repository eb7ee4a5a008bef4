# The command kaizhuo: help, tables, and the game in the terminal.

cli-brand = 開桌 Kaizhuo
cli-usage = Usage:{" "}
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples
cli-interrupted = Interrupted.
cli-version = kaizhuo { $version } ({ $engine })
cli-version-box = { $game }: box { $box }
cli-slow = The engine of this installation is plain Python: the same games, but bots think ten to thirty times slower. “kaizhuo compile” makes it fast. (This is said once.)
cli-engine = { $engine ->
    [compiled] engine: compiled
   *[interpreted] engine: interpreted
}

## Help

help-help = Show this page.
help-lang = Language of everything that is printed. Default: the language of your system.
help-version = Print the version, whether the engine is compiled, and the fingerprint of each game’s box.
help-json = Print JSON for programs instead of text for people.
help-components = Play with your own components file (a corrected copy of the game’s components.toml).
help-cluster = Let a Ray cluster play: its address, or auto for the one this machine belongs to. Needs kaizhuo[ray] on every machine. The numbers stay the same.
help-option = Change an option of the game; can be given several times. “kaizhuo games” lists the options.

help-kaizhuo = 開桌 Kaizhuo: modern tabletop games with friends and bots, in your terminal.
    .examples =
        kaizhuo play dnup              play d'nup against bots
        kaizhuo games                  which games there are
        kaizhuo rules dnup             read the rules
        kaizhuo play --help            all about one command

help-play = Play a game in the terminal. A full screen shows your hand, the table, the log and everything you can do, by keyboard or mouse. The game is saved after every move; leave with q and continue later.
    .short = Play a game in the terminal, against bots or with several people at one screen.
    .examples =
        kaizhuo play dnup                                       you against bots
        kaizhuo play dnup --seat me --seat bot:level3           a duel against the hard bot
        kaizhuo play dnup --seat me --seat me --seat bot:level2 two people at one screen
        kaizhuo play dnup --option letters_to_win=6             with an option
        kaizhuo play --resume last                              continue the last game
help-play-game = Which game: its id as “kaizhuo games” shows it. Not needed with --resume.
help-play-seat = Who sits at the table, one --seat for each player in order: me, or bot:NAME (level1: easy; level2: medium; level3: hard, also as level3:5000 with the number of playouts; level4: expert, where it has learnt the game; uniform: random; cmd:COMMAND: your own program, with a name as sharky=cmd:COMMAND). Default: you and bots of level 2.
help-play-seed = Deal from this number: the same number deals the same cards again.
help-play-save = Save the game to this file after every move. Default: a file in your user data folder.
help-play-resume = Continue a saved game: its file, or “last” for the one saved most recently.
help-play-plain = Play line by line instead of in a full screen, for scripts, pipes and screen readers.
help-play-pace = The least number of seconds a bot takes for a move, so that you can follow. Default: 0.7; with --plain always 0.

help-learn = Learn a game by playing: a few minutes, one idea at a time.
    .short = Learn a game by playing.
    .examples =
        kaizhuo learn
        kaizhuo learn dnup
        kaizhuo learn flatiron burnham --lang zh-Hant
help-learn-game = Which game: its id as “kaizhuo games” shows it. Without one all lessons are listed.
help-learn-lesson = Which lesson; the first one if you name none.
help-puzzle = Find the right move in a position of a real game. Without a game: the puzzle of the day.
    .short = Find the right move: the puzzle of the day.
    .examples =
        kaizhuo puzzle
        kaizhuo puzzle dnup
help-puzzle-game = Which game: its id as “kaizhuo games” shows it. All its puzzles are listed.
help-puzzle-name = Which puzzle, by its name in that list.
help-compile = Compile the engine of this installation: the same games with the same results, and bots think ten to thirty times faster. Needs a C compiler and takes a few minutes.
    .short = Make the engine fast: compile it.
    .examples =
        pip install "kaizhuo[fast]"    what compiling needs
        kaizhuo compile
        kaizhuo --version              says whether it is compiled
cli-compile-already = The engine is compiled already.
cli-compile-begins = Compiling the engine; this takes a few minutes ...
cli-compile-done = The engine is compiled.
error-no-compiler = Compiling needs a C compiler and the headers of Python, which are not here. On Debian: apt install gcc python3-dev
error-no-mypyc = Compiling needs two packages that are not installed. Install them with: pip install "kaizhuo[fast]" (with pipx: pipx inject kaizhuo "kaizhuo[fast]"; with uv: uv tool install "kaizhuo[fast]")
error-compile-read-only = Cannot write to { $folder }. Run “kaizhuo compile” as whoever installed it.
error-compile-failed = The engine could not be compiled; the reason is above. It works as before, as plain Python.

help-rules = Print the numbered rules of a game, or one of them.
    .short = Read the rules of a game, or one numbered rule.
    .examples =
        kaizhuo rules dnup
        kaizhuo rules dnup DN-8 --lang zh-Hant
help-rules-game = Which game: its id as “kaizhuo games” shows it.
help-rules-number = One rule, by its number, such as DN-8.

help-games = List the games: id, name, number of players, options, and how sure we are that cards and pieces match the published box.
    .short = List the games, their options, and how sure we are of their components.
    .examples =
        kaizhuo games
        kaizhuo games --json

help-simulate = Let bots play many games against each other and count: how long games are, who scores what, and how often each seat wins, with 95% confidence intervals. The same seed gives the same numbers, however many processes share the work.
    .short = Let bots play many games and count lengths, scores and wins.
    .examples =
        kaizhuo simulate dnup --seats 4 --games 1000 --seed 1
        kaizhuo simulate dnup --bots level2,uniform,uniform --games 200
        kaizhuo simulate dnup --bots level3:200,level2 --jobs 4 --json
help-simulate-game = Which game: its id as “kaizhuo games” shows it.
help-simulate-seats = Number of players. Default: as many as --bots names, or the middle of what the game allows.
help-simulate-games = Number of games. Default: 100.
help-simulate-seed = The number that all randomness comes from. Default: 1.
help-simulate-bots = The bots by seat, separated by commas; a single one takes every seat. Default: level2.
help-simulate-jobs = Number of processes that share the work. Default: one for each core.

help-report = Let bots play until the asked precision is reached, and write one page about the game with this box (and the same as JSON): length, who wins, points and tension, which decisions matter, every card, tile, board and action with how often it is offered, taken and wins, and what skill is worth. Every figure comes with a 95% interval.
    .short = One page on what a box does to the game.
    .examples =
        kaizhuo report dnup --seats 4
        kaizhuo report steam-up --seats 4 --blind choosing-zodiac --components mine.toml
        kaizhuo report flatiron --seats 1,2 --games 500 --out flatiron.html --lang zh-Hant
help-report-seats = Numbers of players, separated by commas. Default: the middle of what the game allows.
help-report-precision = Play until every seat’s part of the victories is known to this many percentage points, up or down. Default: 2.
help-report-games = Play exactly this many games instead.
help-report-skill = Deals for what skill is worth, each played with every seating of three levels; 0 for none. Default: 40.
help-report-blind = A step that is answered at random, so that every board is played: drafting, say.
help-report-out = Where the page goes, as HTML or, for a name that ends in .md, as Markdown; the JSON goes beside it. Default: GAME-report.html.

help-compare = Play the same deals with two boxes and say what changed, and whether it is more than chance: one page and JSON. With one file, our box is compared with it.
    .short = Two boxes over the same deals: what changed?
    .examples =
        kaizhuo compare steam-up --components mine.toml --seats 4 --blind choosing-zodiac
        kaizhuo compare dnup --components a.toml --components b.toml --games 3000
        kaizhuo compare flatiron --components mine.toml --figures "wins.side.*"
help-compare-components = A components file; twice for two boxes.
help-compare-figures = Judge only figures of these names, as “wins.zodiac.*”; may be given several times.

help-sweep = Try other values in a box on the same deals: one plot a figure over the values, and for which of them a goal holds. Values that are clearly out are given up early.
    .short = A figure over the values of something in the box.
    .examples =
        kaizhuo sweep steam-up --set "zodiac.dragon.rows[2][3]=0..4" --seats 4
        kaizhuo sweep steam-up --set "zodiac.ox.start.cards=1..4" --goal "wins.zodiac.* in 19..31%"
        kaizhuo sweep dnup --set letters_first=1..4 --set letters_second=0,1,2 --figures "length.*"
help-sweep-set = A place in the box and the values to try there: 0..4, 0..10..2 or 1,3,7. May be given several times; then all combinations are tried.
help-sweep-goal = Figures and where they should be: “wins.zodiac.* in 19..31%”. May be given several times.

help-box = Write the box of a game, with comments, units and grades, to correct it or to try another one: kaizhuo box GAME > mine.toml. With --check, name everything that is wrong in a file of yours, each with its line; with --schema, print a JSON schema for editors.
    .short = A box to edit, and what is wrong with yours.
    .examples =
        kaizhuo box steam-up > mine.toml
        kaizhuo box steam-up --check mine.toml
        kaizhuo box steam-up --schema > steam-up.schema.json
help-box-check = Your components file: say all that is wrong with it, or how it differs from ours.
help-box-schema = Print the JSON schema instead.

help-replay = Show a recorded game. In a terminal: step by step, n for the next step, p for the previous one, w for why, r for a review. In a pipe: the whole log, or with --step the table at that moment. A record shows everything, hidden cards included, unless you choose a seat.
    .short = Look at a recorded game, step by step.
    .examples =
        kaizhuo replay game.json
        kaizhuo replay game.json --seat 1 --step 40
        kaizhuo replay game.json --step 40 --why
        kaizhuo replay game.json --review --seat 0
        kaizhuo replay game.json > log.txt
help-replay-file = The record: a file that “kaizhuo play” saved.
help-replay-step = Start at this step (0 is the beginning).
help-replay-seat = Show only what this seat could know; seats are counted from 0.
help-replay-why = With --step: the reasons for that decision, judged by the hard bot from what the player knew then.
help-replay-review = The chances of a seat at each of its decisions, and its three costliest. The seat is the one named by --seat, or the first person’s.

help-verify = Replay a record strictly and prove that it is honest: the secret belongs to the fingerprint shown at the start, every card and die came from that secret, every move was legal, and the scores are right.
    .short = Prove that a recorded game was dealt and played honestly.
    .examples =
        kaizhuo verify game.json
help-verify-file = The record to check.

## kaizhuo games

cli-game-facts = { $seats } players, about { $minutes } minutes
cli-option-facts = { $allowed } (default: { $default })
cli-components = Components: { $words } [{ $grade }]. { $note }
cli-grade-R = from the rulebook
cli-grade-S = from one public source
cli-grade-I = inferred
cli-grade-O = our own choice
cli-games-next = Play one with “kaizhuo play ID”, read its rules with “kaizhuo rules ID”.

## What went wrong

error-unknown-language = There is no language “{ $language }”. The languages are: { $languages }.
error-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
error-unknown-flag = There is no option “{ $flag }” here. “--help” lists the options.
error-flag-value = The option { $flag } needs a value after it.
error-missing-argument = “{ $command }” needs { $argument }. “{ $command } --help” explains it.
error-extra-argument = “{ $command }” does not know what to do with “{ $argument }”. “{ $command } --help” shows what it takes.
error-usage = Could not understand that: { $reason }
error-not-a-number = { $option } must be a whole number, not “{ $value }”.
error-too-long-number = { $option } can have at most { $digits } digits, so “{ $value }” is too long.
error-too-small = { $option } must be at least { $least }, not { $value }.
error-not-seconds = { $option } must be a number of seconds from 0 to 60, such as 0.5, not “{ $value }”.
error-option-form = “{ $given }” is not an option. Write it as name=value. The options of { $game } are: { $allowed }.
error-option-twice = The option { $option } is given twice.
error-compare-two = A comparison needs one or two files: --components FILE, once or twice.
error-sweep-what = A sweep needs to know what to change: --set "zodiac.dragon.rows[2][3]=0..4".
error-set-many = “{ $given }” has too many values, or none; at most { $most } are possible.
error-unknown-seat = “{ $seat }” cannot sit at the table. A seat is “me” or “bot:” with a name, such as bot:level2.
error-no-people = There are only bots at the table. Add --seat me, or use “kaizhuo simulate”.
error-no-game = Which game? The games are: { $games }.
error-no-terminal = The full screen needs a terminal. Use --plain to play line by line.
error-resume-fixed = A saved game continues as it was: { $flag } cannot be combined with --resume.
error-resume-game = The saved game in { $file } is { $saved }, not { $game }.
error-nothing-saved = There is no saved game in { $folder } yet.
error-cannot-save = Cannot save the game to { $file }: { $reason }.
error-bot-count = { $seats } players need { $seats } bots, or a single one for all seats; you gave { $bots }.
error-no-step = The record has the steps 0 to { $last }; there is no step { $step }.
error-no-seat = The game has the seats 0 to { $last }; there is no seat { $seat }.

## The table

cli-me = You
cli-person = Player { $number }
cli-bot = { $name } ({ $bot }): { $line }
cli-and = {" "}and{" "}
cli-i-win = You win!
cli-wins = { $count ->
    [0] Nobody wins.
    [1] { $names } wins.
   *[other] { $names } win together.
}
cli-place = { $place ->
    [0] { $name } – { $label }: { $score }
   *[other] { $place }. { $name } – { $label }: { $score }
}
cli-saved = Saved to { $file }.
cli-undone = Taken back.
cli-no-undo = You have nothing to take back.
cli-hint = Hint: { $option }
cli-bye = The game is saved. Continue with: kaizhuo play --resume { $file }
cli-bye-over = The record is in { $file }. Watch it again with “kaizhuo replay”.
cli-plain-keys = Type a number to choose; u take back, h hint, s save, r NUMBER rule, q quit.
cli-plain-end = e: { $option } (if everybody agrees).
cli-agree = If everybody here agrees, type e once more.
cli-plain-range = Type a number from 1 to { $last }, or u, h, s, r, q.
cli-curtain-plain = { $name } is next. Press Enter when only { $name } is looking.
cli-key-undo = take back
cli-key-hint = hint
cli-key-end = end by agreement
cli-key-save = save
cli-key-rules = rules
cli-key-again = play again
cli-key-quit = quit
cli-thinking = Thinking of a hint …
cli-curtain = { $name } is next.

    Press Enter when only { $name } is looking.
cli-leaf-keys = ↑ ↓ scroll, Esc closes

## kaizhuo simulate

cli-box-use = Correct it, check it with “kaizhuo box { $game } --check FILE”, and play with “--components FILE”.
cli-box-fits = { $file } fits.
cli-box-same = It says the same as our box.
cli-box-differs = { $path }: { $ours } → { $yours }
cli-box-wrong = { $count ->
    [one] One thing is wrong in { $file }:
   *[other] { $count } things are wrong in { $file }:
}
error-no-box = { $game } has no box that could be edited.
cli-report-written = Written: { $file } and { $data }
cli-simulating = Playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $name } with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, seed { $seed }
cli-box = Box { $box }
cli-box-own = Box { $box } from { $file }
cli-length = Length of a game, random steps included
cli-decisions = Decisions by players in a game
cli-choices = Options per decision
cli-drawn = Drawn games
cli-spread = { $mean } on average, { $least } to { $most }, median { $middle }
cli-seat = Seat
cli-wins-column = Wins
cli-share-column = Share
cli-share-interval-column = Share, 95%
cli-mean-column = { $score }, mean
cli-mean-interval-column = { $score }, 95%
cli-intervals = 95% columns: where the true value lies with 95% confidence. A shared win counts as a fraction.

## kaizhuo replay and verify

cli-step = { $step ->
    [0] The beginning, of { $last } steps
   *[other] Step { $step } of { $last }: { $move }
}
cli-viewpoint = As { $name } sees it
cli-key-next = next
cli-key-previous = back
cli-key-next-turn = next turn
cli-key-previous-turn = turn back
cli-key-first = start
cli-key-last = end
cli-key-viewpoint = other seat
cli-key-why = why
cli-key-review = review
cli-asking-why = Asking the hard bot …
cli-proof = This record of { $name } is honest:
cli-proof-secret = The secret belongs to the fingerprint { $commitment } that was shown at the start.
cli-proof-terms = The fingerprint also covers the game, the version of its rules, the box, the options and the number of seats, but not the names.
cli-proof-no-terms = The fingerprint of this record covers the secret alone: it does not prove that these were the options and the box.
cli-proof-branches = { $count ->
    [one] Its first { $ply } steps were dealt in another game, from a secret of its own that fits too.
   *[other] Its first { $ply } steps were dealt in { $count } other games, from secrets of their own that all fit too.
}
cli-proof-arranged = Its first { $ply } steps were arranged by a lesson; from there on it is fair.
cli-branched = Continued from step { $ply } of another game.
cli-proof-chance = { $count ->
    [one] The one random outcome comes
   *[other] All { $count } random outcomes come
} from that secret, so nobody chose the cards or dice.
cli-proof-moves = { $count ->
    [one] The one decision was
   *[other] All { $count } decisions were
} legal under the rules (version { $version }).
cli-proof-scores = The scores are right: { $scores }.
cli-proof-unfinished = The game is not finished yet; this holds for its first { $plies } steps.
error-record-dealt = The record is not honest at step { $ply }: “{ $move }” did not come from the promised secret.
error-system = The system refused: { $reason }

# Lessons in the terminal
cli-lesson-facts = { $minutes } min, { $ideas ->
    [one] 1 idea
   *[other] { $ideas } ideas
}
cli-lesson-keys = A number or a sentence does a move · h shows it · q leaves
cli-lesson-over = That was the lesson. “kaizhuo play { $game }” begins a game of your own.
