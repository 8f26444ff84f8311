## Cards

love-letter-card-guard = Gardisto
    .acc = Gardiston
love-letter-card-spy = Spiono
    .acc = Spionon
love-letter-card-baron = Barono
    .acc = Baronon
love-letter-card-handmaid = Servistino
    .acc = Servistinon
love-letter-card-prince = Princo
    .acc = Princon
love-letter-card-king = Reĝo
    .acc = Reĝon
love-letter-card-countess = Grafino
    .acc = Grafinon
love-letter-card-princess = Princino
    .acc = Princinon

## What the cards do

love-letter-text-guard = Divenu, kiun karton alia ludanto tenas; la Gardiston vi ne rajtas nomi. Se vi divenas ĝuste, tiu ludanto elfalas el la raŭndo.
love-letter-text-spy = Kaŝe ekrigardu la karton, kiun tenas unu el la aliaj ludantoj.
love-letter-text-baron = Kaŝe montru vian karton al alia ludanto kaj vidu ties karton. Kiu tenas la malpli altan, tiu elfalas el la raŭndo; ĉe egaleco nenio okazas.
love-letter-text-handmaid = La kartoj de la aliaj ludantoj ne tuŝas vin, ĝis komenciĝos via sekva vico.
love-letter-text-prince = Elektu iun ajn, eĉ vin mem: tiu forĵetas sian karton sen ĝia efiko kaj prenas novan.
love-letter-text-king = Donu la karton, kiu restas en via mano, al alia ludanto kaj ricevu ties karton.
love-letter-text-countess = Se vi tenas ankaŭ la Reĝon aŭ Princon, vi devas ludi ŝin. Alian efikon ŝi ne havas.
love-letter-text-princess = Ne lasu ŝin foriri: kiu forĵetas ŝin, pro kiu ajn kaŭzo, tiu elfalas el la raŭndo.

## Reference card

love-letter-short-guard = Divenu la karton de alia ludanto
love-letter-short-spy = Rigardu la karton de alia ludanto
love-letter-short-baron = Komparo: la malpli alta elfalas
love-letter-short-handmaid = Ŝirmas vin ĝis via sekva vico
love-letter-short-prince = Iu forĵetas kaj prenas novan karton
love-letter-short-king = Interŝanĝu kartojn kun alia ludanto
love-letter-short-countess = Kun Reĝo aŭ Princo: ludu ŝin
love-letter-short-princess = Forĵetu ŝin, kaj vi elfalas

## What happens

love-letter-event-dealt =
    { $face_up-count ->
        [0] Raŭndo { $round }: komencas { $starter }.
       *[other] Raŭndo { $round }: komencas { $starter }. Malkaŝe metitaj flanken: { $face_up }.
    }
love-letter-event-hand = Vi ricevas la { $card-acc }.
love-letter-event-turn = { $seat } komencas sian vicon kaj prenas karton.
love-letter-event-drew = Vi prenas la { $card-acc }.
love-letter-event-played =
    { $at-is ->
        [none] { $seat } ludas la { $card-acc }.
        [self] { $seat } ludas la { $card-acc } kontraŭ si mem.
       *[other]
            { $guess-is ->
                [none] { $seat } ludas la { $card-acc } kontraŭ { $at }.
               *[other] { $seat } ludas la { $card-acc } kontraŭ { $at } kaj nomas la { $guess-acc }.
            }
    }
love-letter-event-idle = Neniun eblas elekti, do la { $card } restas sen efiko.
love-letter-event-missed = Maltrafo: la karto de { $seat } ne estas la { $guess }.
love-letter-event-looked = Vi ekrigardas: { $seat } tenas la { $card-acc }.
love-letter-event-compared = Nur por viaj okuloj – { $seats }: { $cards }, en tiu ordo.
love-letter-event-tied = { $seats } tenas egalajn kartojn: nenio okazas.
love-letter-event-protected = { $seat } estas sub protekto ĝis la komenco de sia sekva vico.
love-letter-event-discarded = { $seat } forĵetas la { $card-acc } laŭ ordono de la Princo.
love-letter-event-redrew =
    { $aside ->
        [yes] La stako estas malplena: { $seat } prenas la karton metitan flanken komence de la raŭndo.
       *[no] { $seat } prenas novan karton.
    }
