## The front page

home-line = Gry stołowe dla przyjaciół: każdy na swoim telefonie albo wszyscy wokół jednego. Bez konta.
home-games = Gry
home-seats = Dla { $fewest }–{ $most } osób
home-play-now = Zagraj od razu z botami
home-dealing = Rozdajemy karty…
home-lent-name = Gość
home-open = Otwórz stół
home-learn = Poznaj grę w dwie minuty
home-rules = Zasady
home-not-yet = Jeszcze niegotowa
home-away = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
home-try-again = Spróbuj ponownie

## A new table

home-open-title = Nowy stół: { $game }
home-open-seats = Ile krzeseł?
home-open-seats-hint = Krzesła, które zostaną wolne, mogą zająć boty.
home-open-whom = Kto może przyjść?
home-private = Prywatny
    .help = Tylko osoby z linkiem lub kodem. Grę widzą wyłącznie osoby na krzesłach.
home-public = Na liście
    .help = Widoczny na stronie głównej tego serwera: każdy może usiąść albo popatrzeć.
home-open-now = Otwórz stół

## To a table of others

home-join-title = Dołącz do stołu
home-join-placeholder = Kod lub link
home-join = Dołącz
home-join-hint = Na kod QR skieruj aparat telefonu: sam otworzy stół.
home-join-wrong = To nie prowadzi do stołu. Kod ma dziesięć liter i cyfr; w linku stoi przed nimi /t/.
home-mine = Twoje stoły
home-mine-back = Wróć
home-mine-replay = Obejrzyj grę jeszcze raz
home-mine-nobody = Nikogo więcej jeszcze nie było
home-mine-forget = Zapomnij o tym stole ({ $when })
home-listed = Otwarte stoły
home-listed-host = Gospodarz: { $name }
home-listed-free = { $free ->
    [one] Jedno wolne krzesło
    [few] { $free } wolne krzesła
   *[many] { $free } wolnych krzeseł
}
home-listed-going = Gra już trwa
home-watch = Popatrz

## You and this device

home-you = Ty i to urządzenie
home-save = Zapisz
home-cancel = Anuluj
home-language = Język
home-light = Wygląd
home-light-auto = Automatyczny
home-light-light = Jasny
home-light-dark = Ciemny
home-sound = Dźwięk
    .help = Dwa stuknięcia w drewno, gdy przychodzi twoja kolej.
home-buzz = Wibracje
    .help = Krótka wibracja, gdy przychodzi twoja kolej, jeśli urządzenie to potrafi.
home-chat = Czat
    .help = Pokazuj, co piszą osoby przy stole.
home-covered = Zakryj moje karty
    .help = Leżą zakryte i widać je tylko wtedy, gdy je przytrzymujesz.
home-no-account = Nie ma tu kont. Twoje imię zostaje przy stołach, przy których grasz; możesz je stamtąd usunąć.
home-forget = Zapomnij o mnie
home-forget-sure = Twoje imię i słowa znikną ze wszystkich stołów na tym serwerze, stracisz swoje krzesła, a ta przeglądarka zapomni o twoich stołach. Rozegrane gry zostaną, bez twojego imienia. Tego nie da się cofnąć.

## Inviting others

home-invite = Zaproś innych
home-invite-hint = Zeskanuj aparatem telefonu albo wpisz kod na stronie { $address }:
home-invite-scan = Zeskanuj aparatem telefonu.
home-code = Kod: { $code }
home-link = Link do tego stołu
home-link-alone = Ten adres działa tylko na tym komputerze. Niech inni zeskanują kod QR.
home-copy = Kopiuj
home-copied = Skopiowano
home-share = Wyślij link
home-share-text = Zagraj ze mną: { $game }
home-qr = Kod QR tego stołu
home-qr-bigger = Powiększ kod QR
home-qr-smaller = Zmniejsz kod QR

## The big screen

home-screen-scan = Zeskanuj telefonem, żeby usiąść.
home-screen-type = Zeskanuj telefonem, żeby usiąść, albo wpisz ten kod na stronie { $address }:
home-screen-free = Zapraszamy do stołu
home-screen-private = Jeśli stół jest prywatny, otwórz jego ekran linkiem ze strony kogoś, kto przy nim siedzi.

## Chairs

seat-chairs = Krzesła wokół stołu
seat-chair = Krzesło { $number }
seat-free = Wolne
seat-sit-here = Usiądź tu
seat-sit-down = Usiądź
seat-move-here = Przesiądź się na to krzesło
seat-stand = Zwolnij to krzesło
seat-who-are-you = Jak masz na imię?
seat-other-name = Imię tej osoby
seat-other-colour = Kolor i kształt tej osoby
seat-is-you = ty
seat-is-host = gospodarz
seat-is-bot = bot
seat-is-kept = chwilowa nieobecność, krzesła pilnuje bot
seat-is-away = chwilowa nieobecność
seat-is-muted = bez głosu na czacie
seat-has-withheld = nie daje liczby do rozdania
seat-no-chair = bez krzesła
seat-people = Kto tu jest

