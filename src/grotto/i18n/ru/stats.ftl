# Статистика: что много партий говорят о самой игре.

## Командная строка

cli-about-command-stats = ответить на вопросы автора игры по многим партиям
cli-about-records = папка с записями партий, вместо игры ботов
cli-about-report = файл для отчёта в HTML
cli-about-seats-of-many = сколько игроков; если не задать, наименьшее число для игры или то, что чаще в записях
cli-about-seed-of-many = зерно, из которого следует всё везение; если не задать, 0
cli-stats-reading = Читаем записи
cli-stats-written = Отчёт записан в { $path }.
cli-stats-no-report = Все цифры и графики: --out REPORT.html
cli-stats-left-out =
    { $count ->
        [one] Пропущена { $count } запись: { $name } ({ $problem })
        [few] Пропущены { $count } записи, первая — { $name } ({ $problem })
        [many] Пропущено { $count } записей, первая — { $name } ({ $problem })
       *[other] Пропущено { $count } записи, первая — { $name } ({ $problem })
    }

## Что может пойти не так

stats-unfinished = партия не закончена
stats-other-game = это партия в { $game }
stats-other-kind = другие правила или другое число игроков
error-stats-no-folder = Папки { $folder } нет.
error-stats-no-records = В { $folder } нет ни одной законченной партии в { $game }.
error-stats-broken-records =
    { $count ->
        [one] { $count } запись там не подходит: { $name } ({ $problem })
        [few] Ни одна из { $count } записей там не подходит, первая — { $name } ({ $problem })
        [many] Ни одна из { $count } записей там не подходит, первая — { $name } ({ $problem })
       *[other] Ни одна из { $count } записей там не подходит, первая — { $name } ({ $problem })
    }

## Отчёт

stats-title = { $game }: статистика
stats-about =
    { $games ->
        [one] { $games } партия, игроков: { $seats }, версия правил { $rules }.
        [few] { $games } партии, игроков: { $seats }, версия правил { $rules }.
        [many] { $games } партий, игроков: { $seats }, версия правил { $rules }.
       *[other] { $games } партии, игроков: { $seats }, версия правил { $rules }.
    }
stats-by-bots = Играли боты: { $bots }. От партии к партии они пересаживаются.
stats-by-records = По записям законченных партий.
stats-note =
    Интервалы содержат истинное значение с вероятностью 95 %. То, что сопутствует победе, не обязательно её причина: кто впереди, может позволить себе больше.
stats-rows =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
        [many] { $count } строк
       *[other] { $count } строки
    }
stats-glance = Главное
stats-glance-points = медиана очков
stats-glance-half = у половины игроков: { $low }–{ $high }
stats-glance-rounds = раунды, медиана
stats-glance-range = во всех партиях: { $low }–{ $high }
stats-glance-questions = вопросы одному игроку
stats-glance-per-game = за партию
stats-glance-equal-seats = Ни одно место не лучше других наверняка.
stats-glance-better-seats = Побеждает наверняка чаще своей доли место { $seats }.
stats-surest = Что выделяется
stats-surest-note =
    Самые надёжные строки всех таблиц ниже. Зелёное наверняка лучше, красное наверняка хуже, серое может быть случайностью. Из ста строк около пяти кажутся надёжными просто случайно.
