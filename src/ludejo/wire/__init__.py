"""Every message in each direction as a closed type. docs/protocol.md tells how they follow each other."""
