# Why an answer is good: the parts of what one may expect that it changes.
hint-gains = Це дає: { $gains }.
hint-losses = Це коштує: { $losses }.
hint-gains-and-losses = Це дає: { $gains }. Це коштує: { $losses }.
hint-quiet = Це нічого не коштує й лишає всі можливості.

web-hint-ask = Підказка
web-hint-points =
    { $points ->
        [one] близько { $points } очка
       *[other] близько { $points } очок
    }
web-hint-points-among =
    { $points ->
        [one] близько { $points } очка
       *[other] близько { $points } очок
    }, { $side ->
        [more] на { $lead } попереду
        [less] на { $lead } позаду
       *[same] нарівні з іншими
    }
web-hint-found =
    { $count ->
        [one] Є { $count } добра відповідь.
        [few] Є { $count } добрі відповіді, найкраща перша.
       *[many] Є { $count } добрих відповідей, найкраща перша.
    }
