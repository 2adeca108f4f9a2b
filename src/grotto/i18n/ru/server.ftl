# Отказы сетевого стола, по кодам.

error-server-error = Сервер не может этого сделать.
error-server-no-such-table = Такого стола нет, или за него пускают только по приглашению.
error-server-stale-version = За столом уже что-то изменилось. Посмотрите ещё раз.
error-server-no-hint = Сейчас хорошего ответа никто не знает. Спросите ещё раз чуть позже.
error-server-not-seated = Это доступно только тем, кто сидит за этим столом.
error-server-not-host = Это доступно только тому, кто создал стол.
error-server-seat-taken = Место { $seat } занято.
error-server-table-full = Все места за этим столом заняты.
error-server-wrong-moment =
    { $moment ->
        [open] Это возможно только после начала игры.
        [playing] Пока идёт игра, это невозможно.
        [over] Это уже невозможно: игра окончена.
       *[other] Это уже невозможно: стол закрыт.
    }
error-server-no-need = Сейчас это не нужно.
error-server-other-rules = За этим столом играют по правилам версии { $began }, а на сервере действует версия { $now }. Стол можно рассматривать, но играть за ним нельзя.
error-server-storage-failed = Сервер сейчас не может ничего записать. Ничего не изменилось; попробуйте чуть позже.
error-server-not-signed-in = Сервер вас ещё не знает. Сядьте за стол гостем или войдите.
error-server-bad-message =
    { $problem ->
        [too-long] Сообщение слишком длинное.
        [too-deep] В сообщении слишком много вложений.
        [nothing-said] Ничего не сказано.
        [no-page] В списке нет такой страницы.
        [no-eyes] Чьими глазами смотреть, указывают, когда открывают поток.
       *[other] Сообщение не удалось прочесть: { $detail }.
    }
error-server-no-such-seat = За этим столом нет места { $seat }.
error-server-not-absent = Игрок на месте { $seat } отсутствует недостаточно долго. Подождите { $wait } с.
error-server-no-such-move = Хода { $move } нет. Сделано ходов: { $moves }.
error-server-not-alone = За этим столом сидят и другие. Кто ушёл, может вернуться, поэтому стол закроют только конец игры или долгая тишина.
error-server-nobody-there = Там некого заглушить.
error-server-rematch-made = Стол для следующей партии уже есть.
error-server-record-withheld = В записи партии есть секреты. Она откроется всем, когда игра закончится.
error-server-record-not-public = Кто владеет этой записью, знает всё скрытое. Такой стол не бывает открытым: играйте одни или пригласите людей.
error-server-from-record = Этот стол продолжает партию из записи. Подтвердите, что вы это знаете, и садитесь.
error-server-record-too-long = В записи слишком много ходов: можно не больше { $most }.

# Что происходит за столом помимо игры.

notice-sit = { $name } садится за стол.
notice-stand = { $name } встаёт из-за стола.
notice-start = Игра начинается.
notice-vote = { $name } не за столом. Предложено посадить на это место бота.
notice-stand-in-left = { $name } уходит. Дальше играет бот.
notice-stand-in-host = { $name } не за столом. По решению хозяина стола играет бот.
notice-stand-in-votes = { $name } не за столом. По решению остальных играет бот.
notice-stand-in-time = { $name }: время вышло. Дальше играет бот.
notice-return = { $name } снова за столом.
notice-ask-back = { $name } просит вернуться к своему последнему выбору.
notice-back-agreed = Все согласны: { $name } возвращается к своему последнему выбору.
notice-back-choice = { $name }: последний выбор взят назад.
notice-back-turn = { $name }: весь ход взят назад.
notice-again = { $name }: взятое назад сыграно снова.
notice-refuse = { $name } не соглашается вернуться назад.
notice-refuse-late = Вернуться не получится: ответили не все.
notice-rematch = Есть стол для следующей партии.
notice-close = Стол закрыт.
