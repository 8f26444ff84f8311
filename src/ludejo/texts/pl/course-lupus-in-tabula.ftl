## Lupus in Tabula in five minutes

course-lupus-in-tabula-aim = Witaj w wiosce! Mieszka tu osiem osób, ale dwie z nich to wilkołaki. Nocą wilkołaki polują, a w dzień wioska rozmawia i głosuje. Wioska wygrywa, gdy nie ma już żadnego wilkołaka. Wilkołaki wygrywają, gdy jest ich tyle samo co pozostałych.
course-lupus-in-tabula-look = Jest noc. Każdy dostaje pytanie, żeby nikt nie widział, kto ma specjalną kartę. Twoja to jasnowidz: co noc możesz spojrzeć na jedną osobę. Dotknij domu, w którym mieszka { $bot }, a potem przycisku.
course-lupus-in-tabula-look-try = Można i tak! Ale { $bot } budzi moje podejrzenia. Dotknij tego domu.
course-lupus-in-tabula-dawn = Dzień dobry! Pierwszej nocy wilkołaki tylko się poznają, więc wszyscy żyjecie. A ty wiesz już coś, czego nie wie nikt inny: { $bot } to wilkołak!
course-lupus-in-tabula-speak = Teraz wioska rozmawia. Ostrzeż innych: dotknij domu, w którym mieszka { $bot }, i wybierz „Oskarżam”.
course-lupus-in-tabula-speak-seer = Można tak powiedzieć, ale wtedy wilkołaki dowiedzą się, kto jest jasnowidzem, i dziś w nocy przyjdą po ciebie! Na razie wystarczy oskarżenie: { $bot }.
course-lupus-in-tabula-speak-try = Najpierw oskarżenie: dotknij domu, w którym mieszka { $bot }, a potem przycisku „Oskarżam”.
course-lupus-in-tabula-ready = { $bot } nie puszcza tego płazem i oskarża: { $seat5 }. A { $seat5 } w to nie wierzy. Każdy może tu kłamać! Wszystko już powiedziane: naciśnij „Nic do dodania”.
course-lupus-in-tabula-ready-try = W ciągu dnia można dużo powiedzieć. Ale teraz naciśnij „Nic do dodania”.
course-lupus-in-tabula-vote = Pierwsze głosowanie: kto ma się bronić? Głosuje się po kolei i wszyscy to widzą. { $bot } głosuje: { $seat5 }. Teraz ty: dotknij domu, w którym mieszka { $bot }, i zagłosuj!
course-lupus-in-tabula-vote-try = Ale przecież { $bot } to wilkołak, wiesz to na pewno! Dotknij tego domu, a potem przycisku.
course-lupus-in-tabula-plea = { $bot } i { $seat5 } mają po cztery głosy, najwięcej ze wszystkich. Muszą się więc bronić. Po kolei przekonują o swojej niewinności. Zgodnie z prawdą albo nie!
course-lupus-in-tabula-final = Obie osoby mówią to samo: jestem mieszkańcem. W drugim głosowaniu chodzi tylko o nie, a same nie głosują. Zagłosuj: { $bot }!
course-lupus-in-tabula-final-try = Ty wiesz lepiej! { $bot } to wilkołak: dotknij tego domu, a potem przycisku.
course-lupus-in-tabula-lynched = O nie! Najwięcej głosów ma { $seat5 } i pada ofiarą linczu: odpada z gry i milczy. Co było na tej karcie? Nikt się tego nie dowie przed końcem. I znów zapada noc.
course-lupus-in-tabula-wolf = Zamiana miejsc: teraz to ty jesteś wilkołakiem, którego widział jasnowidz! { $seat3 } to też wilkołak. Znacie się, a nikt inny o was nie wie.
course-lupus-in-tabula-tear = Razem wybieracie ofiarę. Widzisz, kogo wybiera { $seat3 }: to { $bot }. Z tego domu padło oskarżenie i być może mieszka w nim jasnowidz. Dobry pomysł: wybierz tak samo!
course-lupus-in-tabula-tear-try = Wtedy nie byłoby zgody i zdecydowałby los! Wybierz tak jak { $seat3 }: { $bot }.
course-lupus-in-tabula-torn = { $bot } nie żyje i nikt nie wie dlaczego. Szkoda, wioska traci jasnowidza! Ty oczywiście też się smucisz. W dzień wilkołak zachowuje się tak jak wszyscy.
course-lupus-in-tabula-end = Wioska zlinczowała jeszcze jednego mieszkańca, a nocą waszą ofiarą pada { $seat4 }. Są więc dwa wilkołaki i dwie inne osoby: wygrywają wilkołaki! Teraz wszystkie karty są odkryte. W większych wioskach jest więcej ról. Miłej zabawy!
