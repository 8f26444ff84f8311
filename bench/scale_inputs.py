"""The inputs of the model in bench/scale.py. Measured ones name the command that measured them. The others are marked
as estimated or assumed: replace them when there is a figure."""

from __future__ import annotations

MICRO, MILLI = 1e-6, 1e-3

# --- people; all of it is assumed
SEATS = 4  # at a table
ENTRIES_A_PLAYER = 0.1  # a second: a move, a word or a vote every ten seconds, while at a table
PEAK_OVER_MEAN = 3.0  # an evening compared with the whole week

# --- a server process. `./ludejo bench server --database postgresql` measured 106 µs a move of two devices (89 to 144),
# with commits that many tables share: 500 tables, as fast as possible. A move that is alone in its commit costs 1,150.
JUDGE = 45 * MICRO  # its parts are estimated; their sum, with two devices told, is what was measured
STORE = 20 * MICRO  # the store's thread, which takes the interpreter's lock from the event loop
TELL = 20 * MICRO  # a device
# an entry that another process wrote: 205 instead of 106 µs a move with two processes, where 0.72 of the moves are
# folded a second time (43 % of the tables have devices at both, and half of the others their keeper elsewhere)
FOLD = 135 * MICRO
HEAR = 2 * MICRO  # an entry in a notice, of any table (measured on a busy machine: 2.3)
PING = 10 * MICRO  # a device that is silent, every 15 seconds (estimated)
PING_EVERY = 15.0
SOCKET_BYTES = 13_000  # measured, 5,000 held
TABLE_BYTES = 58_000  # measured, 500 tables
PROCESS_BYTES = 150_000_000  # without guests (estimated)
FRAME_BYTES = 1_000  # measured: Love Letter 840, Lines and Columns 750, Artus 1,800
ENTRY_BYTES = 400  # on the disk, with keys and both indexes: a body is 140 (measured), the rest estimated

# --- PostgreSQL, from the same run; its own machine is assumed.
COMMIT = 1.0 * MILLI  # until the disk has it; 2.5 on the machine of bench/results.md, 0.1 with a good NVMe
ROUND_TRIP = 0.5 * MILLI  # from a server to the database and back
ROW = 26 * MICRO  # processor time there, for an entry stored and told, with many to a commit (measured: 20 to 39)
READ = 38 * MICRO  # … and for an entry read by another process (measured: 54 instead of 26 µs, as above)
DATABASE_CORES = 16
MOST_IN_A_COMMIT = 256  # as in the store

# --- what is good enough
GOOD_P99 = 50 * MILLI  # wish to last device (threats.md, R11)
FULL = 0.7  # of a core; beyond this, queues grow
HEADROOM = 0.5  # of the knee; use this for planning

# --- money, a month (assumed; a hoster's dedicated machines, a big cloud is four to six times as much)
SERVER_MONEY, SERVER_CORES = 60, 8
DATABASE_MONEY = 200  # and the same for its standby
TERABYTE_MONEY = 1.0  # of traffic out; 50 to 90 in a big cloud
