-- Secrets of this server that outlive it, such as the one that signs guests' cookies.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
