# What the online table refuses, by code.

error-server-error = The server cannot do that.
error-server-no-such-table = There is no such table, or it is private.
error-server-stale-version = The table has changed meanwhile. Please look again.
error-server-not-seated = Only those who sit at this table may do that.
error-server-not-host = Only the person who made this table may do that.
error-server-seat-taken = Seat { $seat } is taken.
error-server-table-full = Every seat of this table is taken.
error-server-wrong-moment =
    { $moment ->
        [open] This is possible only after the game has begun.
        [playing] This is not possible while the game is being played.
        [over] This is not possible any more: the game is over.
       *[other] This is not possible any more: the table is closed.
    }
error-server-storage-failed = The server cannot write anything down at the moment. Nothing has changed; please try again soon.
error-server-not-signed-in = The server does not know you yet. Join a table as a guest, or sign in.
error-server-bad-message = The message cannot be read: { $problem }.
error-server-no-such-seat = This table has no seat { $seat }.
