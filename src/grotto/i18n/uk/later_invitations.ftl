# Запрошення за стіл за ім’ям: у залі очікування, на першій сторінці та в налаштуваннях сповіщень.

web-invite-by-name = Запросити за ім’ям
web-invite-about = Усі, хто має тут обліковий запис, побачать запрошення на першій сторінці й отримають сповіщення, якщо хочуть.
web-invite-name = Ім’я
web-invite-ask = Запросити
web-invite-friends = Ваші друзі
web-invite-friend =
    { $here ->
        [yes] { $name } (зараз тут)
       *[no] { $name }
    }
web-invite-friend-ask = Запросити: { $name }
web-invite-people = Запрошення
web-invite-state =
    { $state ->
        [sits] за столом
        [declined] не прийде
       *[asked] відповіді ще немає
    }
web-invite-take-back = Відкликати запрошення: { $name }
web-invited = Запрошення
web-invited-by = { $name } запрошує вас
web-invited-here = { $name } запрошує вас за цей стіл.
web-invited-accept = Сісти за стіл
web-invited-decline = Відмовитися
web-notices-invitations = Сповіщати, коли мене запрошують за стіл
web-notices-inviters =
    { $who ->
        [all] хто б не запросив
        [none] ніколи
       *[friends] якщо це друзі
    }

error-server-you-blocked-them = Ви заблокували цю людину. Спершу розблокуйте її на своїй сторінці.
error-server-has-declined = Ця людина вже відмовилася.
error-server-not-waiting = Запрошувати можна лише до початку партії, поки є вільне місце.
error-server-too-many-invitations = Запрошень уже досить: за один стіл можна запросити не більше { $most }.
