# The table screen that all games share, and the plain board of games without drawings.

## Above the board

web-table-round =
    { $rounds ->
        [0] Раунд { $round }
       *[other] Раунд { $round } из { $rounds }
    }
web-table-home = На главную
web-table-seats = Игроки
web-table-tools = Правила, настройки и помощь
web-table-rules = Правила
web-table-help = Клавиатура
web-table-words = Поле словами
web-table-menu = Ещё
web-table-copy-link = Скопировать ссылку на стол
web-table-cover = Скрыть экран
web-table-leave = Уйти: доиграет бот
web-table-asked = Сейчас ходит
web-table-panel = Журнал, чат, счёт
web-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## The question and its answers

web-table-connecting = Подходим к столу…
web-table-waits = Сейчас ходит { $name }
web-table-thinks = { $name } думает…
web-table-skip = Пропустить показ
web-table-over = Игра окончена.
web-table-closed = Стол закрыт.
web-table-past = Просмотр: ход { $move } из { $moves }
web-table-title-turn = ● Ваш ход — { $game }
web-table-answers = Что можно сделать
web-table-anytime = В любой момент
web-table-here = Что можно сделать здесь
web-table-hint = Укажите на поле или на вариант, чтобы увидеть, к чему он приведёт.
web-table-search = Найти вариант
web-table-search-nothing = Таких вариантов нет.
web-table-put-back = Положить обратно
web-table-group =
    { $group ->
        [caverna-feed] Накормить семью
        [caverna-eat] Обменять что-нибудь на еду
        [cave_vs_cave-dig] Выкопать каверны
        [lost_mines-use] Применить инструмент
        [stone_age-act] Задействовать место со своими фигурками
       *[other] { $first } …
    }
web-table-all-answers =
    { $count ->
        [one] Показать { $count } вариант
        [few] Показать все { $count } варианта
       *[many] Показать все { $count } вариантов
    }
web-table-show-answers =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
web-table-board = Поле
web-table-play = Выполнить
web-table-cancel = Снять выбор
web-table-close = Закрыть
web-table-rule = Правило { $rule }

## Taking back

web-table-undo = Отменить
web-table-undo-turn = Отменить ход
web-table-redo = Повторить
web-table-end-turn = Завершить ход
web-table-held = Ход закончится, когда вы его завершите.
web-table-undo-reach = Последний выбор можно отменить.
web-table-ask-back = Попросить об отмене
web-table-back-asked = Все решают, можно ли отменить ваш последний выбор.
web-table-back-asks = { $name } просит вернуться к своему последнему выбору.
web-table-agree = Согласиться
web-table-refuse = Отказать

## Log, chat, scores and notes

web-table-log = Журнал
web-table-log-jump = Показать стол после хода { $move }
web-table-log-earlier = Показать, что было раньше
web-table-log-came =
    { $count ->
        [one] В списке ещё { $count } более ранний ход.
        [few] В списке ещё { $count } более ранних хода.
       *[many] В списке ещё { $count } более ранних ходов.
    }
web-table-log-nothing = Пока ничего не произошло.
web-table-chat = Чат
web-table-chat-nothing = Пока никто ничего не сказал.
web-table-chat-say = Сказать всем
web-table-chat-send = Отправить
web-table-chat-news = есть новое
web-table-mute = Заблокировать: { $name }
web-table-muted = Заблокировано: { $name }. Изменить это можно в профиле.
web-table-scores = Счёт
web-table-scores-final = Окончательный счёт
web-table-scores-now = Если бы игра закончилась сейчас, насколько вам известно
web-table-scores-wait = Очки подсчитываются.
web-table-scores-nothing = Очки станут известны в конце игры.
web-table-winner = победа
web-table-notes = Заметки
web-table-notes-hint = Написанное здесь видно только вам.
web-table-notes-kept = Сохранено.

## The whole game on a slider

web-table-look-back = Прошлые ходы
web-table-scrub = Момент игры
web-table-scrub-start = К началу
web-table-scrub-back = На ход назад
web-table-scrub-on = На ход вперёд
web-table-scrub-play = Воспроизвести
web-table-scrub-pause = Пауза
web-table-scrub-now = К текущему ходу
web-table-scrub-round = Конец раунда { $round }
web-table-scrub-lead = Конец раунда { $round }, впереди теперь { $who }
web-table-scrub-slip = { $who }: можно было сыграть намного лучше
web-table-scrub-share = Скопировать ссылку на этот момент
web-table-scrub-play-on = Играть отсюда

## People who come and go