## Bots

seat-put-bot = Posadź tu bota
seat-send-bot = Odeślij bota
seat-bots = Poziom botów
seat-more-bots = Więcej botów
seat-which-bot = bot: { $bot }
seat-bot-easy = Łatwy
    .help = Decyduje odruchowo i niejedno przeoczy: na pierwszą grę albo z dziećmi.
seat-bot-normal = Średni
    .help = Trochę się zastanawia: równorzędny przeciwnik dla większości osób.
seat-bot-hard = Trudny
    .help = Rozważa tysiące możliwości i wyciąga wnioski z twoich ruchów. Widzi tylko to, co widać z jego miejsca.
seat-bot-counting = Bot liczący
    .help = Liczy karty i gra według sprawdzonych reguł: godny przeciwnik.
seat-bot-random = Bot losowy
    .help = Robi dowolny dozwolony ruch: dobry na próbę.
seat-away-hint = Tej osoby chwilowo nie ma. Krzesła może popilnować bot; po powrocie ta osoba je odzyska.

## The host's cares

seat-manners = Więcej: { $name }
seat-mute = Wycisz na czacie
seat-mute-sure = { $name } nie będzie mieć głosu na czacie. Możesz to cofnąć w każdej chwili.
seat-unmute = Pozwól znów pisać
seat-remove = Odeślij od stołu
seat-remove-sure = { $name } będzie musieć opuścić ten stół, bez możliwości powrotu.
seat-remove-network = Nie wpuszczaj też nikogo nowego z tej samej sieci
seat-options = Na co się umawiamy
seat-options-host = Wybiera gospodarz stołu.
seat-options-expert = Dla znawców

## Several people, several screens

seat-around = Urządzenia i ekrany
seat-add-person = Dodaj osobę na tym urządzeniu
    .help = Podajecie je sobie: zanim pokaże sekrety, zawoła właściwą osobę.
seat-screen = Stół na dużym ekranie
    .help = Nowa karta przeglądarki z tym, co mogą widzieć wszyscy: na telewizor podłączony do tego urządzenia.
seat-screen-away = Na osobnym telewizorze
    .help = Link, którym inna przeglądarka może raz otworzyć stół.
seat-screen-link = { $minutes ->
    [one] Otwórz tam ten adres (ważny { $minutes } minutę):
    [few] Otwórz tam ten adres (ważny { $minutes } minuty):
   *[many] Otwórz tam ten adres (ważny { $minutes } minut):
}

## Before the start

seat-private = Prywatny: tylko z linkiem lub kodem
seat-public = Na liście: każdy może przyjść
seat-empty-count = { $count ->
    [one] Jedno krzesło jest jeszcze wolne.
    [few] { $count } krzesła są jeszcze wolne.
   *[many] { $count } krzeseł jest jeszcze wolnych.
}
seat-all-here = Wszystkie krzesła są zajęte.
seat-wait-host = Są już wszyscy. Czekamy na gospodarza:
seat-wait-start = Są już wszyscy. Czekamy, aż gospodarz zacznie grę.
seat-start = Zaczynamy
seat-fill-start = Dosadź boty i zacznij
seat-dealing = Rozdajemy karty…
seat-luck = Każde urządzenie i serwer dokładają do rozdania tajną liczbę, więc nikt nie może wybrać kart.

# Lista własnych słów
seat-list-count =
    { $count ->
        [one] jedno słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }
seat-list-none = słowa z gry
seat-list-enter = Wklej lub wpisz własne słowa
seat-list-change = Zmień własne słowa
seat-list-back = Użyj słów z gry
seat-list-play = Graj na własnych słowach
seat-list-words = Słowa, po jednym w wierszu
seat-list-help = Wpisz albo wklej po jednym słowie w wierszu, albo wybierz plik tekstowy. Wiersze zaczynające się od # to uwagi. Lista zostaje w tej przeglądarce: następnym razem znajdziesz ją tutaj.
seat-list-file = Wybierz plik
seat-list-use = Użyj tej listy
seat-list-taken = Stół gra na tych słowach: { $count }.
seat-list-fit = Słowa, które już pasują na kartę: { $count }.
seat-list-skipped = Pominięte puste wiersze i uwagi: { $count }.
seat-list-faults = Popraw te wiersze
seat-list-more = … i więcej takich wierszy: { $count }
seat-list-too-big = To za dużo jak na listę słów.
seat-list-no-text = Ten plik nie jest zwykłym tekstem w UTF-8. Zapisz go tak albo wklej tu jego słowa.
