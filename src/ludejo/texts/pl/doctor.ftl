## What the doctor says: first what is so, then (`do`) what to do about it

doctor-state-ok = dobrze
doctor-state-look = uwaga
doctor-state-wrong = źle
doctor-sum = { $wrong ->
    [0] Nie ma błędów. Do sprawdzenia: { $look }.
   *[other] Błędy: { $wrong }. Do sprawdzenia: { $look }.
}

doctor-python-fits = Python { $version }.
doctor-python-old = Python { $version } jest za stary.
    .do = Zainstaluj Pythona { $least } albo nowszego.
doctor-rules-compiled = Zasady gier są skompilowane.
doctor-rules-plain = Zasady gier nie są skompilowane: działają poprawnie, ale boty myślą wielokrotnie wolniej.
    .do = Zbuduj pakiet na maszynie z kompilatorem C i plikiem Python.h albo zainstaluj pakiet (wheel) dla tego systemu.
doctor-page-built = Strona jest w pakiecie.
doctor-page-missing = W tym pakiecie nie ma zbudowanej strony: goście zobaczyliby tylko jedno zdanie.
    .do = Zainstaluj gotowy pakiet (wheel) albo uruchom serwer ze źródeł poleceniem ./ludejo serve, które zbuduje stronę.
doctor-files-enough = Limit otwartych plików dla jednego procesu: { $limit }; dla spodziewanych urządzeń potrzeba: { $needed }.
doctor-files-few = Limit otwartych plików dla jednego procesu: { $limit }, a dla spodziewanych urządzeń potrzeba: { $needed }. Ostatnie urządzenia nie mogłyby wejść.
    .do = Podnieś limit: ulimit -n { NUMBER($needed, useGrouping: 0) } przed uruchomieniem albo LimitNOFILE= w jednostce systemd.
doctor-files-tiny = Limit otwartych plików dla jednego procesu: tylko { $limit }, a potrzeba: { $needed }.
    .do = Podnieś limit: ulimit -n { NUMBER($needed, useGrouping: 0) } przed uruchomieniem albo LimitNOFILE= w jednostce systemd.

doctor-memory-store = Stoły są tylko w pamięci: znikną, gdy serwer się zatrzyma.
    .do = Podaj w --database plik albo bazę PostgreSQL, chyba że to tylko próba.
doctor-folder-open = W katalogu { $folder } można zapisywać.
doctor-folder-shut = W katalogu { $folder } nie można zapisywać: { $why }.
    .do = Oddaj go użytkownikowi, który uruchamia serwer, albo podaj inne miejsce w --database. SQLite potrzebuje katalogu, nie tylko pliku.
doctor-room-enough = Wolne miejsce na dysku: { $megabytes } MB.
doctor-room-little = Wolne miejsce na dysku: tylko { $megabytes } MB.
    .do = Zwolnij wkrótce miejsce. Na pełnym dysku nic więcej się nie zapisze, a gry staną, aż znajdzie się miejsce.
doctor-room-none = Dysk jest pełny albo prawie pełny; wolne miejsce: { $megabytes } MB.
    .do = Zwolnij miejsce od razu. Serwer sam wznowi pracę, gdy tylko będzie mógł zapisywać.
doctor-disk-near = Dysk należy do tej maszyny.
doctor-disk-far = { $folder } leży w sieci ({ $kind }). SQLite może tam uszkodzić swój plik.
    .do = Przenieś plik na dysk tej maszyny albo użyj PostgreSQL.
doctor-sqlite-alone = Plik SQLite jest dla jednego procesu serwera, a procesów ma być: { $processes }. Nie wiedziałyby o sobie nawzajem.
    .do = Użyj --workers 1 albo bazy PostgreSQL (ludejo move-store przeniesie tam stoły).
doctor-file-new = Nie ma jeszcze stołów: { $file } powstanie przy pierwszym uruchomieniu.
doctor-file-unopened = Nie można otworzyć { $file }: { $why }.
    .do = Sprawdź ścieżkę i to, kto może czytać ten plik. Uruchom doktora jako użytkownik, który uruchamia serwer.
doctor-file-strange = { $file } nie jest bazą danych Ludejo.
    .do = Podaj inny plik w --database. Ten nie został zmieniony.
