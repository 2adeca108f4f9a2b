# Что говорит командная строка.

# Буквы, которые должен уметь показать поток вывода для этого языка.
cli-alphabet = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
# Латиницей: её читают там, где кириллицы нет.
cli-encoding =
    Etot terminal ne pokazyvaet kirillitsu (kodirovka: { $encoding }). Zadayte PYTHONIOENCODING=utf-8 ili vyberite --lang en.

## Справка

cli-usage = Использование:
cli-group-arguments = Аргументы
cli-group-options = Параметры
cli-group-commands = Команды
cli-word-command = КОМАНДА
cli-word-game = ИГРА
cli-word-number = N
cli-word-level = УРОВЕНЬ
cli-word-name = ИМЯ
cli-word-seed = ЗЕРНО
cli-word-option = КЛЮЧ=ЗНАЧЕНИЕ
cli-word-file = ФАЙЛ
cli-word-words = СЛОВО
cli-word-lang = ЯЗЫК

cli-about-grotto =
    Grotto, цифровой игровой стол: настольные игры в терминале, повтор и проверка партий, состязания ботов.
cli-about-command-play = сыграть здесь с ботами или друг с другом
cli-about-command-games = показать игры, их параметры и ботов
cli-about-command-rules = прочитать правила или найти в них слово
cli-about-command-replay = пересказать записанную партию и проверить её
cli-about-command-verify = доказать, что броски в записи честные
cli-about-command-review = разобрать записанную партию: где удача, а где выбор стоил дорого
cli-about-command-simulate = сыграть много партий между ботами и подвести итог
cli-about-command-arena = узнать, какой бот сильнее

cli-about-game = игра из списка «grotto games»
cli-about-seats = сколько игроков вместе с ботами
cli-about-people = сколько людей играет за этим экраном
cli-about-bots = уровень ботов: одно слово на всех или по слову на каждого
cli-about-names = имена игроков, сначала людей
cli-about-seed = зерно для бросков; если не задать, его не знает никто
cli-about-option = параметры игры, например max_rounds=5
cli-about-by-hand = ваш ход закончится, только когда вы введёте «завершить»
cli-about-coach = тренер объясняет вопросы и предупреждает о дорогих ошибках
cli-about-resume = продолжить сохранённую партию; без файла — последнюю
cli-about-file = файл записи
cli-about-to = остановиться после N ходов
cli-about-games = сколько партий сыграть
cli-about-jobs = сколько процессов запустить
cli-about-json = вывести одну строку JSON и больше ничего
cli-about-words = слова для поиска или номер правила
cli-about-lang = en, ru или uk
cli-about-help = показать эту справку
cli-about-version = показать версию и вид сборки

## Неверный вызов

cli-usage-command = Команды { $text } нет; их список покажет «grotto --help».
cli-usage-needs-value = Параметру { $option } нужно значение; см. «{ $prog } --help».
cli-usage-missing = Не хватает: { $names }; см. «{ $prog } --help».
cli-usage-unknown = Что такое «{ $text }»? См. «{ $prog } --help».
cli-usage-unclear = Эти аргументы не сочетаются; см. «{ $prog } --help».
cli-usage-number = Параметру { $option } нужно целое число не меньше { $least }, а не «{ $text }».
cli-usage-number-between = Параметру { $option } нужно целое число ({ $span }), а не «{ $text }».
cli-usage-option = Параметры игры пишутся в виде «ключ=значение», а не «{ $text }».
cli-option-unknown = У этой игры нет параметра «{ $option }». Есть: { $known }.
cli-bot-unknown = Бота «{ $level }» для этой игры нет. Есть: { $known }.
cli-wrong-seating = Игроки не сходятся с местами: мест { $seats }, людей { $people }, ботов { $bots }.
cli-nothing-to-resume = Нет сохранённой партии, которую можно продолжить.
cli-already-over = Партия в файле { $path } окончена; её покажет «grotto replay».
cli-end-of-input = Ввод закончился, а ответа на вопрос не было.
cli-no-output = Вывод записать не удалось.
cli-interrupted = Остановлено.

