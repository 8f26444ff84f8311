## Whose turn, and what is expected

lines-and-columns-board-expect-green = Zacznij od zielonej karty.
lines-and-columns-board-expect-card = Którą kartę wykładasz?
lines-and-columns-board-expect-place = Po lewej czy po prawej?
lines-and-columns-board-expect-confirm = Gotowe: co wyłożone, to wyłożone.
lines-and-columns-board-next-place = Wybierz miejsce

## At a seat

lines-and-columns-board-passed = Pas
lines-and-columns-board-dealer = Rozdaje

## The table

lines-and-columns-board-table = Linie i kolumny
lines-and-columns-board-here = Miejsce na: { $card }
lines-and-columns-board-start = Początek linii, na: { $card }
lines-and-columns-board-edge = { $side ->
    [left] Nowa kolumna po lewej, linia: { $object }
   *[right] Nowa kolumna po prawej, linia: { $object }
}
lines-and-columns-board-empty = Puste miejsce, linia: { $object }, kolumna: { $colour }
lines-and-columns-board-newcomers = Kolory bez kolumny: { $colours }
lines-and-columns-board-undealt = { $n ->
    [one] Jedna karta leży zakryta na boku.
    [few] { $n } karty leżą zakryte na boku.
   *[many] { $n } kart leży zakrytych na boku.
}
lines-and-columns-board-zoom = Wielkość tabeli
lines-and-columns-board-bigger = Powiększ
lines-and-columns-board-smaller = Pomniejsz

## The hand

lines-and-columns-board-card = { $fits ->
    [yes] { $card }, pasuje
   *[no] { $card }, musi poczekać
}
lines-and-columns-board-order = Układ kart w ręce
lines-and-columns-board-order-object = przedmioty
lines-and-columns-board-order-colour = kolory
lines-and-columns-board-order-fits = pasujące

## The move

lines-and-columns-board-lay = { $kind ->
    [left] Wyłóż po lewej: { $card }
    [right] Wyłóż po prawej: { $card }
   *[start] Zacznij linię: { $card }
}
lines-and-columns-board-left = Po lewej
lines-and-columns-board-right = Po prawej
lines-and-columns-board-all = Wyłóż wszystko
lines-and-columns-board-all-fit = Teraz pasują wszystkie twoje karty
lines-and-columns-board-all-order = Kolejność
lines-and-columns-board-all-do = Wyłóż karty ({ $n }) i wygraj

## Why not here

lines-and-columns-board-waits = Ta karta musi poczekać.
lines-and-columns-board-several = Pasuje tu kilka twoich kart: wybierz jedną z ręki.
lines-and-columns-board-other-row = To linia innego przedmiotu: { $card } leży w swojej własnej linii.
lines-and-columns-board-only-here = W tym miejscu może leżeć tylko { $card }.
lines-and-columns-board-new-colour = Pasuje tu tylko kolor bez kolumny, a na tę linię takiego nie masz.

## The end

lines-and-columns-board-end-out = Ktoś nie ma już kart. Pozostałe karty:
lines-and-columns-board-end-stuck = Nikt nie mógł grać dalej: wygrywa, kto ma najmniej kart. Pozostałe karty:

## Reference card

lines-and-columns-board-example = Teraz można wyłożyć: { $open }. Jeszcze nie: { $closed }, bo przed nim brakuje: { $open }.
lines-and-columns-board-point-rows = Każdy przedmiot ma swoją linię, każdy kolor swoją kolumnę.
lines-and-columns-board-point-green = Linię zaczyna jej zielona karta; można to zrobić w każdej chwili.
lines-and-columns-board-point-ends = Inne karty dokłada się na lewym lub prawym końcu ich linii. Bez przerw.
lines-and-columns-board-point-column = Kolor, który ma kolumnę, w niej zostaje. Nowy kolor otwiera swoją na brzegu tabeli.
lines-and-columns-board-point-turn = Wyłóż jedną kartę, jeśli możesz; inaczej pasujesz.
lines-and-columns-board-point-all = Jeśli wszystkie twoje karty da się wyłożyć jedna po drugiej, wyłóż je i wygraj.
lines-and-columns-board-colours = Kolory i ich wzory
lines-and-columns-board-beliefs = Każdy słupek to miejsce przy stole. Wybierz pole, aby zobaczyć liczby.
