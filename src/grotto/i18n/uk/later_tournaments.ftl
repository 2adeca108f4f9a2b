# Турніри в браузері.

web-tournaments-about = Турнір може влаштувати кожен: на вибування, за швейцарською системою чи коловий, за столами будь-якого розміру. Де бракує людей, грають боти.
web-tournaments-mine = Мої турніри
web-tournaments-public = Відкриті турніри
web-tournaments-none = Зараз відкритих турнірів немає. Влаштуйте свій!
web-tournament-new = Новий турнір
web-tournament-make = Створити турнір
web-tournament-all = Усі турніри
web-tournament-format =
    { $format ->
        [knockout] На вибування
        [swiss] Швейцарська система
       *[round_robin] Коловий
    }
web-tournament-format-about =
    { $format ->
        [knockout] Найкращі за кожним столом проходять далі, доки не лишиться один стіл.
        [swiss] Кожен грає в кожному турі — з тими, хто має стільки ж очок.
       *[round_robin] Кожен зустрічається з кожним.
    }
web-tournament-size =
    { $size ->
        [2] Поєдинки
       *[other] Місць за столом: { $size }
    }
web-tournament-status =
    { $status ->
        [open] Чекаємо на гравців
        [playing] Триває
        [over] Завершено
       *[cancelled] Скасовано
    }
web-tournament-players = Гравців: { $players } з { $places }
web-tournament-round =
    { $rounds ->
        [0] Тур { $round }
       *[other] Тур { $round } з { $rounds }
    }
web-tournament-by = Організатор: { $name }
web-tournament-joined = Ви берете участь

## Новий турнір

web-tournament-form-what = У що граємо
web-tournament-form-who = Хто грає і коли
web-tournament-form-title = Назва турніру
web-tournament-form-title-usual = { $game }: { $format }
web-tournament-form-game = Гра
web-tournament-form-format = Система
web-tournament-form-size = Місць за столом
web-tournament-form-size-about = Якщо кількість гравців не ділиться, за деякими столами буде на одного менше.
web-tournament-form-advance = Скільки гравців з кожного столу проходять далі
web-tournament-form-rounds = Турів
web-tournament-form-rounds-about = 0 — стільки, скільки потрібно для кількості гравців.
web-tournament-form-meetings = Скільки разів кожен зустрічається з кожним
web-tournament-form-places = Місць на турнірі
web-tournament-form-bots = Боти займають вільні місця
web-tournament-form-bots-about = Вони ж дограють за тих, хто пішов.
web-tournament-form-level = Рівень цих ботів
web-tournament-form-seeding = Порядок перед першим туром
web-tournament-seeding =
    { $seeding ->
        [rating] За рейтингом
       *[lots] За жеребом
    }
web-tournament-form-visibility = Хто його побачить
web-tournament-visibility =
    { $visibility ->
        [public] Усі
       *[unlisted] Хто має посилання
    }
web-tournament-form-clock-about = На турнірі завжди є годинник, щоб він не зупинився: за того, у кого вийшов час, дограє бот.
web-tournament-form-joins = Я теж граю
web-tournament-form-rated-about = Кожен стіл іде до рейтингу. Усім потрібен обліковий запис.

## Один турнір

web-tournament-join = Взяти участь
web-tournament-leave = Піти
web-tournament-leave-sure = Піти з турніру?
web-tournament-leave-about = Якщо піти зараз, ви опинитеся нижче за всіх, хто лишився, а вашу партію дограє бот.
web-tournament-begin = Почати
web-tournament-begin-about =
    { $bots ->
        [0] Після початку приєднатися не можна.
        [one] Вільне місце займе { $bots } бот. Після початку приєднатися не можна.
        [few] Вільні місця займуть { $bots } боти. Після початку приєднатися не можна.
        [many] Вільні місця займуть { $bots } ботів. Після початку приєднатися не можна.
       *[other] Вільні місця займуть { $bots } бота. Після початку приєднатися не можна.
    }
web-tournament-cancel = Скасувати турнір
web-tournament-cancel-sure = Скасувати цей турнір?
web-tournament-cancel-about = Партії, що тривають, можна дограти, але вони більше не рахуються.
web-tournament-remove = Прибрати: { $name }
web-tournament-stay = Назад
web-tournament-waiting = Організатор почне, коли збереться досить гравців. Передайте посилання друзям!
web-tournament-copy = Скопіювати посилання
web-tournament-copied = Посилання скопійовано.
web-tournament-next = Наступний тур почнеться, щойно завершаться всі партії.
web-tournament-ready = Ваш стіл { $round }-го туру готовий.
web-tournament-go = До вашого столу
web-tournament-won = Перемагає на турнірі { $name }.
web-tournament-bot = { $level } ({ $number })
web-tournament-standings = Становище
web-tournament-entrants = Гравці
web-tournament-place = Місце
web-tournament-who = Хто
web-tournament-points = Очки
web-tournament-played = Столів
web-tournament-opponents = Суперники
web-tournament-direct = Між собою
web-tournament-share = Частка
web-tournament-survived = Турів
web-tournament-left = поза грою
web-tournament-csv = Результати в CSV
web-tournament-rounds = Тури
web-tournament-bracket = Сітка
web-tournament-final = Фінал
web-tournament-watch = Дивитися
web-tournament-look = Переглянути партію
web-tournament-soon = Стіл готується
web-tournament-bye = { $name } — пропуск туру.
web-tournament-seat = Місце { $seat }
web-tournament-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
web-tournament-gone = партію не дограно

## Правила

