-- The log: one row an entry. Both keys are unique: a version has one writer, a command is stored once. Names and commands
-- are bytes (UTF-8): no encoding of a database refuses one, no new collation of the system spoils the order of an index.
CREATE TABLE entries (
    "table" bytea NOT NULL,
    version int NOT NULL,
    command bytea NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY ("table", version),
    UNIQUE ("table", command)
);
