## Codenames in four minutes

course-codenames-aim = Witaj w służbie! Na stole leży 25 słów. Dziewięć należy do twojej drużyny, Czerwonych, a osiem do Niebieskich. Ale tylko dwoje szefów siatek wie, które! Wygrywa drużyna, która pierwsza znajdzie wszystkie swoje słowa.
course-codenames-clue = { $bot } jest szefem twojej siatki i podaje jedno słowo i liczbę: „owoc 2”. A więc dwa słowa na stole mają coś wspólnego z owocami. Dotknij pierwszego, które widzisz.
course-codenames-clue-pear = GRUSZKA też pasuje! Przyjdzie na nią pora. Najpierw dotknij słowa JABŁKO, w lewym górnym rogu.
course-codenames-clue-try = Hm, czy to owoc? Spójrz w lewy górny róg!
course-codenames-fine = Podważa się wskazówkę, która łamie zasady. Ta jest w porządku, więc zgaduj dalej.
course-codenames-touch = Wskazujesz JABŁKO. Wszyscy to widzą, twoja drużyna może się naradzić i nic nie jest jeszcze postanowione. Na pewno? To dotknij słowa JABŁKO jeszcze raz albo przycisku.
course-codenames-touch-try = Można wskazać kilka słów. Ale JABŁKO na pewno pasuje: dotknij go, a potem przycisku.
course-codenames-second = Dobrze! JABŁKO zakrywa czerwony agent i możesz zgadywać dalej. Znajdź drugi owoc: dotknij go, aby wskazać, i jeszcze raz, aby zatwierdzić.
course-codenames-second-stop = Możesz już skończyć. Ale jest jeszcze jeden owoc, w samym środku!
course-codenames-second-try = Jest pewniejsze słowo: GRUSZKA, w samym środku. Dotknij go, a potem przycisku.
course-codenames-stop = Oba znalezione! Zawsze można zgadywać o jeden raz więcej, niż mówi liczba, więc tu trzy razy. Ale żadne inne słowo nie ma nic wspólnego z owocami, a złe może zaszkodzić. Naciśnij „Koniec tury”.
course-codenames-stop-try = Można i tak. Ale to zgadywanie w ciemno, a jedno z tych słów to zabójca! Lepiej naciśnij „Koniec tury”.
course-codenames-colours = Niebiescy usłyszeli „morze 2”, trafili w STATEK i zgadywali dalej. Ale WYSPA to tylko przechodzień, a to kończy turę. Słowo drugiej drużyny też ją kończy i tej drużynie pomaga. A kto dotknie zabójcy, od razu przegrywa!
course-codenames-key = Zamiana miejsc: teraz ty jesteś szefem siatki! Widzisz klucz: czerwone słowa są wasze, niebieskie ich, te z kółkiem to przechodnie, a czarne to zabójca, PINGWIN. Nikomu ani słowa!
course-codenames-give = Niech { $bot } znajdzie ŚNIEG i SANKI: wybierz wskazówkę albo wpisz własną poniżej, z liczbą 2. Nie wolno: słowa ze stołu ani słowa o tym samym rdzeniu. I uwaga na PINGWINA!
course-codenames-give-visible = To słowo leży na stole, więc nie może być wskazówką. Wybierz inne.
course-codenames-give-root = Ma ten sam rdzeń co słowo na stole, tak jak „śnieżka” i ŚNIEG. To niedozwolone. Wybierz inne.
course-codenames-give-risky = To dozwolone. Ale { $bot } może pomyśleć o PINGWINIE, a to zabójca! Która wskazówka pasuje tylko do słów ŚNIEG i SANKI?
course-codenames-give-unknown = Może! Ale nie wiem, czy { $bot } to zrozumie. Kiedy na ŚNIEGU przydają się SANKI?
course-codenames-give-number = Dobre słowo! Liczba mówi, o ile słów ci chodzi. ŚNIEG i SANKI to dwa, więc wybierz 2.
course-codenames-end = { $bot } rozumie cię świetnie! Potem Niebiescy na wskazówkę „ptak” dotknęli PINGWINA: to zabójca! Wygrywają więc Czerwoni. Zwykle wygrywa drużyna, której wszystkie słowa zostaną zakryte jako pierwsze. Już wiesz, jak to działa. Miłej zabawy!
