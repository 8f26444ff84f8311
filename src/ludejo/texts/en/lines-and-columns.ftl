## Objects and colours

lines-and-columns-object-car = car
lines-and-columns-object-glass = glass
lines-and-columns-object-die = die
lines-and-columns-object-book = book
lines-and-columns-object-chair = chair
lines-and-columns-object-table = table
lines-and-columns-object-vase = vase
lines-and-columns-colour-white = white
lines-and-columns-colour-blue = blue
lines-and-columns-colour-brown = brown
lines-and-columns-colour-yellow = yellow
lines-and-columns-colour-black = black
lines-and-columns-colour-red = red
lines-and-columns-colour-green = green
lines-and-columns-colour-violet = violet

## Cards

lines-and-columns-card-white-car = white car
    .acc = white car
lines-and-columns-card-blue-car = blue car
    .acc = blue car
lines-and-columns-card-brown-car = brown car
    .acc = brown car
lines-and-columns-card-yellow-car = yellow car
    .acc = yellow car
lines-and-columns-card-black-car = black car
    .acc = black car
lines-and-columns-card-red-car = red car
    .acc = red car
lines-and-columns-card-green-car = green car
    .acc = green car
lines-and-columns-card-violet-car = violet car
    .acc = violet car
lines-and-columns-card-white-glass = white glass
    .acc = white glass
lines-and-columns-card-blue-glass = blue glass
    .acc = blue glass
lines-and-columns-card-brown-glass = brown glass
    .acc = brown glass
lines-and-columns-card-yellow-glass = yellow glass
    .acc = yellow glass
lines-and-columns-card-black-glass = black glass
    .acc = black glass
lines-and-columns-card-red-glass = red glass
    .acc = red glass
lines-and-columns-card-green-glass = green glass
    .acc = green glass
lines-and-columns-card-violet-glass = violet glass
    .acc = violet glass
lines-and-columns-card-white-die = white die
    .acc = white die
lines-and-columns-card-blue-die = blue die
    .acc = blue die
lines-and-columns-card-brown-die = brown die
    .acc = brown die
lines-and-columns-card-yellow-die = yellow die
    .acc = yellow die
lines-and-columns-card-black-die = black die
    .acc = black die
lines-and-columns-card-red-die = red die
    .acc = red die
lines-and-columns-card-green-die = green die
    .acc = green die
lines-and-columns-card-violet-die = violet die
    .acc = violet die
lines-and-columns-card-white-book = white book
    .acc = white book
lines-and-columns-card-blue-book = blue book
    .acc = blue book
lines-and-columns-card-brown-book = brown book
    .acc = brown book
lines-and-columns-card-yellow-book = yellow book
    .acc = yellow book
lines-and-columns-card-black-book = black book
    .acc = black book
lines-and-columns-card-red-book = red book
    .acc = red book
lines-and-columns-card-green-book = green book
    .acc = green book
lines-and-columns-card-violet-book = violet book
    .acc = violet book
lines-and-columns-card-white-chair = white chair
    .acc = white chair
lines-and-columns-card-blue-chair = blue chair
    .acc = blue chair
lines-and-columns-card-brown-chair = brown chair
    .acc = brown chair
lines-and-columns-card-yellow-chair = yellow chair
    .acc = yellow chair
lines-and-columns-card-black-chair = black chair
    .acc = black chair
lines-and-columns-card-red-chair = red chair
    .acc = red chair
lines-and-columns-card-green-chair = green chair
    .acc = green chair
lines-and-columns-card-violet-chair = violet chair
    .acc = violet chair
lines-and-columns-card-white-table = white table
    .acc = white table
lines-and-columns-card-blue-table = blue table
    .acc = blue table
lines-and-columns-card-brown-table = brown table
    .acc = brown table
lines-and-columns-card-yellow-table = yellow table
    .acc = yellow table
lines-and-columns-card-black-table = black table
    .acc = black table
lines-and-columns-card-red-table = red table
    .acc = red table
lines-and-columns-card-green-table = green table
    .acc = green table