## Перед игрой

cli-ask-default = { $question } [Enter: { $default }]:
cli-ask-your-choice = Ваш выбор
cli-ask-number-again = Введите число от { $least } до { $most }.
cli-ask-language = На каком языке?
cli-ask-game = Во что играем?
cli-ask-seats = Сколько игроков вместе с ботами?
cli-ask-bots = Сколько из них ботов?
cli-ask-level = Как играют боты?
cli-ask-name = Ваше имя?
cli-level-random = ходит наугад, годится для знакомства с игрой
cli-level-novice = играет по простым правилам, как в первый вечер, и порой ошибается
cli-level-greedy = думает на одно действие вперёд и не дальше, мерка для остальных
cli-level-player = думает на целый ход вперёд, хороший соперник
cli-level-master = смотрит далеко вперёд во многих возможных раскладах, для тех, кто ищет вызова
cli-name-person = Игрок
cli-name-person-number = Игрок { $number }
cli-name-bot = Бот
cli-name-bot-number = Бот { $number }
cli-bot-name = { $name } ({ $level })
cli-table = { $game }: { $names }.
cli-commitment =
    Броски определяет тайное зерно; его покажут в конце. SHA-256 зерна:
cli-no-commitment =
    В этой записи нет зерна, поэтому честность будущих бросков доказать нельзя.
cli-how-to-answer =
    Отвечайте числом. «совет» подскажет ход, «помощь» покажет остальное, «выход» сохранит партию и закроет игру.
cli-game-waits = Последняя партия не окончена. Продолжить её:

## Вопрос

cli-more =
    { $count ->
        [one] … и ещё { $count } вариант: введите «ещё».
        [few] … и ещё { $count } варианта: введите «ещё».
        [many] … и ещё { $count } вариантов: введите «ещё».
       *[other] … и ещё { $count } варианта: введите «ещё».
    }
cli-back = Назад
cli-how-many = Сколько ({ $least }–{ $most })?
cli-wrong-count = Выберите число от { $least } до { $most }.
cli-no-count = Здесь число не нужно.
cli-no-such-choice = Варианта { $number } нет; последний — { $most }.
cli-unknown-answer =
    Ответа «{ $text }» здесь нет. Введите число из списка или «помощь».
cli-empty-answer = Введите число из списка или «помощь».
cli-refusal = { $reason } ({ $rule })
cli-why = Сейчас нельзя:
cli-why-possible = Сейчас это можно.
cli-why-nothing = Сейчас ничего не запрещено.
cli-undone = Ход отменён.
cli-redone = Ход повторён.
cli-rewound = Весь ход отменён.
cli-turn-held = Ход закончится, когда вы введёте «завершить». До этого можно ввести «отмена» или «откат».
cli-hold-on = Теперь ваш ход закончится, только когда вы введёте «завершить».
cli-hold-off = Ваши ходы снова заканчиваются сами.
cli-parts = Чтобы рассмотреть часть стола, введите «{ $word }» и её номер:
cli-rules-how = Введите «правила» и слово, например: правила хижина, или номер правила.
cli-rules-none = О «{ $words }» в правилах ничего нет.
cli-rules-others =
    { $count ->
        [one] Ещё { $count } правило:
        [few] Ещё { $count } правила:
        [many] Ещё { $count } правил:
       *[other] Ещё { $count } правила:
    }
cli-hint =
    { $points ->
        [one] { $number }: { $action } (можно ожидать { $points } очко). { $reason }
        [few] { $number }: { $action } (можно ожидать { $points } очка). { $reason }
       *[many] { $number }: { $action } (можно ожидать { $points } очков). { $reason }
    }
cli-hint-among =
    { $number }: { $action } (можно ожидать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $side ->
        [more] на { NUMBER($lead, minimumFractionDigits: 1) } больше, чем у других в среднем
        [less] на { NUMBER($lead, minimumFractionDigits: 1) } меньше, чем у других в среднем
       *[same] столько же, сколько у других в среднем
    }). { $reason }
