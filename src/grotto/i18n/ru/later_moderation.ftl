# Страница модераторов.

error-server-not-moderator = Это могут только модераторы.
error-server-moderator-stays = Закрыть вход модератору могут только хозяева сервера.

web-moderation = Модерация
web-moderation-about = Жалобы людей и то, что по ним сделано. Всё, что делается здесь, записывается ниже.
web-moderation-only = Эта страница для модераторов. Кто модератор, решают хозяева сервера.
web-moderation-reports = Открытые жалобы
web-moderation-none = Жалоб нет.
web-moderation-by = { $by } о { $about }
web-moderation-guest = гость
web-moderation-account = учётная запись { $name }
web-moderation-suspended = вход закрыт
web-moderation-talk = Что говорили в это время
web-moderation-no-talk = В это время ничего не говорили.
web-moderation-hidden = скрыто
web-moderation-hide = Скрыть эти слова: { $name }
web-moderation-table = Посмотреть стол
web-moderation-close = Закрыть жалобу
web-moderation-close-table = Закрыть стол
web-moderation-days = Дней
web-moderation-suspend = Закрыть вход
web-moderation-sign-out = Завершить сеансы
web-moderation-person = Учётная запись
web-moderation-person-about = Без жалобы: по имени учётной записи.
web-moderation-name = Имя
web-moderation-pardon = Снова впустить
web-moderation-done = Сделано.
web-moderation-deeds = Что сделано
web-moderation-no-deeds = Пока ничего не сделано.
web-moderation-more = Показать ещё
web-moderation-machine = с самого сервера
web-moderation-deed-named = { $about } становится модератором
web-moderation-deed-dismissed = { $about } больше не модератор
web-moderation-deed-closed = закрыта жалоба о { $about }: { $said }
web-moderation-deed-suspended =
    вход закрыт для { $about } на { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
web-moderation-deed-pardoned = вход снова открыт для { $about }
web-moderation-deed-hid = скрыты слова { $about }: { $said }
web-moderation-deed-closed-table = закрыт стол
web-moderation-deed-renamed = новое имя: { $about }
