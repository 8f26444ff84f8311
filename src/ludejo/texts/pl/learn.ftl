## The rule page of a game

rules-title = { $game }: zasady · Ludejo
rules-cards = Karty
rules-all = Zasady
rules-options = Co można wybrać przy stole
rules-learn = Naucz się, grając
rules-play = Zagraj teraz

## The playable introduction

learn-title = Nauka gry: { $game } · Ludejo
learn-coach = Wskazówki
learn-guest = Gość
learn-next = Dalej
learn-skip = Pomiń
learn-again = Od początku
learn-progress = { $step } z { $steps }
learn-thinking = Teraz gra { $bot }.
learn-helping = To zrobię za ciebie.
learn-others = Teraz grają inni.
learn-clock = Wszyscy odpowiadają, a czas płynie…
learn-play = Zagraj teraz naprawdę
learn-none = Nie ma jeszcze wprowadzenia do tej gry. Oto jej zasady:
