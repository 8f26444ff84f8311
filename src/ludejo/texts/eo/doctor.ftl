## What the doctor says: first what is so, then (`do`) what to do about it

doctor-state-ok = en ordo
doctor-state-look = atentu
doctor-state-wrong = problemo
doctor-sum = { $wrong ->
    [0] Neniu problemo. Atentindaĵoj: { $look }.
   *[other] Problemoj: { $wrong }. Atentindaĵoj: { $look }.
}

doctor-python-fits = Python { $version }.
doctor-python-old = Python { $version } estas tro malnova.
    .do = Instalu la version { $least } de Python aŭ pli novan.
doctor-rules-compiled = La reguloj estas kompilitaj.
doctor-rules-plain = La reguloj ne estas kompilitaj: ili estas ĝustaj, sed la robotoj pensas multoble pli malrapide.
    .do = Konstruu la pakaĵon sur maŝino kun C-kompililo kaj Python.h, aŭ instalu pakaĵon (wheel) faritan por ĉi tiu sistemo.
doctor-page-built = La paĝo estas en la pakaĵo.
doctor-page-missing = La paĝo ne estas en ĉi tiu pakaĵo: vizitantoj vidus nur unu frazon.
    .do = Instalu pretan pakaĵon (wheel), aŭ startigu el la fontkodo per ./ludejo serve, kiu konstruas la paĝon.
doctor-files-enough = Procezo rajtas malfermi { $limit } dosierojn; por la atendataj aparatoj ĝi bezonas { $needed }.
doctor-files-few = Procezo rajtas malfermi { $limit } dosierojn, sed por la atendataj aparatoj ĝi bezonas { $needed }: la lastaj ne povus eniri.
    .do = Altigu la limon: ulimit -n { NUMBER($needed, useGrouping: 0) } antaŭ la starto, aŭ LimitNOFILE= en la unuo de systemd.
doctor-files-tiny = Procezo rajtas malfermi nur { $limit } dosierojn, sed bezonas { $needed }.
    .do = Altigu la limon: ulimit -n { NUMBER($needed, useGrouping: 0) } antaŭ la starto, aŭ LimitNOFILE= en la unuo de systemd.

doctor-memory-store = La tabloj estas nur en la memoro: kiam la servilo haltas, ili malaperas.
    .do = Nomu per --database dosieron aŭ datumbazon de PostgreSQL, se tio ne estas nura provo.
doctor-folder-open = Eblas skribi en la dosierujon { $folder }.
doctor-folder-shut = Ne eblas skribi en la dosierujon { $folder }: { $why }.
    .do = Donu ĝin al la uzanto, sub kiu funkcias la servilo, aŭ nomu alian lokon per --database. SQLite bezonas la dosierujon, ne nur la dosieron.
doctor-room-enough = Libera spaco sur la disko: { $megabytes } MB.
doctor-room-little = Libera spaco sur la disko: nur { $megabytes } MB.
    .do = Baldaŭ liberigu spacon. Sur plena disko nenio plu konserviĝas, kaj la partioj haltas, ĝis estos spaco.
doctor-room-none = La disko estas plena aŭ preskaŭ plena: liberas { $megabytes } MB.
    .do = Tuj liberigu spacon. La servilo mem daŭrigos la laboron, tuj kiam ĝi povos skribi.
doctor-disk-near = La disko apartenas al ĉi tiu maŝino.
doctor-disk-far = { $folder } troviĝas en la reto ({ $kind }). Tie SQLite povas difekti sian dosieron.
    .do = Metu la dosieron sur diskon de ĉi tiu maŝino, aŭ uzu PostgreSQL.
doctor-sqlite-alone = Dosiero de SQLite estas por unu servila procezo, sed oni petis { $processes }: ili nenion aŭdus unu pri la alia.
    .do = Uzu --workers 1, aŭ datumbazon de PostgreSQL (ludejo move-store translokas la tablojn tien).
doctor-file-new = Ankoraŭ estas neniuj tabloj: { $file } estiĝos ĉe la unua starto.
doctor-file-unopened = Ne eblas malfermi { $file }: { $why }.
    .do = Kontrolu la vojon, kaj kiu rajtas legi la dosieron. Rulu la doktoron sub la uzanto, sub kiu funkcias la servilo.
doctor-file-strange = { $file } ne estas datumbazo de Ludejo.
    .do = Nomu alian dosieron per --database. Ĉi tiu restis netuŝita.
