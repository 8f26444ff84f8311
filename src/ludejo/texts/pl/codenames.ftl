## Teams, colours, grades

codenames-team-red = Czerwoni
codenames-team-blue = Niebiescy
codenames-colour-red = czerwony agent
codenames-colour-blue = niebieski agent
codenames-colour-bystander = przechodzień
codenames-colour-assassin = zabójca
codenames-grade-0 = Następnym razem wasi agenci wrócą do domu.
codenames-grade-1 = O włos, ale się liczy.
codenames-grade-2 = Niezły początek: stać was na więcej.
codenames-grade-3 = Nadajecie na tych samych falach.
codenames-grade-4 = Czy to wasz zawód?
codenames-grade-5 = Gdzieś ktoś właśnie zapisał wasze nazwiska.
codenames-grade-6 = Znakomita robota!
codenames-grade-7 = Mało komu się to udaje.
codenames-grade-8 = Czytacie sobie nawzajem w myślach?

## What happens

codenames-event-dealt =
    { $mode ->
        [together] Słowa na stole: { $cards-count }. Gracie wszyscy razem jako { $starter }. Szefem siatki jest { $spymasters }.
        [shared] Słowa na stole: { $cards-count }. Zaczynają { $starter }. Szefowie siatek: { $spymasters }; trzecia osoba zgaduje dla obu stron.
       *[teams] Słowa na stole: { $cards-count }. Zaczynają { $starter }. Szefowie siatek: { $spymasters }.
    }
codenames-event-key = Klucz widzą tylko szefowie: czym jest każde z { $colours-count } słów.
codenames-event-clue =
    { $number-is ->
        [none] { $seat } ({ $team }) daje wskazówkę { $word }: bez limitu.
       *[other] { $seat } ({ $team }) daje wskazówkę { $word }: { $number }.
    } { $agreed ->
        [yes] Drugi szef wyraził na nią zgodę.
       *[no] {""}
    }
codenames-event-asked =
    { $number-is ->
        [none] { $seat } pyta w tajemnicy, czy wskazówka { $word } (bez limitu) byłaby ważna.
       *[other] { $seat } pyta w tajemnicy, czy wskazówka { $word }: { $number } byłaby ważna.
    } { $doubtful ->
        [yes] Sędzia ma co do niej wątpliwości.
       *[no] {""}
    }
codenames-event-answered =
    { $yes ->
        [yes] { $seat } wyraża zgodę: tej wskazówki nikt nie może podważyć.
       *[no] { $seat } nie zgadza się na tę wskazówkę.
    }
codenames-event-marked = { $seat } wskazuje kartę { $place }.
codenames-event-guessed = { $seat } ({ $team }) dotyka karty { $place }: { $colour }!
codenames-event-challenged = { $seat } podważa wskazówkę. Zgadywanie czeka na rozstrzygnięcie.
codenames-event-voted =
    { $upheld ->
        [yes] { $seat } głosuje: wskazówka jest nieważna.
       *[no] { $seat } głosuje: wskazówka jest ważna.
    }
codenames-event-ruled =
    { $upheld ->
        [yes] Wskazówka jest nieważna.
       *[no] Wskazówka jest ważna, i to ostatecznie.
    }
codenames-event-turn-over =
    { $why ->
        [stopped] { $team } przestają zgadywać.
        [enough] { $team } nie mają już więcej prób.
        [bystander] Przechodzień kończy turę. Grali: { $team }.
        [opponent] Słowo drugiej strony kończy turę. Grali: { $team }.
        [invalid] { $team } kończą turę bez zgadywania.
       *[time] Czas minął: { $team } kończą turę.
    }
codenames-event-covered =
    { $seat-is ->
        [none] Czas minął, więc los zakrywa kartę { $place }: { $colour }.
       *[other] { $seat } zakrywa kartę { $place }: { $colour }.
    }
