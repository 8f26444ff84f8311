-- What is known of tables without reading their logs: derived, never truth. Where it is absent or not of the table's last
-- version, the table is opened to find out.
CREATE TABLE hints (
    "table" TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    live INTEGER NOT NULL,
    due INTEGER NOT NULL,
    sign BLOB NOT NULL
) WITHOUT ROWID;
