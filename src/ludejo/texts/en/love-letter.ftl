## Cards

love-letter-card-guard = Guard
    .acc = Guard
love-letter-card-spy = Spy
    .acc = Spy
love-letter-card-baron = Baron
    .acc = Baron
love-letter-card-handmaid = Handmaid
    .acc = Handmaid
love-letter-card-prince = Prince
    .acc = Prince
love-letter-card-king = King
    .acc = King
love-letter-card-countess = Countess
    .acc = Countess
love-letter-card-princess = Princess
    .acc = Princess

## What the cards do

love-letter-text-guard = Guess another player's card; you may not name the Guard. If you are right, that player is out of the round.
love-letter-text-spy = Secretly look at another player's card.
love-letter-text-baron = Secretly compare cards with another player. Whoever holds the lower one is out of the round; if they are equal, nothing happens.
love-letter-text-handmaid = Until your next turn begins, other players' cards can't touch you.
love-letter-text-prince = Choose any player, even yourself: that player discards their card without its effect and draws a new one.
love-letter-text-king = Swap the card left in your hand with another player's card.
love-letter-text-countess = If you also hold the King or a Prince, you must play her. She has no other effect.
love-letter-text-princess = Hold on to her: if you discard her, for whatever reason, you are out of the round.

## Reference card

love-letter-short-guard = Guess another player's card
love-letter-short-spy = Look at another player's card
love-letter-short-baron = Compare cards: the lower is out
love-letter-short-handmaid = Protection until your next turn
love-letter-short-prince = A player discards and draws
love-letter-short-king = Swap cards with another player
love-letter-short-countess = With King or Prince: play her
love-letter-short-princess = Discard her and you are out

## What happens

love-letter-event-dealt =
    { $face_up-count ->
        [0] Round { $round }: { $starter } goes first.
       *[other] Round { $round }: { $starter } goes first. Set aside face up: { $face_up }.
    }
love-letter-event-hand = You are dealt the { $card-acc }.
love-letter-event-turn = { $seat } begins their turn and draws a card.
love-letter-event-drew = You draw the { $card-acc }.
love-letter-event-played =
    { $at-is ->
        [none] { $seat } plays the { $card-acc }.
        [self] { $seat } plays the { $card-acc } on themselves.
       *[other]
            { $guess-is ->
                [none] { $seat } plays the { $card-acc } on { $at }.
               *[other] { $seat } plays the { $card-acc } on { $at } and names the { $guess-acc }.
            }
    }
love-letter-event-idle = Nobody can be chosen, so the { $card } has no effect.
love-letter-event-missed = Wrong guess: { $seat } doesn't hold the { $guess }.
love-letter-event-looked = You take a look: { $seat } holds the { $card-acc }.
love-letter-event-compared = For your eyes only: { $seats } hold { $cards }, in that order.
love-letter-event-tied = { $seats } hold equal cards: nothing happens.
love-letter-event-protected = { $seat } is protected until the start of their next turn.
love-letter-event-discarded = { $seat } discards the { $card-acc } by order of the Prince.
love-letter-event-redrew =
    { $aside ->
        [yes] The pile is empty: { $seat } takes the card set aside at the start of the round.
       *[no] { $seat } draws a new card.
    }
love-letter-event-swapped = { $seats } swap cards.
love-letter-event-got = You and { $seat } swap: you give the { $gave-acc } and get the { $card-acc }.
love-letter-event-out = { $seat } is out of the round and lays down the { $card-acc }, face up.
love-letter-event-round-over =
    { $end ->
        [last] Only one player is left in the round.
       *[showdown] The pile is empty and the cards are shown ({ $shown }).
    } { $winners-count ->
        [0] A complete tie: nobody gets a token.
        [one] { $winners } wins the round and gets a token.
       *[other] { $winners } share the round: each of them gets a token.
    }
love-letter-event-match-over =
    { $winners-count ->
        [one] The Princess makes her choice: { $winners } wins the game!
       *[other] The Princess can't choose: { $winners } win the game together!
    }

## Why a move is not possible

love-letter-refusal-not-held = The { $card } isn't in your hand: please play one of the two cards you hold.
love-letter-refusal-countess-first = You hold the Countess together with the King or a Prince, so she must be played; the { $card } has to wait.
love-letter-refusal-guessed-guard = A Guard may name any card except a Guard: please guess another one.
love-letter-refusal-no-such-seat = Nobody sits there at this table: please choose one of the players.
love-letter-refusal-at-yourself = The { $card } works only on another player, never on yourself.
love-letter-refusal-out-already = { $at } is already out of this round: only players still in it can be chosen.
love-letter-refusal-is-protected = { $at } is protected by the Handmaid until the start of their next turn and can't be chosen now.
love-letter-refusal-names-nobody = There is someone who can be chosen, so the { $card } needs a target: please choose another player.
love-letter-refusal-must-be-you = All other players in the round are protected, so you must play the Prince on yourself.
love-letter-refusal-not-your-turn = It is another player's turn: you can play a card only when your own turn comes.
love-letter-refusal-is-over = The game is already decided, so no more cards can be played.

## What somebody has at the end

love-letter-result = { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}

## Table options

love-letter-option-tokens = Tokens to win
    .help = How many tokens win the game: the usual number for the size of your group, or any number from 1 to 10.
love-letter-option-tokens-by-seats = 7, 5 or 4 tokens for 2, 3 or 4 players
love-letter-option-double-tie = Complete tie
    .help = Who gets a token if, at the end of a round, the highest cards are equal and so are the sums of the discards.
love-letter-option-double-tie-nobody = Nobody gets a token
love-letter-option-double-tie-shared = Each tied player gets a token
love-letter-option-first = Who starts
    .help = Who starts the first round. After that, the winner of a round starts the next.
