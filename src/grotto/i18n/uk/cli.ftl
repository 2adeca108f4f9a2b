# Що каже командний рядок.

# Літери, які потік виведення мусить уміти показати для цієї мови.
cli-alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
# Латинкою: її читають там, де кирилиці немає.
cli-encoding =
    Tsei terminal ne pokazuie kyrylytsi (koduvannia: { $encoding }). Zadaite PYTHONIOENCODING=utf-8 abo vyberit --lang en.

## Довідка

cli-usage = Використання:
cli-group-arguments = Аргументи
cli-group-options = Параметри
cli-group-commands = Команди
cli-word-command = КОМАНДА
cli-word-game = ГРА
cli-word-number = N
cli-word-level = РІВЕНЬ
cli-word-name = ІМ’Я
cli-word-seed = ЗЕРНО
cli-word-option = КЛЮЧ=ЗНАЧЕННЯ
cli-word-file = ФАЙЛ
cli-word-words = СЛОВО
cli-word-lang = МОВА

cli-about-grotto =
    Grotto, цифровий ігровий стіл: настільні ігри в терміналі, повтор і перевірка партій, змагання ботів.
cli-about-command-play = зіграти тут із ботами або одне з одним
cli-about-command-games = показати ігри, їхні параметри та ботів
cli-about-command-rules = прочитати правила або знайти в них слово
cli-about-command-replay = переказати записану партію й перевірити її
cli-about-command-verify = довести, що кидки в записі чесні
cli-about-command-review = розібрати записану партію: де удача, а де вибір коштував дорого
cli-about-command-simulate = зіграти багато партій між ботами й підбити підсумок
cli-about-command-arena = дізнатися, який бот сильніший

cli-about-game = гра зі списку «grotto games»
cli-about-seats = скільки гравців разом із ботами
cli-about-people = скільки людей грає за цим екраном
cli-about-bots = рівень ботів: одне слово на всіх або по слову на кожного
cli-about-names = імена гравців, спочатку людей
cli-about-seed = зерно для кидків; якщо не задати, його не знає ніхто
cli-about-option = параметри гри, наприклад max_rounds=5
cli-about-by-hand = ваш хід закінчиться, лише коли ви введете «завершити»
cli-about-coach = тренер пояснює запитання й попереджає про дорогі помилки
cli-about-resume = продовжити збережену партію; без файлу — останню
cli-about-file = файл запису
cli-about-to = зупинитися після N ходів
cli-about-games = скільки партій зіграти
cli-about-jobs = скільки процесів запустити
cli-about-json = вивести один рядок JSON і більше нічого
cli-about-words = слова для пошуку або номер правила
cli-about-lang = en, ru або uk
cli-about-help = показати цю довідку
cli-about-version = показати версію та вид збірки

## Неправильний виклик

cli-usage-command = Команди { $text } немає; список команд покаже «grotto --help».
cli-usage-needs-value = Параметру { $option } потрібне значення; див. «{ $prog } --help».
cli-usage-missing = Бракує: { $names }; див. «{ $prog } --help».
cli-usage-unknown = Що таке «{ $text }»? Див. «{ $prog } --help».
cli-usage-unclear = Ці аргументи не поєднуються; див. «{ $prog } --help».
cli-usage-number = Параметру { $option } потрібне ціле число, не менше за { $least }, а не «{ $text }».
cli-usage-number-between = Параметру { $option } потрібне ціле число ({ $span }), а не «{ $text }».
cli-usage-option = Параметри гри пишуться у вигляді «ключ=значення», а не «{ $text }».
cli-option-unknown = Ця гра не має параметра «{ $option }». Є: { $known }.
cli-bot-unknown = Бота «{ $level }» для цієї гри немає. Є: { $known }.
cli-wrong-seating = Гравці не сходяться з місцями: місць { $seats }, людей { $people }, ботів { $bots }.
cli-nothing-to-resume = Немає збереженої партії, яку можна продовжити.
cli-already-over = Партію у файлі { $path } закінчено; її покаже «grotto replay».
cli-end-of-input = Введення закінчилося, а відповіді на запитання не було.
cli-no-output = Виведення записати не вдалося.
cli-interrupted = Зупинено.

