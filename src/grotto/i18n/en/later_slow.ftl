# Slow games: vacations, plans, and for whom a table is meant. Loaded by the pages that say it.

error-server-on-vacation = You are on vacation already. End it before you begin another one.
error-server-not-on-vacation = You are not on vacation.
error-server-too-long-vacation =
    { $left ->
        [0] No day of vacation is left this year.
        [one] Only { $left } day of vacation is left this year.
       *[other] Only { $left } days of vacation are left this year.
    }
error-server-no-plans-here = Plans are made at slow tables, while others are asked.
error-server-plan-failed = The plan was not played ({ $why }).

## Vacation

web-vacation = Vacation
web-vacation-about = While you are away, your clock stands at every table where there are days for a move. Others see until when. Games at a quick clock go on.
web-vacation-left =
    { $left ->
        [0] No day is left this year.
        [one] { $left } day is left this year, of { $allowed }.
       *[other] { $left } days are left this year, of { $allowed }.
    }
web-vacation-days = Days
web-vacation-begin = Begin now
web-vacation-until = You are on vacation until { $until }.
web-vacation-end = End my vacation
web-vacation-end-about = Days that have not begun are given back.

## Planning ahead

web-plan = Plan ahead
web-plan-about = Choose what you will answer when it is your turn: the first of these that is possible then is played at once. Nobody else learns of it.
web-plan-void = If something is revealed before, or anything is taken back, you are asked as usual.
web-plan-first = First
web-plan-else = Otherwise
web-plan-choose = Choose an answer
web-plan-find = Find an answer
web-plan-keep = Keep this plan
web-plan-drop = Drop the plan
web-plan-remove = Remove: { $answer }
web-plan-kept = It will be played when it is your turn.
web-plan-none = Nothing can be planned now: something will be revealed before it is your turn.
web-plan-more =
    { $count ->
        [one] { $count } more; write a word of it to find it.
       *[other] { $count } more; write a word of it to find it.
    }
web-plan-failed =
    { $why ->
        [revealed] Your plan was not played: something has been revealed since you made it.
       *[impossible] Your plan was not played: none of its answers is possible any more.
    }
