## Objects and colours

lines-and-columns-object-car = aŭto
lines-and-columns-object-glass = glaso
lines-and-columns-object-die = ĵetkubo
lines-and-columns-object-book = libro
lines-and-columns-object-chair = seĝo
lines-and-columns-object-table = tablo
lines-and-columns-object-vase = vazo
lines-and-columns-colour-white = blanka
lines-and-columns-colour-blue = blua
lines-and-columns-colour-brown = bruna
lines-and-columns-colour-yellow = flava
lines-and-columns-colour-black = nigra
lines-and-columns-colour-red = ruĝa
lines-and-columns-colour-green = verda
lines-and-columns-colour-violet = viola

## Cards

lines-and-columns-card-white-car = blanka aŭto
    .acc = blankan aŭton
lines-and-columns-card-blue-car = blua aŭto
    .acc = bluan aŭton
lines-and-columns-card-brown-car = bruna aŭto
    .acc = brunan aŭton
lines-and-columns-card-yellow-car = flava aŭto
    .acc = flavan aŭton
lines-and-columns-card-black-car = nigra aŭto
    .acc = nigran aŭton
lines-and-columns-card-red-car = ruĝa aŭto
    .acc = ruĝan aŭton
lines-and-columns-card-green-car = verda aŭto
    .acc = verdan aŭton
lines-and-columns-card-violet-car = viola aŭto
    .acc = violan aŭton
lines-and-columns-card-white-glass = blanka glaso
    .acc = blankan glason
lines-and-columns-card-blue-glass = blua glaso
    .acc = bluan glason
lines-and-columns-card-brown-glass = bruna glaso
    .acc = brunan glason
lines-and-columns-card-yellow-glass = flava glaso
    .acc = flavan glason
lines-and-columns-card-black-glass = nigra glaso
    .acc = nigran glason
lines-and-columns-card-red-glass = ruĝa glaso
    .acc = ruĝan glason
lines-and-columns-card-green-glass = verda glaso
    .acc = verdan glason
lines-and-columns-card-violet-glass = viola glaso
    .acc = violan glason
lines-and-columns-card-white-die = blanka ĵetkubo
    .acc = blankan ĵetkubon
lines-and-columns-card-blue-die = blua ĵetkubo
    .acc = bluan ĵetkubon
lines-and-columns-card-brown-die = bruna ĵetkubo
    .acc = brunan ĵetkubon
lines-and-columns-card-yellow-die = flava ĵetkubo
    .acc = flavan ĵetkubon
lines-and-columns-card-black-die = nigra ĵetkubo
    .acc = nigran ĵetkubon
lines-and-columns-card-red-die = ruĝa ĵetkubo
    .acc = ruĝan ĵetkubon
lines-and-columns-card-green-die = verda ĵetkubo
    .acc = verdan ĵetkubon
lines-and-columns-card-violet-die = viola ĵetkubo
    .acc = violan ĵetkubon
lines-and-columns-card-white-book = blanka libro
    .acc = blankan libron
lines-and-columns-card-blue-book = blua libro
    .acc = bluan libron
lines-and-columns-card-brown-book = bruna libro
    .acc = brunan libron
lines-and-columns-card-yellow-book = flava libro
    .acc = flavan libron
lines-and-columns-card-black-book = nigra libro
    .acc = nigran libron
lines-and-columns-card-red-book = ruĝa libro
    .acc = ruĝan libron
lines-and-columns-card-green-book = verda libro
    .acc = verdan libron
lines-and-columns-card-violet-book = viola libro
    .acc = violan libron
lines-and-columns-card-white-chair = blanka seĝo
    .acc = blankan seĝon
lines-and-columns-card-blue-chair = blua seĝo
    .acc = bluan seĝon
lines-and-columns-card-brown-chair = bruna seĝo
    .acc = brunan seĝon
lines-and-columns-card-yellow-chair = flava seĝo
    .acc = flavan seĝon
lines-and-columns-card-black-chair = nigra seĝo
    .acc = nigran seĝon
lines-and-columns-card-red-chair = ruĝa seĝo
    .acc = ruĝan seĝon