web-table-offline = Связь прервалась. Пробуем снова; ничего не потеряно.
web-table-absent = { $name } сейчас не за столом.
web-table-no-answer = { $name }: ответа пока нет.
web-table-absent-hide = Скрыть
web-table-replace = Пусть играет бот
web-table-replace-wait =
    { $unit ->
        [days] { $count ->
            [one] Бот сможет играть через { $count } день.
            [few] Бот сможет играть через { $count } дня.
           *[other] Бот сможет играть через { $count } дней.
        }
        [hours] { $count ->
            [one] Бот сможет играть через { $count } час.
            [few] Бот сможет играть через { $count } часа.
           *[other] Бот сможет играть через { $count } часов.
        }
        [minutes] { $count ->
            [one] Бот сможет играть через { $count } минуту.
            [few] Бот сможет играть через { $count } минуты.
           *[other] Бот сможет играть через { $count } минут.
        }
       *[seconds] { $count ->
            [one] Бот сможет играть через { $count } секунду.
            [few] Бот сможет играть через { $count } секунды.
           *[other] Бот сможет играть через { $count } секунд.
        }
    }
web-table-replace-voted = Вы за то, чтобы играл бот.
web-table-replaced = За вас играет бот.
web-table-return = Играть самостоятельно
web-table-hand-over = Передайте экран: { $name }
web-table-hand-over-why = То, что видит только { $name }, появится после нажатия кнопки.
web-table-hand-over-look = Я — { $name }

## The end

web-table-see-board = Показать поле
web-table-see-sheet = Показать подсчёт очков

## Keys

web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-leave-ask = Покинуть стол?
web-table-leave-about = За вас сразу же продолжит играть бот. Вернуться можно в любой момент, пока идёт игра.
web-table-leave-stay = Остаться
web-table-leave-go = Покинуть
web-table-key =
    { $wish ->
        [pick] выбрать вариант с этим номером
        [step] перейти к другому варианту
        [confirm] выполнить выбранное
        [release] снять выбор или вернуться к текущему ходу
        [undo] отменить
        [undo_turn] отменить весь ход
        [redo] повторить
        [end_turn] завершить ход
        [pause] остановить показ или продолжить
        [next] показать следующий шаг сразу
        [speed] другая из трёх скоростей
        [skip] пропустить показ чужих ходов
        [hint] попросить подсказку
        [coach] включить или выключить тренера
        [turn_tile] повернуть жетон, прежде чем положить его
        [mute] включить или выключить звук
        [replay_step] при просмотре: ход назад или вперёд
        [replay_play] при просмотре: пуск или пауза
        [replay_mark] при просмотре: к следующей или прошлой отметке
        [log] перейти в журнал: стрелки ведут по строкам, Enter показывает тот момент
        [book] прочитать правило о том, на что вы указываете, или о вопросе
        [search] найти вариант
       *[help] эта справка
    }

## Words for what a view holds, by the names of its fields

web-word =
    { $key ->
        [wood] Дерево
        [stone_age-wood] Древесина
        [clay] Глина
        [stone] Камень
        [gold] Золото
        [caverna-gold] Золотые
        [food] Еда
        [ore] Руда
        [ruby] Рубины
        [grain] Злаки
        [vegetable] Овощи
        [emmer] Эммер
        [flax] Лён
        [dog] Собаки
        [sheep] Овцы
        [donkey] Ослы
        [wild_boar] Кабаны
        [cattle] Коровы
        [points] Очки
        [round] Раунд
        [turns] Ходы
        [figures] Жители
        [home] Дома
        [agriculture] Земледелие
        [deck_left] Осталось карт
        [walls_left] Осталось стен
        [stack] Стопка
        [left] Осталось
        [hand] Карты в руке
        [hand_size] Карт в руке
        [pile] Колода
        [aside] Отложено
        [discarded] Сброшено
        [buried_size] Карт сброшено и потеряно
        [axe] Топоры
        [boat] Лодки
        [rope] Верёвки
        [trap] Ловушки
        [troll] Тролли
        [scores] Очки по раундам
        [leaves] Осталось листьев
        [questions] Осталось вопросительных знаков
        [begging] Жетоны попрошайничества
        [dwarf_room] Места для гномов
        [weapon] Оружие
        [value] Ценность
        [secret_count] Тайных карт
       *[other] { $key }
    }
web-nothing = Ничего
web-clan =
    { $clan ->
        [blue] синий клан
       *[yellow] жёлтый клан
    }
web-land =
    { $kind ->
        [forest] лес
        [mountain] гора
        [meadow] луг
        [field] поле
        [small_pasture] маленькое пастбище
        [large_pasture] большое пастбище
        [cavern] каверна
        [tunnel] туннель
        [deep_tunnel] глубокий туннель
        [ore_mine] рудник
        [ruby_mine] рубиновая шахта
       *[entry_level_dwelling] Привхо­довое жилище
    }
web-harvest =
    { $harvest ->
        [none] урожай не собирают
        [one_food] урожай не собирают, но каждый гном съест 1 еду
        [normal] сбор урожая
        [partial] сбор урожая без полевых работ или без разведения животных
       *[unknown] пока никто не знает
    }
