# Tournaments in the browser.

web-tournaments-about = Everybody may make a tournament: knock-out, Swiss or round-robin, at tables of any size. Bots fill in where people are missing.
web-tournaments-mine = My tournaments
web-tournaments-public = Public tournaments
web-tournaments-none = There is no public tournament just now. Make one!
web-tournament-new = New tournament
web-tournament-make = Make the tournament
web-tournament-all = All tournaments
web-tournament-format =
    { $format ->
        [knockout] Knock-out
        [swiss] Swiss
       *[round_robin] Round-robin
    }
web-tournament-format-about =
    { $format ->
        [knockout] The best of each table go on, until one table is left.
        [swiss] Everybody plays every round, against those who have as many points.
       *[round_robin] Everybody meets everybody.
    }
web-tournament-size =
    { $size ->
        [2] Duels
       *[other] Tables of { $size }
    }
web-tournament-status =
    { $status ->
        [open] Waiting for players
        [playing] Being played
        [over] Over
       *[cancelled] Cancelled
    }
web-tournament-players = Players: { $players } of { $places }
web-tournament-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
web-tournament-by = Organiser: { $name }
web-tournament-joined = You take part

## Making one

web-tournament-form-what = What is played
web-tournament-form-who = Who plays, and when
web-tournament-form-title = Name of the tournament
web-tournament-form-title-usual = { $game }: { $format }
web-tournament-form-game = Game
web-tournament-form-format = Format
web-tournament-form-size = Seats at a table
web-tournament-form-size-about = Where the number of players does not fit, some tables are smaller by one.
web-tournament-form-advance = How many of each table go on
web-tournament-form-rounds = Rounds
web-tournament-form-rounds-about = 0 means as many as the number of players needs.
web-tournament-form-meetings = How often everybody meets everybody
web-tournament-form-places = Places
web-tournament-form-bots = Bots fill the places that are left
web-tournament-form-bots-about = They also play on for those who leave.
web-tournament-form-level = Level of these bots
web-tournament-form-seeding = Order before the first round
web-tournament-seeding =
    { $seeding ->
        [rating] By rating
       *[lots] Drawn by lot
    }
web-tournament-form-visibility = Who finds it
web-tournament-visibility =
    { $visibility ->
        [public] Everybody
       *[unlisted] Whoever has the link
    }
web-tournament-form-clock-about = A tournament has a clock, so that it goes on: a bot plays on for whoever runs out of time.
web-tournament-form-joins = I take part myself
web-tournament-form-rated-about = Every table counts for ratings. Everybody needs an account.

## One of them

web-tournament-join = Take part
web-tournament-leave = Leave
web-tournament-leave-sure = Leave this tournament?
web-tournament-leave-about = If you leave now, you come after everybody who stays, and a bot plays your table to its end.
web-tournament-begin = Begin
web-tournament-begin-about =
    { $bots ->
        [0] Nobody can join once it has begun.
        [one] { $bots } bot will fill the place that is left. Nobody can join once it has begun.
       *[other] { $bots } bots will fill the places that are left. Nobody can join once it has begun.
    }
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-sure = Cancel this tournament?
web-tournament-cancel-about = Tables that are being played may be finished, but they do not count any more.
web-tournament-remove = Remove { $name }
web-tournament-stay = Go back
web-tournament-waiting = The organiser begins when enough players are here. Pass the link on!
web-tournament-copy = Copy the link
web-tournament-copied = The link was copied.
web-tournament-next = The next round begins as soon as all tables are over.
web-tournament-ready = Your table of round { $round } is ready.
web-tournament-go = To your table
web-tournament-won = { $name } has won the tournament.
web-tournament-bot = { $level } ({ $number })
web-tournament-standings = Standings
web-tournament-entrants = Players
web-tournament-place = Place
web-tournament-who = Who
web-tournament-points = Points
web-tournament-played = Tables
web-tournament-opponents = Opponents
web-tournament-direct = Direct
web-tournament-share = Share
web-tournament-survived = Rounds
web-tournament-left = left
web-tournament-csv = Results as CSV
web-tournament-rounds = Rounds
web-tournament-bracket = Bracket
web-tournament-final = Final
web-tournament-watch = Watch
web-tournament-look = Look at it
web-tournament-soon = It is being set up
web-tournament-bye = { $name } sits this round out.
web-tournament-seat = Seat { $seat }
web-tournament-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tournament-gone = did not finish

