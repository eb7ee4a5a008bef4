# What went wrong, in one line that says what would be right.

error-illegal-action = { $rule }: { $text }
error-not-asked = It is not your turn to decide.
error-unknown-action = There is no such action in this game.
error-no-chance = Nothing is drawn or rolled now: a player is asked.
error-no-ply = The game has the plies 0 to { $last }; there is no ply { $ply }.
error-no-agreement = There is nothing to agree on here.
error-bots-play-on = The bots want to play on; they agree to end the game only when it has become very long.
error-stale-action = The game has moved on since you looked. Here is how it stands now.
error-unknown-verb = “{ $sentence }” is no move. Moves begin with one of: { $verbs }.
error-operand-count = “{ $sentence }”: “{ $verb }” needs { $count ->
    [0] nothing after it
    [one] one word after it
   *[other] { $count } words after it
}.
error-unknown-operand = “{ $sentence }”: there is no “{ $member }”.
error-unknown-game = There is no game “{ $game }”. The games are: { $games }.
error-unknown-rule = The rules of { $game } have no number “{ $rule }”.
error-seat-count = { $game } is played by { $allowed } players, not by { $count }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $allowed }.
error-option-kind = The options of { $game } are { $kind }, not { $given }.
error-option-value = “{ $value }” is not possible for { $option }. Possible: { $allowed }.
error-option-combination = With { $count } players{ $beside ->
    [none] {""}
   *[other] {" "}and { $beside }
}, { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-no-components = There is no components file { $file }.
error-components-folder = { $file } is a folder. --components needs the components file itself.
error-bad-components = The components file { $file } does not fit: { $reason }.
error-no-record = The record { $file } cannot be read: { $reason }.
error-bad-record = { $file } is not a record of a game: { $reason }.
error-record-version = The record was played by version { $version } of the rules; these are version { $now }.
error-record-components = The record was played with other components ({ $components }). Give them with --components.
error-record-boxes = The record does not say with which of our { $count } boxes it was played, and the scores would differ. It is not scored anew.
error-changed-components = The components file { $file } has changed while games were played with it.
error-record-move = The record does not fit the rules at ply { $ply }: “{ $move }”.
error-record-chance = The record does not fit the rules at ply { $ply }: chance cannot say “{ $sentence }”.
error-record-scores = The record says the scores are { $scores }, but replayed they are { $now }.
error-record-branches = The branches in the record do not fit: each must part at or after the ply of the one before it.
error-too-many-branches = The game came from more than { $most } others, one after the other. Begin a new one.
error-record-cut = The record is cut short: it has the scores of a finished game, but its moves stop after { $plies }.
error-record-secret = The secret in the record is not 64 hexadecimal digits.
error-record-commitment = The commitment { $commitment } was not made for this secret and this game: the game was not dealt from it, or game, box, options or number of seats were changed.
error-no-secret = The record holds no secret, so its chance outcomes cannot be checked.
error-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
error-bot-budget = “{ $bot }”: only level3 takes a number of playouts, from 1 to 10000000, as in level3:1000.
error-bot-change = “{ $bot }”: numbers of a bot are changed as in level2@things.dollar=55.
error-bad-bots = The settings of the bots in { $file } do not fit: { $reason }.
