## Teams, colours, grades

codenames-team-red = Red
codenames-team-blue = Blue
codenames-colour-red = a red agent
codenames-colour-blue = a blue agent
codenames-colour-bystander = a bystander
codenames-colour-assassin = the assassin
codenames-grade-0 = Next time your agents will come home.
codenames-grade-1 = That was close, but it counts.
codenames-grade-2 = A decent start: there is more in you.
codenames-grade-3 = You are on the same wavelength.
codenames-grade-4 = Have you done this for a living?
codenames-grade-5 = Somewhere a recruiter has just written down your names.
codenames-grade-6 = Brilliant work!
codenames-grade-7 = Hardly anybody manages that.
codenames-grade-8 = Can you read each other's thoughts?

## What happens

codenames-event-dealt =
    { $mode ->
        [together] { $cards-count } words lie on the table. You all play together as { $starter }. The spymaster is { $spymasters }.
        [shared] { $cards-count } words lie on the table. { $starter } begins. The spymasters are { $spymasters }; the third player guesses for both.
       *[teams] { $cards-count } words lie on the table. { $starter } begins. The spymasters are { $spymasters }.
    }
codenames-event-key = Only spymasters see the key: what each of the { $colours-count } words is.
codenames-event-clue =
    { $number-is ->
        [none] { $seat } ({ $team }) gives the clue { $word }: unlimited.
       *[other] { $seat } ({ $team }) gives the clue { $word }: { $number }.
    } { $agreed ->
        [yes] The other spymaster has agreed to it.
       *[no] {""}
    }
codenames-event-asked =
    { $number-is ->
        [none] { $seat } asks in secret whether the clue { $word }: unlimited would be valid.
       *[other] { $seat } asks in secret whether the clue { $word }: { $number } would be valid.
    } { $doubtful ->
        [yes] The referee is in doubt about it.
       *[no] {""}
    }
codenames-event-answered =
    { $yes ->
        [yes] { $seat } agrees: nobody can challenge this clue.
       *[no] { $seat } does not agree to this clue.
    }
codenames-event-marked = { $seat } points at card { $place }.
codenames-event-guessed = { $seat } touches card { $place } for { $team }: { $colour }!
codenames-event-challenged = { $seat } challenges the clue. Guessing waits until it is decided.
codenames-event-voted =
    { $upheld ->
        [yes] { $seat } votes: the clue is invalid.
       *[no] { $seat } votes: the clue is valid.
    }
codenames-event-ruled =
    { $upheld ->
        [yes] The clue is invalid.
       *[no] The clue is valid, and that is final.
    }
codenames-event-turn-over =
    { $why ->
        [stopped] { $team } stops guessing.
        [enough] { $team } has used all guesses.
        [bystander] A bystander ends the turn of { $team }.
        [opponent] A word of the other side ends the turn of { $team }.
        [invalid] The turn of { $team } is over without a guess.
       *[time] Time is up: the turn of { $team } is over.
    }
codenames-event-covered =
    { $seat-is ->
        [none] Time is up, so chance covers card { $place }: { $colour }.
       *[other] { $seat } covers card { $place }: { $colour }.
    }
codenames-event-glass = { $seat } turns the sand-glass: please decide.
codenames-event-over =
    { $mode ->
        [together] { $end ->
            [found] All your agents are found! Points: { $score }. { $grade }
            [assassin] That was the assassin: you have lost. { $grade }
           *[used-up] The other side has found all its agents: you have lost. { $grade }
        }
       *[other] { $end ->
            [assassin] That was the assassin. { $winner } wins! Winners: { $winners }.
           *[found] All agents of { $winner } are found. { $winner } wins! Winners: { $winners }.
        }
    }

## Why a move is not possible