web-tournament-rules = Правила цього турніру
web-tournament-rule-knockout =
    { $advance ->
        [one] Далі проходить найкращий гравець кожного столу; за нічиєї — той, хто вищий у початковому порядку. Останній стіл вирішує все.
        [few] Далі проходять { $advance } найкращі гравці кожного столу; за нічиєї — той, хто вищий у початковому порядку. Останній стіл вирішує все.
        [many] Далі проходять { $advance } найкращих гравців кожного столу; за нічиєї — той, хто вищий у початковому порядку. Останній стіл вирішує все.
       *[other] Далі проходять { $advance } найкращого гравця кожного столу; за нічиєї — той, хто вищий у початковому порядку. Останній стіл вирішує все.
    }
web-tournament-rule-seeding =
    { $seeding ->
        [rating] Перед першим туром усіх розставляють за рейтингом. Двоє перших можуть зустрітися лише наприкінці; якщо столи не заповнюються, перші пропускають перший тур.
       *[lots] Перед першим туром порядок визначає жереб. Двоє перших можуть зустрітися лише наприкінці; якщо столи не заповнюються, перші пропускають перший тур.
    }
web-tournament-rule-swiss = У кожному турі зустрічаються ті, хто має порівну очок; усередині такої групи вирішує жереб. Ніхто не зустрічається з одним суперником двічі, якщо цього можна уникнути.
web-tournament-rule-round-robin =
    { $meetings ->
        [one] Кожен зустрічається з кожним один раз. За більшими столами в кожному турі сходяться ті, хто зустрічався найрідше, доки не зустрінуться всі.
        [few] Кожен зустрічається з кожним { $meetings } рази. За більшими столами в кожному турі сходяться ті, хто зустрічався найрідше, доки всі не зустрінуться стільки разів.
        [many] Кожен зустрічається з кожним { $meetings } разів. За більшими столами в кожному турі сходяться ті, хто зустрічався найрідше, доки всі не зустрінуться стільки разів.
       *[other] Кожен зустрічається з кожним { $meetings } раза. За більшими столами в кожному турі сходяться ті, хто зустрічався найрідше, доки всі не зустрінуться стільки разів.
    }
web-tournament-rule-seats = Місця за столом змінюються від туру до туру, щоб кожен сидів на кожному місці приблизно порівну.
web-tournament-rule-points =
    { $most ->
        [one] Перший за столом отримує { $most } очко, останній — жодного. Між ними рівні сходинки; хто ділить місце, ділить і очки.
        [few] Перший за столом отримує { $most } очки, останній — жодного. Між ними рівні сходинки; хто ділить місце, ділить і очки.
        [many] Перший за столом отримує { $most } очок, останній — жодного. Між ними рівні сходинки; хто ділить місце, ділить і очки.
       *[other] Перший за столом отримує { $most } очка, останній — жодного. Між ними рівні сходинки; хто ділить місце, ділить і очки.
    }
web-tournament-rule-bye = Хто пропускає тур, отримує очки за перше місце. Ніхто не пропускає двічі, доки не пропустили всі інші.
web-tournament-rule-gone = Хто не дограє партію, посідає за цим столом останнє місце; дограє бот. Ходи не повертають, підказок немає.
web-tournament-rule-left =
    { $bots ->
        [yes] За того, хто пішов з турніру, грає бот; вони стоять нижче за всіх, хто лишився.
       *[no] Хто пішов з турніру, більше не грає і стоїть нижче за всіх, хто лишився.
    }
web-tournament-rule-closed = Стіл, закритий без результату, — нічия для всіх.
web-tournament-rule-ties = Хто вищий? Вирішує по черзі:
web-tournament-tie-survived = скільки турів пройдено, потім місце за останнім столом;
web-tournament-tie-points = очки;
web-tournament-tie-opponents = «Суперники»: середня кількість очок усіх, з ким була зустріч;
web-tournament-tie-direct = «Між собою»: виграні зустрічі серед тих, хто поки що рівний; нічия — пів очка;
web-tournament-tie-share = «Частка»: власний рахунок у грі як частина найкращого за столом, у середньому;
web-tournament-tie-lots = жереб із числа цього турніру.

# У чому сервери відмовляють на турнірах.

error-server-no-such-tournament = Такого турніру немає.
error-server-no-such-entrant = Під цим номером ніхто не бере участі.
error-server-not-organiser = Це може зробити лише організатор турніру.
error-server-tournament-not-now =
    { $moment ->
        [open] З цим треба зачекати: турнір ще не розпочався.
        [playing] Турнір уже розпочався.
        [over] Турнір завершено.
       *[cancelled] Турнір скасовано.
    }
error-server-tournament-full = Усі місця на цьому турнірі зайняті.
error-server-too-few-entrants =
    { $least ->
        [one] Потрібен принаймні { $least } гравець.
        [few] Для столу потрібно принаймні { $least } гравці. Зачекайте на інших або дозвольте ботам зайняти місця.
        [many] Для столу потрібно принаймні { $least } гравців. Зачекайте на інших або дозвольте ботам зайняти місця.
       *[other] Для столу потрібно принаймні { $least } гравця. Зачекайте на інших або дозвольте ботам зайняти місця.
    }
error-server-too-many-tournaments =
    { $most ->
        [one] У вас { $most } незавершений турнір, більше не можна.
        [few] У вас { $most } незавершені турніри, більше не можна.
        [many] У вас { $most } незавершених турнірів, більше не можна.
       *[other] У вас { $most } незавершеного турніру, більше не можна.
    }
