## What is going on

lupus-in-tabula-board-title-night = Noc { $n }
lupus-in-tabula-board-title-talk = Dzień { $n }
lupus-in-tabula-board-title-ballot = Dzień { $n }: pierwsze głosowanie
lupus-in-tabula-board-title-plea = Dzień { $n }: obrona
lupus-in-tabula-board-title-final = Dzień { $n }: drugie głosowanie
lupus-in-tabula-board-title-over = Koniec
lupus-in-tabula-board-clock = Pozostałe sekundy
lupus-in-tabula-board-news-night = { $n ->
    [0] Tej nocy nikt nie zginął.
    [one] Ofiara nocy: { $who }
   *[other] Ofiary nocy: { $who }
}
lupus-in-tabula-board-news-lynched = Lincz: { $who }
lupus-in-tabula-board-line-night = Wioska śpi. Każdy w ciszy odpowiada na pytanie.
lupus-in-tabula-board-line-night-covered = Każdy dostaje pytanie. Przytrzymaj swoją kartę, aby przeczytać swoje pytanie, a potem dotknij domu.
lupus-in-tabula-board-line-night-dead = Wioska śpi. Nie bierzesz już udziału w grze: patrz w milczeniu.
lupus-in-tabula-board-line-talk = Rozmowa. Nic do dodania: { $ready } z { $living }.
lupus-in-tabula-board-line-ballot = { $who } wskazuje kogoś, kto ma się bronić.
lupus-in-tabula-board-line-ballot-mine = Twój głos: kto ma się bronić?
lupus-in-tabula-board-line-ballot-once = Wszyscy głosują naraz: kto ma się bronić?
lupus-in-tabula-board-line-ballot-sealed = Twój głos jest oddany. Głosy pokażą się, gdy zagłosują wszyscy.
lupus-in-tabula-board-line-plea = Broni się { $who }: reszta słucha.
lupus-in-tabula-board-line-plea-mine = Broń się: dlaczego nie ty?
lupus-in-tabula-board-line-final = Głosuje { $who }: kogo zlinczować?
lupus-in-tabula-board-line-final-mine = Twój głos: kogo zlinczować?
lupus-in-tabula-board-line-final-once = Wszyscy głosują naraz: kogo zlinczować?
lupus-in-tabula-board-nominee-you = Jesteś wśród osób, które się broniły: w tym głosowaniu nie masz głosu.
lupus-in-tabula-board-dead-you = Nie bierzesz już udziału w grze: widzisz to, co widzi wioska, i milczysz.
lupus-in-tabula-board-shadow-you = Jesteś cieniem: milczysz, ale głosujesz w pierwszym głosowaniu.
lupus-in-tabula-board-ghost-you = Nie bierzesz już udziału w grze: widzisz wszystko i milczysz.
lupus-in-tabula-board-moderator-you = Prowadzisz grę: widzisz wszystko.

## The question of the night

lupus-in-tabula-board-ask-suspect = Kogo podejrzewasz?
lupus-in-tabula-board-ask-look = Na kogo chcesz spojrzeć?
lupus-in-tabula-board-ask-guard = Kogo strzeżesz tej nocy?
lupus-in-tabula-board-ask-haunt = Kto ma się jutro bronić?
lupus-in-tabula-board-ask-tear = Kto ma być ofiarą?
lupus-in-tabula-board-ask-copy = Kogo chcesz naśladować?
lupus-in-tabula-board-nobody = Nikogo
lupus-in-tabula-board-sending = Wysyłamy twoją odpowiedź…
lupus-in-tabula-board-answered = Twoja odpowiedź: { $who }. Do świtu możesz ją zmienić.
lupus-in-tabula-board-answered-covered = Twoja odpowiedź jest zapisana. Do świtu możesz ją zmienić.
lupus-in-tabula-board-answer = Odpowiedz: { $who }
lupus-in-tabula-board-next-answer = Dotknij domu
lupus-in-tabula-board-why-covered = Takiej odpowiedzi nie możesz dać. Przytrzymaj swoją kartę, aby zobaczyć, jakie są możliwe.

## My card

