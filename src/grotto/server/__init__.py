"""The online table: HTTP and sockets around `play`, and a log that loses nothing. No rules here."""
