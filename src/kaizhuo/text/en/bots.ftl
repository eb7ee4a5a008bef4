# The bots: their names, and why they choose what they choose.

bot-uniform = Random bot
bot-level1 = Easy bot
bot-level2 = Medium bot
bot-level3 = Hard bot
bot-level4 = Expert bot
bot-numbered = { $bot } { $number }

## The characters that bots are at a table; short, so that a phone shows them whole
cast-bao = Bao
    .line = Eats first, thinks later.
cast-pip = Pip
    .line = Hops before looking.
cast-momo = Momo
    .line = Purrs when you win, too.
cast-dot = Dot
    .line = New here, and thrilled.
cast-fen = Fen
    .line = Has a plan. Sometimes two.
cast-otti = Otti
    .line = Turns every pebble twice.
cast-dux = Dux
    .line = Calm above, paddling below.
cast-tuk = Tuk
    .line = Slow to start, hard to stop.
cast-nox = Nox
    .line = Has counted every card.
cast-tor = Tor
    .line = Has all the time in the world.
cast-hu = Hu
    .line = Smiles before the pounce.
cast-yun = Yun
    .line = Sees the whole board from above.
cast-long = Long
    .line = Lost a hundred thousand games to get here.
cast-feng = Feng
    .line = Has risen from worse.
cast-lin = Lin
    .line = Knows how this ends.
cast-kun = Kun
    .line = Thinks in oceans.

bot-absent = { $bot } cannot be started ({ $detail }).
bot-hangs = { $bot } did not answer in time.
bot-dies = { $bot } stopped ({ $detail }).
bot-floods = { $bot } wrote more than it was asked for.
bot-nonsense = { $bot } gave an invalid answer: { $detail }
bot-replaced = { $words } Level 1 took over in its place ({ $count ->
    [one] in one game
   *[other] in { $count } games
}).

## kaizhuo arena, tactics, botcheck

help-arena = Let bots play deal blocks against each other: each block is one shuffle, played once from every seat, so that neither cards nor seats favour anybody. Shows an Elo ladder, win shares and pairwise scores, each with a 95% interval. The same seed gives the same figures, however many processes share the work.
    .short = Measure how well bots play, with confidence intervals.
    .examples =
        kaizhuo arena dnup --bots level1 level2 level3 --seats 4 --blocks 200
        kaizhuo arena dnup --bots level3:500 level2 level2 --results run.jsonl --plot ladder.svg
        kaizhuo arena dnup --bots level3:500 level2 --seats 3 --test 0.5,0.6
        kaizhuo arena dnup --bots "cmd:python3 docs/examples/mybot.py" level1
help-arena-game = Which game: its id as “kaizhuo games” shows it.
help-arena-more = More bots.
help-arena-bots = The bots: level1, level2, level3, level3:500 (with the number of playouts), level3:0.5s (with seconds of the processor), level4 (where it has learnt the game), plain (search without advice), uniform, twin (level 3 with open cards), level2@things.dollar=55 (with a number from its weights.toml changed), or cmd:COMMAND for your own program (sharky=cmd:COMMAND gives it a name). With one bot per seat they sit in the order given; with fewer they take turns at the seats.
help-arena-seats = Number of players. Default: the middle of what the game allows.
help-arena-blocks = Number of deal blocks; each is played once from every seat. Default: 100.
help-arena-results = Save every block to this file. If interrupted, the same command picks up where it stopped.
help-arena-plot = Draw the ladder as this SVG file.
help-arena-test = Compare two bots and stop as soon as the result is clear: is the first bot’s score H0 or H1, for example 0.5,0.55? Choose both before you look at any results.

help-tactics = Give bots positions with a right answer, checked by hand: wins in one move, and threats that must be stopped. The exit code is 1 if a win was missed.
    .short = Test bots on positions that have a right answer.
    .examples =
        kaizhuo tactics dnup
        kaizhuo tactics dnup --bots level2 level3:1000
help-tactics-bots = The bots, as for “kaizhuo arena”.
help-tactics-hard = Other positions: hard ones, about which levels disagree and long searches agree.

help-botcheck = Play a few games with a bot of your own and check that it follows the protocol in docs/external-bots.md. Whatever it writes to standard error is shown.
    .short = Check a bot of your own.
    .examples =
        kaizhuo botcheck dnup "cmd:python3 docs/examples/mybot.py"
help-botcheck-command = cmd: followed by the command that starts your bot.

