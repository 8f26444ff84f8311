## The lesson in the cards

lines-and-columns-learn-title = Słowa na kartach
lines-and-columns-learn-language = Język słów na kartach
lines-and-columns-learn-gloss = Z tłumaczeniem
    .help = Pod każdym słowem jest jego odpowiednik w języku strony.
lines-and-columns-learn-open = Słowa na kartach: { $language }
lines-and-columns-learn-hear = Posłuchaj: { $word }
lines-and-columns-learn-no-voice = Ta przeglądarka nie ma głosu dla: { $languages }.

## Words after the game

lines-and-columns-learn-words = Twoje słowa
lines-and-columns-learn-met =
    { $n ->
        [one] Jedno poznane słowo
        [few] { $n } poznane słowa
       *[other] { $n } poznanych słów
    }
lines-and-columns-learn-missed =
    { $n ->
        [0] Nic do powtórki
        [one] Jedno do powtórki
        [few] { $n } do powtórki
       *[other] { $n } do powtórki
    }
lines-and-columns-learn-missed-help = Słowa sprawdzone albo pomylone czekają tu, aż je opanujesz.
lines-and-columns-learn-practise = Poćwicz
lines-and-columns-learn-which = Co to jest?
lines-and-columns-learn-right = Dobrze: { $word }.
lines-and-columns-learn-wrong = Niestety nie. To jest: { $word }.
lines-and-columns-learn-next = Dalej
lines-and-columns-learn-done = { $right } z { $n } dobrze
lines-and-columns-learn-stop = Wystarczy
lines-and-columns-learn-export = Zapisz listę
lines-and-columns-learn-file = slowa
lines-and-columns-learn-mark-missed = do powtórki
