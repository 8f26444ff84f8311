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
learn-play = Ludi nun veran partion
learn-none = Enkonduko al ĉi tiu ludo ankoraŭ mankas. Jen ĝiaj reguloj:

## Love Letter in two minutes

learn-love-letter-aim = Bonvenon! Via karto portas vian amleteron. Ju pli alta ĝia nombro, des pli proksima ĝi estas al mi, la Princino. Restu la lasta en la raŭndo, aŭ tenu la plej altan karton, kiam la stako elĉerpiĝas, kaj ĵetono estas via.
learn-love-letter-spy = En via vico vi prenas duan karton, poste ludas unu kaj retenas la alian. Retenu la Grafinon, ŝi valoras 7. Ludu la Spionon kaj rigardu la karton de { $bot }.
learn-love-letter-spy-try = Vi fordonus vian 7 por nenio. Ludu prefere la Spionon.
learn-love-letter-looked = Barono, 3! Nur vi vidis ĝin, kaj la tablo memoras ĝin por vi. Nun { $bot } prenas kaj ludas karton.
learn-love-letter-guard = { $bot } divenis, ke vi tenas la Princinon: malĝuste, do nenio okazas. Via vico. Per Gardisto vi nomas karton; se ĝuste ĝin tenas { $bot }, tiu elfalas. Vi ja scias, kiun nomi, ĉu ne?
learn-love-letter-guard-try = Ludu la Gardiston kaj nomu la karton, kiun vi vidis per la Spiono. Ĝi staras apud la nomo { $bot }.
learn-love-letter-token = { $bot } elfalas, kaj vi ricevas ĵetonon. Kiu venkas en raŭndo, tiu komencas la sekvan, kaj ĉiuj kartoj estas denove miksataj.
learn-love-letter-handmaid = Tri kartoj kuŝas malkaŝitaj: ilin neniu povas teni en ĉi tiu raŭndo. La Reĝo interŝanĝus vian karton kontraŭ tiu de { $bot }; retenu lin, li valoras 6. Ludu la Servistinon: ĝis via sekva vico neniu povas elekti vin.
learn-love-letter-handmaid-try = Tio interŝanĝus viajn kartojn. Prefere restu ĉe via karto, ŝirmata de la Servistino.
learn-love-letter-countess = { $bot } ludis Gardiston kaj havis neniun por elekti: neniu efiko. Sed rigardu: la Grafino apud la Reĝo. Kun Reĝo aŭ Princo en la mano oni devas ludi ŝin, kaj la tablo proponas nenion alian.
learn-love-letter-countess-try = Kune kun la Reĝo, la Grafino devas foriri. Ludu ŝin.
learn-love-letter-baron = Nun { $bot } rigardis vian Reĝon per Spiono. Ne atendu Gardiston! La Barono komparas viajn kartojn, kaj kun la malpli alta oni elfalas. Nur 7 kaj 8 venkas vian Reĝon, kaj la 7 kuŝas antaŭ vi.
learn-love-letter-baron-try = Retenu la Reĝon por la komparo: ludu la Baronon.
learn-love-letter-won = 6 kontraŭ 5: { $bot } elfalas, kaj jen via dua ĵetono. Por du ludantoj la kutima celo estas sep; ĉi tiu eta partio finiĝas per tri.
learn-love-letter-prince = Jen mi! Neniam lasu min foriri: kiu forĵetas la Princinon, tiu elfalas, pro kiu ajn kaŭzo. Do ludu la Princon: pro li iu forĵetas sian karton kaj prenas novan.
learn-love-letter-prince-self-try = Ĉu kontraŭ vi mem? Tiam vi devus forĵeti min, kaj vi elfalus. Elektu: { $bot }.
learn-love-letter-princess-try = Ludu min, kaj vi tuj elfalas. Ludu la Princon kontraŭ { $bot }.
learn-love-letter-end = { $bot } riskis la Baronon kun la Grafino en la mano: 7 kontraŭ via 8. Jen via tria ĵetono, kaj la partio estas via. Se la stako estus elĉerpiĝinta, ambaŭ kartoj estus montritaj: la pli alta venkas. Nun vi scias, kiel oni ludas.
