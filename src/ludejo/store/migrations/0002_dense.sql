-- Versions are dense: no entry without the one before it.
CREATE TRIGGER entries_dense BEFORE INSERT ON entries
WHEN NEW.version <> 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE "table" = NEW."table" AND version = NEW.version - 1
)
BEGIN
    SELECT RAISE(ABORT, 'a version is missing');
END;
