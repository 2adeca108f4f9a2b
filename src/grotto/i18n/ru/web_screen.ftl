# The shared screen: how far the end is, what one holds, and a sentence for newcomers under each question.

web-table-ending =
    { $kind ->
        [rounds] { $left ->
            [0] Это последний раунд
            [one] После этого ещё { $left } раунд
            [few] После этого ещё { $left } раунда
           *[many] После этого ещё { $left } раундов
        }
        [stack] { $left ->
            [one] Игра кончается, когда одна из стопок построек опустеет: в самой низкой { $left } жетон
            [few] Игра кончается, когда одна из стопок построек опустеет: в самой низкой { $left } жетона
           *[many] Игра кончается, когда одна из стопок построек опустеет: в самой низкой { $left } жетонов
        }
        [cards] { $left ->
            [one] Игра кончается, когда кончатся карты: в колоде осталась { $left } карта
            [few] Игра кончается, когда кончатся карты: в колоде остались { $left } карты
           *[many] Игра кончается, когда кончатся карты: в колоде осталось { $left } карт
        }
        [pile] { $left ->
            [one] Раунд кончается, когда ни у кого не осталось карт: в колоде { $left } карта
            [few] Раунд кончается, когда ни у кого не осталось карт: в колоде { $left } карты
           *[many] Раунд кончается, когда ни у кого не осталось карт: в колоде { $left } карт
        }
       *[other] До конца осталось: { $left }
    }
web-table-projected =
    { $points ->
        [one] Если бы игра кончилась сейчас: { $points } очко
        [few] Если бы игра кончилась сейчас: { $points } очка
       *[many] Если бы игра кончилась сейчас: { $points } очков
    }
web-table-goods = Что у меня есть
web-table-asks = { $name }, ваш ход:
web-table-said = { $name }: { $said }
web-table-read-chat = Открыть чат
web-settings-newcomer = Объяснять вопросы
web-settings-newcomer-about = Одно предложение под каждым вопросом. Через несколько игр оно пропадёт само.
web-settings-newcomer-choice =
    { $newcomer ->
        [first] В первых играх
        [always] Всегда
       *[never] Никогда
    }

## Saboteur: The Lost Mines

web-mines-found = Найдено сокровищ: { $count }
