-- The log: one row an entry, one after another. Both keys are unique: a version has one writer, a command is stored once.
CREATE TABLE entries (
    n INTEGER PRIMARY KEY,
    "table" TEXT NOT NULL,
    version INTEGER NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL
);
CREATE UNIQUE INDEX entries_by_version ON entries ("table", version);
CREATE UNIQUE INDEX entries_by_command ON entries ("table", command);
