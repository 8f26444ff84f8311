## Love Letter in two minutes

course-love-letter-aim = Witaj! Twoja karta niesie twój list miłosny. Im wyższa jej liczba, tym bliżej do mnie, Księżniczki. Bądź ostatnią osobą w rundzie albo miej najwyższą kartę, gdy skończy się stos, a żeton będzie twój.
course-love-letter-spy = W swojej turze dobierasz drugą kartę, potem jedną zagrywasz, a drugą zatrzymujesz. Zatrzymaj Hrabinę, jest warta 7. Zagraj Szpiega i podejrzyj kartę, którą ma { $bot }.
course-love-letter-spy-try = Szkoda oddawać 7 za nic. Zagraj raczej Szpiega.
course-love-letter-looked = Baron, 3! Tylko ty go widzisz, a stół zapamięta to za ciebie. Teraz { $bot } dobiera i zagrywa kartę.
course-love-letter-guard = { $bot } zgaduje, że masz Księżniczkę: pudło, więc nic się nie dzieje. Twoja kolej. Strażnikiem typujesz kartę; jeśli { $bot } ją ma, odpada z rundy. Wiesz już, którą wytypować?
course-love-letter-guard-try = Zagraj Strażnika i wytypuj kartę, którą pokazał ci Szpieg. Widać ją obok imienia { $bot }.
course-love-letter-token = { $bot } odpada, a ty dostajesz żeton. Kto wygra rundę, zaczyna następną, a wszystkie karty są tasowane na nowo.
course-love-letter-handmaid = Trzy karty leżą odkryte: w tej rundzie nikt nie może ich mieć. Król zamieniłby twoją kartę na tę, którą ma { $bot }; zatrzymaj go, jest wart 6. Zagraj Służącą: do twojej następnej tury nikt nie może cię wybrać.
course-love-letter-handmaid-try = To zamieniłoby wasze karty. Lepiej zostań przy swojej, pod ochroną Służącej.
course-love-letter-countess = { $bot } zagrywa Strażnika, ale nie ma kogo wybrać: bez efektu. Spójrz jednak: Hrabina obok Króla. Przy Królu lub Księciu w ręce trzeba ją zagrać i stół nie pozwoli na nic innego.
course-love-letter-countess-try = Razem z Królem Hrabina musi odejść. Zagraj ją.
course-love-letter-baron = Teraz { $bot } podgląda Szpiegiem twojego Króla. Nie czekaj na Strażnika! Baron porównuje karty i niższa odpada. Tylko 7 i 8 biją twojego Króla, a 7 leży przed tobą.
course-love-letter-baron-try = Króla zachowaj do porównania: zagraj Barona.
course-love-letter-won = 6 przeciw 5: { $bot } odpada, a ty masz drugi żeton. Przy dwóch graczach zwykle gra się do siedmiu; ta mała gra kończy się na trzech.
course-love-letter-prince = To ja! Nigdy nie wypuszczaj mnie z ręki: kto odrzuci Księżniczkę, z jakiegokolwiek powodu, odpada. Zagraj więc Księcia: ktoś przez niego odrzuca swoją kartę i dobiera nową.
course-love-letter-prince-self-try = Na siebie? Wtedy odrzucasz mnie i odpadasz. Wybierz cel: { $bot }.
course-love-letter-princess-try = Jeśli mnie zagrasz, od razu odpadasz. Zagraj Księcia, a jako cel wybierz: { $bot }.
course-love-letter-end = { $bot } ryzykuje i zagrywa Barona, mając w ręce Hrabinę: 7 przeciw twojej 8. To twój trzeci żeton i gra jest twoja. Gdyby skończył się stos, obie karty zostałyby odkryte: wygrywa wyższa. Teraz już wiesz, jak to działa.
