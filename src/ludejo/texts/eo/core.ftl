## Lists

and = { $first } kaj { $last }
comma = { $first }, { $last }

## People without a name yet

seat-name = Ludanto { $number }

## Why a wish is not granted

refusal-unknown-game = Ludo kun la nomo «{ $game }» ĉi tie ne ekzistas.
refusal-unknown-rules = La reguloj de { $game } intertempe ŝanĝiĝis: la versio { $rules } ne estas konata ĉi tie.
refusal-unknown-seat = Ĉe ĉi tiu tablo ne estas sidloko numero { $seat }.
refusal-unknown-seats = Ĉi tiu ludo estas por { $fewest } ĝis { $most } ludantoj, ne por { $seats }.
refusal-unknown-option = Ne ekzistas opcio kun la nomo «{ $option }».
refusal-unknown-value = La opcio «{ $option }» ne havas la valoron «{ $value }».
refusal-malformed-move = Ĉi tion ne eblas kompreni kiel movon de ĉi tiu ludo.
refusal-incomplete-move = Al ĉi tiu movo io mankas, aŭ ĝiaj partoj ne kongruas.
refusal-late-move = Tro malfrue: post ĉi tiu demando la partio jam pluiris.
refusal-unknown-moment = La partio ankoraŭ ne atingis tiun demandon.
refusal-no-clock = Nun neniu horloĝo iras, do la tempo ne povas elĉerpiĝi.
refusal-damaged-state = Ĉi tio ne estas konservita pozicio de ĉi tiu ludo, aŭ ĝi estas difektita.
refusal-log-header = La protokolo ne estas legebla: ĝia unua linio estas difektita.
refusal-log-unreadable = La protokolo estas difektita: la enskribo { $entry } ne estas legebla.
refusal-log-changed = La protokolo estas difektita: la enskribo { $entry }, aŭ iu antaŭ ĝi, estas ŝanĝita.
refusal-log-illegal = La protokolo estas difektita: la enskribo { $entry } ne estas permesita movo.
refusal-log-cut = La fino de la protokolo estas fortranĉita: la partio ne finiĝis, kaj la enskribo { $entry } mankas.
refusal-unknown-format = La protokolo de ĉi tiu partio havas la formaton { $format }, kiu ne estas konata ĉi tie.
refusal-record-result = La protokolo de la partio estas difektita: ĝiaj movoj kondukas al alia rezulto ol tiu, kiu estas skribita en ĝi.

## At the table

refusal-table-closed = Ĉi tiu tablo estas fermita.
refusal-table-exists = Ĉi tiu tablo jam estas malfermita.
refusal-table-full = Ĉi tiu tablo estas plena.
refusal-table-worn = Ĉe ĉi tiu tablo jam okazis tiom multe, ke ĝia protokolo estas plena: malfermu novan tablon.
refusal-network-removed = La gastiganto fermis ĉi tiun tablon al novaj homoj el via reto.
refusal-talk-used-up = Ĝis la sekva partio vi ne plu povas babili. La partio mem daŭras.
refusal-too-often = Tio jam sufiĉas por unu partio. En la sekva vi denove povos fari tion.
refusal-bad-secret = La sekreto de la disdono ne estas laŭ la reguloj.
refusal-was-removed = Oni petis vin forlasi ĉi tiun tablon, kaj vi ne povas reveni.
refusal-not-at-table = Vi ne estas ĉe ĉi tiu tablo.
refusal-not-your-seat = Ĉi tiu sidloko ne estas via.
refusal-seat-taken = Ĉi tiu sidloko estas okupita.
refusal-seats-empty = Iuj sidlokoj ankoraŭ estas malplenaj: plenigu ilin per homoj aŭ robotoj.
refusal-has-started = La partio jam komenciĝis.
refusal-list-missing = Ĉi tiu tablo ankoraŭ ne ricevis vortojn.
refusal-no-lists = Ĉi tiu ludo ne uzas proprajn vortojn.
refusal-not-playing = Nun neniu partio okazas.
refusal-not-over = La partio ankoraŭ ne finiĝis.
refusal-is-paused = La partio paŭzas.
refusal-bot-plays = Roboto ludas sur ĉi tiu sidloko: sidiĝu denove por rehavi ĝin.
refusal-no-bot-there = Tie estas neniu forsendebla roboto.
refusal-not-your-clock = Nur la horloĝo mem decidas, kiam la tempo elĉerpiĝas.
refusal-not-host = Tion rajtas nur la gastiganto.
refusal-is-host = La gastiganton oni ne povas forsendi aŭ silentigi.
refusal-no-such-person = Tia persono ne estas ĉe ĉi tiu tablo.
refusal-muted = La gastiganto silentigis vin.
refusal-silent-now = Laŭ la reguloj de la ludo vi nun silentas.
refusal-no-signals = Laŭ la reguloj de la ludo vi silentas, kaj ĉi tio estus signo por la aliaj.
refusal-has-seen = Kiu jam vidis ĉi tiun partion de iu sidloko, tiu ne povas ricevi alian sidlokon: tio montrus kaŝitaĵojn.
refusal-at-night = Ne nokte: tio malkaŝus, kiu ĉeestas. Atendu la tagiĝon.
refusal-nothing-to-undo = Vi ne havas movon, kiun vi povus repreni.
refusal-nothing-asked = Neniu petis repreni movon.
refusal-not-sealing = Nun oni ne malkaŝas la nombrojn por la disdono.
refusal-not-the-pledge = Tio ne estas la promesita nombro.
refusal-name-strange = Nomo ne povas enhavi ĉi tiun signon: { $sign }.
refusal-name-marks = Unu litero de ĉi tiu nomo havas tro da kromsignoj.
refusal-name-empty = Nomo bezonas literon, ciferon aŭ emoĝion.
refusal-name-long = Nomo havas maksimume { $most } signojn.
refusal-name-reserved = «{ $name }» ĉe la tablo jam signifas ion alian. Elektu alian nomon.
refusal-name-taken = Iu ĉi tie jam havas ĉi tiun nomon aŭ tre similan: { $name }.
refusal-nothing-said = En ĉi tiu mesaĝo estas nenio legebla.
refusal-list-hidden = En ĉi tiu listo estas nevidebla signo: { $sign }.
refusal-not-pledging = Nun oni petas de neniu novan nombron por la disdono.
refusal-bad-pledge = Promeso havas 64 deksesumajn ciferojn.
refusal-bad-number = Nombro por la disdono havas de 1 ĝis 64 plenajn bajtojn.
refusal-being-dealt = La kartoj estas disdonataj. Atendu momenton, poste provu denove.