lines-and-columns-card-green-chair = verda seĝo
    .acc = verdan seĝon
lines-and-columns-card-violet-chair = viola seĝo
    .acc = violan seĝon
lines-and-columns-card-white-table = blanka tablo
    .acc = blankan tablon
lines-and-columns-card-blue-table = blua tablo
    .acc = bluan tablon
lines-and-columns-card-brown-table = bruna tablo
    .acc = brunan tablon
lines-and-columns-card-yellow-table = flava tablo
    .acc = flavan tablon
lines-and-columns-card-black-table = nigra tablo
    .acc = nigran tablon
lines-and-columns-card-red-table = ruĝa tablo
    .acc = ruĝan tablon
lines-and-columns-card-green-table = verda tablo
    .acc = verdan tablon
lines-and-columns-card-violet-table = viola tablo
    .acc = violan tablon
lines-and-columns-card-white-vase = blanka vazo
    .acc = blankan vazon
lines-and-columns-card-blue-vase = blua vazo
    .acc = bluan vazon
lines-and-columns-card-brown-vase = bruna vazo
    .acc = brunan vazon
lines-and-columns-card-yellow-vase = flava vazo
    .acc = flavan vazon
lines-and-columns-card-black-vase = nigra vazo
    .acc = nigran vazon
lines-and-columns-card-red-vase = ruĝa vazo
    .acc = ruĝan vazon
lines-and-columns-card-green-vase = verda vazo
    .acc = verdan vazon
lines-and-columns-card-violet-vase = viola vazo
    .acc = violan vazon

## What happens

lines-and-columns-event-dealt =
    { $undealt ->
        [0] { $dealer } disdonas ĉiujn kartojn. Objektoj: { $objects }. Koloroj: { $colours }.
        [one] { $dealer } disdonas; unu karto restas flanke, nevidata. Objektoj: { $objects }. Koloroj: { $colours }.
       *[other] { $dealer } disdonas; { $undealt } kartoj restas flanke, nevidataj. Objektoj: { $objects }. Koloroj: { $colours }.
    }
lines-and-columns-event-hand = Viaj kartoj: { $cards }.
lines-and-columns-event-passed = { $seat } ne havas taŭgan karton kaj cedas sian vicon.
lines-and-columns-event-lays-all = { $seat } metas ĉiujn restantajn kartojn, unu post la alia!
lines-and-columns-event-laid =
    { $side ->
        [left] { $seat } metas la { $card-acc } al la maldekstra fino de ĝia linio.
        [right] { $seat } metas la { $card-acc } al la dekstra fino de ĝia linio.
       *[other] { $seat } metas la { $card-acc } kaj tiel komencas linion.
    }
lines-and-columns-event-column =
    { $side ->
        [left] Nova kolumno maldekstre: { $colour }.
        [right] Nova kolumno dekstre: { $colour }.
       *[other] La unua kolumno: { $colour }.
    }
lines-and-columns-event-over =
    { $end ->
        [out] La lasta karto el unu mano kuŝas sur la tablo.
       *[stuck] Neniu plu povas meti karton, do gajnas, kiu havas la plej malmultajn kartojn.
    } { $winners-count ->
        [one] { $winners } gajnas!
       *[other] { $winners } gajnas kune!
    } Restas kartoj: { $left }.

## Why a move is not possible

lines-and-columns-refusal-not-held = La { $card } ne estas en via mano: bonvolu meti unu el viaj propraj kartoj.
lines-and-columns-refusal-green-first = La unua karto sur la tablo devas esti verda, do la { $card } devas atendi.
lines-and-columns-refusal-no-row = Ĉi tiu linio ankoraŭ ne ekzistas: nur la { $card } povas komenci ĝin.
lines-and-columns-refusal-other-side = Ne ĉi-flanke: la koloro de la karto „{ $card }“ havas sian kolumnon aliflanke de la verda.
lines-and-columns-refusal-missing = Ankoraŭ ne: antaŭ ĝi mankas la karto „{ $card }“.
lines-and-columns-refusal-all-forbidden = Ĉe ĉi tiu tablo ĉiu metas po unu karton.
lines-and-columns-refusal-one-card = Restas al vi nur unu karto: simple metu ĝin.
lines-and-columns-refusal-not-all = Nun ne eblas meti ĉiujn viajn kartojn unu post la alia, do bonvolu meti unuopan.
lines-and-columns-refusal-not-your-turn = Nun estas la vico de alia ludanto: vi povas meti karton nur en via propra vico.
lines-and-columns-refusal-is-over = La partio jam estas decidita, do ne plu eblas meti kartojn.

