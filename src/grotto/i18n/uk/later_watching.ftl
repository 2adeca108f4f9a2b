# Глядачі: хто дивиться, з чийого боку, з якою затримкою; і партія для першої сторінки.

web-watching =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
       *[other] Дивляться { $count } людей
    }
web-watching-nobody = Більше ніхто не дивиться
web-watching-others =
    { $count ->
        [one] і ще { $count }
       *[other] і ще { $count }
    }
web-watching-side = Показати стіл із боку
web-watching-side-about = З будь-якого боку видно лише те, що можна бачити всім.
web-watching-named = Показувати тут моє ім’я, коли я дивлюся
web-watching-named-about = Усім за столами, де ви дивитеся, крім заблокованих. Інакше вас лише рахують.
web-watching-behind =
    { $minutes ->
        [one] Ви бачите цю партію із затримкою в { $minutes } хвилину.
        [few] Ви бачите цю партію із затримкою в { $minutes } хвилини.
       *[other] Ви бачите цю партію із затримкою в { $minutes } хвилин.
    }
web-watching-behind-short = −{ $minutes } хв
web-watching-behind-players =
    { $minutes ->
        [one] Глядачі бачать цю партію із затримкою в { $minutes } хвилину.
        [few] Глядачі бачать цю партію із затримкою в { $minutes } хвилини.
       *[other] Глядачі бачать цю партію із затримкою в { $minutes } хвилин.
    }
web-delay = Глядачі бачать партію
web-delay-about = Щоб ніхто з глядачів не міг вчасно підказати гравцеві.
web-delay-none = Одразу
web-delay-minutes =
    { $minutes ->
        [one] На { $minutes } хвилину пізніше
        [few] На { $minutes } хвилини пізніше
       *[other] На { $minutes } хвилин пізніше
    }
web-featured = Зараз грають
web-featured-watch = Подивитися
web-me-moderation = Модерація

web-report-about = Прочитають модератори й ті, хто тримає цей сервер. Господар столу може й сам до початку звільнити місце.
web-report-who = На кого?
web-report-said = Що сталося?
web-report-send = Надіслати
web-report-sent = Дякуємо. Ті, хто тримає цей сервер, прочитають.
web-block-about = Або заблокувати: ви більше не бачитимете, що пише ця людина, вона не дізнається, де ви дивитеся, і ніхто з вас не сяде за стіл іншого.