## Перед грою

cli-ask-default = { $question } [Enter: { $default }]:
cli-ask-your-choice = Ваш вибір
cli-ask-number-again = Введіть число від { $least } до { $most }.
cli-ask-language = Якою мовою?
cli-ask-game = У що граємо?
cli-ask-seats = Скільки гравців разом із ботами?
cli-ask-bots = Скільки з них ботів?
cli-ask-level = Як грають боти?
cli-ask-name = Ваше ім’я?
cli-level-random = ходить навмання, годиться для знайомства з грою
cli-level-novice = грає за простими правилами, як першого вечора, і часом помиляється
cli-level-greedy = думає на одну дію вперед і не далі, мірка для решти
cli-level-player = думає на цілий хід уперед, добрий суперник
cli-level-master = дивиться далеко вперед у багатьох можливих розкладах, для тих, хто шукає виклику
cli-name-person = Гравець
cli-name-person-number = Гравець { $number }
cli-name-bot = Бот
cli-name-bot-number = Бот { $number }
cli-bot-name = { $name } ({ $level })
cli-table = { $game }: { $names }.
cli-commitment =
    Кидки визначає таємне зерно; його покажуть наприкінці. SHA-256 зерна:
cli-no-commitment =
    У цьому записі немає зерна, тож чесність майбутніх кидків довести не можна.
cli-how-to-answer =
    Відповідайте числом. «порада» підкаже хід, «допомога» покаже решту, «вихід» збереже партію й закриє гру.
cli-game-waits = Останню партію не закінчено. Продовжити її:

## Запитання

cli-more =
    { $count ->
        [one] … і ще { $count } варіант: введіть «ще».
        [few] … і ще { $count } варіанти: введіть «ще».
        [many] … і ще { $count } варіантів: введіть «ще».
       *[other] … і ще { $count } варіанта: введіть «ще».
    }
cli-back = Назад
cli-how-many = Скільки ({ $least }–{ $most })?
cli-wrong-count = Виберіть число від { $least } до { $most }.
cli-no-count = Тут число не потрібне.
cli-no-such-choice = Варіанта { $number } немає; останній — { $most }.
cli-unknown-answer =
    Відповіді «{ $text }» тут немає. Введіть число зі списку або «допомога».
cli-empty-answer = Введіть число зі списку або «допомога».
cli-refusal = { $reason } ({ $rule })
cli-why = Зараз не можна:
cli-why-possible = Зараз це можна.
cli-why-nothing = Зараз нічого не заборонено.
cli-undone = Хід скасовано.
cli-redone = Хід повторено.
cli-rewound = Увесь хід скасовано.
cli-turn-held = Хід закінчиться, коли ви введете «завершити». Доти можна ввести «скасувати» або «відкат».
cli-hold-on = Відтепер ваш хід закінчиться, лише коли ви введете «завершити».
cli-hold-off = Ваші ходи знову закінчуються самі.
cli-parts = Щоб роздивитися частину столу, введіть «{ $word }» і її номер:
cli-rules-how = Введіть «правила» і слово, наприклад: правила хатина, або номер правила.
cli-rules-none = Про «{ $words }» у правилах нічого немає.
cli-rules-others =
    { $count ->
        [one] Ще { $count } правило:
        [few] Ще { $count } правила:
        [many] Ще { $count } правил:
       *[other] Ще { $count } правила:
    }
cli-hint =
    { $points ->
        [one] { $number }: { $action } (можна очікувати { $points } очко). { $reason }
        [few] { $number }: { $action } (можна очікувати { $points } очки). { $reason }
       *[many] { $number }: { $action } (можна очікувати { $points } очок). { $reason }
    }
