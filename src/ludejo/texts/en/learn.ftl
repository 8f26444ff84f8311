## The rule page of a game

rules-title = { $game }: the rules · Ludejo
rules-cards = The cards
rules-all = The rules
rules-options = What a table can choose
rules-learn = Learn by playing
rules-play = Play now

## The playable introduction

learn-title = Learn { $game } · Ludejo
learn-coach = Your coach
learn-guest = Guest
learn-next = Go on
learn-skip = Skip
learn-again = From the start
learn-progress = { $step } of { $steps }
learn-thinking = Now it's { $bot }'s turn.
learn-helping = I'll do this for you.
learn-others = Now it's the others' turn.
learn-clock = Everybody answers, and time passes…
learn-play = Play a real game now
learn-none = There is no introduction to this game yet. Its rules are here:
