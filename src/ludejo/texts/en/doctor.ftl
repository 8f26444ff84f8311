## What the doctor says: first what is so, then (`do`) what to do about it

doctor-state-ok = ok
doctor-state-look = look here
doctor-state-wrong = wrong
doctor-sum = { $wrong ->
    [0] Nothing is wrong. To look at: { $look }.
   *[other] Wrong: { $wrong }. To look at: { $look }.
}

doctor-python-fits = Python { $version }.
doctor-python-old = Python { $version } is too old.
    .do = Install Python { $least } or newer.
doctor-rules-compiled = The rules are compiled.
doctor-rules-plain = The rules are not compiled: they are right, but bots think many times slower.
    .do = Build the package on a machine with a C compiler and Python.h, or install a wheel made for this system.
doctor-page-built = The page is in the package.
doctor-page-missing = The page was not built into this package: visitors would see a single sentence.
    .do = Install a wheel, or start from the source with ./ludejo serve, which builds the page.
doctor-files-enough = A process may open { $limit } files; for the devices expected it needs { $needed }.
doctor-files-few = A process may open { $limit } files, but for the devices expected it needs { $needed }: the last ones would be turned away.
    .do = Raise the limit: ulimit -n { NUMBER($needed, useGrouping: 0) } before the start, or LimitNOFILE= in the systemd unit.
doctor-files-tiny = A process may open only { $limit } files, and needs { $needed }.
    .do = Raise the limit: ulimit -n { NUMBER($needed, useGrouping: 0) } before the start, or LimitNOFILE= in the systemd unit.

doctor-memory-store = The tables are kept in memory only: when the server stops, they are gone.
    .do = Name a file or a PostgreSQL database with --database, unless this is a trial.
doctor-folder-open = The folder { $folder } can be written.
doctor-folder-shut = The folder { $folder } can't be written: { $why }.
    .do = Give it to the user who runs the server, or name another place with --database. SQLite needs the folder, not only the file.
doctor-room-enough = Free room on the disk: { $megabytes } MB.
doctor-room-little = Free room on the disk: only { $megabytes } MB.
    .do = Make room soon. On a full disk nothing more is stored, and play stops until there is room.
doctor-room-none = The disk is full, or nearly so: { $megabytes } MB are free.
    .do = Make room now. The server goes on by itself as soon as it can write.
doctor-disk-near = The disk belongs to this machine.
doctor-disk-far = { $folder } lies on a network ({ $kind }). There SQLite can damage its file.
    .do = Put the file on a disk of this machine, or use PostgreSQL.
doctor-sqlite-alone = A SQLite file is for one server process, and { $processes } are asked for: they would not hear of each other.
    .do = Use --workers 1, or a PostgreSQL database (ludejo move-store takes the tables there).
doctor-file-new = There are no tables yet: { $file } is made at the first start.
doctor-file-unopened = { $file } can't be opened: { $why }.
    .do = Look at the path, and at who may read it. Run the doctor as the user who runs the server.
doctor-file-strange = { $file } is no database of Ludejo.
    .do = Name another file with --database. This one was left as it is.
doctor-file-whole = The file is sound, says SQLite's own check.
doctor-file-damaged = The file is damaged: { $why }.
    .do = Stop the server, keep the file, and put the latest copy made by ludejo backup in its place (docs/hosting.md).
doctor-journal-wal = The file is written with WAL.
doctor-journal-other = The file is not written with WAL, though every server of ours asks for it.
    .do = Start the server and ask again. If it stays so, the file system doesn't bear it: take a local disk.
doctor-schema-current = The database has the form this version knows.
doctor-schema-older = The database is of version { $version }, this program makes version { $current } of it at the next start.
    .do = Make a copy first: there is no way back.
doctor-schema-newer = The database is of version { $version }, this program knows only { $current }. It will not start.
    .do = Install the version of Ludejo that wrote it, or a newer one.
doctor-schema-shut = The user { $user } may not create tables in this database.
    .do = Make the user the owner: ALTER DATABASE … OWNER TO "{ $user }"; or GRANT CREATE ON SCHEMA public TO "{ $user }";
