## Lists

and = { $first } i { $last }
comma = { $first }, { $last }

## People without a name yet

seat-name = Gracz { $number }

## Why a wish is not granted

refusal-unknown-game = Nie ma tu gry o nazwie „{ $game }”.
refusal-unknown-rules = Zasady gry { $game } zdążyły się zmienić: wersja { $rules } nie jest tu znana.
refusal-unknown-seat = Przy tym stole nie ma miejsca numer { $seat }.
refusal-unknown-seats = Liczba graczy w tej grze: od { $fewest } do { $most }, a nie { $seats }.
refusal-unknown-option = Nie ma opcji o nazwie „{ $option }”.
refusal-unknown-value = Opcja „{ $option }” nie ma wartości „{ $value }”.
refusal-malformed-move = Nie da się tego odczytać jako ruchu w tej grze.
refusal-incomplete-move = W tym ruchu czegoś brakuje albo jego części do siebie nie pasują.
refusal-late-move = Za późno: od czasu tego pytania gra potoczyła się już dalej.
refusal-unknown-moment = Gra nie doszła jeszcze do tego pytania.
refusal-no-clock = Teraz nie chodzi żaden zegar, więc czas nie może upłynąć.
refusal-damaged-state = To nie jest zapisana pozycja tej gry albo jest ona uszkodzona.
refusal-log-header = Nie da się odczytać zapisu: jego pierwszy wiersz jest uszkodzony.
refusal-log-unreadable = Zapis jest uszkodzony: nie da się odczytać wpisu { $entry }.
refusal-log-changed = Zapis jest uszkodzony: zmieniono wpis { $entry } albo któryś przed nim.
refusal-log-illegal = Zapis jest uszkodzony: wpis { $entry } nie jest dozwolonym ruchem.
refusal-log-cut = Zapis jest ucięty: gra się nie skończyła, a brakuje wpisu { $entry }.
refusal-unknown-format = Ten zapis gry ma format { $format }, który nie jest tu znany.
refusal-record-result = Zapis gry jest uszkodzony: ruchy prowadzą do innego wyniku niż ten, który jest w nim podany.

## At the table

refusal-table-closed = Ten stół jest zamknięty.
refusal-table-exists = Ten stół jest już otwarty.
refusal-table-full = Przy tym stole jest już komplet.
refusal-table-worn = Przy tym stole wydarzyło się już tyle, że w jego zapisie nie ma więcej miejsca: otwórz nowy stół.
refusal-network-removed = Decyzją gospodarza ten stół jest zamknięty dla nowych osób z twojej sieci.
refusal-talk-used-up = Do następnej gry nie możesz już pisać na czacie. Sama gra toczy się dalej.
refusal-too-often = Na jedną grę to już wystarczy. W następnej znów będzie można.
refusal-bad-secret = Sekret rozdania jest nieprawidłowy.
refusal-was-removed = Poproszono cię o odejście od tego stołu i nie możesz wrócić.
refusal-not-at-table = Nie ma cię przy tym stole.
refusal-not-your-seat = To miejsce nie należy do ciebie.
refusal-seat-taken = To miejsce jest zajęte.
refusal-seats-empty = Niektóre miejsca są jeszcze wolne: zapełnij je ludźmi albo botami.
refusal-has-started = Gra już się zaczęła.
refusal-list-missing = Ten stół nie dostał jeszcze słów.
refusal-no-lists = Ta gra nie używa własnych słów.
refusal-not-playing = Teraz nie trwa żadna gra.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-is-paused = Gra jest wstrzymana.
refusal-bot-plays = Na tym miejscu gra bot: usiądź znowu, żeby je odzyskać.
refusal-no-bot-there = Nie ma tam bota, którego można odesłać.
refusal-not-your-clock = Tylko sam zegar decyduje o tym, kiedy upływa czas.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-is-host = Gospodarza stołu nie można odesłać ani wyciszyć.
refusal-no-such-person = Przy tym stole nie ma takiej osoby.
refusal-muted = Gospodarz stołu cię wyciszył.
refusal-silent-now = Zgodnie z zasadami gry teraz milczysz.
refusal-no-signals = Zgodnie z zasadami gry milczysz, a to byłby znak dla innych.
refusal-has-seen = Kto widział już tę grę z jednego miejsca, nie może dostać innego: to zdradziłoby, co jest ukryte.
refusal-at-night = Nie w nocy: to zdradziłoby, kto jest obecny. Poczekaj do świtu.
refusal-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
refusal-nothing-asked = Nikt nie prosił o cofnięcie ruchu.
refusal-not-sealing = Teraz nie ujawnia się liczb do rozdania.
refusal-not-the-pledge = To nie jest przyrzeczona liczba.
refusal-name-strange = Imię nie może zawierać tego znaku: { $sign }.
refusal-name-marks = Jedna z liter tego imienia ma za dużo dodatkowych znaków.
refusal-name-empty = Imię musi zawierać literę, cyfrę albo emoji.
refusal-name-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
refusal-name-reserved = „{ $name }” oznacza przy stole co innego. Wybierz inne imię.
refusal-name-taken = Ktoś tutaj ma już to imię albo bardzo podobne: { $name }.
refusal-nothing-said = W tej wiadomości nie ma nic do przeczytania.
refusal-list-hidden = Na tej liście jest niewidoczny znak: { $sign }.
refusal-not-pledging = Teraz nikt nie jest proszony o nową liczbę do rozdania.
refusal-bad-pledge = Przyrzeczenie ma 64 cyfry szesnastkowe.
refusal-bad-number = Liczba do rozdania ma od 1 do 64 pełnych bajtów.
refusal-being-dealt = Trwa rozdawanie kart. Poczekaj chwilę i spróbuj ponownie.

