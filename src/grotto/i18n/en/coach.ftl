# The coach: offered in one's first game, on or off at any time.
web-coach = Coach
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-coach-offer = First game? A coach can help.
web-coach-about = It says what each question is about and which answers are good, and warns you before a costly slip.
coach-good = Good now:
coach-kind-quiet = about as good as anything
coach-sure = Are you sure?
coach-penalty =
    { $points ->
        [one] This costs { $points } point: { $label }.
       *[other] This costs { $points } points: { $label }.
    }
coach-worse =
    { $points ->
        [one] Another answer should bring you about { $points } point more.
       *[other] Another answer should bring you about { $points } points more.
    }
coach-given-up = You would give up: { $terms }.
web-coach-anyway = Play it anyway
web-coach-think = Think again
