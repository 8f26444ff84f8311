## Objects and colours

lines-and-columns-object-car = samochód
lines-and-columns-object-glass = szklanka
lines-and-columns-object-die = kostka
lines-and-columns-object-book = książka
lines-and-columns-object-chair = krzesło
lines-and-columns-object-table = stół
lines-and-columns-object-vase = wazon
lines-and-columns-colour-white = biały
lines-and-columns-colour-blue = niebieski
lines-and-columns-colour-brown = brązowy
lines-and-columns-colour-yellow = żółty
lines-and-columns-colour-black = czarny
lines-and-columns-colour-red = czerwony
lines-and-columns-colour-green = zielony
lines-and-columns-colour-violet = fioletowy

## Cards

lines-and-columns-card-white-car = biały samochód
    .acc = biały samochód
lines-and-columns-card-blue-car = niebieski samochód
    .acc = niebieski samochód
lines-and-columns-card-brown-car = brązowy samochód
    .acc = brązowy samochód
lines-and-columns-card-yellow-car = żółty samochód
    .acc = żółty samochód
lines-and-columns-card-black-car = czarny samochód
    .acc = czarny samochód
lines-and-columns-card-red-car = czerwony samochód
    .acc = czerwony samochód
lines-and-columns-card-green-car = zielony samochód
    .acc = zielony samochód
lines-and-columns-card-violet-car = fioletowy samochód
    .acc = fioletowy samochód
lines-and-columns-card-white-glass = biała szklanka
    .acc = białą szklankę
lines-and-columns-card-blue-glass = niebieska szklanka
    .acc = niebieską szklankę
lines-and-columns-card-brown-glass = brązowa szklanka
    .acc = brązową szklankę
lines-and-columns-card-yellow-glass = żółta szklanka
    .acc = żółtą szklankę
lines-and-columns-card-black-glass = czarna szklanka
    .acc = czarną szklankę
lines-and-columns-card-red-glass = czerwona szklanka
    .acc = czerwoną szklankę
lines-and-columns-card-green-glass = zielona szklanka
    .acc = zieloną szklankę
lines-and-columns-card-violet-glass = fioletowa szklanka
    .acc = fioletową szklankę
lines-and-columns-card-white-die = biała kostka
    .acc = białą kostkę
lines-and-columns-card-blue-die = niebieska kostka
    .acc = niebieską kostkę
lines-and-columns-card-brown-die = brązowa kostka
    .acc = brązową kostkę
lines-and-columns-card-yellow-die = żółta kostka
    .acc = żółtą kostkę
lines-and-columns-card-black-die = czarna kostka
    .acc = czarną kostkę
lines-and-columns-card-red-die = czerwona kostka
    .acc = czerwoną kostkę
lines-and-columns-card-green-die = zielona kostka
    .acc = zieloną kostkę
lines-and-columns-card-violet-die = fioletowa kostka
    .acc = fioletową kostkę
lines-and-columns-card-white-book = biała książka
    .acc = białą książkę
lines-and-columns-card-blue-book = niebieska książka
    .acc = niebieską książkę
lines-and-columns-card-brown-book = brązowa książka
    .acc = brązową książkę
lines-and-columns-card-yellow-book = żółta książka
    .acc = żółtą książkę
lines-and-columns-card-black-book = czarna książka
    .acc = czarną książkę
lines-and-columns-card-red-book = czerwona książka
    .acc = czerwoną książkę
lines-and-columns-card-green-book = zielona książka
    .acc = zieloną książkę
lines-and-columns-card-violet-book = fioletowa książka
    .acc = fioletową książkę
lines-and-columns-card-white-chair = białe krzesło
    .acc = białe krzesło
lines-and-columns-card-blue-chair = niebieskie krzesło
    .acc = niebieskie krzesło
lines-and-columns-card-brown-chair = brązowe krzesło
    .acc = brązowe krzesło
lines-and-columns-card-yellow-chair = żółte krzesło
    .acc = żółte krzesło
lines-and-columns-card-black-chair = czarne krzesło
    .acc = czarne krzesło
