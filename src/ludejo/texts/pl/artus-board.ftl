## Whose turn, and what is expected

artus-board-round = Runda { $round } z { $rounds }
artus-board-placing = Ustawianie Rycerzy
artus-board-over = Koniec gry
artus-board-now-place = stawia Rycerza
artus-board-now-play = { $left ->
    [2] zagrywa dwie karty
   *[other] zagrywa kartę
}
artus-board-now-draw = dobiera kartę
artus-board-expect-chair = Wybierz pusty fotel
artus-board-expect-card = { $left ->
    [2] Zagraj pierwszą z dwóch kart
   *[other] Zagraj kartę
}
artus-board-expect-way = Co ma zrobić dżoker?
artus-board-expect-piece = Który pionek?
artus-board-expect-goal = Na który fotel?
artus-board-expect-knights = Których Rycerzy liczymy?
artus-board-expect-pile = { $left ->
    [2] Dobierz dwie karty, jedną po drugiej
   *[other] Dobierz kartę
}
artus-board-expect-confirm = Gotowe
artus-board-next-chair = Wybierz fotel
artus-board-next-way = Wybierz działanie
artus-board-next-piece = Wybierz pionek
artus-board-next-goal = Wybierz fotel
artus-board-next-knights = Wybierz swoich Rycerzy
artus-board-next-pile = Wybierz stos
artus-board-next-plate = potem przy talerzu { $value }
artus-board-crown-there = i tam przechodzi korona

## At a seat

artus-board-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
artus-board-chips = { $n ->
    [one] Jeden żeton 50 punktów
    [few] { $n } żetony 50 punktów
   *[many] { $n } żetonów 50 punktów
}
artus-board-to-place = { $n ->
    [0] Wszyscy Rycerze ustawieni
    [one] Jeden Rycerz do ustawienia
   *[other] Rycerze do ustawienia: { $n }
}
artus-board-in-hand = W ręce
artus-board-in-piles = W stosach
artus-board-played = Zagrane
artus-board-to-come = W ręce lub w stosach
artus-board-none = Brak
artus-board-known = Co wiedzą wszyscy
artus-board-track = Tor punktów. { $scores }

## The table

artus-board-table = Okrągły stół
artus-board-king = Król
artus-board-crown = korona
artus-board-empty = pusty
artus-board-knight-of = Rycerz ({ $owner })
artus-board-royal = { $royal }, { $rings ->
    [one] jeden pierścień
    [few] { $rings } pierścienie
   *[many] { $rings } pierścieni
}
artus-board-chair = Fotel { $chair }, talerz { $plate }{ $carpet ->
    [yes] , dywan
   *[no] {""}
}: { $who }
artus-board-offered = { $chair } (można wybrać)

## The hand and the piles

artus-board-pile-knight = Karty Rycerzy
artus-board-pile-king = Karty Króla
artus-board-pile-scoring = Karty punktacji
artus-board-pile-knight-help = Po osiem na osobę. Różnią się zasięgiem.
artus-board-pile-king-help = Po osiem na osobę: cztery przesuwają Księcia lub Króla, cztery to pierścienie.
artus-board-pile-scoring-help = Po sześć na osobę, tylko w grze zaawansowanej.
artus-board-covered-card = Karta { $n }, zakryta: { $pile }
artus-board-drawn = { $card }, właśnie dobrana
artus-board-left = zostało: { $n }

## The move, and what comes of it

artus-board-way-move = Przesuń pionek
artus-board-way-ring = Daj pierścień
artus-board-way-score = Najlepszy Rycerz
artus-board-do-place = Postaw Rycerza przy talerzu { $value }
artus-board-do-draw = Dobierz { $pile }
artus-board-do-move = { $piece } { $steps } { $way ->
    [back] do tyłu
   *[forward] do przodu
}
artus-board-do-ring = Pierścień: { $royal }
artus-board-do-best = Najlepszy Rycerz
artus-board-then-push = { $who ->
    [own] spycha twojego Rycerza o { $n } do tyłu
    [knight] spycha Rycerza ({ $owner }) o { $n } do tyłu
    [king] spycha Króla o { $n } do tyłu
   *[prince] spycha { $piece } o { $n } do tyłu
}
artus-board-then-crowned = { $royal } zostaje Królem
artus-board-then-turns = blat się obraca

## What happened

artus-board-deed = { $seat }: { $what }
artus-board-deeds = Co się ostatnio działo
artus-board-earlier = Wcześniej
artus-board-later = Później

## Why not here

artus-board-choose-piece = Nikt tam nie siedzi: wybierz pionek, dla którego jest ta karta.
artus-board-out-of-reach = Ten fotel jest poza zasięgiem karty: wybierz jeden z zaznaczonych.
artus-board-not-yours = Ten Rycerz należy do kogoś innego: twoje karty są dla twoich Rycerzy.
artus-board-only-knights = Ta karta jest dla twoich Rycerzy: wybierz jednego z nich.
artus-board-only-royals = Ta karta jest dla Książąt albo Króla: wybierz kogoś z nich.
artus-board-only-princes = Pierścień jest dla Księcia: wybierz zaznaczonego.
artus-board-nothing-to-choose = Nie ma już nic do wyboru: naciśnij przycisk poniżej albo weź inną kartę.
artus-board-other-colour = Ta karta jest dla drugiego koloru: wybierz zaznaczony pionek.

