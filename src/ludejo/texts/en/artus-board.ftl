## Whose turn, and what is expected

artus-board-round = Round { $round } of { $rounds }
artus-board-placing = Placing Knights
artus-board-over = The game is over
artus-board-now-place = places a Knight
artus-board-now-play = { $left ->
    [2] plays two cards
   *[other] plays a card
}
artus-board-now-draw = draws a card
artus-board-expect-chair = Choose an empty chair
artus-board-expect-card = { $left ->
    [2] Play the first of two cards
   *[other] Play a card
}
artus-board-expect-way = What should the joker do?
artus-board-expect-piece = Which piece?
artus-board-expect-goal = To which chair?
artus-board-expect-knights = Which Knights count?
artus-board-expect-pile = { $left ->
    [2] Draw two cards, one after the other
   *[other] Draw a card
}
artus-board-expect-confirm = Ready
artus-board-next-chair = Choose a chair
artus-board-next-way = Choose what it does
artus-board-next-piece = Choose a piece
artus-board-next-goal = Choose a chair
artus-board-next-knights = Choose your Knights
artus-board-next-pile = Choose a pile
artus-board-next-plate = then at the plate { $value }
artus-board-crown-there = and the crown goes there

## At a seat

artus-board-points = { $n ->
    [one] point
   *[other] points
}
artus-board-chips = { $n ->
    [one] One chip of 50
   *[other] { $n } chips of 50
}
artus-board-to-place = { $n ->
    [0] All Knights placed
    [one] One Knight to place
   *[other] { $n } Knights to place
}
artus-board-in-hand = In hand
artus-board-in-piles = In piles
artus-board-played = Played
artus-board-to-come = In hand or in the piles
artus-board-none = None
artus-board-known = What everybody knows
artus-board-track = Score track. { $scores }

## The table

artus-board-table = The round table
artus-board-king = King
artus-board-crown = crown
artus-board-empty = empty
artus-board-knight-of = Knight of { $owner }
artus-board-royal = { $royal }, { $rings ->
    [one] one ring
   *[other] { $rings } rings
}
artus-board-chair = Chair { $chair }, plate { $plate }{ $carpet ->
    [yes] , carpet
   *[no] {""}
}: { $who }
artus-board-offered = { $chair } (can be chosen)

## The hand and the piles

artus-board-pile-knight = Knight cards
artus-board-pile-king = King cards
artus-board-pile-scoring = Scoring cards
artus-board-pile-knight-help = Eight for each player. They differ in how far they go.
artus-board-pile-king-help = Eight for each player: four to move a Prince or the King, four rings.
artus-board-pile-scoring-help = Six for each player, in the advanced game only.
artus-board-covered-card = Card { $n }, face down: { $pile }
artus-board-drawn = { $card }, just drawn
artus-board-left = { $n } left

## The move, and what comes of it

artus-board-way-move = Move a piece
artus-board-way-ring = Give a ring
artus-board-way-score = Best Knight
artus-board-do-place = Place a Knight at the plate { $value }
artus-board-do-draw = Draw a { $pile }
artus-board-do-move = { $piece } { $steps } { $way ->
    [back] back
   *[forward] forward
}
artus-board-do-ring = Ring for the { $royal }
artus-board-do-best = Best Knight
artus-board-then-push = { $who ->
    [own] pushes your own Knight back { $n }
    [knight] pushes a Knight of { $owner } back { $n }
    [king] pushes the King back { $n }
   *[prince] pushes the { $piece } back { $n }
}
artus-board-then-crowned = the { $royal } becomes King
artus-board-then-turns = the disc turns

## What happened

artus-board-deed = { $seat }: { $what }
artus-board-deeds = What happened last
artus-board-earlier = Earlier
artus-board-later = Later

## Why not here

artus-board-choose-piece = Nobody sits there: please choose a piece that this card is for.
artus-board-out-of-reach = This chair is not in reach of the card: please choose one of the marked chairs.
artus-board-not-yours = This Knight belongs to another player: your cards are for your own Knights.
artus-board-only-knights = This card is for your own Knights: please choose one of those.
artus-board-only-royals = This card is for Princes or the King: please choose one of those.
artus-board-only-princes = A ring is for a Prince: please choose a marked one.
artus-board-nothing-to-choose = There is nothing left to choose: please use the button below, or take another card.
artus-board-other-colour = This card is for the other colour: please choose a marked piece.

## The end

artus-board-source = Points from
artus-board-source-knights = Knights moved
artus-board-source-royals = Princes moved
artus-board-source-rings = Rings
artus-board-source-cards = Scoring cards
artus-board-source-penalties = Penalties
artus-board-source-sum = Points

## The cards in words

artus-board-text-knight = Move one of your Knights { $range } { $most ->
   *[other] chairs
} { $way ->
    [both] forward or backward
   *[forward] forward
}; score the plate it leaves.
artus-board-text-royal = Move { $who ->
    [silver] a silver Prince or a silver King
    [bronze] a bronze Prince or a bronze King
   *[any] any Prince or the King
} { $range } { $most ->
   *[other] chairs
} { $way ->
    [both] forward or backward
   *[forward] forward
}; you score the plate a Prince leaves, and nothing for the King.
artus-board-text-ring = Give a ring to { $who ->
    [silver] a silver Prince
    [bronze] a bronze Prince
   *[any] any Prince
}; score his plate. With three rings he is King.
artus-board-text-score-all = Score the plates of all your Knights.
artus-board-text-score-reversed = Score the plates of all your Knights with the sign reversed.
artus-board-text-score-colours = Score one Knight each at green, yellow and red; if you can't: { $penalty }.
artus-board-text-score-carpet = Score two Knights on the carpet; if you can't: { $penalty }.
artus-board-text-score-red = Score three Knights at red; if you can't: { $penalty }.
artus-board-text-joker = Move your Knight, a Prince or the King 1–3 forward; or give a ring; or score your best Knight.

## Reference card

artus-board-point-leave = You score the plate of the chair your piece leaves: move away from the good ones in time.
artus-board-point-push = If somebody sits where your piece ends, that one goes back to the first empty chair.
artus-board-point-king = Whenever the King changes his chair, the disc turns and every plate with it.
artus-board-point-ring = A Prince with three rings becomes King.
artus-board-point-turn = Play one card and draw one (advanced game: two and two). Nobody can pass.
artus-board-plates = The plates, counter-clockwise from the King

## Examples of the rulebook

artus-board-example-a1 = Example A: the Knight with the triangle goes 5 forward and scores 5. The King has to give way, two chairs back, and the disc turns.
artus-board-example-a2 = Example A: 4 forward, also 5 points. The Knight with the star goes one chair back.
artus-board-example-a3 = Example A: 3 forward over everybody, to an empty chair. It scores the 5 it leaves, and nobody has to move.
artus-board-example-b = Example B: 3 back, 5 points. The Knight with the circle is pushed seven chairs back, past everybody, to the first empty chair.
artus-board-example-c = Example C: the third ring for the silver Prince scores 3. He is King, and the disc turns to him.
artus-board-example-d = Example D: “All Knights” for the circle: 7 + 6 + 2 − 1 = 14. The other colours get 2, 1 and −13.
artus-board-example-e = Example E: “Green, yellow, red” for the star: 10 + 0 − 3 = 7. Nobody else has all three, so it would be −15.
artus-board-example-f = Example F: “Two on the carpet” for the star: −3 + 0 = −3. The third one there, at −5, is ignored.
artus-board-example-g = Example G: “Three on red” for the diamond: −2 − 4 − 7 = −13. Without three of them it would be −50.
