# Зрители: кто смотрит, с чьей стороны, с какой задержкой; и партия для первой страницы.

web-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
web-watching-nobody = Больше никто не смотрит
web-watching-others =
    { $count ->
        [one] и ещё { $count }
       *[other] и ещё { $count }
    }
web-watching-side = Показать стол со стороны
web-watching-side-about = С любой стороны видно только то, что можно видеть всем.
web-watching-named = Показывать здесь моё имя, когда я смотрю
web-watching-named-about = Всем за столами, где вы смотрите, кроме заблокированных. Иначе вас только считают.
web-watching-behind =
    { $minutes ->
        [one] Вы видите эту партию с задержкой в { $minutes } минуту.
        [few] Вы видите эту партию с задержкой в { $minutes } минуты.
       *[other] Вы видите эту партию с задержкой в { $minutes } минут.
    }
web-watching-behind-short = −{ $minutes } мин
web-watching-behind-players =
    { $minutes ->
        [one] Зрители видят эту партию с задержкой в { $minutes } минуту.
        [few] Зрители видят эту партию с задержкой в { $minutes } минуты.
       *[other] Зрители видят эту партию с задержкой в { $minutes } минут.
    }
web-delay = Зрители видят партию
web-delay-about = Чтобы никто из зрителей не мог вовремя подсказать игроку.
web-delay-none = Сразу
web-delay-minutes =
    { $minutes ->
        [one] На { $minutes } минуту позже
        [few] На { $minutes } минуты позже
       *[other] На { $minutes } минут позже
    }
web-featured = Сейчас играют
web-featured-watch = Посмотреть
web-me-moderation = Модерация

web-report-about = Прочтут модераторы и те, кто держит этот сервер. Хозяин стола может и сам до начала освободить место.
web-report-who = На кого?
web-report-said = Что случилось?
web-report-send = Отправить
web-report-sent = Спасибо. Те, кто держит этот сервер, прочтут.
web-block-about = Или заблокировать: вы больше не увидите, что пишет этот человек, он не узнает, где вы смотрите, и никто из вас не сядет за стол другого.