doctor-file-whole = La dosiero estas sendifekta laŭ la propra kontrolo de SQLite.
doctor-file-damaged = La dosiero estas difektita: { $why }.
    .do = Haltigu la servilon, konservu la dosieron, kaj metu en ĝian lokon la lastan kopion faritan per ludejo backup (docs/hosting.md).
doctor-journal-wal = La dosiero estas skribata per WAL.
doctor-journal-other = La dosiero ne estas skribata per WAL, kvankam ĉiu nia servilo petas tion.
    .do = Startigu la servilon kaj redemandu. Se tio ne ŝanĝiĝas, la dosiersistemo ne ebligas tion: uzu lokan diskon.
doctor-schema-current = La datumbazo havas la formon, kiun ĉi tiu versio konas.
doctor-schema-older = La datumbazo havas la version { $version }; ĉe la sekva starto ĉi tiu programo faros el ĝi la version { $current }.
    .do = Unue faru kopion: reen ne eblas iri.
doctor-schema-newer = La datumbazo havas la version { $version }, sed ĉi tiu programo konas nur versiojn ĝis { $current }. Ĝi ne startos.
    .do = Instalu la version de Ludejo, kiu skribis ĝin, aŭ pli novan.
doctor-schema-shut = La uzanto { $user } ne rajtas krei tabelojn en ĉi tiu datumbazo.
    .do = Faru la uzanton posedanto: ALTER DATABASE … OWNER TO "{ $user }"; aŭ GRANT CREATE ON SCHEMA public TO "{ $user }";
doctor-schema-foreign = La uzanto { $user } ne rajtas legi niajn tabelojn en ĉi tiu datumbazo aŭ skribi en ilin.
    .do = Ili apartenas al iu alia, eble de kiam kopio estis restaŭrita. Por ĉiu el ili faru ALTER TABLE … OWNER TO "{ $user }"; aŭ restaŭru la kopion per pg_restore --no-owner --role={ $user }.
doctor-chains-whole = Protokoloj de tabloj, kontrolitaj de la komenco ĝis la fino: { $tables }. Neniu difekto.
doctor-chains-none = Estas neniu kontrolenda protokolo.
doctor-chain-broken = La protokolo de la tablo { $table } estas rompita ĉe la enskribo { $version }: iu ŝanĝis ĝin, aŭ ĝi difektiĝis.
    .do = Konservu ĉi tiun datumbazon, kontrolu ĝian diskon, kaj komparu kun kopio. Aliajn tablojn tio ne koncernas.

doctor-driver-missing = La pelilo por PostgreSQL ne estas instalita.
    .do = Tajpu: pip install 'ludejo[postgresql]'
doctor-base-misspelt = La adreso de la datumbazo ne estas legebla.
    .do = Skribu ĝin kiel postgresql://uzanto:pasvorto@servilo:5432/nomo. En pasvorto oni skribas / : @ % ? # kiel %2F %3A %40 %25 %3F %23.
doctor-base-unreached = La datumbazo { $address } ne estas atingebla: { $why }
    .do = Kontrolu, ĉu PostgreSQL funkcias, ĉu ĝi aŭskultas tie (listen_addresses), kaj ĉu ĝi enlasas ĉi tiun uzanton (pg_hba.conf).
doctor-base-reached = La datumbazo { $address } respondas, PostgreSQL { $version }.
doctor-base-old = PostgreSQL { $version } estas tro malnova.
    .do = Uzu la version { $least } de PostgreSQL aŭ pli novan.
doctor-base-writable = Eblas skribi en la datumbazon.
doctor-base-read-only = La datumbazo estas nur legebla: ĝi estas rezerva servilo (standby), aŭ oni malpermesis skribadon.
    .do = Nomu la ĉefan servilon. Se ĉi tiu devas iĝi la ĉefa: pg_ctl promote.
doctor-base-near = La datumbazo estas sur ĉi tiu maŝino.
doctor-base-encrypted = La vojo al la datumbazo estas ĉifrata.
doctor-base-plain = La vojo al la datumbazo ĉe { $host } ne estas ĉifrata.
    .do = Ŝaltu tie ssl, kaj aldonu al la adreso ?sslmode=verify-full&sslrootcert=system (aŭ la dosieron de via propra atestila aŭtoritato).
