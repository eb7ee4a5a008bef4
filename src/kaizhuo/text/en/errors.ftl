# What went wrong, in one line that says what would be right.

error-illegal-action = { $rule }: { $text }
error-not-asked = It is not your turn to decide.
error-unknown-action = There is no such action in this game.
error-no-chance = Nothing is drawn or rolled now: a player has to decide.
error-no-ply = The game has the steps 0 to { $last }; there is no step { $ply }.
error-no-agreement = There is nothing to agree on here.
error-bots-play-on = The bots want to play on; they agree to end the game only once it has become very long.
error-stale-action = The game has moved on since you last looked. Here is the current position.
error-unknown-verb = “{ $sentence }” is not a move. Moves begin with one of: { $verbs }.
error-operand-count = “{ $sentence }”: “{ $verb }” needs { $count ->
    [0] nothing after it
    [one] one word after it
   *[other] { $count } words after it
}.
error-unknown-operand = “{ $sentence }”: there is no “{ $member }”.
error-unknown-game = There is no game “{ $game }”. The games are: { $games }.
error-unknown-lesson = There is no lesson “{ $lesson }” of { $game }.
error-no-aid = There is no player aid for { $game } yet.
error-lesson-said = What was said in this lesson before does not belong to it. Begin it again.
error-unknown-puzzle = There is no puzzle “{ $puzzle }” of { $game }.
error-no-puzzles = There are no puzzles here.
error-unknown-rule = The rules of { $game } have no number “{ $rule }”.
error-seat-count = { $game } is for { $allowed } players, not { $count }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $allowed }.
error-option-kind = The options of { $game } are { $kind }, not { $given }.
error-option-value = “{ $value }” is not possible for { $option }. Possible: { $allowed }.
error-option-combination = With { $count } players{ $beside ->
    [none] {""}
   *[other] {" "}and { $beside }
}, { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-no-components = There is no components file { $file }.
error-components-folder = { $file } is a folder. --components needs the components file itself.
error-bad-components = There is something wrong with the components file { $file }: { $reason }.
error-no-record = The record { $file } cannot be read: { $reason }.
error-bad-record = { $file } is not the record of a game: { $reason }.
error-record-version = The record was played with version { $version } of the rules; this is version { $now }.
error-record-components = The record was played with other components ({ $components }). Name them with --components.
error-record-boxes = The record does not say which of our { $count } boxes it was played with, and the scores would differ. It is not scored again.
error-changed-components = The components file { $file } changed while games were being played with it.
error-record-move = The record breaks the rules at step { $ply }: “{ $move }”.
error-record-chance = The record breaks the rules at step { $ply }: chance cannot give “{ $sentence }”.
error-record-scores = The record gives the scores as { $scores }, but a replay gives { $now }.
error-record-branches = The branches in the record do not fit: each must begin at or after the step of the one before it.
error-record-lesson = The first { $ply } steps are not those of the lesson “{ $lesson }” as it is today, so nobody can say who arranged them.
error-too-many-branches = This game has been continued from more than { $most } others, one after another. Start a new one.
error-record-cut = The record is incomplete: it has the scores of a finished game, but its moves stop after { $plies }.
error-record-secret = The secret in the record is not 64 hexadecimal digits.
error-record-commitment = The fingerprint { $commitment } does not belong to this secret and this game: the game was not dealt from it, or the game, box, options or number of seats have been changed.
error-no-secret = The record contains no secret, so its random outcomes cannot be checked.
error-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
error-bot-budget = “{ $bot }”: only level3 and level4 take a number of playouts, from 1 to 10000000, as in level3:1000.
error-no-net = The expert bot has not learnt { $game } with { $seats } players yet.
error-bot-change = “{ $bot }”: change the numbers of a bot like this: level2@things.dollar=55.
error-bad-bots = There is something wrong with the bot settings in { $file }: { $reason }.

## What is wrong with a components file

mistake-line = line { $line }, { $words }
mistake-unknown = { $where }: there is no such key; perhaps { $near } is meant
mistake-missing = { $where }: { $key } is missing
mistake-lacking = { $key } is missing
mistake-value = { $where }: { $found } does not fit; expected is { $expected }
mistake-fit = { $reason }
mistake-misfit = { $where }: { $words }
mistake-number = { $where }: { $count } are there, but { $low } to { $high } are possible
mistake-each = { $where }: each of these must be there once: { $choices }
mistake-twice = { $where }: { $found } is there already
mistake-either = { $where }: exactly one of these must be there: { $choices }
mistake-toml = column { $column }: this is not TOML; perhaps a quote, a comma or a bracket is missing
mistake-again = column { $column }: this was already said further up
mistake-cut = the file ends in the middle of something; perhaps a quote or a bracket is missing
mistake-digits = there is a number of thousands of digits
mistake-bytes = this is not text in UTF-8
mistake-nested = there are too many brackets within brackets
expected-whole = a whole number
expected-range = a whole number from { $low } to { $high }
expected-bool = true or false
expected-text = a text in quotes
expected-like = something like { $example }
expected-list = a list
expected-length = a list of { $count }
expected-table = a table
expected-near = perhaps { $choices }
expected-choice = one of { $choices }
expected-just = { $value }
expected-rising = numbers that rise from one to the next
