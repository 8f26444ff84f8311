## The two games

artus-kind-basic = Gra podstawowa
artus-kind-advanced = Gra zaawansowana

## Pieces and piles

artus-piece-knight = Rycerz
    .acc = Rycerza
artus-piece-silver-1 = srebrny Książę
    .acc = srebrnego Księcia
artus-piece-silver-2 = srebrny Książę
    .acc = srebrnego Księcia
artus-piece-bronze-1 = brązowy Książę
    .acc = brązowego Księcia
artus-piece-bronze-2 = brązowy Książę
    .acc = brązowego Księcia
artus-royal-silver-1 = srebrny Książę
    .acc = srebrnego Księcia
artus-royal-silver-2 = srebrny Książę
    .acc = srebrnego Księcia
artus-royal-bronze-1 = brązowy Książę
    .acc = brązowego Księcia
artus-royal-bronze-2 = brązowy Książę
    .acc = brązowego Księcia
artus-pile-knight = karta Rycerza
    .acc = kartę Rycerza
artus-pile-king = karta Króla
    .acc = kartę Króla
artus-pile-scoring = karta punktacji
    .acc = kartę punktacji

## Cards

artus-card-knight-1-4 = Rycerz 1–4
artus-card-knight-2-5 = Rycerz 2–5
artus-card-knight-3-6 = Rycerz 3–6
artus-card-knight-4-7 = Rycerz 4–7
artus-card-knight-5-8 = Rycerz 5–8
artus-card-knight-6-9 = Rycerz 6–9
artus-card-knight-7-9 = Rycerz 7–9
artus-card-knight-1-5 = Rycerz ±1–5
artus-card-silver-1-7 = Srebrny 1–7
artus-card-bronze-1-7 = Brązowy 1–7
artus-card-royal-4-8 = Książę lub Król 4–8
artus-card-royal-1-5 = Książę lub Król ±1–5
artus-card-ring-silver = Pierścień dla srebrnego
artus-card-ring-bronze = Pierścień dla brązowego
artus-card-ring-any = Pierścień dla dowolnego Księcia
artus-card-score-all = Wszyscy Rycerze
artus-card-score-reversed = Wszyscy Rycerze, odwrotnie
artus-card-score-colours = Zielony, żółty, czerwony
artus-card-score-carpet = Dwóch na dywanie
artus-card-score-red = Trzech na czerwonych
artus-card-joker = Dżoker

## What happens

artus-event-began = { $kind }. Pierwszą turę ma { $first }; przedtem wszyscy ustawiają Rycerzy w odwrotnej kolejności.
artus-event-dealt = Twoje karty: { $cards }.
artus-event-placed = { $seat } stawia Rycerza przy talerzu { $value }.
artus-event-played = { $seat } zagrywa kartę „{ $card }”.
artus-event-scored =
    { $reason ->
        [left] { $seat } punktuje fotel, z którego odszedł pionek: { $points }. Wynik: { $score }.
        [ring] { $seat } punktuje fotel Księcia, który dostaje pierścień: { $points }. Wynik: { $score }.
        [best] { $seat } punktuje najlepszego Rycerza: { $points }. Wynik: { $score }.
        [penalty] { $seat } nie ma Rycerzy, których wymaga ta karta: { $points }. Wynik: { $score }.
       *[knights] { $seat } punktuje Rycerzy: { $points }. Wynik: { $score }.
    }
artus-event-moved =
    { $seat } przesuwa { $is_king ->
        [yes] Króla
       *[no] { $piece-acc }
    } o { $steps ->
        [one] jeden fotel
        [few] { $steps } fotele
       *[many] { $steps } foteli
    } { $way ->
        [back] do tyłu
       *[forward] do przodu
    }.
artus-event-displaced =
    Miejsca musi ustąpić { $owner-is ->
        [none]
            { $is_king ->
                [yes] Król
               *[no] { $piece }
            }
       *[other] Rycerz ({ $owner })
    }: { $back ->
        [one] jeden fotel
        [few] { $back } fotele
       *[many] { $back } foteli
    } przeciwnie do ruchu wskazówek zegara.
artus-event-ringed =
    { $seat } dokłada pierścień: { $royal } ma teraz { $rings ->
        [one] jeden
       *[other] { $rings }
    }.
artus-event-crowned = Trzeci pierścień: { $royal } zostaje Królem! Poprzedni Król zachowuje jeden pierścień.
artus-event-turned = Blat obraca się tak, że korona leży przed Królem.
artus-event-drew = { $seat } dobiera { $pile-acc }.
artus-event-took = Dobierasz kartę „{ $card }”.
artus-event-over =
    Zagrano ostatnią kartę. { $winners-count ->
        [one] Wygrywa { $winners }!
       *[other] Wspólnie wygrywają { $winners }!
    } Punkty: { $scores }.

