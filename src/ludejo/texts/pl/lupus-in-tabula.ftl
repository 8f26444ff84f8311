## Roles, sides, and what can be learned

lupus-in-tabula-role-villager = mieszkaniec
    .as = mieszkańcem
    .many = mieszkańcy
lupus-in-tabula-role-wolf = wilkołak
    .as = wilkołakiem
    .many = wilkołaki
lupus-in-tabula-role-seer = jasnowidz
    .as = jasnowidzem
    .many = jasnowidze
lupus-in-tabula-role-medium = medium
    .as = medium
    .many = media
lupus-in-tabula-role-possessed = opętaniec
    .as = opętańcem
    .many = opętańcy
lupus-in-tabula-role-bodyguard = strażnik
    .as = strażnikiem
    .many = strażnicy
lupus-in-tabula-role-owl = sowa
    .as = sową
    .many = sowy
lupus-in-tabula-role-freemason = mason
    .as = masonem
    .many = masoni
lupus-in-tabula-role-hamster = chomikołak
    .as = chomikołakiem
    .many = chomikołaki
lupus-in-tabula-role-mythomaniac = mitoman
    .as = mitomanem
    .many = mitomani
lupus-in-tabula-role-freemasons = masoni
lupus-in-tabula-side-village = wioska
    .won = Nie ma już żadnego wilkołaka: wygrywa wioska!
lupus-in-tabula-side-wolves = wilkołaki
    .won = Wilkołaków jest co najmniej tyle, ilu pozostałych: wygrywają wilkołaki!
lupus-in-tabula-side-hamster = chomikołak
    .won = Chomikołak dożył końca gry i wygrywa tylko on!
lupus-in-tabula-shade-wolf = wilkołak
    .as = wilkołak
lupus-in-tabula-shade-human = człowiek
    .as = człowiek
lupus-in-tabula-copy-wolf = Od teraz ty też jesteś wilkołakiem.
lupus-in-tabula-copy-seer = Od teraz ty też jesteś jasnowidzem.
lupus-in-tabula-copy-neither = To ani wilkołak, ani jasnowidz: pozostajesz zwykłym człowiekiem.

## What the roles do

lupus-in-tabula-text-villager = Nie masz żadnej szczególnej mocy, ale masz oczy, uszy i głos. Odkryj, kto jest wilkołakiem!
lupus-in-tabula-text-wolf = Co noc razem z innymi wilkołakami wybierasz ofiarę. W dzień udawaj człowieka. Wygrywasz, gdy wilkołaków jest tyle samo co pozostałych.
lupus-in-tabula-text-seer = Co noc patrzysz na jedną osobę i dowiadujesz się, czy to wilkołak. Korzystaj z tej wiedzy, ale nie daj się znaleźć wilkołakom!
lupus-in-tabula-text-medium = Od drugiej nocy dowiadujesz się, czy osoba zlinczowana poprzedniego dnia była wilkołakiem.
lupus-in-tabula-text-possessed = Jesteś człowiekiem, ale wygrywasz razem z wilkołakami. Nie wiesz, kto nimi jest, a one nie wiedzą o tobie.
lupus-in-tabula-text-bodyguard = Od drugiej nocy co noc strzeżesz jednej z innych osób. Jeśli wilkołaki ją wybiorą, nikogo nie rozszarpią.
lupus-in-tabula-text-owl = Co noc wybierasz jedną osobę. Następnego dnia po pierwszym głosowaniu ta osoba też musi się bronić. Jesteś człowiekiem i wygrywasz razem z wioską.
lupus-in-tabula-text-freemason = Jest was dwoje i znacie się od pierwszej nocy. Wiesz więc, że jedna z innych osób jest na pewno człowiekiem.
lupus-in-tabula-text-hamster = Grasz dla siebie. Wilkołaki nie mogą cię zabić, ale giniesz, jeśli spojrzy na ciebie jasnowidz. Jeśli żyjesz na koniec gry, wygrywasz tylko ty.
lupus-in-tabula-text-mythomaniac = Pod koniec drugiej nocy możesz jeden jedyny raz wskazać inną osobę. Jeśli to wilkołak albo jasnowidz, stajesz się tym samym. Jeśli nie, pozostajesz zwykłym człowiekiem.

