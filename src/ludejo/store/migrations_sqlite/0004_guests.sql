-- At which tables has a guest been? Whoever is at a table has opened it or come to it: those entries alone are in the index.
-- An entry begins with {"by":" and the guest's id of 32 letters.
CREATE INDEX entries_by_guest ON entries (substr(body, 8, 32), "table")
    WHERE instr(body, CAST('"did":{"did":"came"' AS BLOB)) > 0 OR instr(body, CAST('"did":{"did":"created"' AS BLOB)) > 0;
-- Tables that are to be deleted: by which last entry, since when (milliseconds since 1970), how often that was seen since.
CREATE TABLE expired (
    "table" TEXT PRIMARY KEY,
    hash BLOB NOT NULL,
    since INTEGER NOT NULL,
    looks INTEGER NOT NULL
) WITHOUT ROWID;
