## The two games

artus-kind-basic = Basic game
artus-kind-advanced = Advanced game

## Pieces and piles

artus-piece-knight = Knight
    .acc = Knight
artus-piece-silver-1 = silver Prince
    .acc = silver Prince
artus-piece-silver-2 = silver Prince
    .acc = silver Prince
artus-piece-bronze-1 = bronze Prince
    .acc = bronze Prince
artus-piece-bronze-2 = bronze Prince
    .acc = bronze Prince
artus-royal-silver-1 = silver Prince
    .acc = silver Prince
artus-royal-silver-2 = silver Prince
    .acc = silver Prince
artus-royal-bronze-1 = bronze Prince
    .acc = bronze Prince
artus-royal-bronze-2 = bronze Prince
    .acc = bronze Prince
artus-pile-knight = knight card
    .acc = knight card
artus-pile-king = king card
    .acc = king card
artus-pile-scoring = scoring card
    .acc = scoring card

## Cards

artus-card-knight-1-4 = Knight 1–4
artus-card-knight-2-5 = Knight 2–5
artus-card-knight-3-6 = Knight 3–6
artus-card-knight-4-7 = Knight 4–7
artus-card-knight-5-8 = Knight 5–8
artus-card-knight-6-9 = Knight 6–9
artus-card-knight-7-9 = Knight 7–9
artus-card-knight-1-5 = Knight ±1–5
artus-card-silver-1-7 = Silver 1–7
artus-card-bronze-1-7 = Bronze 1–7
artus-card-royal-4-8 = Prince or King 4–8
artus-card-royal-1-5 = Prince or King ±1–5
artus-card-ring-silver = Ring for silver
artus-card-ring-bronze = Ring for bronze
artus-card-ring-any = Ring for any Prince
artus-card-score-all = All Knights
artus-card-score-reversed = All Knights, reversed
artus-card-score-colours = Green, yellow, red
artus-card-score-carpet = Two on the carpet
artus-card-score-red = Three on red
artus-card-joker = Joker

## What happens

artus-event-began = { $kind }. { $first } will have the first turn; before that, all place their Knights in reverse order.
artus-event-dealt = Your cards: { $cards }.
artus-event-placed = { $seat } places a Knight at the plate { $value }.
artus-event-played = { $seat } plays “{ $card }”.
artus-event-scored =
    { $reason ->
        [left] { $seat } scores the chair just left: { $points }. Score now: { $score }.
        [ring] { $seat } scores the chair of the Prince who gets the ring: { $points }. Score now: { $score }.
        [best] { $seat } scores the best Knight: { $points }. Score now: { $score }.
        [penalty] { $seat } does not have the Knights this card asks for: { $points }. Score now: { $score }.
       *[knights] { $seat } scores Knights: { $points }. Score now: { $score }.
    }
artus-event-moved =
    { $seat } moves { $is_king ->
        [yes] the King
       *[no] a { $piece-acc }
    } { $steps ->
        [one] one chair
       *[other] { $steps } chairs
    } { $way ->
        [back] backward
       *[forward] forward
    }.
artus-event-displaced =
    { $owner-is ->
        [none]
            { $is_king ->
                [yes] The King
               *[no] A { $piece }
            }
       *[other] A Knight of { $owner }
    } has to give way: { $back ->
        [one] one chair
       *[other] { $back } chairs
    } counter-clockwise.
artus-event-ringed =
    { $seat } adds a ring: now the { $royal } has { $rings ->
        [one] one
       *[other] { $rings }
    }.
artus-event-crowned = Three rings: the { $royal } is King! The old King keeps one ring.
artus-event-turned = The disc turns, so that the crown lies before the King.
artus-event-drew = { $seat } draws a { $pile-acc }.
artus-event-took = You draw “{ $card }”.
artus-event-over =
    The last card is played. { $winners-count ->
        [one] { $winners } wins!
       *[other] { $winners } win together!
    } Points: { $scores }.

## Why a move is not possible

