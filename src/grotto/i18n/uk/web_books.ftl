## Правила

web-rules = Правила
web-rules-of = Правила гри «{ $game }»
web-rules-search = Шукати в правилах
web-rules-found =
    { $count ->
        [0] У жодному правилі немає всіх цих слів.
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }

## Партія із запису

web-replay = Перегляд партії
web-replay-about =
    Перегляньте закінчену партію хід за ходом або продовжте незакінчену. Запис — це текстовий файл; його можна завантажити після кожної закінченої партії.
web-replay-drop = Перетягніть запис сюди або виберіть файл
web-replay-choose = Вибрати файл
web-replay-reading = Запис читається…
web-replay-yours = Ваші закінчені партії
web-replay-none = У вас ще немає закінчених партій.
web-replay-too-long = Цей файл завеликий для запису партії.

## Кінець партії

web-end-won = Перемога: { $who }!
web-end-won-together = Спільна перемога: { $who }!
web-end-lost = Цього разу ніхто не переміг.
web-end-you-won = Ви перемогли!
web-end-sheet = Таблиця очок
web-end-item = За що
web-end-total = Усього
web-end-rank = Місце
web-end-course = Очки за раундами
web-end-course-about = Скільки очок мав би кожен, якби гра закінчилася цим раундом.
web-end-round = Раунд { $round }
web-end-rematch = Реванш
web-end-again = Зіграти ще раз
web-end-go-to-rematch = До реваншу
web-end-download = Завантажити запис
web-end-look-back = Переглянути партію
web-end-share = Скопіювати посилання
web-end-copied = Посилання скопійовано.
web-end-fair = Чесні кубики
web-end-fair-about =
    Усі кидки й порядок карт визначає це зерно, обіцяне до першого ходу. Команда «grotto verify» перевірить це за записом.
web-end-seed = Зерно
web-end-promise = Обіцянка

# The name of a line in which every player has another sentence.
web-score-item =
    { $item ->
        [buildings] Будівлі
        [bonus] Очки з карт
        [hunger] Голодні раунди
        [culture_first] Перший набір культури
        [culture_second] Другий набір культури
        [farmer] Землероби
        [toolmaker] Ремісники
        [builder] Будівельники
        [shaman] Шамани
        [left_over] Ресурси, що лишилися
        [orange_rooms] Помаранчеві приміщення
        [blue_rooms] Сині приміщення
       *[other] Очки
    }
