## Cards

love-letter-card-guard = Strażnik
    .acc = Strażnika
love-letter-card-spy = Szpieg
    .acc = Szpiega
love-letter-card-baron = Baron
    .acc = Barona
love-letter-card-handmaid = Służąca
    .acc = Służącą
love-letter-card-prince = Książę
    .acc = Księcia
love-letter-card-king = Król
    .acc = Króla
love-letter-card-countess = Hrabina
    .acc = Hrabinę
love-letter-card-princess = Księżniczka
    .acc = Księżniczkę

## What the cards do

love-letter-text-guard = Zgadnij, jaką kartę ma inny gracz; Strażnika nie możesz typować. Jeśli trafisz, ten gracz odpada z rundy.
love-letter-text-spy = Podejrzyj w tajemnicy kartę innego gracza.
love-letter-text-baron = Porównaj w tajemnicy swoją kartę z kartą innego gracza. Kto ma niższą, odpada z rundy; przy równych nic się nie dzieje.
love-letter-text-handmaid = Do początku twojej następnej tury karty innych graczy na ciebie nie działają.
love-letter-text-prince = Wybierz dowolnego gracza, także siebie: wybrany gracz odrzuca swoją kartę bez efektu i dobiera nową.
love-letter-text-king = Zamień kartę, która została ci w ręce, na kartę innego gracza.
love-letter-text-countess = Jeśli masz w ręce także Króla lub Księcia, musisz ją zagrać. Innego efektu nie ma.
love-letter-text-princess = Nie wypuszczaj jej z ręki: jeśli ją odrzucisz, z jakiegokolwiek powodu, odpadasz z rundy.

## Reference card

love-letter-short-guard = Zgadnij kartę innego gracza
love-letter-short-spy = Podejrzyj kartę innego gracza
love-letter-short-baron = Porównanie: niższa karta odpada
love-letter-short-handmaid = Ochrona do twojej następnej tury
love-letter-short-prince = Ktoś odrzuca i dobiera kartę
love-letter-short-king = Zamień się kartami z innym graczem
love-letter-short-countess = Przy Królu lub Księciu: zagraj ją
love-letter-short-princess = Jeśli ją odrzucisz, odpadasz

## What happens

love-letter-event-dealt =
    { $face_up-count ->
        [0] Runda { $round }: zaczyna { $starter }.
       *[other] Runda { $round }: zaczyna { $starter }. Odkryte karty odłożone na bok: { $face_up }.
    }
love-letter-event-hand = Dostajesz { $card-acc }.
love-letter-event-turn = { $seat } zaczyna turę i dobiera kartę.
love-letter-event-drew = Dobierasz { $card-acc }.
love-letter-event-played =
    { $at-is ->
        [none] { $seat } zagrywa { $card-acc }.
        [self] { $seat } zagrywa { $card-acc } na siebie.
       *[other]
            { $guess-is ->
                [none] { $seat } zagrywa { $card-acc } (cel: { $at }).
               *[other] { $seat } zagrywa { $card-acc } (cel: { $at }) i typuje { $guess-acc }.
            }
    }
love-letter-event-idle = Nie ma kogo wybrać, więc { $card } pozostaje bez efektu.
love-letter-event-missed = Pudło: { $seat } nie ma karty „{ $guess }”.
love-letter-event-looked = Podglądasz kartę: { $seat } ma w ręce { $card-acc }.
love-letter-event-compared = Tylko dla waszych oczu – { $seats }: { $cards }, w tej kolejności.
love-letter-event-tied = { $seats } mają równe karty: nic się nie dzieje.
love-letter-event-protected = { $seat } jest pod ochroną do początku swojej następnej tury.
love-letter-event-discarded = { $seat } odrzuca { $card-acc } z rozkazu Księcia.
love-letter-event-redrew =
    { $aside ->
        [yes] Stos jest pusty: { $seat } bierze kartę odłożoną na początku rundy.
       *[no] { $seat } dobiera nową kartę.
    }
