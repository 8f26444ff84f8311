## What is going on

codenames-board-now-clue = Szuka wskazówki: { $who }
codenames-board-now-guess = Zgaduje: { $who }. { $limit }
codenames-board-now-ruling = Rozstrzyga: { $who }
codenames-board-now-vote = Głosuje jeszcze: { $who }
codenames-board-now-penalty = Może teraz zakryć słowo swojej strony: { $who }
codenames-board-now-cover = Zakrywa słowo drugiej strony: { $who }
codenames-board-mine-clue = Twoja tura: jedno słowo i liczba
codenames-board-mine-guess = Zgaduje twoja drużyna. { $limit }
codenames-board-mine-ruling = Ty decydujesz, czy wskazówka jest ważna.
codenames-board-mine-vote = Zagłosuj: czy wskazówka jest ważna?
codenames-board-mine-penalty = Wskazówka była nieważna: zakryj jedno ze swoich słów.
codenames-board-mine-cover = Zakryj słowo drugiej strony: które będzie dla was najlepsze?
codenames-board-limit = { $n ->
    [one] Została jedna próba.
    [few] Zostały { $n } próby.
   *[other] Zostało { $n } prób.
}
codenames-board-no-limit = Zgadujcie, ile chcecie.
codenames-board-challenged = { $seat } uważa tę wskazówkę za nieważną.
codenames-board-agreed = uzgodniona wcześniej
codenames-board-doubted = sędzia ma wątpliwości
codenames-board-unlimited = bez limitu
codenames-board-glass-runs = Piasek się sypie: czas na decyzję
codenames-board-glass-out = Piasek się przesypał: czas na decyzję

## Cards and teams

codenames-board-words = Słowa na stole
codenames-board-covered-by = zakryte: { $colour }
codenames-board-known = według klucza: { $colour }
codenames-board-pointed = wskazuje tutaj: { $seats }
codenames-board-left = { $n ->
    [one] słowo zostało
    [few] słowa zostały
   *[other] słów zostało
}
codenames-board-spymaster = Szef siatki
codenames-board-nobody = nikt nią nie gra
codenames-board-clues = Wskazówki
codenames-board-no-clues = Nie padła jeszcze żadna wskazówka.
codenames-board-invalid = nieważna

## What I do

codenames-board-clue-word = Twoja wskazówka
codenames-board-clue-number = Do ilu słów
codenames-board-mean = Dotknij słów, o które ci chodzi: to je policzy, a widzisz to tylko ty.
codenames-board-fine = Sędzia nie ma zastrzeżeń.
codenames-board-doubtful = Wątpliwa wskazówka: może mieć wspólny rdzeń { $root } ze słowem { $word }. Możesz zapytać drugiego szefa albo zaryzykować, że ktoś ją podważy.
codenames-board-give = Podaj tę wskazówkę
codenames-board-ask = Najpierw zapytaj
codenames-board-answer-open = Zapytano w tajemnicy. Możesz czekać na odpowiedź albo podać dowolną wskazówkę.
codenames-board-answer-yes = Drugi szef się zgadza: nikt nie może podważyć tej wskazówki.
codenames-board-answer-no = Drugi szef nie zgadza się na tę wskazówkę.
codenames-board-asked = { $seat } pyta cię w tajemnicy: czy wskazówka { $word } ({ $number }) byłaby ważna?
codenames-board-consent = Tak, jest ważna
codenames-board-refuse = Nie
codenames-board-rule-help = Jeśli jest nieważna, tura się kończy, a { $team } mogą zakryć słowo.
codenames-board-rule-invalid = Nieważna
codenames-board-rule-valid = Ważna
codenames-board-do-confirm = Dotknij: { $word }
codenames-board-do-cover = Zakryj: { $word }
codenames-board-next-point = Dotknij słowa, aby je wskazać
codenames-board-next-cover = Dotknij słowa, aby je zakryć
codenames-board-stop = Koniec tury
codenames-board-challenge = Podważ
codenames-board-challenge-help = { $by ->
    [vote] Wskazówka dotyczy znaczenia: nie liter, brzmienia ani miejsc; nie jest słowem obcym ani takim, które leży na stole. Po podważeniu zgadywanie czeka, a wszyscy inni głosują.
   *[spymaster] Wskazówka dotyczy znaczenia: nie liter, brzmienia ani miejsc; nie jest słowem obcym ani takim, które leży na stole. Po podważeniu zgadywanie czeka, a rozstrzyga szef przeciwników.
}
codenames-board-challenge-sure = Ta wskazówka jest nieważna
codenames-board-turn-glass = Odwróć klepsydrę
codenames-board-glosses = Słowa także w innym języku: { $language }
codenames-board-hold = Klucz jest zakryty. Przytrzymaj słowo, aby spojrzeć.

## The end

codenames-board-won = { $team } wygrywają!
codenames-board-won-together = Wygrana! Punkty: { $n } z 8
codenames-board-lost-together = Przegrana
codenames-board-end-found = Wszyscy agenci są odnalezieni.
codenames-board-end-assassin = Trafiono na zabójcę.
codenames-board-end-used-up = Druga strona odnalazła wszystkich swoich agentów.
codenames-board-meant = Słowa, o które chodziło w tej wskazówce

## Before the game

codenames-board-teams = Drużyny
codenames-board-teams-help = Pierwsze krzesło drużyny zajmuje jej szef. Zmień krzesło, aby zmienić stronę.
codenames-board-all = Wszyscy razem
codenames-board-for-both = Zgaduje dla obu stron

## The reference card

codenames-board-colour-red = Czerwony agent: Czerwoni grają dalej, tura Niebieskich by się skończyła.
codenames-board-colour-blue = Niebieski agent: Niebiescy grają dalej, tura Czerwonych by się skończyła.
codenames-board-colour-bystander = Przechodzień: tura się kończy.
codenames-board-colour-assassin = Zabójca: kto dotknie tego słowa, od razu przegrywa.
codenames-board-point-clue = Wskazówka to jedno słowo dotyczące znaczenia i liczba. Nie ma wspólnego rdzenia z żadnym czytelnym słowem.
codenames-board-point-number = Liczba mówi, ilu słów dotyczy; 0 to żadne, ∞ nie mówi ile. Wtedy liczba prób nie jest ograniczona.
codenames-board-point-guess = Zgadujcie co najmniej raz, najwyżej o jeden raz więcej, niż mówi liczba. Dotknij, aby wskazać, i jeszcze raz, aby zatwierdzić.
codenames-board-point-invalid = Każdy może podważyć wskazówkę przed pierwszą próbą. Nieważna wskazówka kończy turę, a przeciwnicy zakrywają swoje słowo.
codenames-board-point-win = Wygrywa strona, której wszystkie słowa zostaną zakryte jako pierwsze.