## From the server

refusal-malformed-message = Nie da się tego odczytać jako wiadomości.
refusal-command-reused = Tego identyfikatora użyto już dla innego życzenia.
refusal-message-too-big = Ta wiadomość jest za długa.
refusal-too-many-messages = Za dużo wiadomości w krótkim czasie. Wróć za chwilę.
refusal-too-many-devices = Masz to otwarte w zbyt wielu oknach: zamknij jedno z nich.
refusal-too-many-codes = Za dużo błędnych kodów naraz. Poczekaj kilka sekund i spróbuj ponownie.
refusal-too-many-tables = Otwarto stąd za dużo nowych stołów. Poczekaj trochę albo zagraj ponownie przy stole, który już masz.
refusal-too-many-lists = Przyszło stąd za dużo list słów. Poczekaj trochę i spróbuj ponownie.
refusal-too-many-requests = Przyszło stąd za dużo próśb. Poczekaj trochę i spróbuj ponownie.
refusal-too-many-forgets = W ciągu godziny za dużo osób stąd poprosiło, żeby o nich zapomnieć. Poczekaj trochę i spróbuj ponownie.
refusal-house-full = Wszystkie stoły są tu zajęte. Wróć później.
refusal-no-such-table = Nie ma takiego stołu, jest zamknięty albo jest już przy nim komplet. Sprawdź kod.
refusal-already-entered = To urządzenie jest już przy stole.
refusal-is-screen = To jest ekran: pokazuje stół i nie może nic przy nim zrobić.
refusal-unknown-ticket = Ten bilet został już wykorzystany albo stracił ważność. Poproś o nowy na drugim urządzeniu.
refusal-unknown-bot = Do tej gry nie ma takiego bota.
refusal-no-such-page = Tu nic nie ma.
refusal-foreign-origin = Ta prośba przyszła z innego adresu niż adres tego serwera.
refusal-no-guest = Jeszcze cię tu nie znamy: najpierw otwórz stronę główną.
refusal-server-stops = Serwer uruchamia się ponownie. Twojej grze nic nie grozi: za chwilę do niej wrócisz.
refusal-table-rests = Przy tym stole trwają porządki. Za chwilę tu wrócisz.
refusal-storage-trouble = Serwer chwilowo nie może zapisywać ani odczytywać. To, co zostało potwierdzone, jest bezpieczne. Spróbuj ponownie za chwilę.
refusal-table-damaged = Zapis tego stołu jest uszkodzony, dlatego stołu nie można otworzyć. Innych stołów to nie dotyczy. Powiadom osobę, która prowadzi ten serwer.
refusal-forgotten = Zgodnie z twoim życzeniem już cię tu nie pamiętamy.
