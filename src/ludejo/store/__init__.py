"""Where logs are kept: in memory, in SQLite, in PostgreSQL, behind one contract."""