codenames-refusal-is-over = The game is already decided.
codenames-refusal-spymaster-touches = Spymasters know the key, so they neither point nor guess.
codenames-refusal-is-frozen = The clue has been challenged: guessing waits until that is decided.
codenames-refusal-no-guess-now = There is no clue to guess by just now.
codenames-refusal-other-team = The other team is guessing now.
codenames-refusal-guess-first = Every turn needs at least one guess before you can stop.
codenames-refusal-no-such-place = There is no such card on this table.
codenames-refusal-is-covered = This card is covered already: choose one whose word can be read.
codenames-refusal-one-tap = At this table a single touch counts, so nobody points first.
codenames-refusal-is-marked = You are pointing at this card already.
codenames-refusal-mark-first = First somebody has to point at this card; then touching it counts.
codenames-refusal-no-cover-now = It is not for you to cover a word now.
codenames-refusal-not-own-word = As a penalty for the others you cover one of your own words: choose one of your colour.
codenames-refusal-not-their-word = Cover a word of the other side: this one is not theirs.
codenames-refusal-no-challenge-now = A clue can be challenged once, from the moment it is given until the first guess.
codenames-refusal-own-clue = You can't challenge your own clue.
codenames-refusal-no-opponent = You all play together, so there is no opposing spymaster who could decide that.
codenames-refusal-was-agreed = The spymasters agreed on this clue beforehand, so it can't be challenged.
codenames-refusal-no-ruling-now = It is not for you to decide on a challenge now.
codenames-refusal-has-voted = You have voted on this challenge already.
codenames-refusal-nothing-asked = Nobody has asked you about a clue.
codenames-refusal-no-glass = This table plays without a sand-glass.
codenames-refusal-glass-runs = The sand-glass is running already.
codenames-refusal-no-clue-now = Only the spymaster whose team is on turn gives a clue, and only at the start of the turn.
codenames-refusal-not-listed = The clue list has no such entry.
codenames-refusal-big-number = The number is too large for this table.
codenames-refusal-still-asking = Your question has not been answered yet.
codenames-refusal-asked-enough = You have asked often enough in this turn.
codenames-refusal-not-a-word = A clue is a word: letters or digits.
codenames-refusal-not-one-word = A clue is exactly one word, without spaces and hyphens.
codenames-refusal-is-visible = { $word } lies on the table, so it can't be a clue until it is covered.
codenames-refusal-shares-root = The clue shares the root { $root } with { $word }, which lies on the table.
codenames-refusal-list-strange = Line { $line }: { $word } has a character that doesn't belong on a card: { $sign }.
codenames-refusal-list-long = Line { $line }: { $word }… is longer than { $most } letters.
codenames-refusal-list-twice = Line { $line }: { $word } is already in line { $first }.
codenames-refusal-list-few = The list has { $count } usable words; a game needs at least { $fewest }.
codenames-refusal-list-many = The list has { $count } words; more than { $most } are too many.
codenames-refusal-too-uneven = Each team needs a spymaster and somebody who guesses: { $red } of { $seats } players can't be red.

## What somebody has at the end (CN-28)

codenames-result = { $points ->
    [0] lost
   *[other] won
}

## Table options

codenames-option-mode = Who plays against whom
    .help = Two teams against each other, or all of you against a team that nobody plays. Two players always play together; three rivals are two spymasters and one who guesses for both.
codenames-option-mode-rivals = Against each other
codenames-option-mode-together = All together
codenames-option-red = Size of the red team
    .help = How many of the first seats are red; the others are blue. The first seat of each team is its spymaster.
codenames-option-red-even = Half of you
codenames-option-pack = Words
    .help = The language of the words on the table, and of the clues.
codenames-option-pack-en = English
codenames-option-pack-eo = Esperanto
codenames-option-pack-pl = Polish
codenames-option-own = Your own list
    .help = A list of your own in place of the words of the game, in the language chosen above: 25 to 5,000 words.
codenames-option-own-none = No, the words that come with the game
codenames-option-taps = Touching a card
    .help = Whether somebody points at a card first and a second touch (by anyone of the team) makes it final, or the first touch counts.
codenames-option-taps-two = Point first, then confirm
codenames-option-taps-one = One touch counts
codenames-option-ruling = Challenges
    .help = Who decides whether a challenged clue was valid.
codenames-option-ruling-spymaster = The opposing spymaster
codenames-option-ruling-vote = A vote of all others; a tie means valid
codenames-option-times = Time
    .help = Without a clock; with a sand-glass that anyone may turn as a reminder; or with a fixed time for each decision.
codenames-option-times-free = As long as it takes
codenames-option-times-glass = A sand-glass to turn
codenames-option-times-fixed = A fixed time for everything
codenames-option-seconds = Seconds
    .help = How long the sand-glass runs, or how long a decision may take.
codenames-option-names = Names of several words
    .help = Whether full names of people, places and works may be clues.
codenames-option-names-no = No
codenames-option-names-yes = Yes
codenames-option-phrases = Set phrases
    .help = Whether phrases with a meaning of their own, such as black hole, may be clues.
codenames-option-phrases-no = No
codenames-option-phrases-yes = Yes
codenames-option-acronyms = Abbreviations
    .help = Whether widely known abbreviations may be clues.
codenames-option-acronyms-no = No
codenames-option-acronyms-yes = Yes
codenames-option-rhymes = Rhymes
    .help = Whether a clue may hint by its sound. The spymaster does not say which kind it is.
codenames-option-rhymes-no = No
codenames-option-rhymes-yes = Yes
codenames-option-affixes = Shared affixes
    .help = Whether an affix that can also be a root (in Esperanto -il, -ej, -ist and others) may be shared with a word on the table.
codenames-option-affixes-roots = They count as roots
codenames-option-affixes-free = They may be shared

## Rules