## From the server

refusal-malformed-message = Ĉi tion ne eblas kompreni kiel mesaĝon.
refusal-command-reused = Ĉi tiu identigilo jam estis uzita por alia deziro.
refusal-message-too-big = Ĉi tiu mesaĝo estas tro longa.
refusal-too-many-messages = Tro da mesaĝoj en mallonga tempo. Revenu post momento.
refusal-too-many-devices = Vi havas ĉi tion malfermita en tro da lokoj: fermu ĝin en unu el ili.
refusal-too-many-codes = Tro da malĝustaj kodoj samtempe. Atendu kelkajn sekundojn kaj provu denove.
refusal-too-many-tables = De ĉi tie oni malfermis tro da novaj tabloj. Atendu iom, aŭ ludu denove ĉe tablo, kiun vi jam havas.
refusal-too-many-lists = De ĉi tie venis tro da vortolistoj. Atendu iom kaj provu denove.
refusal-too-many-requests = De ĉi tie venis tro da petoj. Atendu iom kaj provu denove.
refusal-too-many-forgets = Dum unu horo tro da homoj de ĉi tie petis esti forgesitaj. Atendu iom kaj provu denove.
refusal-house-full = Ĉiuj tabloj en ĉi tiu ludejo estas okupitaj. Revenu poste.
refusal-no-such-table = Tia tablo ne ekzistas, aŭ ĝi estas fermita aŭ plena. Kontrolu la kodon.
refusal-already-entered = Ĉi tiu aparato jam estas ĉe tablo.
refusal-is-screen = Ĉi tio estas ekrano: ĝi montras la tablon kaj ne povas ion fari ĉe ĝi.
refusal-unknown-ticket = Ĉi tiu bileto jam estas uzita aŭ ne plu validas. Petu novan per la alia aparato.
refusal-unknown-bot = Por ĉi tiu ludo ne ekzistas tia roboto.
refusal-no-such-page = Ĉi tie estas nenio.
refusal-foreign-origin = Ĉi tiu peto venis de alia adreso ol tiu de ĉi tiu servilo.
refusal-no-guest = Vi ankoraŭ ne estas konata ĉi tie: unue malfermu la ĉefpaĝon.
refusal-server-stops = La servilo restartas. Via partio estas sekura: vi revenos post momento.
refusal-table-rests = Ĉi tiu tablo estas ordigata. Vi revenos post momento.
refusal-storage-trouble = La servilo nun ne povas konservi nek legi. Kio estis konfirmita, tio estas sekura. Provu denove post momento.
refusal-table-damaged = La protokolo de ĉi tiu tablo estas difektita, do la tablo ne estas malfermebla. Aliajn tablojn tio ne koncernas. Informu la prizorganton de ĉi tiu servilo.
refusal-forgotten = Vi estas forgesita ĉi tie, kiel vi deziris.
