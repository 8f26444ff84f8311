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
refusal-log-gap = Zapis jest uszkodzony: brakuje wpisu { $entry } albo nie jest on na swoim miejscu.
refusal-log-changed = Zapis jest uszkodzony: zmieniono wpis { $entry } albo któryś przed nim.
refusal-log-illegal = Zapis jest uszkodzony: wpis { $entry } nie jest dozwolonym ruchem.
refusal-log-cut = Zapis jest ucięty: gra się nie skończyła, a brakuje wpisu { $entry }.

## At the table

refusal-table-closed = Ten stół jest zamknięty.
refusal-table-exists = Ten stół jest już otwarty.
refusal-bad-secret = Sekret rozdania jest nieprawidłowy.
refusal-was-removed = Poproszono cię o odejście od tego stołu i nie możesz wrócić.
refusal-not-at-table = Nie ma cię przy tym stole.
refusal-not-your-seat = To miejsce nie należy do ciebie.
refusal-seat-taken = To miejsce jest zajęte.
refusal-seats-empty = Niektóre miejsca są jeszcze wolne: zapełnij je ludźmi albo botami.
refusal-has-started = Gra już się zaczęła.
refusal-not-playing = Teraz nie trwa żadna gra.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-is-paused = Gra jest wstrzymana.
refusal-bot-plays = Na tym miejscu gra bot: usiądź znowu, żeby je odzyskać.
refusal-no-bot-there = Nie ma tam bota, którego można odesłać.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-is-host = Gospodarza stołu nie można odesłać ani wyciszyć.
refusal-no-such-person = Przy tym stole nie ma takiej osoby.
refusal-muted = Gospodarz stołu cię wyciszył.
refusal-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
refusal-nothing-asked = Nikt nie prosił o cofnięcie ruchu.
refusal-not-sealing = Teraz nie ujawnia się liczb do rozdania.
refusal-not-the-pledge = To nie jest przyrzeczona liczba.

## The command

cli-usage = Te słowa do siebie nie pasują. Użycie:
cli-unknown-command = Nie ma polecenia „{ $word }”. Są: { $words }.
cli-not-a-number = „{ $word }” nie jest tu właściwą liczbą: { $name } to liczba całkowita od { $fewest } wzwyż.
cli-not-an-option = „{ $word }” nie jest opcją: zapisz ją jako NAZWA=WARTOŚĆ.
cli-unknown-language = Nie ma języka „{ $word }”. Są: { $words }.
cli-no-server = Serwera jeszcze nie ma. Na razie spróbuj: ludejo show love-letter
cli-failed = To się nie udało: { $why }
cli-interrupted = Przerwano.
cli-games-seats = liczba graczy: od { $fewest } do { $most }
cli-games-default = domyślnie: { $value }
cli-leaks-found = { $leaks ->
    [0] Brak wycieków; porównane pary światów: { $pairs } ({ $seconds } s).
    [one] Jeden wyciek; porównane pary światów: { $pairs } ({ $seconds } s).
    [few] { $leaks } wycieki; porównane pary światów: { $pairs } ({ $seconds } s).
   *[other] { $leaks } wycieków; porównane pary światów: { $pairs } ({ $seconds } s).
}
cli-simulated = Gry: { $games }; ruchy: { $moves }; czas: { $seconds } s; ruchy/s: { $moves_per_s }; gry/s: { $games_per_s }; ruchy na grę: { $mean_moves }.
cli-simulated-wins = Wygrane według miejsc: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (tylko { $seat }) { $sentence }