love-letter-event-swapped = { $seats } interŝanĝas siajn kartojn.
love-letter-event-got = Vi kaj { $seat } interŝanĝas kartojn: vi donas la { $gave-acc } kaj ricevas la { $card-acc }.
love-letter-event-out = { $seat } elfalas el la raŭndo kaj malkaŝas la { $card-acc }.
love-letter-event-round-over =
    { $end ->
        [last] Nur unu ludanto restas en la raŭndo.
       *[showdown] La stako estas malplena, kaj la kartoj malkaŝiĝas ({ $shown }).
    } { $winners-count ->
        [0] Plena egaleco: neniu ricevas ĵetonon.
        [one] { $winners } venkas en la raŭndo kaj ricevas ĵetonon.
       *[other] { $winners } kune venkas en la raŭndo: ĉiu el ili ricevas ĵetonon.
    }
love-letter-event-match-over =
    { $winners-count ->
        [one] La Princino elektas: { $winners } gajnas la partion!
       *[other] La Princino ne povas elekti: { $winners } kune gajnas la partion!
    }

## Why a move is not possible

love-letter-refusal-not-held = La { $card } ne estas en via mano: bonvolu ludi unu el la du kartoj, kiujn vi tenas.
love-letter-refusal-countess-first = Vi tenas la Grafinon kune kun la Reĝo aŭ Princo, do vi devas ludi ŝin; la { $card } devas atendi.
love-letter-refusal-guessed-guard = Per Gardisto oni rajtas nomi ĉiun karton krom Gardisto: bonvolu diveni alian.
love-letter-refusal-no-such-seat = Ĉe ĉi tiu tablo neniu sidas tie: bonvolu elekti unu el la ludantoj.
love-letter-refusal-at-yourself = La { $card } efikas nur kontraŭ alia ludanto, neniam kontraŭ vi mem.
love-letter-refusal-out-already = { $at } jam elfalis el ĉi tiu raŭndo: eblas elekti nur iun, kiu ankoraŭ ludas en ĝi.
love-letter-refusal-is-protected = { $at } estas sub la protekto de la Servistino ĝis la komenco de sia sekva vico kaj nun ne estas elektebla.
love-letter-refusal-names-nobody = Estas iu, kiun eblas elekti, do la { $card } bezonas celon: bonvolu elekti alian ludanton.
love-letter-refusal-must-be-you = Ĉiuj aliaj en la raŭndo estas sub protekto, do vi devas ludi la Princon kontraŭ vi mem.
love-letter-refusal-not-your-turn = Nun estas la vico de alia ludanto: vi povas ludi karton nur en via propra vico.
love-letter-refusal-is-over = La partio jam estas decidita, do ne plu eblas ludi kartojn.

## What somebody has at the end

love-letter-result = { $points ->
    [one] { $points } ĵetono
   *[other] { $points } ĵetonoj
}

## Table options

love-letter-option-tokens = Ĵetonoj por venki
    .help = Kiom da ĵetonoj necesas por gajni la partion: la kutima nombro por via grupo aŭ iu ajn nombro de 1 ĝis 10.
love-letter-option-tokens-by-seats = 7, 5 aŭ 4 ĵetonoj por 2, 3 aŭ 4 ludantoj
love-letter-option-double-tie = Plena egaleco
    .help = Kiu ricevas ĵetonon, se fine de raŭndo egalas kaj la plej altaj kartoj kaj la sumoj de la forĵetitaj kartoj.
love-letter-option-double-tie-nobody = Neniu ricevas ĵetonon
love-letter-option-double-tie-shared = Ĉiu kun egala rezulto ricevas ĵetonon
love-letter-option-first = Kiu komencas
    .help = Kiu komencas la unuan raŭndon. Poste ĉiun raŭndon komencas la venkinto de la antaŭa.
love-letter-option-first-random = Laŭ hazardo
love-letter-option-first-seat-0 = La unua sidloko

## Rules

