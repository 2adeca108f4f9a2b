# Playing through the network: the server and its clients.

## Help

cli-word-host = HOST
cli-word-url = URL
cli-word-table = ID

cli-about-server = play at a table of this server
cli-about-table = the table to sit down at
cli-about-new = make a new table for this game
cli-about-name = your name at the server
cli-usage-needs-server = --table, --new and --name are for a server; say which one with --server.
cli-usage-not-online = { $option } is not for a table on a server.
cli-about-command-serve = let people play through the network
cli-about-host = where to listen; 0.0.0.0 is everywhere
cli-about-port = at which port
cli-about-database = an SQLite file or a PostgreSQL; without it, a file of your own
cli-about-thinkers = how many processes think for bots
cli-about-https = a proxy in front speaks HTTPS
cli-about-browser = open the page in a browser

## The server

cli-serving = Grotto is here:
cli-serving-how-to-play = To play from a terminal of this machine:
cli-serving-everywhere = Other machines find it under this one’s name or address.
cli-serving-how-to-stop = Ctrl-C stops it; games wait and go on when it is started again.
cli-serving-stopped = Stopped. Every game is kept.
cli-no-folder = { $path } cannot be made.
cli-missing-extra = This needs a part that is not installed ({ $module }). Please run: pip install "grotto[{ $extra }]"
error-server-port-busy = Port { $port } is busy. Another program uses it, perhaps another Grotto; choose a different one: grotto serve --port 8001.
error-server-cannot-listen = Grotto cannot listen at { $host }, port { $port }: the address is not this machine’s, or the port is not for everybody.
error-server-database-taken = Another Grotto serves { $path } already. Several processes can share a PostgreSQL, but not a file.
error-server-database = The database cannot be used: { $problem }.
error-server-no-such-database = --database takes a file, or an address like postgresql://grotto@localhost/grotto.
error-server-cannot-write = Grotto cannot write { $path }: the folder is missing, or you may not write there.
error-server-newer-database = This database was written by a newer Grotto. Please install that version, or name another database with --database.

## The page that a browser finds.

server-front-about = This is Grotto, a table for board games. The pages for browsers are not installed on this server.
server-front-terminal = You can still play here. Where Grotto is installed, type in a terminal:

## On the way to a server

error-remote-error = Something went wrong on the way to the server.
error-remote-wrong-address = “{ $address }” is no address of a server. One looks like http://example.org:8000.
error-remote-unreachable = No server answers at { $address }.
error-remote-not-a-server = What answers at { $address } is not Grotto, or it is a newer one.
error-remote-no-answer = The server has not answered in time.
error-remote-refused = The server refuses.

## At a table of a server

cli-lobby-open = free
cli-lobby-invite = Others come by typing
cli-lobby-host = The game begins when every seat is taken. Type { $word } to begin now: bots fill the free seats.
cli-lobby-guest = The game begins when every seat is taken, or when the host says so.
cli-lobby-how = Type start, quit, or say and some words.
cli-how-to-answer-online =
    Answer with a number. “say” talks to the others, “help” lists the rest, “quit” leaves; your seat stays yours.
cli-looking-on = You look on. “say” talks to the others, “help” lists the rest, “quit” leaves.
cli-waiting-for = Waiting for { $name }.
cli-not-your-turn = Somebody else is asked now. Type help for what you can do meanwhile.
cli-connection-lost = The line to the server is broken. Trying again; nothing is lost.
cli-connected = The server is there again.
cli-said = { $name } says: { $words }
cli-said-spectator = { $name }, who looks on, says: { $words }
cli-say-what = Type say and what you want to say.
cli-undo-ask = Type back to ask everybody whether you may go back to your last choice.
cli-taken-back = Taken back: { $what }
cli-back-asked = Everybody is asked.
cli-back-agreed = You agree.
cli-back-refused = You refuse.
cli-agree-or-refuse = Type agree or refuse.
cli-nobody-asks = Nobody asks to go back.
cli-left-online = Your seat stays yours. To come back:
cli-table-closed = The table is closed; nothing more is played here.

cli-order-start = start
cli-order-say = say
cli-order-say-about = talk to everybody at the table, such as say hello
cli-order-back = back
cli-order-back-about = ask everybody whether you may go back to your last choice
cli-order-agree = agree
cli-order-agree-about = agree that somebody goes back
cli-order-refuse = refuse
cli-order-refuse-about = refuse that somebody goes back
cli-order-away = away
cli-order-away-about = let a bot play for you until you return
cli-order-return = return
cli-order-return-about = play yourself again after a bot has played for you
cli-order-replace = replace
cli-order-replace-about = let a bot play for somebody who is absent, such as replace 2

error-remote-other-rules = The rules of this game are not the same here and on the server. Please install the version of Grotto that the server runs.

cli-from-record =
    { $moves ->
        [one] This game goes on after one move of a record that the host has brought. The record holds every secret, and somebody may have written it as they liked.
       *[other] This game goes on after { $moves } moves of a record that the host has brought. The record holds every secret, and somebody may have written it as they liked.
    }
cli-from-record-look = Only look on
cli-from-record-sit = Sit down all the same
cli-mine-record = { $table } (goes on from a record)
cli-mine = Your tables here:
cli-mine-new = A new table
cli-mine-table = { $game }: { $names }
cli-mine-your-move = { $game }: { $names }. Your move!
