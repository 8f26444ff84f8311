"""One table's life, without I/O, clock or language: what happens goes in, messages for each viewer come out."""
