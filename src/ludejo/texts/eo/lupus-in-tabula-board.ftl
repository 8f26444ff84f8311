## What is going on

lupus-in-tabula-board-title-night = Nokto { $n }
lupus-in-tabula-board-title-talk = Tago { $n }
lupus-in-tabula-board-title-ballot = Tago { $n }: unua voĉdonado
lupus-in-tabula-board-title-plea = Tago { $n }: pledoj
lupus-in-tabula-board-title-final = Tago { $n }: dua voĉdonado
lupus-in-tabula-board-title-over = La fino
lupus-in-tabula-board-clock = Restantaj sekundoj
lupus-in-tabula-board-news-night = { $n ->
    [0] Dum la nokto neniu mortis.
   *[other] Dum la nokto mortis { $who }
}
lupus-in-tabula-board-news-lynched = Linĉita: { $who }
lupus-in-tabula-board-line-night = La vilaĝo dormas. Ĉiu silente respondas demandon.
lupus-in-tabula-board-line-night-covered = Ĉiu ricevas demandon. Tenu vian karton por legi vian demandon, poste tuŝetu domon.
lupus-in-tabula-board-line-night-dead = La vilaĝo dormas. Vi estas ekster la ludo: rigardu silente.
lupus-in-tabula-board-line-talk = Parolu. Nenio por aldoni: { $ready } el { $living }.
lupus-in-tabula-board-line-ballot = { $who } nomas iun, kiu devos pledi.
lupus-in-tabula-board-line-ballot-mine = Via voĉo: kiu devos pledi?
lupus-in-tabula-board-line-ballot-once = Ĉiuj voĉdonas samtempe: kiu devos pledi?
lupus-in-tabula-board-line-ballot-sealed = Vi voĉdonis. Fine ĉiuj voĉoj montriĝos kune.
lupus-in-tabula-board-line-plea = { $who } pledas: la aliaj aŭskultas.
lupus-in-tabula-board-line-plea-mine = Defendu vin: kial ne vi?
lupus-in-tabula-board-line-final = { $who } voĉdonas: kiu estu linĉita?
lupus-in-tabula-board-line-final-mine = Via voĉo: kiu estu linĉita?
lupus-in-tabula-board-line-final-once = Ĉiuj voĉdonas samtempe: kiu estu linĉita?
lupus-in-tabula-board-nominee-you = Vi devis pledi: en ĉi tiu voĉdonado vi ne havas voĉon.
lupus-in-tabula-board-dead-you = Vi estas ekster la ludo: vi vidas, kion vidas la vilaĝo, kaj silentas.
lupus-in-tabula-board-shadow-you = Vi estas ombro: vi silentas, sed voĉdonas en la unua voĉdonado.
lupus-in-tabula-board-ghost-you = Vi estas ekster la ludo: vi vidas ĉion kaj silentas.
lupus-in-tabula-board-moderator-you = Vi estas la ludestro: vi vidas ĉion.

## The question of the night

lupus-in-tabula-board-ask-suspect = Kiun vi suspektas?
lupus-in-tabula-board-ask-look = Al kiu vi volas rigardi?
lupus-in-tabula-board-ask-guard = Kiun vi gardas ĉi-nokte?
lupus-in-tabula-board-ask-haunt = Kiu devos pledi morgaŭ?
lupus-in-tabula-board-ask-tear = Kiu estu la viktimo?
lupus-in-tabula-board-ask-copy = Kiun vi volas imiti?
lupus-in-tabula-board-nobody = Neniun
lupus-in-tabula-board-sending = Via respondo estas survoje…
lupus-in-tabula-board-answered = Vi respondis: { $who }. Ĝis la tagiĝo vi rajtas ŝanĝi tion.
lupus-in-tabula-board-answered-covered = Vi respondis. Ĝis la tagiĝo vi rajtas ŝanĝi tion.
lupus-in-tabula-board-answer = Respondi: { $who }
lupus-in-tabula-board-next-answer = Tuŝetu domon
lupus-in-tabula-board-why-covered = Tiu respondo ne eblas por vi. Tenu vian karton por vidi, kiuj eblas.

## My card

lupus-in-tabula-board-card = Via karto
lupus-in-tabula-board-card-covered = Via karto, kaŝita. Premu kaj tenu por rigardi.
lupus-in-tabula-board-you-are = Vi estas { $role }.
lupus-in-tabula-board-fellows = Kun vi: { $who }
lupus-in-tabula-board-question = Ĉi-nokte
lupus-in-tabula-board-learned-nothing = Nokte vi ĝis nun eksciis nenion.
lupus-in-tabula-board-learned-look = Nokto { $n }: { $who } estas { $shade }.
lupus-in-tabula-board-learned-medium = Nokto { $n }: { $who } estis { $shade }.
lupus-in-tabula-board-learned-copy = Nokto { $n }: vi montris al { $who }. { $copy }

## Houses

lupus-in-tabula-board-village = La vilaĝo
lupus-in-tabula-board-house-name = { $n }, { $name }
lupus-in-tabula-board-house-moderator = ludestro
lupus-in-tabula-board-house-torn = mortinta ekde la nokto { $n }
lupus-in-tabula-board-house-lynched = linĉita en la tago { $n }
lupus-in-tabula-board-house-is = karto: { $role }
lupus-in-tabula-board-house-says = diras: { $role }
lupus-in-tabula-board-house-accused = akuzata de { $who }
lupus-in-tabula-board-house-trusted = fidata de { $who }
lupus-in-tabula-board-house-doubted = pridubata de { $who }
lupus-in-tabula-board-house-wolf = lupfantomo laŭ { $who }
lupus-in-tabula-board-house-human = homo laŭ { $who }
lupus-in-tabula-board-house-votes = { $n ->
    [one] unu voĉo, de { $who }
   *[other] { $n } voĉoj, de { $who }
}
lupus-in-tabula-board-house-chosen = elektita de { $who }
lupus-in-tabula-board-house-nominee = devas pledi
lupus-in-tabula-board-house-owl = nomita de la gufo
lupus-in-tabula-board-house-turn = nun ties vico
lupus-in-tabula-board-house-ready = nenio por aldoni
lupus-in-tabula-board-house-mine = via domo

## By day

lupus-in-tabula-board-about = Pri { $name }
lupus-in-tabula-board-next-talk = Tuŝetu domon por diri ion pri iu.
lupus-in-tabula-board-do-accuse = Mi akuzas
lupus-in-tabula-board-do-trust = Mi fidas
lupus-in-tabula-board-do-doubt = Mi dubas
lupus-in-tabula-board-do-saw-wolf = Vidis: lupo
lupus-in-tabula-board-do-saw-human = Vidis: homo
lupus-in-tabula-board-do-am = Mi estas …
lupus-in-tabula-board-do-am-title = Kiu vi estas? Vi rajtas mensogi.
lupus-in-tabula-board-do-ready = Nenio por aldoni
lupus-in-tabula-board-do-ready-plea = Jen ĉio
lupus-in-tabula-board-do-more = Pli da tempo ({ $n } el { $needed })
lupus-in-tabula-board-do-vote = Voĉdoni kontraŭ { $who }
lupus-in-tabula-board-next-vote = Tuŝetu domon por voĉdoni
lupus-in-tabula-board-left = { $n ->
    [0] Vi diris ĉion, kion vi rajtas diri hodiaŭ.
    [one] Hodiaŭ vi rajtas diri ankoraŭ unu aferon.
   *[other] Hodiaŭ vi rajtas diri ankoraŭ { $n } aferojn.
}
lupus-in-tabula-board-said = Dirite hodiaŭ
lupus-in-tabula-board-said-nothing = Hodiaŭ neniu diris ion per la butonoj.
lupus-in-tabula-board-past-votes = Voĉoj de la antaŭaj tagoj
lupus-in-tabula-board-past-day = Tago { $n }, voĉdonado { $round }
lupus-in-tabula-board-past-row = Kontraŭ { $at }: { $who }
lupus-in-tabula-board-past-owl = Nomita de la gufo: { $who }
lupus-in-tabula-board-chat-few = Nur la lupfantomoj legas ĉi tion.

## Sounds

lupus-in-tabula-board-voice = Voĉo
lupus-in-tabula-board-voice-help = Ĉi tiu aparato laŭtlegas la rakonton.
lupus-in-tabula-board-voice-none = Ĉi tiu aparato ne havas voĉon por ĉi tiu lingvo.
lupus-in-tabula-board-wind = Vento
lupus-in-tabula-board-wind-help = Mallaŭta vento en la fono, sur ĉi tiu aparato.
lupus-in-tabula-board-sounds = Sonoj

## Narration of a night