doctor-schema-foreign = The user { $user } may not read or write our tables in this database.
    .do = They belong to somebody else, perhaps since a copy was restored: ALTER TABLE … OWNER TO "{ $user }"; for each, or restore with pg_restore --no-owner --role={ $user }.
doctor-chains-whole = Logs of tables, followed from end to end: { $tables }. No damage.
doctor-chains-none = There is no table's log to follow.
doctor-chain-broken = The log of the table { $table } is broken at entry { $version }: it was changed, or is damaged.
    .do = Keep this database, look at its disk, and compare with a copy. Other tables are not concerned.

doctor-driver-missing = The driver for PostgreSQL is not installed.
    .do = pip install 'ludejo[postgresql]'
doctor-base-misspelt = The address of the database can't be read.
    .do = Write it as postgresql://user:password@host:5432/name. In a password, / : @ % ? # are written as %2F %3A %40 %25 %3F %23.
doctor-base-unreached = The database { $address } can't be reached: { $why }
    .do = Look whether PostgreSQL runs, listens there (listen_addresses), and lets this user in (pg_hba.conf).
doctor-base-reached = The database { $address } answers, PostgreSQL { $version }.
doctor-base-old = PostgreSQL { $version } is too old.
    .do = Use PostgreSQL { $least } or newer.
doctor-base-writable = The database can be written.
doctor-base-read-only = The database can only be read: it is a standby, or was set to be read only.
    .do = Name the primary server. If this one shall become it: pg_ctl promote.
doctor-base-near = The database is on this machine.
doctor-base-encrypted = The way to the database is encrypted.
doctor-base-plain = The way to the database at { $host } is not encrypted.
    .do = Switch on ssl there, and add ?sslmode=verify-full&sslrootcert=system (or the file of your own authority) to the address.
doctor-base-safe = What is committed is on the disk: fsync, full_page_writes and synchronous_commit are on.
doctor-base-unsafe = The setting { $setting } is { $value }: after a crash, moves that were confirmed can be gone.
    .do = ALTER SYSTEM SET { $setting } = on; SELECT pg_reload_conf(); and look whether the user or the database has a value of its own.
doctor-base-lax = The setting synchronous_commit is off. Ludejo switches it on for its own connections; other programs lose their last commits in a crash.
    .do = ALTER SYSTEM SET synchronous_commit = on; SELECT pg_reload_conf();
doctor-base-new = There are no tables of ours in it yet: they are made at the first start.
doctor-connections-enough = There may be { $most } connections; needed are { $needed }.
doctor-connections-few = There may be { $most } connections, but { $needed } are needed (processes: { $processes }).
    .do = Raise max_connections (and CONNECTION LIMIT of user and database), then restart PostgreSQL; or use fewer --workers.
doctor-connections-busy = Free connections: only { $free } now, and { $needed } are needed.
    .do = See who has them: SELECT usename, application_name, count(*) FROM pg_stat_activity GROUP BY 1, 2; or raise max_connections.
doctor-clock-together = The clocks here and there differ by { $milliseconds } ms.
doctor-clock-apart = The clocks here and there differ by { $milliseconds } ms: thinking time would be wrong at tables that move to another machine.
    .do = Let both machines set their clocks by the network (chrony or systemd-timesyncd).
doctor-news-heard = News goes from one connection to another, in { $milliseconds } ms.
doctor-news-lost = News does not go from one connection to another: players on different processes would wait for each other.
    .do = Connect to PostgreSQL itself, or to a pooler in session mode. In transaction mode a pooler loses LISTEN.
doctor-commits-quick = A commit takes { $milliseconds } ms.
doctor-commits-slow = A commit takes { $milliseconds } ms; every move waits for one.
    .do = Put the database nearer, or on a faster disk; a synchronous standby far away costs this, too.

doctor-name-unknown = Nobody knows the name { $host }.
    .do = Enter it in the DNS, or look for a slip in --public-url. A new name can take some hours.
