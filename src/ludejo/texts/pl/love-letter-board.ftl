## Whose turn, and what is expected

love-letter-board-round = Runda { $round }. { $goal ->
    [one] Do wygranej: jeden żeton.
    [few] Do wygranej: { $goal } żetony.
   *[many] Do wygranej: { $goal } żetonów.
}
love-letter-board-expect-card = Którą kartę zagrywasz?
love-letter-board-expect-target = Na kogo ją zagrywasz?
love-letter-board-expect-guess = Jaką kartę typujesz?
love-letter-board-expect-confirm = Gotowe: co zagrane, to zagrane.
love-letter-board-expect-out = Poza grą do końca rundy.
love-letter-board-next-target = Wybierz gracza
love-letter-board-next-guess = Wytypuj kartę

## At a seat

love-letter-board-can-aim = Do wyboru
love-letter-board-aimed = Wybrano
love-letter-board-protected = Pod ochroną
love-letter-board-out = Odpada
love-letter-board-tokens = Żetony: { $n } z { $goal }
love-letter-board-discards = Karty odrzucone
love-letter-board-known = W tej ręce widzisz: { $cards }
love-letter-board-aim = Wybierz: { $name }

## The middle of the table

love-letter-board-pile = { $n ->
    [0] Stos jest pusty
    [one] Jedna karta w stosie
    [few] { $n } karty w stosie
   *[many] { $n } kart w stosie
}
love-letter-board-aside = Odkryte, odłożone na bok

## The hand

love-letter-board-card = { $card }, { $value }. { $text }
love-letter-board-covered = zakryta
love-letter-board-must-wait = Musi poczekać: trzeba zagrać Hrabinę ({ $rule }).
love-letter-board-aims-at-nobody = { $card } to karta, której nie zagrywa się na nikogo.

## The move

love-letter-board-play = { $kind ->
    [self] Zagraj { $card } na siebie
    [at] Zagraj { $card } (cel: { $at })
    [guess] Zagraj { $card } (cel: { $at }) i wytypuj { $guess }
    [idle] Zagraj { $card } bez efektu
   *[plain] Zagraj { $card }
}
love-letter-board-unseen = { $n ->
    [0] wszystkie znane
    [one] { $n } nieznana
    [few] { $n } nieznane
   *[many] { $n } nieznanych
}
love-letter-board-seen-there = tam ją widzisz

## For one pair of eyes

love-letter-board-eyes = Tylko dla twoich oczu
love-letter-board-gave = Oddajesz
love-letter-board-got = Dostajesz
love-letter-board-put-away = Odłóż

## The end of a round

love-letter-board-round-over = Koniec rundy { $round }
love-letter-board-next-round = Następna runda
love-letter-board-not-shown = zakryta
love-letter-board-token-won = dostaje żeton
love-letter-board-sum = Suma odrzuconych: { $sum }

## Reference card

love-letter-board-copies = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[many] { $n } kart
}