doctor-file-whole = Plik jest nienaruszony: tak mówi własna kontrola SQLite.
doctor-file-damaged = Plik jest uszkodzony: { $why }.
    .do = Zatrzymaj serwer, zachowaj plik i wstaw w jego miejsce ostatnią kopię zrobioną przez ludejo backup (docs/hosting.md).
doctor-journal-wal = Plik jest zapisywany z użyciem WAL.
doctor-journal-other = Plik nie jest zapisywany z użyciem WAL, choć każdy nasz serwer o to prosi.
    .do = Uruchom serwer i zapytaj ponownie. Jeśli to się nie zmieni, system plików na to nie pozwala: użyj lokalnego dysku.
doctor-schema-current = Baza danych ma postać, którą zna ta wersja.
doctor-schema-older = Baza danych jest w wersji { $version }; przy następnym uruchomieniu ten program przerobi ją na wersję { $current }.
    .do = Najpierw zrób kopię: nie ma drogi powrotnej.
doctor-schema-newer = Baza danych jest w wersji { $version }, a ten program zna tylko wersje do { $current }. Nie uruchomi się.
    .do = Zainstaluj tę wersję Ludejo, która ją zapisała, albo nowszą.
doctor-schema-shut = Użytkownik { $user } nie może tworzyć tabel w tej bazie danych.
    .do = Uczyń go właścicielem: ALTER DATABASE … OWNER TO "{ $user }"; albo GRANT CREATE ON SCHEMA public TO "{ $user }";
doctor-schema-foreign = Użytkownik { $user } nie ma prawa odczytu ani zapisu naszych tabel w tej bazie danych.
    .do = Należą do kogoś innego, być może od czasu odtworzenia kopii. Dla każdej z nich wykonaj ALTER TABLE … OWNER TO "{ $user }"; albo odtwórz kopię przez pg_restore --no-owner --role={ $user }.
doctor-chains-whole = Zapisy stołów sprawdzone od początku do końca: { $tables }. Brak uszkodzeń.
doctor-chains-none = Nie ma żadnego zapisu do sprawdzenia.
doctor-chain-broken = Zapis stołu { $table } jest naruszony przy wpisie { $version }: ktoś go zmienił albo jest uszkodzony.
    .do = Zachowaj tę bazę, sprawdź jej dysk i porównaj z kopią. Innych stołów to nie dotyczy.

doctor-driver-missing = Sterownik PostgreSQL nie jest zainstalowany.
    .do = Wpisz: pip install 'ludejo[postgresql]'
doctor-base-misspelt = Adresu bazy danych nie da się odczytać.
    .do = Zapisz go jako postgresql://użytkownik:hasło@host:5432/nazwa. Znaki / : @ % ? # zapisuje się w haśle jako %2F %3A %40 %25 %3F %23.
doctor-base-unreached = Nie można się połączyć z bazą danych { $address }: { $why }
    .do = Sprawdź, czy PostgreSQL działa, czy tam nasłuchuje (listen_addresses) i czy wpuszcza tego użytkownika (pg_hba.conf).
doctor-base-reached = Baza danych { $address } odpowiada, PostgreSQL { $version }.
doctor-base-old = PostgreSQL { $version } jest za stary.
    .do = Użyj PostgreSQL { $least } albo nowszego.
doctor-base-writable = W bazie danych można zapisywać.
doctor-base-read-only = Bazę danych można tylko czytać: to serwer zapasowy (standby) albo zapis został wyłączony.
    .do = Podaj serwer główny. Jeśli ten ma się nim stać: pg_ctl promote.
doctor-base-near = Baza danych jest na tej maszynie.
doctor-base-encrypted = Połączenie z bazą danych jest szyfrowane.
doctor-base-plain = Połączenie z bazą danych na { $host } nie jest szyfrowane.
    .do = Włącz tam ssl i dodaj do adresu ?sslmode=verify-full&sslrootcert=system (albo plik własnego urzędu certyfikacji).
doctor-base-safe = To, co zatwierdzone, jest na dysku: fsync, full_page_writes i synchronous_commit są włączone.
doctor-base-unsafe = Ustawienie { $setting } ma wartość { $value }: po awarii może zabraknąć potwierdzonych ruchów.
    .do = Wpisz ALTER SYSTEM SET { $setting } = on; SELECT pg_reload_conf(); i sprawdź, czy użytkownik albo baza nie ma własnej wartości.