love-letter-rule-LL-1 = Via karto portas vian amleteron; alta valoro signifas lokon proksiman al la Princino. La kartaro konsistas el dek ses kartoj: unu Princino (8), unu Grafino (7), unu Reĝo (6), du Princoj (5), du Servistinoj (4), du Baronoj (3), du Spionoj (2) kaj kvin Gardistoj (1). En iuj aliaj eldonoj la Spiono nomiĝas Pastro.
love-letter-rule-LL-2 = Ludas du ĝis kvar homoj. Por ĉiu raŭndo oni miksas la kartojn kaj metas la supran kaŝe flanken, tiel ke neniu vidas ĝin; se ludas nur du homoj, oni metas ankoraŭ tri kartojn flanken, sed malkaŝe, kaj ili ne partoprenas en la raŭndo. Poste ĉiu ricevas unu karton; en la stako restas 10, 12 aŭ 11 kartoj por 2, 3 aŭ 4 ludantoj.
love-letter-rule-LL-3 = Kiu komencas la unuan raŭndon, tion decidas hazardo; en la opcioj de la tablo eblas anstataŭe elekti la unuan sidlokon. Ĉiun postan raŭndon komencas la venkinto de la antaŭa. La vico pasas maldekstren.
love-letter-rule-LL-4 = En via vico vi prenas karton kaj poste ludas unu el viaj du: vi forĵetas ĝin malkaŝe antaŭ vin, kaj ĝi efikas, eĉ se tio malutilas al vi. Viaj forĵetitaj kartoj restas antaŭ vi laŭorde, videblaj por ĉiuj.
love-letter-rule-LL-5 = Se vi elfalas, vi malkaŝe aldonas la karton el via mano al viaj forĵetitaj kartoj; ĝi ne efikas. Ĝis la fino de la raŭndo vi ne plu ludas.
love-letter-rule-LL-6 = La raŭndo finiĝas tuj, kiam nur unu ludanto restas en ĝi; tiu venkas, eĉ se en la stako ankoraŭ kuŝas kartoj. Alie la raŭndo daŭras, ĝis iu finas sian vicon kaj la stako estas malplena.
love-letter-rule-LL-7 = Se la stako elĉerpiĝis, ĉiuj restantaj ludantoj malkaŝas siajn kartojn, kaj la plej alta valoro venkas. Se pluraj ludantoj havas ĝin, el ili venkas tiu, kies forĵetitaj kartoj havas la plej grandan sumon; enkalkuliĝas ankaŭ la ĵus ludita karto kaj kartoj forĵetitaj pro Princo, sed nek la karto en la mano nek kartoj metitaj flanken. Kiu sola restas en la raŭndo, tiu ne montras sian karton, kaj la karto kaŝe metita flanken restas nekonata, krom se iu devis preni ĝin.
love-letter-rule-LL-8 = Se ankaŭ tiuj sumoj egalas, neniu ricevas ĵetonon, kaj la sekvan raŭndon komencas la sama ludanto, kiu komencis la finitan. La opcioj de la tablo proponas alian eblon: ĉiu el la ludantoj kun egala rezulto ricevas ĵetonon. Tiam la sekvan raŭndon komencas tiu el ili, kiu estas la unua laŭ la vicordo, se oni nombras de la komencinto de la finita raŭndo, kaj kiuj kune atingas la celon, tiuj kune gajnas la partion.
love-letter-rule-LL-9 = Kiu venkas en raŭndo, tiu ricevas unu ĵetonon. Por gajni la partion necesas 7, 5 aŭ 4 ĵetonoj, se ludas 2, 3 aŭ 4 homoj; en la opcioj de la tablo eblas elekti alian nombron de 1 ĝis 10. Por ĉiu raŭndo ĉiuj dek ses kartoj estas denove miksataj.
love-letter-rule-LL-10 = La Gardisto (1) divenas: vi elektas alian ludanton, kiu restas en la raŭndo sen protekto, kaj nomas iun ajn karton, nur ne la Gardiston. Ĝusta diveno elfaligas tiun ludanton; post malĝusta nenio okazas. Vin mem vi neniam elektas: se ĉiuj aliaj estas sub protekto, la Gardisto restas sen efiko.
love-letter-rule-LL-11 = La Spiono (2) montras al vi, kaj nur al vi, la karton de alia ludanto, kiu restas en la raŭndo sen protekto. Se iun eblas elekti, vi devas elekti; alie la Spiono restas sen efiko.
love-letter-rule-LL-12 = La Barono (3) komparas: vi kaj alia ludanto, kiu restas en la raŭndo sen protekto, kaŝe rigardas ambaŭ viajn kartojn. Kiu tenas la malpli altan, tiu elfalas kaj malkaŝas ĝin; se la valoroj egalas, nenio okazas, kaj ambaŭ kartoj restas sekretaj. Nur vi du vidas ambaŭ kartojn; la aliaj vidas, kiuj komparas, kaj, se iu elfalas, ties karton.
love-letter-rule-LL-13 = La Servistino (4) ŝirmas vin: ĝis komenciĝos via sekva vico, la kartoj de la aliaj ne efikas kontraŭ vi. La protekto ĉesas, antaŭ ol vi prenas karton, kaj neniam transiras en la sekvan raŭndon.
love-letter-rule-LL-14 = La Princon (5) vi ludas kontraŭ iu ajn, kiu restas en la raŭndo sen protekto, aŭ kontraŭ vi mem, eĉ se eblas elekti aliajn. La elektito forĵetas sian karton sen ĝia efiko kaj prenas novan, kiun neniu alia vidas; se post via propra preno la stako estas malplena, la elektito prenas la karton kaŝe metitan flanken komence de la raŭndo. Se la forĵetita karto estas la Princino, la elektito elfalas kaj nenion prenas. Se ĉiuj aliaj estas sub protekto, vi devas ludi la Princon kontraŭ vi mem.
love-letter-rule-LL-15 = Karto forĵetita pro Princo neniam efikas. La sola escepto estas la Princino: kiu forĵetas ŝin, tiu elfalas el la raŭndo.
love-letter-rule-LL-16 = La Reĝo (6) interŝanĝas: la karto el via mano iras al alia ludanto, kiu restas en la raŭndo sen protekto, kaj ties karto venas al vi, do ĉiu el vi du scias, kion la alia nun tenas. Se ĉiuj aliaj estas sub protekto, nenio okazas. Grafino, Reĝo aŭ Princo, kiu venas al vi per interŝanĝo aŭ kiel nova karto post Princo, gravas nur en via propra sekva vico, kiam vi tenas du kartojn; la Princino ne malutilas, dum vi tenas ŝin.
love-letter-rule-LL-17 = La Grafino (7): se en via vico vi tenas ŝin kune kun la Reĝo aŭ Princo, vi devas ludi ŝin; la alian karton vi ne montras. Vi rajtas ludi ŝin ankaŭ sen devo, por blufi, kaj apud la Princino vi elektas libere. Forĵetita, ŝi havas nenian efikon. La devo ludi ŝin validas nur en via propra vico, kiam vi tenas du kartojn; la efiko de Princo, Reĝo aŭ Gardisto neniam kaŭzas ĝin.
love-letter-rule-LL-18 = La Princino (8): kiu forĵetas ŝin, pro kiu ajn kaŭzo, tiu elfalas el la raŭndo. Kiu tenas ŝin kaj elfalas alimaniere, tiu nur malkaŝas ŝin, kaj nenio plia okazas.
love-letter-rule-LL-19 = Kiu estas sub protekto aŭ jam elfalis, tiun neniam eblas elekti. Se ĉiuj aliaj en la raŭndo estas sub protekto, Gardisto, Spiono, Barono kaj Reĝo estas forĵetataj sen efiko, kaj Princon vi devas ludi kontraŭ vi mem.
love-letter-rule-LL-20 = Vi rajtas ludi ankaŭ karton, por kiu neniun eblas elekti: ĝi simple restas sen efiko.
love-letter-rule-LL-21 = Pri honesteco zorgas la programo: kiam necesas ludi la Grafinon, ĝi akceptas neniun alian karton, kaj al ĉiu Gardisto ĝi respondas laŭ la vero.
love-letter-rule-LL-22 = Se vi tenas Princon kaj la Princinon, vi libere elektas, kiun el ili ludi, ĉar la devo pri la Grafino ne rilatas al ili. Ludante la Princon, prefere elektu alian ludanton, se eblas. Se ĉiuj aliaj estas sub protekto, vi devas ludi la Princon kontraŭ vi mem: vi forĵetas la Princinon kaj elfalas.
love-letter-rule-LL-23 = Kiam iu ludas Princon kaj la stako estas malplena, tiu, kiu devas preni novan karton, prenas la karton kaŝe metitan flanken, kaj la raŭndo finiĝas post tiu vico. Tial eblas preni tiun karton nur unu fojon.
love-letter-rule-LL-24 = Ĉiuj vidas, kiu karto estas ludata kaj kontraŭ kiu ludanto, kiun karton nomas Gardisto, kiom da kartoj restas en la stako, kaj kiuj kartoj estas forĵetitaj kaj en kiu ordo. Nur la koncernatoj vidas la karton, kiun montras Spiono, la du kartojn, kiujn komparas Barono, kaj la du, kiujn interŝanĝas Reĝo. Kiu elfalis, tiu vidas nur tion, kion vidas ĉiuj.
