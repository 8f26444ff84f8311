## What is going on

codenames-board-now-clue = Serĉas aludon: { $who }
codenames-board-now-guess = Divenas: { $who }. { $limit }
codenames-board-now-ruling = Decidas pri ĝi: { $who }
codenames-board-now-vote = Ankoraŭ voĉdonos: { $who }
codenames-board-now-penalty = Nun rajtas kovri vorton de la propra flanko: { $who }
codenames-board-now-cover = Kovras vorton de la alia flanko: { $who }
codenames-board-mine-clue = Via vico: unu vorto kaj nombro
codenames-board-mine-guess = Via teamo divenas. { $limit }
codenames-board-mine-ruling = Vi decidas, ĉu ĝi validas.
codenames-board-mine-vote = Voĉdonu: ĉu ĝi validas?
codenames-board-mine-penalty = La aludo ne validis: kovru unu el viaj propraj vortoj.
codenames-board-mine-cover = Kovru vorton de la alia flanko: kiu estas plej bona por vi?
codenames-board-limit = { $n ->
    [one] Restas unu diveno.
   *[other] Restas { $n } divenoj.
}
codenames-board-no-limit = Divenu tiom, kiom vi volas.
codenames-board-challenged = { $seat } diras, ke tiu aludo ne validas.
codenames-board-agreed = antaŭe interkonsentita
codenames-board-doubted = la arbitraciisto dubas
codenames-board-unlimited = senlima
codenames-board-glass-runs = La sablo fluas: bonvolu decidi
codenames-board-glass-out = La sablo finfluis: bonvolu decidi

## Cards and teams

codenames-board-words = La vortoj sur la tablo
codenames-board-covered-by = kovrita: { $colour }
codenames-board-known = en la ŝlosilo: { $colour }
codenames-board-pointed = montras ĉi tien: { $seats }
codenames-board-left = { $n ->
    [one] vorto restas
   *[other] vortoj restas
}
codenames-board-spymaster = Ĉefspiono
codenames-board-nobody = ludas neniu
codenames-board-clues = Aludoj
codenames-board-no-clues = Ankoraŭ neniu aludo estas donita.
codenames-board-invalid = ne valida

## What I do

codenames-board-clue-word = Via aludo
codenames-board-clue-number = Por kiom da vortoj
codenames-board-mean = Tuŝetu la vortojn, kiujn vi celas: tio nombras ilin por vi, kaj nur vi vidas ĝin.
codenames-board-fine = La arbitraciisto havas nenion kontraŭ ĝi.
codenames-board-doubtful = Dubinda: eble ĝi havas la radikon { $root } komunan kun { $word }. Vi povas demandi la alian ĉefspionon, aŭ doni ĝin kaj riski konteston.
codenames-board-give = Doni ĉi tiun aludon
codenames-board-ask = Unue demandi
codenames-board-answer-open = Vi sekrete demandis. Vi povas atendi la respondon aŭ doni ajnan aludon.
codenames-board-answer-yes = La alia ĉefspiono konsentas: neniu povas kontesti ĝin.
codenames-board-answer-no = La alia ĉefspiono ne konsentas pri tiu aludo.
codenames-board-asked = { $seat } sekrete demandas vin: ĉu la aludo { $word } ({ $number }) validus?
codenames-board-consent = Jes, ĝi validas
codenames-board-refuse = Ne
codenames-board-rule-help = Se ĝi ne validas, la vico finiĝas, kaj la teamo { $team } rajtas kovri vorton.
codenames-board-rule-invalid = Ne validas
codenames-board-rule-valid = Validas
codenames-board-do-confirm = Tuŝi { $word }
codenames-board-do-cover = Kovri { $word }
codenames-board-next-point = Tuŝetu vorton por montri ĝin
codenames-board-next-cover = Tuŝetu vorton por kovri ĝin
codenames-board-stop = Ĉesi
codenames-board-challenge = Kontesti
codenames-board-challenge-help = { $by ->
    [vote] Aludo temas pri signifo: ne pri literoj, sono aŭ lokoj; ĝi ne estas fremda vorto nek vorto, kiu kuŝas tie. Se vi kontestas, la divenado atendas, kaj ĉiuj aliaj voĉdonas.
   *[spymaster] Aludo temas pri signifo: ne pri literoj, sono aŭ lokoj; ĝi ne estas fremda vorto nek vorto, kiu kuŝas tie. Se vi kontestas, la divenado atendas, kaj la kontraŭa ĉefspiono decidas.
}
codenames-board-challenge-sure = Tiu aludo ne validas
codenames-board-turn-glass = Turni la sablohorloĝon
codenames-board-glosses = Vortoj ankaŭ en alia lingvo: { $language }
codenames-board-hold = La ŝlosilo estas kovrita. Premu kaj tenu vorton por rigardi.

## The end

codenames-board-won = Venkas la teamo { $team }!
codenames-board-won-together = Vi venkas, kun { $n } el 8 poentoj!
codenames-board-lost-together = Vi malvenkis
codenames-board-end-found = Ĉiuj agentoj estas trovitaj.
codenames-board-end-assassin = La murdisto estis tuŝita.
codenames-board-end-used-up = La alia flanko trovis ĉiujn siajn agentojn.
codenames-board-meant = Vortoj, kiujn tiu aludo celis

## Before the game

codenames-board-teams = Teamoj
codenames-board-teams-help = La unua seĝo de teamo estas tiu de ĝia ĉefspiono. Ŝanĝu seĝon por ŝanĝi la flankon.
codenames-board-all = Ĉiuj kune
codenames-board-for-both = Divenas por ambaŭ

## The reference card

codenames-board-colour-red = Ruĝa agento: la ruĝa teamo daŭrigas, la vico de la blua finiĝus.
codenames-board-colour-blue = Blua agento: la blua teamo daŭrigas, vico de la ruĝa finiĝus.
codenames-board-colour-bystander = Preterpasanto: la vico finiĝas.
codenames-board-colour-assassin = La murdisto: kiu tuŝas tiun vorton, tuj malvenkas.
codenames-board-point-clue = Aludo estas unu vorto pri signifo, kaj nombro. Ĝi havas neniun radikon komunan kun legebla vorto.
codenames-board-point-number = La nombro diras, kiom da vortoj ĝi celas; 0 diras neniun, ∞ ne diras. Tiam divenoj estas senlimaj.
codenames-board-point-guess = Divenu almenaŭ unufoje, maksimume unufoje pli ol la nombro. Tuŝetu por montri, tuŝetu denove por tuŝi.
codenames-board-point-invalid = Ĉiu rajtas kontesti antaŭ la unua diveno. Nevalida aludo finas la vicon, kaj la aliaj kovras propran vorton.
codenames-board-point-win = Kies vortoj estas unue ĉiuj kovritaj, tiu venkas.
