# Статистика: что много партий говорят о самой игре.

## Командная строка

cli-about-command-stats = ответить на вопросы автора игры по многим партиям
cli-about-records = папка с записями партий, вместо игры ботов
cli-about-report = файл для отчёта в HTML
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
stats-decisions = Вопросов игрокам за партию: { $count }.
stats-note =
    Интервалы содержат истинное значение с вероятностью 95 %. То, что сопутствует победе, не обязательно её причина: кто впереди, может позволить себе больше.
stats-rows =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
        [many] { $count } строк
       *[other] { $count } строки
    }
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
        [room] Комнаты
        [space] Поля действий
        [tile] Жетоны действий
        [tool] Инструменты
        [treasure] Сокровища
       *[other] Компоненты ({ $kind })
    }
