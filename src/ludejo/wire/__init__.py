"""Every message between page and server, as a closed type. docs/protocol.md tells in which order they come."""
