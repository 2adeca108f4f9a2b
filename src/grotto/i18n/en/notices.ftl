# Notices that reach people who are away.

notice-mail-turn = It is your turn: { $game }
notice-mail-invited = { $name } invites you to a table: { $game }
notice-mail-ready = Your table of round { $round } is ready: { $game }
notice-mail-ready-turn = It is your turn.
notice-mail-round = Round { $round }
notice-mail-until = Time until { $when }
notice-mail-digest =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
notice-mail-test = Notices from Grotto arrive
notice-mail-test-about = From now on you are told here when it is your turn.
notice-mail-stop = To get no more mail like this, open this link: { $link }
notice-mail-code = Your code for Grotto: { $code }
notice-mail-code-about =
    Somebody wants Grotto to tell this address when it is their turn in a game.
    If that was you, enter this code: { $code }
    If not, do nothing: no other mail will be sent here.
error-server-no-such-channel = There is no such way to be told.
error-server-too-many-channels = { $most } ways to be told are enough. Remove one first.
error-server-no-mail = This server sends no mail.
error-server-wrong-code = That is not the code that was sent last, or it was tried too often. Ask for a new one.
error-server-not-delivered =
    { $why ->
        [gone] Nothing can be delivered there any more. Please check the address.
        [unreachable] Nobody answers there. Please check the address.
       *[other] Nothing could be delivered there ({ $why }). Please check the address.
    }
error-server-bad-link = This link is not complete, or it is not one of ours.
error-server-no-such-mail-server = { $said } is no address of a mail server. smtps://name@mail.example:465 would be one.
