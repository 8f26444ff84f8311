## Roles, sides, and what can be learned

lupus-in-tabula-role-villager = vilaĝano
    .as = vilaĝano
    .many = vilaĝanoj
lupus-in-tabula-role-wolf = lupfantomo
    .as = lupfantomo
    .many = lupfantomoj
lupus-in-tabula-role-seer = divenisto
    .as = la divenisto
    .many = divenistoj
lupus-in-tabula-role-medium = mediumo
    .as = la mediumo
    .many = mediumoj
lupus-in-tabula-role-possessed = demonhavanto
    .as = la demonhavanto
    .many = demonhavantoj
lupus-in-tabula-role-bodyguard = gardisto
    .as = la gardisto
    .many = gardistoj
lupus-in-tabula-role-owl = gufo
    .as = la gufo
    .many = gufoj
lupus-in-tabula-role-freemason = framasono
    .as = framasono
    .many = framasonoj
lupus-in-tabula-role-hamster = hamstrofantomo
    .as = la hamstrofantomo
    .many = hamstrofantomoj
lupus-in-tabula-role-mythomaniac = mitomaniulo
    .as = la mitomaniulo
    .many = mitomaniuloj
lupus-in-tabula-role-freemasons = framasonoj
lupus-in-tabula-side-village = la vilaĝo
    .won = Neniu lupfantomo restas: venkas la vilaĝo!
lupus-in-tabula-side-wolves = la lupfantomoj
    .won = Estas almenaŭ tiom da lupfantomoj, kiom da aliaj: venkas la lupfantomoj!
lupus-in-tabula-side-hamster = la hamstrofantomo
    .won = La hamstrofantomo vivis ĝis la fino kaj venkas sola!
lupus-in-tabula-shade-wolf = lupfantomo
    .as = lupfantomo
lupus-in-tabula-shade-human = homo
    .as = homo
lupus-in-tabula-copy-wolf = De nun ankaŭ vi estas lupfantomo.
lupus-in-tabula-copy-seer = De nun ankaŭ vi estas divenisto.
lupus-in-tabula-copy-neither = Tiu estas nek lupfantomo nek la divenisto: vi restas ordinara homo.

## What the roles do

lupus-in-tabula-text-villager = Vi havas neniun specialan povon, sed vi havas okulojn, orelojn kaj voĉon. Eltrovu, kiuj estas la lupfantomoj!
lupus-in-tabula-text-wolf = Ĉiunokte vi kaj la aliaj lupfantomoj kune elektas viktimon. Tage ŝajnigu, ke vi estas homo. Vi venkas, kiam estas tiom da lupfantomoj, kiom da aliaj.
lupus-in-tabula-text-seer = Ĉiunokte vi rigardas al unu ludanto kaj ekscias, ĉu tiu estas lupfantomo. Uzu tion, kion vi scias, sed zorgu, ke la lupfantomoj ne trovu vin!
lupus-in-tabula-text-medium = Ekde la dua nokto vi ekscias, ĉu tiu, kiu estis linĉita en la antaŭa tago, estis lupfantomo.
lupus-in-tabula-text-possessed = Vi estas homo, sed vi venkas kune kun la lupfantomoj. Vi ne scias, kiuj ili estas, kaj ili ne konas vin.
lupus-in-tabula-text-bodyguard = Ekde la dua nokto vi ĉiunokte gardas unu el la aliaj ludantoj. Se la lupfantomoj elektas tiun ludanton, neniu estas disŝirita.
lupus-in-tabula-text-owl = Ĉiunokte vi elektas ludanton. Post la unua voĉdonado de la sekva tago ankaŭ tiu ludanto devas pledi. Vi estas homo kaj venkas kune kun la vilaĝo.
lupus-in-tabula-text-freemason = Vi estas duopo kaj konas unu la alian ekde la unua nokto. Do vi konas unu alian ludanton, kiu certe estas homo.
lupus-in-tabula-text-hamster = Vi ludas por vi mem. La lupfantomoj ne povas mortigi vin, sed vi mortas, se la divenisto rigardas al vi. Se vi vivas, kiam la ludo finiĝas, venkas vi sola.
lupus-in-tabula-text-mythomaniac = Fine de la dua nokto vi rajtas, unu solan fojon, montri al alia ludanto. Se tiu estas lupfantomo aŭ la divenisto, vi iĝas la sama rolulo. Se ne, vi restas ordinara homo.