lupus-in-tabula-narrate-fall = Venas la nokto { $n }. Respondu silente.
lupus-in-tabula-narrate-freemason = Framasonoj, konatiĝu.
lupus-in-tabula-narrate-medium = Mediumo, la mortintoj parolas al vi.
lupus-in-tabula-narrate-seer = Divenisto, al kiu vi rigardas?
lupus-in-tabula-narrate-bodyguard = Gardisto, kiun vi gardas?
lupus-in-tabula-narrate-owl = Gufo, ĉe kies domo vi krias?
lupus-in-tabula-narrate-meet = Lupfantomoj, konatiĝu. Ankoraŭ sen viktimo.
lupus-in-tabula-narrate-wolf = Lupfantomoj, kiu estu via viktimo?
lupus-in-tabula-narrate-mythomaniac = Mitomaniulo, kiun vi imitas?
lupus-in-tabula-narrate-end = Baldaŭ krios la koko.

## The end

lupus-in-tabula-board-won-village = Venkas la vilaĝo
lupus-in-tabula-board-won-wolves = Venkas la lupfantomoj
lupus-in-tabula-board-won-hamster = Venkas la hamstrofantomo, sola
lupus-in-tabula-board-who-was-what = Kiu estis kio
lupus-in-tabula-board-winner = venkinto
lupus-in-tabula-board-nights = Nokto post nokto
lupus-in-tabula-board-night-n = Nokto { $n }
lupus-in-tabula-board-was-victim = La elekto de la lupfantomoj: { $who }.
lupus-in-tabula-board-was-no-victim = La lupfantomoj elektis neniun.
lupus-in-tabula-board-was-looked = La divenisto rigardis al { $who }.
lupus-in-tabula-board-was-guarded = La gardisto staris ĉe la pordo de { $who }.
lupus-in-tabula-board-was-haunted = La gufo kriis ĉe la domo de { $who }.
lupus-in-tabula-board-was-copied = La mitomaniulo montris al { $who }.
lupus-in-tabula-board-was-dead = En tiu nokto mortis { $who }
lupus-in-tabula-board-was-no-dead = En tiu nokto neniu mortis.
lupus-in-tabula-board-was-lynched = Linĉita en la sekva tago: { $who }
lupus-in-tabula-board-suspected = Kiu suspektis kiun
lupus-in-tabula-board-suspected-nobody = neniun
lupus-in-tabula-board-eyes = Kiu havis bonan flaron
lupus-in-tabula-board-eyes-help = Kiom ofte iu nokte suspektis lupfantomon kaj tage voĉdonis kontraŭ lupfantomo.
lupus-in-tabula-board-eyes-who = Ludanto
lupus-in-tabula-board-eyes-nights = Suspektoj
lupus-in-tabula-board-eyes-votes = Voĉoj
lupus-in-tabula-board-eyes-of = { $right } el { $all }

## Before the game, and the reference card

lupus-in-tabula-board-mix = Kartoj en ĉi tiu ludo
lupus-in-tabula-board-mix-help = Ĉiuj scias, kiom da kartoj estas de ĉiu speco, sed ne, kiu havas kiun.
lupus-in-tabula-board-mix-one = { $n } × { $role }
lupus-in-tabula-board-mix-hand = Ĉu ĉiuj ludas per ĉi tiu unu telefono? Elektu 0 ĉe „Sekundoj de nokto“: tiam la telefono iras de mano al mano.
lupus-in-tabula-board-mix-moderator = La ludestro estas la lasta sidloko: { $who }
lupus-in-tabula-board-point-night = Nokte: ĉiu ricevas demandon kaj tuŝetas domon. Kio rezultas, tio montriĝas ĉe la tagiĝo.
lupus-in-tabula-board-point-day = Tage: parolu, mensogu, eltrovu. La butonoj diras tion en la lingvo de ĉiu.
lupus-in-tabula-board-point-ballot = Unua voĉdonado: pledas tiuj, kiuj ricevis la plej multajn voĉojn. Dua voĉdonado: unu el ili estas linĉita.
lupus-in-tabula-board-point-win = La vilaĝo venkas, kiam ĉiuj lupfantomoj mortis; la lupfantomoj, kiam ili estas same multaj kiel la aliaj. Vivanta hamstrofantomo venkas anstataŭ ambaŭ.
lupus-in-tabula-board-point-secret = Kartoj restas sekretaj ĝis la fino, ankaŭ tiuj de la mortintoj.
