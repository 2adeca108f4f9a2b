# Playing through the network: the server and its clients.

## Help

cli-word-host = HOST
cli-word-url = URL

cli-about-command-serve = let people play through the network
cli-about-host = where to listen; 0.0.0.0 is everywhere
cli-about-port = at which port
cli-about-database = SQLite or PostgreSQL; without it, a file of your own
cli-about-thinkers = how many processes think for bots
cli-about-https = the server stands behind HTTPS
cli-about-browser = open the page in a browser

## The server

cli-serving = Grotto is here:
cli-serving-everywhere = Other machines find it under this one’s name or address.
cli-serving-how-to-stop = Ctrl-C stops it; games wait and go on when it is started again.
cli-serving-stopped = Stopped. Every game is kept.
cli-no-folder = { $path } cannot be made.
cli-missing-extra = This needs a part that is not installed ({ $module }). Please run: pip install "grotto[{ $extra }]"
error-server-port-busy = Port { $port } is busy. Another program uses it, perhaps another Grotto; choose a different one with --port.
error-server-cannot-listen = Grotto cannot listen at { $host }, port { $port }: the address is not this machine’s, or the port is not for everybody.
error-server-database = The database cannot be used: { $problem }.

## The page that a browser finds.

server-front-about = This is Grotto, a table for board games. The board in the browser is still being built.
server-front-terminal = You can play here already, from a terminal:

## On the way to a server

error-remote-error = Something went wrong on the way to the server.
error-remote-wrong-address = “{ $address }” is no address of a server. One looks like http://example.org:8000.
error-remote-unreachable = No server answers at { $address }.
error-remote-not-a-server = What answers at { $address } is not Grotto, or a newer one.
error-remote-no-answer = The server has not answered in time.
error-remote-refused = The server refuses.
