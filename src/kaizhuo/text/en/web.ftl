# The words of the client in the browser.

web-close = Close
web-home = Front page
web-tools = Tools
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = Like the device
web-theme-light = Day
web-theme-dark = Night
web-speed = Movement
web-speed-normal = Unhurried
web-speed-fast = Brisk
web-speed-off = None
web-loading = The table is being laid …
web-lost = The line is lost. Trying to come back …
web-gone = This table is not here
web-to-front = To the front page
web-try-again = Try again
web-no-answer = The house does not answer
web-no-answer-text = Perhaps the network is down, or the server is just starting again. Wait a moment and try once more.
web-no-game = There is no such game here
web-no-game-text = The address names a game that this house does not have. The front page shows those it has.
web-front-title = Sit down, the table is set.
web-front-text = Games for an evening with friends, by one link, or alone against bots. No account, nothing to install.
web-games = Games
web-my-tables = My tables
web-public-tables = Tables with a free seat
web-foot = Kaizhuo is free software. The rules are told in our own words, the pictures are our own.
web-players = { $count } players
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
web-how-many = How many players
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open, for a friend
web-seat-bot = Bot: { $bot }
web-nickname = Your name at the table
web-guest = Guest
web-variants = Variants
web-who-may-join = Who may join
web-private = Whoever has the link
web-public = Everybody: shown on the front page
web-open-table = Open the table
web-start = Start the game
web-invite = Invite by this link
web-invite-private = Whoever opens it can take a seat or look on. No account is needed.
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
web-stand-up = Give my seat back
web-fill-with-bot = Seat a bot
web-you = you
web-bot = bot
web-away = away
web-to-move = to move
web-watching = { $count ->
    [one] one person looks on
   *[other] { $count } people look on
}
web-looking-on = You look on
web-board = Board
web-beside = Log, chat and rules
web-prompt = What is asked
web-your-turn = Your turn
web-thinking = thinking
web-sending = sending …
web-all-moves = All moves ({ $count })
web-moves-title = All moves
web-clear = Let go
web-undo = Take back
web-ask-undo = Ask to take back
web-hint = Hint
web-hinted = A bot would do this: { $move }
web-do-hinted = Do it
web-undo-waiting = You asked to take your move back. The others are being asked.
web-undo-asked = { $name } asks to take a move back.
web-agree = Agree
web-disagree = Disagree
web-withdraw = Never mind
web-log = Log
web-log-empty = Nothing has happened yet.
web-rules = Rules
web-rule = Rule { $rule }
web-search-rules = Search the rules
web-nothing-found = Nothing found.
web-over = The game is over
web-you-won = You have won!
web-won = { $names } won
web-lost-alone = Not this time
web-and = { ", " }
web-again = Play again
web-afterwards = What can be done with this game
web-replay = Replay
web-review = Review
web-verify = Verify this game
web-save-record = Save the record
web-back-to-table = Back to the table
web-replay-not = This game cannot be replayed now
web-seen-by = Seen by
web-seen-openly = Openly, by whoever decides
web-scrubber = Moment of the game
web-step-of = { $ply } of { $last }
web-step-start = The beginning.
web-step-silent = Nothing was told here.
web-step-back = One step back
web-step-forth = One step on
web-step-turn-back = Back to the previous decision
web-step-turn-forth = On to the next decision
web-play-replay = Play
web-pause-replay = Pause
web-replay-speed = Speed
web-link-here = Link to this moment
web-why = Why?
web-why-title = Why did { $name } do this?
web-why-note = Judged by the hard bot, with what this player knew at the time. Expected: 100% is a certain win.
web-alternative = Move
web-worth = Expected
web-visits = Tried
web-branch = Play on from here
web-branch-text = A new table begins as this game stood after step { $ply }. What chance says from there on is new. Seats for friends are filled by the link.
web-branched = Goes on from step { $ply } of another game
web-bring-title = A game in a file?
web-bring-text = Open a record that you saved here or with kaizhuo play: look at it, verify it, play on from any moment.
web-bring = Open a record
web-archive = Archive
web-archive-text = Nobody touched these tables for a long time. They are kept, and come back when you open them.
web-fair-secret = The secret:
web-verifying = The game is being dealt again …
web-proven = The game was dealt honestly
web-fits = The record fits its secret
web-not-honest = This record is not honest
web-not-checked = This could not be checked here
web-promise-kept = This browser noted the fingerprint on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }, before the end, and it is still the same. Nobody changed the secret since.
web-promise-broken = This browser noted another fingerprint on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. The secret was changed after the game began!
web-promise-none = This browser was not at the table before the end, so it cannot say which fingerprint was shown then. Compare it with somebody who was.
web-proof-secret = The secret has the fingerprint that this game shows from its beginning on:
web-proof-terms = The fingerprint also binds the game, the version of its rules, its box, its options and the number of seats: none of them was changed since.
web-proof-no-terms = This game is from a time when the fingerprint bound the secret alone. That these were the options is not proven by it.
web-proof-branches = { $count ->
    [one] The game this one came from was dealt from a secret of its own, and that one fits too.
   *[other] The { $count } games this one came from were dealt from secrets of their own, and all of them fit too.
}
web-proof-chance = { $count ->
    [one] The one outcome of chance was dealt again here, from the secret, and came out as recorded. Nobody picked it.
   *[other] All { $count } outcomes of chance were dealt again here, from the secret, and came out as recorded. Nobody picked a card.
}
web-proof-wrong-secret = The secret does not have the fingerprint that was promised; it has the second one:
web-proof-wrong-outcome = The first wrong step is { $ply }: the record says “{ $said }”, but the secret deals “{ $dealt }”.
web-proof-no-secret = The record holds no secret, so nobody can say where its cards came from.
web-proof-rules = Which outcomes were possible at each step was told by the server. That, and that every move was allowed, is proven with the saved record by
web-show-moment = Show the moment
web-proof-how = How this works
web-proof-how-text = Before the game the server drew a secret of 256 random bits and showed a SHA-256 fingerprint of it together with the game, the version of its rules, its box, its options and the number of seats. Step n of chance is HMAC-SHA-256(secret, n), taken as one number, modulo the sum of the weights of what was possible, counted off in order. With the secret anybody can do the same arithmetic.
web-review-of = Whose decisions
web-reviewing = The hard bot looks at every decision …
web-review-note = Every decision was judged by the hard bot with what the player knew then, not with what came to light later. It is a strong player, not an oracle.
web-review-clean = No decision cost anything worth a word. Well played!
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
web-plot = Outlook over the game: between { $low }% and { $high }%
web-plot-caption = The outlook, as it could be judged at each decision; at the end, how it came out.
web-help = Help
web-help-pointing = What can be chosen is lit and lifts. Point at things until the red button says what you want, then press it. Every move is also a button.
web-keys = Keys
web-key-walk = walk among what is lit
web-key-select = select; once more to confirm
web-key-clear = let go of everything
web-key-number = press that button
web-key-undo = take back
web-key-hint = hint
web-key-log = log
web-key-rules = rules
web-key-help = this page
web-fair = Fair chance
web-fair-text = All chance of this game comes from a secret that was fixed before it began. This is its fingerprint; the secret itself is shown at the end, and anybody can deal the game again from it.
web-around = Around the table
web-here = here
web-here-too = at this device
web-player = Player { $number }
web-seat-here = Somebody at this device
web-name-of-seat = Name at seat { $number }
web-beside-name = Does somebody share this device? Their name
web-sit-beside = Sit beside me
web-relieve-bot = Take the bot’s place
web-ask-relieve-bot = Ask for the bot’s place
web-ask-sit-here = Ask for this seat
web-sit-asked = { $name } asks for the place of { $seat } and would see what that seat holds.
web-sit-waiting = You asked for the place of { $seat }. Those who play are being asked.
web-stood-in = { $bot } plays
web-stand-in = Let a bot stand in
web-ask-stand-in = Ask to let a bot stand in
web-stand-in-asked = { $name } asks whether a bot may play for { $seat }.
web-stand-in-asked-you = { $name } asks whether a bot may play for you. If you do not answer, it will.
web-stand-in-waiting = You asked whether a bot may play for { $seat }. If nobody answers, it will.
web-stand-in-me = Let a bot play for me
web-take-seat-back = I am back
web-resting = The game rests until somebody is back.
web-note-for-you = A bot is playing for you.
web-note-for = A bot is playing for { $name }.
web-is-away = { $name } is away.
web-seat-is-free = Seat { $number } is free.
web-leave-sure = Leave for good? Your seat is then free, and the others decide who takes it.
web-curtain = Pass the device to { $name }
web-curtain-text = Nobody’s cards are shown. { $name }, tap when only you can see the screen.
web-curtain-lift = I am { $name }
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
}
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-whom = To whom
web-chat-all = Everybody
web-chat-team = My team
web-chat-to-team = team
web-chat-looking-on = Who looks on can read, not write.
web-mute = Mute somebody
web-key-chat = chat
web-sound = A sound when it is my turn
web-notices = A notice from the device when it is my turn and this page is hidden
web-notices-refused = The browser does not allow notices from this page. Its own settings can change that.
web-all-my-tables = All my tables
web-row-turn-of = { $names } to move
web-no-tables = No tables yet
web-no-tables-text = Tables you sit at are listed here, with whose turn it is.
web-turn-count = { $count ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-tables-turn = Your turn
web-tables-others = Others are asked
web-tables-over = Finished
web-tables-brought = Records you opened
web-rematch-waiting = You propose to play again by other variants. The others are being asked.
web-rematch-asked = { $name } proposes to play again by other variants.
web-again-changed = With other variants
web-to-rematch = To the next game
web-propose = Propose to the others
web-no-variants = This game has no variants.
web-yes = yes
web-no = no
web-time-left = Time left: { $time }
web-clock = Clock
web-clock-off = None
web-clock-turn = For each turn
web-clock-bank = For the whole game
web-clock-each-turn = Time for a turn
web-clock-whole = Time for the game
web-clock-increment = More for each turn
web-at-zero = When it is up
web-at-zero-stand-in = A bot stands in
web-at-zero-nothing = Nothing happens
web-at-zero-stand-in-text = When it is up, a bot stands in.
web-at-zero-nothing-text = When it is up, nothing happens.
web-clock-is-turn = { $time } for each turn.
web-clock-is-bank = { $plus ->
    [yes] { $time } for the whole game and { $increment } more for each turn.
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
web-resume = Go on
web-paused = The game is paused. No time runs.
web-pause-waiting = You asked for a pause. The others are being asked.
web-pause-asked = { $name } asks for a pause.
web-end-waiting = You asked to end the game. The others are being asked.
web-end-asked = { $name } asks to end the game after this turn.
web-ask-end = Ask: { $what }
web-turn-of = { $name }’s turn
