-- At which tables has a guest been? Whoever is at a table has opened it or come to it: those entries alone are in the index.
-- An entry begins with {"by":" and the guest's id of 32 letters.
CREATE INDEX entries_by_guest ON entries (substring(body from 8 for 32), "table")
    WHERE position('"did":{"did":"came"'::bytea in body) > 0 OR position('"did":{"did":"created"'::bytea in body) > 0;
-- Tables that are to be deleted: by which last entry, since when (milliseconds since 1970), how often that was seen since.
CREATE TABLE expired (
    "table" bytea PRIMARY KEY,
    hash bytea NOT NULL,
    since bigint NOT NULL,
    looks int NOT NULL
);