lupus-in-tabula-board-card = Twoja karta
lupus-in-tabula-board-card-covered = Twoja karta, zakryta. Naciśnij i przytrzymaj, aby zobaczyć.
lupus-in-tabula-board-you-are = Jesteś { $role }.
lupus-in-tabula-board-fellows = Razem z tobą: { $who }
lupus-in-tabula-board-question = Tej nocy
lupus-in-tabula-board-learned-nothing = Noc nie zdradziła ci jeszcze niczego.
lupus-in-tabula-board-learned-look = Noc { $n }: { $who } to { $shade }.
lupus-in-tabula-board-learned-medium = Noc { $n }: { $who } to był { $shade }.
lupus-in-tabula-board-learned-copy = Noc { $n }, wskazana osoba: { $who }. { $copy }

## Houses

lupus-in-tabula-board-village = Wioska
lupus-in-tabula-board-house-name = { $n }, { $name }
lupus-in-tabula-board-house-moderator = moderator
lupus-in-tabula-board-house-torn = nie żyje od nocy { $n }
lupus-in-tabula-board-house-lynched = lincz w dniu { $n }
lupus-in-tabula-board-house-is = karta: { $role }
lupus-in-tabula-board-house-says = mówi: { $role }
lupus-in-tabula-board-house-accused = tę osobę oskarża: { $who }
lupus-in-tabula-board-house-trusted = tej osobie ufa: { $who }
lupus-in-tabula-board-house-doubted = tej osobie nie wierzy: { $who }
lupus-in-tabula-board-house-wolf = to wilkołak, mówi: { $who }
lupus-in-tabula-board-house-human = to człowiek, mówi: { $who }
lupus-in-tabula-board-house-votes = { $n ->
    [one] jeden głos: { $who }
    [few] { $n } głosy: { $who }
   *[other] { $n } głosów: { $who }
}
lupus-in-tabula-board-house-chosen = tę osobę wybiera: { $who }
lupus-in-tabula-board-house-nominee = musi się bronić
lupus-in-tabula-board-house-owl = ten dom wskazała sowa
lupus-in-tabula-board-house-turn = kolej na ten dom
lupus-in-tabula-board-house-ready = nic do dodania
lupus-in-tabula-board-house-mine = twój dom

## By day

lupus-in-tabula-board-about = O kim mowa: { $name }
lupus-in-tabula-board-next-talk = Dotknij domu, aby coś o kimś powiedzieć.
lupus-in-tabula-board-do-accuse = Oskarżam
lupus-in-tabula-board-do-trust = Ufam
lupus-in-tabula-board-do-doubt = Nie wierzę
lupus-in-tabula-board-do-saw-wolf = Wiem: wilk
lupus-in-tabula-board-do-saw-human = Wiem: człowiek
lupus-in-tabula-board-do-am = Jestem …
lupus-in-tabula-board-do-am-title = Za kogo się podajesz? Wolno kłamać.
lupus-in-tabula-board-do-ready = Nic do dodania
lupus-in-tabula-board-do-ready-plea = To wszystko
lupus-in-tabula-board-do-more = Więcej czasu ({ $n } z { $needed })
lupus-in-tabula-board-do-vote = Głosuj: { $who }
lupus-in-tabula-board-next-vote = Dotknij domu, aby zagłosować
lupus-in-tabula-board-left = { $n ->
    [0] Dziś nie możesz już nic powiedzieć przyciskami.
    [one] Możesz dziś powiedzieć jeszcze jedną rzecz.
    [few] Możesz dziś powiedzieć jeszcze { $n } rzeczy.
   *[other] Możesz dziś powiedzieć jeszcze { $n } rzeczy.
}
lupus-in-tabula-board-said = Powiedziane dzisiaj
lupus-in-tabula-board-said-nothing = Nikt jeszcze dziś nic nie powiedział przyciskami.
lupus-in-tabula-board-past-votes = Głosy z poprzednich dni
lupus-in-tabula-board-past-day = Dzień { $n }, głosowanie { $round }
lupus-in-tabula-board-past-row = { $at } – głosy: { $who }
lupus-in-tabula-board-past-owl = Sowa wskazała: { $who }
lupus-in-tabula-board-chat-few = Czytają to tylko wilkołaki.

## Sounds

lupus-in-tabula-board-voice = Głos
lupus-in-tabula-board-voice-help = To urządzenie czyta opowieść na głos.
lupus-in-tabula-board-voice-none = To urządzenie nie ma głosu w tym języku.
lupus-in-tabula-board-wind = Wiatr
lupus-in-tabula-board-wind-help = Cichy wiatr w tle, na tym urządzeniu.
lupus-in-tabula-board-sounds = Dźwięki

