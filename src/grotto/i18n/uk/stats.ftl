# Статистика: що багато партій кажуть про саму гру.

## Командний рядок

cli-about-command-stats = відповісти на запитання автора гри за багатьма партіями
cli-about-records = тека із записами партій, замість гри ботів
cli-about-report = файл для звіту в HTML
cli-about-seats-of-many = скільки гравців; якщо не задати, найменше число для гри або те, що частіше в записах
cli-about-seed-of-many = зерно, з якого випливає все везіння; якщо не задати, 0
cli-stats-reading = Читаємо записи
cli-stats-written = Звіт записано в { $path }.
cli-stats-no-report = Усі цифри й графіки: --out REPORT.html
cli-stats-left-out =
    { $count ->
        [one] Пропущено { $count } запис: { $name } ({ $problem })
        [few] Пропущено { $count } записи, перший — { $name } ({ $problem })
        [many] Пропущено { $count } записів, перший — { $name } ({ $problem })
       *[other] Пропущено { $count } запису, перший — { $name } ({ $problem })
    }

## Що може піти не так

stats-unfinished = партію не закінчено
stats-other-game = це партія в { $game }
stats-other-kind = інші правила або інша кількість гравців
error-stats-no-folder = Теки { $folder } немає.
error-stats-no-records = У { $folder } немає жодної закінченої партії в { $game }.
error-stats-broken-records =
    { $count ->
        [one] { $count } запис там не підходить: { $name } ({ $problem })
        [few] Жоден із { $count } записів там не підходить, перший — { $name } ({ $problem })
        [many] Жоден із { $count } записів там не підходить, перший — { $name } ({ $problem })
       *[other] Жоден із { $count } записів там не підходить, перший — { $name } ({ $problem })
    }

## Звіт

stats-title = { $game }: статистика
stats-about =
    { $games ->
        [one] { $games } партія, гравців: { $seats }, версія правил { $rules }.
        [few] { $games } партії, гравців: { $seats }, версія правил { $rules }.
        [many] { $games } партій, гравців: { $seats }, версія правил { $rules }.
       *[other] { $games } партії, гравців: { $seats }, версія правил { $rules }.
    }
stats-by-bots = Грали боти: { $bots }. Від партії до партії вони пересідають.
stats-by-records = За записами закінчених партій.
stats-note =
    Інтервали містять справжнє значення з імовірністю 95 %. Те, що супроводжує перемогу, не обов’язково її причина: хто попереду, може дозволити собі більше.
stats-rows =
    { $count ->
        [one] { $count } рядок
        [few] { $count } рядки
        [many] { $count } рядків
       *[other] { $count } рядка
    }
stats-glance = Головне
stats-glance-points = медіана очок
stats-glance-half = у половини гравців: { $low }–{ $high }
stats-glance-rounds = раунди, медіана
stats-glance-range = у всіх партіях: { $low }–{ $high }
stats-glance-questions = запитання одному гравцеві
stats-glance-per-game = за партію
stats-glance-equal-seats = Жодне місце не краще за інші напевно.
stats-glance-better-seats = Перемагає напевно частіше за свою частку місце { $seats }.
stats-surest = Що вирізняється
stats-surest-note =
    Найнадійніші рядки всіх таблиць нижче. Зелене напевно краще, червоне напевно гірше, сіре може бути випадковістю. Зі ста рядків близько п’яти здаються надійними просто випадково.