doctor-address-plain = { $address } is plain http: everybody on the way can read along and play in another's name.
    .do = Put a proxy with https in front (docs/hosting.md), and say --public-url https://…
doctor-address-silent = Nobody answers at { $address }: { $why }
    .do = Start the server, or look at the port, the firewall and the proxy.
doctor-address-certificate = The certificate of { $address } is not good: { $why }
    .do = Renew it, or see that it is for this very name and comes with the chain of its authority.
doctor-health-good = A server answers at { $address }, and can store.
doctor-health-bad = The server at { $address } can't store: the games rest.
    .do = Look at the database (what is said of it above): disk, connections, whether it runs at all.
doctor-health-strange = At { $address } something answers ({ $status }) that is not Ludejo.
    .do = Look where the proxy sends this name, and whether Ludejo runs there. 502 and 504 are the proxy's own: it finds nobody.
doctor-version-same = It is of the same version, { $version }.
doctor-version-other = It is of version { $theirs }, and this program of version { $ours }.
    .do = Restart the server after an update. With several machines bring all to one version.
doctor-ready-good = { $address } is ready for players.
doctor-ready-not = { $address } is not ready: it is starting, stopping, or has no database.
    .do = Wait some seconds and ask again. If it stays so, look at its log.
doctor-ready-unknown = { $address } doesn't say whether it is ready ({ $status }).
    .do = An older server doesn't, or the proxy doesn't pass on /api/ready.
doctor-origin-refused = The server does not take { $address } for its own address ({ $status }): no browser would get in.
    .do = Start the server with --public-url { $address } (letter by letter what people type), and see that the proxy leaves Origin alone.
doctor-cookie-secure = The cookie is bound to https and to this very name.
doctor-cookie-plain = The cookie is not bound to https: the server thinks it is reached by http.
    .do = Start the server with --public-url { $address }
doctor-hsts-there = Browsers are told to stay with https.
doctor-hsts-missing = Browsers are not told to stay with https (Strict-Transport-Security).
    .do = See why the proxy takes the header away, or add it there.
doctor-socket-open = A WebSocket comes through, uncompressed.
doctor-socket-packed = The WebSocket comes back compressed: the length of messages would tell secrets.
    .do = Switch off permessage-deflate in the proxy; the server never offers it.
doctor-socket-refused = No WebSocket comes through: { $why }
    .do = Let the proxy pass on Upgrade and Connection at /ws, by HTTP/1.1 (deploy/nginx.conf). 401: it drops cookies; 403: it changes Origin; 429: too many devices from one address, see --behind-proxy.
doctor-foreign-refused = A page from elsewhere is kept out.
doctor-foreign-open = A page from elsewhere gets in ({ $status }): it could play in a visitor's name.
    .do = See that the proxy passes on Origin as the browser sent it.
doctor-foreign-strange = A page from elsewhere is kept out, but not by the server's own 403: { $why }
    .do = See what answers in its place. If it is the proxy, and meant so, all is well.
doctor-figures-hidden = The figures (/metrics) are not shown to visitors.
doctor-figures-open = Visitors of { $address } see the figures (/metrics).
    .do = Don't let the proxy pass on the port of --metrics-port.
doctor-visitors-apart = The proxy says for whom it asks.
doctor-visitors-alike = The proxy at { $address } doesn't say for whom it asks (X-Forwarded-For), so that all visitors count as one.
    .do = Let the proxy send X-Forwarded-For, and start the server with --behind-proxy.
doctor-proxy-believed = Who comes is taken from the proxy (--behind-proxy).
doctor-proxy-unsaid = There is a public address and the server listens on this machine alone, so there is a proxy; but --behind-proxy was not said. All visitors count as one, and share its limits.
    .do = Start the server with --behind-proxy, and see that the proxy sends X-Forwarded-For.
doctor-proxy-open = With --behind-proxy the server listens at { $host }: who reaches it without the proxy can claim any address.
    .do = Use --host 127.0.0.1 if the proxy is on this machine; else let the firewall admit the proxy alone.
