# Турниры в браузере.

web-tournaments-about = Турнир может устроить каждый: на вылет, по швейцарской системе или круговой, за столами любого размера. Где не хватает людей, играют боты.
web-tournaments-mine = Мои турниры
web-tournaments-public = Открытые турниры
web-tournaments-none = Сейчас открытых турниров нет. Устройте свой!
web-tournament-new = Новый турнир
web-tournament-make = Создать турнир
web-tournament-all = Все турниры
web-tournament-format =
    { $format ->
        [knockout] На вылет
        [swiss] Швейцарская система
       *[round_robin] Круговой
    }
web-tournament-format-about =
    { $format ->
        [knockout] Лучшие за каждым столом проходят дальше, пока не останется один стол.
        [swiss] Каждый играет в каждом туре — с теми, у кого столько же очков.
       *[round_robin] Каждый встречается с каждым.
    }
web-tournament-size =
    { $size ->
        [2] Поединки
       *[other] Мест за столом: { $size }
    }
web-tournament-status =
    { $status ->
        [open] Ждём игроков
        [playing] Идёт
        [over] Окончен
       *[cancelled] Отменён
    }
web-tournament-players = Игроков: { $players } из { $places }
web-tournament-round =
    { $rounds ->
        [0] Тур { $round }
       *[other] Тур { $round } из { $rounds }
    }
web-tournament-by = Организатор: { $name }
web-tournament-joined = Вы участвуете

## Новый турнир

web-tournament-form-what = Во что играем
web-tournament-form-who = Кто играет и когда
web-tournament-form-title = Название турнира
web-tournament-form-title-usual = { $game }: { $format }
web-tournament-form-game = Игра
web-tournament-form-format = Система
web-tournament-form-size = Мест за столом
web-tournament-form-size-about = Если число игроков не делится, за некоторыми столами будет на одного меньше.
web-tournament-form-advance = Сколько игроков с каждого стола проходят дальше
web-tournament-form-rounds = Туров
web-tournament-form-rounds-about = 0 — столько, сколько нужно для числа игроков.
web-tournament-form-meetings = Сколько раз каждый встречается с каждым
web-tournament-form-places = Мест на турнире
web-tournament-form-bots = Боты занимают свободные места
web-tournament-form-bots-about = Они же доигрывают за тех, кто ушёл.
web-tournament-form-level = Уровень этих ботов
web-tournament-form-seeding = Порядок перед первым туром
web-tournament-seeding =
    { $seeding ->
        [rating] По рейтингу
       *[lots] По жребию
    }
web-tournament-form-visibility = Кто его увидит
web-tournament-visibility =
    { $visibility ->
        [public] Все
       *[unlisted] У кого есть ссылка
    }
web-tournament-form-clock-about = На турнире всегда есть часы, чтобы он не остановился: за того, у кого вышло время, доигрывает бот.
web-tournament-form-joins = Я тоже играю
web-tournament-form-rated-about = Каждый стол идёт в рейтинг. Всем нужна учётная запись.

## Один турнир

web-tournament-join = Участвовать
web-tournament-leave = Уйти
web-tournament-leave-sure = Уйти с турнира?
web-tournament-leave-about = Если уйти сейчас, вы окажетесь ниже всех, кто остался, а вашу партию доиграет бот.
web-tournament-begin = Начать
web-tournament-begin-about =
    { $bots ->
        [0] После начала присоединиться нельзя.
        [one] Свободное место займёт { $bots } бот. После начала присоединиться нельзя.
        [few] Свободные места займут { $bots } бота. После начала присоединиться нельзя.
        [many] Свободные места займут { $bots } ботов. После начала присоединиться нельзя.
       *[other] Свободные места займут { $bots } бота. После начала присоединиться нельзя.
    }
web-tournament-cancel = Отменить турнир
web-tournament-cancel-sure = Отменить этот турнир?
web-tournament-cancel-about = Партии, которые идут, можно доиграть, но они больше не считаются.
web-tournament-remove = Убрать: { $name }
web-tournament-stay = Назад
web-tournament-waiting = Организатор начнёт, когда соберётся достаточно игроков. Передайте ссылку друзьям!
web-tournament-copy = Скопировать ссылку
web-tournament-copied = Ссылка скопирована.
web-tournament-next = Следующий тур начнётся, как только закончатся все партии.
web-tournament-ready = Ваш стол { $round }-го тура готов.
web-tournament-go = К вашему столу
web-tournament-won = Победитель турнира — { $name }.
web-tournament-bot = { $level } ({ $number })
web-tournament-standings = Положение
web-tournament-entrants = Игроки
web-tournament-place = Место
web-tournament-who = Кто
web-tournament-points = Очки
web-tournament-played = Столов
web-tournament-opponents = Соперники
web-tournament-direct = Между собой
web-tournament-share = Доля
web-tournament-survived = Туров
web-tournament-left = вне игры
web-tournament-csv = Результаты в CSV
web-tournament-rounds = Туры
web-tournament-bracket = Сетка
web-tournament-final = Финал
web-tournament-watch = Смотреть
web-tournament-look = Посмотреть партию
web-tournament-soon = Стол готовится
web-tournament-bye = { $name } — пропуск тура.
web-tournament-seat = Место { $seat }
web-tournament-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-tournament-gone = партия не доиграна

