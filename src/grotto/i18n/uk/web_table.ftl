# The table screen that all games share, and the plain board of games without drawings.

## Above the board

web-table-round =
    { $rounds ->
        [0] Раунд { $round }
       *[other] Раунд { $round } з { $rounds }
    }
web-table-home = На головну
web-table-seats = Гравці
web-table-tools = Правила, налаштування й довідка
web-table-rules = Правила
web-table-help = Клавіатура
web-table-words = Поле словами
web-table-menu = Ще
web-table-copy-link = Скопіювати посилання на стіл
web-table-cover = Приховати екран
web-table-leave = Піти: дограє бот
web-table-asked = Зараз ходить
web-table-panel = Журнал, чат, рахунок
web-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

## The question and its answers

web-table-connecting = Підходимо до столу…
web-table-waits = Зараз ходить { $name }
web-table-thinks = { $name } думає…
web-table-skip = Пропустити показ
web-table-over = Гру закінчено.
web-table-closed = Стіл закрито.
web-table-past = Перегляд: хід { $move } з { $moves }
web-table-title-turn = ● Ваш хід — { $game }
web-table-answers = Що можна зробити
web-table-anytime = Будь-коли
web-table-here = Що можна зробити тут
web-table-hint = Вкажіть на поле чи на варіант, щоб побачити, до чого він приведе.
web-table-search = Знайти варіант
web-table-search-nothing = Таких варіантів немає.
web-table-put-back = Покласти назад
web-table-group =
    { $group ->
        [caverna-feed] Нагодувати сім’ю
        [caverna-eat] Обміняти щось на їжу
        [cave_vs_cave-dig] Викопати каверни
        [lost_mines-use] Застосувати інструмент
        [stone_age-act] Скористатися місцем зі своїми фігурками
       *[other] { $first } …
    }
web-table-all-answers =
    { $count ->
        [one] Показати { $count } варіант
        [few] Показати всі { $count } варіанти
       *[many] Показати всі { $count } варіантів
    }
web-table-show-answers =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
web-table-board = Поле
web-table-play = Виконати
web-table-cancel = Зняти вибір
web-table-close = Закрити
web-table-rule = Правило { $rule }

## Taking back

web-table-undo = Скасувати
web-table-undo-turn = Скасувати хід
web-table-redo = Повторити
web-table-end-turn = Завершити хід
web-table-held = Хід закінчиться, коли ви його завершите.
web-table-undo-reach = Останній вибір можна скасувати.
web-table-ask-back = Попросити скасувати
web-table-back-asked = Усі вирішують, чи можна скасувати ваш останній вибір.
web-table-back-asks = { $name } просить повернутися до свого останнього вибору.
web-table-agree = Погодитися
web-table-refuse = Відмовити

## Log, chat, scores and notes

web-table-log = Журнал
web-table-log-jump = Показати стіл після ходу { $move }
web-table-log-earlier = Показати, що було раніше
web-table-log-came =
    { $count ->
        [one] У списку ще { $count } раніший хід.
        [few] У списку ще { $count } раніші ходи.
       *[many] У списку ще { $count } раніших ходів.
    }
web-table-log-nothing = Поки що нічого не сталося.
web-table-chat = Чат
web-table-chat-nothing = Поки що ніхто нічого не сказав.
web-table-chat-say = Сказати всім
web-table-chat-send = Надіслати
web-table-chat-news = є нове
web-table-mute = Заблокувати: { $name }
web-table-muted = Заблоковано: { $name }. Змінити це можна в профілі.
web-table-scores = Рахунок
web-table-scores-final = Остаточний рахунок
web-table-scores-now = Якби гра закінчилася зараз, наскільки вам відомо
web-table-scores-wait = Очки підраховуються.
web-table-scores-nothing = Очки стануть відомі наприкінці гри.
web-table-winner = перемога
web-table-notes = Нотатки
web-table-notes-hint = Написане тут видно лише вам.
web-table-notes-kept = Збережено.

## The whole game on a slider

web-table-look-back = Минулі ходи
web-table-scrub = Момент гри
web-table-scrub-start = До початку
web-table-scrub-back = На хід назад
web-table-scrub-on = На хід уперед
web-table-scrub-play = Відтворити
web-table-scrub-pause = Пауза
web-table-scrub-now = До поточного ходу
web-table-scrub-round = Кінець раунду { $round }
web-table-scrub-lead = Кінець раунду { $round }, попереду тепер { $who }
web-table-scrub-slip = { $who }: можна було зіграти набагато краще
web-table-scrub-share = Скопіювати посилання на цей момент
web-table-scrub-play-on = Грати звідси

## People who come and go

