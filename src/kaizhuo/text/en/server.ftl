# What a table says beyond the rules of its game.

error-nickname = Please enter a nickname with at least one visible character.
error-no-cookie = Your browser did not send its cookie. Allow cookies for this page and reload it.
error-seat-number = This table has no seat { $seat }.
error-full-table = All seats at this table are taken. You can watch, or open a table of your own.
error-seat-taken = Somebody else has just taken seat { $seat }. Choose another one, or watch.
error-already-seated = You already have a seat at this table.
error-other-seat = You know what seat { $seat } holds in this game, so you cannot sit anywhere else until it is over.
error-not-host = Only the person who opened the table can do this.
error-not-begun = The game has not begun yet: a seat is still open.
error-begun = The game has begun.
error-looking-on = You are only watching. You need a seat to do this.
error-seat-kind = A seat is “me”, “open” or “bot:” with the name of a bot, not “{ $kind }”.
error-game-over = The game is over.
error-not-your-seat = Seat { $seat } is not yours.
error-no-stand-in = No bot can stand in at that seat.
error-still-here = They are online, or have only just left. Wait a little.
error-not-stood-in = No bot is playing for you there.
error-stood-in = A bot is playing for you. Take your seat back first.
error-no-team = There is no team here that may talk privately.
error-empty-line = That message has no visible characters.
error-still-playing = The game is not over yet.
error-rematched = The next game has already been opened. Follow the link.
error-paused = The game is paused. Resume it first.
error-not-paused = The game is not paused.
error-no-clock = This table has no clock.
error-no-give = You can only give time to another person at the table.
error-no-undo = There is nothing to take back.
error-undo-asked = The others are already being asked something. Answer that first.
error-declined = They said no to that.
error-no-question = Nobody is asking you anything.
error-no-hint = There is nothing for you to decide right now.
error-hints-allowed = Hints are free in this game already.
error-hints-unasked = In a game among people there are hints only if everybody agrees. Ask them first.
error-no-table = There is no table at this address. The link may be incomplete, or the table has been deleted. You can open a new one on the front page.
error-damaged-table = This table is damaged on disk and cannot be shown. Ask the person who runs this server, or open a new table on the front page.
error-bad-message = The server did not understand that message. Reload the page.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = You have too many pages of this server open. Close some of them and reload.
error-too-many-onlookers = There are too many spectators here already. Come back later.
error-crowded = Too many connections are open right now. Try again in a moment.
error-still-thinking = The bots are still working on your last question. Wait for the answer, then ask again.
error-reviews-waiting = Too many games are waiting for a review. Try again in a minute.
error-too-big = That is more than this server accepts.
error-bad-origin = This request came from another site and was refused. Open this site at its own address.
error-not-found = There is nothing at this address. Go to the front page.
error-storage = The game could not be saved just now, so nothing was changed. Reload the page and try again.
error-draining = This server is about to stop. Try again in a moment.
error-fault = Something went wrong here; it was not your fault. Try again. If it keeps happening, tell the person who runs this server.
error-unknown-host = This server is not known by that name. Use its numeric address; the person who runs it can add a name with “kaizhuo serve --host-name”.
error-bad-framing = This request states its length in two ways and was refused.

## Past games: replay, branches, records, review

error-deleted-table = This game was deleted by the person who runs this server, and its link no longer works. You can open a new table on the front page.
error-not-over = The game is still going on. Until it is over, everybody sees only what their own seat could see.
error-no-viewpoint = This table has no such viewpoint. Choose one of its seats.
error-no-decision = Nobody decided anything there. Choose a moment when a player did.
error-no-reasons = The bot did not give its reasons. Try again.
error-nothing-left = There is nothing left to play from this moment. Choose an earlier one.
error-branch-seats = This game has { $count } seats; a branch of it needs as many.
error-upload = Line { $line }: { $reason } Nothing was saved.
error-upload-form = Line { $line }: this is not the record of a game ({ $field ->
    [none] the file is damaged, or it is something else
   *[other] “{ $field }” is missing or not what it should be
}). Nothing was saved. Choose a file made by “Save the record” or “kaizhuo play”.
error-too-many-moves = The record has { $count } moves; this server accepts at most { $most }.

## Who came and went

table-stand-in = { $name } (bot)
table-free-seat = Seat { $seat }
note-sat = { $name } takes { $before }’s seat and can now see what that seat holds.
note-bot = { $after } ({ $bot }) takes the free seat.
note-left = { $before } leaves the table.
note-stood-in = From now on a bot ({ $bot }) plays for { $name }.
note-back = { $name } is back and plays again.
note-branched = From here the game goes on with other players.

## kaizhuo serve

help-serve = Open tables in the browser: play with friends and bots using a single link. Games are kept in a file and go on after a restart.
    .short = Play in the browser, with friends and bots.
    .examples =
        kaizhuo serve                                      here: http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       for everybody in your network
        kaizhuo serve --database postgresql://db/kaizhuo   games in PostgreSQL