doctor-base-safe = Kio estas konfirmita, tio estas sur la disko: fsync, full_page_writes kaj synchronous_commit estas ŝaltitaj.
doctor-base-unsafe = La agordo { $setting } havas la valoron { $value }: post kolapso konfirmitaj movoj povas manki.
    .do = Tajpu ALTER SYSTEM SET { $setting } = on; SELECT pg_reload_conf(); kaj kontrolu, ĉu la uzanto aŭ la datumbazo havas propran valoron.
doctor-base-lax = La agordo synchronous_commit estas malŝaltita. Ludejo ŝaltas ĝin por siaj propraj konektoj; aliaj programoj perdas ĉe kolapso siajn lastajn konfirmitajn ŝanĝojn.
    .do = Tajpu: ALTER SYSTEM SET synchronous_commit = on; SELECT pg_reload_conf();
doctor-base-new = Niaj tabeloj ankoraŭ ne estas en ĝi: ili estiĝos ĉe la unua starto.
doctor-connections-enough = Eblas { $most } konektoj; necesas { $needed }.
doctor-connections-few = Eblas { $most } konektoj, sed necesas { $needed } (procezoj: { $processes }).
    .do = Altigu max_connections (kaj CONNECTION LIMIT de la uzanto kaj de la datumbazo), poste restartigu PostgreSQL; aŭ uzu malpli da --workers.
doctor-connections-busy = Liberaj konektoj: nun nur { $free }, sed necesas { $needed }.
    .do = Vidu, kiu havas ilin: SELECT usename, application_name, count(*) FROM pg_stat_activity GROUP BY 1, 2; aŭ altigu max_connections.
doctor-clock-together = La horloĝoj ĉi tie kaj tie diferencas je { $milliseconds } ms.
doctor-clock-apart = La horloĝoj ĉi tie kaj tie diferencas je { $milliseconds } ms: ĉe tabloj, kiuj transiras al alia maŝino, la pensotempo estus malĝusta.
    .do = Ambaŭ maŝinoj ĝustigu siajn horloĝojn per la reto (chrony aŭ systemd-timesyncd).
doctor-news-heard = Novaĵoj iras de unu konekto al alia, en { $milliseconds } ms.
doctor-news-lost = Novaĵoj ne iras de unu konekto al alia: ludantoj ĉe diversaj procezoj atendus unu la alian.
    .do = Konektiĝu rekte al PostgreSQL, aŭ al konektujo (pooler) en seanca reĝimo. En transakcia reĝimo LISTEN perdiĝas.
doctor-commits-quick = Unu konfirmo (commit) daŭras { $milliseconds } ms.
doctor-commits-slow = Unu konfirmo (commit) daŭras { $milliseconds } ms; ĉiu movo atendas tian.
    .do = Metu la datumbazon pli proksimen, aŭ sur pli rapidan diskon; ankaŭ fora sinkrona rezerva servilo povas kaŭzi tion.

doctor-name-unknown = Neniu konas la nomon { $host }.
    .do = Enskribu ĝin en la DNS, aŭ serĉu mistajpon en --public-url. Nova nomo povas bezoni kelkajn horojn.
doctor-address-plain = { $address } estas simpla http: ĉiu survoje povas kunlegi kaj ludi en la nomo de aliaj.
    .do = Metu antaŭ ĝin prokurilon kun https (docs/hosting.md), kaj donu --public-url https://…
doctor-address-silent = Neniu respondas ĉe { $address }: { $why }
    .do = Startigu la servilon, aŭ kontrolu la pordon, la fajroŝirmilon kaj la prokurilon.
doctor-address-certificate = La atestilo de { $address } ne taŭgas: { $why }
    .do = Renovigu ĝin, aŭ kontrolu, ĉu ĝi estas por ĝuste ĉi tiu nomo kaj venas kun la ĉeno de sia atestila aŭtoritato.
doctor-health-good = Servilo respondas ĉe { $address }, kaj povas konservi.
doctor-health-bad = La servilo ĉe { $address } ne povas konservi: la partioj paŭzas.
    .do = Kontrolu la datumbazon (pri ĝi vidu supre): la diskon, la konektojn, kaj ĉu ĝi entute funkcias.
doctor-health-strange = Ĉe { $address } respondas io ({ $status }), kio ne estas Ludejo.
    .do = Kontrolu, kien la prokurilo sendas ĉi tiun nomon, kaj ĉu Ludejo funkcias tie. 502 kaj 504 venas de la prokurilo mem: ĝi trovas neniun.
