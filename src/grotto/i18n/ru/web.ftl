# Страницы вокруг столов: главная, новый стол, ожидание, профиль, настройки.

web-no-answer = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено.
web-back-home = Ко всем играм
web-less = Меньше: { $what }
web-more = Больше: { $what }
web-skip = К содержимому
web-nowhere = Здесь ничего нет
web-nowhere-about = Возможно, в адресе опечатка или этого стола больше нет.
web-broken = Здесь что-то сломалось
web-broken-about = Не получилось показать страницу. Ваши игры в сохранности на сервере.
web-broken-again = Загрузить страницу заново
web-offline = Нет связи
web-offline-about = Эта страница приходит с сервера. Попробуйте снова, когда связь появится; ваши игры ждут там.

## На каждой странице

web-nav = Grotto
web-nav-replay = Записи партий
web-nav-me = Профиль
web-house = Стол для настольных игр

## Места

web-you = вы
web-seat-number = Место { $number }
web-seat-state =
    { $state ->
        [open] Свободно
        [bot] { web-bot }
        [replaced] Пока играет бот
        [away] Сейчас не за столом
        [vacation] В отпуске
       *[here] За столом
    }
web-bot =
    { $level ->
        [random] Бот: ходит наугад
        [novice] Бот: новичок, играет первый вечер
        [greedy] Бот: думает на одно действие вперёд
        [player] Бот: игрок, думает на ход вперёд
        [master] Бот: мастер, смотрит далеко вперёд
       *[other] Бот ({ $level })
    }
web-bot-name = Бот
web-bot-name-number = Бот { $number }
web-time-left = Осталось времени
web-clock-days = { $days } дн. { $hours } ч
web-guest-name =
    { $number ->
        [0] Весёлый Барсук
        [1] Тихая Сова
        [2] Храбрый Ёж
        [3] Добрый Медведь
        [4] Шустрая Белка
        [5] Мудрый Ворон
        [6] Хитрая Лиса
        [7] Солнечная Рысь
        [8] Смелый Бобёр
        [9] Сонная Соня
        [10] Любопытная Куница
       *[11] Спокойный Лось
    }

## Главная

web-home-title = Во что сыграем?
web-home-about = Играйте с ботами прямо сейчас или отправьте друзьям ссылку. Регистрироваться не нужно.
web-play-now = Играть
web-play-now-about = { $game }: сразу играть с ботами
web-new-table = Новый стол
web-new-table-for = { $game }: новый стол
web-home-rules = Правила
web-home-rules-of = { $game }: правила
web-players =
    { $least ->
        [one] { $most ->
            [one] { $least } игрок
            [few] { $least }–{ $most } игрока
           *[other] { $least }–{ $most } игроков
        }
       *[other] { $most ->
            [one] { $least }–{ $most } игрок
            [few] { $least }–{ $most } игрока
           *[other] { $least }–{ $most } игроков
        }
    }
web-my-games = Ваши партии
web-your-move = Ваш ход
web-status =
    { $status ->
        [open] Ждём игроков
        [playing] Идёт игра
        [over] Игра окончена
        [frozen] Играть дальше нельзя
       *[closed] Стол закрыт
    }
