# `grotto admin`: что делают с людьми хозяева сервера.

cli-about-command-admin = позаботиться о людях сервера: жалобы, имена, рейтинги
cli-word-what = ЧТО
cli-about-what = reports, close ID, suspend ИМЯ [ДНИ], pardon ИМЯ, rename СТАРОЕ НОВОЕ, moderator ИМЯ, dismiss ИМЯ, moderators, deeds или ratings
cli-about-admin-words = номер жалобы, имена или число дней
cli-admin-words = «grotto admin { $what }» ждёт других слов: close ID, suspend ИМЯ [ДНИ], pardon ИМЯ, rename СТАРОЕ НОВОЕ, moderator ИМЯ, dismiss ИМЯ; reports, moderators, deeds и ratings — без слов.
cli-admin-no-reports = Открытых жалоб нет.
cli-admin-report = { $id }  { $day }  { $by } о { $about } (учётная запись: { $account }), стол { $table }: { $said }
cli-admin-closed = Жалоба { $id } закрыта.
cli-admin-suspended =
    { $name }: сеансы завершены, вход закрыт на { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }.
cli-admin-pardoned = { $name }: вход снова открыт.
cli-admin-renamed = { $old } теперь зовётся { $new }.
cli-admin-ratings =
    Все рейтинги пересчитаны, по { $games ->
        [one] { $games } партии
       *[other] { $games } партиям
    }.
cli-admin-named = { $name } теперь модератор.
cli-admin-dismissed = { $name } больше не модератор.
cli-admin-moderator = { $name }
cli-admin-no-moderators = Модераторов нет.
cli-admin-no-deeds = Пока ничего не сделано.
cli-admin-deed-named = { $day }  { $by }: { $about } становится модератором
cli-admin-deed-dismissed = { $day }  { $by }: { $about } больше не модератор
cli-admin-deed-closed = { $day }  { $by }: жалоба о { $about } закрыта: { $said }
cli-admin-deed-suspended = { $day }  { $by }: вход закрыт для { $about }, дней: { $said }
cli-admin-deed-pardoned = { $day }  { $by }: вход снова открыт для { $about }
cli-admin-deed-hid = { $day }  { $by }: скрыто за столом { $table }, слова { $about }: { $said }
cli-admin-deed-closed-table = { $day }  { $by }: стол { $table } закрыт
cli-admin-deed-renamed = { $day }  { $by }: новое имя — { $about }