cli-hint-among =
    { $number }: { $action } (можна очікувати { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, { $side ->
        [more] на { NUMBER($lead, minimumFractionDigits: 1) } більше, ніж в інших у середньому
        [less] на { NUMBER($lead, minimumFractionDigits: 1) } менше, ніж в інших у середньому
       *[same] стільки ж, скільки в інших у середньому
    }). { $reason }
cli-reviewing = розбір ходів
cli-review = { $game }, розбір партії: { $names }
cli-review-course = Чого кожен міг очікувати, від першого ходу до останнього:
cli-column-luck = удача
cli-column-choices = вибір
cli-review-no-slips = Жоден вибір не коштував бодай помітно. Чудова гра!
cli-review-slips = Найдорожчі рішення:
cli-review-slip = Хід { $number }, { $name }: { $action }. Ціна в очках проти решти: { NUMBER($cost, minimumFractionDigits: 1) }.
cli-review-better = Краще: { $better }. { $reason }
cli-saved = Збережено. Продовжити пізніше:
cli-not-saving = Гра триває, але не зберігається.
cli-not-ours = Файл { $path } — не партія Grotto, він лишиться як є. Виберіть іншу назву.
cli-left = Партію збережено. Продовжити її:
cli-left-unsaved = Партію не вдалося зберегти.
cli-projection = Якби гра закінчилася зараз:
cli-projected =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
        [many] { $name }: { $points } очок
       *[other] { $name }: { $points } очка
    }
cli-projected-between = { $name }: приблизно від { $points } до { $most } очок, залежно від прихованих карт

## Команди за столом

cli-help-answers =
    Відповідайте номером варіанта. Варіант із «…» відкриває наступні: «2 3» — варіант 3 серед відкритих варіантом 2. Де потрібна кількість, її задає останнє число: «2 3» — варіант 2, кількість 3. Запис на кшталт «send forest 3» теж підійде.
cli-help-orders = На будь-яке запитання можна відповісти й так:
cli-order-more = ще
cli-order-hint = порада
cli-order-coach = тренер
cli-order-undo = скасувати
cli-order-redo = повторити
cli-order-rewind = відкат
cli-order-end = завершити
cli-order-hold = тримати
cli-order-board = стіл
cli-order-secret = таємниця
cli-order-log = журнал
cli-order-score = рахунок
cli-order-rules = правила
cli-order-save = зберегти
cli-order-help = допомога
cli-order-quit = вихід
cli-order-why-about = чого зараз не можна й чому; «? send forest 3» — чому не можна саме цього
cli-order-more-about = наступні варіанти довгого списку
cli-order-hint-about = порада до цього питання
cli-order-coach-about = увімкнути або вимкнути тренера
cli-order-undo-about = скасувати свій останній вибір, якщо після нього не було кидка й нічого не відкрилося
cli-order-redo-about = повторити скасоване
cli-order-rewind-about = скасувати весь свій хід, але не далі за останній кидок чи те, що відкрилося
cli-order-end-about = завершити свій хід, якщо він на це чекає
cli-order-hold-about = відтепер ваш хід закінчиться, лише коли ви введете «завершити»; повторіть — і ходи знову закінчуватимуться самі
cli-order-board-about = показати стіл або його частину, наприклад: стіл 2
cli-order-secret-about = показати стіл і те, що бачите лише ви
cli-order-log-about = що сталося; «журнал 40» покаже 40 рядків
cli-order-score-about = скільки було б очок, якби гра закінчилася зараз
cli-order-rules-about = знайти правило, наприклад: правила хатина
cli-order-save-about = зберегти партію, можна у свій файл
cli-order-help-about = цей список
cli-order-quit-about = зберегти й вийти

## Кінець

cli-score-head =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
        [many] { $name }: { $points } очок
       *[other] { $name }: { $points } очка
    }
cli-result-won =
    { $points ->
        [one] Перемога: { $name }, { $points } очко.
        [few] Перемога: { $name }, { $points } очки.
        [many] Перемога: { $name }, { $points } очок.
       *[other] Перемога: { $name }, { $points } очка.
    }
cli-result-shared =
    { $points ->
        [one] Перемогу ділять { $names }: по { $points } очку.
        [few] Перемогу ділять { $names }: по { $points } очки.
        [many] Перемогу ділять { $names }: по { $points } очок.
       *[other] Перемогу ділять { $names }: по { $points } очка.
    }
