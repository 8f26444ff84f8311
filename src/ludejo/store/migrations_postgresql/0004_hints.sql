-- What is known of tables without reading their logs: derived, never truth. Where it is absent or not of the table's last
-- version, the table is opened to find out.
CREATE TABLE hints (
    "table" bytea PRIMARY KEY,
    version int NOT NULL,
    live boolean NOT NULL,
    due boolean NOT NULL,
    sign bytea NOT NULL
);
