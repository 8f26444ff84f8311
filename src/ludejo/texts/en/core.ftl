## Lists

and = { $first } and { $last }
comma = { $first }, { $last }

## People without a name yet

seat-name = Player { $number }

## Why a wish is not granted

refusal-unknown-game = There is no game called "{ $game }" here.
refusal-unknown-rules = The rules of { $game } have changed since: version { $rules } is not known here.
refusal-unknown-seat = There is no seat number { $seat } at this table.
refusal-unknown-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
refusal-unknown-option = There is no option called "{ $option }".
refusal-unknown-value = The option "{ $option }" has no value "{ $value }".
refusal-malformed-move = This can't be read as a move of this game.
refusal-incomplete-move = Something is missing from this move, or doesn't go together.
refusal-late-move = Too late: the game has moved on since this question was asked.
refusal-unknown-moment = The game has not come to that question yet.
refusal-no-clock = No clock is running now, so time can't run out.
refusal-damaged-state = This is not a stored position of this game, or it is damaged.
refusal-log-header = The log can't be read: its first line is damaged.
refusal-log-unreadable = The log is damaged: entry { $entry } can't be read.
refusal-log-changed = The log is damaged: entry { $entry } was changed, or one before it.
refusal-log-illegal = The log is damaged: entry { $entry } is not a legal move.
refusal-log-cut = The log is cut: the game is not over, and entry { $entry } is missing.
refusal-unknown-format = This record has format { $format }, which is not known here.
refusal-record-result = The record is damaged: its moves lead to another result than the one written in it.

## At the table

refusal-table-closed = This table is closed.
refusal-table-exists = This table is open already.
refusal-table-full = This table is full.
refusal-table-worn = This table has seen so much that its log is full: open a new table.
refusal-network-removed = The host has closed this table to newcomers from your network.
refusal-talk-used-up = You can't chat any more until the next game. The game itself goes on.
refusal-too-often = That is enough of this for one game. You can do it again in the next one.
refusal-bad-secret = The secret of the deal is not as it should be.
refusal-was-removed = You were asked to leave this table and can't come back.
refusal-not-at-table = You are not at this table.
refusal-not-your-seat = This seat is not yours.
refusal-seat-taken = This seat is taken.
refusal-seats-empty = Some seats are still empty: fill them with people or bots.
refusal-has-started = The game has started already.
refusal-list-missing = No words were given to this table yet.
refusal-no-lists = This game has no use for words of your own.
refusal-not-playing = No game is going on now.
refusal-not-over = The game is not over yet.
refusal-is-paused = The game is paused.
refusal-bot-plays = A bot is playing this seat: sit down again to take it back.
refusal-no-bot-there = There is no bot to be sent away.
refusal-not-your-clock = Only the clock itself decides when time is up.
refusal-not-host = Only the host may do that.
refusal-is-host = The host can't be sent away or silenced.
refusal-no-such-person = There is nobody like that at this table.
refusal-muted = The host has silenced you.
refusal-silent-now = By the rules of the game you are silent now.
refusal-no-signals = The rules of the game keep you silent, and this would be a sign to the others.
refusal-has-seen = Whoever has seen this game from a seat can't be given another one: it would show what is hidden.
refusal-at-night = Not at night: it would tell who is here. Wait for the dawn.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-nothing-asked = Nobody has asked to take back a move.
refusal-not-sealing = Numbers for the deal are not being opened now.
refusal-not-the-pledge = This is not the number that was pledged.
refusal-name-strange = A name can't contain this character: { $sign }.
refusal-name-marks = There are too many marks on one letter of this name.
refusal-name-empty = A name needs a letter, a digit or an emoji.
refusal-name-long = A name has at most { $most } characters.
refusal-name-reserved = "{ $name }" is a word for something else at the table. Choose another name.
refusal-name-taken = Somebody here has this name, or one that looks like it: { $name }.
refusal-nothing-said = There is nothing to read in this message.
refusal-list-hidden = There is an invisible character in this list: { $sign }.
refusal-not-pledging = Nobody is asked for a new number for the deal now.
refusal-bad-pledge = A pledge has 64 hexadecimal digits.
refusal-bad-number = A number for the deal has 1 to 64 whole bytes.
refusal-being-dealt = The cards are being dealt. Wait a moment, then try again.

## From the server

refusal-malformed-message = This can't be read as a message.
refusal-command-reused = This id has been used for another wish already.
refusal-message-too-big = This message is too long.
refusal-too-many-messages = Too many messages in a short time. Come back in a moment.
refusal-too-many-devices = You have this open in too many places: close one of them.
refusal-too-many-codes = Too many wrong codes at once. Wait a few seconds, then try again.
refusal-too-many-tables = Too many new tables were opened from here. Wait a while, or play again at one you have.
refusal-too-many-lists = Too many word lists came from here. Wait a while and try again.
refusal-too-many-requests = Too many requests came from here. Wait a while and try again.
refusal-too-many-forgets = Within an hour, too many people from here asked to be forgotten. Wait a while and try again.
refusal-house-full = All tables here are taken. Come back later.
refusal-no-such-table = There is no such table, or it is closed or full. Check the code.
refusal-already-entered = This device is at a table already.
refusal-is-screen = This is a screen: it shows the table, and can't do anything there.
refusal-unknown-ticket = This ticket is used up or too old. Ask for a new one on the other device.
refusal-unknown-bot = There is no such bot for this game.
refusal-no-such-page = There is nothing here.
refusal-foreign-origin = This request came from another address than this server's own.
refusal-no-guest = You are not known here yet: open the front page first.
refusal-server-stops = The server is restarting. Your game is safe: you will be back in a moment.
refusal-table-rests = This table is being tidied. You will be back in a moment.
refusal-storage-trouble = The server can't save or read just now. What was confirmed is safe. Try again in a moment.
refusal-table-damaged = The record of this table is damaged, so the table can't be opened. Other tables are not affected. Tell whoever runs this server.
refusal-forgotten = You are forgotten here, as you wished.