codenames-event-glass = { $seat } odwraca klepsydrę: pora na decyzję.
codenames-event-over =
    { $mode ->
        [together] { $end ->
            [found] Wszyscy wasi agenci odnalezieni! Punkty: { $score }. { $grade }
            [assassin] To był zabójca: przegrana. { $grade }
           *[used-up] Druga strona odnalazła wszystkich swoich agentów: przegrana. { $grade }
        }
       *[other] { $end ->
            [assassin] To był zabójca. Wygrywają { $winner }! Zwycięzcy: { $winners }.
           *[found] { $winner } mają już wszystkich swoich agentów i wygrywają! Zwycięzcy: { $winners }.
        }
    }

## Why a move is not possible

codenames-refusal-is-over = Gra jest już rozstrzygnięta.
codenames-refusal-spymaster-touches = Szefowie znają klucz, więc nie wskazują kart i nie zgadują.
codenames-refusal-is-frozen = Wskazówka została podważona: zgadywanie czeka na rozstrzygnięcie.
codenames-refusal-no-guess-now = Teraz nie ma wskazówki, według której można by zgadywać.
codenames-refusal-other-team = Teraz zgaduje druga drużyna.
codenames-refusal-guess-first = W każdej turze trzeba zgadywać choć raz, dopiero potem można przestać.
codenames-refusal-no-such-place = Na tym stole nie ma takiej karty.
codenames-refusal-is-covered = Ta karta jest już zakryta: wybierz taką, której słowo widać.
codenames-refusal-one-tap = Przy tym stole liczy się jedno dotknięcie, więc nikt wcześniej nie wskazuje.
codenames-refusal-is-marked = Już wskazujesz tę kartę.
codenames-refusal-mark-first = Najpierw ktoś musi wskazać tę kartę; dopiero potem dotknięcie się liczy.
codenames-refusal-no-cover-now = Teraz nie ty zakrywasz słowo.
codenames-refusal-not-own-word = Za karę dla drugiej strony zakrywasz jedno ze swoich słów: wybierz słowo swojego koloru.
codenames-refusal-not-their-word = Zakryj słowo drugiej strony: to do niej nie należy.
codenames-refusal-no-challenge-now = Wskazówkę można podważyć raz, od jej podania do pierwszego zgadywania.
codenames-refusal-own-clue = Własnej wskazówki nie można podważyć.
codenames-refusal-no-opponent = Gracie wszyscy razem, więc nie ma szefa drugiej strony, który mógłby o tym zdecydować.
codenames-refusal-was-agreed = Szefowie uzgodnili tę wskazówkę wcześniej, więc nie można jej podważyć.
codenames-refusal-no-ruling-now = Teraz nie ty decydujesz o podważonej wskazówce.
codenames-refusal-has-voted = Twój głos w tej sprawie już padł.
codenames-refusal-nothing-asked = Nikt nie pyta cię o wskazówkę.
codenames-refusal-no-glass = Przy tym stole gra się bez klepsydry.
codenames-refusal-glass-runs = Klepsydra już odmierza czas.
codenames-refusal-no-clue-now = Wskazówkę daje tylko szef drużyny, która ma turę, i tylko na jej początku.
codenames-refusal-not-listed = Na liście wskazówek nie ma takiej pozycji.
codenames-refusal-big-number = Ta liczba jest za duża dla tego stołu.
codenames-refusal-still-asking = Na twoje pytanie nie ma jeszcze odpowiedzi.
codenames-refusal-asked-enough = W tej turze padło już dość pytań.
codenames-refusal-not-a-word = Wskazówka to słowo: litery lub cyfry.
codenames-refusal-not-one-word = Wskazówka to dokładnie jedno słowo, bez odstępów i łączników.
codenames-refusal-is-visible = Słowo { $word } leży na stole, więc nie może być wskazówką, dopóki nie zostanie zakryte.
codenames-refusal-shares-root = Wskazówka ma wspólny rdzeń { $root } ze słowem na stole: { $word }.
codenames-refusal-list-strange = Wiersz { $line }: { $word } zawiera znak, który nie pasuje do karty: { $sign }.
codenames-refusal-list-long = Wiersz { $line }: { $word }… ma więcej liter niż { $most }.
codenames-refusal-list-twice = Wiersz { $line }: { $word } jest już w wierszu { $first }.
codenames-refusal-list-few = Słowa na liście, których można użyć: { $count }; do gry potrzeba co najmniej { $fewest }.
codenames-refusal-list-many = Słowa na liście: { $count }; więcej niż { $most } to za dużo.
codenames-refusal-too-uneven = Każda drużyna potrzebuje szefa i kogoś, kto zgaduje. Graczy: { $seats }, więc czerwonych nie może być { $red }.

