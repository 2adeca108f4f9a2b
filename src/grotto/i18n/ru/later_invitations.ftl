# Приглашения за стол по имени: в зале ожидания, на первой странице и в настройках уведомлений.

web-invite-by-name = Пригласить по имени
web-invite-about = Все, у кого здесь есть учётная запись, увидят приглашение на первой странице и получат уведомление, если хотят.
web-invite-name = Имя
web-invite-ask = Пригласить
web-invite-friends = Ваши друзья
web-invite-friend =
    { $here ->
        [yes] { $name } (сейчас здесь)
       *[no] { $name }
    }
web-invite-friend-ask = Пригласить: { $name }
web-invite-people = Приглашения
web-invite-state =
    { $state ->
        [sits] за столом
        [declined] не придёт
       *[asked] ответа пока нет
    }
web-invite-take-back = Отозвать приглашение: { $name }
web-invited = Приглашения
web-invited-by = { $name } приглашает вас
web-invited-here = { $name } приглашает вас за этот стол.
web-invited-accept = Сесть за стол
web-invited-decline = Отказаться
web-notices-invitations = Сообщать, когда меня приглашают за стол
web-notices-inviters =
    { $who ->
        [all] кто бы ни пригласил
        [none] никогда
       *[friends] если это друзья
    }

error-server-you-blocked-them = Вы заблокировали этого человека. Сначала разблокируйте его на своей странице.
error-server-has-declined = Этот человек уже отказался.
error-server-not-waiting = Приглашать можно только до начала партии, пока есть свободное место.
error-server-too-many-invitations = Приглашений уже достаточно: за один стол можно пригласить не больше { $most }.
