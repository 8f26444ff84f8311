"""Several server processes on one database: which of them are alive, and what they tell each other."""
