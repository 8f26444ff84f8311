"""Stores for the logs of tables: memory, SQLite and PostgreSQL, behind one contract."""
