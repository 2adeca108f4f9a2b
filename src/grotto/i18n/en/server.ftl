# What the online table refuses, by code.

error-server-error = The server cannot do that.
error-server-no-such-table = There is no such table, or it is private.
error-server-stale-version = The table has changed meanwhile. Please look again.
error-server-no-hint = Nobody knows a good answer just now. Ask again in a moment.
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
error-server-no-need = There is no need for that now.
error-server-other-rules = This table has version { $began } of the rules, and here version { $now } is played. It can be looked at, but not played.
error-server-rules-differ = The rules of this game have changed since it was played, though their version has not: from move { $move } on the game would differ. The table can be looked at, but not played.
error-server-storage-failed = The server cannot write anything down at the moment. Nothing has changed; please try again soon.
error-server-disk-full = The disk of the server is full, so nothing can be written down. Nothing has changed; please try again later.
error-server-not-signed-in = The server does not know you yet. Join a table as a guest, or sign in.
error-server-bad-message =
    { $problem ->
        [too-long] The message is too long.
        [too-deep] The message is nested too deeply.
        [nothing-said] Nothing is said.
        [no-page] The list has no such page.
        [no-eyes] Say whose eyes a stream has when you open it.
       *[other] The message cannot be read: { $detail }.
    }
error-server-no-such-seat = This table has no seat { $seat }.
error-server-not-absent = The player at seat { $seat } has not been absent for long enough. Wait { $wait } s.
error-server-no-such-move = There is no move { $move }. Moves so far: { $moves }.
error-server-not-alone = Other people sit at this table. Who is away may come back, so only the end of the game or a long silence closes it.
error-server-tournament-table = Others wait for the result of this table. If you do not want to play on, leave it: a bot plays for you.
error-server-nobody-there = There is nobody there.
error-server-rematch-made = There is a table for another game already.
error-server-record-withheld = The record holds secrets. Everybody can have it when the game is over.
error-server-record-not-public = Whoever has this record knows what is hidden. Such a table is not public: play alone, or invite people.
error-server-from-record = This table goes on from a record. Please confirm that you know it before you sit down.
error-server-record-too-long = A record may have at most { $most } moves.

# What happens at a table, apart from the game.

notice-sit = { $name } sits down.
notice-stand = { $name } leaves the seat.
notice-start = The game begins.
notice-start-record = The game goes on from a record that the host has brought.
notice-vote = A bot is proposed to play for { $name }.
notice-stand-in-left = { $name } leaves. A bot plays on.
notice-stand-in-host = { $name } is absent. A bot plays, as the host has decided.
notice-stand-in-votes = { $name } is absent. A bot plays, as the others have decided.
notice-stand-in-time = { $name } has run out of time. A bot plays on.
notice-return = { $name } is back.
notice-vacation = { $name } is on vacation.
notice-vacation-over = { $name } is back from vacation.
notice-ask-back = { $name } asks to go back to their last choice.
notice-back-agreed = Everybody agrees to go back to the last choice of { $name }.
notice-back-choice = { $name } takes back the last choice.
notice-back-turn = { $name } takes back the whole turn.
notice-again = { $name } plays again what was taken back.
notice-refuse = { $name } refuses to go back.
notice-refuse-late = Nobody goes back: not everybody has answered.
notice-rematch = There is a table for another game.
notice-close = The table is closed.
