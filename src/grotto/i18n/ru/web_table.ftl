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
web-table-cover = Закрыть экран
web-table-leave = Уйти: доиграет бот
web-table-asked = Ходит сейчас
web-table-panel = Журнал, чат, счёт
web-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## The question and its answers

web-table-connecting = Подходим к столу …
web-table-waits = Сейчас ходит { $name }
web-table-thinks = { $name } думает …
web-table-over = Игра окончена.
web-table-closed = Стол закрыт.
web-table-past = Взгляд назад: ход { $move } из { $moves }
web-table-title-turn = ● Ваш ход – { $game }
web-table-answers = Что можно сделать
web-table-here = Что можно сделать здесь
web-table-hint = Наведите на поле или на ответ, чтобы увидеть, к чему он приведёт.
web-table-search = Найти ответ
web-table-search-nothing = Таких ответов нет.
web-table-all-answers =
    { $count ->
        [one] Показать { $count } ответ
        [few] Показать все { $count } ответа
       *[many] Показать все { $count } ответов
    }
web-table-show-answers =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }
web-table-pull = Показать или скрыть ответы
web-table-board = Поле
web-table-play = Сделать
web-table-cancel = Отмена
web-table-close = Закрыть
web-table-rule = Правило { $rule }

## Taking back

web-table-undo = Назад
web-table-redo = Вперёд
web-table-undo-reach = Последний выбор можно взять назад.
web-table-ask-back = Попросить всех вернуться
web-table-back-asked = Все решают, можно ли вам вернуться назад.
web-table-back-asks = { $name } просит вернуться к своему последнему выбору.
web-table-agree = Согласиться
web-table-refuse = Отказать

## Log, chat, scores and notes

web-table-log = Журнал
web-table-log-jump = Показать стол после хода { $move }
web-table-log-earlier = Показать, что было раньше
web-table-log-nothing = Пока ничего не произошло.
web-table-chat = Чат
web-table-chat-nothing = Пока никто ничего не сказал.
web-table-chat-say = Сказать всем
web-table-chat-send = Отправить
web-table-chat-news = есть новое
web-table-mute = Больше не слышать { $name }
web-table-muted = Вы больше не услышите { $name }. Это можно изменить в настройках.
web-table-scores = Счёт
web-table-scores-final = Окончательный счёт
web-table-scores-now = Если бы игра закончилась сейчас, насколько вам известно
web-table-scores-nothing = Очки станут известны в конце игры.
web-table-winner = победа
web-table-notes = Заметки
web-table-notes-hint = Написанное здесь видно только вам.
web-table-notes-kept = Сохранено.

## The whole game on a slider

web-table-look-back = Посмотреть назад
web-table-scrub = Момент игры
web-table-scrub-start = К началу
web-table-scrub-back = На ход назад
web-table-scrub-on = На ход вперёд
web-table-scrub-play = Показывать
web-table-scrub-pause = Пауза
web-table-scrub-now = К настоящему

## People who come and go

web-table-offline = Связь прервалась. Пробуем снова; ничего не потеряно.
web-table-absent = { $name }: нет на месте.
web-table-replace = Пусть играет бот
web-table-replace-wait = Бот сможет играть через { $seconds } с
web-table-replace-voted = Вы за то, чтобы играл бот.
web-table-replaced = За вас играет бот.
web-table-return = Играть самостоятельно
web-table-hand-over = Передайте экран: { $name }
web-table-hand-over-why = Тайное, которое может видеть только { $name }, появится после нажатия кнопки.
web-table-hand-over-look = Я – { $name }

## The end

web-table-see-board = Показать поле
web-table-see-sheet = Показать подсчёт очков

## Keys

web-table-key =
    { $wish ->
        [pick] выбрать ответ с этим номером
        [step] перейти к другому ответу
        [confirm] сделать выбранное
        [release] отпустить или вернуться к настоящему
        [undo] назад
        [redo] вперёд
        [search] найти ответ
       *[help] эта справка
    }

## Words for what a view holds, by the names of its fields

web-word =
    { $key ->
        [wood] Дерево
        [clay] Глина
        [stone] Камень
        [gold] Золото
        [food] Еда
        [ore] Руда
        [ruby] Рубины
        [grain] Зерно
        [vegetable] Овощи
        [emmer] Полба
        [flax] Лён
        [dog] Собаки
        [sheep] Овцы
        [donkey] Ослы
        [wild_boar] Кабаны
        [cattle] Коровы
        [points] Очки
        [round] Раунд
        [rounds] Раунды
        [turns] Ходы
        [figures] Фигуры
        [home] Дома
        [agriculture] Земледелие
        [deck_left] Осталось карт
        [walls_left] Осталось стен
        [stack] Стопка
        [left] Осталось
        [hand] Рука
        [hand_size] Карт на руке
        [pile] Колода
        [aside] Отложено
        [discarded] Сброшено
        [buried_size] Убрано карт
        [buried] Убрано
        [clan] Клан
        [role] Роль
        [pawn] Место
        [dragon] Жетон дракона
        [treasures] Сокровища
        [tokens] Жетоны
        [axe] Топоры
        [boat] Лодки
        [rope] Верёвки
        [trap] Ловушки
        [troll] Тролли
        [traps] Ловушки
        [trolls] Тролли
        [unseen] Ещё не видно
        [unseen_dwarfs] Ещё не видно гномов
        [played] Сыграно
        [scores] Очки по раундам
        [harvest] Конец раунда
        [leaves] Осталось листьев
        [questions] Осталось вопросов
        [spaces] Поля действий
        [supply] Жетоны обстановки
        [cards] Карты
        [begging] Жетоны попрошайничества
        [dwarfs] Гномы
        [dwarf_room] Места для гномов
        [deliveries] Поставки
        [goods] Товары
        [land] Домашнее поле
        [stables] Хлева
        [start] Первый игрок
        [first] Первый игрок
        [weapon] Оружие
        [mines] Шахты
        [hunting_grounds] Охота
        [placed] Выставлено фигур
        [count] Количество
        [value] Ценность
        [marker] Жетон
        [newborn] Новорождённый
        [worker] Работает
        [mine] Шахта
        [feature] Особенность
        [large_pastures] Большие пастбища
        [stalls] Животные
        [crops] Посевы
        [face_up] Жетоны действий
        [display] Открытые помещения
        [coming] Впереди
        [used] Использовано
        [removed] Убрано
        [tile] Жетон
        [tiles] Жетоны
        [rooms] Помещения
        [walls] Стены
        [empty] Пустые пещеры
        [face_down] Ещё не вырыто
        [extra] Дополнительная пещера
        [extra_natural] Стены дополнительной пещеры
        [buildings] Здания
        [tools] Инструменты
        [one_use] Одноразовые инструменты
        [two_of_choice] Два ресурса на выбор
        [secret_cards] Тайные карты
        [secret_count] Число тайных карт
        [stacks] Стопки зданий
        [top] Сверху
        [stash] Запас
        [board] Тропы
        [turned] повёрнуто
        [open] Открыта
       *[other] { $key }
    }
web-nothing = Ничего
web-land =
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
web-harvest =
    { $harvest ->
        [none] урожай не собирают
        [one_food] урожай не собирают, но каждый гном съест 1 еду
        [normal] сбор урожая
        [partial] сбор урожая без полевых работ или без разведения животных
       *[unknown] пока никто не знает
    }
web-tile-colour =
    { $colour ->
        [orange] Жилища
        [green] Зелёные жетоны
       *[yellow] Помещения, склады и комнаты
    }
