## The page around the game

page-home = Strona główna
page-close = Zamknij
page-menu = Menu
page-bar = Przy stole
page-yes = Tak
page-no = Nie
page-title-table = Stół · Ludejo
page-title-turn = Twoja kolej · Ludejo
page-connecting = Podchodzimy do stołu…
page-ended = Nie ma cię już przy tym stole.
page-line-lost = Połączenie zostało przerwane. Próbujemy dalej; nic, co zagrano, nie przepadło.
page-saving-trouble = Serwer chwilowo nie może zapisywać. Gra czeka; nic nie ginie.
page-withheld = { $name }: liczba do rozdania nie została ujawniona na czas. Karty są rozdawane od nowa, a liczby z tamtego urządzenia przestają się liczyć przy tym stole.
page-withheld-missed = To urządzenie nie ujawniło na czas swojej liczby do rozdania. Karty są rozdawane od nowa bez niej, a jego liczby przestają się liczyć przy tym stole.
page-withheld-late = To urządzenie wysłało swoją liczbę do rozdania, ale według serwera nie dotarła na czas. Karty są rozdawane od nowa bez niej. Jeśli połączenie było dobre, nie ufaj rozdaniom tego serwera.
page-rule = Zasada { $rule }
page-private-game = Ta gra toczy się bez ciebie: widzą ją tylko osoby na krzesłach.

## Who are you

page-your-name = Twoje imię
page-your-colour = Twój kolor i kształt
page-sit-down = Do stołu
page-seat-empty = Wolne krzesło
page-shape-triangle = Czerwony trójkąt
page-shape-circle = Niebieskie koło
page-shape-square = Zielony kwadrat
page-shape-diamond = Złoty romb
page-shape-star = Fioletowa gwiazda
page-shape-drop = Turkusowa kropla
page-shape-moon = Brązowy księżyc
page-shape-clover = Oliwkowa koniczyna

## During the game

page-history = Co się działo
page-history-empty = Jeszcze nic się nie wydarzyło.
page-log = Co się dzieje
page-reference = Karty
page-all-rules = Wszystkie zasady
page-paused = Gra jest wstrzymana.
page-pause = Pauza
page-resume = Graj dalej
page-undo = Cofnij mój ruch
page-undo-asked = { $name } chce cofnąć ostatni ruch.
page-is-away = – chwilowa nieobecność.
page-let-bot = Niech na razie gra bot
page-bot-keeps = – chwilowa nieobecność; krzesła pilnuje bot.
page-take-back = Wracam na swoje krzesło
page-settings = Ustawienia
page-open-screen = Stół na duży ekran
page-leave = Opuść stronę
page-leave-hint = Krzesło pozostaje twoje: wrócisz tym samym linkiem.
page-move-away = Graj na innym urządzeniu
page-move-away-hint = Które krzesło ma przejść na inne urządzenie? Dostaniesz link, który zadziała raz.
page-move-away-link = { $minutes ->
    [one] Otwórz tam ten link albo zeskanuj kod (ważny { $minutes } minutę):
    [few] Otwórz tam ten link albo zeskanuj kod (ważny { $minutes } minuty):
   *[many] Otwórz tam ten link albo zeskanuj kod (ważny { $minutes } minut):
}

## On the board of any game

page-board-turn-yours = Twoja kolej
page-board-turn = Teraz gra { $seat }
page-board-next-card = Wybierz kartę
page-board-back = Krok wstecz
page-board-choose-first = Najpierw wybierz kartę z ręki.
page-board-on-turn = Gra teraz
page-board-bot = Bot
page-board-away = Chwilowa nieobecność
page-board-cards = { $n ->
    [0] Brak kart w ręce
    [one] Jedna karta w ręce
    [few] { $n } karty w ręce
   *[many] { $n } kart w ręce
}
page-board-holds = W ręce: { $cards }
page-board-hand = Karty w twojej ręce
page-board-covered-card = Karta { $n }, zakryta
page-board-hold-hint = Naciśnij i przytrzymaj, aby zobaczyć.
page-board-won = { $count ->
    [one] Wygrywa { $winners }!
   *[other] Wygrywają razem: { $winners }!
}

## One device for several people

page-pass-to = Podaj dalej: { $name }
page-pass-hint = Karty pokażą się dopiero wtedy, gdy { $name } będzie patrzeć bez świadków.
page-pass-take = To ja, { $name }
page-pass-else = Bierze ktoś inny
page-pass-else-hint = Kto chce jeszcze coś powiedzieć lub obejrzeć, bierze urządzenie.
page-put-down = Zakryj
page-uncover = Odkryj

## The end

page-won = { $count ->
    [0] Tym razem nikt nie wygrywa
    [one] Wygrywa { $winners }
   *[other] Wspólnie wygrywają { $winners }
}
page-again = Zagraj jeszcze raz
page-again-host = Następną grę może rozpocząć { $name } jako gospodarz stołu.
page-replay = Obejrzyj grę jeszcze raz

## Chat

page-chat = Czat
page-chat-audience = Czytają to wszyscy przy tym stole.
page-chat-covered = Czat tej nocy jest zakryty jak twoje karty.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-phrase-hello = Cześć wszystkim!
page-phrase-good-luck = Powodzenia!
page-phrase-well-played = Dobrze zagrane!
page-phrase-oh-no = O nie!
page-phrase-hurry = Chyba twoja kolej.
page-phrase-moment = Chwileczkę, proszę.
page-phrase-thanks = Dziękuję!
page-phrase-bye = Pa, do zobaczenia!