## Reference card

lupus-in-tabula-short-villager = Parolas, pensas kaj voĉdonas
lupus-in-tabula-short-wolf = Ĉiunokte kun la aliaj elektas viktimon
lupus-in-tabula-short-seer = Ĉiunokte: ĉu tiu estas lupfantomo?
lupus-in-tabula-short-medium = Ĉu la linĉito estis lupfantomo?
lupus-in-tabula-short-possessed = Homo, sed venkas kun la lupfantomoj
lupus-in-tabula-short-bodyguard = Ĉiunokte gardas iun
lupus-in-tabula-short-owl = Ĉiutage devigas iun pledi
lupus-in-tabula-short-freemason = Du homoj, kiuj konas unu la alian
lupus-in-tabula-short-hamster = Venkas sola, se ĝi vivas ĝis la fino
lupus-in-tabula-short-mythomaniac = Povas iĝi lupfantomo aŭ divenisto

## What happens

lupus-in-tabula-event-dealt = La kartoj estas disdonitaj: rigardu la vian kaj montru ĝin al neniu.
lupus-in-tabula-event-role = Vi estas { $role-as }.
lupus-in-tabula-event-mates = Jen la { $role-many }: { $seats }.
lupus-in-tabula-event-pointed =
    { $task ->
        [look] { $seat } rigardas al { $at }.
        [guard] { $seat } gardas la domon de { $at }.
        [haunt] { $seat } volas, ke { $at } pledu morgaŭ.
        [tear] { $seat } volas, ke la viktimo estu { $at }.
        [copy] { $at-is ->
            [none] { $seat } ne volas esti kiel iu alia.
           *[other] { $seat } volas esti kiel { $at }.
        }
       *[suspect] { $at-is ->
            [none] { $seat } suspektas neniun.
           *[other] { $seat } havas suspekton pri { $at }.
        }
    }
lupus-in-tabula-event-night = Venas la nokto { $night }. La vilaĝo fermas la okulojn.
lupus-in-tabula-event-dawn =
    { $moderator ->
        [yes] { $dead-count ->
            [0] Venas la tago { $day }. La viktimo de la lupfantomoj estis la ludestro, do vi ĉiuj plu vivas.
           *[other] Venas la tago { $day }. La viktimo de la lupfantomoj estis la ludestro. Mortis ankaŭ { $dead }.
        }
       *[no] { $dead-count ->
            [0] Venas la tago { $day }. Dum la nokto neniu mortis.
           *[other] Venas la tago { $day }. Mortis { $dead }.
        }
    }
lupus-in-tabula-event-shown = Nun ĉiuj kartoj kuŝas malkaŝe antaŭ vi: { $roles }.
lupus-in-tabula-event-looked = Vi rigardis: { $at } estas { $shade-as }.
lupus-in-tabula-event-medium = La mortintoj diris al vi: { $at } estis { $shade-as }.
lupus-in-tabula-event-copied = Vi montris al { $at }. { $copy }
lupus-in-tabula-event-spoken =
    { $act ->
        [accuse] { $seat } levas akuzon kontraŭ { $at }.
        [trust] { $seat } fidas al { $at }.
        [doubt] { $seat } dubas pri la vortoj de { $at }.
        [saw] { $seat } diras: mi vidis, ke { $at } estas { $shade-as }.
       *[am] { $seat } diras: mi estas { $role-as }.
    }
lupus-in-tabula-event-ready = { $seat } havas nenion por aldoni.
lupus-in-tabula-event-more = { $seat } volas paroli pli longe.
lupus-in-tabula-event-prolonged = Pli ol duono de la vilaĝo volas plu paroli: la horloĝo rekomencas.
lupus-in-tabula-event-ballot =
    { $round ->
        [1] La unua voĉdonado: ĉiu nomas iun, kiu devos pledi.
        [2] En la dua voĉdonado oni elektas inter { $nominees }: unu el ili estos linĉita.
       *[other] Oni voĉdonas denove, inter { $nominees }: unu el ili estos linĉita.
    }