## Reference card

lupus-in-tabula-short-villager = Rozmawia, myśli i głosuje
lupus-in-tabula-short-wolf = Co noc wybiera z innymi ofiarę
lupus-in-tabula-short-seer = Co noc: czy to wilkołak?
lupus-in-tabula-short-medium = Czy zlinczowano wilkołaka?
lupus-in-tabula-short-possessed = Człowiek, wygrywa razem z wilkołakami
lupus-in-tabula-short-bodyguard = Co noc strzeże wybranej osoby
lupus-in-tabula-short-owl = Co dzień każe komuś się bronić
lupus-in-tabula-short-freemason = Dwoje ludzi, którzy się znają
lupus-in-tabula-short-hamster = Wygrywa tylko on, jeśli dożyje końca
lupus-in-tabula-short-mythomaniac = Może zostać wilkołakiem lub jasnowidzem

## What happens

lupus-in-tabula-event-dealt = Karty są rozdane: spójrz na swoją i nikomu jej nie pokazuj.
lupus-in-tabula-event-role = Jesteś { $role-as }.
lupus-in-tabula-event-mates = Oto { $role-many }: { $seats }.
lupus-in-tabula-event-pointed =
    { $task ->
        [look] { $seat } sprawdza, kim jest { $at }.
        [guard] { $seat } strzeże tej osoby: { $at }.
        [haunt] { $seat } decyduje: jutro broni się { $at }.
        [tear] { $seat } wybiera ofiarę: { $at }.
        [copy] { $at-is ->
            [none] { $seat } nie chce nikogo naśladować.
           *[other] { $seat } chce być jak { $at }.
        }
       *[suspect] { $at-is ->
            [none] { $seat } nikogo nie podejrzewa.
           *[other] { $seat } podejrzewa: { $at }.
        }
    }
lupus-in-tabula-event-night = Zapada noc { $night }. Wioska zamyka oczy.
lupus-in-tabula-event-dawn =
    { $moderator ->
        [yes] { $dead-count ->
            [0] Wstaje dzień { $day }. Ofiarą wilkołaków padł moderator, więc wszyscy żyjecie.
            [one] Wstaje dzień { $day }. Ofiarą wilkołaków padł moderator. Nie żyje też { $dead }.
           *[other] Wstaje dzień { $day }. Ofiarą wilkołaków padł moderator. Nie żyją też { $dead }.
        }
       *[no] { $dead-count ->
            [0] Wstaje dzień { $day }. Tej nocy nikt nie zginął.
            [one] Wstaje dzień { $day }. Nie żyje { $dead }.
           *[other] Wstaje dzień { $day }. Nie żyją { $dead }.
        }
    }
lupus-in-tabula-event-shown = Teraz widzisz wszystkie karty: { $roles }.
lupus-in-tabula-event-looked = Widzisz prawdę: { $at } to { $shade-as }.
lupus-in-tabula-event-medium = Zmarli mówią ci prawdę: { $at } to był { $shade-as }.
lupus-in-tabula-event-copied = Wskazana osoba: { $at }. { $copy }
lupus-in-tabula-event-spoken =
    { $act ->
        [accuse] { $seat } oskarża: { $at }.
        [trust] { $seat } ufa tej osobie: { $at }.
        [doubt] { $seat } nie wierzy w to, co mówi { $at }.
        [saw] { $seat } mówi: wiem, że { $at } to { $shade-as }.
       *[am] { $seat } mówi: jestem { $role-as }.
    }
