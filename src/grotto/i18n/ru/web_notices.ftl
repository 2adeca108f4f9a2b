# Как узнать, что настал ваш ход.

web-notices = Извещения
web-notices-about = Когда настаёт ваш ход, а вы не смотрите, Grotto может сообщить об этом. В извещении нет ничего о самой партии — только название игры и ссылка.
web-notices-push = Сообщать в этом браузере
web-notices-push-about = Даже когда ни одна страница Grotto не открыта.
web-notices-push-not =
    { $why ->
        [denied] Браузер не разрешает извещения с этой страницы. Это можно изменить в его настройках.
       *[other] Здесь браузер не может показывать извещения: нужен безопасный адрес (https).
    }
web-notices-push-refused = Браузер отказался. Возможно, он не смог связаться со своей службой извещений.
web-notices-kind =
    { $kind ->
        [push] Браузер
        [mail] Почта
       *[webhook] Программа
    }
web-notices-test = Проверить
web-notices-tested = Отправлено. Дошло?
web-notices-remove = Удалить
web-notices-trouble =
    { $why ->
        [gone] Там больше никого нет. Удалите эту запись или добавьте её заново.
        [unreachable] Последнее извещение не дошло. Grotto попробует снова.
       *[other] Последнее извещение отклонено ({ $why }). Grotto попробует снова.
    }
web-notices-code = Код из письма
web-notices-code-about = Шесть цифр отправлены на { $address }.
web-notices-confirm = Подтвердить
web-notices-secret = Ключ подписи
web-notices-secret-about = Каждое сообщение подписано этим ключом: HMAC-SHA256 от времени и текста.
web-notices-mail = Адрес почты
web-notices-mail-add = Сообщать по почте
web-notices-programs = Чаты и программы
web-notices-url = Адрес вебхука
web-notices-url-about = Чат показывает его там, где можно добавить входящий вебхук.
web-notices-form = Что он понимает
web-notices-preset =
    { $preset ->
        [text] текст (Slack, Mattermost, Google Chat)
        [content] content (Discord)
       *[json] всё, с подписью (своя программа)
    }
web-notices-add = Добавить
web-notices-quiet = Тихие часы
web-notices-quiet-about = О том, что случится в это время, вы узнаете потом. Часовой пояс: { $zone }.
web-notices-quiet-from = С
web-notices-quiet-until = До
web-notices-digest = Одно письмо в день
web-notices-digest-about = Со всеми партиями, которые вас ждут, вместо письма о каждом ходе.
web-notices-digest-at = Во сколько
web-unsubscribe = Больше не присылать писем
web-unsubscribe-about = Извещения на ваш адрес прекратятся. Включить их снова можно в любое время.
web-unsubscribe-do = Больше не присылать
web-unsubscribed = Готово. На этот адрес больше не будет извещений.

# Неспешные партии.

web-next-table =
    { $count ->
        [one] К следующему столу: вас ждёт ещё { $count } партия
        [few] К следующему столу: вас ждут ещё { $count } партии
        [many] К следующему столу: вас ждут ещё { $count } партий
       *[other] К следующему столу: вас ждут ещё { $count } партии
    }
web-list-round = Раунд { $round }
web-list-last = Последний ход: { $name }, { $ago }
web-list-deadline =
    { $unit ->
        [minutes] { $count ->
            [one] осталась { $count } минута
            [few] осталось { $count } минуты
            [many] осталось { $count } минут
           *[other] осталось { $count } минуты
        }
        [hours] { $count ->
            [one] остался { $count } час
            [few] осталось { $count } часа
            [many] осталось { $count } часов
           *[other] осталось { $count } часа
        }
       *[days] { $count ->
            [one] остался { $count } день
            [few] осталось { $count } дня
            [many] осталось { $count } дней
           *[other] осталось { $count } дня
        }
    }
web-vacation-of = { $name } в отпуске до { $until }
web-list-kept = Нет связи. Показаны ваши партии, какими они были известны в последний раз.
web-table-offline-kept = Связь прервана. Ваш ответ сохранён и уйдёт, как только связь вернётся.