## What somebody has at the end

lines-and-columns-result = { $size ->
    [0] neniu restanta karto
    [one] unu restanta karto
   *[other] { $size } restantaj kartoj
}

## Table options

lines-and-columns-option-objects = Objektoj
    .help = La objektoj, kiujn vi elektas, estas en la kartaro; la ceterajn bezonatajn aldonas hazardo. Se vi elektas pli ol necesas, hazardo elektas inter ili. Ilia nombro dependas de la nombro de ludantoj.
lines-and-columns-option-objects-random = Laŭ hazardo
lines-and-columns-option-colours = Koloroj
    .help = La koloroj, kiujn vi elektas, estas en la kartaro, kaj verda ĉiam; la ceterajn bezonatajn aldonas hazardo. Se vi elektas pli ol necesas, hazardo elektas inter ili. Ilia nombro dependas de la nombro de ludantoj.
lines-and-columns-option-colours-random = Laŭ hazardo
lines-and-columns-option-undealt = Nedisdonitaj kartoj
    .help = Kiom da kartoj restas flanke, nevidataj. La verdaj ĉiam estas disdonataj. Kun nedisdonitaj kartoj la ludo povas halti.
lines-and-columns-option-lay-all = Meti ĉion
    .help = Ĉu ludanto, kies kartojn ĉiujn eblas meti unu post la alia, rajtas fari tion tuj kaj gajni.
lines-and-columns-option-lay-all-allowed = Permesate
lines-and-columns-option-lay-all-forbidden = Ĉiam nur po unu karto
lines-and-columns-option-hint = Atentigo
    .help = Ĉu la ludo diras al vi, kaj nur al vi, ke vi povus meti ĉion.
lines-and-columns-option-hint-shown = Montrata
lines-and-columns-option-hint-off = Ĉiu mem devas rimarki tion
lines-and-columns-option-dealer = Disdonanto
    .help = Kiu disdonas. La ludanto maldekstre de la disdonanto havas la unuan vicon.
lines-and-columns-option-dealer-random = Laŭ hazardo
lines-and-columns-option-dealer-seat-0 = La unua sidloko
lines-and-columns-option-dealer-seat-1 = La dua sidloko
lines-and-columns-option-dealer-seat-2 = La tria sidloko
lines-and-columns-option-dealer-seat-3 = La kvara sidloko
lines-and-columns-option-dealer-seat-4 = La kvina sidloko
lines-and-columns-option-dealer-seat-5 = La sesa sidloko
lines-and-columns-option-dealer-seat-6 = La sepa sidloko

## Rules

