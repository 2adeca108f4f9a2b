# `grotto admin`: що роблять із людьми господарі сервера.

cli-about-command-admin = подбати про людей сервера: скарги, імена, рейтинги
cli-word-what = ЩО
cli-about-what = reports, close ID, suspend ІМ’Я [ДНІ], pardon ІМ’Я, rename СТАРЕ НОВЕ, moderator ІМ’Я, dismiss ІМ’Я, moderators, deeds або ratings
cli-about-admin-words = номер скарги, імена або кількість днів
cli-admin-words = «grotto admin { $what }» чекає інших слів: close ID, suspend ІМ’Я [ДНІ], pardon ІМ’Я, rename СТАРЕ НОВЕ, moderator ІМ’Я, dismiss ІМ’Я; reports, moderators, deeds і ratings — без слів.
cli-admin-no-reports = Відкритих скарг немає.
cli-admin-report = { $id }  { $day }  { $by } про { $about } (обліковий запис: { $account }), стіл { $table }: { $said }
cli-admin-closed = Скаргу { $id } закрито.
cli-admin-suspended =
    { $name }: сеанси завершено, вхід закрито на { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }.
cli-admin-pardoned = { $name }: вхід знову відкрито.
cli-admin-renamed = { $old } тепер зветься { $new }.
cli-admin-ratings =
    Усі рейтинги перераховано, за { $games ->
        [one] { $games } партією
       *[other] { $games } партіями
    }.
cli-admin-named = { $name } тепер модератор.
cli-admin-dismissed = { $name } більше не модератор.
cli-admin-moderator = { $name }
cli-admin-no-moderators = Модераторів немає.
cli-admin-no-deeds = Поки нічого не зроблено.
cli-admin-deed-named = { $day }  { $by }: { $about } стає модератором
cli-admin-deed-dismissed = { $day }  { $by }: { $about } більше не модератор
cli-admin-deed-closed = { $day }  { $by }: скаргу про { $about } закрито: { $said }
cli-admin-deed-suspended = { $day }  { $by }: вхід закрито для { $about }, днів: { $said }
cli-admin-deed-pardoned = { $day }  { $by }: вхід знову відкрито для { $about }
cli-admin-deed-hid = { $day }  { $by }: приховано за столом { $table }, слова { $about }: { $said }
cli-admin-deed-closed-table = { $day }  { $by }: стіл { $table } закрито
cli-admin-deed-renamed = { $day }  { $by }: нове ім’я — { $about }
