# Сторінки довкола столів: головна, новий стіл, очікування, профіль, налаштування.

web-no-answer = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
web-close = Закрити
web-cancel = Скасувати
web-save = Зберегти
web-saved = Збережено.
web-back-home = До всіх ігор
web-less = Менше: { $what }
web-more = Більше: { $what }
web-skip = До вмісту
web-nowhere = Тут нічого немає
web-nowhere-about = Можливо, в адресі помилка або цього столу вже немає.
web-broken = Тут щось зламалося
web-broken-about = Не вдалося показати сторінку. Ваші ігри збережено на сервері.
web-broken-again = Завантажити сторінку ще раз
web-offline = Немає зв’язку
web-offline-about = Ця сторінка надходить із сервера. Спробуйте ще раз, коли зв’язок з’явиться; ваші ігри чекають там.

## На кожній сторінці

web-nav = Grotto
web-nav-replay = Записи партій
web-nav-me = Профіль
web-house = Стіл для настільних ігор

## Місця

web-you = ви
web-seat-number = Місце { $number }
web-seat-state =
    { $state ->
        [open] Вільно
        [bot] { web-bot }
        [replaced] Поки грає бот
        [away] Зараз не за столом
        [vacation] У відпустці
       *[here] За столом
    }
web-bot =
    { $level ->
        [random] Бот: ходить навмання
        [novice] Бот: новачок, грає перший вечір
        [greedy] Бот: думає на одну дію вперед
        [player] Бот: гравець, думає на хід уперед
        [master] Бот: майстер, дивиться далеко вперед
       *[other] Бот ({ $level })
    }
web-bot-name = Бот
web-bot-name-number = Бот { $number }
web-time-left = Залишилося часу
web-clock-days = { $days } дн. { $hours } год
web-guest-name =
    { $number ->
        [0] Веселий Борсук
        [1] Тиха Сова
        [2] Хоробрий Їжак
        [3] Добрий Ведмідь
        [4] Прудка Білка
        [5] Мудрий Крук
        [6] Хитра Лисиця
        [7] Сонячна Рись
        [8] Сміливий Бобер
        [9] Сонний Вовчок
        [10] Допитлива Куниця
       *[11] Спокійний Лось
    }

## Головна

web-home-title = У що зіграємо?
web-home-about = Грайте з ботами просто зараз або надішліть друзям посилання. Реєструватися не треба.
web-play-now = Грати
web-play-now-about = { $game }: одразу грати з ботами
web-new-table = Новий стіл
web-new-table-for = { $game }: новий стіл
web-home-rules = Правила
web-home-rules-of = { $game }: правила
web-players =
    { $least ->
        [one] { $most ->
            [one] { $least } гравець
            [few] { $least }–{ $most } гравці
           *[other] { $least }–{ $most } гравців
        }
       *[other] { $most ->
            [one] { $least }–{ $most } гравець
            [few] { $least }–{ $most } гравці
           *[other] { $least }–{ $most } гравців
        }
    }
web-my-games = Ваші партії
web-your-move = Ваш хід
web-status =
    { $status ->
        [open] Чекаємо на гравців
        [playing] Триває гра
        [over] Гру закінчено
        [frozen] Грати далі не можна
       *[closed] Стіл закрито
    }