love-letter-option-first-random = Picked at random
love-letter-option-first-seat-0 = The first seat

## Rules

love-letter-rule-LL-1 = Your card carries your love letter; a high value means a place close to the Princess. The deck has sixteen cards: one Princess (8), one Countess (7), one King (6), two Princes (5), two Handmaids (4), two Barons (3), two Spies (2) and five Guards (1). Some other editions call the Spy the Priest.
love-letter-rule-LL-2 = Two to four people play. For each round the cards are shuffled and the top one is set aside face down, unseen by anyone; with two players, three more are set aside face up and take no part in the round. Then everyone is dealt one card, which leaves a draw pile of 10, 12 or 11 cards for 2, 3 or 4 players.
love-letter-rule-LL-3 = Who starts the first round is decided at random; the table options offer the first seat instead. Each later round is started by the winner of the one before. Turns pass to the left.
love-letter-rule-LL-4 = On your turn you draw a card and then play one of your two: you discard it face up in front of you and it takes effect, even if that is bad for you. The cards you have discarded stay in front of you, in order, where all can see them.
love-letter-rule-LL-5 = If you are knocked out, you add the card in your hand to your discards, face up and without its effect. You are then out until the round ends.
love-letter-rule-LL-6 = A round ends at once when only one player is left in it; that player wins, even if there are still cards in the pile. Otherwise it goes on until someone ends a turn and the pile is empty.
love-letter-rule-LL-7 = If the pile has run out, all players still in the round show their cards, and the highest value wins. If several players have it, the winner is the one whose discards add up to the most; the card just played and cards discarded because of a Prince count too, but not the card in hand, nor any card set aside. The last player left in a round does not show their card, and the card set aside face down, unless someone had to take it, stays unknown.
love-letter-rule-LL-8 = If these sums are equal as well, nobody gets a token, and whoever started the round also starts the next. The table options offer another way: each of the tied players gets a token. Then the next round is started by the one of them who comes first in turn order, counting from the player who started the tied round, and players who reach the goal together win the game together.
love-letter-rule-LL-9 = The winner of a round gets one token. The game is won with 7, 5 or 4 tokens for 2, 3 or 4 players; the table options offer any other number from 1 to 10. All sixteen cards are shuffled again for every round.
love-letter-rule-LL-10 = The Guard (1) guesses: you choose another player who is in the round and not protected, and name any card except the Guard. If that player holds it, they are knocked out; if not, nothing happens. You never choose yourself: if all others are protected, the Guard has no effect.
love-letter-rule-LL-11 = The Spy (2) shows you, and only you, the card of another player who is in the round and not protected. If anyone can be chosen, you must choose; otherwise the Spy has no effect.
love-letter-rule-LL-12 = The Baron (3) compares: you and another player who is in the round and not protected secretly look at both your cards. Whoever holds the lower value is knocked out and lays that card face up; if the values are equal, nothing happens and both cards stay secret. Only the two of you see both cards; the others see who compares and, if someone is knocked out, that player's card.
love-letter-rule-LL-13 = The Handmaid (4) protects you: until the start of your next turn, other players' cards have no effect on you. The protection ends before you draw, and it never lasts into the next round.
love-letter-rule-LL-14 = You play the Prince (5) on any player in the round who is not protected, or on yourself, even if others can be chosen. That player discards their card without its effect and draws a new one that nobody else sees; if the pile is empty after your own draw, they take the card set aside face down at the start of the round. If the discarded card is the Princess, they are out and draw nothing. If all others are protected, you must choose yourself.
love-letter-rule-LL-15 = A card discarded because of a Prince never takes effect. The Princess is the only exception: whoever discards her is out of the round.
love-letter-rule-LL-16 = The King (6) swaps: you and another player who is in the round and not protected exchange the cards left in your hands, so each of you knows what the other now holds. If all others are protected, nothing happens. A Countess, King or Prince that comes to you through a swap, or as your new card after a Prince, matters only on your own next turn, when you hold two cards; a Princess does no harm while you hold her.
love-letter-rule-LL-17 = The Countess (7): if on your turn you hold her together with the King or a Prince, you must play her; you don't show the other card. You may also play her when nothing forces you, as a bluff, and if your other card is the Princess, the choice is yours. She has no effect when discarded. The duty to play her counts only on your own turn, when you hold two cards; the effect of a Prince, King or Guard never brings it about.
love-letter-rule-LL-18 = The Princess (8): whoever discards her, for whatever reason, is out of the round. Someone who is knocked out in another way while holding her simply lays her face up, and nothing more happens.
love-letter-rule-LL-19 = Players who are protected or out of the round can never be chosen. If all other players in the round are protected, a Guard, Spy, Baron or King is discarded without effect, and you must play a Prince on yourself.
love-letter-rule-LL-20 = You may also play a card that has nobody to choose: it simply does nothing.
love-letter-rule-LL-21 = The software takes care of honesty: when the Countess must be played it accepts no other card, and it answers every Guard truthfully.
love-letter-rule-LL-22 = If you hold a Prince and the Princess, you are free to play either, since the duty to play the Countess has nothing to do with them. If you play the Prince, better choose another player if you can. If all others are protected, you must play the Prince on yourself: you discard the Princess and are out.
love-letter-rule-LL-23 = When a Prince is played and the pile is empty, whoever has to draw takes the card set aside face down, and the round ends with that turn. So that card can be taken only once.
love-letter-rule-LL-24 = Everyone sees each card played, the player it is played on, the card a Guard names, the size of the pile and all discards in order. Only the players concerned see the card a Spy looks at, the two cards a Baron compares and the two cards a King swaps. Whoever is out of the round sees only what everyone sees.
