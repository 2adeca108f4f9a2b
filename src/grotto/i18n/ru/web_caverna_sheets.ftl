# Листы «Каверны» в браузере: лоток, каталог обустройства, жатва, бланк подсчёта.

web-caverna-sheet-close = Убрать

# ---- лоток ----

web-caverna-tray = Обмен
web-caverna-tray-title = Рубины и обмен
web-caverna-tray-have = У вас есть
web-caverna-tray-would = У вас будет
web-caverna-tray-nothing = Вам нечего обменять.
web-caverna-tray-later = Обменивать можно в свой ход.
web-caverna-tray-not-now = Сейчас ничего обменять нельзя.
web-caverna-shelf =
    { $shelf ->
        [ruby] За рубины
        [food] В еду
        [exchange] Через ваши жетоны
       *[weapon] Оружие в еду
    }
web-caverna-tray-tile =
    { $tile ->
        [meadow] Положить луг
        [field] Положить поле
        [tunnel] Положить туннель
       *[cavern] Положить каверну
    }
web-caverna-coins = Сколько золотых обменять на еду?
web-caverna-less = Меньше
web-caverna-more = Больше
web-caverna-missed = Чуть-чуть не хватает: { $missing }
web-caverna-amounts-none = ничего

# ---- обустройство ----

web-caverna-catalogue = Обустройство
web-caverna-catalogue-asked = Обустроить каверну
web-caverna-catalogue-kind = Вид
web-caverna-catalogue-all = Все
web-caverna-colour =
    { $colour ->
        [orange] Жилища
        [green] Зелёные
       *[yellow] Жёлтые
    }
web-caverna-affordable = По карману
web-caverna-catalogue-search = Найти жетон
web-caverna-catalogue-none = Таких жетонов нет.
web-caverna-catalogue-count =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
web-caverna-tile-price = Цена для вас: { $price }
web-caverna-tile-printed = Цена на жетоне: { $price }
web-caverna-tile-free = бесплатно
web-caverna-tile-missing = Не хватает: { $missing }
web-caverna-tile-scores =
    { $points ->
        [0] Очков для вас сейчас: 0
        [one] { $points } очко для вас сейчас
        [few] { $points } очка для вас сейчас
       *[many] { $points } очков для вас сейчас
    }
web-caverna-tile-gets = Сразу: { $goods }
web-caverna-tile-owned = У кого: { $names }
web-caverna-furnish-where = Куда?
web-caverna-furnish-pay = Чем платить
web-caverna-furnish-here = Обустроить { $cell }
web-caverna-furnish-best = лучшее место
web-caverna-other-answers = Или вместо этого

# ---- жатва ----

web-caverna-harvest = Жатва
web-caverna-phase =
    { $phase ->
        [work] Работа
        [fields] Поля
        [feeding] Кормление
       *[breeding] Приплод
    }
web-caverna-harvest-reaped = Вы собрали { $goods }.
web-caverna-harvest-reaps = Ваши поля принесут { $goods }.
web-caverna-harvest-no-crops = Ваши поля ничего не приносят.
web-caverna-harvest-need = Нужно еды: { $need }. У вас: { $held }.
web-caverna-harvest-fed = Ваша семья накормлена.
web-caverna-harvest-saved = Ослы в шахтах сберегают еды: { $saved }.
web-caverna-harvest-born = Родятся: { $animals }.
web-caverna-harvest-none-born = Никто не родится.
web-caverna-harvest-no-room = Места хватает не всем новорождённым. Выберите, кого оставить.
web-caverna-harvest-which = Какую часть вы пропускаете?
web-caverna-feed-plan-loss =
    { $points ->
        [one] Это стоит { $points } очко.
        [few] Это стоит { $points } очка.
       *[many] Это стоит { $points } очков.
    }
web-caverna-feed-plan-free = Это не стоит очков.
web-caverna-feed-agree = Согласиться
web-caverna-feed-short = Не хватает еды: { $count }.
web-caverna-feed-wait = Ищем лучшую еду …
web-caverna-feed-otherwise = Накормить иначе
web-caverna-feed-make = Сначала добыть еду
web-caverna-feed-beg = Отдать меньше и попрошайничать
web-caverna-feed-begs =
    { $count ->
        [one] { $count } жетон попрошайничества
        [few] { $count } жетона попрошайничества
       *[many] { $count } жетонов попрошайничества
    }
web-caverna-feed-sure =
    { $count ->
        [one] Точно взять { $count } жетон попрошайничества? В конце он стоит { $points } очка.
        [few] Точно взять { $count } жетона попрошайничества? В конце они стоят очков: { $points }.
       *[many] Точно взять { $count } жетонов попрошайничества? В конце они стоят очков: { $points }.
    }
web-caverna-feed-yes = Да, взять
web-caverna-feed-no = Нет

# ---- бланк подсчёта ----

web-caverna-pad = Бланк подсчёта
web-caverna-pad-now = Если бы партия закончилась сейчас
web-caverna-pad-end = В конце партии
web-caverna-pad-line = Строка
web-caverna-pad-details = Показать, из чего состоят строки
web-caverna-pad-wait = Считаем …
web-caverna-portion =
    { $key ->
        [supply] в запасе
        [fields] на полях
       *[begging] жетоны попрошайничества
    }
web-caverna-portion-told = { $name }: { $count }
web-caverna-portion-points = { $told } ({ $points })

# ---- словами ----

web-caverna-words-supply = Жетоны обустройства, которые можно взять: { $tiles }.
web-caverna-words-none = Жетонов обустройства не осталось.
