## Правила

web-rules = Правила
web-rules-of = Правила игры «{ $game }»
web-rules-search = Искать в правилах
web-rules-found =
    { $count ->
        [0] Ни в одном правиле нет всех этих слов.
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }

## Партия из записи

web-replay = Просмотр партии
web-replay-about =
    Посмотрите законченную партию ход за ходом или продолжите незаконченную. Запись — это текстовый файл; его можно скачать после каждой законченной партии.
web-replay-drop = Перетащите запись сюда или выберите файл
web-replay-choose = Выбрать файл
web-replay-reading = Запись читается…
web-replay-yours = Ваши законченные партии
web-replay-none = У вас ещё нет законченных партий.
web-replay-too-long = Этот файл слишком велик для записи партии.

## Конец партии

web-end-won = Победа: { $who }!
web-end-won-together = Общая победа: { $who }!
web-end-lost = На этот раз никто не победил.
web-end-you-won = Вы победили!
web-end-sheet = Таблица очков
web-end-item = За что
web-end-total = Всего
web-end-rank = Место
web-end-course = Очки по раундам
web-end-course-about = Сколько очков было бы у каждого, если бы игра закончилась этим раундом.
web-end-round = Раунд { $round }
web-end-rematch = Реванш
web-end-again = Сыграть ещё раз
web-end-go-to-rematch = К реваншу
web-end-download = Скачать запись
web-end-look-back = Посмотреть партию
web-end-share = Скопировать ссылку
web-end-copied = Ссылка скопирована.
web-end-fair = Честные кубики
web-end-fair-about =
    Все броски и порядок карт определяет это зерно, обещанное до первого хода. Команда «grotto verify» проверит это по записи.
web-end-seed = Зерно
web-end-promise = Обещание

# The name of a line in which every player has another sentence.
web-score-item =
    { $item ->
        [buildings] Постройки
        [bonus] Очки с карт
        [hunger] Голодные раунды
        [culture_first] Первый набор культуры
        [culture_second] Второй набор культуры
        [farmer] Земледельцы
        [toolmaker] Ремесленники
        [builder] Строители
        [shaman] Шаманы
        [left_over] Оставшиеся ресурсы
        [orange_rooms] Оранжевые помещения
        [blue_rooms] Синие помещения
       *[other] Очки
    }