## Narration of a night

lupus-in-tabula-narrate-fall = Zapada noc { $n }. Odpowiadajcie w ciszy.
lupus-in-tabula-narrate-freemason = Masoni, poznajcie się.
lupus-in-tabula-narrate-medium = Medium, mówią do ciebie zmarli.
lupus-in-tabula-narrate-seer = Jasnowidzu, na kogo patrzysz?
lupus-in-tabula-narrate-bodyguard = Strażniku, kogo strzeżesz?
lupus-in-tabula-narrate-owl = Sowo, przy czyim domu zahukasz?
lupus-in-tabula-narrate-meet = Wilkołaki, poznajcie się. Jeszcze bez ofiary.
lupus-in-tabula-narrate-wolf = Wilkołaki, kto będzie waszą ofiarą?
lupus-in-tabula-narrate-mythomaniac = Mitomanie, kogo naśladujesz?
lupus-in-tabula-narrate-end = Niedługo zapieje kogut.

## The end

lupus-in-tabula-board-won-village = Wygrywa wioska
lupus-in-tabula-board-won-wolves = Wygrywają wilkołaki
lupus-in-tabula-board-won-hamster = Wygrywa tylko chomikołak
lupus-in-tabula-board-who-was-what = Kto był kim
lupus-in-tabula-board-winner = wygrana
lupus-in-tabula-board-nights = Noc po nocy
lupus-in-tabula-board-night-n = Noc { $n }
lupus-in-tabula-board-was-victim = Wilkołaki wybrały: { $who }.
lupus-in-tabula-board-was-no-victim = Wilkołaki nie wybrały nikogo.
lupus-in-tabula-board-was-looked = Jasnowidz sprawdził, kim jest { $who }.
lupus-in-tabula-board-was-guarded = Strażnik stał przy drzwiach tej osoby: { $who }.
lupus-in-tabula-board-was-haunted = Sowa wskazała: { $who }.
lupus-in-tabula-board-was-copied = Mitoman wskazał: { $who }.
lupus-in-tabula-board-was-dead = Kto zginął tej nocy: { $who }
lupus-in-tabula-board-was-no-dead = Tej nocy nikt nie zginął.
lupus-in-tabula-board-was-lynched = Lincz następnego dnia: { $who }
lupus-in-tabula-board-suspected = Kto kogo podejrzewał
lupus-in-tabula-board-suspected-nobody = nikogo
lupus-in-tabula-board-eyes = Kto miał dobrego nosa
lupus-in-tabula-board-eyes-help = Jak często ktoś podejrzewał w nocy wilkołaka i głosował na wilkołaka w dzień.
lupus-in-tabula-board-eyes-who = Gracz
lupus-in-tabula-board-eyes-nights = Podejrzenia
lupus-in-tabula-board-eyes-votes = Głosy
lupus-in-tabula-board-eyes-of = { $right } z { $all }

## Before the game, and the reference card

lupus-in-tabula-board-mix = Karty w tej grze
lupus-in-tabula-board-mix-help = Wszyscy wiedzą, ile jest kart każdego rodzaju, ale nie wiedzą, kto ma którą.
lupus-in-tabula-board-mix-one = { $n } × { $role }
lupus-in-tabula-board-mix-hand = Wszyscy na tym jednym telefonie? Ustaw „Ile sekund trwa noc” na 0: wtedy telefon wędruje z rąk do rąk.
lupus-in-tabula-board-mix-moderator = Moderatorem jest ostatnie miejsce: { $who }
lupus-in-tabula-board-point-night = Noc: każdy dostaje pytanie i dotyka domu. Co z tego wyniknie, okaże się o świcie.
lupus-in-tabula-board-point-day = Dzień: rozmawiajcie, kłamcie, szukajcie prawdy. Przyciski mówią do każdego w jego języku.
lupus-in-tabula-board-point-ballot = Pierwsze głosowanie: bronią się osoby, które mają najwięcej głosów. Drugie głosowanie: jedna z nich zostaje zlinczowana.
lupus-in-tabula-board-point-win = Wioska wygrywa, gdy nie żyje już żaden wilkołak, a wilkołaki, gdy jest ich tyle samo co pozostałych. Żywy chomikołak wygrywa zamiast nich.
lupus-in-tabula-board-point-secret = Karty pozostają tajne do końca, także karty zmarłych.
