# Lessons in the terminal.

cli-about-command-learn = learn a game by playing small lessons
cli-word-lesson = LESSON
cli-about-lesson = the lesson; if you name none, the next one that you have not finished
cli-about-list = list the lessons of the game and those that you have finished
cli-order-again = again
cli-order-again-about = say once more what this step is about
cli-learn-course = Lessons of { $game }:
cli-learn-lesson = { $id }: { $name } ({ $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
})
cli-learn-puzzle = { $id }: { $name } (puzzle)
cli-learn-done = – finished
cli-learn-how = Begin with:
cli-learn-welcome = { $game }. Lesson: { $name }, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. You are { $you }. Answer as in a game; “again” says a step once more, “hint” helps with puzzles, “rewind” takes a turn back, “quit” leaves.
cli-learn-again = You have begun this lesson before, and go on where you left it.
cli-learn-step = Step { $number } of { $count }
cli-learn-go-on = Enter to go on>
cli-learn-left = You have left the lesson. Go on where you are with:
cli-learn-finished = You have finished the lesson “{ $name }”. Well done!
cli-learn-next = The next one is “{ $name }”:
cli-learn-play = That was the last lesson. Now play:
cli-learn-group-lesson = To begin with
cli-learn-group-chapter = The rules, chapter by chapter
cli-learn-group-puzzle = Puzzles: the best of this turn
cli-learn-no-hint = There is no more to say about this step than “again” repeats.