cli-reviewing = разбор ходов
cli-review = { $game }, разбор партии: { $names }
cli-review-course = Чего каждый мог ожидать, от первого хода до последнего:
cli-column-luck = удача
cli-column-choices = выбор
cli-review-no-slips = Ни один выбор не стоил сколько-нибудь заметно. Отличная игра!
cli-review-slips = Самые дорогие решения:
cli-review-slip = Ход { $number }, { $name }: { $action }. Цена в очках против остальных: { NUMBER($cost, minimumFractionDigits: 1) }.
cli-review-better = Лучше: { $better }. { $reason }
cli-saved = Сохранено. Продолжить позже:
cli-not-saving = Игра продолжается, но не сохраняется.
cli-not-ours = Файл { $path } — не партия Grotto, он останется как есть. Выберите другое имя.
cli-left = Партия сохранена. Продолжить её:
cli-left-unsaved = Партию не удалось сохранить.
cli-projection = Если бы игра закончилась сейчас:
cli-projected =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
        [many] { $name }: { $points } очков
       *[other] { $name }: { $points } очка
    }
cli-projected-between = { $name }: примерно от { $points } до { $most } очков, смотря какие карты скрыты

## Команды за столом

cli-help-answers =
    Отвечайте номером варианта. Вариант с «…» открывает следующие: «2 3» — вариант 3 среди открытых вариантом 2. Где нужно количество, его задаёт последнее число: «2 3» — вариант 2, количество 3. Запись вроде «send forest 3» тоже подойдёт.
cli-help-orders = На любой вопрос можно ответить и так:
cli-order-more = ещё
cli-order-hint = совет
cli-order-coach = тренер
cli-order-undo = отмена
cli-order-redo = повтор
cli-order-rewind = откат
cli-order-end = завершить
cli-order-hold = держать
cli-order-board = стол
cli-order-secret = тайна
cli-order-log = журнал
cli-order-score = счёт
cli-order-rules = правила
cli-order-save = сохранить
cli-order-help = помощь
cli-order-quit = выход
cli-order-why-about = чего сейчас нельзя и почему; «? send forest 3» — почему нельзя именно это
cli-order-more-about = следующие варианты длинного списка
cli-order-hint-about = совет к этому вопросу
cli-order-coach-about = включить или выключить тренера
cli-order-undo-about = отменить свой последний выбор, если после него не было броска и ничего не открылось
cli-order-redo-about = повторить отменённое
cli-order-rewind-about = отменить весь свой ход, но не дальше последнего броска или того, что открылось
cli-order-end-about = завершить свой ход, если он этого ждёт
cli-order-hold-about = с этого момента ваш ход закончится, только когда вы введёте «завершить»; повторите — и ходы снова будут заканчиваться сами
cli-order-board-about = показать стол или его часть, например: стол 2
cli-order-secret-about = показать стол и то, что видите только вы
cli-order-log-about = что произошло; «журнал 40» покажет 40 строк
cli-order-score-about = сколько было бы очков, закончись игра сейчас
cli-order-rules-about = найти правило, например: правила хижина
cli-order-save-about = сохранить партию, можно в свой файл
cli-order-help-about = этот список
cli-order-quit-about = сохранить и выйти

## Конец

cli-score-head =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
        [many] { $name }: { $points } очков
       *[other] { $name }: { $points } очка
    }
cli-result-won =
    { $points ->
        [one] Победа: { $name }, { $points } очко.
        [few] Победа: { $name }, { $points } очка.
        [many] Победа: { $name }, { $points } очков.
       *[other] Победа: { $name }, { $points } очка.
    }
cli-result-shared =
    { $points ->
        [one] Победу делят { $names }: по { $points } очку.
        [few] Победу делят { $names }: по { $points } очка.
        [many] Победу делят { $names }: по { $points } очков.
       *[other] Победу делят { $names }: по { $points } очка.
    }