lines-and-columns-card-violet-table = violet table
    .acc = violet table
lines-and-columns-card-white-vase = white vase
    .acc = white vase
lines-and-columns-card-blue-vase = blue vase
    .acc = blue vase
lines-and-columns-card-brown-vase = brown vase
    .acc = brown vase
lines-and-columns-card-yellow-vase = yellow vase
    .acc = yellow vase
lines-and-columns-card-black-vase = black vase
    .acc = black vase
lines-and-columns-card-red-vase = red vase
    .acc = red vase
lines-and-columns-card-green-vase = green vase
    .acc = green vase
lines-and-columns-card-violet-vase = violet vase
    .acc = violet vase

## What happens

lines-and-columns-event-dealt =
    { $undealt ->
        [0] { $dealer } deals all cards. Objects: { $objects }. Colours: { $colours }.
        [one] { $dealer } deals; one card stays aside, unseen. Objects: { $objects }. Colours: { $colours }.
       *[other] { $dealer } deals; { $undealt } cards stay aside, unseen. Objects: { $objects }. Colours: { $colours }.
    }
lines-and-columns-event-hand = Your cards: { $cards }.
lines-and-columns-event-passed = { $seat } has no card that fits and passes.
lines-and-columns-event-lays-all = { $seat } lays all remaining cards, one after the other!
lines-and-columns-event-laid =
    { $side ->
        [left] { $seat } lays the { $card-acc } at the left end of its row.
        [right] { $seat } lays the { $card-acc } at the right end of its row.
       *[other] { $seat } starts a row with the { $card-acc }.
    }
lines-and-columns-event-column =
    { $side ->
        [left] A new column on the left: { $colour }.
        [right] A new column on the right: { $colour }.
       *[other] The first column: { $colour }.
    }
lines-and-columns-event-over =
    { $end ->
        [out] The last card of a hand is on the table.
       *[stuck] Nobody can lay a card any more, so the fewest cards win.
    } { $winners-count ->
        [one] { $winners } wins!
       *[other] { $winners } win together!
    } Cards left: { $left }.

## Why a move is not possible

lines-and-columns-refusal-not-held = The { $card } is not in your hand: please lay one of your own cards.
lines-and-columns-refusal-green-first = The first card on the table has to be green, so the { $card } must wait.
lines-and-columns-refusal-no-row = This row is not there yet: only the { $card } can start it.
lines-and-columns-refusal-other-side = Not on this side: the colour of the { $card } has its column on the other side of green.
lines-and-columns-refusal-missing = Not yet: the { $card } is missing before it.
lines-and-columns-refusal-all-forbidden = At this table everybody lays one card at a time.
lines-and-columns-refusal-one-card = You have only one card left: simply lay it.
lines-and-columns-refusal-not-all = Not all of your cards can be laid one after the other now, so please lay a single one.
lines-and-columns-refusal-not-your-turn = It is another player's turn: you can lay a card only on your own.
lines-and-columns-refusal-is-over = The game is already decided, so no more cards can be laid.

## What somebody has at the end

lines-and-columns-result = { $size ->
    [0] no cards left
    [one] one card left
   *[other] { $size } cards left
}

## Table options

lines-and-columns-option-objects = Objects
    .help = The objects you pick are in the deck; chance adds the others it needs. If you pick more than there is room for, chance chooses among them. How many there are follows from the number of players.
lines-and-columns-option-objects-random = Picked at random
lines-and-columns-option-colours = Colours
    .help = The colours you pick are in the deck, and green always is; chance adds the others it needs. If you pick more than there is room for, chance chooses among them. How many there are follows from the number of players.
lines-and-columns-option-colours-random = Picked at random
lines-and-columns-option-undealt = Undealt cards
    .help = How many cards stay aside, unseen. Green ones are always dealt. With undealt cards a game can get stuck.
lines-and-columns-option-lay-all = Laying everything
    .help = Whether a player whose cards can all be laid one after the other may do so at once and win.
