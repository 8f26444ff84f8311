"""The command line. Each larger command has a module of its own."""
