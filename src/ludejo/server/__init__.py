"""The server: connections, limits, guests, live tables, clocks, nights and HTTP."""
