## What is going on

lupus-in-tabula-board-title-night = Night { $n }
lupus-in-tabula-board-title-talk = Day { $n }
lupus-in-tabula-board-title-ballot = Day { $n }: first ballot
lupus-in-tabula-board-title-plea = Day { $n }: pleas
lupus-in-tabula-board-title-final = Day { $n }: second ballot
lupus-in-tabula-board-title-over = The end
lupus-in-tabula-board-clock = Seconds left
lupus-in-tabula-board-news-night = { $n ->
    [0] Nobody died in the night.
   *[other] Died in the night: { $who }
}
lupus-in-tabula-board-news-lynched = Lynched: { $who }
lupus-in-tabula-board-line-night = The village sleeps. Everybody answers a question in silence.
lupus-in-tabula-board-line-night-covered = Everybody is asked something. Hold your card to read your question, then tap a house.
lupus-in-tabula-board-line-night-dead = The village sleeps. You are out of the game: watch in silence.
lupus-in-tabula-board-line-talk = Talk. Nothing to add: { $ready } of { $living }.
lupus-in-tabula-board-line-ballot = { $who } names somebody who is to plead.
lupus-in-tabula-board-line-ballot-mine = Your vote: who is to plead?
lupus-in-tabula-board-line-ballot-once = All vote at the same time: who is to plead?
lupus-in-tabula-board-line-ballot-sealed = You have voted. The votes are shown when all have voted.
lupus-in-tabula-board-line-plea = { $who } pleads: the others listen.
lupus-in-tabula-board-line-plea-mine = Defend yourself: why not you?
lupus-in-tabula-board-line-final = { $who } votes: who is to be lynched?
lupus-in-tabula-board-line-final-mine = Your vote: who is to be lynched?
lupus-in-tabula-board-line-final-once = All vote at the same time: who is to be lynched?
lupus-in-tabula-board-nominee-you = You had to plead: you have no vote in this ballot.
lupus-in-tabula-board-dead-you = You are out of the game: you see what the village sees, and are silent.
lupus-in-tabula-board-shadow-you = You are a shadow: silent, but you vote in the first ballot.
lupus-in-tabula-board-ghost-you = You are out of the game: you see everything, and are silent.
lupus-in-tabula-board-moderator-you = You are the moderator: you see everything.

## The question of the night

lupus-in-tabula-board-ask-suspect = Whom do you suspect?
lupus-in-tabula-board-ask-look = Whom do you want to look at?
lupus-in-tabula-board-ask-guard = Whom do you guard tonight?
lupus-in-tabula-board-ask-haunt = Who is to plead tomorrow?
lupus-in-tabula-board-ask-tear = Who is to be the victim?
lupus-in-tabula-board-ask-copy = Whom do you want to be like?
lupus-in-tabula-board-nobody = Nobody
lupus-in-tabula-board-sending = Sending your answer…
lupus-in-tabula-board-answered = You have answered: { $who }. You may change it until dawn.
lupus-in-tabula-board-answered-covered = You have answered. You may change it until dawn.
lupus-in-tabula-board-answer = Answer: { $who }
lupus-in-tabula-board-next-answer = Tap a house
lupus-in-tabula-board-why-covered = That answer is not possible for you. Hold your card to see which are.

## My card

lupus-in-tabula-board-card = Your card
lupus-in-tabula-board-card-covered = Your card, face down. Press and hold to look.
lupus-in-tabula-board-you-are = You are { $role }.
lupus-in-tabula-board-fellows = With you: { $who }
lupus-in-tabula-board-question = Tonight
lupus-in-tabula-board-learned-nothing = You have learned nothing at night so far.
lupus-in-tabula-board-learned-look = Night { $n }: { $who } is { $shade }.
lupus-in-tabula-board-learned-medium = Night { $n }: { $who } was { $shade }.
lupus-in-tabula-board-learned-copy = Night { $n }: you pointed at { $who }. { $copy }

## Houses

lupus-in-tabula-board-village = The village
lupus-in-tabula-board-house-name = { $n }, { $name }
lupus-in-tabula-board-house-moderator = moderator
lupus-in-tabula-board-house-torn = dead since night { $n }
lupus-in-tabula-board-house-lynched = lynched on day { $n }
lupus-in-tabula-board-house-is = card: { $role }
lupus-in-tabula-board-house-says = says: { $role }
lupus-in-tabula-board-house-accused = accused by { $who }
lupus-in-tabula-board-house-trusted = trusted by { $who }
lupus-in-tabula-board-house-doubted = doubted by { $who }
lupus-in-tabula-board-house-wolf = seen as a werewolf, says { $who }
lupus-in-tabula-board-house-human = seen as a human, says { $who }
lupus-in-tabula-board-house-votes = { $n ->
    [one] one vote, from { $who }
   *[other] { $n } votes, from { $who }
}
lupus-in-tabula-board-house-chosen = chosen by { $who }
lupus-in-tabula-board-house-nominee = has to plead
lupus-in-tabula-board-house-owl = named by the owl
lupus-in-tabula-board-house-turn = their turn now
lupus-in-tabula-board-house-ready = nothing to add
lupus-in-tabula-board-house-mine = your house

## By day

