# Ratings, and people's own pages.

web-rated = Rated
web-rated-wish = Count for ratings
web-rated-about = The result changes everybody's rating. Nothing is taken back, nobody gets hints, and who leaves comes last. Everybody needs an account.
web-rated-needs-account = To play for ratings, make an account first.
web-rated-invite = Whoever opens this link sits down with one tap, on a phone too. This game counts for ratings, so everybody needs an account.
web-rated-chip-about = The result counts for ratings: no taking back, no hints.
web-ratings = Ratings
web-ratings-of = { $game }: ratings
web-ratings-title = { $game }: the strongest
web-ratings-about = Ratings are made of games that count for them. The number after ± says how much a rating may still be off; it shrinks with every game. Newcomers begin at 1500. The list is ordered by what somebody reaches at least, very likely. Only those who want to be seen are in it.
web-ratings-scale = Whose ratings?
web-ratings-scale-people = Among people
web-ratings-scale-bots = Against bots
web-ratings-none = Nobody has a rating here yet. Make a table that counts for ratings.
web-ratings-mine = You are number { $rank } of { $players }.
web-ratings-player = Who
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-changed = Ratings after this game
web-ratings-waiting = Ratings are being counted.
web-rating = { $rating } ± { $doubt }

## A person's page

web-person-mine = My page
web-person-open = Results and history
web-person-about = All your finished games, your best scores and your ratings.
web-person-public = Everybody can see this page.
web-person-private = Only you see this page.
web-person-settings = Change that
web-person-show = Everybody may see my page
web-person-show-about = Then you are in the lists of the strongest too. Of games at tables that were not public, others see neither the table nor who played with you.
web-person-export = Take all my data with me
web-ratings-not-yet = No rating yet: ratings are made of games that count for them.
web-rating-course =
    { $count ->
        [one] The rating after { $count } game: { $last }
       *[other] The rating over the last { $count } games: from { $first } to { $last }
    }
web-history = Finished games
web-history-none = No finished games.
web-history-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-history-all-games = All games
web-history-all-seats = Any number
web-history-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-history-how = Result
web-history-result =
    { $result ->
        [won] Won
        [lost] Not won
        [left] Left early
       *[all] All results
    }
web-history-opponent = Played with
web-history-search = Search
web-history-somebody = Somebody
web-history-gone = left early
web-tally = Results
web-tally-game = Game
web-tally-seats = Seats
web-tally-played = Played
web-tally-won = Won
web-tally-best = Best
web-tally-average = Average
web-liked-bots = Bots met most often
web-liked-bot =
    { $count ->
        [one] { $count } game, better in { $won }
       *[other] { $count } games, better in { $won }
    }
web-forget-me = Delete me
web-forget-me-about = Your name, password, notes, chat lines and lessons are deleted, and bots play on in your games. Finished games stay for the others, without your name. There is no way back.
web-forget-me-name = Type your name to be sure: { $name }
web-forget-me-sure = Delete me for good

## Recovery of a lost password

web-codes = Codes for a lost password
web-codes-about = Print eight codes and keep them. Each opens your account once and lets you set another password.
web-codes-left =
    { $count ->
        [0] You have no codes yet.
        [one] You have { $count } code left.
       *[other] You have { $count } codes left.
    }
web-codes-make = Make new codes
web-codes-once = These codes are shown only now. Print them or write them down; older ones open nothing any more.
web-codes-print = Print
web-codes-lost = I have lost my password
web-codes-code = One of the printed codes
web-codes-recover = Set the password and come in

## Friends

web-friends = Friends
web-friends-none = No friends yet. Send somebody your link, or ask by name.
web-friends-name = Name of somebody with an account
web-friends-ask = Ask
web-friends-yes = Yes, friends
web-friends-no = No
web-friends-part = Remove
web-friends-state =
    { $state ->
        [asks] wants to be your friend
        [asked] has not answered yet
       *[friend] friend
    }
web-friends-here = here now
web-friends-shown = Friends may see when I am here
web-friends-link = Whoever opens your link can become your friend with one press.
web-friends-link-make = Make a link
web-friends-link-renew = Another link
web-friends-follow-title = Become friends?
web-friends-follow-about = Somebody has given you this link so that you become friends here.
web-friends-follow = Become friends
web-friends-followed = You are friends now.
web-friends-needs-account = Friends need an account: then they find each other again.

## The lobby

web-lobby-any-pace = Any pace
web-lobby-any-rated = Rated or not
web-lobby-not-rated = Not rated
web-terms-clock =
    { $clock ->
        [bank] { $minutes } min each
       *[days] { $days ->
            [one] { $days } day a move
           *[other] { $days } days a move
        }
    }

web-qr = Show it as a QR code
web-qr-about = QR code of { $link }

## Reports

web-report = Report or block somebody
web-rated-leave = This game counts for ratings: who leaves comes last, unless they come back before the end.