codenames-rule-CN-1 = Two teams, red and blue, play against each other; that takes at least four players. Each team has one spymaster, the others are its operatives.
codenames-rule-CN-2 = Twenty-five words lie on the table, five by five. A secret key says what each of them is: nine agents of the team that begins, eight of the other, seven bystanders and one assassin. Only the spymasters see the key; chance draws it and decides who begins.
codenames-rule-CN-3 = A word that is touched is covered by a card that shows what it was: a red or blue agent, a bystander or the assassin. The double agent is the ninth card of the team that begins.
codenames-rule-CN-4 = The spymaster on turn gives a clue: exactly one word and one number, which says how many words it is about. No remarks, no tone, no gestures. A word has neither spaces nor hyphens; capital letters don't matter, and Esperanto may be written with x. Where a table allows names, phrases or abbreviations a clue may have several words, and each of them has to keep the rules.
codenames-rule-CN-5 = A word that can be read on the table can't be a clue. Once it is covered it may be one.
codenames-rule-CN-6 = The number is usually 1 to 9. Zero means: none of our words has to do with this. Unlimited means: I don't say how many. With both there is no upper limit of guesses, but at least one has to be made.
codenames-rule-CN-7 = A team guesses at least once in each turn, and at most once more than the number said. After the first guess it may stop.
codenames-rule-CN-8 = An agent of your own: you may go on. A bystander: the turn ends. An agent of the others: it helps them, and the turn ends. The assassin: your team loses at once.
codenames-rule-CN-9 = Any operative of the team on turn makes a guess final by touching the card; there is no vote. Usually somebody points at it first, for all to see, and then it is confirmed, by the same player or another. Any of them may end the turn. Covered cards can't be touched. A guess may follow an older clue.
codenames-rule-CN-10 = The team whose words are all covered wins, even if the others touched the last one.
codenames-rule-CN-11 = An invalid clue ends the turn of its team at once, without a guess. The opposing spymaster openly covers one word of his or her own colour and then gives a clue; if it was the last word, that team has won. Whatever nobody objects to before the first guess is valid.
codenames-rule-CN-12 = In doubt a spymaster may ask the opposing one in secret beforehand. If he or she agrees, the clue is valid. Three questions in a turn are enough.
codenames-rule-CN-13 = A clue is about meaning. It must not hint at places on the table, letters, syllables or the length of a word.
codenames-rule-CN-14 = Letters and numbers can be clues, but only by what they mean.
codenames-rule-CN-15 = The number that belongs to a clue says how many words, and nothing else.
codenames-rule-CN-16 = Clues are in the language of the table. A foreign word is possible only as a proper name, and used as one.
codenames-rule-CN-17 = A word whose direct translation can be read on the table is no clue.
codenames-rule-CN-18 = Everybody at the table should be able to understand a clue: no remote places, no customs of one country.
codenames-rule-CN-19 = A clue has no root in common with a word that can be read on the table. Grammatical endings don't count, nor do the eight true affixes of Esperanto (aĉ, ĉj, eg, et, nj, um, ge, mal); its other affixes are roots, unless the table options say otherwise.
codenames-rule-CN-20 = Compounds are fine if they make sense as a word; words glued together for the purpose are not.
codenames-rule-CN-21 = Don't overdo it: letters that happen to be inside another word are no common root.
codenames-rule-CN-22 = Option: full names of people, places of several words, and titles of works that all know. Invented names never count. A single first or family name is always possible.
codenames-rule-CN-23 = Option: set phrases with a meaning of their own, not just any two words.
codenames-rule-CN-24 = Option: abbreviations that are known everywhere.
codenames-rule-CN-25 = Option: rhymes. The spymaster must not give away that it is one.
codenames-rule-CN-26 = Option: a sand-glass that anybody may turn when a decision takes long, also for oneself. It only reminds. Or fixed times: then a turn without a clue or a guess passes, a challenge without a decision fails, and a word nobody chose is chosen by chance.
codenames-rule-CN-27 = Two players, or all who don't want to compete, are one team against one that nobody plays. Your team begins and has nine words. After each of your turns the spymaster covers a word of the other side, whichever is best for you. You lose if all eight are covered or the assassin is touched. There are no challenges.
codenames-rule-CN-28 = Your points are the words of the other side that are still uncovered when you win: eight at best, one less for each further turn and for each of their words that you touched.
codenames-rule-CN-29 = Three players are one team as above, or two spymasters and one operative who guesses for both and wins with neither.
codenames-rule-CN-30 = For the next game there are new words and a new key. The words come from the pack of the table, or from a list of your own.
codenames-rule-CN-31 = Anybody but its giver may challenge a clue from the moment it is shown until the first guess; guessing waits. The opposing spymaster decides, or by option a vote of all others, where a tie means valid. A clue that was found valid, or that was agreed, is so for good.
codenames-rule-CN-32 = What operatives say and point at is open to everybody. Spymasters are silent from the moment they see the key, but for their clues. Each team needs a spymaster and at least one operative.
