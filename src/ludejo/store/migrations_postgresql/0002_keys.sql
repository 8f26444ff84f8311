-- Secrets of this server that outlive it, such as the one that signs guests' cookies.
CREATE TABLE keys (
    name text PRIMARY KEY,
    value bytea NOT NULL
);
