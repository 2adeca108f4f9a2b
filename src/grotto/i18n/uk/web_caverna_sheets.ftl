# Аркуші «Каверни» у браузері: таця, каталог облаштування, жнива, бланк підрахунку.

web-caverna-sheet-close = Прибрати

# ---- таця ----

web-caverna-tray = Обмін
web-caverna-tray-title = Рубіни й обмін
web-caverna-tray-have = Ви маєте
web-caverna-tray-would = Ви матимете
web-caverna-tray-nothing = Вам нема чого обміняти.
web-caverna-tray-later = Обмінювати можна у свій хід.
web-caverna-tray-not-now = Зараз нічого обміняти не можна.
web-caverna-shelf =
    { $shelf ->
        [ruby] За рубіни
        [food] На їжу
        [exchange] Через ваші плитки
       *[weapon] Зброя на їжу
    }
web-caverna-tray-tile =
    { $tile ->
        [meadow] Покласти луку
        [field] Покласти поле
        [tunnel] Покласти тунель
       *[cavern] Покласти каверну
    }
web-caverna-coins = Скільки золотих обміняти на їжу?
web-caverna-less = Менше
web-caverna-more = Більше
web-caverna-missed = Ледь бракує: { $missing }
web-caverna-amounts-none = нічого

# ---- облаштування ----

web-caverna-catalogue = Облаштування
web-caverna-catalogue-asked = Облаштувати каверну
web-caverna-catalogue-kind = Вид
web-caverna-catalogue-all = Усі
web-caverna-colour =
    { $colour ->
        [orange] Житла
        [green] Зелені
       *[yellow] Жовті
    }
web-caverna-affordable = По кишені
web-caverna-catalogue-search = Знайти плитку
web-caverna-catalogue-none = Таких плиток немає.
web-caverna-catalogue-count =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
web-caverna-tile-price = Ціна для вас: { $price }
web-caverna-tile-printed = Ціна на плитці: { $price }
web-caverna-tile-free = безкоштовно
web-caverna-tile-missing = Бракує: { $missing }
web-caverna-tile-scores =
    { $points ->
        [0] Очок для вас зараз: 0
        [one] { $points } очко для вас зараз
        [few] { $points } очки для вас зараз
       *[many] { $points } очок для вас зараз
    }
web-caverna-tile-gets = Одразу: { $goods }
web-caverna-tile-owned = У кого: { $names }
web-caverna-furnish-where = Куди?
web-caverna-furnish-pay = Чим платити
web-caverna-furnish-here = Облаштувати { $cell }
web-caverna-furnish-best = найкраще місце
web-caverna-other-answers = Або натомість

# ---- жнива ----

web-caverna-harvest = Жнива
web-caverna-phase =
    { $phase ->
        [work] Робота
        [fields] Поля
        [feeding] Годування
       *[breeding] Приплід
    }
web-caverna-harvest-reaped = Ви зібрали { $goods }.
web-caverna-harvest-reaps = Ваші поля принесуть { $goods }.
web-caverna-harvest-no-crops = Ваші поля нічого не приносять.
web-caverna-harvest-need = Потрібно їжі: { $need }. У вас: { $held }.
web-caverna-harvest-fed = Вашу сім’ю нагодовано.
web-caverna-harvest-saved = Віслюки в шахтах заощаджують їжі: { $saved }.
web-caverna-harvest-born = Народяться: { $animals }.
web-caverna-harvest-none-born = Ніхто не народиться.
web-caverna-harvest-no-room = Місця вистачає не всім новонародженим. Оберіть, кого залишити.
web-caverna-harvest-which = Яку частину ви пропускаєте?
web-caverna-feed-plan-loss =
    { $points ->
        [one] Це коштує { $points } очко.
        [few] Це коштує { $points } очки.
       *[many] Це коштує { $points } очок.
    }
web-caverna-feed-plan-free = Це не коштує очок.
web-caverna-feed-agree = Погодитися
web-caverna-feed-short = Бракує їжі: { $count }.
web-caverna-feed-wait = Шукаємо найкращу їжу …
web-caverna-feed-otherwise = Нагодувати інакше
web-caverna-feed-make = Спершу здобути їжу
web-caverna-feed-beg = Віддати менше й жебрати
web-caverna-feed-begs =
    { $count ->
        [one] { $count } жетон жебрацтва
        [few] { $count } жетони жебрацтва
       *[many] { $count } жетонів жебрацтва
    }
web-caverna-feed-sure =
    { $count ->
        [one] Справді взяти { $count } жетон жебрацтва? Наприкінці він коштує { $points } очки.
        [few] Справді взяти { $count } жетони жебрацтва? Наприкінці вони коштують очок: { $points }.
       *[many] Справді взяти { $count } жетонів жебрацтва? Наприкінці вони коштують очок: { $points }.
    }
web-caverna-feed-yes = Так, узяти
web-caverna-feed-no = Ні

# ---- бланк підрахунку ----

web-caverna-pad = Бланк підрахунку
web-caverna-pad-now = Якби партія закінчилася зараз
web-caverna-pad-end = Наприкінці партії
web-caverna-pad-line = Рядок
web-caverna-pad-details = Показати, з чого складаються рядки
web-caverna-pad-wait = Рахуємо …
web-caverna-portion =
    { $key ->
        [supply] у запасі
        [fields] на полях
       *[begging] жетони жебрацтва
    }
web-caverna-portion-told = { $name }: { $count }
web-caverna-portion-points = { $told } ({ $points })

# ---- словами ----

web-caverna-words-supply = Плитки облаштування, які можна взяти: { $tiles }.
web-caverna-words-none = Плиток облаштування не лишилося.