lupus-in-tabula-event-voted = { $seat } voĉdonas kontraŭ { $at }.
lupus-in-tabula-event-absent = { $seat } ne voĉdonis ĝustatempe.
lupus-in-tabula-event-votes =
    { $round ->
        [1] La voĉoj de la unua voĉdonado: { $votes }
       *[other] La voĉoj: { $votes }
    }
lupus-in-tabula-event-owl = Nokte kriis la gufo: { $at } devas pledi.
lupus-in-tabula-event-nominated =
    { $tie ->
        [yes] Egaleco! Denove devas pledi { $nominees }.
       *[no] Nun devas pledi { $nominees }.
    }
lupus-in-tabula-event-lynched =
    { $by_luck ->
        [yes] La voĉoj decidas nenion, do decidas la hazardo: { $seat } estas linĉita.
       *[no] La vilaĝo decidis: { $seat } estas linĉita.
    }
lupus-in-tabula-event-over = { $winner-won } Venkis { $winners }. Kiu estis kio: { $roles }.

## Why a move is not possible

lupus-in-tabula-refusal-is-over = La ludo jam finiĝis.
lupus-in-tabula-refusal-is-moderator = La ludestro vidas ĉion, sed nek ludas nek voĉdonas.
lupus-in-tabula-refusal-is-dead = Vi estas ekster la ludo: la mortintoj silentas.
lupus-in-tabula-refusal-no-such-player = Tie neniu ludas: elektu iun el la ludantoj.
lupus-in-tabula-refusal-no-point-now = Estas tago: tiaj demandoj venas nokte.
lupus-in-tabula-refusal-no-vote-now = Nun ne okazas voĉdonado.
lupus-in-tabula-refusal-not-your-turn = Oni voĉdonas unu post la alia: ankoraŭ ne estas via vico.
lupus-in-tabula-refusal-has-voted = Vi jam voĉdonis, kaj voĉo ne estas ŝanĝebla.
lupus-in-tabula-refusal-nominee-votes = Vi estas inter tiuj, kiuj pledis: nun voĉdonas la aliaj.
lupus-in-tabula-refusal-shadow-votes = Ombroj voĉdonas nur en la unua voĉdonado de tago.
lupus-in-tabula-refusal-not-nominated = En ĉi tiu voĉdonado temas nur pri tiuj, kiuj pledis: elektu iun el ili.
lupus-in-tabula-refusal-no-ready-now = Nun neniu atendas vin.
lupus-in-tabula-refusal-is-ready = Vi jam diris, ke vi havas nenion por aldoni.
lupus-in-tabula-refusal-not-your-plea = Nun pledas iu alia.
lupus-in-tabula-refusal-no-more-now = Pli da tempo eblas nur, dum la vilaĝo parolas.
lupus-in-tabula-refusal-wants-more = Vi jam petis pli da tempo.
lupus-in-tabula-refusal-prolonged-enough = La vilaĝo hodiaŭ jam sufiĉe parolis.
lupus-in-tabula-refusal-more-is-off = Ĉe ĉi tiu tablo oni ne povas peti pli da tempo por paroli.
lupus-in-tabula-refusal-no-talk-now = Nun neniu parolas: atendu la tagon, aŭ la finon de la voĉdonado.
lupus-in-tabula-refusal-spoken-enough = Vi jam diris ĉion, kion vi rajtas hodiaŭ diri per la butonoj.
lupus-in-tabula-refusal-role-absent = Tia karto ne estas en ĉi tiu ludo.
lupus-in-tabula-refusal-changed-enough = Vi jam sufiĉe ofte ŝanĝis vian respondon en ĉi tiu nokto.
lupus-in-tabula-refusal-same-answer = Tio jam estas via respondo.
lupus-in-tabula-refusal-wolf-target = Lupfantomoj ne disŝiras unu la alian: elektu iun alian.
lupus-in-tabula-refusal-target-dead = Elektu iun, kiu vivas.
lupus-in-tabula-refusal-not-yourself = Vi ne povas elekti vin mem: elektu iun alian.
lupus-in-tabula-refusal-choose-somebody = Vi devas elekti iun.
lupus-in-tabula-refusal-too-many-roles = { $players } ludantoj estas tro malmultaj por tiom da specialaj roluloj.
lupus-in-tabula-refusal-too-few-roles = Kun { $players } ludantoj estus pli ol dek du vilaĝanoj: elektu pli da specialaj roluloj.
lupus-in-tabula-refusal-role-needs-more = La { $role } postulas almenaŭ { $least } ludantojn.
lupus-in-tabula-refusal-moderator-needs-more = Kun homo kiel ludestro necesas almenaŭ { $least } sidlokoj.
lupus-in-tabula-refusal-ghosts-and-shadows = Ombroj voĉdonas, do la mortintoj ne povas vidi ĉion: elektu unu el la du.
lupus-in-tabula-refusal-one-phone = Nokto de 0 sekundoj estas por unu telefono, kiu iras de mano al mano. Kun pluraj aparatoj elektu pli longan nokton: alie la reto malkaŝus, kiu agas.

## What somebody has at the end (LT-26)

lupus-in-tabula-result = { $points ->
    [0] malvenko
   *[other] venko
}

## Table options

lupus-in-tabula-option-roles = Specialaj roluloj
    .help = Kiu loĝas en la vilaĝo krom vilaĝanoj, lupfantomoj kaj la divenisto. En la kutima rolaro ĉiu speciala rolulo ĉeestas, tuj kiam vi estas sufiĉe multaj: mediumo 9, demonhavanto 10, gardisto 11, gufo 12, framasonoj 13, hamstrofantomo 15, mitomaniulo 16 ludantoj.
lupus-in-tabula-option-roles-usual = La kutima rolaro
lupus-in-tabula-option-roles-none = Neniuj
lupus-in-tabula-option-minimum = Ludantoj por speciala rolulo
    .help = Ĉu speciala rolulo postulas tiom da ludantoj, kiom la reguloj konsilas por ĝi.
lupus-in-tabula-option-minimum-kept = Tiom, kiom la reguloj konsilas
lupus-in-tabula-option-minimum-free = Kiom ajn da ludantoj
lupus-in-tabula-option-first = La unua nokto
    .help = Ĉu en la unua nokto la lupfantomoj nur konatiĝas (ilia viktimo estas la ludestro, do neniu elfalas antaŭ la unua tago), aŭ tuj elektas viktimon.
lupus-in-tabula-option-first-moderator = La lupfantomoj nur konatiĝas
lupus-in-tabula-option-first-wolves = La lupfantomoj elektas viktimon
lupus-in-tabula-option-ballots = Voĉdonado
    .help = Unu post la alia, tiel ke ĉiu aŭdas la antaŭajn voĉojn; aŭ ĉiuj samtempe, kaj la voĉoj montriĝas kune.
lupus-in-tabula-option-ballots-turns = Unu post la alia
lupus-in-tabula-option-ballots-once = Ĉiuj samtempe
lupus-in-tabula-option-shadows = Ombroj
    .help = La mortintoj plu voĉdonas kiel ombroj, sed nur en la unua voĉdonado de tago. Ili silentas.
lupus-in-tabula-option-shadows-no = Ne
lupus-in-tabula-option-shadows-yes = Jes
lupus-in-tabula-option-ghosts = Kion vidas la mortintoj
    .help = Nur tion, kion vidas la vilaĝo, aŭ ĉion; ĉiukaze ili silentas. Ombroj voĉdonas, do ili ne povas vidi ĉion.
lupus-in-tabula-option-ghosts-blind = Tion, kion vidas la vilaĝo
lupus-in-tabula-option-ghosts-all = Ĉion
lupus-in-tabula-option-moderator = Ludestro
    .help = La programo gvidas la ludon. Aŭ homo: la lasta sidloko vidas ĉion, sed nek ludas nek voĉdonas. Por tio necesas unu sidloko pli.
lupus-in-tabula-option-moderator-app = La programo
lupus-in-tabula-option-moderator-person = La lasta sidloko
lupus-in-tabula-option-whispers = Babilo de la lupfantomoj
    .help = Ĉu la lupfantomoj rajtas nokte skribi unu al la alia. Por tabloj, kies ludantoj estas malproksimaj unu de la alia.
