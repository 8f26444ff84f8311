## The rule page of a game

rules-title = { $game }: la reguloj · Ludejo
rules-cards = La kartoj
rules-all = La reguloj
rules-options = Kion tablo povas elekti
rules-learn = Lerni ludante
rules-play = Ludi nun

## The playable introduction

learn-title = Lerni: { $game } · Ludejo
learn-coach = Via konsilanto
learn-guest = Gasto
learn-next = Plu
learn-skip = Transsalti
learn-again = De la komenco
learn-progress = { $step } el { $steps }
learn-thinking = Nun ludas { $bot }.
learn-helping = Tion mi faras por vi.
learn-others = Nun ludas la aliaj.
learn-clock = Ĉiuj respondas, kaj la tempo pasas…
learn-play = Ludi nun veran partion
learn-none = Enkonduko al ĉi tiu ludo ankoraŭ mankas. Jen ĝiaj reguloj:
