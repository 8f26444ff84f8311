"""Mutation runs: small faults are put into the rules one at a time, and the tests have to find them."""
