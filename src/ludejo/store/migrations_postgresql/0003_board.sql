-- What the processes that serve this database tell each other. None of it is truth, so none of it waits for the disk:
-- after a crash of the database it is empty, and everybody says anew what he knows.
CREATE UNLOGGED TABLE servers (
    name text PRIMARY KEY,
    beat timestamptz NOT NULL
);
-- Which guest has a device at which table, by server.
CREATE UNLOGGED TABLE presence (
    server text NOT NULL,
    "table" text NOT NULL,
    guest text NOT NULL,
    PRIMARY KEY ("table", guest, server)
);
CREATE INDEX presence_by_server ON presence (server);
-- Tables at which a game is gathering or going on; `sign` is what the lobby shows, NULL if the table is private.
CREATE TABLE live (
    "table" text PRIMARY KEY,
    sign bytea
);
-- One-time tickets for seats and screens, and who let a screen in.
CREATE TABLE tickets (
    ticket text PRIMARY KEY,
    until timestamptz NOT NULL,
    "table" text NOT NULL,
    guest text NOT NULL,
    seat int NOT NULL
);
CREATE TABLE screens (
    "table" text NOT NULL,
    guest text NOT NULL,
    "by" text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("table", guest)
);
