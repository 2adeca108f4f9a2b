# Рейтинги и страницы людей.

web-rated = На рейтинг
web-rated-wish = Играть на рейтинг
web-rated-about = Итог меняет рейтинг каждого. Ходы не возвращают, подсказок нет, а кто ушёл, тот последний. Всем нужна учётная запись.
web-rated-needs-account = Чтобы играть на рейтинг, сначала заведите учётную запись.
web-rated-invite = Кто откроет эту ссылку, сядет за стол одним нажатием, хоть с телефона. Партия идёт в рейтинг, поэтому всем нужна учётная запись.
web-rated-chip-about = Партия идёт в рейтинг: без возврата ходов и без подсказок.
web-ratings = Рейтинги
web-ratings-of = { $game }: рейтинги
web-ratings-title = { $game }: сильнейшие
web-ratings-about = Рейтинги складываются из партий на рейтинг. Число после ± говорит, насколько рейтинг ещё может быть неточен; с каждой партией оно убывает. Новички начинают с 1500. Порядок в списке — по тому, чего человек почти наверняка достигает. В списке только те, кто хочет быть виден.
web-ratings-scale = Чьи рейтинги?
web-ratings-scale-people = Среди людей
web-ratings-scale-bots = Против ботов
web-ratings-none = Рейтинга здесь пока ни у кого нет. Откройте стол на рейтинг.
web-ratings-mine = Ваше место — { $rank } из { $players }.
web-ratings-player = Кто
web-ratings-rating = Рейтинг
web-ratings-games = Партии
web-ratings-changed = Рейтинги после этой партии
web-ratings-waiting = Рейтинги подсчитываются.
web-rating = { $rating } ± { $doubt }

## Страница человека

web-person-mine = Моя страница
web-person-open = Результаты и история
web-person-about = Все ваши сыгранные партии, лучшие результаты и рейтинги.
web-person-public = Эту страницу видят все.
web-person-private = Эту страницу видите только вы.
web-person-settings = Изменить
web-person-show = Мою страницу могут видеть все
web-person-show-about = Тогда вы попадёте и в списки сильнейших. Если стол не был открыт для всех, другие не увидят ни его, ни того, с кем вы играли.
web-person-export = Забрать все мои данные
web-ratings-not-yet = Рейтинга пока нет: он складывается из партий на рейтинг.
web-rating-course =
    { $count ->
        [one] Рейтинг за { $count } партию: от { $first } до { $last }
        [few] Рейтинг за { $count } партии: от { $first } до { $last }
       *[other] Рейтинг за { $count } партий: от { $first } до { $last }
    }
web-history = Сыгранные партии
web-history-none = Сыгранных партий нет.
web-history-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
web-history-all-games = Все игры
web-history-all-seats = Сколько угодно
web-history-seats =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
web-history-how = Итог
web-history-result =
    { $result ->
        [won] Победа
        [lost] Не победа
        [left] Уход до конца
       *[all] Любой итог
    }
web-history-opponent = С кем
web-history-search = Найти
web-history-somebody = Кто-то
web-history-gone = уход до конца
web-tally = Результаты
web-tally-game = Игра
web-tally-seats = Мест
web-tally-played = Партий
web-tally-won = Побед
web-tally-best = Лучший счёт
web-tally-average = В среднем
web-liked-bots = Частые соперники-боты
web-liked-bot =
    { $count ->
        [one] { $count } партия, лучше бота — в { $won }
        [few] { $count } партии, лучше бота — в { $won }
       *[other] { $count } партий, лучше бота — в { $won }
    }
web-forget-me = Удалить меня
web-forget-me-about = Имя, пароль, заметки, реплики в чате и уроки удаляются, а за вас в ваших партиях доиграют боты. Сыгранные партии останутся у других, но без вашего имени. Вернуть ничего нельзя.
web-forget-me-name = Для верности введите своё имя: { $name }
web-forget-me-sure = Удалить навсегда

## Если пароль потерян

web-codes = Коды на случай потери пароля
web-codes-about = Распечатайте восемь кодов и сохраните их. Каждый один раз откроет вашу учётную запись и даст задать новый пароль.
web-codes-left =
    { $count ->
        [0] Кодов пока нет.
        [one] Остался { $count } код.
        [few] Осталось { $count } кода.
       *[other] Осталось { $count } кодов.
    }
web-codes-make = Новые коды
web-codes-once = Эти коды показаны только сейчас. Распечатайте или запишите их; прежние больше ничего не открывают.
web-codes-print = Распечатать
web-codes-lost = Пароль потерян
web-codes-code = Один из распечатанных кодов
web-codes-recover = Задать пароль и войти

## Друзья

web-friends = Друзья
web-friends-none = Друзей пока нет. Отправьте кому-нибудь свою ссылку или пригласите по имени.
web-friends-name = Имя человека с учётной записью
web-friends-ask = Пригласить
web-friends-yes = Да, дружим
web-friends-no = Нет
web-friends-part = Убрать
web-friends-state =
    { $state ->
        [asks] хочет дружить с вами
        [asked] ещё нет ответа
       *[friend] в друзьях
    }
web-friends-here = сейчас здесь
web-friends-shown = Друзья могут видеть, когда я здесь
web-friends-link = Кто откроет вашу ссылку, одним нажатием станет вашим другом.
web-friends-link-make = Создать ссылку
web-friends-link-renew = Другая ссылка
web-friends-follow-title = Стать друзьями?
web-friends-follow-about = Вам дали эту ссылку, чтобы вы стали здесь друзьями.
web-friends-follow = Стать друзьями
web-friends-followed = Теперь вы друзья.
web-friends-needs-account = Друзьям нужна учётная запись: так они снова найдут друг друга.

## Список столов

web-lobby-any-pace = Любой темп
web-lobby-any-rated = С рейтингом и без
web-lobby-not-rated = Без рейтинга
web-terms-clock =
    { $clock ->
        [bank] по { $minutes } мин
       *[days] { $days ->
            [one] { $days } день на ход
            [few] { $days } дня на ход
           *[other] { $days } дней на ход
        }
    }

web-qr = Показать QR-код
web-qr-about = QR-код ссылки { $link }

## Жалобы

web-report = Пожаловаться или заблокировать
web-rated-leave = Партия идёт в рейтинг: кто ушёл и не вернулся до конца, тот последний.
