# Lessons in the browser.

web-learn = Learn in five minutes
web-learn-for = Learn in five minutes: { $game }
web-learn-of = Learn { $game }
web-learn-about = Short lessons at a real table. Leave whenever you like: you go on where you were.
web-learn-none = There are no lessons for this game yet. Its rulebook explains everything.
web-learn-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-learn-puzzle = puzzle
web-learn-done = finished
web-learn-begun = begun
web-learn-teacher = Teacher
web-learn-teaching = The teacher is speaking.
web-learn-step = Step { $number } of { $steps }
web-learn-course = { $done } of { $all } finished
web-learn-progress = Progress of the lesson
web-learn-go-on = Go on
web-learn-next = Next lesson
web-learn-play = Play now
web-learn-finished = You have finished this lesson. Well done!
web-learn-rule = Read about it in the rulebook
web-learn-again = Begin this lesson again
web-learn-leave = All lessons
web-learn-group-lesson = To begin with
web-learn-group-chapter = The rules, chapter by chapter
web-learn-group-puzzle = Puzzles: the best of this turn
web-learn-hint = Hint
web-learn-more = Another hint
web-learn-back = Take back
