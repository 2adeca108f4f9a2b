# Извещения тем, кого нет за столом.

notice-mail-turn = Ваш ход: { $game }
notice-mail-invited = { $name } приглашает вас за стол: { $game }
notice-mail-ready = Ваш стол { $round }-го тура готов: { $game }
notice-mail-ready-turn = Сейчас ваш ход.
notice-mail-round = Раунд { $round }
notice-mail-until = Время на ход — до { $when }
notice-mail-digest =
    { $count ->
        [one] Вас ждёт { $count } партия
        [few] Вас ждут { $count } партии
        [many] Вас ждут { $count } партий
       *[other] Вас ждут { $count } партии
    }
notice-mail-test = Извещения от Grotto доходят
notice-mail-test-about = Теперь вы узнаете здесь, когда настанет ваш ход.
notice-mail-stop = Чтобы больше не получать таких писем, откройте эту ссылку: { $link }
notice-mail-code = Ваш код для Grotto: { $code }
notice-mail-code-about =
    Кто-то хочет, чтобы Grotto сообщал на этот адрес о его ходе в игре.
    Если это были вы, введите код: { $code }
    Если нет, ничего не делайте: других писем сюда не придёт.
error-server-no-such-channel = Такого способа извещения нет.
error-server-too-many-channels = Способов извещения может быть не больше { $most }. Сначала удалите один из них.
error-server-no-mail = Этот сервер не отправляет писем.
error-server-wrong-code = Это не последний отправленный код, или попыток было слишком много. Запросите новый.
error-server-not-delivered =
    { $why ->
        [gone] Туда больше ничего нельзя доставить. Проверьте адрес.
        [unreachable] Там никто не отвечает. Проверьте адрес.
       *[other] Туда ничего не удалось доставить ({ $why }). Проверьте адрес.
    }
error-server-bad-link = Ссылка неполная, или она не наша.
error-server-no-such-mail-server = { $said } — не адрес почтового сервера. Подошло бы smtps://name@mail.example:465.