cli-arena-title = { $name }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
cli-arena-facts = { $blocks } deal blocks, { $games } games, seed { $seed }
cli-arena-bot = Bot
cli-arena-share = Win share
cli-arena-margin = Margin
cli-arena-pair = Pair
cli-arena-before = First ahead
cli-arena-meetings = Meetings
cli-arena-elo-axis = Elo, 95% interval
cli-arena-note = 95% columns: the middle of 1,000 resamples of whole blocks. A shared win or place counts as a fraction. Margin: points above the average of the others. Elo: 0 is the mean of these bots.
cli-arena-h0 = Decided after { $blocks } blocks: H0, { $h0 }%, rather than { $h1 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-arena-h1 = Decided after { $blocks } blocks: H1, { $h1 }%, rather than { $h0 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-arena-open = Undecided after { $blocks } blocks between { $h0 }% and { $h1 }% (score { $score }%, log ratio { $ratio }, bound ±{ $bound }).
cli-tactics-win = Wins in one
cli-tactics-block = Threats stopped
cli-tactics-hard = Hard positions
cli-tactics-missed = { $bot } missed { $missed }
cli-botcheck = Fine: { $games } games, { $questions } questions answered, the slowest in { $slowest } s.
error-arena-two = The arena needs two different bots.
error-arena-test-two = A test compares exactly two different bots.
error-arena-test = “{ $given }” is not a test. Give two scores between 0 and 1, the smaller first, such as 0.5,0.55.
error-arena-job = { $file } contains the results of another command. Choose another file.
error-arena-box = { $file } contains results with another box: its components have changed since, or it does not say which they were. Choose another file.
error-job-rules = This job was made for version { $version } of the rules of { $game }; this is version { $now }.
error-worker-died = A process that was playing games was killed, perhaps for lack of memory. Use --jobs to run fewer at a time.
error-no-ray = A cluster needs Ray: pip install "kaizhuo[ray]".
error-no-cluster = No Ray cluster answers at { $address }: { $reason }
error-no-tactics = There are no positions for { $game } yet.
error-bad-tactics = The positions in { $file } cannot be read: { $reason }.
error-botcheck-command = “{ $command }” is not a bot of your own. Write cmd: and the command, such as "cmd:./mybot".

## kaizhuo sit, schema

help-sit = Let a bot of your own take a seat at an online table. Open a table in the browser, leave a seat open, and give the link by which you would invite somebody. The bot sits there as a person would, under its name with “(bot)” behind it, agrees when the others want to take back a move or play again, and leaves when everybody else has gone. Stop it with Ctrl+C: a bot of the server then plays on. docs/external-bots.md has the protocol.
    .short = Let a bot of your own take a seat at an online table.
    .examples =
        kaizhuo sit http://127.0.0.1:8168/t/7Qm2... --bot "cmd:python3 docs/examples/mybot.py"
        kaizhuo sit https://club.example/t/7Qm2... --bot "sharky=cmd:./mybot" --key sharky.key
help-sit-url = The link of the table, as it is shown to invite others.
help-sit-bot = cmd: followed by the command that starts your bot, with a name before it if you like: sharky=cmd:./mybot.
help-sit-key = The file with your key, which is made if it is not there. Whoever has it has the seats of your bot; with the same key it comes back to its seat. Default: a file in your user data folder.
help-schema = Print, as JSON Schema, what a bot of your own is asked in a game: its view, what it is told, and what it may say.
    .short = What a bot of your own is asked, as JSON Schema.
    .examples =
        kaizhuo schema dnup > dnup.schema.json
error-sit-url = “{ $url }” is not the link of a table. It looks like http://127.0.0.1:8168/t/7Qm2...
error-sit-unreachable = Cannot reach { $server }: { $reason }
error-sit-lost = { $server } does not answer any more.
error-sit-full = There is no seat at this table that your bot could take.
error-sit-declined = Not everybody at the table agreed that your bot takes a seat.

## Why this move

why-forced = It is the only option.
why-win = It wins at once.
why-value = Win chance: { $value }%; the best alternative, { $other }, has { $other_value }%.
why-close = A close decision: { $other } is about as good.
why-clear = Clearly better than { $other }.
why-better = { $other } is better. { $reason }
why-worse = { $other } is better.
why-hope = The position is difficult; this keeps the best chance.
why-ahead = Already well ahead, and this keeps it that way.
why-line = It may continue: { $line }.
why-line-step = { $name }: { $option }