## Why a move is not possible

artus-refusal-place-first = Najpierw wszyscy Rycerze zajmują miejsca: wybierz pusty fotel.
artus-refusal-taken = Ktoś już tam siedzi: wybierz pusty fotel.
artus-refusal-all-placed = Wszyscy Rycerze są już ustawieni; teraz poruszają nimi karty.
artus-refusal-play-first = Kartę dobiera się dopiero po zagraniu: najpierw zagraj kartę.
artus-refusal-draw-first = Przed następną turą trzeba dobrać kartę: wybierz jeden ze swoich stosów.
artus-refusal-empty-pile = W tym stosie nie ma już kart: dobierz z innego.
artus-refusal-not-held = Nie masz w ręce karty „{ $card }”: zagraj jedną ze swoich kart.
artus-refusal-no-knight = Nie masz przy stole aż tylu Rycerzy: wybierz innego.
artus-refusal-king-ring = Król nigdy nie dostaje kolejnego pierścienia: wybierz Księcia.
artus-refusal-not-colours = Ta karta liczy po jednym Rycerzu przy zielonym, żółtym i czerwonym talerzu: wybierz takich trzech.
artus-refusal-not-carpet = Ta karta liczy tylko Rycerzy na dywanie: wybierz dwóch z nich.
artus-refusal-not-red = Ta karta liczy tylko Rycerzy przy czerwonych talerzach: wybierz trzech z nich.
artus-refusal-must-score = Masz Rycerzy, których wymaga ta karta, więc musisz ich punktować; wybierz, których.
artus-refusal-not-your-turn = Teraz kolej kogoś innego: poczekaj na swoją.
artus-refusal-is-over = Gra jest już rozstrzygnięta, więc nie można już zagrywać kart.

## What somebody has at the end

