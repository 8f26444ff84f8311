## The rule page of a game

rules-title = { $game }: zasady · Ludejo
rules-cards = Karty
rules-all = Zasady
rules-options = Co można wybrać przy stole
rules-learn = Naucz się, grając
rules-play = Zagraj teraz

## The playable introduction

learn-title = Nauka gry: { $game } · Ludejo
learn-coach = Twoja przewodniczka
learn-guest = Gość
learn-next = Dalej
learn-skip = Pomiń
learn-again = Od początku
learn-progress = { $step } z { $steps }
learn-thinking = Teraz gra { $bot }.
learn-play = Zagraj teraz naprawdę
learn-none = Nie ma jeszcze wprowadzenia do tej gry. Oto jej zasady:

## Love Letter in two minutes

learn-love-letter-aim = Witaj! Twoja karta niesie twój list miłosny. Im wyższa jej liczba, tym bliżej do mnie, Księżniczki. Bądź ostatnią osobą w rundzie albo miej najwyższą kartę, gdy skończy się stos, a żeton będzie twój.
learn-love-letter-spy = W swojej turze dobierasz drugą kartę, potem jedną zagrywasz, a drugą zatrzymujesz. Zatrzymaj Hrabinę, jest warta 7. Zagraj Szpiega i podejrzyj kartę, którą ma { $bot }.
learn-love-letter-spy-try = Szkoda oddawać 7 za nic. Zagraj raczej Szpiega.
learn-love-letter-looked = Baron, 3! Tylko ty go widzisz, a stół zapamięta to za ciebie. Teraz { $bot } dobiera i zagrywa kartę.
learn-love-letter-guard = { $bot } zgaduje, że masz Księżniczkę: pudło, więc nic się nie dzieje. Twoja kolej. Strażnikiem typujesz kartę; jeśli { $bot } ją ma, odpada z rundy. Wiesz już, którą wytypować?
learn-love-letter-guard-try = Zagraj Strażnika i wytypuj kartę, którą pokazał ci Szpieg. Widać ją obok imienia { $bot }.
learn-love-letter-token = { $bot } odpada, a ty dostajesz żeton. Kto wygra rundę, zaczyna następną, a wszystkie karty są tasowane na nowo.
learn-love-letter-handmaid = Trzy karty leżą odkryte: w tej rundzie nikt nie może ich mieć. Król zamieniłby twoją kartę na tę, którą ma { $bot }; zatrzymaj go, jest wart 6. Zagraj Służącą: do twojej następnej tury nikt nie może cię wybrać.
learn-love-letter-handmaid-try = To zamieniłoby wasze karty. Lepiej zostań przy swojej, pod ochroną Służącej.
learn-love-letter-countess = { $bot } zagrywa Strażnika, ale nie ma kogo wybrać: bez efektu. Spójrz jednak: Hrabina obok Króla. Przy Królu lub Księciu w ręce trzeba ją zagrać i stół nie pozwoli na nic innego.
learn-love-letter-countess-try = Razem z Królem Hrabina musi odejść. Zagraj ją.
learn-love-letter-baron = Teraz { $bot } podgląda Szpiegiem twojego Króla. Nie czekaj na Strażnika! Baron porównuje karty i niższa odpada. Tylko 7 i 8 biją twojego Króla, a 7 leży przed tobą.
learn-love-letter-baron-try = Króla zachowaj do porównania: zagraj Barona.
learn-love-letter-won = 6 przeciw 5: { $bot } odpada, a ty masz drugi żeton. Przy dwóch graczach zwykle gra się do siedmiu; ta mała gra kończy się na trzech.
learn-love-letter-prince = To ja! Nigdy nie wypuszczaj mnie z ręki: kto odrzuci Księżniczkę, z jakiegokolwiek powodu, odpada. Zagraj więc Księcia: ktoś przez niego odrzuca swoją kartę i dobiera nową.
learn-love-letter-prince-self-try = Na siebie? Wtedy odrzucasz mnie i odpadasz. Wybierz cel: { $bot }.
learn-love-letter-princess-try = Jeśli mnie zagrasz, od razu odpadasz. Zagraj Księcia, a jako cel wybierz: { $bot }.
learn-love-letter-end = { $bot } ryzykuje i zagrywa Barona, mając w ręce Hrabinę: 7 przeciw twojej 8. To twój trzeci żeton i gra jest twoja. Gdyby skończył się stos, obie karty zostałyby odkryte: wygrywa wyższa. Teraz już wiesz, jak to działa.
