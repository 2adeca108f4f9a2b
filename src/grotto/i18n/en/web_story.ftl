## What happens is told step by step

web-story = What is happening
web-story-telling = This has happened …
web-story-last = The last move:
web-story-last-of-all = The last moves of everybody
web-story-pause = Pause
web-story-go-on = Go on
web-story-next = Next step
web-story-speed =
    { $speed ->
        [slow] Speed: calm
        [normal] Speed: normal
       *[fast] Speed: fast
    }

## What happened while one was away

web-story-since =
    { $moves ->
        [one] { $moves } move since you looked
       *[other] { $moves } moves since you looked
    }
web-story-since-show = Show me
web-story-since-no = No, thanks

## The final scoring

web-story-scoring = Final scoring
web-story-scoring-skip = Show all of it
web-story-scoring-again = Tell it again

## Phases

web-stone_age-phase =
    { $phase ->
        [placing] The tribes go out
        [acting] The tribes work
       *[feeding] The tribes are fed
    }
