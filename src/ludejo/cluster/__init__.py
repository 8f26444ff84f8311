"""Several server processes on one database: who is there, and what they tell each other."""
