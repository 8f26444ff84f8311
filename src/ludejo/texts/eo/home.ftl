## The front page

home-line = Tabloludoj por amikoj: ĉiu per sia propra telefono, aŭ ĉiuj ĉirkaŭ unu. Sen konto.
home-games = Ludoj
home-seats = { $fewest } ĝis { $most } ludantoj
home-play-now = Ludi tuj kontraŭ robotoj
home-dealing = La kartoj estas disdonataj…
home-lent-name = Gasto
home-open = Malfermi tablon
home-learn = Lerni ĝin en du minutoj
home-rules = Reguloj
home-not-yet = Ankoraŭ ne preta
home-away = La servilo ne respondas. Kontrolu la konekton kaj provu denove.
home-try-again = Provi denove

## A new table

home-open-title = Nova tablo: { $game }
home-open-seats = Kiom da seĝoj?
home-open-seats-hint = La seĝojn, kiuj restos malplenaj, povos okupi robotoj.
home-open-whom = Kiu rajtas veni?
home-private = Privata
    .help = Nur homoj kun la ligilo aŭ la kodo. La partion vidas nur tiuj, kiuj havas seĝon.
home-public = Listigita
    .help = Montrata sur la ĉefpaĝo de ĉi tiu servilo: ĉiu rajtas sidiĝi aŭ rigardi.
home-open-now = Malfermi la tablon

## To a table of others

home-join-title = Aliĝi al tablo
home-join-placeholder = Kodo aŭ ligilo
home-join = Aliĝi
home-join-hint = Por QR-kodo direktu al ĝi la fotilon de via telefono: ĝi mem malfermos la tablon.
home-join-wrong = Tio ne kondukas al tablo. Kodo havas dek literojn kaj ciferojn; en ligilo antaŭ ili staras /t/.
home-mine = Viaj tabloj
home-mine-back = Reveni
home-mine-replay = Revidi la partion
home-mine-nobody = Ankoraŭ neniu alia estis tie
home-mine-forget = Forgesi ĉi tiun tablon ({ $when })
home-listed = Malfermitaj tabloj
home-listed-host = Gastiganto: { $name }
home-listed-free = { $free ->
    [one] Unu libera seĝo
   *[other] { $free } liberaj seĝoj
}
home-listed-going = La partio jam okazas
home-watch = Rigardi

## You and this device

home-you = Vi kaj ĉi tiu aparato
home-save = Konservi
home-cancel = Rezigni
home-language = Lingvo
home-light = Aspekto
home-light-auto = Aŭtomata
home-light-light = Hela
home-light-dark = Malhela
home-sound = Sono
    .help = Du frapoj sur ligno, kiam venas via vico.
home-buzz = Vibrado
    .help = Mallonga vibro, kiam venas via vico, se la aparato povas.
home-chat = Babilo
    .help = Montri, kion oni skribas ĉe la tablo.
home-covered = Kovri miajn kartojn
    .help = Ili kuŝas kaŝitaj kaj montriĝas nur dum vi premas ilin.
home-no-account = Konto ne ekzistas. La tabloj, ĉe kiuj vi estis, konservas vian nomon; vi povas forigi ĝin.
home-forget = Forgesu min
home-forget-sure = Viaj nomo kaj vortoj estos forigitaj el ĉiuj tabloj ĉi tie, vi perdos viajn seĝojn, kaj ĉi tiu retumilo forgesos viajn tablojn. La partioj restos, sen via nomo. Tion ne eblas malfari.

## Inviting others

home-invite = Invitu la aliajn
home-invite-hint = Skanu per la fotilo de telefono, aŭ tajpu la kodon ĉe { $address }:
home-invite-scan = Skanu per la fotilo de telefono.
home-code = Kodo: { $code }
home-link = Ligilo al ĉi tiu tablo
home-link-alone = Ĉi tiu adreso funkcias nur sur ĉi tiu komputilo. La aliaj skanu la QR-kodon.
home-copy = Kopii
home-copied = Kopiita
home-share = Sendi la ligilon
home-share-text = Venu ludi kun mi: { $game }
home-qr = QR-kodo de ĉi tiu tablo
home-qr-bigger = Pligrandigi la QR-kodon
home-qr-smaller = Malpligrandigi la QR-kodon

## The big screen

home-screen-scan = Skanu per via telefono por sidiĝi.
home-screen-type = Skanu per via telefono por sidiĝi, aŭ tajpu ĉi tiun kodon ĉe { $address }:
home-screen-free = Venu al la tablo
home-screen-private = Se la tablo estas privata, malfermu ĝian ekranon per ligilo el la paĝo de iu, kiu sidas tie.

## Chairs

seat-chairs = Seĝoj ĉirkaŭ la tablo
seat-chair = Seĝo { $number }
seat-free = Libera
seat-sit-here = Sidiĝi ĉi tie
seat-sit-down = Sidiĝi
seat-move-here = Transiri al ĉi tiu seĝo
seat-stand = Forlasi ĉi tiun seĝon
seat-who-are-you = Kiu vi estas?
seat-other-name = La nomo de tiu persono
seat-other-colour = La koloro kaj formo de tiu persono
seat-is-you = vi
seat-is-host = gastiganto
seat-is-bot = roboto
seat-is-kept = forestas, roboto gardas la seĝon
seat-is-away = forestas
seat-is-muted = silentigita en la babilo
seat-has-withheld = donas neniun nombron por la disdono
seat-no-chair = sen seĝo
seat-people = Kiu estas ĉi tie