lines-and-columns-option-lay-all-allowed = Allowed
lines-and-columns-option-lay-all-forbidden = Always one card at a time
lines-and-columns-option-hint = Hint
    .help = Whether the game tells you, and only you, when you could lay everything.
lines-and-columns-option-hint-shown = Shown
lines-and-columns-option-hint-off = Everyone has to notice it alone
lines-and-columns-option-dealer = Dealer
    .help = Who deals. The player to the left of the dealer is the first to lay.
lines-and-columns-option-dealer-random = Picked at random
lines-and-columns-option-dealer-seat-0 = The first seat
lines-and-columns-option-dealer-seat-1 = The second seat
lines-and-columns-option-dealer-seat-2 = The third seat
lines-and-columns-option-dealer-seat-3 = The fourth seat
lines-and-columns-option-dealer-seat-4 = The fifth seat
lines-and-columns-option-dealer-seat-5 = The sixth seat
lines-and-columns-option-dealer-seat-6 = The seventh seat

## Rules

lines-and-columns-rule-LK-1 = Each of the 56 cards shows one of seven objects (car, glass, die, book, chair, table, vase) in one of eight colours (white, blue, brown, yellow, black, red, green, violet), and no two cards are the same.
lines-and-columns-rule-LK-2 = The deck depends on the number of players: 6 objects in 5 colours for three, 6 in 6 for four, 5 in 8 for five, 7 in 6 for six. We add 4 in 5 for two players and all cards for seven. Green is always among the colours, and no card of the chosen objects and colours is missing. Which they are is decided by chance unless the table options say otherwise.
lines-and-columns-rule-LK-3 = All cards are dealt out evenly. The player to the left of the dealer has the first turn; then the turn passes to the left.
lines-and-columns-rule-LK-4 = The table is opened with a green card. Whoever has none passes, and the first player in turn order who holds one must lay it. After that everybody takes normal turns, also those who passed.
lines-and-columns-rule-LK-5 = The cards form a table: each object has its row, each colour its column. A column holds the same colour in every row.
lines-and-columns-rule-LK-6 = A row is started by the green card of its object and by no other; that is possible at any time. In which order the rows lie does not matter.
lines-and-columns-rule-LK-7 = The order of the columns is not fixed beforehand but grows during play, to the left and to the right of green. No row may have a gap.
lines-and-columns-rule-LK-8 = Any card that is not green is laid at the left or right end of its row. If its colour has a column, that column must be the very next one. If its colour has none yet, the row must reach the edge of the table there; the card then opens a new column, on the side you choose if both are possible. A place whose column belongs to another colour is closed: the card of that colour is missing.
lines-and-columns-rule-LK-9 = On your turn you lay exactly one card, and you must lay one if you can. If none of your cards fits you pass; the game sees to it and tells everybody.
lines-and-columns-rule-LK-10 = The exception: if all the cards in your hand can be laid one after the other in some order, you may lay them all at once and win. Each card need only fit when its turn comes. It is all or nothing, and you need not do it. Only you are told that it is possible; the table options can switch off this hint, or the exception itself. A single last card is simply laid.
lines-and-columns-rule-LK-11 = The first player without cards wins, and the game ends at once. The others are ranked by the number of cards they still hold.
lines-and-columns-rule-LK-12 = As long as all cards are dealt, somebody can always lay one: a missing green card fits anywhere; if all rows are there and one of them is shorter than the table is wide, the card for its next column is still in a hand; and if all rows are equally long, any new colour fits.
lines-and-columns-rule-LK-13 = Playing everything out bears this out: small decks with every possible table, and many thousands of games with full ones, never get stuck. Most games end with a player laying several cards at once.
lines-and-columns-rule-LK-14 = The table options allow some cards to stay undealt; green ones never do. Then a game can get stuck: when all players pass one after the other it ends, and the fewest cards win. Players who have equally few share the win.
lines-and-columns-rule-LK-15 = Your cards are hidden from the others, but everybody sees how many you hold. For the next game the player to the left deals.