artus-refusal-place-first = First all Knights take their seats: please choose an empty chair.
artus-refusal-taken = Somebody sits there already: please choose an empty chair.
artus-refusal-all-placed = All Knights are placed; from now on cards move them.
artus-refusal-play-first = You draw only after playing: please play a card first.
artus-refusal-draw-first = Before the next turn you have to draw: please choose one of your piles.
artus-refusal-empty-pile = This pile has no cards: please draw from another one.
artus-refusal-not-held = You don't have “{ $card }” in your hand: please play one of your own cards.
artus-refusal-no-knight = You don't have that many Knights at the table: please choose another one.
artus-refusal-king-ring = The King never gets another ring: please choose a Prince.
artus-refusal-not-colours = This card counts one Knight each at a green, a yellow and a red plate: please choose three like that.
artus-refusal-not-carpet = This card counts only Knights on the carpet: please choose two of those.
artus-refusal-not-red = This card counts only Knights at red plates: please choose three of those.
artus-refusal-must-score = You have the Knights this card asks for, so you must score them; please choose which.
artus-refusal-not-your-turn = It is another player's turn: please wait for your own.
artus-refusal-is-over = The game is already decided, so no more cards can be played.

## What somebody has at the end

artus-result = { $size ->
    [one] { $points } point
   *[other] { $points } points
}

## Table options

artus-option-game = Game
    .help = The basic game has one card a turn and 16 rounds. The advanced game has two cards a turn, 11 rounds, and scoring cards as a third pile.
artus-option-game-basic = Basic
artus-option-game-advanced = Advanced
artus-option-first = Who starts
    .help = Who has the first turn. The rulebook asks for the oldest player. Knights are placed in reverse order, so this player is the last to place.
artus-option-first-random = Picked at random
artus-option-first-seat-0 = The first seat
artus-option-knight-cards = Unknown knight cards
    .help = Five of the eight knight cards are documented: 1–4, 2–5, 3–6, 7–9 and ±1–5. The other three are our choice; if you own the game you may come closer to it here.
artus-option-knight-cards-rising = 4–7, 5–8 and 6–9
artus-option-knight-cards-low = 1–4, 2–5 and 3–6 a second time
artus-option-knight-cards-high = 5–8, 6–9, and 7–9 a second time
artus-option-ring-cards = Ring cards
    .help = Each player has four ring cards. How many are for silver, for bronze and for any Prince is not documented.
artus-option-ring-cards-even = One silver, one bronze, two for any
artus-option-ring-cards-silver = Two silver, one bronze, one for any
artus-option-ring-cards-bronze = One silver, two bronze, one for any
artus-option-ring-cards-coloured = Two silver, two bronze
artus-option-carpet = Carpets
    .help = Where the two carpets of three chairs lie. It matters only for the scoring card “Two on the carpet”.
artus-option-carpet-crown = Around the first King's chair, and opposite
artus-option-carpet-side = Around the chairs a quarter turn from there

## Rules