lupus-in-tabula-event-ready = { $seat } nie ma nic do dodania.
lupus-in-tabula-event-more = { $seat } chce rozmawiać dłużej.
lupus-in-tabula-event-prolonged = Ponad połowa wioski chce rozmawiać dalej: zegar rusza od nowa.
lupus-in-tabula-event-ballot =
    { $round ->
        [1] Pierwsze głosowanie: każdy wskazuje kogoś, kto ma się bronić.
        [2] Drugie głosowanie: { $nominees }. Jedna z tych osób zostanie zlinczowana.
       *[other] Głosowanie się powtarza: { $nominees }. Jedna z tych osób zostanie zlinczowana.
    }
lupus-in-tabula-event-voted = { $seat } głosuje: { $at }.
lupus-in-tabula-event-absent = { $seat } nie oddaje głosu na czas.
lupus-in-tabula-event-votes =
    { $round ->
        [1] Głosy w pierwszym głosowaniu: { $votes }
       *[other] Głosy: { $votes }
    }
lupus-in-tabula-event-owl = W nocy zahukała sowa: { $at } musi się bronić.
lupus-in-tabula-event-nominated =
    { $tie ->
        [yes] Remis! Jeszcze raz czas na obronę: { $nominees }.
       *[no] Teraz czas na obronę: { $nominees }.
    }
lupus-in-tabula-event-lynched =
    { $by_luck ->
        [yes] Głosy niczego nie rozstrzygają, więc decyduje los: ofiarą linczu pada { $seat }.
       *[no] Wioska zdecydowała: ofiarą linczu pada { $seat }.
    }
lupus-in-tabula-event-over = { $winner-won } Kto wygrał: { $winners }. Kto był kim: { $roles }.

## Why a move is not possible

lupus-in-tabula-refusal-is-over = Gra jest już skończona.
lupus-in-tabula-refusal-is-moderator = Moderator widzi wszystko, ale nie gra i nie głosuje.
lupus-in-tabula-refusal-is-dead = Nie bierzesz już udziału w grze: zmarli milczą.
lupus-in-tabula-refusal-no-such-player = Tam nikt nie gra: wybierz kogoś z graczy.
lupus-in-tabula-refusal-no-point-now = Jest dzień: takie pytania padają w nocy.
lupus-in-tabula-refusal-no-vote-now = Teraz nie ma głosowania.
lupus-in-tabula-refusal-not-your-turn = Głosuje się po kolei: to jeszcze nie twoja kolej.
lupus-in-tabula-refusal-has-voted = Twój głos jest już oddany, a głosu nie można zmienić.
lupus-in-tabula-refusal-nominee-votes = Jesteś wśród osób, które się broniły: teraz głosują inni.
lupus-in-tabula-refusal-shadow-votes = Cienie głosują tylko w pierwszym głosowaniu dnia.
lupus-in-tabula-refusal-not-nominated = To głosowanie dotyczy tylko osób, które się broniły: wybierz jedną z nich.
lupus-in-tabula-refusal-no-ready-now = Teraz nikt na ciebie nie czeka.
lupus-in-tabula-refusal-is-ready = Już wiadomo, że nie masz nic do dodania.
lupus-in-tabula-refusal-not-your-plea = Teraz broni się ktoś inny.
lupus-in-tabula-refusal-no-more-now = O więcej czasu można prosić tylko wtedy, gdy wioska rozmawia.
lupus-in-tabula-refusal-wants-more = Twoja prośba o więcej czasu jest już przyjęta.
lupus-in-tabula-refusal-prolonged-enough = Wioska rozmawiała już dziś dość długo.
lupus-in-tabula-refusal-more-is-off = Przy tym stole nie można prosić o więcej czasu na rozmowę.
lupus-in-tabula-refusal-no-talk-now = Teraz nikt nie mówi: poczekaj na dzień albo na koniec głosowania.
lupus-in-tabula-refusal-spoken-enough = Na dziś to wszystko, co możesz powiedzieć przyciskami.
lupus-in-tabula-refusal-role-absent = W tej grze nie ma takiej karty.
lupus-in-tabula-refusal-changed-enough = Tej nocy nie możesz już zmienić odpowiedzi.
lupus-in-tabula-refusal-same-answer = To już jest twoja odpowiedź.
lupus-in-tabula-refusal-wolf-target = Wilkołaki nie rozszarpują się nawzajem: wybierz kogoś innego.
lupus-in-tabula-refusal-target-dead = Wybierz kogoś, kto żyje.
lupus-in-tabula-refusal-not-yourself = Nie możesz wybrać siebie: wskaż kogoś innego.
lupus-in-tabula-refusal-choose-somebody = Musisz kogoś wybrać.
lupus-in-tabula-refusal-too-many-roles = Graczy jest { $players }: za mało na tyle ról specjalnych.
lupus-in-tabula-refusal-too-few-roles = Graczy jest { $players }, więc mieszkańców byłoby więcej niż dwunastu: wybierz więcej ról specjalnych.
lupus-in-tabula-refusal-role-needs-more = Rola „{ $role }” wymaga co najmniej { $least } graczy.
lupus-in-tabula-refusal-moderator-needs-more = Gdy moderatorem jest człowiek, potrzeba co najmniej { $least } miejsc.
lupus-in-tabula-refusal-ghosts-and-shadows = Cienie głosują, więc zmarli nie mogą widzieć wszystkiego: wybierz jedno z dwojga.
lupus-in-tabula-refusal-one-phone = Noc trwająca 0 sekund jest dla jednego telefonu, który krąży z rąk do rąk. Przy kilku urządzeniach wybierz dłuższą noc: inaczej sieć zdradziłaby, kto działa.