help-serve-host = The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network. Default: 127.0.0.1.
help-serve-host-name = A name under which others open this server, such as play.example.org; can be given several times. Numeric addresses, localhost, and names that only your network knows always work.
help-serve-port = The port; 0 picks any free one. Default: 8168.
help-serve-database = Where games are kept: a file or a postgresql:// address. Default: a file in your user data folder.
help-serve-pace = The least number of seconds a bot takes for a move, so that people can follow. Default: 0.8.
help-serve-rate = How many messages a page may send per second; the limits on opening tables scale with it. Default: 20.
help-serve-archive = After how many days a table that nobody touches is archived: it leaves the lists, is never deleted, and comes back when somebody opens its link. Default: 90.
help-serve-grace = How many seconds somebody must be away, or leave a question unanswered, before a bot may stand in for them. Default: 60.
help-serve-proxy = The address or network of a proxy (127.0.0.1, 172.16.0.0/12) that forwards requests to this server: its X-Forwarded-For and X-Forwarded-Proto headers are trusted. Default: none are trusted.
help-serve-box = Allow tables with your own components file: GAME=FILE, as often as you like. Whoever opens a table may then choose it, and everybody sees its name. Tables that were opened with it need it again later.
help-serve-json-log = Write each line of the server’s log as JSON, with the id of the request it belongs to.
help-serve-no-browser = Do not open a browser.
cli-serving = 開桌 Kaizhuo  { $address }  ({ $engine }; stop with Ctrl+C)
error-no-address = { $option } takes an address such as 127.0.0.1 or a network such as 172.16.0.0/12, not “{ $value }”.
error-no-client = This installation does not include the page for the browser. Install the wheel that “make wheel” builds, or run “make play” in a checkout; “kaizhuo play” works without it.
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }. If the server is already running, open it in the browser; --port chooses another port.
error-database = Cannot use the database { $database }: { $reason }
error-database-in-use = Another server is already using this database. Open that one in the browser, or give this one its own database with --database.
error-no-postgres = PostgreSQL needs a package that is not installed. Install it with: pip install "kaizhuo[postgres]"

## kaizhuo admin

help-admin = For the person who runs a server: list its tables, export a game as a record, replay and check everything, delete a table, back everything up or move it. Works while the server is running, except for restore and move. Nothing is ever deleted automatically.
    .short = List, export, check and delete the games on your server.
    .examples =
        kaizhuo admin list
        kaizhuo admin export Xk3 --to game.json
        kaizhuo admin repair
        kaizhuo admin delete Xk3
help-admin-action = list: all tables. top: what all servers are doing now. export: one game as a record. repair: replay and check one table or all of them, and correct their entries in the lists. delete: one table, for good. backup: everything into a new file (--to). restore: a backup (--from) into an empty database. move: one database (--from) into another, empty one (--to).
help-admin-table = The table: the last part of its link, or enough of its beginning to be unambiguous.
help-admin-to = The file to export or back up to; for move, the new database.
help-admin-yes = Do not ask before deleting.
cli-admin-waiting = waiting
cli-admin-running = running
cli-admin-over = over
cli-admin-unlisted = not listed
cli-admin-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-admin-exported = Wrote { $plies } steps to { $file }.
cli-admin-unfinished = The game is still going on: the file contains what the players must not know yet.
cli-admin-sound = sound, { $plies } steps
cli-admin-mended = sound, { $plies } steps; its entry in the lists was rewritten
cli-admin-checked = { $count } checked, { $bad } damaged.
cli-admin-sure = Deleting cannot be undone. Type { $table } to delete it:
cli-admin-kept = Nothing was deleted.
cli-admin-deleted = { $table } has been deleted. Its link now says so.
help-admin-from = The backup to restore; for move, the old database.
cli-admin-copied = { $database } now has { $tables } tables with { $events } events, each compared with its original.
error-database-not-empty = There are already tables in that database. Give an empty one, so that nothing is mixed up.
error-copy-differs = Table { $table } does not read the same after copying. Nothing was copied.
error-file-exists = { $file } already exists. Give the backup another name.
cli-admin-no-servers = No server is running on this database. What a server on a file is doing, its /metrics say.
cli-admin-top-machine = machine
cli-admin-top-tables = tables
cli-admin-top-led = led
cli-admin-top-pages = pages
cli-admin-top-waiting = bots waiting
cli-admin-top-actions = answers a minute
cli-admin-top-version = version
error-admin-action = There is no action “{ $action }”. The actions are: { $actions }.
error-no-database = There is no database { $file }. Name it with --database, as for “kaizhuo serve”.
error-foreign-database = { $database } belongs to another program. Name a different database with --database.
error-other-version = Another version of Kaizhuo ({ $version }, on { $machine }) is running on this database. It plays by other rules or stores games in another way, so the two cannot share tables. Stop it first: “kaizhuo serve” waits for that, and then begins.
error-newer-database = The database { $database } was written by a newer Kaizhuo (version { $version }; this one knows { $known }). Install that version, or name a different database with --database.
error-no-such-table = No table begins with “{ $table }”. “kaizhuo admin list” shows all.
error-several-tables = { $count } tables begin with “{ $table }”. Type more of the id.
error-damaged-event = event { $number } is damaged: { $reason }

# The page of the owner

owner-title = How the club is doing
owner-sub = All servers on this database, now.
owner-servers = Servers
owner-machine = Machine
owner-version = Version
owner-tables = Tables
owner-led = Led here
owner-pages = Pages
owner-waiting = Bots waiting
owner-acts = Answers a minute
owner-median = Usual answer
owner-slow = Slowest of a hundred
owner-ms = { $number } ms
owner-well = The database answers.
owner-away = The database does not answer.
owner-draining = This server is about to end.
owner-note = A table is led by the server that thinks for its bots and keeps its clock. The page renews itself every few seconds.
error-serve-box = “{ $given }” is not a box to allow. Write it as dnup=mine.toml.
error-box-not-allowed = The box { $box } is not allowed on this server.
own-box-title = { $name } (box: { $box })