cli-result-reached =
    { $points ->
        [one] { $name }: { $points } очко, { $mark }.
        [few] { $name }: { $points } очки, { $mark }.
        [many] { $name }: { $points } очок, { $mark }.
       *[other] { $name }: { $points } очка, { $mark }.
    }
cli-result-missed =
    { $points ->
        [one] { $name }: { $points } очко. Мета — { $goal }.
        [few] { $name }: { $points } очки. Мета — { $goal }.
        [many] { $name }: { $points } очок. Мета — { $goal }.
       *[other] { $name }: { $points } очка. Мета — { $goal }.
    }
cli-seed = Зерно кидків: { $seed }.
cli-record-kept = Запис партії: { $path }. Переглянути її та перевірити кидки:
cli-replayed =
    { $count ->
        [one] { $count } хід, усе сходиться.
        [few] { $count } ходи, усе сходиться.
        [many] { $count } ходів, усе сходиться.
       *[other] { $count } ходу, усе сходиться.
    }
cli-replayed-part =
    { $count ->
        [one] { $count } хід, усе сходиться. Гру тут ще не закінчено.
        [few] { $count } ходи, усе сходиться. Гру тут ще не закінчено.
        [many] { $count } ходів, усе сходиться. Гру тут ще не закінчено.
       *[other] { $count } ходу, усе сходиться. Гру тут ще не закінчено.
    }
cli-verified = Чесно: усі кидки, карти й жетони відповідають зерну, разом { $count }.
cli-verified-unfinished =
    Партію тут ще не закінчено: подальших кидків поки не перевірити, а зерно лишається таємним.
cli-verified-seed = Зерно { $seed }, SHA-256 { $commitment }.

## Полиця

cli-games-seats = Гравців: { $least }–{ $most }
cli-games-bots = Боти:
cli-games-options = Параметри та типові значення:

## Багато партій

cli-playing = Ідуть партії
cli-simulated =
    { $games ->
        [one] { $game }: { $games } партія, грають { $bots }.
        [few] { $game }: { $games } партії, грають { $bots }.
        [many] { $game }: { $games } партій, грають { $bots }.
       *[other] { $game }: { $games } партії, грають { $bots }.
    }
cli-simulated-speed = Рішень: { $decisions } за { $seconds } с, тобто { $speed } за секунду.
cli-scores = Очки за місцями
cli-spread = Від { $least } до { $most } очок: тонка лінія — усі партії, товста — середня половина, ● — медіана
cli-rounds = Партії за кількістю раундів
cli-column-seat = місце
cli-column-bot = бот
cli-column-wins = перемоги
cli-column-mean = у середньому
cli-column-least = мінімум
cli-column-median = медіана
cli-column-most = максимум
cli-column-interval = інтервал 95 %
cli-column-fair = за рівності

## Стіл «Кам’яної доби»

cli-stone_age-round =
    Раунд { $number }. Перший гравець: { $name }. Карт у колоді: { $count }.
cli-stone_age-cards = Карти за ціною в ресурсах:
cli-stone_age-buildings = Стоси будівель:
cli-stone_age-no-building = будівель немає
cli-stone_age-tiles =
    { $count ->
        [1] { $tile }, останній жетон
        [one] { $tile }, { $count } жетон
        [few] { $tile }, { $count } жетони
        [many] { $tile }, { $count } жетонів
       *[other] { $tile }, { $count } жетона
    }
cli-stone_age-mat =
    { $points ->
        [one] { $name }: { $points } очко; жителів { $figures }, удома { $home }.
        [few] { $name }: { $points } очки; жителів { $figures }, удома { $home }.
        [many] { $name }: { $points } очок; жителів { $figures }, удома { $home }.
       *[other] { $name }: { $points } очка; жителів { $figures }, удома { $home }.
    }