doctor-base-lax = Ustawienie synchronous_commit jest wyłączone. Ludejo włącza je dla własnych połączeń; inne programy tracą przy awarii ostatnie zatwierdzone zmiany.
    .do = Wpisz: ALTER SYSTEM SET synchronous_commit = on; SELECT pg_reload_conf();
doctor-base-new = Nie ma w niej jeszcze naszych tabel: powstaną przy pierwszym uruchomieniu.
doctor-connections-enough = Możliwe połączenia: { $most }; potrzebne: { $needed }.
doctor-connections-few = Możliwe połączenia: { $most }, a potrzebne: { $needed } (procesy: { $processes }).
    .do = Podnieś max_connections (oraz CONNECTION LIMIT użytkownika i bazy) i uruchom PostgreSQL ponownie albo zmniejsz --workers.
doctor-connections-busy = Wolne połączenia: teraz tylko { $free }, a potrzebne: { $needed }.
    .do = Zobacz, kto je zajmuje: SELECT usename, application_name, count(*) FROM pg_stat_activity GROUP BY 1, 2; albo podnieś max_connections.
doctor-clock-together = Różnica między zegarami tu i tam: { $milliseconds } ms.
doctor-clock-apart = Różnica między zegarami tu i tam: { $milliseconds } ms. Przy stołach, które przejdą na inną maszynę, czas do namysłu byłby błędny.
    .do = Niech obie maszyny ustawiają zegary przez sieć (chrony albo systemd-timesyncd).
doctor-news-heard = Wieści przechodzą z połączenia do połączenia w { $milliseconds } ms.
doctor-news-lost = Wieści nie przechodzą z połączenia do połączenia: gracze w różnych procesach czekaliby na siebie nawzajem.
    .do = Łącz się z samym PostgreSQL albo z pulą połączeń (pooler) w trybie sesji. W trybie transakcji LISTEN ginie.
doctor-commits-quick = Jedno zatwierdzenie (commit) trwa { $milliseconds } ms.
doctor-commits-slow = Jedno zatwierdzenie (commit) trwa { $milliseconds } ms, a każdy ruch na nie czeka.
    .do = Umieść bazę bliżej albo na szybszym dysku; powodem może być też odległy synchroniczny serwer zapasowy.

doctor-name-unknown = Nikt nie zna nazwy { $host }.
    .do = Wpisz ją do DNS albo poszukaj literówki w --public-url. Nowa nazwa może potrzebować kilku godzin.
doctor-address-plain = { $address } to zwykłe http: każdy po drodze może podglądać i grać w cudzym imieniu.
    .do = Postaw przed Ludejo serwer pośredniczący z https (docs/hosting.md) i podaj --public-url https://…
doctor-address-silent = Pod { $address } nikt nie odpowiada: { $why }
    .do = Uruchom serwer albo sprawdź port, zaporę i serwer pośredniczący.
doctor-address-certificate = Certyfikat { $address } jest zły: { $why }
    .do = Odnów go albo sprawdź, czy jest wystawiony dla tej właśnie nazwy i czy przychodzi z łańcuchem swojego urzędu certyfikacji.
doctor-health-good = Pod { $address } odpowiada serwer i może zapisywać.
doctor-health-bad = Serwer pod { $address } nie może zapisywać: gry stoją.
    .do = Sprawdź bazę danych (zobacz wyżej): dysk, połączenia i to, czy w ogóle działa.
doctor-health-strange = Pod { $address } odpowiada coś ({ $status }), co nie jest Ludejo.
    .do = Sprawdź, dokąd serwer pośredniczący kieruje tę nazwę i czy działa tam Ludejo. 502 i 504 pochodzą od samego serwera pośredniczącego: nikogo nie znajduje.
doctor-version-same = Jest w tej samej wersji, { $version }.
doctor-version-other = Jest w wersji { $theirs }, a ten program w wersji { $ours }.
    .do = Po aktualizacji uruchom serwer ponownie. Przy kilku maszynach wszystkie powinny mieć jedną wersję.