lupus-in-tabula-option-whispers-no = Ne
lupus-in-tabula-option-whispers-yes = Jes
lupus-in-tabula-option-night = Sekundoj de nokto
    .help = Ĉiu nokto daŭras same longe, por ke ĝi nenion malkaŝu. 0 estas por unu telefono, kiu iras de mano al mano: la nokto finiĝas, kiam ĉiuj respondis.
lupus-in-tabula-option-talk = Sekundoj por paroli
    .help = Kiom longe la vilaĝo parolas antaŭ la voĉdonado.
lupus-in-tabula-option-more = Pli da tempo por paroli
    .help = La regularo donas al la vilaĝo maksimume tri minutojn. Kun ĉi tiu opcio pli ol duono de la vivantoj povas rekomencigi la horloĝon, maksimume tri fojojn en unu tago.
lupus-in-tabula-option-more-no = Ne
lupus-in-tabula-option-more-yes = Jes

## Rules

lupus-in-tabula-rule-LT-1 = En vilaĝo loĝas de ok ĝis dudek kvar ludantoj; ludestro gvidas la ludon kaj mem ne ludas. Ĉiu ludanto ricevas karton kun rolo. Estas 24 kartoj: 3 lupfantomoj, 12 vilaĝanoj, 2 framasonoj, kaj po unu divenisto, mediumo, demonhavanto, gardisto, gufo, hamstrofantomo kaj mitomaniulo.
lupus-in-tabula-rule-LT-2 = Kun ok ludantoj estas du lupfantomoj, unu divenisto kaj kvin vilaĝanoj. Ekde naŭ aldoniĝas vilaĝanoj, specialaj roluloj, aŭ ambaŭ. Speciala rolulo postulas certan nombron da ludantoj: mediumo 9, demonhavanto 10, gardisto 11, gufo 12, framasonoj 13 (ĉiam ambaŭ), hamstrofantomo 15, mitomaniulo 16. Tablo rajtas ne sekvi tiujn nombrojn. Ekde dek ses ludantoj estas tria lupfantomo. Divenisto ĉiam ĉeestas, kaj neniam estas pli ol dek du vilaĝanoj.
lupus-in-tabula-rule-LT-3 = En la kutima rolaro ĉiu speciala rolulo ĉeestas, tuj kiam estas sufiĉe da ludantoj por ĝi, kaj la ceteraj estas vilaĝanoj. Kun 24 ludantoj ĉiuj kartoj estas en la ludo.
lupus-in-tabula-rule-LT-4 = Nokte la roluloj estas vokataj en ĉi tiu ordo: framasonoj (nur en la unua nokto), mediumo (ekde la dua), divenisto, gardisto (ekde la dua), gufo, lupfantomoj, mitomaniulo (nur en la dua). Per la aparatoj ĉiuj respondas samtempe. Tio, kion ekscias divenisto, mediumo kaj mitomaniulo, venas kun la tagiĝo, same kiel la nomoj de la mortintoj.
lupus-in-tabula-rule-LT-5 = Ĉiu rolulo de la ludo estas vokata, eĉ se ties ludanto jam mortis. Ĉiunokte ĉiu ricevas demandon, kaj nokto ĉiam daŭras same longe: tiel neniu povas scii, kiu maldormas.
lupus-in-tabula-rule-LT-6 = Ĉiunokte la divenisto rigardas al unu alia vivanta ludanto kaj ekscias, ĉu tiu estas lupfantomo. La demonhavanto kaj la hamstrofantomo ne estas lupfantomoj; mitomaniulo, kiu iĝis lupfantomo, ja estas.
lupus-in-tabula-rule-LT-7 = La lupfantomoj konas unu la alian kaj elektas unu viktimon inter la vivantoj, neniam lupfantomon. Ĉiu vidas, kiun volas la aliaj; ili ne parolas (tablo rajtas permesi babilon). Se ili ne interkonsentas, validas la elekto kun la plej multaj voĉoj; ĉe egaleco decidas la hazardo. Ili devas elekti iun; sed se neniu el ili elektas ĝustatempe, neniu estas disŝirita.
lupus-in-tabula-rule-LT-8 = En la unua nokto la lupfantomoj nur konatiĝas: ilia viktimo estas la ludestro, kaj neniu ludanto estas disŝirita. Divenisto, gufo kaj framasonoj jam agas. Tablo rajtas lasi la lupfantomojn elekti viktimon jam en la unua nokto; la gardisto tiam ankoraŭ ne agas.
lupus-in-tabula-rule-LT-9 = Ekde la dua nokto la mediumo ekscias, ĉu tiu, kiu estis linĉita en la antaŭa tago, estis lupfantomo. La demonhavanto kaj la hamstrofantomo ne estis lupfantomoj; mitomaniulo, kiu iĝis lupfantomo, ja estis.
lupus-in-tabula-rule-LT-10 = Ekde la dua nokto la gardisto gardas alian vivantan ludanton, eble la saman plurajn noktojn sinsekve. Se la lupfantomoj elektas tiun ludanton, neniu estas disŝirita. Kontraŭ la rigardo de la divenisto, mortiga por la hamstrofantomo, neniu gardado helpas.
lupus-in-tabula-rule-LT-11 = Ĉiunokte la gufo nomas unu el la aliaj vivantaj ludantoj.
lupus-in-tabula-rule-LT-12 = La lupfantomoj ne povas mortigi la hamstrofantomon: se ili elektas ĝin, neniu estas disŝirita. Sed se la divenisto rigardas al ĝi, ĝi mortas ĉe la tagiĝo, ankaŭ post la unua nokto.
lupus-in-tabula-rule-LT-13 = La du framasonoj konatiĝas en la unua nokto.
lupus-in-tabula-rule-LT-14 = Fine de la dua nokto la mitomaniulo, unu solan fojon, montras al alia vivanta ludanto. Se tiu estas lupfantomo aŭ la divenisto, la mitomaniulo iĝas la sama rolulo kaj de tiam vekiĝas kaj decidas kune kun ili. Du divenistoj kune havas unu rigardon; se ili ne interkonsentas, la hazardo decidas inter la du deziroj. Se unu el ili mortas, la alia daŭrigas sola. Alikaze la mitomaniulo restas ordinara homo. Mitomaniulo, kiu iĝis lupfantomo, estas lupfantomo en ĉio.
lupus-in-tabula-rule-LT-15 = La demonhavanto estas homo, sed venkas kune kun la lupfantomoj. Nek la demonhavanto konas ilin, nek ili konas la demonhavanton.
lupus-in-tabula-rule-LT-16 = Tio, kion iu faris nokte, validas, eĉ se tiu ludanto mortas en la sama nokto.
lupus-in-tabula-rule-LT-17 = Ĉe la tagiĝo la ludestro diras, kiu mortis: ĉiujn nomojn kune, laŭ la ordo de la sidlokoj, sen diri la kaŭzon; aŭ ke mortis neniu. La mortintoj estas ekster la ludo kaj silentas, kaj iliaj roloj restas sekretaj. Poste la vilaĝo parolas, maksimume tri minutojn. Ĉiu rajtas mensogi, sed neniu iam ajn rajtas montri sian karton.
lupus-in-tabula-rule-LT-18 = Sekvas la unua voĉdonado. Unu post la alia, laŭ la direkto de horloĝo, ĉiu vivanto nomas alian vivanton; ĉiuj vidas tion, kaj voĉo ne estas ŝanĝebla. Komencas tiu, kiu sidas maldekstre de la laste disŝirita ludanto; dum ankoraŭ neniu estis disŝirita, komencas la sidloko 1. Kiu malfruas, tiu ne havas voĉon. Se tute neniu voĉdonas, ĉiuj devas pledi. Tablo rajtas elekti, ke ĉiuj voĉdonu samtempe.
lupus-in-tabula-rule-LT-19 = Devas pledi tiuj, kiuj ricevis la plej multajn voĉojn. Se tio estas nur unu ludanto, devas pledi ankaŭ la duaj laŭ la nombro de voĉoj. Kiu ricevis neniun voĉon, tiu ne devas.
lupus-in-tabula-rule-LT-20 = Post la unua voĉdonado la ludestro diras, kiun nomis la gufo, sed ne, kiu estas la gufo. La nomito pledas kune kun tiuj, kiuj ricevis la plej multajn voĉojn; la duaj laŭ la nombro de voĉoj ne plu devas. Se la nomito ĉiukaze devas pledi, nenio ŝanĝiĝas. Se la nomito mortis, aŭ se la gufo mortis jam antaŭ la nokto, la ludestro diras nenion.
lupus-in-tabula-rule-LT-21 = Tiuj, kiuj devas pledi, parolas unu post la alia, ĉiu unu minuton. Poste ĉiuj aliaj vivantoj voĉdonas inter ili, same kiel en la unua voĉdonado. Kiu ricevas la plej multajn voĉojn, tiu estas linĉita. Ĉe egaleco tiuj kun egale multaj voĉoj pledas denove, kaj oni denove voĉdonas inter ili; post dua egaleco decidas la hazardo. Kiu devis pledi, tiu ne voĉdonas, ankaŭ ne tiam, kiam oni denove voĉdonas nur inter aliaj. Se devas pledi ĉiuj vivantoj, restas neniu por voĉdoni: ĉiuj pledas, poste decidas la hazardo. Se devas pledi nur unu, tiu estas linĉita sen voĉdonado.
lupus-in-tabula-rule-LT-22 = La linĉito estas ekster la ludo kaj silentas, kaj la rolo restas sekreta. Poste denove noktiĝas.
lupus-in-tabula-rule-LT-23 = La vilaĝo venkas, kiam ĉiuj lupfantomoj estas mortintaj. La lupfantomoj venkas, tuj kiam ili estas almenaŭ same multaj kiel la aliaj. Oni kontrolas tion ĉe la tagiĝo, post ĉio, kio okazis nokte, kaj post ĉiu linĉo.
lupus-in-tabula-rule-LT-24 = Ĉiu, kiu ne estas lupfantomo, ĉi tie kalkuliĝas kiel homo, ankaŭ la demonhavanto kaj la hamstrofantomo.
lupus-in-tabula-rule-LT-25 = Se la hamstrofantomo vivas, kiam iu flanko venkus, anstataŭe venkas ĝi sola: ĉiuj aliaj malvenkas. Mortinta hamstrofantomo neniam venkas.
lupus-in-tabula-rule-LT-26 = Flanko venkas kiel tuto: ankaŭ ĝiaj mortintoj venkas. La demonhavanto venkas kaj malvenkas kune kun la lupfantomoj.
lupus-in-tabula-rule-LT-27 = Opcio: la mortintoj iĝas ombroj. Ombro voĉdonas en la unua voĉdonado de ĉiu tago, jam en la tago de sia morto, se ĝi mortis nokte, sed neniam en la dua. Nokte ĝi faras nenion, ĝi silentas, kaj oni ne povas voĉdoni kontraŭ ĝi.
lupus-in-tabula-rule-LT-29 = Nur la mitomaniulo ekscias, kio rezultis: lupfantomo, divenisto, aŭ nek unu nek la alia. La lasta respondo ne diras, kio la alia ludanto estas. La novaj kunuloj renkontiĝas, kiam ili unuafoje vekiĝas kune, en la tria nokto; kion divenisto vidis antaŭe, tio ne estas transdonata.
lupus-in-tabula-rule-LT-30 = La mitomaniulo estas vokata nur en la dua nokto, kaj rajtas ankaŭ elekti neniun kaj resti homo. Eblas iĝi kiel iu, kiu mortas ĉe tiu tagiĝo. Mitomaniulo, kiu mem mortas tiam, restas homo. Se la mitomaniulo montras al la hamstrofantomo, tiu ne mortas pro tio; kaj divenisto, kiu en tiu nokto rigardas al la mitomaniulo, ankoraŭ vidas homon.
lupus-in-tabula-rule-LT-31 = La programo estas la ludestro kaj sidas inter la lasta kaj la unua sidlokoj. Tablo rajtas elekti homon kiel ludestron: la lastan sidlokon, kiu vidas ĉion kaj nek ludas nek voĉdonas.
lupus-in-tabula-rule-LT-32 = Ekde la komenco ĉiuj scias, kiom da kartoj estas de ĉiu rolo. Ĝis la fino de la ludo la mortintoj vidas tion, kion vidas la vilaĝo; tablo rajtas lasi ilin vidi ĉion. Fine ĉiuj kartoj estas montrataj.
