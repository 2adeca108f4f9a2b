# Сторінка модераторів.

error-server-not-moderator = Це можуть лише модератори.
error-server-moderator-stays = Закрити вхід модераторові можуть лише господарі сервера.

web-moderation = Модерація
web-moderation-about = Скарги людей і те, що за ними зроблено. Усе, що тут роблять, записується нижче.
web-moderation-only = Ця сторінка для модераторів. Хто модератор, вирішують господарі сервера.
web-moderation-reports = Відкриті скарги
web-moderation-none = Скарг немає.
web-moderation-by = { $by } про { $about }
web-moderation-guest = гість
web-moderation-account = обліковий запис { $name }
web-moderation-suspended = вхід закрито
web-moderation-talk = Що говорили в цей час
web-moderation-no-talk = У цей час нічого не говорили.
web-moderation-hidden = приховано
web-moderation-hide = Приховати ці слова: { $name }
web-moderation-table = Подивитися стіл
web-moderation-close = Закрити скаргу
web-moderation-close-table = Закрити стіл
web-moderation-days = Днів
web-moderation-suspend = Закрити вхід
web-moderation-sign-out = Завершити сеанси
web-moderation-person = Обліковий запис
web-moderation-person-about = Без скарги: за іменем облікового запису.
web-moderation-name = Ім’я
web-moderation-pardon = Знову впустити
web-moderation-done = Зроблено.
web-moderation-deeds = Що зроблено
web-moderation-no-deeds = Поки нічого не зроблено.
web-moderation-more = Показати ще
web-moderation-machine = із самого сервера
web-moderation-deed-named = { $about } стає модератором
web-moderation-deed-dismissed = { $about } більше не модератор
web-moderation-deed-closed = закрито скаргу про { $about }: { $said }
web-moderation-deed-suspended =
    вхід закрито для { $about } на { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
web-moderation-deed-pardoned = вхід знову відкрито для { $about }
web-moderation-deed-hid = приховано слова { $about }: { $said }
web-moderation-deed-closed-table = закрито стіл
web-moderation-deed-renamed = нове ім’я: { $about }