artus-rule-AR-1 = Around the table stand 28 chairs. Before each of them lies one of the 28 plates of a disc that can turn.
artus-rule-AR-2 = Counter-clockwise from the crown the plates are 10, then 8 down to 1, then −1 down to −15, then three zeros. There is no 9.
artus-rule-AR-3 = Plates above zero are green, those below zero red, and the three zeros yellow. At the crown plate only the King ever sits, so no Knight scores there.
artus-rule-AR-4 = The rulebook we have shows no picture of the disc. Of all the orders of plates that were possible, only this one fits every worked example and what reviewers wrote.
artus-rule-AR-5 = We number the chairs clockwise from 0; forward means clockwise. What a chair is worth depends only on how far it is from the King.
artus-rule-AR-6 = Four chairs bear a crown and divide the circle into quarters. The one with the larger crown is chair 0.
artus-rule-AR-7 = Two carpets lie opposite each other, under three neighbouring chairs each. That they lie around the first King's chair and the one opposite is our choice; an expert option moves them.
artus-rule-AR-8 = Once the pieces are set up, the crowns on the chairs mean nothing any more. The carpets matter for one scoring card alone.
artus-rule-AR-9 = There are 24 Knights in four colours, two silver and two bronze Princes, 10 rings, 12 chips of 50 points, and 22 cards for each player.
artus-rule-AR-10 = The Princes begin on the chairs with crowns, equal colours opposite each other. The one on the larger crown is King and has three rings, the others have one each; four rings are spare. We let silver begin as King, which makes no difference. The disc is turned so that the crown lies before the King.
artus-rule-AR-11 = With two or three players everyone has five Knights at the table, with four players four. One more marks the score.
artus-rule-AR-12 = In the basic game scoring cards stay in the box; everyone shuffles the knight cards and the king cards as two piles and draws two of each. In the advanced game the six scoring cards are a third pile, everyone draws three knight and three king cards, and scoring cards may be drawn from the first round on.
artus-rule-AR-13 = You see your cards before the Knights are placed. The player to the right of whoever starts places one Knight on any empty chair, then it goes on counter-clockwise until all Knights are placed; in each pass the one who starts is the last. After that, play goes clockwise. Who starts is drawn by lot, unless the table options say otherwise; the rulebook asks for the oldest player.
artus-rule-AR-14 = With two, three or four players there are 14, 19 or 20 pieces at the table, so 14, 9 or 8 chairs stay empty.
artus-rule-AR-15 = Of your eight knight cards seven move a Knight forward, by a number of chairs you pick from the card's range; ±1–5 moves it one to five chairs forward or backward. 1–4, 2–5, 3–6, 7–9 and ±1–5 are documented. 4–7, 5–8 and 6–9 are our choice; an expert option changes them.
artus-rule-AR-16 = Four of your king cards move a Prince or the King: silver 1–7, bronze 1–7, any 4–8, and any ±1–5, forward or backward. Bronze 1–7 is inferred from silver 1–7.
artus-rule-AR-17 = The other four king cards are for rings: one for silver, one for bronze, two for any Prince. This split is inferred; an expert option changes it.
artus-rule-AR-18 = The six scoring cards: all your Knights; all your Knights with the sign reversed; one Knight each at green, yellow and red, or else −15; two Knights on the carpet, or else −25; three Knights at red, or else −50; and the joker.
artus-rule-AR-19 = Basic game: in each of 16 rounds you play one card and then draw one from either pile. Advanced game: in each of 11 rounds you play two cards, one after the other, then draw one, look at it, and draw the second, from any piles. You choose the second card when the first is fully resolved (our choice). You must draw as long as a pile has cards; when all piles are empty, the hands are played out. Cards played are out of the game.
artus-rule-AR-20 = There is no passing: a card must be played, and its move made. Every card can always be played.
artus-rule-AR-21 = A knight card moves one of your own Knights, and you score the plate of the chair it leaves. A king card that moves a Prince scores for you in the same way; moving the King scores nothing.
artus-rule-AR-22 = A piece passes over all others. Only the chair where it ends matters.
artus-rule-AR-23 = If somebody sits there, whoever it is, that piece is displaced: it goes to the first empty chair counter-clockwise, which may be the one just left. Nobody else moves, and displaced pieces score nothing.
artus-rule-AR-24 = Displaced pieces go counter-clockwise also when the move was backward.
artus-rule-AR-25 = When the King moves or is displaced, the disc turns at once, so that the crown lies before him. Within one card the order is: score, move, displace, crown, turn. So points are always counted before the disc turns.
artus-rule-AR-26 = A ring card puts one spare ring on a Prince of its colour, never on the King. You score the plate of that Prince's chair, also for his third ring. Nobody moves.
artus-rule-AR-27 = With his third ring a Prince becomes King at once. The old King keeps one ring, the other two become spare again, and the disc turns.
artus-rule-AR-28 = Rings never run out: the King has three and the others two at most, so there is always one to spare.
artus-rule-AR-29 = Scores may be negative. For every full 50 points you have a chip; it goes back when you drop below. Chips are for show and are never lacking (our choice).
artus-rule-AR-30 = If you can do what a scoring card asks for, you must, even if the penalty were cheaper; but you choose which Knights count. The penalty comes only when you can't.
artus-rule-AR-31 = All Knights means all four or five you have at the table. Only your own Knights ever count.
artus-rule-AR-32 = If more Knights fit than a card asks for, the others are ignored.
artus-rule-AR-33 = With the joker you do one of three things: move one of your Knights, any Prince or the King one to three chairs forward; or give a ring to any Prince; or score your best Knight, the one at the highest plate, where it stands. All else is as usual.
artus-rule-AR-34 = After the last turn of the last round, whoever has the most points wins. Equal scores share the win.
artus-rule-AR-35 = Everybody sees how large all piles are, of which kinds the cards in each hand are (our choice: the backs differ), what was played, the rings and the scores. Hidden are the faces of the cards in hand and the order of the piles.
