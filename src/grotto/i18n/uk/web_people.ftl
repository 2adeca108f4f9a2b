# Рейтинги та сторінки людей.

web-rated = На рейтинг
web-rated-wish = Грати на рейтинг
web-rated-about = Підсумок змінює рейтинг кожного. Ходів не повертають, підказок немає, а хто пішов, той останній. Усім потрібен обліковий запис.
web-rated-needs-account = Щоб грати на рейтинг, спершу створіть обліковий запис.
web-rated-invite = Хто відкриє це посилання, сяде за стіл одним натисканням, хоч із телефона. Партія йде до рейтингу, тож усім потрібен обліковий запис.
web-rated-chip-about = Партія йде до рейтингу: без повернення ходів і без підказок.
web-ratings = Рейтинги
web-ratings-of = { $game }: рейтинги
web-ratings-title = { $game }: найсильніші
web-ratings-about = Рейтинги складаються з партій на рейтинг. Число після ± каже, наскільки рейтинг ще може бути неточним; з кожною партією воно меншає. Новачки починають із 1500. Порядок у списку — за тим, чого людина майже напевно сягає. У списку лише ті, хто хоче бути видимим.
web-ratings-scale = Чиї рейтинги?
web-ratings-scale-people = Серед людей
web-ratings-scale-bots = Проти ботів
web-ratings-none = Рейтингу тут поки що ні в кого немає. Відкрийте стіл на рейтинг.
web-ratings-mine = Ваше місце — { $rank } з { $players }.
web-ratings-player = Хто
web-ratings-rating = Рейтинг
web-ratings-games = Партії
web-ratings-changed = Рейтинги після цієї партії
web-ratings-waiting = Рейтинги підраховуються.
web-rating = { $rating } ± { $doubt }

## Сторінка людини

web-person-mine = Моя сторінка
web-person-open = Результати та історія
web-person-about = Усі ваші зіграні партії, найкращі результати й рейтинги.
web-person-public = Цю сторінку бачать усі.
web-person-private = Цю сторінку бачите лише ви.
web-person-settings = Змінити
web-person-show = Мою сторінку можуть бачити всі
web-person-show-about = Тоді ви потрапите й до списків найсильніших. Якщо стіл не був відкритий для всіх, інші не побачать ні його, ні того, з ким ви грали.
web-person-export = Забрати всі мої дані
web-ratings-not-yet = Рейтингу поки що немає: він складається з партій на рейтинг.
web-rating-course =
    { $count ->
        [one] Рейтинг за { $count } партію: від { $first } до { $last }
        [few] Рейтинг за { $count } партії: від { $first } до { $last }
       *[other] Рейтинг за { $count } партій: від { $first } до { $last }
    }
web-history = Зіграні партії
web-history-none = Зіграних партій немає.
web-history-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }
web-history-all-games = Усі ігри
web-history-all-seats = Скільки завгодно
web-history-seats =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    }
web-history-how = Підсумок
web-history-result =
    { $result ->
        [won] Перемога
        [lost] Не перемога
        [left] Вихід до кінця
       *[all] Будь-який підсумок
    }
web-history-opponent = З ким
web-history-search = Знайти
web-history-somebody = Хтось
web-history-gone = вихід до кінця
web-tally = Результати
web-tally-game = Гра
web-tally-seats = Місць
web-tally-played = Партій
web-tally-won = Перемог
web-tally-best = Найкращий рахунок
web-tally-average = У середньому
web-liked-bots = Часті суперники-боти
web-liked-bot =
    { $count ->
        [one] { $count } партія, краще за бота — у { $won }
        [few] { $count } партії, краще за бота — у { $won }
       *[other] { $count } партій, краще за бота — у { $won }
    }
web-forget-me = Видалити мене
web-forget-me-about = Ім’я, пароль, нотатки, репліки в чаті й уроки видаляються, а за вас у ваших партіях дограють боти. Зіграні партії лишаться в інших, але без вашого імені. Повернути нічого не можна.
web-forget-me-name = Щоб бути певними, введіть своє ім’я: { $name }
web-forget-me-sure = Видалити назавжди

## Якщо пароль втрачено

web-codes = Коди на випадок втрати пароля
web-codes-about = Роздрукуйте вісім кодів і збережіть їх. Кожен один раз відкриє ваш обліковий запис і дасть задати новий пароль.
web-codes-left =
    { $count ->
        [0] Кодів поки що немає.
        [one] Лишився { $count } код.
        [few] Лишилося { $count } коди.
       *[other] Лишилося { $count } кодів.
    }
web-codes-make = Нові коди
web-codes-once = Ці коди показано лише зараз. Роздрукуйте або запишіть їх; попередні більше нічого не відкривають.
web-codes-print = Роздрукувати
web-codes-lost = Пароль втрачено
web-codes-code = Один із роздрукованих кодів
web-codes-recover = Задати пароль і ввійти

## Друзі

web-friends = Друзі
web-friends-none = Друзів поки що немає. Надішліть комусь своє посилання або запросіть за ім’ям.
web-friends-name = Ім’я людини з обліковим записом
web-friends-ask = Запросити
web-friends-yes = Так, дружимо
web-friends-no = Ні
web-friends-part = Прибрати
web-friends-state =
    { $state ->
        [asks] хоче дружити з вами
        [asked] ще немає відповіді
       *[friend] серед друзів
    }
web-friends-here = зараз тут
web-friends-shown = Друзі можуть бачити, коли я тут
web-friends-link = Хто відкриє ваше посилання, одним натиском стане вашим другом.
web-friends-link-make = Створити посилання
web-friends-link-renew = Інше посилання
web-friends-follow-title = Стати друзями?
web-friends-follow-about = Вам дали це посилання, щоб ви стали тут друзями.
web-friends-follow = Стати друзями
web-friends-followed = Тепер ви друзі.
web-friends-needs-account = Друзям потрібен обліковий запис: так вони знову знайдуть одне одного.

## Перелік столів

web-lobby-any-pace = Будь-який темп
web-lobby-any-rated = З рейтингом і без
web-lobby-not-rated = Без рейтингу
web-terms-clock =
    { $clock ->
        [bank] по { $minutes } хв
       *[days] { $days ->
            [one] { $days } день на хід
            [few] { $days } дні на хід
           *[other] { $days } днів на хід
        }
    }

web-qr = Показати QR-код
web-qr-about = QR-код посилання { $link }

## Скарги

web-report = Поскаржитися чи заблокувати
web-rated-leave = Партія йде до рейтингу: хто пішов і не повернувся до кінця, той останній.