doctor-ready-good = { $address } czeka na graczy.
doctor-ready-not = { $address } nie jest w gotowości: serwer startuje, kończy pracę albo nie ma bazy danych.
    .do = Poczekaj kilka sekund i zapytaj ponownie. Jeśli to się nie zmieni, zajrzyj do dziennika serwera.
doctor-ready-unknown = { $address } nie mówi, czy jest w gotowości ({ $status }).
    .do = Starszy serwer tego nie mówi albo serwer pośredniczący nie przekazuje /api/ready.
doctor-origin-refused = Serwer nie uznaje { $address } za swój adres ({ $status }): żadna przeglądarka by nie weszła.
    .do = Uruchom serwer z --public-url { $address } (co do litery to, co ludzie wpisują) i dopilnuj, by serwer pośredniczący nie zmieniał Origin.
doctor-cookie-secure = Ciasteczko jest związane z https i z tą właśnie nazwą.
doctor-cookie-plain = Ciasteczko nie jest związane z https: serwer sądzi, że dociera się do niego przez http.
    .do = Uruchom serwer z --public-url { $address }
doctor-hsts-there = Przeglądarki dowiadują się, że mają zostać przy https.
doctor-hsts-missing = Przeglądarki nie dowiadują się, że mają zostać przy https (Strict-Transport-Security).
    .do = Sprawdź, dlaczego serwer pośredniczący usuwa ten nagłówek, albo dodaj go tam.
doctor-socket-open = WebSocket przechodzi, bez kompresji.
doctor-socket-packed = WebSocket wraca skompresowany: długość wiadomości zdradzałaby sekrety.
    .do = Wyłącz permessage-deflate w serwerze pośredniczącym; nasz serwer nigdy tego nie proponuje.
doctor-socket-refused = WebSocket nie przechodzi: { $why }
    .do = Niech serwer pośredniczący przekazuje Upgrade i Connection pod /ws, przez HTTP/1.1 (deploy/nginx.conf). 401: usuwa ciasteczka; 403: zmienia Origin; 429: za dużo urządzeń z jednego adresu, zobacz --behind-proxy.
doctor-foreign-refused = Obca strona nie wejdzie.
doctor-foreign-open = Obca strona może wejść ({ $status }): mogłaby grać w imieniu gościa.
    .do = Dopilnuj, by serwer pośredniczący przekazywał Origin tak, jak przysłała go przeglądarka.
doctor-foreign-strange = Obca strona nie wejdzie, ale nie z powodu 403 od samego serwera: { $why }
    .do = Zobacz, co odpowiada zamiast niego. Jeśli to serwer pośredniczący i jest to zamierzone, wszystko w porządku.
doctor-figures-hidden = Goście nie widzą liczb (/metrics).
doctor-figures-open = Goście pod { $address } widzą liczby (/metrics).
    .do = Niech serwer pośredniczący nie przekazuje portu z --metrics-port.
doctor-visitors-apart = Serwer pośredniczący mówi, w czyim imieniu pyta.
doctor-visitors-alike = Serwer pośredniczący pod { $address } nie mówi, w czyim imieniu pyta (X-Forwarded-For), więc wszyscy goście liczą się jako jeden.
    .do = Niech serwer pośredniczący wysyła X-Forwarded-For; uruchom serwer z --behind-proxy.
doctor-proxy-believed = O tym, kto przychodzi, mówi serwer pośredniczący (--behind-proxy).
doctor-proxy-unsaid = Jest adres publiczny, a serwer nasłuchuje tylko na tej maszynie, więc jest serwer pośredniczący; nie podano jednak --behind-proxy. Wszyscy goście liczą się jako jeden i mają wspólne limity.
    .do = Uruchom serwer z --behind-proxy i dopilnuj, by serwer pośredniczący wysyłał X-Forwarded-For.
doctor-proxy-open = Z --behind-proxy serwer nasłuchuje na { $host }: kto dotrze do niego z pominięciem serwera pośredniczącego, może podać dowolny adres.
    .do = Użyj --host 127.0.0.1, jeśli serwer pośredniczący jest na tej maszynie; w przeciwnym razie niech zapora wpuszcza tylko serwer pośredniczący.