stats-seats = Места
stats-seats-note = Лучше ли сидеть первым? Штриховая линия — где были бы все, если бы места были равны.
stats-scores = Очки
stats-scores-note = Как часто игрок заканчивает с таким числом очков.
stats-rounds = Очки по раундам
stats-rounds-note = После каждого раунда: средняя половина всех игроков полосой, медиана линией. В последний раунд входит итоговый подсчёт.
stats-items = Откуда берутся очки
stats-items-note = Очки игрока в среднем: верхняя полоска — у всех, нижняя — у победителей.
stats-worth-note = Например: { $example } Ценность — отрыв от остальных в конце партии: с этим по сравнению с «без этого».
stats-openings = Начала
stats-openings-note = Первый настоящий выбор игрока, если он встречается часто, и отрыв в конце партии.
stats-rules = Какие правила сыграли роль
stats-rules-note = За партию: вопросы по правилу, из них с настоящим выбором, сколько было ответов, и вопросы, при которых правило запретило то, чего можно было ожидать.
stats-events = Что происходит
stats-events-note = Как часто что-то происходит за партию; предложение — пример.
stats-head-seat = место
stats-head-wins = победы
stats-head-mean = в среднем
stats-head-round = раунд
stats-head-games = партии
stats-head-half = средняя половина
stats-head-item = строка
stats-head-all = все
stats-head-winners = победители
stats-head-what = что
stats-head-worth = ценность
stats-head-had = у скольких
stats-head-rule = правило
stats-head-asked = вопросы
stats-head-chosen = с выбором
stats-head-answers = ответы
stats-head-refused = запреты
stats-head-in-games = в партиях
stats-head-event = событие
stats-head-per-game = за партию
stats-kind =
    { $kind ->
        [building] Постройки
        [card] Карты
        [clan] Кланы
        [furnishing] Жетоны обстановки
        [good] Товары
        [landscape] Жетоны местности
        [loot] Добыча
        [mine] Шахты
        [place] Локации
        [role] Роли
        [room] Помещения
        [space] Ячейки действий
        [tile] Жетоны действий
        [tool] Инструменты
        [treasure] Сокровища
       *[other] Компоненты ({ $kind })
    }

## Что делали с компонентами: заголовки их таблиц. Пакеты называют свои таким же сообщением.

stone_age-stats-group =
    { $event ->
        [placed] Локации, куда отправляли жителей
        [dice-rolled] Товары, за которые бросали кубики
        [gained] Полученные товары
        [card-bought] Купленные карты
        [building-bought] Купленные постройки
        [declined] Локации, где от покупки отказались
        [card-drawn] Карты, взятые тайно
        [card-kept] Карты, оставленные на потом
       *[other] { stats-kind }
    }

cave_vs_cave-stats-group =
    { $event ->
        [tile-taken] Взятые жетоны действий
        [exchanged] Товары, обменянные на еду
        [room-worked] Помещения, давшие товары
        [room-dug-up] Помещения, найденные при раскопках
        [room-furnished] Обустроенные помещения
        [room-used] Использованные помещения
       *[other] { stats-kind }
    }

lost_mines-stats-group =
    { $event ->
        [card-drawn] Взятые карты
        [path-laid] Выложенные карты путей
        [overcome] Инструменты, которыми преодолели препятствия
        [mine-peeked] Подсмотренные шахты
        [treasure-peeked] Подсмотренные сокровища
        [dwarf-peeked]
            { $kind ->
                [clan] Подсмотренные кланы
               *[role] Подсмотренные роли
            }
        [guarded] Поставленные ловушки и тролли
        [struck] Карты путей, уничтоженные грозой
        [card-lost] Карты, потерянные в ловушках
        [mine-revealed] Открытые шахты
        [treasure-taken] Взятые сокровища
       *[other] { stats-kind }
    }

caverna-stats-group =
    { $event ->
        [dwarf-placed] Использованные ячейки действий
        [imitated] Ячейки действий, которым подражали
        [tile-gave] Жетоны обстановки, давшие товары
        [tile-laid] Выложенные одиночные жетоны местности
        [twin-laid] Выложенные двойные жетоны местности
        [furnished] Построенные жетоны обстановки
        [tile-covered] Накрытые жетоны обстановки
        [looted] Трофеи вылазок
        [bought] Купленные товары
        [exchanged] Жетоны обстановки, по которым меняли товары
        [space-saved] Ячейки действий, чьи товары сохранили
       *[other] { stats-kind }
    }