lines-and-columns-card-red-chair = czerwone krzesło
    .acc = czerwone krzesło
lines-and-columns-card-green-chair = zielone krzesło
    .acc = zielone krzesło
lines-and-columns-card-violet-chair = fioletowe krzesło
    .acc = fioletowe krzesło
lines-and-columns-card-white-table = biały stół
    .acc = biały stół
lines-and-columns-card-blue-table = niebieski stół
    .acc = niebieski stół
lines-and-columns-card-brown-table = brązowy stół
    .acc = brązowy stół
lines-and-columns-card-yellow-table = żółty stół
    .acc = żółty stół
lines-and-columns-card-black-table = czarny stół
    .acc = czarny stół
lines-and-columns-card-red-table = czerwony stół
    .acc = czerwony stół
lines-and-columns-card-green-table = zielony stół
    .acc = zielony stół
lines-and-columns-card-violet-table = fioletowy stół
    .acc = fioletowy stół
lines-and-columns-card-white-vase = biały wazon
    .acc = biały wazon
lines-and-columns-card-blue-vase = niebieski wazon
    .acc = niebieski wazon
lines-and-columns-card-brown-vase = brązowy wazon
    .acc = brązowy wazon
lines-and-columns-card-yellow-vase = żółty wazon
    .acc = żółty wazon
lines-and-columns-card-black-vase = czarny wazon
    .acc = czarny wazon
lines-and-columns-card-red-vase = czerwony wazon
    .acc = czerwony wazon
lines-and-columns-card-green-vase = zielony wazon
    .acc = zielony wazon
lines-and-columns-card-violet-vase = fioletowy wazon
    .acc = fioletowy wazon

## What happens

lines-and-columns-event-dealt =
    { $undealt ->
        [0] { $dealer } rozdaje wszystkie karty. Przedmioty: { $objects }. Kolory: { $colours }.
        [one] { $dealer } rozdaje karty; jedna zostaje zakryta na boku. Przedmioty: { $objects }. Kolory: { $colours }.
        [few] { $dealer } rozdaje karty; { $undealt } zostają zakryte na boku. Przedmioty: { $objects }. Kolory: { $colours }.
       *[other] { $dealer } rozdaje karty; { $undealt } zostaje zakrytych na boku. Przedmioty: { $objects }. Kolory: { $colours }.
    }
lines-and-columns-event-hand = Twoje karty: { $cards }.
lines-and-columns-event-passed = { $seat } nie ma czego wyłożyć i pasuje.
lines-and-columns-event-lays-all = { $seat } wykłada wszystkie pozostałe karty, jedną po drugiej!
lines-and-columns-event-laid =
    { $side ->
        [left] { $seat } wykłada { $card-acc } na lewym końcu linii.
        [right] { $seat } wykłada { $card-acc } na prawym końcu linii.
       *[other] { $seat } wykłada { $card-acc } i zaczyna linię.
    }
lines-and-columns-event-column =
    { $side ->
        [left] Nowa kolumna po lewej, kolor: { $colour }.
        [right] Nowa kolumna po prawej, kolor: { $colour }.
       *[other] Pierwsza kolumna, kolor: { $colour }.
    }
lines-and-columns-event-over =
    { $end ->
        [out] Ostatnia karta z ręki leży na stole.
       *[stuck] Nikt nie może już wyłożyć karty, więc wygrywa, kto ma ich najmniej.
    } { $winners-count ->
        [one] { $winners } wygrywa!
       *[other] { $winners } wygrywają razem!
    } Pozostałe karty: { $left }.

## Why a move is not possible

