# The pages around the tables: home, a new table, the waiting room, oneself, settings.

web-no-answer = The server does not answer. Check the connection and try again.
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-back-home = Back to all games
web-less = Less: { $what }
web-more = More: { $what }
web-skip = To the content
web-nowhere = There is nothing here
web-nowhere-about = The address may be mistyped, or the table is gone.
web-broken = Something is broken here
web-broken-about = The page could not be shown. Your games are safe on the server.
web-broken-again = Load the page again
web-offline = No connection
web-offline-about = This page comes from the server. Try again when you are connected; your games wait there.

## Around every page

web-nav = Grotto
web-nav-replay = Replay
web-nav-me = You
web-house = A table for board games

## Seats

web-you = you
web-seat-number = Seat { $number }
web-seat-state =
    { $state ->
        [open] Free
        [bot] { web-bot }
        [replaced] A bot plays for now
        [away] Away at the moment
        [vacation] On vacation
       *[here] At the table
    }
web-bot =
    { $level ->
        [random] Bot: plays anything
        [novice] Bot: novice, on its first evening
        [greedy] Bot: thinks a move ahead
        [player] Bot: player, thinks a turn ahead
        [master] Bot: master, looks far ahead
       *[other] Bot ({ $level })
    }
web-bot-name = Bot
web-bot-name-number = Bot { $number }
web-time-left = Time left
web-clock-days = { $days } d { $hours } h
web-guest-name =
    { $number ->
        [0] Merry Badger
        [1] Quiet Owl
        [2] Brave Hedgehog
        [3] Kind Bear
        [4] Quick Squirrel
        [5] Wise Raven
        [6] Sly Fox
        [7] Sunny Lynx
        [8] Bold Beaver
        [9] Sleepy Dormouse
        [10] Curious Marten
       *[11] Gentle Elk
    }

## Home

