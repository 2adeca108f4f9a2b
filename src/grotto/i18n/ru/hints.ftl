# Why an answer is good: the parts of what one may expect that it changes.
hint-gains = Это даёт: { $gains }.
hint-losses = Это стоит: { $losses }.
hint-gains-and-losses = Это даёт: { $gains }. Это стоит: { $losses }.
hint-quiet = Это ничего не стоит и оставляет все возможности.

web-hint-ask = Подсказка
web-hint-points =
    { $points ->
        [one] около { $points } очка
       *[other] около { $points } очков
    }
web-hint-points-among =
    { $points ->
        [one] около { $points } очка
       *[other] около { $points } очков
    }, { $side ->
        [more] на { $lead } впереди
        [less] на { $lead } позади
       *[same] наравне с другими
    }
web-hint-found =
    { $count ->
        [one] Есть { $count } хороший ответ.
        [few] Есть { $count } хороших ответа, лучший первым.
       *[many] Есть { $count } хороших ответов, лучший первым.
    }
