## The command

cli-usage = Ĉi tiuj vortoj ne kongruas inter si. Uzado:
cli-unknown-command = Ne ekzistas komando «{ $word }». Ekzistas: { $words }.
cli-not-a-number = «{ $word }» ne estas taŭga nombro: { $name } postulas entjeron ne malpli grandan ol { $fewest }.
cli-not-an-option = «{ $word }» ne estas opcio: skribu ĝin kiel NOMO=VALORO.
cli-unknown-language = Ne ekzistas lingvo «{ $word }». Ekzistas: { $words }.
cli-failed = Tio ne sukcesis: { $why }
cli-interrupted = Ĉesigita.
cli-games-seats = { $fewest } ĝis { $most } ludantoj
cli-games-default = apriore: { $value }
cli-leaks-found = { $leaks ->
    [0] Neniu liko; komparitaj paroj da mondoj: { $pairs } ({ $seconds } s).
    [one] Unu liko; komparitaj paroj da mondoj: { $pairs } ({ $seconds } s).
   *[other] { $leaks } likoj; komparitaj paroj da mondoj: { $pairs } ({ $seconds } s).
}
cli-leaks-seeds = Semoj: { $seeds }
cli-leaks-phases = Paroj laŭ fazo, kaj laŭ tago aŭ rondo:
cli-leaks-wire = Neniu liko sur la lineo; partioj: { $games }, kun { $seats } seĝoj; taktoj: { $ticks }, kadroj: { $frames }, sekretaj agoj alie faritaj: { $hidden }, samaj tagiĝoj: { $dawns } ({ $seconds } s).
cli-simulated = Partioj: { $games }; movoj: { $moves }; daŭro: { $seconds } s; movoj/s: { $moves_per_s }; partioj/s: { $games_per_s }; movoj en partio: { $mean_moves }.
cli-simulated-wins = Venkoj laŭ sidlokoj: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (nur { $seat }) { $sentence }
cli-serving = Ludejo pretas. Malfermu unu el ĉi tiuj adresoj:
cli-serving-scan = Amikoj povas aliĝi, skanante la kodon aŭ malfermante la adreson { $address }
cli-serving-plain = Atentu: ĉi tio estas simpla http, sen ĉifrado. Kiu uzas la saman Wi-Fi-reton, tiu povus kunlegi. Por ludi tra la interreto uzu https (docs/hosting.md).
cli-serving-limits = Ŝanĝitaj limoj: { $limits }
cli-served = Haltigita. Ĉio estas konservita.
cli-unknown-limit = Ne ekzistas limo «{ $word }». Ekzistas: { $words }.
cli-pace-public = --pace estas por testoj kaj ne kongruas kun --public-url.
cli-tls-both = --tls-cert kaj --tls-key uzeblas nur kune: donu ambaŭ aŭ neniun.
cli-bad-url = «{ $word }» ne estas adreso laŭ la modelo https://play.example.
cli-bad-network = «{ $word }» ne estas reto laŭ la modelo 10.0.0.0/8 aŭ 2001:db8::/32.
cli-arena-title = { $game }, { $seats } seĝoj, po { $games } ludoj por paro
cli-arena-bot = roboto
cli-arena-against = kontraŭ
cli-arena-won = gajnis
cli-arena-sure = 95 %
cli-arena-even = egale
cli-arena-rating = takso
cli-arena-moves = movoj
cli-arena-speed = movoj/s
cli-arena-time = ms/movo
cli-arena-turns = vicoj en venkoj
cli-arena-ends = kiel finiĝis
cli-arena-side = flanko
cli-arena-cast = Rolaro nomas robotojn laŭ flanko, kaj laŭvole laŭ karto: village=hard,wolves=normal,seer=random. «{ $word }» ne taŭgas; vortoj: { $words }.
cli-arena-two = Areno bezonas almenaŭ du malsamajn robotojn: «{ $word }» ne taŭgas.
cli-arena-kept = La luditaĵoj restas en { $file }: per la samaj vortoj oni daŭrigas de tie.
cli-arena-other = «{ $word }» enhavas ludojn de alia konkurso.
cli-bad-bot-name = «{ $word }» ne povas esti nomo de roboto: minuskloj, ciferoj kaj streketoj, kaj ne jam uzata nomo.
cli-no-bot = Ĉe «{ $word }» ne estas roboto: { $why }
cli-no-database = Ne ekzistas datumbazo «{ $word }».
cli-database-kind = Ludejo ne povas uzi datumbazon, kies adreso komenciĝas per «{ $word }». Nomu dosieron (kun dupunkto en la nomo: kiel ./NOMO), memory, aŭ postgresql://uzanto:pasvorto@servilo/nomo.
cli-database-file = Tio, kio sekvas post «{ $word }», ne nomas dosieron. Skribu sqlite:///DOSIERO por vojo ekde la nuna dosierujo, sqlite:////VOJO por vojo ekde la radiko, aŭ nur la vojon, sen servilo kaj sen opcioj (?…).
cli-no-psycopg = PostgreSQL bezonas pelilon, kiu ĉi tie ne estas instalita: instalu «{ $word }».
cli-file-exists = «{ $word }» jam ekzistas; nenio estis anstataŭigita.
cli-backed-up = Kopiita al la dosiero { $file }; tabloj: { $tables }.
cli-backup-postgresql = Ĉi tiu komando kopias nur datumbazojn de SQLite: PostgreSQL havas por tio propran programon, pg_dump.
cli-expired = Forigotaj tabloj: { $tables }. Kiu revenas al tia tablo, tiu konservas ĝin; same faras ludejo expired --keep KODO, aŭ --keep all.
cli-expired-table = { $table }  lasta enskribo { $last }, enskriboj: { $entries }, restos almenaŭ ĝis { $until }
cli-kept = Konservitaj, kvazaŭ io ĵus okazis tie; tabloj: { $tables }.
cli-not-expired = Inter la forigotaj tabloj ne estas «{ $word }».
cli-moved = Translokita al { $database }; tabloj: { $tables }, enskriboj: { $entries }. Ĉiu haketaĵo estas kontrolita.
cli-move-changed = Dume io okazis ĉe ĉi tiuj tabloj: { $tables }. Haltigu la servilon kaj donu la samajn vortojn denove: la laboro daŭros de ĉi tie.
cli-move-differs = La celo enhavas ion alian ol la komencon de ĉi tiuj tabloj: { $tables }. Nenio estis anstataŭigita. Se iu el ili intertempe estis forigita aŭ ŝanĝita en la fonto, malplenigu la celon kaj komencu denove.
cli-move-broken = La tablo { $table } estas difektita ekde la enskribo { $version }: tiu ne sekvas el la antaŭa.
cli-move-key = La celo jam havas propran ŝlosilon «{ $name }»: iu servilo jam uzis tiun datumbazon. Elektu malplenan.
cli-move-failed = La celo ne akceptis ĉion: alia programo skribas en ĝin, ĝia disko estas plena, aŭ ĝi ne estas atingebla. Donu la samajn vortojn denove: la laboro daŭros de ĉi tie.
cli-replay-undone = La lasta movo estas reprenita.
cli-replay-late = La roboto ne respondis ĝustatempe: anstataŭ ĝi estis farita rapida movo.
cli-replay-ok = La protokolo de la partio estas en ordo: la movoj estas permesitaj, la sekreto kongruas kun la sigelo, la rezulto sekvas el la movoj.
cli-workers-postgresql = Pluraj procezoj (--workers) bezonas datumbazon, kiun ili povas kunhavi: --database postgresql://…
