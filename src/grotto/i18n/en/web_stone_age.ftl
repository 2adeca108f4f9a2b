## The board of Stone Age in the browser

web-stone_age-board = The valley in words
web-stone_age-round = Round { $round }
web-stone_age-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }

## Places

web-stone_age-how-many = How many figures?
web-stone_age-on-average = ≈ on average: { stone_age-good }
web-stone_age-rings-free =
    { $count ->
        [one] { $count } ring free
       *[other] { $count } rings free
    }
web-stone_age-die-each = Every figure rolls one die
web-stone_age-pips = Every { $pips } pips give { $what }
web-stone_age-about-tool_maker = A new tool, or a better one: tools add to your rolls
web-stone_age-about-hut = Two figures go in, three come home
web-stone_age-about-field = Agriculture +1: one more food every round

## Cards and buildings

web-stone_age-card = { $top }; at the end: { $bottom }
web-stone_age-no-card = No card lies here
web-stone_age-building = Building { $cost }
web-stone_age-no-building = No building lies here
web-stone_age-kinds =
    { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
web-stone_age-tiles-left =
    { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
web-stone_age-at-once = At once: { $what }
web-stone_age-at-end = At the end: { $what }
# $points is already "5 points".
web-stone_age-value-first = For you now: symbol { $number } of your first set, { $points } more
web-stone_age-value-second = For you now: symbol { $number } of your second set, { $points } more
web-stone_age-value-people = For you now: { $people } × { $times }, that is { $points }

## Mats

web-stone_age-first-player = First player
web-stone_age-at-home = Figures at home: { $home } of { $figures }
web-stone_age-agriculture = Agriculture { $level }
web-stone_age-food-rest = After the next feeding { $rest } food would be left
web-stone_age-food-short = At the next feeding { $count } food would be missing
web-stone_age-rest =
    { $kind ->
        [short] short
       *[spare] spare
    }
web-stone_age-tool-used = { $tool }, used this round
web-stone_age-two-of-choice = Turn in the card for two resources of choice
web-stone_age-holdings = Cards: { $cards }. Buildings: { $buildings }. Show them all
web-stone_age-owns-nothing = No cards and no buildings yet.
web-stone_age-secret-cards =
    { $count ->
        [one] { $count } card is face down.
       *[other] { $count } cards are face down.
    }

## Rolls

web-stone_age-roll = The roll
web-stone_age-rolls = { $name } rolls
web-stone_age-tap-tools = Tap tools to add them
web-stone_age-pips-missing =
    { $count ->
        [one] { $count } more pip would give one more
       *[other] { $count } more pips would give one more
    }
web-stone_age-use-tools = Add tools: +{ $total }
web-stone_age-use-none = Add no tools
web-stone_age-items = Dice to choose from
web-stone_age-takes-die = { $name } takes a die

## Paying and feeding

web-stone_age-one-more =
    { $good ->
        [wood] One more wood
        [clay] One more clay
        [stone] One more stone
       *[gold] One more gold
    }
web-stone_age-one-less =
    { $good ->
        [wood] One less wood
        [clay] One less clay
        [stone] One less stone
       *[gold] One less gold
    }
web-stone_age-cheapest = Cheapest
web-stone_age-dearest = Most valuable
web-stone_age-pay-card =
    { $count ->
        [one] Exactly { $count } resource
       *[other] Exactly { $count } resources
    }
web-stone_age-declined-card = The card stays; your figure goes home.
web-stone_age-declined-building = The building stays; your figure goes home.
web-stone_age-feed-need = Figures in your tribe: { $figures }. Food missing: { $missing }
web-stone_age-feed-pay =
    { $count ->
        [one] { $count } resource is handed in, and nobody goes hungry
       *[other] { $count } resources are handed in, and nobody goes hungry
    }
web-stone_age-feed-starve = You lose { stone_age-points } and keep your resources.
web-stone_age-kept = The card stays with you for a later round.

## Hands on the board

web-stone_age-own-line = My figures and goods
web-stone_age-pay-how = Tap or drag your goods to change what you pay
# $what is a symbol of culture.
web-stone_age-has = { $what }: { $count }
# $people is already "2 farmers".
web-stone_age-people = { $people }, times { $times }