## The rules

web-tournament-rules = Rules of this tournament
web-tournament-rule-knockout =
    { $advance ->
        [one] The best of each table goes on; of those who tie, the one who is ranked higher. The last table decides.
       *[other] The best { $advance } of each table go on; of those who tie, the one who is ranked higher. The last table decides.
    }
web-tournament-rule-seeding =
    { $seeding ->
        [rating] Before the first round everybody is ranked by rating. The two highest can meet only at the end, and where tables are not full, the highest sit the first round out.
       *[lots] Before the first round everybody is ranked by lot. The two highest can meet only at the end, and where tables are not full, the highest sit the first round out.
    }
web-tournament-rule-swiss = In every round those meet who have as many points; within such a group lots decide. Nobody meets the same opponent twice where that can be avoided.
web-tournament-rule-round-robin =
    { $meetings ->
        [one] Everybody meets everybody once. At larger tables every round brings together those who have met least, until all have met.
       *[other] Everybody meets everybody { $meetings } times. At larger tables every round brings together those who have met least, until all have met as often.
    }
web-tournament-rule-seats = Seats change from round to round, so that everybody sits at every seat about equally often.
web-tournament-rule-points =
    { $most ->
        [one] The first of a table gets { $most } point, the last none. Those between get even steps, and those who share a place share the points.
       *[other] The first of a table gets { $most } points, the last none. Those between get even steps, and those who share a place share the points.
    }
web-tournament-rule-bye = Whoever sits a round out gets the points of a first place. Nobody does so twice before all others have.
web-tournament-rule-gone = Whoever does not finish a game comes last at that table; a bot plays on. Taking back and hints are off.
web-tournament-rule-left =
    { $bots ->
        [yes] For whoever leaves the tournament a bot plays on; they come after everybody who stays.
       *[no] Whoever leaves the tournament is not paired any more, and comes after everybody who stays.
    }
web-tournament-rule-closed = A table that was closed without a result is a tie of all.
web-tournament-rule-ties = Who comes first? These decide, one after the other:
web-tournament-tie-survived = the rounds that somebody has survived, then the place at their last table;
web-tournament-tie-points = points;
web-tournament-tie-opponents = “Opponents”: the average points of everybody one has met;
web-tournament-tie-direct = “Direct”: meetings won among those who are still equal, half a point for a tie;
web-tournament-tie-share = “Share”: one’s score in the game as a part of the best one at the table, on average;
web-tournament-tie-lots = a lot, drawn from the number of the tournament.

# What servers refuse in tournaments.

error-server-no-such-tournament = There is no such tournament.
error-server-no-such-entrant = Nobody takes part under this number.
error-server-not-organiser = Only the organiser of this tournament may do that.
error-server-tournament-not-now =
    { $moment ->
        [open] That has to wait until the tournament has begun.
        [playing] The tournament has begun already.
        [over] The tournament is over.
       *[cancelled] The tournament was cancelled.
    }
error-server-tournament-full = Every place of this tournament is taken.
error-server-too-few-entrants =
    { $least ->
        [one] At least { $least } player is needed.
       *[other] At least { $least } players are needed for a table. Wait for more, or let bots fill in.
    }
error-server-too-many-tournaments =
    { $most ->
        [one] You have { $most } tournament that is not over; no more are allowed.
       *[other] You have { $most } tournaments that are not over; no more are allowed.
    }
