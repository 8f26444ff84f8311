## The command

cli-usage = These words don't fit together. Usage:
cli-unknown-command = There is no command "{ $word }". There are: { $words }.
cli-not-a-number = "{ $word }" is not a number that fits here: { $name } takes a whole number from { $fewest } up.
cli-not-an-option = "{ $word }" is not an option: write it as NAME=VALUE.
cli-unknown-language = There is no language "{ $word }". There are: { $words }.
cli-failed = That did not work: { $why }
cli-interrupted = Stopped.
cli-games-seats = { $fewest } to { $most } players
cli-games-default = default: { $value }
cli-leaks-found = { $leaks ->
    [0] No leak; pairs of worlds compared: { $pairs } ({ $seconds } s).
    [one] One leak; pairs of worlds compared: { $pairs } ({ $seconds } s).
   *[other] { $leaks } leaks; pairs of worlds compared: { $pairs } ({ $seconds } s).
}
cli-leaks-seeds = Seeds: { $seeds }
cli-leaks-phases = Pairs by phase, and by day or round:
cli-leaks-wire = No leak over the wire; games: { $games }, at { $seats } seats; ticks: { $ticks }, frames: { $frames }, secret acts done otherwise: { $hidden }, dawns alike: { $dawns } ({ $seconds } s).
cli-simulated = Games: { $games }; moves: { $moves }; time: { $seconds } s; moves/s: { $moves_per_s }; games/s: { $games_per_s }; moves per game: { $mean_moves }.
cli-simulated-wins = Wins by seat: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (only { $seat }) { $sentence }
cli-serving = Ludejo is ready. Open one of these addresses:
cli-serving-scan = Friends join by scanning the code, or at { $address }
cli-serving-plain = Careful: this is plain http, without encryption. Whoever shares your Wi-Fi could read along. For the internet use https (docs/hosting.md).
cli-serving-limits = Limits changed: { $limits }
cli-served = Stopped. Everything is stored.
cli-unknown-limit = There is no limit "{ $word }". There are: { $words }.
cli-pace-public = --pace is for tests and doesn't go with --public-url.
cli-tls-both = --tls-cert and --tls-key go together: give both or neither.
cli-bad-url = "{ $word }" is not an address like https://play.example.
cli-bad-network = "{ $word }" is not a network like 10.0.0.0/8 or 2001:db8::/32.
cli-arena-title = { $game }, { $seats } seats, { $games } games for each pairing
cli-arena-bot = bot
cli-arena-against = against
cli-arena-won = won
cli-arena-sure = 95 %
cli-arena-even = even
cli-arena-rating = rating
cli-arena-moves = moves
cli-arena-speed = moves/s
cli-arena-time = ms/move
cli-arena-turns = turns in wins
cli-arena-ends = how it ended
cli-arena-side = side
cli-arena-cast = A cast names bots by side, and if you like by card: village=hard,wolves=normal,seer=random. "{ $word }" won't do; words: { $words }.
cli-arena-two = An arena needs two bots or more, each named once: "{ $word }" won't do.
cli-arena-kept = What was played is kept in { $file }: the same words go on from there.
cli-arena-other = "{ $word }" holds bouts of another contest.
cli-bad-bot-name = "{ $word }" can't be the name of a bot: small letters, figures and hyphens, and not one there is already.
cli-no-bot = There is no bot at "{ $word }": { $why }
cli-no-database = There is no database "{ $word }".
cli-database-kind = Ludejo can't use a database whose address begins with "{ $word }". Name a file (one with a colon in its name as ./NAME), memory, or postgresql://user:password@host/name.
cli-database-file = What follows "{ $word }" names no file. Write sqlite:///FILE for a path from the current folder, sqlite:////PATH for a path from the root, or the path alone, without a host and without options (?…).
cli-no-psycopg = PostgreSQL needs a driver that is not installed here: install "{ $word }".
cli-file-exists = "{ $word }" is there already; nothing was overwritten.
cli-backed-up = Copied to { $file }; tables: { $tables }.
cli-backup-postgresql = This copies SQLite databases only: PostgreSQL has its own program for it, pg_dump.
cli-expired = Tables that are to be deleted: { $tables }. Whoever comes back to one keeps it; so does ludejo expired --keep CODE, or --keep all.
cli-expired-table = { $table }  last entry { $last }, entries: { $entries }, stays at least until { $until }
cli-kept = Kept, as if something had just happened there; tables: { $tables }.
cli-not-expired = There is no table "{ $word }" among those that are to be deleted.
cli-moved = Moved to { $database }; tables: { $tables }, entries: { $entries }. Every hash was checked.
cli-move-changed = While this ran, something happened at these tables: { $tables }. Stop the server and give the same words again: they go on from here.
cli-move-differs = The target has something else than the beginning of these tables: { $tables }. Nothing was replaced. If one was deleted or changed in the source since, empty the target and begin again.
cli-move-broken = Table { $table } is damaged from entry { $version } on: it doesn't follow from the entry before.
cli-move-key = The target already has a key "{ $name }" of its own: a server has used it. Choose an empty database.
cli-move-failed = The target did not take everything: another program writes to it, its disk is full, or it can't be reached. Give the same words again: they go on from here.
cli-replay-undone = The last move is taken back.
cli-replay-late = The bot did not answer in time: this is a quick move in its place.
cli-replay-ok = The record is sound: the moves are legal, the secret fits the seal, the result follows from the moves.
cli-workers-postgresql = Several processes (--workers) need a database that they can share: --database postgresql://…