cli-result-reached =
    { $points ->
        [one] { $name }: { $points } очко, { $mark }.
        [few] { $name }: { $points } очка, { $mark }.
        [many] { $name }: { $points } очков, { $mark }.
       *[other] { $name }: { $points } очка, { $mark }.
    }
cli-result-missed =
    { $points ->
        [one] { $name }: { $points } очко. Цель — { $goal }.
        [few] { $name }: { $points } очка. Цель — { $goal }.
        [many] { $name }: { $points } очков. Цель — { $goal }.
       *[other] { $name }: { $points } очка. Цель — { $goal }.
    }
cli-seed = Зерно бросков: { $seed }.
cli-record-kept = Запись партии: { $path }. Пересмотреть её и проверить броски:
cli-replayed =
    { $count ->
        [one] { $count } ход, всё сходится.
        [few] { $count } хода, всё сходится.
        [many] { $count } ходов, всё сходится.
       *[other] { $count } хода, всё сходится.
    }
cli-replayed-part =
    { $count ->
        [one] { $count } ход, всё сходится. Игра здесь ещё не окончена.
        [few] { $count } хода, всё сходится. Игра здесь ещё не окончена.
        [many] { $count } ходов, всё сходится. Игра здесь ещё не окончена.
       *[other] { $count } хода, всё сходится. Игра здесь ещё не окончена.
    }
cli-verified = Честно: все броски, карты и жетоны соответствуют зерну, всего { $count }.
cli-verified-unfinished =
    Партия здесь ещё не окончена: дальнейшие броски пока не проверить, а зерно остаётся тайным.
cli-verified-seed = Зерно { $seed }, SHA-256 { $commitment }.

## Полка

cli-games-seats = Игроков: { $least }–{ $most }
cli-games-bots = Боты:
cli-games-options = Параметры и значения по умолчанию:

## Много партий

cli-playing = Идут партии
cli-simulated =
    { $games ->
        [one] { $game }: { $games } партия, играют { $bots }.
        [few] { $game }: { $games } партии, играют { $bots }.
        [many] { $game }: { $games } партий, играют { $bots }.
       *[other] { $game }: { $games } партии, играют { $bots }.
    }
cli-simulated-speed = Решений: { $decisions } за { $seconds } с, то есть { $speed } в секунду.
cli-scores = Очки по местам
cli-spread = От { $least } до { $most } очков: тонкая линия — все партии, толстая — средняя половина, ● — медиана
cli-rounds = Партии по числу раундов
cli-column-seat = место
cli-column-bot = бот
cli-column-wins = победы
cli-column-mean = в среднем
cli-column-least = минимум
cli-column-median = медиана
cli-column-most = максимум
cli-column-interval = интервал 95 %
cli-column-fair = при равенстве

## Стол «Каменного века»

cli-stone_age-round =
    Раунд { $number }. Первый игрок: { $name }. Карт в колоде: { $count }.
cli-stone_age-cards = Карты по цене в ресурсах:
cli-stone_age-buildings = Стопки построек:
cli-stone_age-no-building = построек нет
cli-stone_age-tiles =
    { $count ->
        [1] { $tile }, последний жетон
        [one] { $tile }, { $count } жетон
        [few] { $tile }, { $count } жетона
        [many] { $tile }, { $count } жетонов
       *[other] { $tile }, { $count } жетона
    }
cli-stone_age-mat =
    { $points ->
        [one] { $name }: { $points } очко; жителей { $figures }, дома { $home }.
        [few] { $name }: { $points } очка; жителей { $figures }, дома { $home }.
        [many] { $name }: { $points } очков; жителей { $figures }, дома { $home }.
       *[other] { $name }: { $points } очка; жителей { $figures }, дома { $home }.
    }