web-home-title = What shall we play?
web-home-about = Play at once against bots, or send friends a link. Nobody has to register.
web-play-now = Play now
web-play-now-about = { $game }: play now against bots
web-new-table = New table
web-new-table-for = { $game }: a new table
web-home-rules = Rules
web-home-rules-of = { $game }: the rules
web-players =
    { $least ->
        [one] { $most ->
            [one] { $least } player
           *[other] { $least }–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
web-my-games = Your games
web-your-move = Your move
web-status =
    { $status ->
        [open] Waiting for players
        [playing] Being played
        [over] Finished
        [frozen] Cannot be played on
       *[closed] Closed
    }
web-tournaments = Tournaments
web-tournament = Tournament
web-all-my-games = All your games
web-public-open = Free seats
web-public-open-none = Nobody is waiting for players right now. Make a public table: others will find it here.
web-public-playing = Games to watch
web-public-playing-none = No public game is being played right now.
web-free-seats =
    { $count ->
        [0] all seats taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-sit-down = Sit down
web-watch = Watch
web-link-title = Have you got a link?
web-link-label = Link to a table
web-link-about = Open it, or paste it here. You sit down with one tap.
web-link-go = Go there
web-link-wrong = This is not a link to a table.
web-ago =
    { $unit ->
        [minutes] { $count ->
            [0] just now
            [one] { $count } minute ago
           *[other] { $count } minutes ago
        }
        [hours] { $count ->
            [one] { $count } hour ago
           *[other] { $count } hours ago
        }
       *[days] { $count ->
            [one] { $count } day ago
           *[other] { $count } days ago
        }
    }
web-scene =
    { $game ->
        [stone_age] A valley at dawn: a river, huts and mountains
        [cave_vs_cave] A mountain cut open: two caves, each with a fire
        [lost_mines] Tunnels in the rock, lit by a lantern
        [caverna] A farm at the foot of a mountain with a lit cave
       *[other] A table in the evening: dice, cards and a lamp
    }

## A new table

web-new-title = A new table
web-new-seats = How many play?
web-new-who = Who plays?
web-new-who-about = You can take several seats and pass the screen around.
web-new-your-name = Your name
web-new-kind = Seat { $number }: who plays
web-new-kind-me = Me
web-new-kind-screen = Somebody at this screen
web-new-kind-open = Free, for a friend
web-new-kind-name = Seat { $number }: name
web-new-terms = The table
web-new-options = House rules
web-new-options-about = As in the rulebook, unless you change something.
web-new-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-new-reset = As in the rulebook
web-new-rule = Rule { $rule }
web-new-visibility = Who finds the table?
web-visibility =
    { $visibility ->
        [public] Everybody
        [unlisted] Those who have the link
       *[private] Those who are invited
    }
web-visibility-about =
    { $visibility ->
        [public] It is on the home page; everybody may watch.
        [unlisted] It is on no list; the link leads to it.
       *[private] Only people who are invited can open it, by the link or by name.
    }
web-new-pace = How is it played?
web-pace =
    { $pace ->
        [live] In one sitting
       *[correspondence] Now and then
    }
web-pace-about =
    { $pace ->
        [live] Everybody sits at the table at the same time.
       *[correspondence] Everybody moves whenever they come by.
    }
web-new-clock = Clock
web-clock =
    { $clock ->
        [none] None
        [bank] For the whole game
       *[days] For every move
    }
web-clock-about =
    { $clock ->
        [none] Think as long as you like.
        [bank] Everybody has so much time in all. When it runs out, a bot plays on.
       *[days] Everybody has so much time for each move. When it runs out, a bot plays on.
    }
web-new-minutes = Minutes for everybody
web-new-increment = Seconds more after every turn
web-new-days = Days for every move
web-new-auto-start = Begin as soon as all seats are taken
web-new-make-start = Play
web-new-invite = Make the table and invite
web-choice =
    { $value ->
        [true] Yes
        [false] No
        [random] Drawn by lot
        [received] Only flax that was really received
        [printed] Also flax that is lost at the limit
        [adjacent] Beside each other
        [opposite] Opposite each other
        [at_once] As soon as no other dig can follow
        [turn_end] At the end of the turn
        [when_taken] Only when the tile is taken
        [each_effect] Again for each of its effects
        [full] All 48 tiles
        [introductory] The 27 tiles of the introductory game
       *[other] { $value }
    }

## The waiting room

web-wait-title = { $game }: the table is set
web-wait-for =
    { $count ->
        [0] Everybody is here.
        [one] Still waiting for { $count } player.
       *[other] Still waiting for { $count } players.
    }
web-wait-invite = Invite friends
web-wait-invite-about = Whoever opens this link sits down with one tap, on a phone too, without registering.
web-wait-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-text = Let us play { $game }!
web-wait-sit-here = Sit here
web-wait-sit-seat = Sit here, at seat { $number }
web-wait-sit-too = At this screen
web-wait-sit-too-seat = Somebody at this screen takes seat { $number }
web-wait-bot = Bot
web-wait-bot-seat = Seat { $number }: add a bot
web-wait-bot-level = Bots
web-wait-stand-seat = Free seat { $number }: { $name }
web-wait-start = Start
web-wait-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
web-wait-host = The game begins when whoever made the table starts it.
web-wait-auto = The game begins by itself when all seats are taken.
web-wait-join = Sit down with us
web-wait-join-about = Your name, and a tap: that is all.
web-wait-full = All seats are taken. You can watch when the game begins.
web-wait-close = Close the table
web-wait-close-sure = Close this table for everybody?
web-wait-rules = How this table plays
web-wait-usual = By the rulebook, nothing changed.
web-from-record = From a record
web-from-record-about =
    { $moves ->
        [one] This game goes on after one move of a record that the host has brought. The record holds every secret, and somebody may have written it as they liked.
       *[other] This game goes on after { $moves } moves of a record that the host has brought. The record holds every secret, and somebody may have written it as they liked.
    }
web-from-record-known = I know it, and want to play all the same

## Oneself

web-me-title = You
web-me-guest = You are a guest in this browser. An account lets you play on from every device.
web-me-account = You have an account. Your games wait for you on every device.
web-me-nobody = The server does not know you yet. That changes as soon as you sit down somewhere.
web-me-name = Your name
web-me-name-about = How others see you; at tables where you sit already, the old one stays.
web-me-sign-up = Make an account
web-me-sign-up-about = You keep all your seats and games.
web-me-sign-in = Sign in
web-me-sign-in-claim = Take the games of this guest along
web-me-password = Password
web-me-password-about = At least { $least } characters. The longer and the odder, the better.
web-me-password-old = Current password
web-me-password-new = New password
web-me-password-change = Change the password
web-me-password-changed = The password is changed. All other devices are signed out.
web-me-sign-out = Sign out
web-me-sign-out-guest = Forget me here
web-me-sign-out-guest-sure = If this browser forgets you, you cannot get back to your games. Forget you all the same?
web-me-sign-out-everywhere = Sign out everywhere
web-me-games = Your games
web-me-games-none = You have not sat down anywhere yet.
web-me-more = Older games
web-me-muted = People you have blocked
web-me-muted-none = Nobody.
web-me-unmute = No longer block { $name }

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-choice =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] As the device
    }
web-settings-motion = Pieces move
web-settings-motion-about = Without it, everything changes at once.
web-settings-sound = Sounds
web-settings-heard = What is heard
web-settings-heard-choice =
    { $heard ->
        [all] All that happens
       *[turn] My turn and the end
    }
web-settings-volume = Volume
web-settings-volume-choice =
    { $volume ->
        [quiet] Quiet
        [normal] Normal
       *[loud] Loud
    }
web-settings-speed = Speed of bots and pieces
web-settings-speed-choice =
    { $speed ->
        [slow] Calm
        [normal] Normal
       *[fast] Fast
    }
web-settings-confirm = How a move is made
web-settings-confirm-choice =
    { $confirm ->
        [once] One press
       *[twice] Two presses
    }
web-settings-confirm-about =
    { $confirm ->
        [once] With mouse or keys, a press plays; what it leads to shows before, on the way. A finger always taps twice.
       *[twice] The first press shows what a move leads to, the second one plays it.
    }
web-settings-by-hand = End my turns by hand
web-settings-by-hand-about = After your last choice everybody waits until you press “End turn”; until then you can take it back.
web-settings-name = Name for new tables
web-settings-name-about = Others see it where you sit down next.
web-settings-here = Kept in this browser.
