## The page around the game

page-home = Ĉefpaĝo
page-close = Fermi
page-menu = Menuo
page-bar = Ĉe la tablo
page-yes = Jes
page-no = Ne
page-title-table = Tablo · Ludejo
page-title-turn = Via vico · Ludejo
page-connecting = Ni iras al la tablo…
page-ended = Vi ne plu estas ĉe ĉi tiu tablo.
page-line-lost = La konekto perdiĝis. Ni daŭre provas; nenio ludita malaperis.
page-saving-trouble = La servilo nun ne povas konservi. La partio atendas; nenio perdiĝas.
page-withheld = { $name }: la nombro por la disdono ne estis malkaŝita ĝustatempe. La kartoj estas disdonataj denove, kaj nombroj de tiu aparato ne plu validas ĉe ĉi tiu tablo.
page-withheld-missed = Ĉi tiu aparato ne malkaŝis ĝustatempe sian nombron por la disdono. La kartoj estas disdonataj denove sen tiu nombro, kaj nombroj de ĉi tiu aparato ne plu validas ĉe ĉi tiu tablo.
page-withheld-late = Ĉi tiu aparato sendis sian nombron por la disdono, sed laŭ la servilo ĝi ne venis ĝustatempe. La kartoj estas disdonataj denove sen ĝi. Se via konekto estis bona, ne fidu la disdonojn de ĉi tiu servilo.
page-rule = Regulo { $rule }
page-private-game = Ĉi tiu partio okazas sen vi: vidas ĝin nur tiuj, kiuj havas seĝon.

## Who are you

page-your-name = Via nomo
page-your-colour = Viaj koloro kaj formo
page-sit-down = Al la tablo
page-seat-empty = Malplena seĝo
page-shape-triangle = Ruĝa triangulo
page-shape-circle = Blua cirklo
page-shape-square = Verda kvadrato
page-shape-diamond = Ora rombo
page-shape-star = Viola stelo
page-shape-drop = Turkisa guto
page-shape-moon = Bruna luno
page-shape-clover = Olivkolora trifolio

## During the game

page-history = Kio okazis
page-history-empty = Ankoraŭ nenio okazis.
page-log = Kio okazas
page-reference = Kartoj
page-all-rules = Ĉiuj reguloj
page-paused = La partio paŭzas.
page-pause = Paŭzi
page-resume = Daŭrigi
page-undo = Repreni mian movon
page-undo-asked = { $name } ŝatus repreni la lastan movon.
page-is-away = forestas.
page-let-bot = Lasi roboton ludi dume
page-bot-keeps = forestas; roboto gardas la seĝon.
page-take-back = Repreni mian seĝon
page-settings = Agordoj
page-open-screen = Tablo por granda ekrano
page-leave = Forlasi la paĝon
page-leave-hint = Via seĝo restas via: revenu per la sama ligilo.
page-move-away = Ludi per alia aparato
page-move-away-hint = Kiu seĝo transiru al alia aparato? Vi ricevos ligilon, kiu funkcias unu fojon.
page-move-away-link = { $minutes ->
    [one] Malfermu tie ĉi tiun ligilon aŭ skanu la kodon (valida { $minutes } minuton):
   *[other] Malfermu tie ĉi tiun ligilon aŭ skanu la kodon (valida { $minutes } minutojn):
}

## On the board of any game

page-board-turn-yours = Via vico
page-board-turn = Nun ludas { $seat }
page-board-next-card = Elektu karton
page-board-back = Unu paŝon reen
page-board-choose-first = Unue elektu karton el via mano.
page-board-on-turn = Nun ludas
page-board-bot = Roboto
page-board-away = Forestas
page-board-cards = { $n ->
    [0] Neniu karto en la mano
    [one] Unu karto en la mano
   *[other] { $n } kartoj en la mano
}
page-board-holds = En la mano: { $cards }
page-board-hand = Kartoj en via mano
page-board-covered-card = Karto { $n }, kaŝita
page-board-hold-hint = Premu kaj tenu por rigardi.
page-board-won = { $count ->
    [one] { $winners } gajnas!
   *[other] { $winners } gajnas kune!
}

## One device for several people

page-pass-to = Transdonu al { $name }
page-pass-hint = La kartoj montriĝos nur tiam, kiam { $name } rigardos sola.
page-pass-take = Jen mi, { $name }
page-pass-else = Iu alia prenas ĝin
page-pass-else-hint = Prenas ĝin tiu, kiu volas ankoraŭ ion diri aŭ rigardi.
page-put-down = Kovri
page-uncover = Malkovri

## The end

page-won = { $count ->
    [0] Ĉi-foje neniu venkas
    [one] Venkas { $winners }
   *[other] Kune venkas { $winners }
}
page-again = Ludi denove
page-again-host = La gastiganto, { $name }, povas komenci novan partion.
page-replay = Revidi la partion

## Chat

page-chat = Babilo
page-chat-audience = Ĉiuj ĉe ĉi tiu tablo legas ĉi tion.
page-chat-covered = La babilo de ĉi tiu nokto estas kovrita kiel viaj kartoj.
page-chat-say = Diru ion
page-chat-send = Sendi
page-phrase-hello = Saluton al ĉiuj!
page-phrase-good-luck = Bonŝancon!
page-phrase-well-played = Bone ludite!
page-phrase-oh-no = Ho ve!
page-phrase-hurry = Via vico, ŝajnas al mi.
page-phrase-moment = Momenton, mi petas.
page-phrase-thanks = Dankon!
page-phrase-bye = Ĝis baldaŭ!