cli-stone_age-food = Їжа: є { $food }, виросте { $agriculture }, з’їдять { $figures }, лишиться { $rest }.
cli-stone_age-food-short = Їжа: є { $food }, виросте { $agriculture }, треба { $figures }, не вистачить { $rest }!
cli-stone_age-resources = Ресурси: { $goods }.
cli-stone_age-tools = Інструменти: { $tools }.
cli-stone_age-used = { $value } (використано)
cli-stone_age-once = Одноразові: { $tools }.
cli-stone_age-two-of-choice = Чекає карта з 2 ресурсами на вибір.
cli-stone_age-collection = Є: { $parts }.
cli-stone_age-built =
    { $count ->
        [one] { $count } будівля
        [few] { $count } будівлі
        [many] { $count } будівель
       *[other] { $count } будівлі
    }
cli-stone_age-hidden =
    { $count ->
        [one] { $count } прихована карта
        [few] { $count } приховані карти
        [many] { $count } прихованих карт
       *[other] { $count } прихованої карти
    }
cli-stone_age-symbols = символи: { $symbols }
cli-stone_age-send =
    { $count ->
        [one] { $place }, { $count } житель
        [few] { $place }, { $count } жителі
        [many] { $place }, { $count } жителів
       *[other] { $place }, { $count } жителя
    }
cli-stone_age-send-between =
    { $count ->
        [one] { $place }, { $least }–{ $count } житель
        [few] { $place }, { $least }–{ $count } жителі
        [many] { $place }, { $least }–{ $count } жителів
       *[other] { $place }, { $least }–{ $count } жителя
    }
cli-stone_age-at = { $place }: { $what }
cli-stone_age-result = { $choice } → { $result }
cli-stone_age-tie-break = Нічию вирішує рівень розвитку селища: { $value }.

## Стіл гри «Печера проти печери»

cli-cave_vs_cave-round =
    Раунд { $number } із { $rounds }, { $seats ->
        [1] ходів
       *[other] ходів у кожного
    }: { $turns }. Стін у запасі: { $walls }.
cli-cave_vs_cave-first = Перший гравець: { $name }.
cli-cave_vs_cave-stack = Приміщень у стосі: { $count }.
cli-cave_vs_cave-tiles = Жетони дій:
cli-cave_vs_cave-display = Приміщення в центрі столу:
cli-cave_vs_cave-furnished = Приміщення в печерах:
cli-cave_vs_cave-goods =
    { $points ->
        [one] { $name } ({ $points } очко) зберігає { $goods }.
        [few] { $name } ({ $points } очки) зберігає { $goods }.
        [many] { $name } ({ $points } очок) зберігає { $goods }.
       *[other] { $name } ({ $points } очка) зберігає { $goods }.
    }
cli-cave_vs_cave-legend =
    ═ ║ природна стіна, ━ ┃ збудована стіна, ╌ ╎ місце для стіни (між A3 і B3 — це a3-b3; у додаткової каверни X: x-e — на сході, x-s — на півдні, x-w — на заході); ░ лицьовим боком донизу; ● помаранчеве, ○ синє приміщення та його очки. В описах «/» означає «або», «;» — «а також».
cli-cave_vs_cave-room =
    { $colour ->
        [orange] { $room } (помаранчеве, { cave_vs_cave-points }): { $cost }; { $walls }.
       *[blue] { $room } (синє, { cave_vs_cave-points }): { $cost }; { $walls }.
    }
cli-cave_vs_cave-fits = Підходить: { $cells }.
cli-cave_vs_cave-free = безплатно
cli-cave_vs_cave-cost = за { $goods }
cli-cave_vs_cave-use =
    { $count ->
        [one] використати { $count } помаранчеве приміщення
        [few] використати до { $count } різних помаранчевих приміщень
        [many] використати до { $count } різних помаранчевих приміщень
       *[other] використати до { $count } різних помаранчевих приміщень
    }
cli-cave_vs_cave-dig =
    { $count ->
        [one] створити { $count } каверну
        [few] створити { $count } каверни
        [many] створити { $count } каверн
       *[other] створити { $count } каверни
    }
cli-cave_vs_cave-dig-paid =
    { $count ->
        [one] віддати { $paid } й створити { $count } каверну
        [few] віддати { $paid } й створити { $count } каверни
        [many] віддати { $paid } й створити { $count } каверн
       *[other] віддати { $paid } й створити { $count } каверни
    }
