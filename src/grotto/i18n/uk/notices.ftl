# Сповіщення тим, кого немає за столом.

notice-mail-turn = Ваш хід: { $game }
notice-mail-invited = { $name } запрошує вас за стіл: { $game }
notice-mail-ready = Ваш стіл { $round }-го туру готовий: { $game }
notice-mail-ready-turn = Зараз ваш хід.
notice-mail-round = Раунд { $round }
notice-mail-until = Час на хід — до { $when }
notice-mail-digest =
    { $count ->
        [one] На вас чекає { $count } партія
        [few] На вас чекають { $count } партії
        [many] На вас чекають { $count } партій
       *[other] На вас чекають { $count } партії
    }
notice-mail-test = Сповіщення від Grotto доходять
notice-mail-test-about = Відтепер ви дізнаєтеся тут, коли настане ваш хід.
notice-mail-stop = Щоб більше не отримувати таких листів, відкрийте це посилання: { $link }
notice-mail-code = Ваш код для Grotto: { $code }
notice-mail-code-about =
    Хтось хоче, щоб Grotto повідомляв на цю адресу про його хід у грі.
    Якщо це були ви, введіть код: { $code }
    Якщо ні, нічого не робіть: інших листів сюди не надійде.
error-server-no-such-channel = Такого способу сповіщення немає.
error-server-too-many-channels = Способів сповіщення може бути не більше { $most }. Спочатку вилучіть один із них.
error-server-no-mail = Цей сервер не надсилає листів.
error-server-wrong-code = Це не останній надісланий код, або спроб було забагато. Попросіть новий.
error-server-not-delivered =
    { $why ->
        [gone] Туди більше нічого не можна доставити. Перевірте адресу.
        [unreachable] Там ніхто не відповідає. Перевірте адресу.
       *[other] Туди нічого не вдалося доставити ({ $why }). Перевірте адресу.
    }
error-server-bad-link = Посилання неповне, або воно не наше.
error-server-no-such-mail-server = { $said } — не адреса поштового сервера. Підійшло б smtps://name@mail.example:465.