## What somebody has at the end (LT-26)

lupus-in-tabula-result = { $points ->
    [0] przegrana
   *[other] wygrana
}

## Table options

lupus-in-tabula-option-roles = Role specjalne
    .help = Kto mieszka w wiosce oprócz zwykłych mieszkańców, wilkołaków i jasnowidza. W zwykłym składzie każda rola specjalna pojawia się, gdy tylko jest was dość: medium 9, opętaniec 10, strażnik 11, sowa 12, masoni 13, chomikołak 15, mitoman 16 osób.
lupus-in-tabula-option-roles-usual = Zwykły skład
lupus-in-tabula-option-roles-none = Żadne
lupus-in-tabula-option-minimum = Liczba graczy dla roli specjalnej
    .help = Czy rola specjalna wymaga tylu graczy, ilu zalecają zasady.
lupus-in-tabula-option-minimum-kept = Taka, jaką zalecają zasady
lupus-in-tabula-option-minimum-free = Dowolna
lupus-in-tabula-option-first = Pierwsza noc
    .help = Czy pierwszej nocy wilkołaki tylko się poznają (ich ofiarą jest moderator, więc przed pierwszym dniem nikt nie odpada), czy od razu wybierają ofiarę.
lupus-in-tabula-option-first-moderator = Wilkołaki tylko się poznają
lupus-in-tabula-option-first-wolves = Wilkołaki wybierają ofiarę
lupus-in-tabula-option-ballots = Głosowanie
    .help = Po kolei, tak że każdy słyszy wcześniejsze głosy, albo wszyscy naraz, a głosy pokazują się razem.
lupus-in-tabula-option-ballots-turns = Po kolei
lupus-in-tabula-option-ballots-once = Wszyscy naraz
lupus-in-tabula-option-shadows = Cienie
    .help = Zmarli głosują dalej jako cienie, ale tylko w pierwszym głosowaniu dnia. Nadal milczą.
lupus-in-tabula-option-shadows-no = Nie
lupus-in-tabula-option-shadows-yes = Tak
lupus-in-tabula-option-ghosts = Co widzą zmarli
    .help = Tylko to, co widzi wioska, albo wszystko; tak czy inaczej milczą. Cienie głosują, więc nie mogą widzieć wszystkiego.
lupus-in-tabula-option-ghosts-blind = To, co widzi wioska
lupus-in-tabula-option-ghosts-all = Wszystko
lupus-in-tabula-option-moderator = Moderator
    .help = Grę prowadzi program. Albo człowiek: ostatnie miejsce widzi wszystko, ale nie gra i nie głosuje. Potrzeba wtedy o jedno miejsce więcej.
