-- The log: one row an entry. Both keys are unique: a version has one writer, a command is stored once.
CREATE TABLE entries (
    "table" TEXT NOT NULL,
    version INTEGER NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY ("table", version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_command ON entries ("table", command);
