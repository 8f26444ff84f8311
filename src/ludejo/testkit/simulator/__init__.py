"""Tables in a simulated world with faults: messages are lost, stores and servers fail."""
