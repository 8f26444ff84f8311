## The command

cli-usage = Te słowa do siebie nie pasują. Użycie:
cli-unknown-command = Nie ma polecenia „{ $word }”. Są: { $words }.
cli-not-a-number = „{ $word }” nie jest tu właściwą liczbą: { $name } to liczba całkowita od { $fewest } wzwyż.
cli-not-an-option = „{ $word }” nie jest opcją: zapisz ją jako NAZWA=WARTOŚĆ.
cli-unknown-language = Nie ma języka „{ $word }”. Są: { $words }.
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
cli-leaks-seeds = Ziarna: { $seeds }
cli-leaks-phases = Pary według fazy oraz dnia lub rundy:
cli-leaks-wire = Brak wycieków na łączu; partie: { $games }, miejsc przy stole: { $seats }; takty: { $ticks }, ramki: { $frames }, tajne czyny wykonane inaczej: { $hidden }, takie same świty: { $dawns } ({ $seconds } s).
cli-simulated = Gry: { $games }; ruchy: { $moves }; czas: { $seconds } s; ruchy/s: { $moves_per_s }; gry/s: { $games_per_s }; ruchy na grę: { $mean_moves }.
cli-simulated-wins = Wygrane według miejsc: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (tylko { $seat }) { $sentence }
cli-serving = Ludejo jest gotowe. Otwórz jeden z tych adresów:
cli-serving-scan = Znajomi mogą dołączyć, skanując kod albo otwierając adres { $address }
cli-serving-plain = Uwaga: to zwykłe http, bez szyfrowania. Kto korzysta z tej samej sieci Wi-Fi, może podglądać. Do gry przez internet używaj https (docs/hosting.md).
cli-serving-limits = Zmienione limity: { $limits }
cli-served = Zatrzymano. Wszystko jest zapisane.
cli-unknown-limit = Nie ma limitu „{ $word }”. Są: { $words }.
cli-pace-public = --pace służy do testów i nie działa razem z --public-url.
cli-tls-both = --tls-cert i --tls-key idą w parze: podaj obie opcje albo żadnej.
cli-bad-url = „{ $word }” nie jest adresem w rodzaju https://play.example.
cli-bad-network = „{ $word }” nie jest siecią w rodzaju 10.0.0.0/8 albo 2001:db8::/32.
cli-arena-title = { $game }, miejsca: { $seats }, gry na parę: { $games }
cli-arena-bot = bot
cli-arena-against = przeciw
cli-arena-won = wygrane
cli-arena-sure = 95 %
cli-arena-even = równo
cli-arena-rating = ranking
cli-arena-moves = ruchy
cli-arena-speed = ruchy/s
cli-arena-time = ms/ruch
cli-arena-turns = tury w wygranych
cli-arena-ends = jak się skończyło
cli-arena-side = strona
cli-arena-cast = Obsada wymienia boty według strony, a w razie potrzeby według karty: village=hard,wolves=normal,seer=random. „{ $word }” nie wystarczy; słowa: { $words }.
cli-arena-two = Arena potrzebuje co najmniej dwóch różnych botów: „{ $word }” nie wystarczy.
cli-arena-kept = To, co rozegrano, zostaje w { $file }: te same słowa podejmą grę od tego miejsca.
cli-arena-other = „{ $word }” zawiera gry innego turnieju.
cli-bad-bot-name = „{ $word }” nie może być nazwą bota: małe litery, cyfry i łączniki, i nie taka, która już jest.
cli-no-bot = Pod „{ $word }” nie ma bota: { $why }
cli-no-database = Nie ma bazy danych „{ $word }”.
cli-database-kind = Ludejo nie może użyć bazy danych, której adres zaczyna się od „{ $word }”. Podaj plik (z dwukropkiem w nazwie: jako ./NAZWA), memory albo postgresql://użytkownik:hasło@serwer/nazwa.
cli-database-file = To, co następuje po „{ $word }”, nie wskazuje pliku. Napisz sqlite:///PLIK, jeśli ścieżka zaczyna się w bieżącym katalogu, sqlite:////ŚCIEŻKA, jeśli w katalogu głównym, albo samą ścieżkę, bez serwera i bez opcji (?…).
cli-no-psycopg = PostgreSQL wymaga sterownika, który nie jest tu zainstalowany: zainstaluj „{ $word }”.
cli-file-exists = „{ $word }” już istnieje; niczego nie nadpisano.
cli-backed-up = Skopiowano do pliku { $file }; stoły: { $tables }.
cli-backup-postgresql = To polecenie kopiuje tylko bazy SQLite: PostgreSQL ma do tego własny program, pg_dump.
cli-expired = Stoły do usunięcia: { $tables }. Kto wróci do takiego stołu, zachowa go; tak samo działa ludejo expired --keep KOD albo --keep all.
cli-expired-table = { $table }  ostatni wpis { $last }, wpisy: { $entries }, pozostanie co najmniej do { $until }
cli-kept = Zachowano, jakby właśnie coś się tam wydarzyło; stoły: { $tables }.
cli-not-expired = Wśród stołów do usunięcia nie ma stołu „{ $word }”.
cli-moved = Przeniesiono do { $database }; stoły: { $tables }, wpisy: { $entries }. Sprawdzono każdy skrót.
cli-move-changed = W tym czasie coś się wydarzyło przy tych stołach: { $tables }. Zatrzymaj serwer i podaj te same słowa jeszcze raz: praca ruszy dalej od tego miejsca.
cli-move-differs = Cel zawiera coś innego niż początek tych stołów: { $tables }. Niczego nie zastąpiono. Jeśli któryś z nich usunięto lub zmieniono tymczasem w źródle, opróżnij cel i zacznij od nowa.
cli-move-broken = Stół { $table } jest uszkodzony od wpisu { $version }: ten wpis nie wynika z poprzedniego.
cli-move-key = Cel ma już własny klucz „{ $name }”: tej bazy danych używał już jakiś serwer. Wybierz pustą.
cli-move-failed = Cel nie przyjął wszystkiego: zapisuje do niego inny program, jego dysk jest pełny albo nie można się z nim połączyć. Podaj te same słowa jeszcze raz: praca ruszy dalej od tego miejsca.
cli-replay-undone = Ostatni ruch zostaje cofnięty.
cli-replay-late = Bot nie odpowiedział na czas: wykonano za niego szybki ruch.
cli-replay-ok = Zapis gry jest w porządku: ruchy są dozwolone, sekret pasuje do pieczęci, wynik się zgadza.
cli-workers-postgresql = Kilka procesów (--workers) potrzebuje bazy danych, z której mogą wspólnie korzystać: --database postgresql://…
