## Lines and Columns in two minutes

course-lines-and-columns-aim = Witaj! Wygrywa, kto wyłoży wszystkie karty przed innymi. Razem budujemy jedną wielką tabelę: każda rzecz ma swoją linię, a każdy kolor swoją kolumnę.
course-lines-and-columns-green = Każda linia zaczyna się od zielonej karty. Wyłóż zielony samochód.
course-lines-and-columns-green-try = To też zaczęłoby linię. Ale teraz weź zielony samochód: z samochodami będzie więcej do zrobienia.
course-lines-and-columns-side = { $bot } kładzie czerwony samochód na lewo od zielonego. Czerwony ma tam teraz swoją kolumnę. Wyłóż niebieski samochód na prawo od zielonego, a niebieski też będzie ją mieć.
course-lines-and-columns-side-left = Tam też pasuje. Ale kolumnę blisko zielonego łatwiej osiągnąć: połóż go po prawej.
course-lines-and-columns-side-card = Linię można zacząć zawsze. Ale masz dużo niebieskich kart: najpierw wyłóż niebieski samochód, żeby miały kolumnę.
course-lines-and-columns-column = Kolumna jest taka sama w każdej linii: czerwony jest zawsze na lewo od zielonego. Twoja czerwona książka ma więc tylko jedno miejsce. Połóż ją obok zielonej książki.
course-lines-and-columns-column-blue = Dobrze widzisz, niebieski jest na prawo od zielonego! Ale teraz wyłóż czerwoną książkę.
course-lines-and-columns-column-card = Linię można zacząć zawsze. Ale teraz wyłóż czerwoną książkę.
course-lines-and-columns-wait = Twoje wazony muszą poczekać: bez zielonego wazonu nie mają linii. Jeśli żadna twoja karta nie pasuje, pasujesz, a stół robi to za ciebie.
course-lines-and-columns-all = Zielony wazon! Teraz pasują wszystkie twoje karty, jedna po drugiej. Wtedy można wyłożyć je naraz. Naciśnij przycisk, który to mówi.
course-lines-and-columns-all-try = To też jest dozwolone. Ale możesz wyłożyć wszystkie karty naraz i wygrać!
course-lines-and-columns-end = Siedem kart naraz i wygrywasz! { $bot } ma jeszcze siedem. Pamiętaj: najpierw zielony, żadnych przerw i każdy kolor w swojej kolumnie. Miłej zabawy!
