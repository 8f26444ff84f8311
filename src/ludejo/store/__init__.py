"""Where logs are kept: in memory, in SQLite. (PostgreSQL has its place here, behind the same contract.)"""
