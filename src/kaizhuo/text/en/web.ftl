# The words of the client in the browser.

web-close = Close
web-home = Front page
web-tools = Tools
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Making a move
web-confirm-twice = Tap twice
web-confirm-button = Tap, then the red button
web-speed = Animation
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-loading = Setting the table …
web-lost = Connection lost. Reconnecting …
web-gone = This table does not exist
web-to-front = To the front page
web-try-again = Try again
web-no-answer = The server does not answer
web-no-answer-text = The network may be down, or the server may be restarting. Wait a moment and try again.
web-no-game = There is no such game here
web-no-game-text = There is no game at this address. The front page shows all games you can play here.
web-front-title = Sit down, the table is set.
web-front-text = Games for an evening with friends, with a single link, or on your own against bots. No account, nothing to install.
web-games = Games
web-my-tables = My tables
web-public-tables = Tables with a free seat
web-foot = Kaizhuo is free software. The rules are written in our own words, and the pictures are our own.
web-players = { $count } players
web-range = { $least }–{ $most }
web-minutes = { $count } min
web-play-alone = Play against bots
web-play-alone-game = Play against bots: { $game }
web-play-friends = Invite friends
web-play-friends-game = Invite friends: { $game }
web-row-over = finished
web-row-record = record
web-row-waiting = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-row-your-turn = Your turn
web-row-running = in play
web-how-many = Number of players
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open, for a friend
web-seat-bot = { $bot }
web-nickname = Your name at the table
web-guest = Guest
web-variants = Options
web-who-may-join = Who can join
web-private = Anyone with the link
web-public = Everybody: the table is shown on the front page
web-open-table = Open the table
web-start = Start the game
web-invite = Invite with this link
web-invite-private = Anyone who opens it can take a seat or watch. No account needed.
web-invite-public = The table is also shown on the front page.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-at-the-table = At the table
web-waiting = { $count ->
    [0] Everybody is here.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when all are taken.
}
web-free-seat = free seat
web-sit-here = Sit here
web-stand-up = Leave my seat
web-fill-with-bot = Seat a bot
web-you = you
web-named-you = { $name } (you)
web-bot = bot
web-away = away
web-to-move = to move
web-watching = { $count ->
    [one] one person watching
   *[other] { $count } people watching
}
web-looking-on = You are watching
web-board = Board
web-beside = Log, chat and rules
web-prompt = What to do now
web-your-turn = Your turn
web-thinking = thinking
web-sending = sending …
web-all-moves = All moves ({ $count })
web-moves-title = All moves
web-clear = Clear selection
web-undo = Take back
web-ask-undo = Ask to take back
web-hint = Hint
web-hinted = Hint: { $move }
web-do-hinted = Do it
web-ask-hints = Ask for hints
web-hints-waiting = You asked for hints for everybody. Waiting for the others.
web-hints-asked = { $name } would like everybody to have hints in this game.
web-coach = Coach
web-coach-setting = A coach in my first games
web-coach-can = You can { $kinds }.
web-coach-move = A good idea: { $move }.
web-coach-look = Look for this: { $reason }
web-coach-kind = Is it time to { $kind }?
web-coach-show = Show me
web-coach-more = Tell me more
web-coach-off = Coach off
web-coach-off-text = The settings bring the coach back.
web-undo-waiting = You asked to take your move back. Waiting for the others.
web-undo-asked = { $name } would like to take a move back.
web-agree = Agree
web-disagree = Disagree
web-withdraw = Never mind
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-more = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
web-film = What happens
web-film-skip = Skip
web-film-back = Back to the game
web-recap = Recap
web-since = Since your last turn
web-since-looking-on = The last turns
web-rules = Rules
web-rule = Rule { $rule }
web-search-rules = Search the rules
web-nothing-found = Nothing found.
web-over = The game is over
web-you-won = You won!
web-won = { $names } won
web-result = Result
web-nobody-won = Nobody has won
web-place = Place { $place }
web-turning-points = What decided it?
web-turning-mine = The moments that decided it for you
web-turning-of = The moments that decided it for { $name }
web-turning-none = No single moment turned the game.
web-turned = { $from } → { $to }
web-and = { ", " }
web-again = Play again
web-afterwards = Do more with this game
web-replay = Replay
web-review = Review
web-verify = Verify this game
web-save-record = Save the record
web-back-to-table = Back to the table
web-replay-not = This game cannot be replayed right now
web-seen-by = Seen by
web-seen-openly = Open information, following the player to move
web-scrubber = Position in the game
web-step-of = { $ply } of { $last }
web-step-start = The beginning.
web-step-silent = A decision that shows only in the next step.
web-step-back = Previous step
web-step-forth = Next step
web-step-turn-back = Previous turn
web-step-turn-forth = Next turn
web-play-replay = Play
web-pause-replay = Pause
web-replay-speed = Speed
web-link-here = Link to this moment
web-why = Why?
web-why-title = Why did { $name } do this?
web-why-note = Judged by the hard bot, knowing only what this player knew at the time. A win chance of 100% is a certain win.
web-alternative = Move
web-worth = Win chance
web-visits = Simulations
web-branch = Play on from here
web-branch-text = A new table starts from this game as it stood after step { $ply }. Everything random after that is drawn anew. Seats for friends are filled with the link.
web-branched = Continued from step { $ply } of another game
web-bring-title = Do you have a game in a file?
web-bring-text = Open a record that was saved here or with kaizhuo play: replay it, verify it, or play on from any moment.
web-bring = Open a record
web-archive = Archive
web-archive-text = Nobody has touched these tables for a long time. They are kept, and come back when you open them.
web-fair-secret = The secret:
web-verifying = Dealing the game again …
web-proven = The game was dealt honestly
web-fits = The record fits its secret
web-not-honest = This record is not honest
web-not-checked = This could not be checked here
web-promise-kept = This browser noted the fingerprint on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }, before the game ended, and it is still the same: nobody has changed the secret since.
web-promise-broken = This browser noted a different fingerprint on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. The secret was changed after the game began!
web-promise-none = This browser was not at the table before the game ended, so it cannot tell which fingerprint was shown then. Compare it with somebody who was there.
web-proof-secret = The secret has the fingerprint that this game has shown since it began:
web-proof-terms = The fingerprint also covers the game, the version of its rules, its box, its options and the number of seats: none of them has been changed since.
web-proof-no-terms = This game dates from a time when the fingerprint covered the secret alone. It does not prove that these were the options.
web-proof-branches = { $count ->
    [one] The game this one continues was dealt from a secret of its own, and that one fits too.
   *[other] The { $count } games this one continues were dealt from secrets of their own, and they all fit too.
}
web-proof-arranged = The first { $ply } steps were arranged by a lesson; from there on everything was dealt fairly.
web-proof-not-taught = The first { $ply } steps are said to be a lesson’s, but they are not those of that lesson as it is today: who arranged them cannot be checked.
web-proof-chance = { $count ->
    [one] The one random outcome was dealt again here from the secret and came out as recorded. Nobody picked it.
   *[other] All { $count } random outcomes were dealt again here from the secret and came out as recorded. Nobody picked a card.
}
web-proof-wrong-secret = The secret does not have the fingerprint that was promised; it has the second one:
web-proof-wrong-outcome = The first wrong step is { $ply }: the record says “{ $said }”, but the secret deals “{ $dealt }”.
web-proof-no-secret = The record contains no secret, so nobody can tell where its cards came from.
web-proof-rules = Which outcomes were possible at each step is what the server says. That, and that every move was legal, can be proven from the saved record with
web-show-moment = Show this moment
web-proof-how = How this works
web-proof-how-text = Before the game began, the server drew a secret of 256 random bits and published a SHA-256 fingerprint of it together with the game, the version of its rules, its box, its options and the number of seats. Random step n is HMAC-SHA-256(secret, n), read as one large number, modulo the sum of the weights of everything that was possible, and counted off in order. With the secret, anybody can do the same arithmetic.
web-review-of = Whose decisions
web-reviewing = The hard bot is looking at every decision …
web-review-note = Every decision was judged by the hard bot, knowing only what the player knew at the time and nothing that came to light later. It is a strong player, not an oracle.
web-review-clean = No decision cost anything worth mentioning. Well played!
web-review-none = There was nothing to decide.
web-costliest = The costliest decisions
web-costliest-so-far = The costliest decisions so far
web-review-failed = { $count ->
    [one] One decision could not be judged.
   *[other] { $count } decisions could not be judged.
}
web-review-nothing = No decision could be judged. Reload the page later to try again.
web-at-ply = Step { $ply }
web-cost = cost { $cost }
web-played = Played: { $move } ({ $value })
web-better = Better: { $move } ({ $value })
web-plot = Chances over the game: between { $low }% and { $high }%
web-plot-caption = The chances as they looked at each decision; the last point is the result.
web-help = Help
web-help-pointing = Whatever you can choose is highlighted. The first tap selects it and shows what would come of it; tap it again, or press the red button, to do it. In the settings you can leave it to the red button alone. Every move also has a button.
web-keys = Keys
web-key-walk = move between what is highlighted
web-key-select = select; again to confirm
web-key-clear = clear the selection
web-key-number = press that button
web-key-undo = take back
web-key-hint = hint
web-key-since = since your last turn, step by step
web-key-log = log
web-key-rules = rules
web-key-help = this page
web-fair = Fair dealing
web-fair-text = All randomness in this game comes from a secret that was fixed before it began. This is its fingerprint; the secret itself is shown at the end, and anybody can deal the game again from it.
web-around = Around the table
web-here = online
web-here-too = on this device
web-player = Player { $number }
web-seat-here = Somebody on this device
web-name-of-seat = Name at seat { $number }
web-beside-name = Does somebody share this device with you? Their name
web-sit-beside = Sit beside me
web-relieve-bot = Take the bot’s seat
web-ask-relieve-bot = Ask for the bot’s seat
web-ask-sit-here = Ask for this seat
web-sit-asked = { $name } asks for { $seat }’s seat and would see everything that seat holds.
web-sit-waiting = You asked for { $seat }’s seat. Waiting for the players.
web-stood-in = { $bot } plays
web-stand-in = Let a bot stand in
web-ask-stand-in = Ask to let a bot stand in
web-stand-in-asked = { $name } asks whether a bot may play for { $seat }.
web-stand-in-asked-you = { $name } asks whether a bot may play for you. If you do not answer, it will.
web-stand-in-waiting = You asked whether a bot may play for { $seat }. If nobody answers, it will.
web-stand-in-me = Let a bot play for me
web-take-seat-back = I am back
web-resting = The game is on hold until somebody is back.
web-note-for-you = A bot is playing for you.
web-note-for = A bot is playing for { $name }.
web-is-away = { $name } is away.
web-seat-is-free = Seat { $number } is free.
web-leave-sure = Leave for good? Your seat becomes free, and the others decide who takes it.
web-curtain = Pass the device to { $name }
web-curtain-text = Nobody’s cards are shown. { $name }, tap when only you can see the screen.
web-curtain-lift = I am { $name }
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-whom = To whom
web-chat-all = Everybody
web-chat-team = My team
web-chat-to-team = team
web-chat-looking-on = Spectators can read but not write.
web-mute = Mute somebody
web-phrases = Say with one tap
web-phrase-hello = Hello!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-wow = Wow!
web-phrase-oops = Oops …
web-phrase-thinking = Let me think …
web-phrase-your-turn = Your turn!
web-phrase-good-game = Good game!
web-key-chat = chat
web-sounds = Sounds
web-sounds-on = On
web-sounds-night = Softly at night
web-sounds-off = Off
web-turn-sounds-off = Turn sounds off
web-turn-sounds-on = Turn sounds on
web-notices = Notify me when it is my turn and this page is in the background
web-notices-refused = The browser does not allow notifications from this page. You can change that in its settings.
web-all-my-tables = All my tables
web-row-turn-of = { $names } to move
web-no-tables = No tables yet
web-no-tables-text = Tables where you have a seat are listed here, with whose turn it is.
web-turn-count = { $count ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-tables-turn = Your turn
web-tables-others = Waiting for others
web-tables-over = Finished
web-tables-brought = Records you opened
web-rematch-waiting = You proposed playing again with other options. Waiting for the others.
web-rematch-asked = { $name } proposes playing again with other options.
web-again-changed = With other options
web-to-rematch = To the next game
web-propose = Propose to the others
web-no-variants = This game has no options.
web-yes = yes
web-no = no
web-time-left = Time left: { $time }
web-clock = Clock
web-clock-off = None
web-clock-turn = Per turn
web-clock-bank = For the whole game
web-clock-each-turn = Time per turn
web-clock-whole = Time for the game
web-clock-increment = Added each turn
web-at-zero = When time runs out
web-at-zero-stand-in = A bot stands in
web-at-zero-nothing = The game goes on as before
web-at-zero-stand-in-text = When time runs out, a bot stands in.
web-at-zero-nothing-text = When time runs out, the game goes on as before.
web-sentences = { $first } { $second }
web-clock-is-turn = { $time } per turn.
web-clock-is-bank = { $plus ->
    [yes] { $time } for the whole game, plus { $increment } each turn.
   *[no] { $time } for the whole game.
}
web-seconds = { $count } s
web-hours = { $count } h
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-give = Give a minute
web-ask-pause = Ask for a pause
web-resume = Resume
web-paused = The game is paused. The clock is stopped.
web-pause-waiting = You asked for a pause. Waiting for the others.
web-pause-asked = { $name } asks for a pause.
web-end-waiting = You asked to end the game. Waiting for the others.
web-end-asked = { $name } asks to end the game after this turn.
web-ask-end = Ask: { $what }
web-turn-of = { $name }’s turn

# Beginning
web-play = Play
web-play-game = Play { $game } against bots
web-set-up = Set up
web-set-up-game = Set up a table: { $game }
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-first-game = Your first game: beginner options are on
web-weight = Weight: { $count } of 5
web-weight-1 = very light
web-weight-2 = light
web-weight-3 = medium
web-weight-4 = demanding
web-weight-5 = heavy
web-no-public-tables = Nobody is waiting for players right now. A table that you open to everybody is shown here.
web-chapters = Chapters
web-text-size = Text size
web-text-normal = Normal
web-text-large = Large
web-text-larger = Larger
web-full-screen = Full screen
web-sit-down = Sit down
web-show-to-all = Show this table on the front page so that anybody can join
web-share = Share
web-qr = Or scan this with a camera.
web-qr-label = QR code of the link
web-meanwhile = While you wait
web-fill-with-bots = { $count ->
    [one] Let a bot take the free seat
   *[other] Let bots take the free seats
}
web-ready = Everybody is here.
web-begins-in = Everybody is here. The game begins in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
web-begin-now = Begin now
web-hold = Wait a moment

# Pictured rules and player aids
web-figure-back = Back
web-figure-next = Next
web-figure-again = From the start
web-figure-step = { $at } of { $of }
web-figure-yes = Allowed:
web-figure-no = Not allowed:
web-found-rules = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-pictured = The same with pictures
web-rules-game = Rules of { $game }
web-print = Print
web-aid = Player aid
web-aid-seats = { $count ->
    [one] One player
   *[other] { $count } players
}
web-aid-players = Players
web-aid-kind = Variant

# Lessons
web-learn = Learn to play
web-learn-text = A few minutes on the real board, one idea at a time. Learn by doing: nobody reads you the rules.
web-learn-idea = Idea { $at } of { $of }
web-learn-back = One step back
web-learn-over = The lesson is over
web-learn-play-on = Play on
web-learn-again = Once more
web-learn-more = More lessons
web-learn-done = Learned
web-learn-begun = Continue
web-learn-on = Go on learning
web-learn-on-game = Go on learning { $game }
web-so-far-lessons = { $done } of { $of } lessons learned
web-so-far-puzzles = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}

web-puzzles = Puzzles
web-puzzles-text = Real positions in which one move is clearly right. Find it on the board; a wrong answer tells you what it would lead to.
web-puzzles-of-game = Puzzles: { $game }
web-puzzle-today = Puzzle of the day
web-puzzle-today-text = The same for everybody, until midnight (UTC).
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-numbered = { $number }: { $title }
web-puzzle-solved = solved
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-box = What is in the box
web-full-stop = {". "}
web-which-box = Box
web-our-box = Ours