lupus-in-tabula-option-moderator-app = Program
lupus-in-tabula-option-moderator-person = Ostatnie miejsce
lupus-in-tabula-option-whispers = Czat wilkołaków
    .help = Czy wilkołaki mogą w nocy do siebie pisać. Dla stołów, przy których gracze są daleko od siebie.
lupus-in-tabula-option-whispers-no = Nie
lupus-in-tabula-option-whispers-yes = Tak
lupus-in-tabula-option-night = Ile sekund trwa noc
    .help = Każda noc trwa tyle samo, żeby niczego nie zdradzała. 0 jest dla jednego telefonu, który wędruje z rąk do rąk: noc kończy się, gdy wszyscy odpowiedzą.
lupus-in-tabula-option-talk = Ile sekund trwa rozmowa
    .help = Jak długo wioska rozmawia przed głosowaniem.
lupus-in-tabula-option-more = Więcej czasu na rozmowę
    .help = Według zasad wioska ma najwyżej trzy minuty. Z tą opcją ponad połowa żywych może uruchomić zegar od nowa, najwyżej trzy razy w ciągu dnia.
lupus-in-tabula-option-more-no = Nie
lupus-in-tabula-option-more-yes = Tak

## Rules

lupus-in-tabula-rule-LT-1 = W wiosce mieszka od ośmiu do dwudziestu czterech graczy; grę prowadzi moderator, który sam nie gra. Każdy gracz dostaje kartę z rolą. Kart jest 24: 3 wilkołaki, 12 mieszkańców, 2 masonów oraz po jednej karcie: jasnowidz, medium, opętaniec, strażnik, sowa, chomikołak i mitoman.
lupus-in-tabula-rule-LT-2 = Ośmioro graczy to dwa wilkołaki, jeden jasnowidz i pięciu mieszkańców. Od dziewięciu graczy dochodzą mieszkańcy, role specjalne albo jedno i drugie. Rola specjalna wymaga pewnej liczby graczy: medium 9, opętaniec 10, strażnik 11, sowa 12, masoni 13 (zawsze obaj), chomikołak 15, mitoman 16. Przy stole można z tych liczb zrezygnować. Od szesnastu graczy jest trzeci wilkołak. Jasnowidz jest zawsze, a mieszkańców nigdy nie jest więcej niż dwunastu.
lupus-in-tabula-rule-LT-3 = W zwykłym składzie każda rola specjalna pojawia się, gdy tylko jest dla niej dość graczy, a pozostali to mieszkańcy. Przy 24 graczach w grze są wszystkie karty.
lupus-in-tabula-rule-LT-4 = W nocy role są wzywane w tej kolejności: masoni (tylko pierwszej nocy), medium (od drugiej nocy), jasnowidz, strażnik (od drugiej nocy), sowa, wilkołaki, mitoman (tylko drugiej nocy). Na urządzeniach wszyscy odpowiadają jednocześnie. To, czego dowiadują się jasnowidz, medium i mitoman, przychodzi o świcie, tak jak wieść o zmarłych.
lupus-in-tabula-rule-LT-5 = Każda rola w grze jest wzywana, nawet gdy jej gracz już nie żyje. Co noc każdy dostaje pytanie, a noc trwa zawsze tyle samo: dzięki temu nikt nie wie, kto nie śpi.
lupus-in-tabula-rule-LT-6 = Jasnowidz co noc patrzy na jedną z pozostałych żywych osób i dowiaduje się, czy to wilkołak. Opętaniec i chomikołak nie są wilkołakami; mitoman, który stał się wilkołakiem, jest nim.
lupus-in-tabula-rule-LT-7 = Wilkołaki znają się i wybierają jedną ofiarę spośród żywych, nigdy wilkołaka. Każdy z nich widzi, kogo chcą pozostałe; nie rozmawiają (przy stole można pozwolić im na czat). Jeśli się nie zgadzają, decyduje największa liczba głosów, a przy równej liczbie los. Muszą kogoś wybrać; ale jeśli żaden nie wybierze na czas, nikt nie zostaje rozszarpany.
lupus-in-tabula-rule-LT-8 = Pierwszej nocy wilkołaki tylko się poznają: ich ofiarą jest moderator i żaden gracz nie zostaje rozszarpany. Jasnowidz, sowa i masoni już działają. Przy stole można pozwolić wilkołakom wybrać ofiarę już pierwszej nocy; strażnik wtedy jeszcze nie działa.
lupus-in-tabula-rule-LT-9 = Od drugiej nocy medium dowiaduje się, czy osoba zlinczowana poprzedniego dnia była wilkołakiem. Opętaniec i chomikołak nie byli wilkołakami; mitoman, który stał się wilkołakiem, był nim.
lupus-in-tabula-rule-LT-10 = Od drugiej nocy strażnik co noc strzeże jednej z pozostałych żywych osób; może to być ta sama osoba przez kilka nocy z rzędu. Jeśli wilkołaki ją wybiorą, nikt nie zostaje rozszarpany. Przed spojrzeniem jasnowidza, które zabija chomikołaka, żadna straż nie chroni.
lupus-in-tabula-rule-LT-11 = Sowa co noc wskazuje jedną z pozostałych żywych osób.
lupus-in-tabula-rule-LT-12 = Wilkołaki nie mogą zabić chomikołaka: jeśli go wybiorą, nikt nie zostaje rozszarpany. Ale jeśli spojrzy na niego jasnowidz, chomikołak ginie o świcie, także po pierwszej nocy.
lupus-in-tabula-rule-LT-13 = Dwaj masoni poznają się pierwszej nocy.
lupus-in-tabula-rule-LT-14 = Pod koniec drugiej nocy mitoman jeden jedyny raz wskazuje inną żywą osobę. Jeśli to wilkołak albo jasnowidz, mitoman staje się tym samym i odtąd budzi się i decyduje razem z nimi. Dwaj jasnowidze mają razem jedno spojrzenie; jeśli się nie zgadzają, los wybiera jedno z dwóch życzeń. Gdy jeden z nich zginie, drugi działa dalej sam. W innym wypadku mitoman pozostaje zwykłym człowiekiem. Mitoman, który stał się wilkołakiem, jest nim pod każdym względem.
lupus-in-tabula-rule-LT-15 = Opętaniec jest człowiekiem, ale wygrywa razem z wilkołakami. Nie zna ich, a one nie znają jego.
lupus-in-tabula-rule-LT-16 = To, co ktoś zrobił w nocy, liczy się nawet wtedy, gdy tej samej nocy ginie.
lupus-in-tabula-rule-LT-17 = O świcie moderator mówi, kto nie żyje: wszystkie imiona razem, w kolejności miejsc, bez podania przyczyny; albo że nikt nie zginął. Zmarli odpadają z gry i milczą, a ich role pozostają tajne. Potem wioska rozmawia, najwyżej trzy minuty. Każdy może kłamać, ale nigdy nie wolno pokazać swojej karty.
lupus-in-tabula-rule-LT-18 = Potem jest pierwsze głosowanie. Po kolei, zgodnie z ruchem wskazówek zegara, każda żywa osoba wskazuje inną żywą osobę; wszyscy to widzą, a głosu nie można zmienić. Zaczyna osoba po lewej stronie ostatnio rozszarpanej; dopóki nikogo nie rozszarpano, zaczyna miejsce 1. Kto się spóźni, nie ma głosu. Jeśli nikt nie zagłosuje, bronić się muszą wszyscy. Przy stole można też ustalić, że wszyscy głosują naraz.
lupus-in-tabula-rule-LT-19 = Bronić się muszą osoby, które mają najwięcej głosów. Jeśli jest tylko jedna taka osoba, muszą się bronić także te z drugą największą liczbą głosów. Kto nie ma żadnego głosu, nie musi.
lupus-in-tabula-rule-LT-20 = Po pierwszym głosowaniu moderator mówi, kogo wskazała sowa, ale nie mówi, kto jest sową. Wskazana osoba broni się razem z tymi, które mają najwięcej głosów; te z drugą największą liczbą głosów już nie muszą. Jeśli wskazana osoba i tak musi się bronić, nic się nie zmienia. Jeśli wskazana osoba nie żyje albo sowa nie żyła już przed nocą, moderator nic nie mówi.
lupus-in-tabula-rule-LT-21 = Osoby, które muszą się bronić, przemawiają po kolei, każda przez minutę. Potem wszyscy inni żywi głosują na jedną z nich, tak jak w pierwszym głosowaniu. Kto ma najwięcej głosów, zostaje zlinczowany. Przy remisie osoby z równą liczbą głosów bronią się jeszcze raz i głosowanie między nimi się powtarza; po drugim remisie decyduje los. Kto musiał się bronić, nie głosuje, nawet gdy powtórne głosowanie dotyczy już tylko innych osób. Jeśli bronić się muszą wszyscy żywi, nie ma komu głosować: wszyscy się bronią, a potem decyduje los. A jeśli bronić się musi tylko jedna osoba, zostaje zlinczowana bez głosowania.
lupus-in-tabula-rule-LT-22 = Osoba zlinczowana odpada z gry i milczy, a jej rola pozostaje tajna. Potem znów zapada noc.
lupus-in-tabula-rule-LT-23 = Wioska wygrywa, gdy nie żyje już żaden wilkołak. Wilkołaki wygrywają, gdy tylko jest ich co najmniej tyle, ilu pozostałych. Sprawdza się to o świcie, po wszystkim, co stało się w nocy, i po każdym linczu.
lupus-in-tabula-rule-LT-24 = Każdy, kto nie jest wilkołakiem, liczy się tu jako człowiek, także opętaniec i chomikołak.
lupus-in-tabula-rule-LT-25 = Jeśli chomikołak żyje w chwili, gdy wygrałaby któraś strona, to zamiast niej wygrywa on sam: wszyscy inni przegrywają. Martwy chomikołak nigdy nie wygrywa.
lupus-in-tabula-rule-LT-26 = Wygrywa cała strona, także jej zmarli. Opętaniec wygrywa i przegrywa razem z wilkołakami.
lupus-in-tabula-rule-LT-27 = Opcja: zmarli stają się cieniami. Cień głosuje w pierwszym głosowaniu każdego dnia, już w dniu swojej śmierci, jeśli zginął w nocy, ale nigdy w drugim. W nocy nic nie robi, milczy i nie można na niego głosować.
lupus-in-tabula-rule-LT-29 = Tylko mitoman dowiaduje się, jaki jest wynik: wilkołak, jasnowidz albo ani jedno, ani drugie. Ta ostatnia odpowiedź nie mówi, kim jest wskazana osoba. Nowi towarzysze spotykają się, gdy pierwszy raz budzą się razem, trzeciej nocy; tego, co jasnowidz widział wcześniej, nie przekazuje się dalej.
lupus-in-tabula-rule-LT-30 = Mitoman jest wzywany tylko drugiej nocy i może też nie wskazać nikogo i pozostać człowiekiem. Wskazać można też kogoś, kto ginie tego świtu. Mitoman, który sam wtedy ginie, pozostaje człowiekiem. Wskazanie chomikołaka go nie zabija, a jasnowidz, który tej nocy patrzy na mitomana, widzi jeszcze człowieka.
lupus-in-tabula-rule-LT-31 = Moderatorem jest program; siedzi między ostatnim miejscem a pierwszym. Przy stole można wybrać na moderatora człowieka: ostatnie miejsce, które widzi wszystko, nie gra i nie głosuje.
lupus-in-tabula-rule-LT-32 = Od początku wszyscy wiedzą, ile jest kart każdej roli. Zmarli aż do końca gry widzą to, co widzi wioska; przy stole można pozwolić im widzieć wszystko. Na koniec wszystkie karty są odkrywane.