love-letter-event-swapped = { $seats } zamieniają się kartami.
love-letter-event-got = Ty i { $seat } zamieniacie się kartami: oddajesz { $gave-acc }, a dostajesz { $card-acc }.
love-letter-event-out = { $seat } odpada z rundy i odkrywa { $card-acc }.
love-letter-event-round-over =
    { $end ->
        [last] W rundzie zostaje tylko jedna osoba.
       *[showdown] Stos jest pusty, więc karty zostają odkryte ({ $shown }).
    } { $winners-count ->
        [0] Pełny remis: nikt nie dostaje żetonu.
        [one] { $winners } wygrywa rundę i dostaje żeton.
       *[other] { $winners } wspólnie wygrywają rundę: każda z tych osób dostaje żeton.
    }
love-letter-event-match-over =
    { $winners-count ->
        [one] Księżniczka wybiera: { $winners } wygrywa grę!
       *[other] Księżniczka nie może wybrać: { $winners } wspólnie wygrywają grę!
    }

## Why a move is not possible

love-letter-refusal-not-held = Tej karty ({ $card }) nie masz w ręce: zagraj jedną z dwóch, które trzymasz.
love-letter-refusal-countess-first = Masz Hrabinę razem z Królem lub Księciem, więc musisz ją zagrać; { $card } musi poczekać.
love-letter-refusal-guessed-guard = Strażnikiem można typować każdą kartę oprócz Strażnika: wskaż inną.
love-letter-refusal-no-such-seat = Przy tym stole nikt tam nie siedzi: wybierz kogoś z grających.
love-letter-refusal-at-yourself = { $card } działa tylko na innego gracza, nigdy na ciebie.
love-letter-refusal-out-already = { $at } nie gra już w tej rundzie: wybrać można tylko kogoś, kto jeszcze w niej jest.
love-letter-refusal-is-protected = { $at } jest pod ochroną Służącej do początku swojej następnej tury, więc teraz tej osoby nie można wybrać.
love-letter-refusal-names-nobody = Jest kogo wybrać, więc { $card } potrzebuje celu: wskaż innego gracza.
love-letter-refusal-must-be-you = Wszyscy inni gracze w rundzie są pod ochroną, więc Księcia musisz zagrać na siebie.
love-letter-refusal-not-your-turn = Trwa tura innego gracza: kartę możesz zagrać tylko w swojej turze.
love-letter-refusal-is-over = Gra jest już rozstrzygnięta, więc nie można już zagrywać kart.

## What somebody has at the end

love-letter-result = { $points ->
    [one] { $points } żeton
    [few] { $points } żetony
   *[many] { $points } żetonów
}

## Table options

love-letter-option-tokens = Żetony do wygranej
    .help = Ile żetonów daje wygraną: zwykła liczba dla waszej grupy albo dowolna od 1 do 10.
love-letter-option-tokens-by-seats = 7, 5 lub 4 żetony dla 2, 3 lub 4 graczy
love-letter-option-double-tie = Pełny remis
    .help = Kto dostaje żeton, jeśli na koniec rundy równe są i najwyższe karty, i sumy kart odrzuconych.
love-letter-option-double-tie-nobody = Nikt nie dostaje żetonu
love-letter-option-double-tie-shared = Każdy z remisujących dostaje żeton
love-letter-option-first = Kto zaczyna
    .help = Kto zaczyna pierwszą rundę. Każdą następną zaczyna zwycięzca poprzedniej.
love-letter-option-first-random = Decyduje los
love-letter-option-first-seat-0 = Pierwsze miejsce przy stole

## Rules