stats-seats = Місця
stats-seats-note = Чи краще сидіти першим? Штрихова лінія — де були б усі, якби місця були рівні.
stats-scores = Очки
stats-scores-note = Як часто гравець закінчує з такою кількістю очок.
stats-rounds = Очки за раундами
stats-rounds-note = Після кожного раунду: середня половина всіх гравців смугою, медіана лінією. До останнього раунду входить підсумковий підрахунок.
stats-items = Звідки беруться очки
stats-items-note = Очки гравця в середньому: верхня смужка — у всіх, нижня — у переможців.
stats-worth-note = Наприклад: { $example } Цінність — відрив від решти наприкінці партії: з цим порівняно з «без цього».
stats-openings = Початки
stats-openings-note = Перший справжній вибір гравця, якщо він трапляється часто, і відрив наприкінці партії.
stats-rules = Які правила відіграли роль
stats-rules-note = За партію: запитання за правилом, з них зі справжнім вибором, скільки було відповідей, і запитання, при яких правило заборонило те, чого можна було очікувати.
stats-events = Що відбувається
stats-events-note = Як часто щось відбувається за партію; речення — приклад.
stats-head-seat = місце
stats-head-wins = перемоги
stats-head-mean = у середньому
stats-head-round = раунд
stats-head-games = партії
stats-head-half = середня половина
stats-head-item = рядок
stats-head-all = усі
stats-head-winners = переможці
stats-head-what = що
stats-head-worth = цінність
stats-head-had = у скількох
stats-head-rule = правило
stats-head-asked = запитання
stats-head-chosen = з вибором
stats-head-answers = відповіді
stats-head-refused = заборони
stats-head-in-games = у партіях
stats-head-event = подія
stats-head-per-game = за партію
stats-kind =
    { $kind ->
        [building] Будівлі
        [card] Карти
        [clan] Клани
        [furnishing] Плитки облаштування
        [good] Товари
        [landscape] Плитки місцевості
        [loot] Здобич
        [mine] Шахти
        [place] Локації
        [role] Ролі
        [room] Приміщення
        [space] Комірки дій
        [tile] Жетони дій
        [tool] Інструменти
        [treasure] Скарби
       *[other] Компоненти ({ $kind })
    }

## Що робили з компонентами: заголовки їхніх таблиць. Пакети називають свої таким самим повідомленням.

stone_age-stats-group =
    { $event ->
        [placed] Локації, куди відправляли жителів
        [dice-rolled] Товари, за які кидали кубики
        [gained] Отримані товари
        [card-bought] Куплені карти
        [building-bought] Куплені будівлі
        [declined] Локації, де від купівлі відмовилися
        [card-drawn] Карти, взяті таємно
        [card-kept] Карти, лишені на потім
       *[other] { stats-kind }
    }

cave_vs_cave-stats-group =
    { $event ->
        [tile-taken] Взяті жетони дій
        [exchanged] Товари, обміняні на їжу
        [room-worked] Приміщення, що дали товари
        [room-dug-up] Приміщення, знайдені під час розкопок
        [room-furnished] Облаштовані приміщення
        [room-used] Використані приміщення
       *[other] { stats-kind }
    }

lost_mines-stats-group =
    { $event ->
        [card-drawn] Взяті карти
        [path-laid] Викладені карти шляхів
        [overcome] Інструменти, якими подолали перешкоди
        [mine-peeked] Підглянуті шахти
        [treasure-peeked] Підглянуті скарби
        [dwarf-peeked]
            { $kind ->
                [clan] Підглянуті клани
               *[role] Підглянуті ролі
            }
        [guarded] Поставлені пастки й тролі
        [struck] Карти шляхів, знищені грозою
        [card-lost] Карти, втрачені в пастках
        [mine-revealed] Відкриті шахти
        [treasure-taken] Взяті скарби
       *[other] { stats-kind }
    }

caverna-stats-group =
    { $event ->
        [dwarf-placed] Використані комірки дій
        [imitated] Комірки дій, які повторювали
        [tile-gave] Плитки облаштування, що дали товари
        [tile-laid] Викладені одинарні плитки місцевості
        [twin-laid] Викладені подвійні плитки місцевості
        [furnished] Збудовані плитки облаштування
        [tile-covered] Накриті плитки облаштування
        [looted] Трофеї походів
        [bought] Куплені товари
        [exchanged] Плитки облаштування, за якими міняли товари
        [space-saved] Комірки дій, чиї товари зберегли
       *[other] { stats-kind }
    }