## Правила

web-tournament-rules = Правила этого турнира
web-tournament-rule-knockout =
    { $advance ->
        [one] Дальше проходит лучший игрок каждого стола; при ничьей — тот, кто выше в начальном порядке. Последний стол решает всё.
        [few] Дальше проходят { $advance } лучших игрока каждого стола; при ничьей — тот, кто выше в начальном порядке. Последний стол решает всё.
        [many] Дальше проходят { $advance } лучших игроков каждого стола; при ничьей — тот, кто выше в начальном порядке. Последний стол решает всё.
       *[other] Дальше проходят { $advance } лучших игрока каждого стола; при ничьей — тот, кто выше в начальном порядке. Последний стол решает всё.
    }
web-tournament-rule-seeding =
    { $seeding ->
        [rating] Перед первым туром всех располагают по рейтингу. Двое первых могут встретиться только в конце; если столы не заполняются, первые пропускают первый тур.
       *[lots] Перед первым туром порядок определяет жребий. Двое первых могут встретиться только в конце; если столы не заполняются, первые пропускают первый тур.
    }
web-tournament-rule-swiss = В каждом туре встречаются те, у кого поровну очков; внутри такой группы решает жребий. Никто не встречается с одним соперником дважды, если этого можно избежать.
web-tournament-rule-round-robin =
    { $meetings ->
        [one] Каждый встречается с каждым один раз. За большими столами в каждом туре сходятся те, кто встречался реже всего, пока не встретятся все.
        [few] Каждый встречается с каждым { $meetings } раза. За большими столами в каждом туре сходятся те, кто встречался реже всего, пока все не встретятся столько раз.
        [many] Каждый встречается с каждым { $meetings } раз. За большими столами в каждом туре сходятся те, кто встречался реже всего, пока все не встретятся столько раз.
       *[other] Каждый встречается с каждым { $meetings } раза. За большими столами в каждом туре сходятся те, кто встречался реже всего, пока все не встретятся столько раз.
    }
web-tournament-rule-seats = Места за столом меняются от тура к туру, чтобы каждый сидел на каждом месте примерно поровну.
web-tournament-rule-points =
    { $most ->
        [one] Первый за столом получает { $most } очко, последний — ни одного. Между ними равные ступени; кто делит место, делит и очки.
        [few] Первый за столом получает { $most } очка, последний — ни одного. Между ними равные ступени; кто делит место, делит и очки.
        [many] Первый за столом получает { $most } очков, последний — ни одного. Между ними равные ступени; кто делит место, делит и очки.
       *[other] Первый за столом получает { $most } очка, последний — ни одного. Между ними равные ступени; кто делит место, делит и очки.
    }
web-tournament-rule-bye = Кто пропускает тур, получает очки за первое место. Никто не пропускает дважды, пока не пропустили все остальные.
web-tournament-rule-gone = Кто не доигрывает партию, занимает за этим столом последнее место; доигрывает бот. Ходы не возвращают, подсказок нет.
web-tournament-rule-left =
    { $bots ->
        [yes] За того, кто ушёл с турнира, играет бот; ушедшие стоят ниже всех, кто остался.
       *[no] Кто ушёл с турнира, больше не играет и стоит ниже всех, кто остался.
    }
web-tournament-rule-closed = Стол, закрытый без результата, — ничья для всех.
web-tournament-rule-ties = Кто выше? Решает по порядку:
web-tournament-tie-survived = сколько туров пройдено, затем место за последним столом;
web-tournament-tie-points = очки;
web-tournament-tie-opponents = «Соперники»: среднее число очков всех, с кем была встреча;
web-tournament-tie-direct = «Между собой»: выигранные встречи среди тех, кто пока равен; ничья — пол-очка;
web-tournament-tie-share = «Доля»: свой счёт в игре как часть лучшего за столом, в среднем;
web-tournament-tie-lots = жребий из числа этого турнира.

# В чём серверы отказывают на турнирах.

error-server-no-such-tournament = Такого турнира нет.
error-server-no-such-entrant = Под этим номером никто не участвует.
error-server-not-organiser = Это может сделать только организатор турнира.
error-server-tournament-not-now =
    { $moment ->
        [open] С этим надо подождать: турнир ещё не начался.
        [playing] Турнир уже начался.
        [over] Турнир окончен.
       *[cancelled] Турнир отменён.
    }
error-server-tournament-full = Все места на этом турнире заняты.
error-server-too-few-entrants =
    { $least ->
        [one] Нужен хотя бы { $least } игрок.
        [few] Для стола нужно хотя бы { $least } игрока. Подождите остальных или позвольте ботам занять места.
        [many] Для стола нужно хотя бы { $least } игроков. Подождите остальных или позвольте ботам занять места.
       *[other] Для стола нужно хотя бы { $least } игрока. Подождите остальных или позвольте ботам занять места.
    }
error-server-too-many-tournaments =
    { $most ->
        [one] У вас { $most } неоконченный турнир, больше нельзя.
        [few] У вас { $most } неоконченных турнира, больше нельзя.
        [many] У вас { $most } неоконченных турниров, больше нельзя.
       *[other] У вас { $most } неоконченного турнира, больше нельзя.
    }