love-letter-rule-LL-1 = Twoja karta niesie twój list miłosny; im wyższa jej wartość, tym bliżej do Księżniczki. Talia liczy szesnaście kart: jedna Księżniczka (8), jedna Hrabina (7), jeden Król (6), dwóch Książąt (5), dwie Służące (4), dwóch Baronów (3), dwóch Szpiegów (2) i pięciu Strażników (1). W niektórych innych wydaniach Szpieg nazywa się Kapłan.
love-letter-rule-LL-2 = Gra od dwóch do czterech osób. Przed każdą rundą karty są tasowane, a wierzchnia trafia zakryta na bok, tak że nikt jej nie widzi; w grze dwuosobowej trzy kolejne karty trafiają na bok odkryte i nie biorą udziału w rundzie. Potem każdy dostaje jedną kartę, a w stosie zostaje 10, 12 lub 11 kart przy 2, 3 lub 4 graczach.
love-letter-rule-LL-3 = O tym, kto zaczyna pierwszą rundę, decyduje los; w opcjach stołu można zamiast tego wybrać pierwsze miejsce przy stole. Każdą następną rundę zaczyna zwycięzca poprzedniej. Po każdej turze kolej na gracza po lewej.
love-letter-rule-LL-4 = W swojej turze dobierasz kartę, a potem zagrywasz jedną z dwóch: odrzucasz ją odkrytą przed siebie, a ona działa, nawet jeśli ci to szkodzi. Odrzucone karty leżą przed tobą w kolejności odrzucania, widoczne dla wszystkich.
love-letter-rule-LL-5 = Jeśli odpadasz, dokładasz kartę z ręki, odkrytą i bez efektu, do swoich kart odrzuconych. Do końca rundy już nie grasz.
love-letter-rule-LL-6 = Runda kończy się natychmiast, gdy zostaje w niej tylko jeden gracz; ten gracz wygrywa, nawet jeśli w stosie są jeszcze karty. W przeciwnym razie runda trwa, aż ktoś skończy turę, a stos będzie pusty.
love-letter-rule-LL-7 = Jeśli stos się skończył, wszyscy gracze, którzy są jeszcze w rundzie, odkrywają karty i wygrywa najwyższa wartość. Jeśli ma ją kilku graczy, wygrywa ten z nich, którego karty odrzucone dają największą sumę; liczą się też karta zagrana przed chwilą i karty odrzucone z powodu Księcia, ale nie karta w ręce ani karty odłożone na bok. Kto jako jedyny zostaje w rundzie, nie pokazuje swojej karty, a zakryta karta odłożona na bok pozostaje nieznana, chyba że ktoś musiał ją wziąć.
love-letter-rule-LL-8 = Jeśli i te sumy są równe, nikt nie dostaje żetonu, a następną rundę zaczyna ten sam gracz, który zaczynał zakończoną. W opcjach stołu można wybrać inaczej: żeton dostaje każdy z remisujących graczy. Wtedy następną rundę zaczyna ten z nich, który jest pierwszy w kolejności, licząc od gracza zaczynającego zakończoną rundę, a gracze, którzy razem dojdą do celu, razem wygrywają grę.
love-letter-rule-LL-9 = Zwycięzca rundy dostaje jeden żeton. Do wygrania gry potrzeba 7, 5 lub 4 żetonów przy 2, 3 lub 4 graczach; w opcjach stołu można wybrać inną liczbę od 1 do 10. Przed każdą rundą tasuje się na nowo wszystkie szesnaście kart.
love-letter-rule-LL-10 = Strażnik (1) zgaduje: wybierasz innego gracza, który jest w rundzie i nie ma ochrony, i typujesz dowolną kartę oprócz Strażnika. Jeśli ten gracz ją ma, odpada; jeśli nie, nic się nie dzieje. Siebie nigdy nie wybierasz: gdy wszyscy inni są pod ochroną, Strażnik pozostaje bez efektu.
love-letter-rule-LL-11 = Szpieg (2) pokazuje tobie, i tylko tobie, kartę innego gracza, który jest w rundzie i nie ma ochrony. Jeśli jest kogo wybrać, musisz to zrobić; w przeciwnym razie Szpieg pozostaje bez efektu.
love-letter-rule-LL-12 = Baron (3) porównuje: ty i inny gracz, który jest w rundzie i nie ma ochrony, oglądacie w tajemnicy obie wasze karty. Kto ma niższą wartość, odpada i odkrywa swoją kartę; przy równych wartościach nic się nie dzieje i obie karty pozostają tajne. Obie karty widzicie tylko wy; pozostali widzą, kto porównuje, a jeśli ktoś odpada, także jego kartę.
love-letter-rule-LL-13 = Służąca (4) chroni: do początku twojej następnej tury karty innych graczy na ciebie nie działają. Ochrona kończy się, zanim dobierzesz kartę, i nigdy nie przechodzi na następną rundę.
love-letter-rule-LL-14 = Księcia (5) zagrywasz na dowolnego gracza, który jest w rundzie i nie ma ochrony, albo na siebie, nawet gdy można wybrać innych. Wybrany gracz odrzuca swoją kartę bez efektu i dobiera nową, której nikt inny nie widzi; jeśli po twoim dobraniu karty stos jest pusty, bierze zakrytą kartę odłożoną na bok na początku rundy. Jeśli odrzuca Księżniczkę, odpada i niczego nie dobiera. Gdy wszyscy inni są pod ochroną, musisz wybrać siebie.
love-letter-rule-LL-15 = Karta odrzucona z powodu Księcia nigdy nie działa. Jedynym wyjątkiem jest Księżniczka: kto ją odrzuca, odpada z rundy.
love-letter-rule-LL-16 = Król (6) zamienia karty: ty i inny gracz, który jest w rundzie i nie ma ochrony, zamieniacie się kartami, które wam zostały, więc każde z was wie, co ma teraz drugie. Gdy wszyscy inni są pod ochroną, nic się nie dzieje. Hrabina, Król lub Książę, którzy trafią do ciebie przez zamianę albo jako nowa karta po Księciu, mają znaczenie dopiero w twojej następnej turze, gdy trzymasz dwie karty; Księżniczka nie szkodzi, dopóki ją trzymasz.
love-letter-rule-LL-17 = Hrabina (7): jeśli w swojej turze masz ją razem z Królem lub Księciem, musisz ją zagrać; drugiej karty nie pokazujesz. Możesz ją zagrać także bez przymusu, jako blef, a gdy masz ją razem z Księżniczką, wybór należy do ciebie. Odrzucona nie ma żadnego efektu. Obowiązek zagrania jej dotyczy tylko twojej tury, gdy trzymasz dwie karty; efekt Księcia, Króla czy Strażnika nigdy go nie wywołuje.
love-letter-rule-LL-18 = Księżniczka (8): kto ją odrzuca, z jakiegokolwiek powodu, odpada z rundy. Kto odpada inaczej, mając ją w ręce, po prostu ją odkrywa i nic więcej się nie dzieje.
love-letter-rule-LL-19 = Gracza, który jest pod ochroną albo już nie gra w rundzie, nigdy nie można wybrać. Gdy wszyscy inni w rundzie są pod ochroną, Strażnika, Szpiega, Barona i Króla odrzuca się bez efektu, a Księcia musisz zagrać na siebie.
love-letter-rule-LL-20 = Możesz zagrać także kartę, dla której nie ma kogo wybrać: po prostu nic się nie dzieje.
love-letter-rule-LL-21 = O uczciwość dba program: gdy trzeba zagrać Hrabinę, nie przyjmuje innej karty, a każdemu Strażnikowi odpowiada zgodnie z prawdą.
love-letter-rule-LL-22 = Jeśli masz Księcia i Księżniczkę, możesz zagrać dowolną z tych kart, bo obowiązek zagrania Hrabiny ich nie dotyczy. Zagrywając Księcia, lepiej wybierz innego gracza, jeśli się da. Gdy wszyscy inni są pod ochroną, musisz zagrać Księcia na siebie: odrzucasz Księżniczkę i odpadasz.
love-letter-rule-LL-23 = Gdy ktoś zagrywa Księcia, a stos jest pusty, gracz, który ma dobrać kartę, bierze zakrytą kartę odłożoną na bok i runda kończy się wraz z tą turą. Dlatego tę kartę można wziąć tylko raz.
love-letter-rule-LL-24 = Wszyscy widzą, jaką kartę zagrano i na kogo, jaką kartę typuje Strażnik, ile kart jest w stosie oraz jakie karty odrzucono i w jakiej kolejności. Tylko zainteresowani widzą kartę, którą ogląda Szpieg, dwie karty, które porównuje Baron, i dwie, które zamienia Król. Kto odpada z rundy, widzi odtąd tylko to, co widzą wszyscy.
