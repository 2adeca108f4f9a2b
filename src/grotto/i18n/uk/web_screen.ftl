# The shared screen: how far the end is, what one holds, and a sentence for newcomers under each question.

web-table-ending =
    { $kind ->
        [rounds] { $left ->
            [0] Це останній раунд
            [one] Після цього ще { $left } раунд
            [few] Після цього ще { $left } раунди
           *[many] Після цього ще { $left } раундів
        }
        [stack] { $left ->
            [one] Гра закінчується, коли один зі стосів будівель спорожніє: у найнижчому { $left } жетон
            [few] Гра закінчується, коли один зі стосів будівель спорожніє: у найнижчому { $left } жетони
           *[many] Гра закінчується, коли один зі стосів будівель спорожніє: у найнижчому { $left } жетонів
        }
        [cards] { $left ->
            [one] Гра закінчується, коли скінчаться карти: у колоді лишилася { $left } карта
            [few] Гра закінчується, коли скінчаться карти: у колоді лишилися { $left } карти
           *[many] Гра закінчується, коли скінчаться карти: у колоді лишилося { $left } карт
        }
        [pile] { $left ->
            [one] Раунд закінчується, коли ні в кого не лишилося карт: у колоді { $left } карта
            [few] Раунд закінчується, коли ні в кого не лишилося карт: у колоді { $left } карти
           *[many] Раунд закінчується, коли ні в кого не лишилося карт: у колоді { $left } карт
        }
       *[other] До кінця лишилося: { $left }
    }
web-table-projected =
    { $points ->
        [one] Якби гра скінчилася зараз: { $points } очко
        [few] Якби гра скінчилася зараз: { $points } очки
       *[many] Якби гра скінчилася зараз: { $points } очок
    }
web-table-goods = Що в мене є
web-table-asks = { $name }, ваш хід:
web-table-said = { $name }: { $said }
web-table-read-chat = Відкрити чат
web-settings-newcomer = Пояснювати запитання
web-settings-newcomer-about = Одне речення під кожним запитанням. Через кілька ігор воно зникне само.
web-settings-newcomer-choice =
    { $newcomer ->
        [first] У перших іграх
        [always] Завжди
       *[never] Ніколи
    }

## Saboteur: The Lost Mines

web-mines-found = Знайдено скарбів: { $count }