cli-stone_age-food = Еда: есть { $food }, вырастет { $agriculture }, съедят { $figures }, останется { $rest }.
cli-stone_age-food-short = Еда: есть { $food }, вырастет { $agriculture }, нужно { $figures }, не хватит { $rest }!
cli-stone_age-resources = Ресурсы: { $goods }.
cli-stone_age-tools = Инструменты: { $tools }.
cli-stone_age-used = { $value } (использован)
cli-stone_age-once = Одноразовые: { $tools }.
cli-stone_age-two-of-choice = Ждёт карта с 2 ресурсами по выбору.
cli-stone_age-collection = Есть: { $parts }.
cli-stone_age-built =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
        [many] { $count } построек
       *[other] { $count } постройки
    }
cli-stone_age-hidden =
    { $count ->
        [one] { $count } скрытая карта
        [few] { $count } скрытые карты
        [many] { $count } скрытых карт
       *[other] { $count } скрытой карты
    }
cli-stone_age-symbols = символы: { $symbols }
cli-stone_age-send =
    { $count ->
        [one] { $place }, { $count } житель
        [few] { $place }, { $count } жителя
        [many] { $place }, { $count } жителей
       *[other] { $place }, { $count } жителя
    }
cli-stone_age-send-between =
    { $count ->
        [one] { $place }, { $least }–{ $count } житель
        [few] { $place }, { $least }–{ $count } жителя
        [many] { $place }, { $least }–{ $count } жителей
       *[other] { $place }, { $least }–{ $count } жителя
    }
cli-stone_age-at = { $place }: { $what }
cli-stone_age-result = { $choice } → { $result }
cli-stone_age-tie-break = Ничью решает уровень развития деревни: { $value }.

## Стол игры «Пещера на пещеру»

cli-cave_vs_cave-round =
    Раунд { $number } из { $rounds }, { $seats ->
        [1] ходов
       *[other] ходов у каждого
    }: { $turns }. Стен в запасе: { $walls }.
cli-cave_vs_cave-first = Первый игрок: { $name }.
cli-cave_vs_cave-stack = Помещений в стопке: { $count }.
cli-cave_vs_cave-tiles = Жетоны действий:
cli-cave_vs_cave-display = Помещения в центре стола:
cli-cave_vs_cave-furnished = Помещения в пещерах:
cli-cave_vs_cave-goods =
    { $points ->
        [one] { $name } ({ $points } очко) хранит { $goods }.
        [few] { $name } ({ $points } очка) хранит { $goods }.
        [many] { $name } ({ $points } очков) хранит { $goods }.
       *[other] { $name } ({ $points } очка) хранит { $goods }.
    }
cli-cave_vs_cave-legend =
    ═ ║ естественная стена, ━ ┃ построенная стена, ╌ ╎ место для стены (между A3 и B3 — это a3-b3; у дополнительной каверны X: x-e — на востоке, x-s — на юге, x-w — на западе); ░ лицевой стороной вниз; ● оранжевое, ○ синее помещение и его очки. В описаниях «/» значит «или», «;» — «а также».