web-tournaments = Турниры
web-tournament = Турнир
web-all-my-games = Все ваши партии
web-public-open = Есть свободные места
web-public-open-none = Сейчас никто не ждёт игроков. Создайте открытый стол: здесь его увидят другие.
web-public-playing = Можно посмотреть
web-public-playing-none = Сейчас нет ни одной открытой партии.
web-free-seats =
    { $count ->
        [0] все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
web-sit-down = Сесть за стол
web-watch = Смотреть
web-link-title = У вас есть ссылка?
web-link-label = Ссылка на стол
web-link-about = Откройте её или вставьте сюда. Одно нажатие — и вы за столом.
web-link-go = Перейти
web-link-wrong = Это не ссылка на стол.
web-ago =
    { $unit ->
        [minutes] { $count ->
            [0] только что
            [one] { $count } минуту назад
            [few] { $count } минуты назад
           *[other] { $count } минут назад
        }
        [hours] { $count ->
            [one] { $count } час назад
            [few] { $count } часа назад
           *[other] { $count } часов назад
        }
       *[days] { $count ->
            [one] { $count } день назад
            [few] { $count } дня назад
           *[other] { $count } дней назад
        }
    }
web-scene =
    { $game ->
        [stone_age] Долина на рассвете: река, хижины и горы
        [cave_vs_cave] Гора в разрезе: две пещеры, в каждой горит очаг
        [lost_mines] Туннели в скале при свете фонаря
        [caverna] Ферма у подножия горы с освещённой пещерой
       *[other] Стол вечером: кости, карты и лампа
    }

## Новый стол

web-new-title = Новый стол
web-new-seats = Сколько игроков?
web-new-who = Кто играет?
web-new-who-about = Можно занять несколько мест и передавать экран друг другу.
web-new-your-name = Ваше имя
web-new-kind = Место { $number }: кто играет
web-new-kind-me = Я
web-new-kind-screen = Кто-то за этим экраном
web-new-kind-open = Свободно, для друга
web-new-kind-name = Место { $number }: имя
web-new-terms = О столе
web-new-options = Домашние правила
web-new-options-about = Всё как в правилах, если вы ничего не измените.
web-new-changed =
    { $count ->
        [one] изменено: { $count }
       *[other] изменено: { $count }
    }
web-new-reset = Как в правилах
web-new-rule = Правило { $rule }
web-new-visibility = Кто найдёт стол?
web-visibility =
    { $visibility ->
        [public] Все
        [unlisted] По ссылке
       *[private] По приглашению
    }
web-visibility-about =
    { $visibility ->
        [public] Стол виден на главной странице, смотреть могут все.
        [unlisted] Стола нет ни в одном списке, к нему ведёт ссылка.
       *[private] Стол открывается только по ссылке с приглашением или тем, кого пригласили по имени.
    }
web-new-pace = Как играете?
web-pace =
    { $pace ->
        [live] За один раз
       *[correspondence] Понемногу
    }
web-pace-about =
    { $pace ->
        [live] Все сидят за столом одновременно.
       *[correspondence] Каждый ходит, когда зайдёт.
    }
web-new-clock = Часы
web-clock =
    { $clock ->
        [none] Без часов
        [bank] На всю партию
       *[days] На каждый ход
    }
web-clock-about =
    { $clock ->
        [none] Думайте сколько хотите.
        [bank] У каждого столько времени на всю партию. Когда оно выйдет, дальше будет играть бот.
       *[days] У каждого столько времени на один ход. Когда оно выйдет, дальше будет играть бот.
    }
web-new-minutes = Минут каждому
web-new-increment = Секунд в придачу за каждый ход
web-new-days = Дней на каждый ход
web-new-auto-start = Начать, как только все места заняты
web-new-make-start = Играть
web-new-invite = Создать стол и пригласить
web-choice =
    { $value ->
        [true] Да
        [false] Нет
        [random] По жребию
        [received] Только лён, полученный на самом деле
        [printed] Также лён, потерянный из-за ограничения
        [adjacent] Рядом
        [opposite] Друг напротив друга
        [at_once] Как только других каверн за ход уже не создать
        [turn_end] В конце хода
        [when_taken] Только когда берут жетон
        [each_effect] Ещё и перед каждым его действием
        [full] Все 48 жетонов
        [introductory] 27 жетонов вводной партии
       *[other] { $value }
    }

## Ожидание

web-wait-title = { $game }: стол готов
web-wait-for =
    { $count ->
        [0] Все в сборе.
        [one] Ждём ещё { $count } игрока.
       *[other] Ждём ещё { $count } игроков.
    }
web-wait-invite = Позовите друзей
web-wait-invite-about = Кто откроет эту ссылку, сядет за стол одним нажатием, хоть с телефона и без регистрации.
web-wait-link = Ссылка на этот стол
web-copy = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-share-text = Сыграем в игру «{ $game }»?
web-wait-sit-here = Сесть сюда
web-wait-sit-seat = Сесть сюда, место { $number }
web-wait-sit-too = За этим экраном
web-wait-sit-too-seat = Посадить на место { $number } ещё кого-то за этим экраном
web-wait-bot = Бот
web-wait-bot-seat = Место { $number }: добавить бота
web-wait-bot-level = Боты
web-wait-stand-seat = Освободить место { $number }: { $name }
web-wait-start = Начать
web-wait-start-bots =
    { $count ->
        [one] Начать с { $count } ботом
       *[other] Начать с { $count } ботами
    }
web-wait-host = Игру начнёт тот, кто создал стол.
web-wait-auto = Игра начнётся сама, когда все места будут заняты.
web-wait-join = Садитесь с нами
web-wait-join-about = Имя и одно нажатие — больше ничего не нужно.
web-wait-full = Все места заняты. Когда игра начнётся, вы сможете смотреть.
web-wait-close = Закрыть стол
web-wait-close-sure = Закрыть этот стол для всех?
web-wait-rules = Как играют за этим столом
web-wait-usual = По правилам, без изменений.
web-from-record = Из записи
web-from-record-about =
    { $moves ->
        [one] Эта игра продолжается после { $moves } хода записи, которую принёс хозяин стола. В записи есть все секреты, и её могли составить как угодно.
       *[other] Эта игра продолжается после { $moves } ходов записи, которую принёс хозяин стола. В записи есть все секреты, и её могли составить как угодно.
    }
web-from-record-known = Знаю и всё равно хочу играть

## Профиль

web-me-title = Профиль
web-me-guest = В этом браузере вы гость. С учётной записью играть можно на любом устройстве.
web-me-account = У вас есть учётная запись. Ваши партии ждут вас на любом устройстве.
web-me-nobody = Сервер вас ещё не знает. Узнает, как только вы сядете за стол.
web-me-name = Ваше имя
web-me-name-about = Так вас видят другие; за столами, где вы уже сидите, останется прежнее имя.
web-me-sign-up = Создать учётную запись
web-me-sign-up-about = Все ваши места и партии останутся за вами.
web-me-sign-in = Войти
web-me-sign-in-claim = Взять с собой партии этого гостя
web-me-password = Пароль
web-me-password-about =
    { $least ->
        [one] Не меньше { $least } знака. Чем длиннее и необычнее, тем лучше.
       *[other] Не меньше { $least } знаков. Чем длиннее и необычнее, тем лучше.
    }
web-me-password-old = Нынешний пароль
web-me-password-new = Новый пароль
web-me-password-change = Сменить пароль
web-me-password-changed = Пароль изменён. На других устройствах нужно войти заново.
web-me-sign-out = Выйти
web-me-sign-out-guest = Забыть меня здесь
web-me-sign-out-guest-sure = Если браузер вас забудет, вернуться к своим партиям не получится. Всё равно забыть?
web-me-sign-out-everywhere = Выйти везде
web-me-games = Ваши партии
web-me-games-none = Вы ещё не садились ни за один стол.
web-me-more = Более старые партии
web-me-muted = Кого вы заблокировали
web-me-muted-none = Никого.
web-me-unmute = Разблокировать: { $name }

## Настройки

web-settings = Настройки
web-settings-language = Язык
web-settings-theme = Цвета
web-settings-theme-choice =
    { $theme ->
        [light] Светлые
        [dark] Тёмные
       *[system] Как на устройстве
    }
web-settings-motion = Движение фишек
web-settings-motion-about = Без него всё меняется сразу.
web-settings-sound = Звуки
web-settings-heard = Что звучит
web-settings-heard-choice =
    { $heard ->
        [all] Всё, что происходит
       *[turn] Мой ход и конец игры
    }
web-settings-volume = Громкость
web-settings-volume-choice =
    { $volume ->
        [quiet] Тихо
        [normal] Обычно
       *[loud] Громко
    }
web-settings-speed = Темп ботов и фишек
web-settings-speed-choice =
    { $speed ->
        [slow] Спокойный
        [normal] Обычный
       *[fast] Быстрый
    }
web-settings-confirm = Как делается ход
web-settings-confirm-choice =
    { $confirm ->
        [once] Одним нажатием
       *[twice] Двумя нажатиями
    }
web-settings-confirm-about =
    { $confirm ->
        [once] Мышью или с клавиатуры ход делается сразу, а к чему он ведёт, видно заранее. Пальцем всегда нужно нажать дважды.
       *[twice] Первое нажатие показывает, к чему ведёт ход, а второе делает ход.
    }
web-settings-by-hand = Завершать ходы вручную
web-settings-by-hand-about = После вашего последнего выбора все ждут, пока вы не нажмёте «Завершить ход»; до этого выбор можно отменить.
web-settings-name = Имя для новых столов
web-settings-name-about = Его увидят там, где вы сядете в следующий раз.
web-settings-here = Хранится в этом браузере.
