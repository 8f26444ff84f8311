"""Tables in a simulated bad world: lost messages, dying stores and servers."""