cli-cave_vs_cave-undermine = створити 1 каверну крізь стіни
cli-cave_vs_cave-build = збудувати 1 стіну
cli-cave_vs_cave-raze = знести 1 стіну й отримати { $goods }
cli-cave_vs_cave-furnish = облаштувати, додатково віддати { $paid }
cli-cave_vs_cave-furnish-free = облаштувати без додаткових витрат
cli-cave_vs_cave-any-three = віддати 3 різні товари, по 1 кожного, й отримати { $goods }
cli-cave_vs_cave-below = { $what }, якщо у вас менше { $count }
cli-cave_vs_cave-on-undergrowth = Із «Заготівлею дров»: { $what }.
cli-cave_vs_cave-on-flax = Щоразу, коли отримуєте льон: { $what }.
cli-cave_vs_cave-on-many_rooms = Із дією, яка дозволяє використати до 2 або до 3 приміщень: додатково { $what }.
cli-cave_vs_cave-on-one_room = Із дією «використати 1 помаранчеве приміщення»: { $what }.
cli-cave_vs_cave-on-wall = Щоразу, коли будуєте стіну: { $what }.
cli-cave_vs_cave-tie-break = Нічию вирішує найцінніше приміщення: { $value }.

cli-hand-over = Передайте екран: { $name }. Натисніть Enter, коли ніхто більше не дивиться.
cli-lost_mines-round =
    Раунд { $number } з { $rounds }. У колоді: { $pile }. Скинуто: { $discarded }.
cli-lost_mines-legend =
    Цифри — гноми. B, Y — старт; ? — шахта (G золото, S срібло, D коштовне каміння, X дракон; мала літера — закрита); o — каміння; * — вогнище; T — стовбур дерева, ~ — озеро, U — яма; a сокира, b човен, r мотузка на місці; ^ — пастка, ! — троль.
cli-lost_mines-mine = Ви знаєте шахту на { $cell }: { $mine }.
cli-lost_mines-treasures = Скарби: { $treasures }.
cli-lost_mines-dwarf =
    { $clan ->
        [blue] гном синього клану
       *[yellow] гном жовтого клану
    }
cli-lost_mines-dragon = жетон дракона
cli-lost_mines-player =
    { $number }. { $name }: { $dwarf }, на { $cell }; карт: { $cards }; знахідки: { $finds }; очок: { $points }.
cli-lost_mines-hand = Карти в руці: { $cards }.
cli-lost_mines-unseen = Ви не знаєте, де ці карти: { $cards }.
cli-lost_mines-go =
    { $lost ->
        [0] { $choice }, на { $cell }
        [one] { $choice }, на { $cell } (пастка відбере { $lost } карту)
        [few] { $choice }, на { $cell } (пастки відберуть { $lost } карти)
       *[other] { $choice }, на { $cell } (пастки відберуть { $lost } карт)
    }
cli-lost_mines-votes = За кінець раунду: { $agreed }. Ще не відповіли: { $waiting }.
cli-lost_mines-last = Минулий раунд
cli-lost_mines-sharer = { $name }: { $dwarf }; знахідки: { $finds }; очок: { $points }.

## Стіл Каверни

cli-caverna-land =
    { $kind ->
        [forest] ліс
        [mountain] гора
        [meadow] луг
        [field] поле
        [small_pasture] пасовище
        [large_pasture] пасовище
        [cavern] каверна
        [tunnel] тунель
        [deep_tunnel] глибокий тунель
        [ore_mine] рудна шахта
        [ruby_mine] рубінова шахта
       *[entry_level_dwelling] Передпокій
    }
cli-caverna-outside = За краєм планшета: { $cells }.
cli-caverna-head =
    { $points ->
        [one] { $name }, { $points } бал.
        [few] { $name }, { $points } бали.
        [many] { $name }, { $points } балів.
       *[other] { $name }, { $points } бала.
    }
cli-caverna-begging =
    { $count ->
        [one] { $count } жетон жебрацтва
        [few] { $count } жетони жебрацтва
        [many] { $count } жетонів жебрацтва
       *[other] { $count } жетона жебрацтва
    }
