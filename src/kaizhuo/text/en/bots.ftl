# The bots: their names, and why they choose what they choose.

bot-uniform = Random bot
bot-level1 = Easy bot
bot-level2 = Medium bot
bot-level3 = Hard bot
bot-numbered = { $bot } { $number }

bot-absent = { $bot } cannot be started ({ $detail }).
bot-hangs = { $bot } did not answer in time.
bot-dies = { $bot } stopped ({ $detail }).
bot-floods = { $bot } writes more than it was asked for.
bot-nonsense = { $bot } gave an answer that is none: { $detail }
bot-replaced = { $words } Level 1 played on in its place ({ $count ->
    [one] in one game
   *[other] in { $count } games
}).

## kaizhuo arena, tactics, botcheck

help-arena = Let bots play deal blocks against each other: each block is one shuffle, played once from every seat, so that neither cards nor seats favour anybody. Shows an Elo ladder, shares of victories and pairwise scores, each with a 95% interval. The same seed gives the same figures, however many processes share the work.
    .short = Measure how well bots play, with intervals.
    .examples =
        kaizhuo arena dnup --bots level1 level2 level3 --seats 4 --blocks 200
        kaizhuo arena dnup --bots level3:500 level2 level2 --results run.jsonl --plot ladder.svg
        kaizhuo arena dnup --bots level3:500 level2 --seats 3 --test 0.5,0.6
        kaizhuo arena dnup --bots "cmd:python3 docs/examples/mybot.py" level1
help-arena-game = Which game: its id as “kaizhuo games” shows it.
help-arena-more = Further bots.
help-arena-bots = The bots: level1, level2, level3, level3:500 (with the number of playouts), uniform, twin (level 3 with open cards), level2@things.dollar=55 (with a number of its weights.toml changed), or cmd:COMMAND. As many as seats sit as given; fewer share the seats in turn.
help-arena-seats = How many players. Without it: the middle of what the game allows.
help-arena-blocks = How many deal blocks; each is played once from every seat. Normally 100.
help-arena-results = Keep every block in this file. The same command goes on where it was interrupted.
help-arena-plot = Draw the ladder into this SVG file.
help-arena-test = Compare two bots and stop as soon as it is decided: the first bot’s score is H0 or it is H1, for example 0.5,0.55. Fix both before you look.

help-tactics = Give bots positions with a right answer, checked by hand: wins in one, and threats that must be stopped. The exit code is 1 if a win was missed.
    .short = Test bots with positions that have a right answer.
    .examples =
        kaizhuo tactics dnup
        kaizhuo tactics dnup --bots level2 level3:1000
help-tactics-bots = The bots, as for “kaizhuo arena”.

help-botcheck = Play a few games with a bot of your own and say whether it keeps to the protocol of docs/external-bots.md. What it writes to standard error is shown.
    .short = Check a bot of your own.
    .examples =
        kaizhuo botcheck dnup "cmd:python3 docs/examples/mybot.py"
help-botcheck-command = The word cmd: and the command that starts your bot.

cli-arena-title = { $name }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
cli-arena-facts = { $blocks } deal blocks, { $games } games, seed { $seed }
cli-arena-bot = Bot
cli-arena-share = Victories
cli-arena-margin = Margin
cli-arena-pair = Pair
cli-arena-before = First ahead
cli-arena-meetings = Meetings
cli-arena-elo-axis = Elo, 95% interval
cli-arena-note = Columns 95%: middle of 1,000 resamples of whole blocks. A shared victory or place counts in parts. Margin: points more than the others on average. Elo: 0 is the mean of these bots.
cli-arena-h0 = Decided after { $blocks } blocks: H0, { $h0 }%, rather than { $h1 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-arena-h1 = Decided after { $blocks } blocks: H1, { $h1 }%, rather than { $h0 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-arena-open = Not decided after { $blocks } blocks between { $h0 }% and { $h1 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-tactics-win = Wins in one
cli-tactics-block = Threats stopped
cli-tactics-missed = { $bot } missed { $missed }
cli-botcheck = Fine: { $games } games, { $questions } questions answered, the slowest in { $slowest } s.
error-arena-two = An arena needs two different bots.
error-arena-test-two = A test compares exactly two different bots.
error-arena-test = “{ $given }” is no test. Give two scores between 0 and 1, the smaller first, such as 0.5,0.55.
error-arena-job = { $file } holds the results of another command. Choose another file.
error-arena-box = { $file } holds results with another box: its components have changed since, or it does not say which they were. Choose another file.
error-job-rules = The job was made for version { $version } of the rules of { $game }; these are version { $now }.
error-worker-died = A process that played games was ended from outside, perhaps for want of memory. With --jobs fewer play at a time.
error-no-tactics = There are no positions for { $game } yet.
error-bad-tactics = The positions in { $file } cannot be read: { $reason }.
error-botcheck-command = “{ $command }” is no bot of your own. Write cmd: and the command, such as "cmd:./mybot".

## Why this move

why-forced = It is the only option.
why-win = It wins at once.
why-value = Expected: { $value }% – the best alternative, { $other }, { $other_value }%.
why-close = A close decision: { $other } is about as good.
why-clear = Clearly better than { $other }.
why-hope = The position is difficult; this keeps the best chance.
why-ahead = You are well ahead, and this keeps it so.
why-line = It may go on: { $line }.
why-line-step = { $name }: { $option }
