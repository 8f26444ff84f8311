#!/usr/bin/env bash
# Is a copy any good? It is restored beside the database in use, the log of every table is followed to its end, and the
# restored one is thrown away. Do it by a timer: a copy nobody has restored is a hope.
#
#   deploy/restore-drill.sh COPY [DATABASE]
#
# DATABASE (of a .dump): an empty database on any PostgreSQL, which is emptied again at the end.
set -euo pipefail
umask 077

copy=${1:?a copy made by deploy/backup.sh}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

case $copy in
*.dump)
    database=${2:?an empty PostgreSQL database for the drill}
    if [[ $(psql --no-psqlrc -qtAc "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'" "$database") != 0 ]]; then
        echo "there are tables in that database: name an empty one" >&2
        exit 2
    fi
    empty() {
        echo "SELECT format('DROP TABLE public.%I', tablename) FROM pg_tables WHERE schemaname = 'public' \gexec" |
            psql --no-psqlrc -q "$database"
    }
    trap 'empty; rm -rf "$scratch"' EXIT
    pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$database" "$copy"
    ;;
*)
    database=$scratch/tables.sqlite
    cp -- "$copy" "$database"
    ;;
esac
ludejo doctor --only database --tables 1000000000 --database "$database"
