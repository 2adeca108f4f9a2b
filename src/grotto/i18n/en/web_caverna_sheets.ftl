# Sheets of Caverna in the browser: tray, catalogue of furnishings, harvest, scoring pad.

web-caverna-sheet-close = Put away

# ---- tray ----

web-caverna-tray = Exchange
web-caverna-tray-title = Rubies and exchanges
web-caverna-tray-have = You have
web-caverna-tray-would = You would have
web-caverna-tray-nothing = You have nothing to exchange.
web-caverna-tray-later = You can exchange when it is your turn.
web-caverna-tray-not-now = Nothing can be exchanged at this moment.
web-caverna-shelf =
    { $shelf ->
        [ruby] For rubies
        [food] Into food
        [exchange] With your furnishings
       *[weapon] Weapons into food
    }
web-caverna-tray-tile =
    { $tile ->
        [meadow] Lay a meadow
        [field] Lay a field
        [tunnel] Lay a tunnel
       *[cavern] Lay a cavern
    }
web-caverna-coins = How much gold becomes food?
web-caverna-less = Less
web-caverna-more = More
web-caverna-missed = Only just missing: { $missing }
web-caverna-amounts-none = nothing

# ---- furnishings ----

web-caverna-catalogue = Furnishings
web-caverna-catalogue-asked = Furnish a cavern
web-caverna-catalogue-kind = Kind
web-caverna-catalogue-all = All
web-caverna-colour =
    { $colour ->
        [orange] Dwellings
        [green] Green
       *[yellow] Yellow
    }
web-caverna-affordable = Affordable
web-caverna-catalogue-search = Find a tile
web-caverna-catalogue-none = No tile is like that.
web-caverna-catalogue-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-caverna-tile-price = Costs you { $price }
web-caverna-tile-printed = Printed price: { $price }
web-caverna-tile-free = free
web-caverna-tile-missing = Missing: { $missing }
web-caverna-tile-scores =
    { $points ->
        [0] No points for you now
        [one] { $points } point for you now
       *[other] { $points } points for you now
    }
web-caverna-tile-gets = At once: { $goods }
web-caverna-tile-owned = Owned by { $names }
web-caverna-furnish-where = Where?
web-caverna-furnish-pay = Pay with
web-caverna-furnish-here = Furnish { $cell }
web-caverna-furnish-best = best place
web-caverna-other-answers = Or instead

# ---- harvest ----

web-caverna-harvest = Harvest
web-caverna-phase =
    { $phase ->
        [work] Work
        [fields] Fields
        [feeding] Feeding
       *[breeding] Breeding
    }
web-caverna-harvest-reaped = You have reaped { $goods }.
web-caverna-harvest-reaps = Your fields bring { $goods }.
web-caverna-harvest-no-crops = Your fields bring nothing.
web-caverna-harvest-need = Needed: { $need } food. You have { $held }.
web-caverna-harvest-fed = Your family is fed.
web-caverna-harvest-saved = Donkeys in mines save { $saved } food.
web-caverna-harvest-born = To be born: { $animals }.
web-caverna-harvest-none-born = No animals will be born.
web-caverna-harvest-no-room = There is not room for all newborn animals. Choose which to keep.
web-caverna-harvest-which = Which part do you leave out?
web-caverna-feed-plan-loss =
    { $points ->
        [one] That costs { $points } point.
       *[other] That costs { $points } points.
    }
web-caverna-feed-plan-free = That costs no points.
web-caverna-feed-agree = Agree
web-caverna-feed-short =
    { $count ->
        [one] { $count } food is missing.
       *[other] { $count } food are missing.
    }
web-caverna-feed-wait = Looking for the best meal …
web-caverna-feed-otherwise = Feed otherwise
web-caverna-feed-make = Make food first
web-caverna-feed-beg = Pay less and beg
web-caverna-feed-begs =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
web-caverna-feed-sure =
    { $count ->
        [one] Really take { $count } begging marker? It costs { $points } points at the end.
       *[other] Really take { $count } begging markers? They cost { $points } points at the end.
    }
web-caverna-feed-yes = Yes, beg
web-caverna-feed-no = No

# ---- scoring pad ----

web-caverna-pad = Scoring pad
web-caverna-pad-now = If the game ended now
web-caverna-pad-end = At the end of the game
web-caverna-pad-line = Line
web-caverna-pad-details = Show what every line consists of
web-caverna-pad-wait = Counting …
web-caverna-portion =
    { $key ->
        [supply] in the supply
        [fields] on fields
       *[begging] begging markers
    }
web-caverna-portion-told = { $name }: { $count }
web-caverna-portion-points = { $told } ({ $points })

# ---- in words ----

web-caverna-words-supply = Furnishings that can be had: { $tiles }.
web-caverna-words-none = No furnishings are left.