## What somebody has at the end (CN-28)

codenames-result = { $points ->
    [0] przegrana
   *[other] wygrana
}

## Table options

codenames-option-mode = Kto gra przeciw komu
    .help = Dwie drużyny przeciw sobie albo wy wszyscy przeciw drużynie, którą nikt nie gra. Dwie osoby zawsze grają razem; troje rywali to dwoje szefów i jedna osoba, która zgaduje dla obu stron.
codenames-option-mode-rivals = Przeciw sobie
codenames-option-mode-together = Wszyscy razem
codenames-option-red = Wielkość drużyny czerwonych
    .help = Ile pierwszych miejsc jest czerwonych; pozostałe są niebieskie. Na pierwszym miejscu każdej drużyny siedzi jej szef.
codenames-option-red-even = Połowa z was
codenames-option-pack = Słowa
    .help = Język słów na stole i wskazówek.
codenames-option-pack-en = Angielski
codenames-option-pack-eo = Esperanto
codenames-option-pack-pl = Polski
codenames-option-own = Własna lista
    .help = Własna lista zamiast słów z gry, w języku wybranym powyżej: od 25 do 5000 słów.
codenames-option-own-none = Nie, słowa z gry
codenames-option-taps = Dotknięcie karty
    .help = Czy ktoś najpierw wskazuje kartę, a drugie dotknięcie (kogokolwiek z drużyny) rozstrzyga, czy też liczy się już pierwsze.
codenames-option-taps-two = Najpierw wskazać, potem potwierdzić
codenames-option-taps-one = Liczy się jedno dotknięcie
codenames-option-ruling = Podważone wskazówki
    .help = Kto rozstrzyga, czy podważona wskazówka była ważna.
codenames-option-ruling-spymaster = Szef drugiej strony
codenames-option-ruling-vote = Głosowanie wszystkich pozostałych; remis oznacza, że jest ważna
codenames-option-times = Czas
    .help = Bez zegara; z klepsydrą, którą każdy może odwrócić dla przypomnienia; albo ze stałym czasem na każdą decyzję.
codenames-option-times-free = Tyle, ile trzeba
codenames-option-times-glass = Klepsydra do odwracania
codenames-option-times-fixed = Stały czas na wszystko
codenames-option-seconds = Sekundy
    .help = Jak długo przesypuje się klepsydra albo ile może trwać decyzja.
codenames-option-names = Nazwy z kilku słów
    .help = Czy wskazówką może być pełne nazwisko, nazwa miejsca lub tytuł dzieła.
codenames-option-names-no = Nie
codenames-option-names-yes = Tak
codenames-option-phrases = Stałe wyrażenia
    .help = Czy wskazówką może być wyrażenie o własnym znaczeniu, na przykład czarna dziura.
codenames-option-phrases-no = Nie
codenames-option-phrases-yes = Tak
codenames-option-acronyms = Skróty
    .help = Czy wskazówką może być powszechnie znany skrót.
codenames-option-acronyms-no = Nie
codenames-option-acronyms-yes = Tak
codenames-option-rhymes = Rymy
    .help = Czy wskazówka może naprowadzać brzmieniem. Szef nie mówi, jakiego jest rodzaju.
