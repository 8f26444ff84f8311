## What the games are called: read before any of them is fetched

love-letter-name = List miłosny
love-letter-tagline = Zgaduj, blefuj i spraw, by to twój list trafił do Księżniczki.

artus-name = Artus
artus-tagline = Okrągły stół, który obraca się za Królem: usiądź blisko korony i odejdź w porę.

codenames-name = Kryptonimy
codenames-tagline = Jedno słowo, jedna liczba: prowadź drużynę do jej agentów, z dala od zabójcy.

lines-and-columns-name = Linie i kolumny
lines-and-columns-tagline = Siedem rzeczy, osiem kolorów, jeden stół: wyłóż wszystkie karty przed innymi.

lupus-in-tabula-name = Lupus in Tabula
lupus-in-tabula-tagline = Nocą polują wilkołaki, w dzień głosuje wioska: kto z was nie jest tym, kim się wydaje?
