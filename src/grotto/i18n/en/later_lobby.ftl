# The lobby and the waiting room. Loaded by the pages that say it.

web-new-experience = For whom
web-experience =
    { $experience ->
        [newcomers] Newcomers welcome
        [experienced] For experienced players
       *[any] For anybody
    }
web-experience-about =
    { $experience ->
        [newcomers] Others see that nobody has to know the game yet.
        [experienced] Others see that you would like to play with people who know the game.
       *[any] Whoever likes may sit down.
    }
web-lobby-any-experience = Whoever it is for
web-wait-ready = I am ready
web-wait-not-ready = Not ready yet
web-wait-is-ready = Ready
web-wait-ready-about = When every seat is taken and everybody is ready, the game begins.
web-wait-colour = Take this colour
web-wait-colour-seat = Take this colour: seat { $number }
