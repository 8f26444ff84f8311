## The lesson in the cards

lines-and-columns-learn-title = Vortoj sur la kartoj
lines-and-columns-learn-language = Lingvo de la vortoj sur la kartoj
lines-and-columns-learn-gloss = Kun traduko
    .help = Sub ĉiu vorto staras ĝia traduko en la lingvon de la paĝo.
lines-and-columns-learn-open = Vortoj sur la kartoj: { $language }
lines-and-columns-learn-hear = Aŭskulti: { $word }
lines-and-columns-learn-no-voice = Ĉi tiu retumilo ne havas voĉon por: { $languages }.

## Words after the game

lines-and-columns-learn-words = Viaj vortoj
lines-and-columns-learn-met =
    { $n ->
        [one] Unu vorto renkontita
       *[other] { $n } vortoj renkontitaj
    }
lines-and-columns-learn-missed =
    { $n ->
        [0] Neniu ripetenda
        [one] Unu ripetenda
       *[other] { $n } ripetendaj
    }
lines-and-columns-learn-missed-help = Vortoj, kiujn vi serĉis aŭ ne trafis, atendas ĉi tie, ĝis vi ilin scios.
lines-and-columns-learn-practise = Ekzerciĝi
lines-and-columns-learn-which = Kio estas tio?
lines-and-columns-learn-right = Ĝuste: { $word }.
lines-and-columns-learn-wrong = Ne ĝuste. Tio estas: { $word }.
lines-and-columns-learn-next = Plu
lines-and-columns-learn-done = { $right } el { $n } ĝustaj
lines-and-columns-learn-stop = Sufiĉas
lines-and-columns-learn-export = Konservi la liston
lines-and-columns-learn-file = vortoj
lines-and-columns-learn-mark-missed = ripetenda
