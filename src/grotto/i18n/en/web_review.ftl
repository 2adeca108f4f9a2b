# The review of a finished game: what was expected, what was luck, what choices cost.

web-review = Review
web-review-begin = Review this game
web-review-see = To the review
web-review-again = Try again
web-review-waiting = Another game is judged first. You may leave: the review stays with the game.
web-review-running = Every move is judged. You may leave: the review stays with the game.
web-review-judged = { $done } of { $moves } moves
web-review-failed = The review could not be made.
web-review-expected = What everybody could expect
web-review-expected-about =
    The points that each player could expect in the end, by what that player knew. Rings mark the choices that cost
    most. Press anywhere in the chart to choose a moment.
web-review-moment = Moment in the chart
web-review-at = After move { $move } of { $moves }
web-review-expects = { $name }: { $points }
web-review-parts = Luck and choice
web-review-parts-about =
    What dice and cards gave, against what they give on average; and what all choices cost, against the best ones.
web-review-luck = Dice and cards
web-review-cost = Choices
web-review-slips = The choices that cost most
web-review-no-slips = No choice cost anything worth a word. Well played!
web-review-slip = Move { $move }, { $name }
web-review-chosen = { $action } – that cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } against the others.
web-review-better = Better: { $action }.
web-review-look = Look at it
web-review-look-at = Look at it: move { $move }
web-review-play-on = Play on from here
web-review-play-on-from = Play on from here: move { $move }
