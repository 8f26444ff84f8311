## Seeing a game again

replay-title = { $game } denove · Ludejo
replay-loading = La partio estas ŝargata…
replay-away = La servilo ne respondas.
replay-try-again = Provi denove
replay-games = Partioj ĉe ĉi tiu tablo
replay-game = Partio { $number }
replay-eyes = Kies okuloj rigardas?
replay-eyes-all = Ĉio malkaŝita
replay-eyes-onlooker = Spektanto
replay-steps = Paŝon post paŝo
replay-step = { $step } el { $steps }
replay-first = Al la komenco
replay-back = Unu paŝon reen
replay-forward = Unu paŝon antaŭen
replay-last = Al la fino
replay-play = Montri
replay-pause = Paŭzi
replay-pace = Rapideco
replay-undone = La lasta movo estas reprenita.
replay-late = La roboto ne respondis ĝustatempe: anstataŭ ĝi estis farita rapida movo.
replay-nothing = Nenio nova por ĉi tiuj okuloj.
replay-secretly = sekrete:
replay-more = Pli pri ĉi tiu partio
replay-share = Ligilo al ĉi tiu paŝo
replay-share-hint = Kiu malfermas ĉi tiun ligilon, tiu vidas la partion ĉe ĉi tiu paŝo, per la samaj okuloj.
replay-copy = Kopii
replay-copied = Kopiita
replay-record = Elŝuti la protokolon

## What was believed

replay-beliefs = Kion kiu supozis
replay-believed = { $kind ->
    [bot] { $name } supozis
   *[person] { $name } povis scii
}
replay-believed-now = ĝuste antaŭ ĉi tiu movo
replay-believed-earlier = antaŭ sia lasta movo
replay-believed-loading = Ni kalkulas…
replay-believed-none = Neniu movo estis farita ĉi tie.
replay-believed-nothing = Nenio estis kaŝita.
replay-believed-others = aliaj
replay-believed-true = vera
replay-believed-why = Kalkulite el tio, kion oni vidis de ĉi tiu seĝo, kaj el la ludmaniero de la aliaj; precize ĝis kelkaj procentoj.
replay-percent = { $percent ->
    [0] malpli ol 1 %
   *[other] { $percent } %
}

## Was the deal honest?

replay-check = Kontroli la disdonon
replay-check-intro = Antaŭ la unua karto la servilo montris sigelon: la fingrospuron de sia sekreto. Poste la aparato de ĉiu ludanto aldonis hazardan nombron. El la sekreto kaj la nombroj kune estiĝis ĉiu miksado kaj ĉiu preno. Nun ĉio estas malkaŝita, kaj ĉi tiu aparato mem kontrolis ĝin.
replay-found-right = Ĝuste
replay-found-wrong = Malĝuste
replay-found-unknown = Ĉi tie ne konstatebla
replay-check-seal = La sekreto kongruas kun la sigelo
    .right = La sigelo komenciĝas per { $seal }. Ĝi estis fiksita, antaŭ ol iu nombro estis konata, kaj neniu alia sekreto kongruas kun ĝi.
    .wrong = La sekreto en la protokolo ne estas tiu, kiu estis sigelita. Ne fidu ĉi tiun disdonon.
replay-check-own = Via propra nombro partoprenis
    .right = La nombro de ĉi tiu aparato estas en la protokolo, kaj la sigelo estas tiu, kiun vi vidis antaŭ la disdono. Do neniu povis elekti viajn kartojn, eĉ ne la gastiganto.
    .wrong = En la protokolo staras alia nombro ol tiu, kiun donis ĉi tiu aparato. Ne fidu ĉi tiun disdonon.
    .unknown = Ĉi tiu aparato donis neniun nombron por tiu disdono aŭ ne plu memoras ĝin. Sur aparato, per kiu oni ludis, tio estas konstatebla.
replay-check-pledges = Neniu ŝanĝis sian nombron
    .right = Antaŭ ol ĉi tiu aparato malkaŝis sian nombron, ĝi vidis la fingrospurojn de ĉies nombroj. La nombroj en la protokolo kongruas kun ili.
    .wrong = Iu nombro en la protokolo mankas aŭ ne estas tiu, kies fingrospuron ĉi tiu aparato vidis antaŭ la disdono. Ne fidu ĉi tiun disdonon.
    .unknown = Ĉi tiu aparato ne vidis la fingrospurojn de la nombroj de la aliaj antaŭ la disdono aŭ ne plu memoras ilin.
replay-withheld = { $name } ne malkaŝis ĝustatempe la promesitan nombron, do la disdono rekomenciĝis kun novaj nombroj de la aliaj.
replay-check-luck = La hazardo diras, kiu komencas
    .right = La sekreto kaj la nombroj donas { $word } kiel la unuan vorton, kaj laŭ ĝi komencas la seĝo numero { $seat }. Tiel estis. Ĉiuj pluaj kartoj venas el la sama fonto.
    .wrong = La sekreto kaj la nombroj donas { $word } kiel la unuan vorton, kaj laŭ ĝi komencas la seĝo numero { $seat }. Sed komencis alia. Ne fidu ĉi tiun disdonon.
    .unknown = La sekreto kaj la nombroj donas { $word } kiel la unuan vorton. Ĉe ĉi tiu tablo ne la hazardo decidis, kiu komencas, do la paĝo havas nenion por kompari.
replay-check-hash = La protokolo estas sendifekta
    .right = Ĝia haketaĵo komenciĝas per { $hash } kaj respondas al la enhavo: nenio difektiĝis nek estis senzorge ŝanĝita.
    .wrong = Io en la protokolo estis ŝanĝita, post kiam ĝi estis skribita.
replay-proves = Kion tio pruvas
replay-proves-text = Neniu elektis la kartojn, se la sigelo estas tiu, kiu estis montrita antaŭ la disdono. Por vidi, ke ankaŭ la movoj kaj la rezulto sekvas la regulojn, reludu la protokolon per propra komputilo: “ludejo replay DOSIERO” disdonas ĉiun karton denove.
replay-proves-not = Kion tio ne pruvas
replay-proves-not-text = La haketaĵo malkovras difektojn; ĝi ne estas subskribo. Kiu elpensas alian permesitan partion kun la sama disdono, tiu povas skribi ankaŭ ĝian haketaĵon, kaj nenio pruvas nomojn kaj tempojn. Komparu la haketaĵon kun tiu de iu alia, kiu ĉeestis.
replay-numbers = La nombroj mem
replay-number-seal = Sigelo
replay-number-secret = Sekreto
replay-number-none = neniu nombro
replay-number-hash = Haketaĵo de la protokolo
