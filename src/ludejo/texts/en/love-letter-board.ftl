## Whose turn, and what is expected

love-letter-board-round = Round { $round }. { $goal ->
    [one] One token wins.
   *[other] { $goal } tokens win.
}
love-letter-board-expect-card = Which card do you play?
love-letter-board-expect-target = On whom do you play it?
love-letter-board-expect-guess = Which card do you name?
love-letter-board-expect-confirm = Ready: what is played stays played.
love-letter-board-expect-out = Out until this round ends.
love-letter-board-next-target = Choose a player
love-letter-board-next-guess = Name a card

## At a seat

love-letter-board-can-aim = Choose?
love-letter-board-aimed = Chosen
love-letter-board-protected = Protected
love-letter-board-out = Out
love-letter-board-tokens = Tokens: { $n } of { $goal }
love-letter-board-discards = Discards
love-letter-board-known = In this hand you saw: { $cards }
love-letter-board-aim = Choose { $name }

## The middle of the table

love-letter-board-pile = { $n ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $n } cards in the pile
}
love-letter-board-aside = Set aside face up

## The hand

love-letter-board-card = { $card }, { $value }. { $text }
love-letter-board-covered = face down
love-letter-board-must-wait = Has to wait: the Countess must be played ({ $rule }).
love-letter-board-aims-at-nobody = The { $card } isn't played on anybody.

## The move

love-letter-board-play = { $kind ->
    [self] Play the { $card } on yourself
    [at] Play the { $card } on { $at }
    [guess] Play the { $card } on { $at }, name the { $guess }
    [idle] Play the { $card } without effect
   *[plain] Play the { $card }
}
love-letter-board-unseen = { $n ->
    [0] none unseen
   *[other] { $n } unseen
}
love-letter-board-seen-there = you saw it there

## For one pair of eyes

love-letter-board-eyes = For your eyes only
love-letter-board-gave = You gave
love-letter-board-got = You got
love-letter-board-put-away = Put away

## The end of a round

love-letter-board-round-over = End of round { $round }
love-letter-board-next-round = Next round
love-letter-board-not-shown = not shown
love-letter-board-token-won = gets a token
love-letter-board-sum = Sum of discards: { $sum }

## Reference card

love-letter-board-copies = { $n ->
    [one] one card
   *[other] { $n } cards
}
