# The shared screen: how far the end is, what one holds, and a sentence for newcomers under each question.

web-table-ending =
    { $kind ->
        [rounds] { $left ->
            [0] This is the last round
            [one] { $left } more round after this one
           *[other] { $left } more rounds after this one
        }
        [stack] { $left ->
            [one] The game ends when a stack of buildings is empty: the lowest one has { $left } tile
           *[other] The game ends when a stack of buildings is empty: the lowest one has { $left } tiles
        }
        [cards] { $left ->
            [one] The game ends when the cards run out: { $left } card is left in the deck
           *[other] The game ends when the cards run out: { $left } cards are left in the deck
        }
        [pile] { $left ->
            [one] The round ends when nobody has a card any more: { $left } card is left to draw
           *[other] The round ends when nobody has a card any more: { $left } cards are left to draw
        }
       *[other] Left until the end: { $left }
    }
web-table-projected =
    { $points ->
        [one] If the game ended now: { $points } point
       *[other] If the game ended now: { $points } points
    }
web-table-goods = What I have
web-table-asks = { $name }, it is your turn:
web-table-said = { $name }: { $said }
web-table-read-chat = Open the chat
web-settings-newcomer = Explain questions
web-settings-newcomer-about = One sentence under each question. It goes by itself after some games.
web-settings-newcomer-choice =
    { $newcomer ->
        [first] In my first games
        [always] Always
       *[never] Never
    }

## Saboteur: The Lost Mines

web-mines-found = Treasures found: { $count }
