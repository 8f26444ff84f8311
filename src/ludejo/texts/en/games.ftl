## What the games are called: read before any of them is fetched

love-letter-name = Love Letter
love-letter-tagline = Guess, bluff, and be the one whose letter reaches the Princess.

artus-name = Artus
artus-tagline = A round table that turns with its King: sit close to the crown, and leave in time.

codenames-name = Codenames
codenames-tagline = One word, one number: lead your team to its agents, and past the assassin.

lines-and-columns-name = Lines and Columns
lines-and-columns-tagline = Seven things, eight colours, one table: be the first to lay down all your cards.

lupus-in-tabula-name = Lupus in Tabula
lupus-in-tabula-tagline = By night the werewolves hunt, by day the village votes: who of you is not what they seem?
