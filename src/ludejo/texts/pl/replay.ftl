## Seeing a game again

replay-title = { $game } jeszcze raz · Ludejo
replay-loading = Wczytujemy grę…
replay-away = Serwer nie odpowiada.
replay-try-again = Spróbuj ponownie
replay-games = Gry przy tym stole
replay-game = Gra { $number }
replay-eyes = Czyimi oczami patrzymy?
replay-eyes-all = Wszystko odkryte
replay-eyes-onlooker = Widz
replay-steps = Krok po kroku
replay-step = { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-pace = Tempo
replay-undone = Ostatni ruch zostaje cofnięty.
replay-late = Bot nie odpowiedział na czas: wykonano za niego szybki ruch.
replay-nothing = Dla tych oczu nic nowego.
replay-secretly = w tajemnicy:
replay-more = Więcej o tej grze
replay-share = Link do tego kroku
replay-share-hint = Kto otworzy ten link, zobaczy grę w tym kroku i tymi samymi oczami.
replay-copy = Kopiuj
replay-copied = Skopiowano
replay-record = Pobierz zapis gry

## What was believed

replay-beliefs = Kto co przypuszczał
replay-believed = { $kind ->
    [bot] { $name } przypuszcza
   *[person] { $name } może wiedzieć
}
replay-believed-now = tuż przed tym ruchem
replay-believed-earlier = przed swoim ostatnim ruchem
replay-believed-loading = Liczymy…
replay-believed-none = Tu nie wykonano żadnego ruchu.
replay-believed-nothing = Nic nie było ukryte.
replay-believed-others = inne
replay-believed-true = prawda
replay-believed-why = Obliczone z tego, co było widać z tego miejsca, i z tego, jak grali pozostali; z dokładnością do kilku procent.
replay-percent = { $percent ->
    [0] mniej niż 1%
   *[other] { $percent }%
}

## Was the deal honest?

replay-check = Sprawdź rozdanie
replay-check-intro = Przed pierwszą kartą serwer pokazał pieczęć: odcisk swojego sekretu. Potem urządzenie każdego gracza dodało losową liczbę. Z sekretu i liczb razem powstało każde tasowanie i każde dobranie karty. Teraz wszystko jest odkryte, a to urządzenie sprawdziło to samodzielnie.
replay-found-right = Zgadza się
replay-found-wrong = Nie zgadza się
replay-found-unknown = Tu nie da się tego stwierdzić
replay-check-seal = Sekret pasuje do pieczęci
    .right = Pieczęć zaczyna się od { $seal }. Ustalono ją, zanim znana była jakakolwiek liczba, i żaden inny sekret do niej nie pasuje.
    .wrong = Sekret w zapisie to nie ten, który zapieczętowano. Nie ufaj temu rozdaniu.
replay-check-own = Twoja liczba brała udział
    .right = Liczba z tego urządzenia jest w zapisie, a pieczęć jest tą, którą pokazano ci przed rozdaniem. Nikt więc nie mógł wybrać twoich kart, nawet gospodarz.
    .wrong = W zapisie jest inna liczba niż ta, którą podało to urządzenie. Nie ufaj temu rozdaniu.
    .unknown = To urządzenie nie podało liczby do tego rozdania albo już jej nie pamięta. Da się to stwierdzić na urządzeniu, na którym ktoś grał.
replay-check-pledges = Nikt nie zmienił swojej liczby
    .right = Zanim to urządzenie ujawniło swoją liczbę, pokazano mu odciski liczb wszystkich graczy. Liczby w zapisie do nich pasują.
    .wrong = W zapisie brakuje jakiejś liczby albo któraś nie jest tą, której odcisk pokazano temu urządzeniu przed rozdaniem. Nie ufaj temu rozdaniu.
    .unknown = To urządzenie nie widziało przed rozdaniem odcisków liczb innych osób albo już ich nie pamięta.
replay-withheld = { $name }: przyrzeczona liczba nie została ujawniona na czas, więc rozdanie zaczęto od nowa z nowymi liczbami pozostałych.
replay-check-luck = Los wskazuje, kto zaczyna
    .right = Sekret i liczby dają { $word } jako pierwsze słowo, a według niego zaczyna krzesło numer { $seat }. Tak też było. Wszystkie dalsze karty pochodzą z tego samego źródła.
    .wrong = Sekret i liczby dają { $word } jako pierwsze słowo, a według niego zaczyna krzesło numer { $seat }. Zaczął jednak kto inny. Nie ufaj temu rozdaniu.
    .unknown = Sekret i liczby dają { $word } jako pierwsze słowo. Przy tym stole o tym, kto zaczyna, nie decydował los, więc strona nie ma z czym tego porównać.
replay-check-hash = Zapis jest nienaruszony
    .right = Jego skrót zaczyna się od { $hash } i zgadza się z treścią: nic nie zostało uszkodzone ani nieuważnie zmienione.
    .wrong = Coś w zapisie zmieniono już po jego sporządzeniu.
replay-proves = Czego to dowodzi
replay-proves-text = Nikt nie wybrał kart, jeśli pieczęć jest tą, którą pokazano przed rozdaniem. Żeby sprawdzić, czy także ruchy i wynik są zgodne z zasadami, odtwórz zapis na własnym komputerze: „ludejo replay PLIK” rozda każdą kartę od nowa.
replay-proves-not = Czego to nie dowodzi
replay-proves-not-text = Skrót wykrywa uszkodzenia; nie jest podpisem. Kto wymyśli inną dozwoloną grę z tym samym rozdaniem, może zapisać także jej skrót, a imion i czasów nie potwierdza nic. Porównaj swój skrót ze skrótem innej osoby, która była przy tym stole.
replay-numbers = Same liczby
replay-number-seal = Pieczęć
replay-number-secret = Sekret
replay-number-none = brak liczby
replay-number-hash = Skrót zapisu
