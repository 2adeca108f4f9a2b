# Отказы сетевого стола, по кодам.

error-server-error = Сервер не может этого сделать.
error-server-no-such-table = Такого стола нет, или он закрытый.
error-server-stale-version = За столом уже что-то изменилось. Посмотрите ещё раз.
error-server-not-seated = Это могут только те, кто сидит за этим столом.
error-server-not-host = Это может только тот, кто создал стол.
error-server-seat-taken = Место { $seat } занято.
error-server-table-full = Все места за этим столом заняты.
error-server-wrong-moment =
    { $moment ->
        [open] Это возможно только после начала игры.
        [playing] Пока идёт игра, это невозможно.
        [over] Это уже невозможно: игра окончена.
       *[other] Это уже невозможно: стол закрыт.
    }
error-server-storage-failed = Сервер сейчас не может ничего записать. Ничего не изменилось; попробуйте чуть позже.
error-server-not-signed-in = Сервер вас ещё не знает. Сядьте за стол гостем или войдите.
error-server-bad-message = Сообщение не удалось прочесть: { $problem }.
error-server-no-such-seat = За этим столом нет места { $seat }.