cli-caverna-dwarfs = Гноми (місця для { $room }): { $dwarfs }.
cli-caverna-at-home = удома { $dwarfs }
cli-caverna-at-work = на роботі { $dwarfs }
cli-caverna-newborn = новонароджених { $count }
cli-caverna-unarmed = без зброї { $count }
cli-caverna-armed = із силою зброї { $weapons }
cli-caverna-goods = У запасі { $goods }.
cli-caverna-delivery =
    { $rounds ->
        [1] У наступному раунді надійде { $good }.
        [one] У кожному з наступних { $rounds } раунду надійде { $good }.
       *[other] У кожному з наступних { $rounds } раундів надійде { $good }.
    }
cli-caverna-fed =
    { $need ->
        [one] Наприкінці раунду гноми з’їдять { $need } їжу, лишиться { $rest }.
       *[other] Наприкінці раунду гноми з’їдять { $need } їжі, лишиться { $rest }.
    }
cli-caverna-hungry =
    { $need ->
        [one] Наприкінці раунду гномам потрібна { $need } їжа, не вистачить { $rest }!
       *[other] Наприкінці раунду гномам потрібно { $need } їжі, не вистачить { $rest }!
    }
cli-caverna-round = Раунд { $number } з { $rounds }.
cli-caverna-first = Перший гравець: { $name }.
cli-caverna-harvest =
    { $harvest ->
        [none] Наприкінці раунду врожай не збирають.
        [one_food] Наприкінці раунду врожай не збирають, але кожен гном з’їсть 1 їжу.
        [normal] Наприкінці раунду — збір врожаю.
        [partial] Наприкінці раунду — збір врожаю без збору з полів або без приплоду тварин.
       *[unknown] Чи буде наприкінці раунду збір врожаю, поки ніхто не знає.
    }
cli-caverna-markers = Закриті жетони врожаю: листків { $leaves }, знаків питання { $questions }.
cli-caverna-spaces = Комірки дій ([4] — карта раунду 4):
cli-caverna-home = господарство: { $name }
cli-caverna-supply = доступні плитки облаштування
cli-caverna-tile =
    { $points ->
        [one] { $name } ({ $price }; { $points } бал).
        [few] { $name } ({ $price }; { $points } бали).
        [many] { $name } ({ $price }; { $points } балів).
       *[other] { $name } ({ $price }; { $points } бала).
    }
cli-caverna-free = безкоштовно
cli-caverna-colour =
    { $colour ->
        [orange] Житла, помаранчеві: { $count }
        [green] Зелені плитки: { $count }
       *[yellow] Зали, склади й палати, жовті: { $count }
    }
cli-caverna-lay = Викласти плитку: { $tile } …
cli-caverna-fence-small = Збудувати маленьке пасовище …
cli-caverna-fence-large = Збудувати велике пасовище …
cli-caverna-stable = Збудувати стайню …
cli-caverna-furnish =
    { $colour ->
        [orange] Облаштувати житло: { $count } …
        [green] Облаштувати каверну зеленою плиткою: { $count } …
       *[yellow] Облаштувати залу, склад або палату: { $count } …
    }
cli-caverna-eat = Перетворити щось на їжу …
cli-caverna-rubies =
    { $count ->
        [1] Витратити рубін …
       *[other] Витратити рубіни ({ $count }) …
    }
cli-caverna-ruby-tile =
    { $count ->
        [one] { $count } рубін за плитку: { $tile } …
        [few] { $count } рубіни за плитку: { $tile } …
        [many] { $count } рубінів за плитку: { $tile } …
       *[other] { $count } рубіна за плитку: { $tile } …
    }
cli-caverna-exchange = Обміняти …
cli-caverna-disarm = Обміняти зброю на їжу …
cli-caverna-begging-group = Заплатити менше й жебракувати …
cli-caverna-loot = { $item } (сила зброї { $strength })
cli-caverna-coins = Обміняти { $least }–{ $most } золотих: їжі буде на одну менше
cli-caverna-board = Для чого решта комірок, розповість команда «стіл».