lines-and-columns-refusal-not-held = Tej karty ({ $card }) nie masz w ręce: wyłóż jedną ze swoich kart.
lines-and-columns-refusal-green-first = Pierwsza karta na stole musi być zielona, więc { $card } musi poczekać.
lines-and-columns-refusal-no-row = Tej linii jeszcze nie ma: zacząć ją może tylko { $card }.
lines-and-columns-refusal-other-side = Nie po tej stronie ({ $card }): kolumna tego koloru leży po drugiej stronie zielonej.
lines-and-columns-refusal-missing = Jeszcze nie: przedtem brakuje karty „{ $card }”.
lines-and-columns-refusal-all-forbidden = Przy tym stole każdy wykłada po jednej karcie.
lines-and-columns-refusal-one-card = Masz już tylko jedną kartę: po prostu ją wyłóż.
lines-and-columns-refusal-not-all = Teraz nie da się wyłożyć wszystkich twoich kart jednej po drugiej, więc wyłóż jedną.
lines-and-columns-refusal-not-your-turn = Teraz jest tura innego gracza: kartę możesz wyłożyć tylko w swojej turze.
lines-and-columns-refusal-is-over = Gra jest już rozstrzygnięta, więc nie można wykładać kart.

## What somebody has at the end

lines-and-columns-result = { $size ->
    [0] bez kart
    [one] została jedna karta
    [few] zostały { $size } karty
   *[many] zostało { $size } kart
}

## Table options

lines-and-columns-option-objects = Przedmioty
    .help = Wybrane przedmioty trafiają do talii; pozostałe potrzebne dobiera los. Jeśli wybierzesz ich za dużo, los wybierze spośród nich. Ile ich jest, zależy od liczby graczy.
lines-and-columns-option-objects-random = Wybrane losowo
lines-and-columns-option-colours = Kolory
    .help = Wybrane kolory trafiają do talii, a zielony jest w niej zawsze; pozostałe potrzebne dobiera los. Jeśli wybierzesz ich za dużo, los wybierze spośród nich. Ile ich jest, zależy od liczby graczy.
lines-and-columns-option-colours-random = Wybrane losowo
lines-and-columns-option-undealt = Nierozdane karty
    .help = Ile kart zostaje zakrytych na boku. Zielone są zawsze rozdawane. Z nierozdanymi kartami gra może utknąć.
lines-and-columns-option-lay-all = Wykładanie wszystkiego
    .help = Czy gracz, którego wszystkie karty da się wyłożyć jedna po drugiej, może to zrobić od razu i wygrać.
lines-and-columns-option-lay-all-allowed = Dozwolone
lines-and-columns-option-lay-all-forbidden = Zawsze po jednej karcie
lines-and-columns-option-hint = Podpowiedź
    .help = Czy gra mówi ci, i tylko tobie, że możesz wyłożyć wszystko.
lines-and-columns-option-hint-shown = Pokazywana
lines-and-columns-option-hint-off = Każdy musi to zauważyć bez pomocy
lines-and-columns-option-dealer = Rozdający
    .help = Kto rozdaje. Pierwsza tura należy do gracza po lewej stronie rozdającego.
lines-and-columns-option-dealer-random = Losowo
lines-and-columns-option-dealer-seat-0 = Pierwsze miejsce
lines-and-columns-option-dealer-seat-1 = Drugie miejsce
lines-and-columns-option-dealer-seat-2 = Trzecie miejsce
lines-and-columns-option-dealer-seat-3 = Czwarte miejsce
lines-and-columns-option-dealer-seat-4 = Piąte miejsce
lines-and-columns-option-dealer-seat-5 = Szóste miejsce
lines-and-columns-option-dealer-seat-6 = Siódme miejsce

## Rules