cli-cave_vs_cave-room =
    { $colour ->
        [orange] { $room } (оранжевое, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (синее, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
cli-cave_vs_cave-fits = Подходит: { $cells }.
cli-cave_vs_cave-free = бесплатно
cli-cave_vs_cave-cost = за { $goods }
cli-cave_vs_cave-use =
    { $count ->
        [one] использовать { $count } оранжевое помещение
        [few] использовать до { $count } разных оранжевых помещений
        [many] использовать до { $count } разных оранжевых помещений
       *[other] использовать до { $count } разных оранжевых помещений
    }
cli-cave_vs_cave-dig =
    { $count ->
        [one] создать { $count } каверну
        [few] создать { $count } каверны
        [many] создать { $count } каверн
       *[other] создать { $count } каверны
    }
cli-cave_vs_cave-dig-paid =
    { $count ->
        [one] отдать { $paid } и создать { $count } каверну
        [few] отдать { $paid } и создать { $count } каверны
        [many] отдать { $paid } и создать { $count } каверн
       *[other] отдать { $paid } и создать { $count } каверны
    }
cli-cave_vs_cave-undermine = создать 1 каверну сквозь стены
cli-cave_vs_cave-build = соорудить 1 стену
cli-cave_vs_cave-raze = сломать 1 стену и получить { $goods }
cli-cave_vs_cave-furnish = обустроить, дополнительно отдать { $paid }
cli-cave_vs_cave-furnish-free = обустроить без дополнительных расходов
cli-cave_vs_cave-any-three = отдать 3 разных товара, по 1 каждого, и получить { $goods }
cli-cave_vs_cave-below = { $what }, если у вас меньше { $count }
cli-cave_vs_cave-on-undergrowth = С «Заготовкой дров»: { $what }.
cli-cave_vs_cave-on-flax = Всякий раз, когда получаете лён: { $what }.
cli-cave_vs_cave-on-many_rooms = С действием, которое позволяет использовать до 2 или до 3 помещений: дополнительно { $what }.
cli-cave_vs_cave-on-one_room = С действием «использовать 1 оранжевое помещение»: { $what }.
cli-cave_vs_cave-on-wall = Всякий раз, когда сооружаете стену: { $what }.
cli-cave_vs_cave-tie-break = Ничью решает самое ценное помещение: { $value }.

cli-hand-over = Передайте экран: { $name }. Нажмите Enter, когда никто больше не смотрит.
cli-lost_mines-round =
    Раунд { $number } из { $rounds }. В колоде: { $pile }. В сбросе: { $discarded }.
cli-lost_mines-legend =
    Цифры — гномы. B, Y — старт; ? — шахта (G золото, S серебро, D драгоценные камни, X дракон; строчная — закрыта); o — камни; * — кострище; T — ствол дерева, ~ — озеро, U — яма; a топор, b лодка, r верёвка на месте; ^ — ловушка, ! — тролль.
cli-lost_mines-mine = Вы знаете шахту на { $cell }: { $mine }.
cli-lost_mines-treasures = Сокровища: { $treasures }.
cli-lost_mines-dwarf =
    { $clan ->
        [blue] гном синего клана
       *[yellow] гном жёлтого клана
    }
cli-lost_mines-dragon = жетон дракона
cli-lost_mines-player =
    { $number }. { $name }: { $dwarf }, на { $cell }; карт: { $cards }; находки: { $finds }; очков: { $points }.
cli-lost_mines-hand = Карты в руке: { $cards }.
cli-lost_mines-unseen = Вы не знаете, где эти карты: { $cards }.
cli-lost_mines-go =
    { $lost ->
        [0] { $choice }, на { $cell }
        [one] { $choice }, на { $cell } (ловушка отнимет { $lost } карту)
        [few] { $choice }, на { $cell } (ловушки отнимут { $lost } карты)
       *[other] { $choice }, на { $cell } (ловушки отнимут { $lost } карт)
    }
cli-lost_mines-votes = За конец раунда: { $agreed }. Ещё не ответили: { $waiting }.
cli-lost_mines-last = Прошлый раунд
cli-lost_mines-sharer = { $name }: { $dwarf }; находки: { $finds }; очков: { $points }.

## Стол Каверны

cli-caverna-land =
    { $kind ->
        [forest] лес
        [mountain] гора
        [meadow] луг
        [field] поле
        [small_pasture] пастбище
        [large_pasture] пастбище
        [cavern] каверна
        [tunnel] туннель
        [deep_tunnel] глубокий туннель
        [ore_mine] рудник
        [ruby_mine] рубиновая шахта
       *[entry_level_dwelling] Привходовое жилище
    }
cli-caverna-outside = За краем планшета: { $cells }.
cli-caverna-head =
    { $points ->
        [one] { $name }, { $points } очко.
        [few] { $name }, { $points } очка.
        [many] { $name }, { $points } очков.
       *[other] { $name }, { $points } очка.
    }
cli-caverna-begging =
    { $count ->
        [one] { $count } жетон попрошайничества
        [few] { $count } жетона попрошайничества
        [many] { $count } жетонов попрошайничества
       *[other] { $count } жетона попрошайничества
    }
cli-caverna-dwarfs = Гномы (места для { $room }): { $dwarfs }.
cli-caverna-at-home = дома { $dwarfs }
cli-caverna-at-work = на работе { $dwarfs }
cli-caverna-newborn = новорождённых { $count }
cli-caverna-unarmed = без оружия { $count }
cli-caverna-armed = с силой оружия { $weapons }
cli-caverna-goods = В запасе { $goods }.
cli-caverna-delivery =
    { $rounds ->
        [1] В следующем раунде придёт { $good }.
        [one] В каждом из следующих { $rounds } раунда придёт { $good }.
       *[other] В каждом из следующих { $rounds } раундов придёт { $good }.
    }
cli-caverna-fed =
    { $need ->
        [one] В конце раунда гномы съедят { $need } еду, останется { $rest }.
       *[other] В конце раунда гномы съедят { $need } еды, останется { $rest }.
    }
cli-caverna-hungry =
    { $need ->
        [one] В конце раунда гномам нужна { $need } еда, не хватит { $rest }!
       *[other] В конце раунда гномам нужно { $need } еды, не хватит { $rest }!
    }
cli-caverna-round = Раунд { $number } из { $rounds }.
cli-caverna-first = Первый игрок: { $name }.
cli-caverna-harvest =
    { $harvest ->
        [none] В конце раунда урожай не собирают.
        [one_food] В конце раунда урожай не собирают, но каждый гном съест 1 еду.
        [normal] В конце раунда — сбор урожая.
        [partial] В конце раунда — сбор урожая без полевых работ или без разведения животных.
       *[unknown] Будет ли в конце раунда сбор урожая, пока никто не знает.
    }
cli-caverna-markers = Закрытые жетоны урожая: листьев { $leaves }, вопросительных знаков { $questions }.
cli-caverna-spaces = Ячейки действий ([4] — карта раунда 4):
cli-caverna-home = хозяйство: { $name }
cli-caverna-supply = доступные жетоны обустройства
cli-caverna-tile =
    { $points ->
        [one] { $name } ({ $price }; { $points } очко).
        [few] { $name } ({ $price }; { $points } очка).
        [many] { $name } ({ $price }; { $points } очков).
       *[other] { $name } ({ $price }; { $points } очка).
    }
cli-caverna-free = бесплатно
cli-caverna-colour =
    { $colour ->
        [orange] Жилища, оранжевые: { $count }
        [green] Зелёные жетоны: { $count }
       *[yellow] Помещения, склады и комнаты, жёлтые: { $count }
    }
cli-caverna-lay = Выложить жетон: { $tile } …
cli-caverna-fence-small = Построить маленькое пастбище …
cli-caverna-fence-large = Построить большое пастбище …
cli-caverna-stable = Построить хлев …
cli-caverna-furnish =
    { $colour ->
        [orange] Обустроить жилище: { $count } …
        [green] Обустроить каверну зелёным жетоном: { $count } …
       *[yellow] Обустроить помещение, склад или комнату: { $count } …
    }
cli-caverna-eat = Превратить что-нибудь в еду …
cli-caverna-rubies =
    { $count ->
        [1] Потратить рубин …
       *[other] Потратить рубины ({ $count }) …
    }
cli-caverna-ruby-tile =
    { $count ->
        [one] { $count } рубин за жетон: { $tile } …
        [few] { $count } рубина за жетон: { $tile } …
        [many] { $count } рубинов за жетон: { $tile } …
       *[other] { $count } рубина за жетон: { $tile } …
    }
cli-caverna-exchange = Обменять …
cli-caverna-disarm = Обменять оружие на еду …
cli-caverna-begging-group = Заплатить меньше и попрошайничать …
cli-caverna-loot = { $item } (сила оружия { $strength })
cli-caverna-coins = Обменять { $least }–{ $most } золотых: еды будет на одну меньше
cli-caverna-board = Для чего остальные ячейки, расскажет команда «стол».