codenames-option-rhymes-no = Nie
codenames-option-rhymes-yes = Tak
codenames-option-affixes = Wspólne afiksy
    .help = Czy afiks, który może być też rdzeniem (w esperanto -il, -ej, -ist i inne), może być wspólny ze słowem na stole.
codenames-option-affixes-roots = Liczą się jak rdzenie
codenames-option-affixes-free = Mogą być wspólne

## Rules

codenames-rule-CN-1 = Dwie drużyny, czerwona i niebieska, grają przeciw sobie; potrzeba do tego co najmniej czterech osób. W każdej drużynie jedna osoba jest szefem siatki, pozostałe to wywiadowcy.
codenames-rule-CN-2 = Na stole leży dwadzieścia pięć słów, pięć na pięć. Tajny klucz mówi, czym jest każde z nich: dziewięciu agentów drużyny, która zaczyna, ośmiu drugiej, siedmiu przechodniów i jeden zabójca. Klucz widzą tylko szefowie; losuje się go i los decyduje, kto zaczyna.
codenames-rule-CN-3 = Dotknięte słowo zakrywa karta, która pokazuje, czym było: czerwony lub niebieski agent, przechodzień albo zabójca. Podwójny agent to dziewiąta karta drużyny, która zaczyna.
codenames-rule-CN-4 = Szef, który ma turę, daje wskazówkę: dokładnie jedno słowo i jedną liczbę, która mówi, ilu słów dotyczy. Żadnych uwag, tonu ani gestów. Słowo nie ma odstępów ani łączników; wielkie litery nie mają znaczenia, a w esperanto można pisać x zamiast daszków. Gdzie stół dopuszcza nazwy, wyrażenia lub skróty, wskazówka może mieć kilka słów, a każde z nich musi być zgodne z zasadami.
codenames-rule-CN-5 = Słowo, które można przeczytać na stole, nie może być wskazówką. Gdy zostanie zakryte, już może.
codenames-rule-CN-6 = Liczba to zwykle od 1 do 9. Zero znaczy: żadne z naszych słów nie ma z tym związku. Bez limitu znaczy: nie mówię, ile. W obu przypadkach liczba prób nie jest ograniczona, ale jedna jest obowiązkowa.
codenames-rule-CN-7 = Drużyna zgaduje w każdej turze co najmniej raz, a najwyżej o jeden raz więcej, niż mówi liczba. Po pierwszej próbie może przestać.
codenames-rule-CN-8 = Własny agent: można grać dalej. Przechodzień: tura się kończy. Agent drugiej strony: to jej pomaga, a tura się kończy. Zabójca: wasza drużyna od razu przegrywa.
codenames-rule-CN-9 = Każdy wywiadowca drużyny, która ma turę, może dotknąć karty i tym rozstrzyga; nie ma głosowania. Zwykle ktoś najpierw ją wskazuje, na oczach wszystkich, a potem ta sama lub inna osoba potwierdza. Każdy z nich może zakończyć turę. Zakrytych kart się nie dotyka. Można zgadywać także według starszej wskazówki.
codenames-rule-CN-10 = Wygrywa drużyna, której wszystkie słowa są zakryte, nawet jeśli ostatniego dotknęła druga strona.
codenames-rule-CN-11 = Nieważna wskazówka natychmiast kończy turę swojej drużyny, bez zgadywania. Szef drugiej strony jawnie zakrywa jedno słowo własnego koloru, a potem daje wskazówkę; jeśli było to ostatnie słowo, jego drużyna wygrywa. Ważne jest wszystko, czego nikt nie podważy przed pierwszą próbą.
codenames-rule-CN-12 = W razie wątpliwości szef może wcześniej w tajemnicy zapytać szefa drugiej strony. Po jego zgodzie wskazówka jest ważna. Trzy pytania w turze wystarczą.
codenames-rule-CN-13 = Wskazówka dotyczy znaczenia. Nie może odnosić się do miejsc na stole, liter, sylab ani długości słowa.
codenames-rule-CN-14 = Litery i liczby mogą być wskazówkami, ale tylko przez to, co znaczą.
codenames-rule-CN-15 = Liczba należąca do wskazówki mówi, ile słów, i nic więcej.
codenames-rule-CN-16 = Wskazówki są w języku stołu. Obce słowo jest możliwe tylko jako nazwa własna i w tym znaczeniu.
codenames-rule-CN-17 = Słowo, którego dosłowne tłumaczenie można przeczytać na stole, nie jest wskazówką.
codenames-rule-CN-18 = Wskazówkę powinien móc zrozumieć każdy przy stole: bez mało znanych miejsc i zwyczajów jednego kraju.
codenames-rule-CN-19 = Wskazówka nie ma wspólnego rdzenia ze słowem, które można przeczytać na stole. Końcówki gramatyczne się nie liczą, podobnie osiem prawdziwych afiksów esperanta (aĉ, ĉj, eg, et, nj, um, ge, mal); jego pozostałe afiksy to rdzenie, chyba że opcje stołu mówią inaczej.
codenames-rule-CN-20 = Złożenia są dobre, jeśli mają sens jako słowo; słowa sklejone tylko do tego celu nie są.
codenames-rule-CN-21 = Bez przesady: litery, które przypadkiem są częścią innego słowa, to nie wspólny rdzeń.
codenames-rule-CN-22 = Opcja: pełne nazwiska, nazwy miejsc z kilku słów i tytuły dzieł, które znają wszyscy. Wymyślone nazwy nigdy się nie liczą. Pojedyncze imię lub nazwisko jest możliwe zawsze.
codenames-rule-CN-23 = Opcja: stałe wyrażenia o własnym znaczeniu, a nie dowolne dwa słowa.
codenames-rule-CN-24 = Opcja: skróty znane wszędzie.
codenames-rule-CN-25 = Opcja: rymy. Szef nie może zdradzić, że to rym.
codenames-rule-CN-26 = Opcja: klepsydra, którą każdy może odwrócić, gdy decyzja się przeciąga, także sobie. Tylko przypomina. Albo stałe czasy: wtedy tura bez wskazówki lub próby mija, podważenie bez decyzji upada, a słowo, którego nikt nie wybrał, wybiera los.
codenames-rule-CN-27 = Dwie osoby, albo wszyscy, którzy nie chcą rywalizować, tworzą jedną drużynę przeciw takiej, którą nikt nie gra. Zaczynacie i macie dziewięć słów. Po każdej waszej turze szef zakrywa jedno słowo drugiej strony, to najlepsze dla was. Przegrywacie, jeśli zakryte jest wszystkie osiem albo ktoś dotknie zabójcy. Wskazówek się nie podważa.
codenames-rule-CN-28 = Wasze punkty to słowa drugiej strony, które są jeszcze odkryte, gdy wygrywacie: najwyżej osiem, o jeden mniej za każdą kolejną turę i za każde jej słowo, którego dotknęliście.
codenames-rule-CN-29 = Trzy osoby tworzą jedną drużynę jak wyżej albo jest dwoje szefów i jedna osoba, która zgaduje dla obu stron i z żadną nie wygrywa.
codenames-rule-CN-30 = Do następnej gry są nowe słowa i nowy klucz. Słowa pochodzą z zestawu stołu albo z własnej listy.
codenames-rule-CN-31 = Każdy oprócz autora może podważyć wskazówkę od chwili jej podania do pierwszej próby; zgadywanie wtedy czeka. Rozstrzyga szef drugiej strony albo, jeśli tak wybrano, głosowanie wszystkich pozostałych, w którym remis oznacza, że jest ważna. Wskazówka uznana za ważną lub uzgodniona pozostaje ważna.
codenames-rule-CN-32 = To, co mówią i wskazują wywiadowcy, jest jawne dla wszystkich. Szefowie milczą od chwili, gdy widzą klucz, poza swoimi wskazówkami. Każda drużyna potrzebuje szefa i co najmniej jednego wywiadowcy.