## Bots

seat-put-bot = Sidigi roboton ĉi tien
seat-send-bot = Forsendi la roboton
seat-bots = Nivelo de robotoj
seat-more-bots = Pliaj robotoj
seat-which-bot = roboto: { $bot }
seat-bot-easy = Facila
    .help = Decidas laŭ kaprico kaj preteratentas aferojn: por unua ludo, aŭ kun infanoj.
seat-bot-normal = Normala
    .help = Iom pripensas siajn movojn: samforta kontraŭulo por la plej multaj.
seat-bot-hard = Malfacila
    .help = Pripensas milojn da eblaj daŭrigoj kaj lernas el viaj movoj. Ĝi ne vidas pli, ol vi vidus sur ĝia seĝo.
seat-bot-counting = Kalkulema roboto
    .help = Kalkulas la kartojn kaj ludas laŭ praktikaj reguloj: inda kontraŭulo.
seat-bot-random = Hazarda roboto
    .help = Faras iun ajn permesitan movon: bona por provi.
seat-away-hint = Ĉi tiu persono forestas. Roboto povas gardi la seĝon; reveninte, la persono rehavos ĝin.

## The host's cares

seat-manners = Pli pri { $name }
seat-mute = Silentigi en la babilo
seat-mute-sure = { $name } ne plu povos skribi en la babilo. Vi povos malfari tion iam ajn.
seat-unmute = Permesi denove babili
seat-remove = Forsendi
seat-remove-sure = { $name } devos forlasi ĉi tiun tablon kaj ne povos reveni.
seat-remove-network = Ankaŭ ne enlasi novajn homojn el la sama reto
seat-options = Kio estas interkonsentita
seat-options-host = Elektas la gastiganto.
seat-options-expert = Por spertuloj

## Several people, several screens

seat-around = Aparatoj kaj ekranoj
seat-add-person = Aldoni personon ĉe ĉi tiu aparato
    .help = Vi transdonos ĝin: antaŭ ol montri sekretojn, ĝi vokos la ĝustan personon.
seat-screen = La tablo sur granda ekrano
    .help = Nova langeto kun tio, kion ĉiuj rajtas vidi: por televidilo ĉe ĉi tiu aparato.
seat-screen-away = Sur aparta televidilo
    .help = Ligilo, per kiu alia retumilo povas unu fojon malfermi la tablon.
seat-screen-link = { $minutes ->
    [one] Malfermu tie ĉi tiun adreson (valida { $minutes } minuton):
   *[other] Malfermu tie ĉi tiun adreson (valida { $minutes } minutojn):
}

## Before the start

seat-private = Privata: nur per ligilo aŭ kodo
seat-public = Listigita: ĉiu rajtas veni
seat-empty-count = { $count ->
    [one] Unu seĝo ankoraŭ estas malplena.
   *[other] { $count } seĝoj ankoraŭ estas malplenaj.
}
seat-all-here = Ĉiuj seĝoj estas okupitaj.
seat-wait-host = Ĉiuj estas ĉi tie. Ni atendas la gastiganton:
seat-wait-start = Ĉiuj estas ĉi tie. Ni atendas, ke la gastiganto komencu.
seat-start = Komenci
seat-fill-start = Plenigi per robotoj kaj komenci
seat-dealing = La kartoj estas disdonataj…
seat-luck = Ĉiu aparato kaj la servilo aldonas al la disdono sekretan nombron, por ke neniu povu elekti la kartojn.

# Listo de propraj vortoj
seat-list-count =
    { $count ->
        [one] unu vorto
       *[other] { $count } vortoj
    }
seat-list-none = la vortoj de la ludo
seat-list-enter = Enmeti aŭ skribi proprajn vortojn
seat-list-change = Ŝanĝi la proprajn vortojn
seat-list-back = Ludi per la vortoj de la ludo
seat-list-play = Ludi per la propraj vortoj
seat-list-words = Vortoj, po unu en linio
seat-list-help = Skribu aŭ enmetu po unu vorton en linio, aŭ elektu tekstan dosieron. Linioj, kiuj komenciĝas per #, estas rimarkoj. La listo restas en ĉi tiu retumilo: venontfoje vi retrovos ĝin ĉi tie.
seat-list-file = Elekti dosieron
seat-list-use = Uzi ĉi tiun liston
seat-list-taken = La tablo ludas per ĉi tiuj vortoj: { $count }.
seat-list-fit = Vortoj, kiuj jam taŭgas por karto: { $count }.
seat-list-skipped = Ellasitaj malplenaj linioj kaj rimarkoj: { $count }.
seat-list-faults = Bonvolu korekti ĉi tiujn liniojn
seat-list-more = … kaj pliaj tiaj linioj: { $count }
seat-list-too-big = Tio estas tro multe por vortolisto.
seat-list-no-text = Ĉi tiu dosiero ne estas simpla teksto en UTF-8. Konservu ĝin tiel, aŭ enmetu ĝiajn vortojn ĉi tien.