## The end

artus-board-source = Punkty za
artus-board-source-knights = Ruchy Rycerzy
artus-board-source-royals = Ruchy Książąt
artus-board-source-rings = Pierścienie
artus-board-source-cards = Karty punktacji
artus-board-source-penalties = Kary
artus-board-source-sum = Punkty

## The cards in words

artus-board-text-knight = Przesuń swojego Rycerza o { $range } { $most ->
    [few] fotele
   *[many] foteli
} { $way ->
    [both] do przodu lub do tyłu
   *[forward] do przodu
}; dostajesz punkty z talerza, od którego odchodzi.
artus-board-text-royal = Przesuń { $who ->
    [silver] srebrnego Księcia lub srebrnego Króla
    [bronze] brązowego Księcia lub brązowego Króla
   *[any] dowolnego Księcia lub Króla
} o { $range } { $most ->
    [few] fotele
   *[many] foteli
} { $way ->
    [both] do przodu lub do tyłu
   *[forward] do przodu
}; za Księcia dostajesz punkty z talerza, od którego odchodzi, za Króla nic.
artus-board-text-ring = Daj pierścień { $who ->
    [silver] srebrnemu Księciu
    [bronze] brązowemu Księciu
   *[any] dowolnemu Księciu
}; dostajesz punkty z jego talerza. Z trzema pierścieniami zostaje Królem.
artus-board-text-score-all = Dostajesz punkty za wszystkich swoich Rycerzy.
artus-board-text-score-reversed = Dostajesz punkty za wszystkich swoich Rycerzy z odwrotnym znakiem.
artus-board-text-score-colours = Po jednym Rycerzu przy zielonym, żółtym i czerwonym talerzu; jeśli nie masz: { $penalty }.
artus-board-text-score-carpet = Dwóch Rycerzy na dywanie; jeśli nie masz: { $penalty }.
artus-board-text-score-red = Trzech Rycerzy przy czerwonych talerzach; jeśli nie masz: { $penalty }.
artus-board-text-joker = Przesuń swojego Rycerza, Księcia lub Króla o 1–3 do przodu; albo daj pierścień; albo punktuj najlepszego Rycerza.

## Reference card

artus-board-point-leave = Dostajesz punkty z fotela, który twój pionek opuszcza: odejdź w porę od tych dobrych.
artus-board-point-push = Jeśli ktoś siedzi u celu, ten pionek cofa się na pierwszy pusty fotel.
artus-board-point-king = Gdy tylko Król zmienia fotel, blat się obraca, a z nim wszystkie talerze.
artus-board-point-ring = Książę z trzema pierścieniami zostaje Królem.
artus-board-point-turn = Zagraj jedną kartę i dobierz jedną (w grze zaawansowanej po dwie). Nie można pasować.
artus-board-plates = Talerze, przeciwnie do ruchu wskazówek zegara od Króla

## Examples of the rulebook

artus-board-example-a1 = Przykład A: Rycerz z trójkątem idzie 5 do przodu i daje 5 punktów. Król musi ustąpić miejsca, dwa fotele do tyłu, a blat się obraca.
artus-board-example-a2 = Przykład A: 4 do przodu, też 5 punktów. Rycerz z gwiazdą cofa się o jeden fotel.
artus-board-example-a3 = Przykład A: 3 do przodu ponad wszystkimi, na pusty fotel. Daje 5 punktów z opuszczonego fotela i nikt nie musi się ruszyć.
artus-board-example-b = Przykład B: 3 do tyłu, 5 punktów. Rycerz z kołem zostaje zepchnięty o siedem foteli do tyłu, mijając wszystkich, na pierwszy pusty fotel.
artus-board-example-c = Przykład C: trzeci pierścień dla srebrnego Księcia daje 3. Zostaje Królem i blat obraca się do niego.
artus-board-example-d = Przykład D: „Wszyscy Rycerze” dla koła: 7 + 6 + 2 − 1 = 14. Pozostałe kolory dostają 2, 1 i −13.
artus-board-example-e = Przykład E: „Zielony, żółty, czerwony” dla gwiazdy: 10 + 0 − 3 = 7. Nikt inny nie ma wszystkich trzech, więc byłoby −15.
artus-board-example-f = Przykład F: „Dwóch na dywanie” dla gwiazdy: −3 + 0 = −3. Trzeci, przy −5, się nie liczy.
artus-board-example-g = Przykład G: „Trzech na czerwonych” dla rombu: −2 − 4 − 7 = −13. Bez trzech takich byłoby −50.
