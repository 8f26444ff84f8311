## What is going on

codenames-board-now-clue = Looking for a clue: { $who }
codenames-board-now-guess = Guessing: { $who }. { $limit }
codenames-board-now-ruling = Deciding about it: { $who }
codenames-board-now-vote = Still to vote: { $who }
codenames-board-now-penalty = May cover a word of their own side now: { $who }
codenames-board-now-cover = Covers a word of the other side: { $who }
codenames-board-mine-clue = Your turn: one word and a number
codenames-board-mine-guess = Your team guesses. { $limit }
codenames-board-mine-ruling = You decide whether it was valid.
codenames-board-mine-vote = Vote: was it valid?
codenames-board-mine-penalty = The clue was invalid: cover one of your own words.
codenames-board-mine-cover = Cover a word of the other side: which is best for you?
codenames-board-limit = { $n ->
    [one] One guess left.
   *[other] { $n } guesses left.
}
codenames-board-no-limit = Guess as often as you like.
codenames-board-challenged = { $seat } says that this clue is invalid.
codenames-board-agreed = agreed beforehand
codenames-board-doubted = the referee has doubts
codenames-board-unlimited = unlimited
codenames-board-glass-runs = The sand-glass runs: please decide
codenames-board-glass-out = The sand has run down: please decide

## Cards and teams

codenames-board-words = The words on the table
codenames-board-covered-by = covered: { $colour }
codenames-board-known = in the key: { $colour }
codenames-board-pointed = Pointed at by { $seats }
codenames-board-left = { $n ->
    [one] word left
   *[other] words left
}
codenames-board-spymaster = Spymaster
codenames-board-nobody = played by nobody
codenames-board-clues = Clues
codenames-board-no-clues = No clue has been given yet.
codenames-board-invalid = invalid

## What I do

codenames-board-clue-word = Your clue
codenames-board-clue-number = For how many words
codenames-board-mean = Tap the words you mean: that counts them for you, and only you see it.
codenames-board-fine = The referee has nothing against it.
codenames-board-doubtful = Doubtful: it may share the root { $root } with { $word }. You can ask the other spymaster, or give it and risk a challenge.
codenames-board-give = Give this clue
codenames-board-ask = Ask first
codenames-board-answer-open = Asked in secret. You may wait for the answer, or give any clue.
codenames-board-answer-yes = The other spymaster agrees: nobody can challenge this clue.
codenames-board-answer-no = The other spymaster does not agree to this clue.
codenames-board-asked = { $seat } asks you in secret: would the clue { $word } ({ $number }) be valid?
codenames-board-consent = Yes, it is valid
codenames-board-refuse = No
codenames-board-rule-help = If it is invalid, the turn is over and { $team } may cover a word.
codenames-board-rule-invalid = Invalid
codenames-board-rule-valid = Valid
codenames-board-do-confirm = Touch { $word }
codenames-board-do-cover = Cover { $word }
codenames-board-next-point = Tap a word to point at it
codenames-board-next-cover = Tap a word to cover it
codenames-board-stop = Stop
codenames-board-challenge = Challenge
codenames-board-challenge-help = { $by ->
    [vote] A clue is about meaning: not about letters, sound or places, no foreign word, no word that lies there. If you challenge it, guessing waits and all others vote.
   *[spymaster] A clue is about meaning: not about letters, sound or places, no foreign word, no word that lies there. If you challenge it, guessing waits and the opposing spymaster decides.
}
codenames-board-challenge-sure = This clue is invalid
codenames-board-turn-glass = Turn the sand-glass
codenames-board-glosses = Words also in { $language }
codenames-board-hold = The key is covered. Press and hold a word to look.

## The end

codenames-board-won = { $team } wins!
codenames-board-won-together = You win, with { $n } of 8 points!
codenames-board-lost-together = You have lost
codenames-board-end-found = All agents are found.
codenames-board-end-assassin = The assassin was touched.
codenames-board-end-used-up = The other side has found all its agents.
codenames-board-meant = Words that this clue meant

## Before the game

codenames-board-teams = Teams
codenames-board-teams-help = The first chair of a team is its spymaster. Change chairs to change sides.
codenames-board-all = All together
codenames-board-for-both = Guesses for both

## The reference card

codenames-board-colour-red = A red agent: Red goes on, Blue’s turn would end.
codenames-board-colour-blue = A blue agent: Blue goes on, Red’s turn would end.
codenames-board-colour-bystander = A bystander: the turn ends.
codenames-board-colour-assassin = The assassin: whoever touches this word loses at once.
codenames-board-point-clue = A clue is one word about meaning, and a number. It shares no root with a word that can be read.
codenames-board-point-number = The number says how many words it means; 0 says none, ∞ doesn’t say. Then there is no limit of guesses.
codenames-board-point-guess = Guess at least once, at most once more than the number. Tap to point, tap again to touch.
codenames-board-point-invalid = Anybody may challenge a clue before the first guess. An invalid clue ends the turn, and the others cover a word of their own.
codenames-board-point-win = The team whose words are all covered first wins.