lines-and-columns-rule-LK-1 = Każda z 56 kart pokazuje jeden z siedmiu przedmiotów (samochód, szklanka, kostka, książka, krzesło, stół, wazon) w jednym z ośmiu kolorów (biały, niebieski, brązowy, żółty, czarny, czerwony, zielony, fioletowy); żadna karta się nie powtarza.
lines-and-columns-rule-LK-2 = Talia zależy od liczby graczy: 6 przedmiotów w 5 kolorach dla trzech osób, 6 w 6 dla czterech, 5 w 8 dla pięciu, 7 w 6 dla sześciu. Dodajemy 4 w 5 dla dwóch osób i wszystkie karty dla siedmiu. Zielony jest zawsze wśród kolorów i nie brakuje żadnej karty wybranych przedmiotów i kolorów. O tym, które to są, decyduje los, chyba że opcje stołu mówią inaczej.
lines-and-columns-rule-LK-3 = Wszystkie karty rozdaje się po równo. Pierwsza tura należy do gracza po lewej stronie rozdającego; potem kolej przechodzi w lewo.
lines-and-columns-rule-LK-4 = Pierwszą kartą na stole jest zielona. Kto nie ma zielonej, pasuje, a pierwszy w kolejności gracz, który ją ma, musi ją wyłożyć. Potem wszyscy rozgrywają zwykłe tury, także ci, którzy spasowali.
lines-and-columns-rule-LK-5 = Karty tworzą tabelę: każdy przedmiot ma swoją linię, każdy kolor swoją kolumnę. W jednej kolumnie wszystkie linie mają ten sam kolor.
lines-and-columns-rule-LK-6 = Linię zaczyna zielona karta jej przedmiotu i żadna inna; można to zrobić w każdej chwili. Kolejność linii nie ma znaczenia.
lines-and-columns-rule-LK-7 = Kolejność kolumn nie jest z góry ustalona, lecz powstaje w czasie gry, na lewo i na prawo od zielonej. W żadnej linii nie może być przerwy.
lines-and-columns-rule-LK-8 = Każdą kartę, która nie jest zielona, wykłada się na lewym lub prawym końcu jej linii. Jeśli jej kolor ma już kolumnę, musi to być kolumna tuż obok. Jeśli jeszcze jej nie ma, linia musi tam sięgać brzegu tabeli; karta otwiera wtedy nową kolumnę, po stronie, którą wybierasz, jeśli możliwe są obie. Miejsce, którego kolumna należy do innego koloru, jest zamknięte: brakuje tam karty tamtego koloru.
lines-and-columns-rule-LK-9 = W swojej turze wykładasz dokładnie jedną kartę i musisz to zrobić, jeśli możesz. Jeśli żadnej z twoich kart nie da się wyłożyć, pasujesz; gra sama o to dba i mówi o tym wszystkim.
lines-and-columns-rule-LK-10 = Wyjątek: jeśli wszystkie karty z twojej ręki da się wyłożyć jedna po drugiej w jakiejś kolejności, możesz wyłożyć je wszystkie naraz i wygrać. Każda karta musi pasować dopiero wtedy, gdy przychodzi na nią kolej. Albo wszystko, albo jedna karta, i nie ma takiego obowiązku. Tylko ty dowiadujesz się, że to możliwe; w opcjach stołu można wyłączyć tę podpowiedź albo sam wyjątek. Jedyną ostatnią kartę po prostu się wykłada.
lines-and-columns-rule-LK-11 = Wygrywa pierwszy gracz bez kart i gra od razu się kończy. O miejscach pozostałych decyduje liczba kart, które jeszcze trzymają.
lines-and-columns-rule-LK-12 = Dopóki wszystkie karty są rozdane, zawsze ktoś może wyłożyć kartę: brakująca zielona pasuje w każdej chwili; jeśli są już wszystkie linie, a któraś jest krótsza niż tabela, karta do jej następnej kolumny jest jeszcze w czyjejś ręce; a jeśli wszystkie linie są równie długie, pasuje każdy nowy kolor.
lines-and-columns-rule-LK-13 = Potwierdza to pełne sprawdzenie: ani w małych taliach, we wszystkich możliwych układach, ani w wielu tysiącach gier pełną talią gra nigdy nie utknęła. Większość gier kończy się tym, że ktoś wykłada kilka kart naraz.
lines-and-columns-rule-LK-14 = Opcje stołu pozwalają zostawić kilka kart nierozdanych, ale nigdy zielonych. Wtedy gra może utknąć: gdy wszyscy gracze kolejno spasują, kończy się i wygrywa, kto ma najmniej kart. Kto ma ich równie mało, dzieli zwycięstwo.
lines-and-columns-rule-LK-15 = Twoje karty są zakryte przed innymi, ale wszyscy widzą, ile ich masz. W następnej grze rozdaje gracz po lewej.
