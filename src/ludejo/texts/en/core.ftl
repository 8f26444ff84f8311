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
refusal-log-gap = The log is damaged: entry { $entry } is missing or out of order.
refusal-log-changed = The log is damaged: entry { $entry } was changed, or one before it.
refusal-log-illegal = The log is damaged: entry { $entry } is not a legal move.
refusal-log-cut = The log is cut: the game is not over, and entry { $entry } is missing.

## At the table

refusal-table-closed = This table is closed.
refusal-table-exists = This table is open already.
refusal-bad-secret = The secret of the deal is not as it should be.
refusal-was-removed = You were asked to leave this table and can't come back.
refusal-not-at-table = You are not at this table.
refusal-not-your-seat = This seat is not yours.
refusal-seat-taken = This seat is taken.
refusal-seats-empty = Some seats are still empty: fill them with people or bots.
refusal-has-started = The game has started already.
refusal-not-playing = No game is going on now.
refusal-not-over = The game is not over yet.
refusal-is-paused = The game is paused.
refusal-bot-plays = A bot is playing this seat: sit down again to take it back.
refusal-no-bot-there = There is no bot to be sent away.
refusal-not-host = Only the host may do that.
refusal-is-host = The host can't be sent away or silenced.
refusal-no-such-person = There is nobody like that at this table.
refusal-muted = The host has silenced you.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-nothing-asked = Nobody has asked to take back a move.
refusal-not-sealing = Numbers for the deal are not being opened now.
refusal-not-the-pledge = This is not the number that was pledged.

## The command

cli-usage = These words don't fit together. Usage:
cli-unknown-command = There is no command "{ $word }". There are: { $words }.
cli-not-a-number = "{ $word }" is not a number that fits here: { $name } takes a whole number from { $fewest } up.
cli-not-an-option = "{ $word }" is not an option: write it as NAME=VALUE.
cli-unknown-language = There is no language "{ $word }". There are: { $words }.
cli-no-server = The server is not built yet. Until it is, try: ludejo show love-letter
cli-failed = That did not work: { $why }
cli-interrupted = Stopped.
cli-games-seats = { $fewest } to { $most } players
cli-games-default = default: { $value }
cli-leaks-found = { $leaks ->
    [0] No leak; pairs of worlds compared: { $pairs } ({ $seconds } s).
    [one] One leak; pairs of worlds compared: { $pairs } ({ $seconds } s).
   *[other] { $leaks } leaks; pairs of worlds compared: { $pairs } ({ $seconds } s).
}
cli-simulated = Games: { $games }; moves: { $moves }; time: { $seconds } s; moves/s: { $moves_per_s }; games/s: { $games_per_s }; moves per game: { $mean_moves }.
cli-simulated-wins = Wins by seat: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (only { $seat }) { $sentence }
