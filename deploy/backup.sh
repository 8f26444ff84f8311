#!/usr/bin/env bash
# A copy of the database, made while it is in use, checked, and named by the time; the newest KEEP copies are kept.
#
#   LUDEJO_DATABASE=... deploy/backup.sh FOLDER [KEEP]
#
# SQLite is copied by `ludejo backup`, PostgreSQL by pg_dump, which must not be older than the server. Prints the copy's name.
set -euo pipefail
umask 077

folder=${1:?a folder for the copies}
keep=${2:-14}
database=${LUDEJO_DATABASE:?the database, as ludejo serve has it}
stamp=$(date -u +%Y-%m-%dT%H-%M-%S)
mkdir -p "$folder"

# A password in the words of a command is seen by everybody on the machine: it goes by the environment.
hide_password() {
    if [[ $database =~ ^(postgres(ql)?://[^:@/]*):([^@]*)@(.*)$ ]]; then
        local secret=${BASH_REMATCH[3]}
        PGPASSWORD=$(printf '%b' "${secret//%/\\x}")
        export PGPASSWORD
        database="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
    fi
}

# SQLAlchemy names a driver after a plus (postgresql+psycopg), which pg_dump doesn't know.
if [[ $database =~ ^postgres(ql)?\+[^:/]*(:.*)$ ]]; then
    database="postgresql${BASH_REMATCH[2]}"
fi

case $database in
postgres://* | postgresql://*)
    hide_password
    copy=$folder/ludejo-$stamp.dump
    pg_dump --format=custom --no-owner --no-privileges --no-unlogged-table-data --file="$copy.part" "$database"
    pg_restore --list "$copy.part" >/dev/null
    ;;
*)
    copy=$folder/ludejo-$stamp.sqlite
    ludejo backup "$copy.part" --database "$database" >/dev/null
    ;;
esac
mv "$copy.part" "$copy"  # whatever has this name is whole
echo "$copy"

find "$folder" -maxdepth 1 -name 'ludejo-*' ! -name '*.part*' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    rm -- "$old"
done