web-tournaments = Турніри
web-tournament = Турнір
web-all-my-games = Усі ваші партії
web-public-open = Є вільні місця
web-public-open-none = Зараз ніхто не чекає на гравців. Створіть відкритий стіл: тут його побачать інші.
web-public-playing = Можна подивитися
web-public-playing-none = Зараз немає жодної відкритої партії.
web-free-seats =
    { $count ->
        [0] усі місця зайняті
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-sit-down = Сісти за стіл
web-watch = Дивитися
web-link-title = Маєте посилання?
web-link-label = Посилання на стіл
web-link-about = Відкрийте його або вставте сюди. Одне натискання — і ви за столом.
web-link-go = Перейти
web-link-wrong = Це не посилання на стіл.
web-ago =
    { $unit ->
        [minutes] { $count ->
            [0] щойно
            [one] { $count } хвилину тому
            [few] { $count } хвилини тому
           *[other] { $count } хвилин тому
        }
        [hours] { $count ->
            [one] { $count } годину тому
            [few] { $count } години тому
           *[other] { $count } годин тому
        }
       *[days] { $count ->
            [one] { $count } день тому
            [few] { $count } дні тому
           *[other] { $count } днів тому
        }
    }
web-scene =
    { $game ->
        [stone_age] Долина на світанку: річка, хатини й гори
        [cave_vs_cave] Гора в розрізі: дві печери, у кожній горить вогнище
        [lost_mines] Тунелі в скелі при світлі ліхтаря
        [caverna] Ферма біля підніжжя гори з освітленою печерою
       *[other] Стіл увечері: кості, карти й лампа
    }

## Новий стіл

web-new-title = Новий стіл
web-new-seats = Скільки гравців?
web-new-who = Хто грає?
web-new-who-about = Можна зайняти кілька місць і передавати екран одне одному.
web-new-your-name = Ваше ім’я
web-new-kind = Місце { $number }: хто грає
web-new-kind-me = Я
web-new-kind-screen = Хтось за цим екраном
web-new-kind-open = Вільно, для друга
web-new-kind-name = Місце { $number }: ім’я
web-new-terms = Про стіл
web-new-options = Домашні правила
web-new-options-about = Усе як у правилах, якщо ви нічого не зміните.
web-new-changed =
    { $count ->
        [one] змінено: { $count }
       *[other] змінено: { $count }
    }
web-new-reset = Як у правилах
web-new-rule = Правило { $rule }
web-new-visibility = Хто знайде стіл?
web-visibility =
    { $visibility ->
        [public] Усі
        [unlisted] За посиланням
       *[private] За запрошенням
    }
web-visibility-about =
    { $visibility ->
        [public] Стіл видно на головній сторінці, дивитися можуть усі.
        [unlisted] Столу немає в жодному списку, до нього веде посилання.
       *[private] Стіл відкривається лише за посиланням із запрошенням або тим, кого запросили за ім’ям.
    }
web-new-pace = Як граєте?
web-pace =
    { $pace ->
        [live] За один раз
       *[correspondence] Потроху
    }
web-pace-about =
    { $pace ->
        [live] Усі сидять за столом одночасно.
       *[correspondence] Кожен ходить, коли зайде.
    }
web-new-clock = Годинник
web-clock =
    { $clock ->
        [none] Без годинника
        [bank] На всю партію
       *[days] На кожен хід
    }
web-clock-about =
    { $clock ->
        [none] Думайте скільки хочете.
        [bank] Кожен має стільки часу на всю партію. Коли він вийде, далі гратиме бот.
       *[days] Кожен має стільки часу на один хід. Коли він вийде, далі гратиме бот.
    }
web-new-minutes = Хвилин кожному
web-new-increment = Секунд на додачу за кожен хід
web-new-days = Днів на кожен хід
web-new-auto-start = Почати, щойно всі місця зайняті
web-new-make-start = Грати
web-new-invite = Створити стіл і запросити
web-choice =
    { $value ->
        [true] Так
        [false] Ні
        [random] За жеребом
        [received] Лише льон, отриманий насправді
        [printed] Також льон, утрачений через обмеження
        [adjacent] Поруч
        [opposite] Одна навпроти одної
        [at_once] Щойно інших каверн за хід уже не створити
        [turn_end] Наприкінці ходу
        [when_taken] Лише коли беруть жетон
        [each_effect] Ще й перед кожною його дією
        [full] Усі 48 плиток
        [introductory] 27 плиток пробної партії
       *[other] { $value }
    }

## Очікування

web-wait-title = { $game }: стіл готовий
web-wait-for =
    { $count ->
        [0] Усі зібралися.
        [one] Чекаємо ще на { $count } гравця.
       *[other] Чекаємо ще на { $count } гравців.
    }
web-wait-invite = Покличте друзів
web-wait-invite-about = Хто відкриє це посилання, сяде за стіл одним натисканням, хоч із телефона й без реєстрації.
web-wait-link = Посилання на цей стіл
web-copy = Скопіювати
web-copied = Скопійовано
web-share = Поділитися
web-share-text = Зіграймо в гру «{ $game }»!
web-wait-sit-here = Сісти сюди
web-wait-sit-seat = Сісти сюди, місце { $number }
web-wait-sit-too = За цим екраном
web-wait-sit-too-seat = Посадити на місце { $number } ще когось за цим екраном
web-wait-bot = Бот
web-wait-bot-seat = Місце { $number }: додати бота
web-wait-bot-level = Боти
web-wait-stand-seat = Звільнити місце { $number }: { $name }
web-wait-start = Почати
web-wait-start-bots =
    { $count ->
        [one] Почати з { $count } ботом
       *[other] Почати з { $count } ботами
    }
web-wait-host = Гру почне той, хто створив стіл.
web-wait-auto = Гра почнеться сама, коли всі місця будуть зайняті.
web-wait-join = Сідайте з нами
web-wait-join-about = Ім’я та одне натискання — більше нічого не треба.
web-wait-full = Усі місця зайняті. Коли гра почнеться, ви зможете дивитися.
web-wait-close = Закрити стіл
web-wait-close-sure = Закрити цей стіл для всіх?
web-wait-rules = Як грають за цим столом
web-wait-usual = За правилами, без змін.
web-from-record = Із запису
web-from-record-about =
    { $moves ->
        [one] Ця гра продовжується після { $moves } ходу із запису, який приніс господар столу. У записі є всі секрети, і його могли скласти як завгодно.
       *[other] Ця гра продовжується після { $moves } ходів із запису, який приніс господар столу. У записі є всі секрети, і його могли скласти як завгодно.
    }
web-from-record-known = Знаю й усе одно хочу грати

## Профіль

web-me-title = Профіль
web-me-guest = У цьому браузері ви гість. З обліковим записом грати можна на будь-якому пристрої.
web-me-account = У вас є обліковий запис. Ваші партії чекають на вас на кожному пристрої.
web-me-nobody = Сервер вас іще не знає. Дізнається, щойно ви сядете за стіл.
web-me-name = Ваше ім’я
web-me-name-about = Так вас бачать інші; за столами, де ви вже сидите, залишиться попереднє ім’я.
web-me-sign-up = Створити обліковий запис
web-me-sign-up-about = Усі ваші місця та партії залишаться за вами.
web-me-sign-in = Увійти
web-me-sign-in-claim = Узяти з собою партії цього гостя
web-me-password = Пароль
web-me-password-about =
    { $least ->
        [one] Не менше { $least } знака. Що довший і незвичніший, то краще.
       *[other] Не менше { $least } знаків. Що довший і незвичніший, то краще.
    }
web-me-password-old = Поточний пароль
web-me-password-new = Новий пароль
web-me-password-change = Змінити пароль
web-me-password-changed = Пароль змінено. На інших пристроях треба увійти знову.
web-me-sign-out = Вийти
web-me-sign-out-guest = Забути мене тут
web-me-sign-out-guest-sure = Якщо браузер вас забуде, повернутися до своїх партій не вдасться. Усе одно забути?
web-me-sign-out-everywhere = Вийти всюди
web-me-games = Ваші партії
web-me-games-none = Ви ще не сідали за жоден стіл.
web-me-more = Давніші партії
web-me-muted = Кого ви заблокували
web-me-muted-none = Нікого.
web-me-unmute = Розблокувати: { $name }

## Налаштування

web-settings = Налаштування
web-settings-language = Мова
web-settings-theme = Кольори
web-settings-theme-choice =
    { $theme ->
        [light] Світлі
        [dark] Темні
       *[system] Як на пристрої
    }
web-settings-motion = Рух фішок
web-settings-motion-about = Без нього все змінюється одразу.
web-settings-sound = Звуки
web-settings-heard = Що звучить
web-settings-heard-choice =
    { $heard ->
        [all] Усе, що відбувається
       *[turn] Мій хід і кінець гри
    }
web-settings-volume = Гучність
web-settings-volume-choice =
    { $volume ->
        [quiet] Тихо
        [normal] Звичайно
       *[loud] Гучно
    }
web-settings-speed = Темп ботів і фішок
web-settings-speed-choice =
    { $speed ->
        [slow] Спокійний
        [normal] Звичайний
       *[fast] Швидкий
    }
web-settings-confirm = Як робиться хід
web-settings-confirm-choice =
    { $confirm ->
        [once] Одним натисканням
       *[twice] Двома натисканнями
    }
web-settings-confirm-about =
    { $confirm ->
        [once] Мишею чи з клавіатури хід робиться одразу, а до чого він веде, видно заздалегідь. Пальцем завжди треба натиснути двічі.
       *[twice] Перше натискання показує, до чого веде хід, а друге робить хід.
    }
web-settings-by-hand = Завершувати ходи вручну
web-settings-by-hand-about = Після вашого останнього вибору всі чекають, доки ви не натиснете «Завершити хід»; доти вибір можна скасувати.
web-settings-name = Ім’я для нових столів
web-settings-name-about = Його побачать там, де ви сядете наступного разу.
web-settings-here = Зберігається в цьому браузері.
