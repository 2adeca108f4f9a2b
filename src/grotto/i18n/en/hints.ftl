# Why an answer is good: the parts of what one may expect that it changes.
hint-gains = Good for: { $gains }.
hint-losses = It costs: { $losses }.
hint-gains-and-losses = Good for: { $gains }. It costs: { $losses }.
hint-quiet = It keeps everything open and costs nothing.

web-hint-ask = Hint
web-hint-points =
    { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
web-hint-points-among =
    { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }, { $side ->
        [more] { $lead } ahead
        [less] { $lead } behind
       *[same] level with the others
    }
web-hint-found =
    { $count ->
        [one] There is { $count } good answer.
       *[other] There are { $count } good answers, the best one first.
    }
