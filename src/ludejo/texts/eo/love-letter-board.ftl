## Whose turn, and what is expected

love-letter-board-round = Raŭndo { $round }. { $goal ->
    [one] Por venki: unu ĵetono.
   *[other] Por venki: { $goal } ĵetonoj.
}
love-letter-board-expect-card = Kiun karton vi ludas?
love-letter-board-expect-target = Kontraŭ kiu vi ludas ĝin?
love-letter-board-expect-guess = Kiun karton vi nomas?
love-letter-board-expect-confirm = Prete: kio estas ludita, tio restas ludita.
love-letter-board-expect-out = Ekster la ludo ĝis la fino de la raŭndo.
love-letter-board-next-target = Elektu ludanton
love-letter-board-next-guess = Nomu karton

## At a seat

love-letter-board-can-aim = Elektebla
love-letter-board-aimed = Elektita
love-letter-board-protected = Sub protekto
love-letter-board-out = Elfalis
love-letter-board-tokens = Ĵetonoj: { $n } el { $goal }
love-letter-board-discards = Forĵetitaj kartoj
love-letter-board-known = En ĉi tiu mano vi vidis: { $cards }
love-letter-board-aim = Elekti: { $name }

## The middle of the table

love-letter-board-pile = { $n ->
    [0] La stako estas malplena
    [one] Unu karto en la stako
   *[other] { $n } kartoj en la stako
}
love-letter-board-aside = Malkaŝe metitaj flanken

## The hand

love-letter-board-card = { $card }, { $value }. { $text }
love-letter-board-covered = kaŝita
love-letter-board-must-wait = Devas atendi: la Grafino estas ludenda ({ $rule }).
love-letter-board-aims-at-nobody = La { $card } estas ludata kontraŭ neniu.

## The move

love-letter-board-play = { $kind ->
    [self] Ludi la { $card } kontraŭ vi mem
    [at] Ludi la { $card } kontraŭ { $at }
    [guess] Ludi la { $card } kontraŭ { $at }, nomi la { $guess }
    [idle] Ludi la { $card } sen efiko
   *[plain] Ludi la { $card }
}
love-letter-board-unseen = { $n ->
    [0] neniu nevidita
    [one] { $n } nevidita
   *[other] { $n } neviditaj
}
love-letter-board-seen-there = tie vi vidis ĝin

## For one pair of eyes

love-letter-board-eyes = Nur por viaj okuloj
love-letter-board-gave = Vi donis
love-letter-board-got = Vi ricevis
love-letter-board-put-away = Formeti

## The end of a round

love-letter-board-round-over = Fino de la raŭndo { $round }
love-letter-board-next-round = Sekva raŭndo
love-letter-board-not-shown = ne montrita
love-letter-board-token-won = ricevas ĵetonon
love-letter-board-sum = Sumo de la forĵetitaj: { $sum }

## Reference card

love-letter-board-copies = { $n ->
    [one] unu karto
   *[other] { $n } kartoj
}