lupus-in-tabula-board-about = About { $name }
lupus-in-tabula-board-next-talk = Tap a house to say something about somebody.
lupus-in-tabula-board-do-accuse = I accuse
lupus-in-tabula-board-do-trust = I trust
lupus-in-tabula-board-do-doubt = I doubt
lupus-in-tabula-board-do-saw-wolf = Saw: wolf
lupus-in-tabula-board-do-saw-human = Saw: human
lupus-in-tabula-board-do-am = I am …
lupus-in-tabula-board-do-am-title = Who do you say you are? True or not.
lupus-in-tabula-board-do-ready = Nothing to add
lupus-in-tabula-board-do-ready-plea = I have spoken
lupus-in-tabula-board-do-more = More time ({ $n } of { $needed })
lupus-in-tabula-board-do-vote = Vote against { $who }
lupus-in-tabula-board-next-vote = Tap a house to vote
lupus-in-tabula-board-left = { $n ->
    [0] You have said all you may say today.
    [one] You may say one more thing today.
   *[other] You may say { $n } more things today.
}
lupus-in-tabula-board-said = Said today
lupus-in-tabula-board-said-nothing = Nobody has said anything with the buttons today.
lupus-in-tabula-board-past-votes = Votes of earlier days
lupus-in-tabula-board-past-day = Day { $n }, ballot { $round }
lupus-in-tabula-board-past-row = Against { $at }: { $who }
lupus-in-tabula-board-past-owl = Named by the owl: { $who }
lupus-in-tabula-board-chat-few = Only the werewolves read this.

## Sounds

lupus-in-tabula-board-voice = Voice
lupus-in-tabula-board-voice-help = The story is read aloud on this device.
lupus-in-tabula-board-voice-none = This device has no voice for this language.
lupus-in-tabula-board-wind = Wind
lupus-in-tabula-board-wind-help = A quiet wind in the background, on this device.
lupus-in-tabula-board-sounds = Sounds

## Narration of a night

lupus-in-tabula-narrate-fall = Night { $n } falls. Answer in silence.
lupus-in-tabula-narrate-freemason = Freemasons, get to know each other.
lupus-in-tabula-narrate-medium = Medium, the dead speak to you.
lupus-in-tabula-narrate-seer = Seer, whom do you look at?
lupus-in-tabula-narrate-bodyguard = Bodyguard, whom do you guard?
lupus-in-tabula-narrate-owl = Owl, for whom do you hoot?
lupus-in-tabula-narrate-meet = Werewolves, get to know each other. No victim yet.
lupus-in-tabula-narrate-wolf = Werewolves, who is your victim?
lupus-in-tabula-narrate-mythomaniac = Mythomaniac, whom do you copy?
lupus-in-tabula-narrate-end = Soon the cock will crow.

## The end

lupus-in-tabula-board-won-village = The village wins
lupus-in-tabula-board-won-wolves = The werewolves win
lupus-in-tabula-board-won-hamster = The werehamster wins alone
lupus-in-tabula-board-who-was-what = Who was what
lupus-in-tabula-board-winner = winner
lupus-in-tabula-board-nights = Night by night
lupus-in-tabula-board-night-n = Night { $n }
lupus-in-tabula-board-was-victim = The werewolves chose { $who }.
lupus-in-tabula-board-was-no-victim = The werewolves chose nobody.
lupus-in-tabula-board-was-looked = The seer looked at { $who }.
lupus-in-tabula-board-was-guarded = The bodyguard stood at the door of { $who }.
lupus-in-tabula-board-was-haunted = The owl named { $who }.
lupus-in-tabula-board-was-copied = The mythomaniac pointed at { $who }.
lupus-in-tabula-board-was-dead = Died that night: { $who }
lupus-in-tabula-board-was-no-dead = Nobody died that night.
lupus-in-tabula-board-was-lynched = Lynched the day after: { $who }
lupus-in-tabula-board-suspected = Who suspected whom
lupus-in-tabula-board-suspected-nobody = nobody
lupus-in-tabula-board-eyes = Who had a good nose
lupus-in-tabula-board-eyes-help = How often somebody suspected a werewolf at night, and voted against one by day.
lupus-in-tabula-board-eyes-who = Player
lupus-in-tabula-board-eyes-nights = Suspicions
lupus-in-tabula-board-eyes-votes = Votes
lupus-in-tabula-board-eyes-of = { $right } of { $all }

## Before the game, and the reference card

lupus-in-tabula-board-mix = Cards in this game
lupus-in-tabula-board-mix-help = Everybody knows how many cards of each kind there are, but not who has which.
lupus-in-tabula-board-mix-one = { $n } × { $role }
lupus-in-tabula-board-mix-hand = All on this one phone? Set “Seconds of a night” to 0, and hand the phone round.
lupus-in-tabula-board-mix-moderator = The last seat moderates: { $who }
lupus-in-tabula-board-point-night = Night: everybody is asked something and taps a house. What comes of it is known at dawn.
lupus-in-tabula-board-point-day = Day: talk, lie, find out. The buttons say it in everybody's language.
lupus-in-tabula-board-point-ballot = First ballot: those with the most votes plead. Second ballot: one of them is lynched.
lupus-in-tabula-board-point-win = The village wins when all werewolves are dead, the werewolves when they are as many as the others. A living werehamster wins instead of either.
lupus-in-tabula-board-point-secret = Cards stay secret until the end, also those of the dead.