web-table-offline = Зв’язок перервався. Пробуємо знову; нічого не втрачено.
web-table-absent = { $name } зараз не за столом.
web-table-no-answer = { $name }: відповіді поки немає.
web-table-absent-hide = Сховати
web-table-replace = Нехай грає бот
web-table-replace-wait =
    { $unit ->
        [days] { $count ->
            [one] Бот зможе грати через { $count } день.
            [few] Бот зможе грати через { $count } дні.
           *[other] Бот зможе грати через { $count } днів.
        }
        [hours] { $count ->
            [one] Бот зможе грати через { $count } годину.
            [few] Бот зможе грати через { $count } години.
           *[other] Бот зможе грати через { $count } годин.
        }
        [minutes] { $count ->
            [one] Бот зможе грати через { $count } хвилину.
            [few] Бот зможе грати через { $count } хвилини.
           *[other] Бот зможе грати через { $count } хвилин.
        }
       *[seconds] { $count ->
            [one] Бот зможе грати через { $count } секунду.
            [few] Бот зможе грати через { $count } секунди.
           *[other] Бот зможе грати через { $count } секунд.
        }
    }
web-table-replace-voted = Ви за те, щоб грав бот.
web-table-replaced = За вас грає бот.
web-table-return = Грати самостійно
web-table-hand-over = Передайте екран: { $name }
web-table-hand-over-why = Те, що бачить лише { $name }, з’явиться після натискання кнопки.
web-table-hand-over-look = Я — { $name }

## The end

web-table-see-board = Показати поле
web-table-see-sheet = Показати підрахунок очок

## Keys

web-table-sound-on = Увімкнути звук
web-table-sound-off = Вимкнути звук
web-table-leave-ask = Залишити стіл?
web-table-leave-about = За вас одразу далі гратиме бот. Повернутися можна будь-коли, доки триває гра.
web-table-leave-stay = Залишитися
web-table-leave-go = Залишити
web-table-key =
    { $wish ->
        [pick] вибрати варіант із цим номером
        [step] перейти до іншого варіанта
        [confirm] виконати вибране
        [release] зняти вибір або повернутися до поточного ходу
        [undo] скасувати
        [undo_turn] скасувати весь хід
        [redo] повторити
        [end_turn] завершити хід
        [pause] зупинити показ або продовжити
        [next] показати наступний крок одразу
        [speed] інша з трьох швидкостей
        [skip] пропустити показ чужих ходів
        [hint] попросити підказку
        [coach] увімкнути або вимкнути тренера
        [turn_tile] повернути плитку, перш ніж покласти її
        [mute] увімкнути або вимкнути звук
        [replay_step] під час перегляду: хід назад або вперед
        [replay_play] під час перегляду: пуск або пауза
        [replay_mark] під час перегляду: до наступної або попередньої позначки
        [log] перейти до журналу: стрілки ведуть рядками, Enter показує той момент
        [book] прочитати правило про те, на що ви вказуєте, або про запитання
        [search] знайти варіант
       *[help] ця довідка
    }

## Words for what a view holds, by the names of its fields

web-word =
    { $key ->
        [wood] Дерево
        [stone_age-wood] Деревина
        [cave_vs_cave-wood] Деревина
        [clay] Глина
        [stone] Камінь
        [gold] Золото
        [caverna-gold] Золоті
        [food] Їжа
        [ore] Руда
        [ruby] Рубіни
        [grain] Злаки
        [vegetable] Овочі
        [emmer] Емер
        [flax] Льон
        [dog] Собаки
        [sheep] Вівці
        [donkey] Віслюки
        [wild_boar] Кабани
        [cattle] Корови
        [points] Очки
        [round] Раунд
        [turns] Ходи
        [figures] Жителі
        [home] Удома
        [agriculture] Землеробство
        [deck_left] Залишилося карт
        [walls_left] Залишилося стін
        [stack] Стос
        [left] Залишилося
        [hand] Карти в руці
        [hand_size] Карт у руці
        [pile] Колода
        [aside] Відкладено
        [discarded] Скинуто
        [buried_size] Карт скинуто й втрачено
        [axe] Сокири
        [boat] Човни
        [rope] Мотузки
        [trap] Пастки
        [troll] Тролі
        [scores] Очки за раундами
        [leaves] Залишилося листків
        [questions] Залишилося знаків питання
        [begging] Жетони жебрацтва
        [dwarf_room] Місця для гномів
        [weapon] Зброя
        [value] Цінність
        [secret_count] Таємних карт
       *[other] { $key }
    }
web-nothing = Нічого
web-clan =
    { $clan ->
        [blue] синій клан
       *[yellow] жовтий клан
    }
web-land =
    { $kind ->
        [forest] ліс
        [mountain] гора
        [meadow] луг
        [field] поле
        [small_pasture] маленьке пасовище
        [large_pasture] велике пасовище
        [cavern] каверна
        [tunnel] тунель
        [deep_tunnel] глибокий тунель
        [ore_mine] рудна шахта
        [ruby_mine] рубінова шахта
       *[entry_level_dwelling] Передпокій
    }
web-harvest =
    { $harvest ->
        [none] врожай не збирають
        [one_food] врожай не збирають, але кожен гном з’їсть 1 їжу
        [normal] збір врожаю
        [partial] збір врожаю без збору з полів або без приплоду тварин
       *[unknown] поки що ніхто не знає
    }