lines-and-columns-rule-LK-1 = Ĉiu el la 56 kartoj montras unu el sep objektoj (aŭto, glaso, ĵetkubo, libro, seĝo, tablo, vazo) en unu el ok koloroj (blanka, blua, bruna, flava, nigra, ruĝa, verda, viola), kaj neniu karto estas duobla.
lines-and-columns-rule-LK-2 = La kartaro dependas de la nombro de ludantoj: 6 objektoj en 5 koloroj por tri, 6 en 6 por kvar, 5 en 8 por kvin, 7 en 6 por ses. Ni aldonas 4 en 5 por du kaj ĉiujn kartojn por sep ludantoj. Verda ĉiam estas inter la koloroj, kaj mankas neniu karto de la elektitaj objektoj kaj koloroj. Kiuj ili estas, tion decidas hazardo, se la opcioj de la tablo ne diras alion.
lines-and-columns-rule-LK-3 = Ĉiuj kartoj estas egale disdonataj. La unuan vicon havas la ludanto maldekstre de la disdonanto; poste la vico pasas maldekstren.
lines-and-columns-rule-LK-4 = La unua karto sur la tablo estas verda. Kiu havas neniun verdan, tiu cedas sian vicon, kaj la unua laŭvice, kiu tenas tian, devas meti ĝin. Poste ĉiuj ludas kutimajn vicojn, ankaŭ tiuj, kiuj cedis.
lines-and-columns-rule-LK-5 = La kartoj formas tabelon: ĉiu objekto havas sian linion, ĉiu koloro sian kolumnon. En unu kolumno ĉiuj linioj havas la saman koloron.
lines-and-columns-rule-LK-6 = Linion komencas la verda karto de ĝia objekto kaj neniu alia; tio eblas iam ajn. Ne gravas, en kiu ordo kuŝas la linioj.
lines-and-columns-rule-LK-7 = La ordo de la kolumnoj ne estas antaŭe fiksita, sed formiĝas dum la ludo, maldekstren kaj dekstren de la verda. En neniu linio rajtas esti manko.
lines-and-columns-rule-LK-8 = Ĉiun neverdan karton oni metas al la maldekstra aŭ dekstra fino de ĝia linio. Se ĝia koloro jam havas kolumnon, tiu devas esti la tuj sekva. Se ĝi ankoraŭ ne havas kolumnon, la linio devas tie atingi la randon de la tabelo; la karto tiam malfermas novan kolumnon, ĉe la flanko, kiun vi elektas, se ambaŭ eblas. Loko, kies kolumno apartenas al alia koloro, estas fermita: mankas la karto de tiu koloro.
lines-and-columns-rule-LK-9 = En via vico vi metas ĝuste unu karton, kaj vi devas meti, se vi povas. Se neniu el viaj kartoj taŭgas, vi cedas la vicon; pri tio zorgas la ludo kaj anoncas tion al ĉiuj.
lines-and-columns-rule-LK-10 = La escepto: se ĉiujn kartojn el via mano eblas meti unu post la alia en iu ordo, vi rajtas meti la tutan manon en unu vico kaj gajni. Ĉiu karto devas taŭgi nur, kiam venas ĝia vico. Aŭ ĉion aŭ nur unu, kaj vi ne estas devigata. Nur al vi estas dirate, ke tio eblas; la opcioj de la tablo povas forigi tiun atentigon aŭ la escepton mem. Solan lastan karton oni simple metas.
lines-and-columns-rule-LK-11 = La unua ludanto sen kartoj gajnas, kaj la partio tuj finiĝas. La aliaj estas vicigataj laŭ la nombro de la kartoj, kiujn ili ankoraŭ tenas.
lines-and-columns-rule-LK-12 = Dum ĉiuj kartoj estas disdonitaj, iu ĉiam povas meti karton: mankanta verda taŭgas iam ajn; se ĉiuj linioj ekzistas kaj iu el ili estas pli mallonga ol la tabelo, la karto por ĝia sekva kolumno ankoraŭ estas en iu mano; kaj se ĉiuj linioj samlongas, taŭgas ĉiu nova koloro.
lines-and-columns-rule-LK-13 = Elĉerpa provado konfirmas tion: malgrandaj kartaroj kun ĉiuj eblaj tabeloj kaj multaj miloj da partioj kun plenaj kartaroj neniam haltas. La plej multaj partioj finiĝas, kiam iu metas plurajn kartojn en unu vico.
lines-and-columns-rule-LK-14 = La opcioj de la tablo permesas, ke kelkaj kartoj restu nedisdonitaj, sed neniam verdaj. Tiam la ludo povas halti: kiam ĉiuj ludantoj sinsekve cedas, ĝi finiĝas, kaj gajnas, kiu havas la plej malmultajn kartojn. Kiuj havas same malmultajn, tiuj gajnas kune.
lines-and-columns-rule-LK-15 = Viaj kartoj estas kaŝitaj de la aliaj, sed ĉiuj vidas, kiom da ili vi tenas. En la sekva partio disdonas la ludanto maldekstre.