artus-result = { $size ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Table options

artus-option-game = Gra
    .help = W grze podstawowej zagrywa się jedną kartę w turze przez 16 rund. W zaawansowanej są dwie karty w turze, 11 rund i trzeci stos: karty punktacji.
artus-option-game-basic = Podstawowa
artus-option-game-advanced = Zaawansowana
artus-option-first = Kto zaczyna
    .help = Kto ma pierwszą turę. Instrukcja wskazuje najstarszą osobę. Rycerzy ustawia się w odwrotnej kolejności, więc ta osoba ustawia jako ostatnia.
artus-option-first-random = Losowo
artus-option-first-seat-0 = Pierwsze miejsce
artus-option-knight-cards = Nieznane karty Rycerzy
    .help = Pięć z ośmiu kart Rycerzy jest udokumentowanych: 1–4, 2–5, 3–6, 7–9 i ±1–5. Pozostałe trzy to nasz wybór; jeśli masz tę grę w domu, możesz się tu do niej zbliżyć.
artus-option-knight-cards-rising = 4–7, 5–8 i 6–9
artus-option-knight-cards-low = 1–4, 2–5 i 3–6 po raz drugi
artus-option-knight-cards-high = 5–8, 6–9 oraz 7–9 po raz drugi
artus-option-ring-cards = Karty pierścieni
    .help = Każdy ma cztery karty pierścieni. Nie wiadomo, ile z nich jest dla srebrnego, ile dla brązowego, a ile dla dowolnego Księcia.
artus-option-ring-cards-even = Jedna srebrna, jedna brązowa, dwie dowolne
artus-option-ring-cards-silver = Dwie srebrne, jedna brązowa, jedna dowolna
artus-option-ring-cards-bronze = Jedna srebrna, dwie brązowe, jedna dowolna
artus-option-ring-cards-coloured = Dwie srebrne, dwie brązowe
artus-option-carpet = Dywany
    .help = Gdzie leżą dwa dywany, każdy pod trzema fotelami. Ma to znaczenie tylko dla karty punktacji „Dwóch na dywanie”.
artus-option-carpet-crown = Wokół fotela pierwszego Króla i naprzeciwko
artus-option-carpet-side = Wokół foteli o ćwierć obrotu dalej

## Rules

artus-rule-AR-1 = Wokół stołu stoi 28 foteli. Przed każdym leży jeden z 28 talerzy blatu, który można obracać.
artus-rule-AR-2 = Od korony przeciwnie do ruchu wskazówek zegara leżą talerze 10, potem od 8 do 1, potem od −1 do −15, a na końcu trzy zera. Dziewiątki nie ma.
artus-rule-AR-3 = Talerze powyżej zera są zielone, poniżej zera czerwone, a trzy zera żółte. Przy talerzu z koroną siedzi zawsze tylko Król, więc żaden Rycerz tam nie punktuje.
artus-rule-AR-4 = Instrukcja, którą mamy, nie pokazuje blatu. Spośród wszystkich możliwych układów talerzy tylko ten zgadza się z każdym przykładem i z tym, co pisali recenzenci.
artus-rule-AR-5 = Fotele numerujemy zgodnie z ruchem wskazówek zegara, od 0; do przodu znaczy w tę samą stronę. Wartość fotela zależy tylko od tego, jak daleko od niego jest Król.
artus-rule-AR-6 = Cztery fotele mają koronę i dzielą okrąg na ćwiartki. Fotel z większą koroną ma numer 0.
artus-rule-AR-7 = Naprzeciwko siebie leżą dwa dywany, każdy pod trzema sąsiednimi fotelami. To, że leżą wokół fotela pierwszego Króla i fotela naprzeciwko, jest naszym wyborem; zmienia to opcja dla znawców.
artus-rule-AR-8 = Gdy pionki są rozstawione, korony na fotelach nie mają już znaczenia. Dywany liczą się tylko przy jednej karcie punktacji.
artus-rule-AR-9 = Jest 24 Rycerzy w czterech kolorach, dwóch srebrnych i dwóch brązowych Książąt, 10 pierścieni, 12 żetonów po 50 punktów i po 22 karty dla każdej osoby.
artus-rule-AR-10 = Książęta zaczynają na fotelach z koronami, te same kolory naprzeciwko siebie. Ten na większej koronie jest Królem i ma trzy pierścienie, pozostali mają po jednym; cztery pierścienie są wolne. U nas Królem zaczyna srebrny, co niczego nie zmienia. Blat obraca się tak, aby korona leżała przed Królem.
artus-rule-AR-11 = Przy dwóch lub trzech osobach każda ma przy stole pięciu Rycerzy, przy czterech osobach czterech. Jeszcze jeden pokazuje wynik.
artus-rule-AR-12 = W grze podstawowej karty punktacji zostają w pudełku; każdy tasuje karty Rycerzy i karty Króla jako dwa stosy i dobiera po dwie z każdego. W grze zaawansowanej sześć kart punktacji tworzy trzeci stos, każdy dobiera po trzy karty Rycerzy i Króla, a karty punktacji można dobierać od pierwszej rundy.
artus-rule-AR-13 = Swoje karty widzisz, zanim ustawi się Rycerzy. Osoba po prawej stronie rozpoczynającej stawia jednego Rycerza na dowolnym pustym fotelu, potem kolej idzie przeciwnie do ruchu wskazówek zegara, aż wszyscy Rycerze staną przy stole; w każdym obiegu osoba rozpoczynająca jest ostatnia. Potem gra toczy się zgodnie z ruchem wskazówek zegara. O tym, kto zaczyna, decyduje los, chyba że opcje stołu mówią inaczej; instrukcja wskazuje najstarszą osobę.
artus-rule-AR-14 = Przy dwóch, trzech lub czterech osobach jest przy stole 14, 19 lub 20 pionków, więc 14, 9 lub 8 foteli pozostaje pustych.
artus-rule-AR-15 = Siedem z ośmiu twoich kart Rycerzy przesuwa Rycerza do przodu o tyle foteli, ile wybierzesz z zakresu na karcie; ±1–5 przesuwa go o jeden do pięciu foteli do przodu lub do tyłu. Karty 1–4, 2–5, 3–6, 7–9 i ±1–5 są udokumentowane. Karty 4–7, 5–8 i 6–9 to nasz wybór; zmienia go opcja dla znawców.
artus-rule-AR-16 = Cztery z twoich kart Króla przesuwają Księcia lub Króla: srebrny 1–7, brązowy 1–7, dowolny 4–8 i dowolny ±1–5, do przodu lub do tyłu. Brązowy 1–7 wnioskujemy ze srebrnego 1–7.
artus-rule-AR-17 = Pozostałe cztery karty Króla to karty pierścieni: jedna dla srebrnego, jedna dla brązowego, dwie dla dowolnego Księcia. Ten podział jest wywnioskowany; zmienia go opcja dla znawców.
artus-rule-AR-18 = Sześć kart punktacji: wszyscy twoi Rycerze; wszyscy twoi Rycerze z przeciwnym znakiem; po jednym Rycerzu przy zielonym, żółtym i czerwonym talerzu albo −15; dwóch Rycerzy na dywanie albo −25; trzech Rycerzy przy czerwonych talerzach albo −50; i dżoker.
artus-rule-AR-19 = Gra podstawowa: w każdej z 16 rund zagrywasz jedną kartę, a potem dobierasz jedną z dowolnego stosu. Gra zaawansowana: w każdej z 11 rund zagrywasz dwie karty, jedną po drugiej, potem dobierasz jedną, oglądasz ją i dobierasz drugą, z dowolnych stosów. Drugą kartę wybierasz, gdy pierwsza jest całkowicie rozpatrzona (nasz wybór). Dopóki w którymś stosie są karty, musisz dobierać; gdy wszystkie stosy są puste, dogrywa się karty z ręki. Zagrane karty wychodzą z gry.
artus-rule-AR-20 = Nie można pasować: kartę trzeba zagrać i wykonać jej ruch. Każdą kartę zawsze da się zagrać.
artus-rule-AR-21 = Karta Rycerza przesuwa jednego z twoich Rycerzy, a ty punktujesz talerz fotela, który on opuszcza. Karta Króla, która przesuwa Księcia, punktuje dla ciebie tak samo; za ruch Króla nie ma punktów.
artus-rule-AR-22 = Pionek mija wszystkie inne. Liczy się tylko fotel, na którym kończy ruch.
artus-rule-AR-23 = Jeśli ktoś tam siedzi, kimkolwiek jest, zostaje przemieszczony: na pierwszy pusty fotel przeciwnie do ruchu wskazówek zegara, także na ten, który właśnie się zwolnił. Nikt inny się nie rusza, a przemieszczone pionki nie punktują.
artus-rule-AR-24 = Przemieszczone pionki idą przeciwnie do ruchu wskazówek zegara także wtedy, gdy ruch był do tyłu.
artus-rule-AR-25 = Gdy Król się porusza albo zostaje przemieszczony, blat od razu się obraca tak, aby korona leżała przed nim. Kolejność w obrębie jednej karty: punkty, ruch, przemieszczenie, koronacja, obrót. Punkty liczy się więc zawsze przed obrotem blatu.
artus-rule-AR-26 = Karta pierścienia dokłada jeden wolny pierścień Księciu w jej kolorze, nigdy Królowi. Punktujesz talerz fotela tego Księcia, także za trzeci pierścień. Nikt się nie rusza.
artus-rule-AR-27 = Z trzecim pierścieniem Książę od razu zostaje Królem. Poprzedni Król zachowuje jeden pierścień, dwa pozostałe znów są wolne, a blat się obraca.
artus-rule-AR-28 = Pierścieni nigdy nie zabraknie: Król ma trzy, a pozostali najwyżej po dwa, więc jeden zawsze jest wolny.
artus-rule-AR-29 = Wynik może być ujemny. Za każde pełne 50 punktów masz żeton; oddajesz go, gdy spadniesz poniżej. Żetony służą tylko do pokazania wyniku i nigdy ich nie brakuje (nasz wybór).
artus-rule-AR-30 = Jeśli możesz spełnić warunek karty punktacji, musisz to zrobić, nawet gdyby kara była tańsza; ale sam wybór Rycerzy należy do ciebie. Kara jest tylko wtedy, gdy warunku nie da się spełnić.
artus-rule-AR-31 = Wszyscy Rycerze to cała czwórka lub piątka, którą masz przy stole. Liczą się zawsze tylko twoi Rycerze.
artus-rule-AR-32 = Jeśli warunek karty spełnia więcej Rycerzy, niż ona wymaga, pozostałych się pomija.
artus-rule-AR-33 = Dżokerem robisz jedną z trzech rzeczy: przesuwasz jednego ze swoich Rycerzy, dowolnego Księcia lub Króla o jeden do trzech foteli do przodu; albo dokładasz pierścień dowolnemu Księciu; albo punktujesz swojego najlepszego Rycerza, tego przy najwyższym talerzu, bez ruszania go. Reszta jak zwykle.
artus-rule-AR-34 = Po ostatniej turze ostatniej rundy wygrywa osoba z największą liczbą punktów. Kto ma ich tyle samo, dzieli zwycięstwo.
artus-rule-AR-35 = Wszyscy widzą, jak duże są stosy, jakiego rodzaju są karty w każdej ręce (nasz wybór: różnią się rewersem), co zagrano, pierścienie i wyniki. Ukryte są same karty w ręce i kolejność w stosach.
