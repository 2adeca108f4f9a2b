# Lessons, wherever they are taught.

error-lesson-broken = The lesson { $lesson } cannot be taught: { $problem }.
error-lesson-unknown = There is no lesson “{ $text }”. Lessons: { $known }.
error-lesson-none = There are no lessons for { $game } yet. Its rulebook explains everything.
error-lesson-not-asked = Nothing is asked here: read on.
error-lesson-no-undo = A lesson takes back by itself what was wrong.
