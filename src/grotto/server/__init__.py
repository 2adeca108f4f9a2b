"""The online table: HTTP and sockets around `play`, with a log that loses nothing. No rules here."""