doctor-version-same = Ĝi havas la saman version, { $version }.
doctor-version-other = Ĝi havas la version { $theirs }, kaj ĉi tiu programo la version { $ours }.
    .do = Post ĝisdatigo restartigu la servilon. Se estas pluraj maŝinoj, ĉiuj havu la saman version.
doctor-ready-good = { $address } estas preta por ludantoj.
doctor-ready-not = { $address } ne estas preta: ĝi startas, haltas, aŭ ne havas datumbazon.
    .do = Atendu kelkajn sekundojn kaj redemandu. Se tio ne ŝanĝiĝas, legu ĝian protokolon.
doctor-ready-unknown = { $address } ne diras, ĉu ĝi estas preta ({ $status }).
    .do = Pli malnova servilo ne diras tion, aŭ la prokurilo ne plusendas /api/ready.
doctor-origin-refused = La servilo ne rigardas { $address } kiel sian adreson ({ $status }): neniu retumilo povus eniri.
    .do = Startigu la servilon kun --public-url { $address } (laŭlitere tio, kion oni tajpas), kaj zorgu, ke la prokurilo ne ŝanĝu Origin.
doctor-cookie-secure = La kuketo estas ligita al https kaj al ĝuste ĉi tiu nomo.
doctor-cookie-plain = La kuketo ne estas ligita al https: la servilo opinias, ke oni atingas ĝin per http.
    .do = Startigu la servilon kun --public-url { $address }
doctor-hsts-there = Retumiloj ekscias, ke ili restu ĉe https.
doctor-hsts-missing = Retumiloj ne ekscias, ke ili restu ĉe https (Strict-Transport-Security).
    .do = Kontrolu, kial la prokurilo forigas la kaplinion, aŭ aldonu ĝin tie.
doctor-socket-open = WebSocket trairas, nekunpremita.
doctor-socket-packed = La WebSocket revenas kunpremita: la longo de mesaĝoj malkaŝus sekretojn.
    .do = Malŝaltu permessage-deflate en la prokurilo; la servilo neniam proponas ĝin.
doctor-socket-refused = Neniu WebSocket trairas: { $why }
    .do = La prokurilo plusendu Upgrade kaj Connection ĉe /ws, per HTTP/1.1 (deploy/nginx.conf). 401: ĝi forigas kuketojn; 403: ĝi ŝanĝas Origin; 429: tro da aparatoj de unu adreso, vidu --behind-proxy.
doctor-foreign-refused = Paĝo de aliloke ne povas eniri.
doctor-foreign-open = Paĝo de aliloke povas eniri ({ $status }): ĝi povus ludi en la nomo de vizitanto.
    .do = Zorgu, ke la prokurilo plusendu Origin tia, kia ĝi venis de la retumilo.
doctor-foreign-strange = Paĝo de aliloke ne povas eniri, sed ne pro la 403 de la servilo mem: { $why }
    .do = Vidu, kio respondas anstataŭ ĝi. Se tio estas la prokurilo, kaj laŭ via intenco, ĉio estas en ordo.
doctor-figures-hidden = Vizitantoj ne vidas la nombrojn (/metrics).
doctor-figures-open = Vizitantoj de { $address } vidas la nombrojn (/metrics).
    .do = Ne lasu la prokurilon pludoni tion, kio estas ĉe --metrics-port.
doctor-visitors-apart = La prokurilo diras, por kiu ĝi demandas.
doctor-visitors-alike = La prokurilo ĉe { $address } ne diras, por kiu ĝi demandas (X-Forwarded-For), kaj tial ĉiuj vizitantoj estas kalkulataj kiel unu.
    .do = La prokurilo sendu X-Forwarded-For; startigu la servilon kun --behind-proxy.
doctor-proxy-believed = Kiu venas, tion la servilo ekscias de la prokurilo (--behind-proxy).
doctor-proxy-unsaid = Estas publika adreso, kaj la servilo aŭskultas nur sur ĉi tiu maŝino, do estas prokurilo; sed mankas --behind-proxy. Ĉiuj vizitantoj estas kalkulataj kiel unu, kaj havas komunajn limojn.
    .do = Startigu la servilon kun --behind-proxy, kaj zorgu, ke la prokurilo sendu X-Forwarded-For.
doctor-proxy-open = Kun --behind-proxy la servilo aŭskultas ĉe { $host }: kiu atingas ĝin sen la prokurilo, tiu povas alpreni ajnan adreson.
    .do = Uzu --host 127.0.0.1, se la prokurilo estas sur ĉi tiu maŝino; alikaze la fajroŝirmilo enlasu nur la prokurilon.
