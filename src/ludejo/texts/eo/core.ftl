## Lists

and = { $first } kaj { $last }
comma = { $first }, { $last }

## People without a name yet

seat-name = Ludanto { $number }
onlooker = Rigardanto

## Why a wish is not granted

refusal-unknown-game = Ludo kun la nomo «{ $game }» ĉi tie ne ekzistas.
refusal-unknown-rules = La reguloj de { $game } intertempe ŝanĝiĝis: la versio { $rules } ne estas konata ĉi tie.
refusal-unknown-seat = Ĉe ĉi tiu tablo ne estas sidloko numero { $seat }.
refusal-unknown-seats = Ĉi tiu ludo estas por { $fewest } ĝis { $most } ludantoj, ne por { $seats }.
refusal-unknown-option = Ne ekzistas opcio kun la nomo «{ $option }».
refusal-unknown-value = La opcio «{ $option }» ne havas la valoron «{ $value }».
refusal-malformed-move = Ĉi tion ne eblas kompreni kiel movon de ĉi tiu ludo.
refusal-incomplete-move = Al ĉi tiu movo io mankas, aŭ ĝiaj partoj ne kongruas.
refusal-late-move = Tro malfrue: la ludo jam daŭris post ĉi tiu demando.
refusal-no-clock = Nun neniu horloĝo kuras, do neniu tempo povas finiĝi.
refusal-damaged-state = Ĉi tio ne estas konservita pozicio de ĉi tiu ludo, aŭ ĝi estas difektita.
refusal-log-header = La protokolo ne estas legebla: ĝia unua linio estas difektita.
refusal-log-unreadable = La protokolo estas difektita: la enskribo { $entry } ne estas legebla.
refusal-log-gap = La protokolo estas difektita: la enskribo { $entry } mankas aŭ ne estas en sia loko.
refusal-log-changed = La protokolo estas difektita: la enskribo { $entry }, aŭ iu antaŭ ĝi, estas ŝanĝita.
refusal-log-illegal = La protokolo estas difektita: la enskribo { $entry } ne estas permesita movo.
refusal-log-cut = La protokolo estas fortranĉita: la ludo ne finiĝis, kaj la enskribo { $entry } mankas.

## The command

cli-usage = Ĉi tiuj vortoj ne kongruas. Uzado:
cli-unknown-command = Ne ekzistas komando «{ $word }». Ekzistas: { $words }.
cli-not-a-number = «{ $word }» ne estas taŭga nombro: { $name } bezonas entjeron ekde { $fewest }.
cli-not-an-option = «{ $word }» ne estas opcio: skribu ĝin kiel NOMO=VALORO.
cli-unknown-language = Ne ekzistas lingvo «{ $word }». Ekzistas: { $words }.
cli-no-server = La servilo ankoraŭ ne estas konstruita. Ĝis tiam provu: ludejo show love-letter
cli-interrupted = Ĉesigita.
cli-games-seats = { $fewest } ĝis { $most } ludantoj
cli-games-default = apriore: { $value }
cli-leaks-found = { $leaks ->
    [0] Neniu liko en { $pairs } paroj da mondoj ({ $seconds } s).
    [one] Unu liko en { $pairs } paroj da mondoj ({ $seconds } s).
   *[other] { $leaks } likoj en { $pairs } paroj da mondoj ({ $seconds } s).
}
cli-simulated = Ludoj: { $games }, movoj: { $moves }, daŭro: { $seconds } s; { $moves_per_s } movoj/s, { $games_per_s } ludoj/s, { $mean_moves } movoj en ludo.
cli-simulated-wins = Venkoj laŭ sidlokoj: { $wins }
cli-show-seats = { $game }: { $seats }
cli-show-private = (nur { $seat }) { $sentence }
