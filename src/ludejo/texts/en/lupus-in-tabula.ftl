## Roles, sides, and what can be learned

lupus-in-tabula-role-villager = villager
    .as = a villager
    .many = villagers
lupus-in-tabula-role-wolf = werewolf
    .as = a werewolf
    .many = werewolves
lupus-in-tabula-role-seer = seer
    .as = the seer
    .many = seers
lupus-in-tabula-role-medium = medium
    .as = the medium
    .many = mediums
lupus-in-tabula-role-possessed = possessed one
    .as = the possessed one
    .many = possessed ones
lupus-in-tabula-role-bodyguard = bodyguard
    .as = the bodyguard
    .many = bodyguards
lupus-in-tabula-role-owl = owl
    .as = the owl
    .many = owls
lupus-in-tabula-role-freemason = freemason
    .as = a freemason
    .many = freemasons
lupus-in-tabula-role-hamster = werehamster
    .as = the werehamster
    .many = werehamsters
lupus-in-tabula-role-mythomaniac = mythomaniac
    .as = the mythomaniac
    .many = mythomaniacs
lupus-in-tabula-role-freemasons = freemasons
lupus-in-tabula-side-village = the village
    .won = No werewolf is left: the village wins!
lupus-in-tabula-side-wolves = the werewolves
    .won = There are at least as many werewolves as others: the werewolves win!
lupus-in-tabula-side-hamster = the werehamster
    .won = The werehamster is still alive at the end, and wins alone!
lupus-in-tabula-shade-wolf = werewolf
    .as = a werewolf
lupus-in-tabula-shade-human = human
    .as = a human
lupus-in-tabula-copy-wolf = From now on you are a werewolf, too.
lupus-in-tabula-copy-seer = From now on you are a seer, too.
lupus-in-tabula-copy-neither = That is neither a werewolf nor the seer: you stay an ordinary human.

## What the roles do

lupus-in-tabula-text-villager = You have no special power, but you have eyes, ears and a vote. Find out who the werewolves are!
lupus-in-tabula-text-wolf = Every night you and the other werewolves choose a victim together. By day, act as if you were a human. You win when there are as many werewolves as others.
lupus-in-tabula-text-seer = Every night you look at one player and learn whether that one is a werewolf. Use what you know, but don't let the werewolves find you!
lupus-in-tabula-text-medium = From the second night on you learn whether the one who was lynched the day before was a werewolf.
lupus-in-tabula-text-possessed = You are a human, but you win with the werewolves. You don't know who they are, and they don't know you.
lupus-in-tabula-text-bodyguard = From the second night on you guard one of the other players each night. If the werewolves come for that player, nobody is torn.
lupus-in-tabula-text-owl = Every night you choose a player. After the first ballot of the next day that player has to plead, too. You are a human and win with the village.
lupus-in-tabula-text-freemason = There are two of you, and you know each other from the first night on. So you know of one other player who is human for sure.
lupus-in-tabula-text-hamster = You play for yourself. The werewolves can't kill you, but you die if the seer looks at you. If you are alive when the game ends, you alone win.
lupus-in-tabula-text-mythomaniac = At the end of the second night you may point at another player, once. If it is a werewolf or the seer, you become the same. Otherwise you stay an ordinary human.

## Reference card

lupus-in-tabula-short-villager = Talks, thinks and votes
lupus-in-tabula-short-wolf = Chooses a victim each night, with the pack
lupus-in-tabula-short-seer = Each night: is this one a werewolf?
lupus-in-tabula-short-medium = Was the lynched one a werewolf?
lupus-in-tabula-short-possessed = A human who wins with the werewolves
lupus-in-tabula-short-bodyguard = Guards somebody each night
lupus-in-tabula-short-owl = Makes somebody plead each day
lupus-in-tabula-short-freemason = Two humans who know each other
lupus-in-tabula-short-hamster = Wins alone, if alive at the end
lupus-in-tabula-short-mythomaniac = May turn into a werewolf or a seer

## What happens

lupus-in-tabula-event-dealt = The cards are dealt: look at your own, and show it to nobody.
lupus-in-tabula-event-role = You are { $role-as }.
lupus-in-tabula-event-mates = These are the { $role-many }: { $seats }.
lupus-in-tabula-event-pointed =
    { $task ->
        [look] { $seat } looks at { $at }.
        [guard] { $seat } guards { $at }.
        [haunt] { $seat } makes { $at } plead tomorrow.
        [tear] { $seat } wants { $at } as the victim.
        [copy] { $at-is ->
            [none] { $seat } doesn't want to be like anybody else.
           *[other] { $seat } wants to be like { $at }.
        }
       *[suspect] { $at-is ->
            [none] { $seat } suspects nobody.
           *[other] { $seat } suspects { $at }.
        }
    }
lupus-in-tabula-event-night = Night { $night } falls. The village closes its eyes.
lupus-in-tabula-event-dawn =
    { $moderator ->
        [yes] { $dead-count ->
            [0] Day { $day } breaks. The werewolves' victim was the moderator, so all of you are still alive.
           *[other] Day { $day } breaks. The werewolves' victim was the moderator. Dead, too: { $dead }.
        }
       *[no] { $dead-count ->
            [0] Day { $day } breaks. Nobody has died in the night.
            [one] Day { $day } breaks. { $dead } is dead.
           *[other] Day { $day } breaks. { $dead } are dead.
        }
    }
lupus-in-tabula-event-shown = All cards are open to you now: { $roles }.
lupus-in-tabula-event-looked = You have looked: { $at } is { $shade-as }.
lupus-in-tabula-event-medium = The dead have told you: { $at } was { $shade-as }.
lupus-in-tabula-event-copied = You pointed at { $at }. { $copy }
lupus-in-tabula-event-spoken =
    { $act ->
        [accuse] { $seat } accuses { $at }.
        [trust] { $seat } trusts { $at }.
        [doubt] { $seat } doubts what { $at } says.
        [saw] { $seat } says: I saw that { $at } is { $shade-as }.
       *[am] { $seat } says: I am { $role-as }.
    }
lupus-in-tabula-event-ready = { $seat } has nothing to add.
lupus-in-tabula-event-more = { $seat } would like to talk longer.
lupus-in-tabula-event-prolonged = More than half of the village wants to talk on: the clock starts again.
lupus-in-tabula-event-ballot =
    { $round ->
        [1] The first ballot: everybody names somebody who is to plead.
        [2] The second ballot is between { $nominees }: one of them will be lynched.
       *[other] The ballot is repeated, between { $nominees }: one of them will be lynched.
    }
lupus-in-tabula-event-voted = { $seat } votes against { $at }.
lupus-in-tabula-event-absent = { $seat } did not vote in time.
lupus-in-tabula-event-votes =
    { $round ->
        [1] The votes of the first ballot: { $votes }
       *[other] The votes: { $votes }
    }
lupus-in-tabula-event-owl = The owl hooted in the night: { $at } has to plead.
lupus-in-tabula-event-nominated =
    { $tie ->
        [yes] A tie! { $nominees } must plead once more.
       *[no] { $nominees } must plead now.
    }
lupus-in-tabula-event-lynched =
    { $by_luck ->
        [yes] The votes decide nothing, so luck does: { $seat } is lynched.
       *[no] The village has decided: { $seat } is lynched.
    }
lupus-in-tabula-event-over = { $winner-won } Winners: { $winners }. Who was what: { $roles }.

## Why a move is not possible

lupus-in-tabula-refusal-is-over = The game is over.
lupus-in-tabula-refusal-is-moderator = The moderator sees everything, but neither plays nor votes.
lupus-in-tabula-refusal-is-dead = You are out of the game: the dead are silent.
lupus-in-tabula-refusal-no-such-player = Nobody plays there: choose one of the players.
lupus-in-tabula-refusal-no-point-now = It is day: questions like that are asked at night.
lupus-in-tabula-refusal-no-vote-now = There is no ballot now.
lupus-in-tabula-refusal-not-your-turn = One votes after the other: it is not your turn yet.
lupus-in-tabula-refusal-has-voted = You have voted already, and a vote can't be changed.
lupus-in-tabula-refusal-nominee-votes = You are one of those who have pleaded: the others vote now.
lupus-in-tabula-refusal-shadow-votes = Shadows vote in the first ballot of a day only.
lupus-in-tabula-refusal-not-nominated = This ballot is only about those who have pleaded: choose one of them.
lupus-in-tabula-refusal-no-ready-now = Nobody waits for you just now.
lupus-in-tabula-refusal-is-ready = You have said already that you have nothing to add.
lupus-in-tabula-refusal-not-your-plea = Somebody else is pleading now.
lupus-in-tabula-refusal-no-more-now = More time can be had only while the village talks.
lupus-in-tabula-refusal-wants-more = You have asked for more time already.
lupus-in-tabula-refusal-prolonged-enough = The village has talked long enough today.
lupus-in-tabula-refusal-more-is-off = At this table nobody can ask for more time to talk.
lupus-in-tabula-refusal-no-talk-now = Nobody speaks now: wait for the day, or for the end of the ballot.
lupus-in-tabula-refusal-spoken-enough = You have said all you may say today with the buttons.
lupus-in-tabula-refusal-role-absent = There is no such card in this game.
lupus-in-tabula-refusal-changed-enough = You have changed your answer often enough tonight.
lupus-in-tabula-refusal-same-answer = That is your answer already.
lupus-in-tabula-refusal-wolf-target = Werewolves don't tear each other: choose somebody else.
lupus-in-tabula-refusal-target-dead = Choose somebody who is alive.
lupus-in-tabula-refusal-not-yourself = You can't choose yourself: choose somebody else.
lupus-in-tabula-refusal-choose-somebody = You have to choose somebody.
lupus-in-tabula-refusal-too-many-roles = { $players } players are too few for so many special roles.
lupus-in-tabula-refusal-too-few-roles = With { $players } players there would be more than twelve villagers: choose more special roles.
lupus-in-tabula-refusal-role-needs-more = For the { $role } at least { $least } players are needed.
lupus-in-tabula-refusal-moderator-needs-more = With a person as moderator at least { $least } seats are needed.
lupus-in-tabula-refusal-ghosts-and-shadows = Shadows vote, so the dead can't see everything: choose one of the two.
lupus-in-tabula-refusal-one-phone = A night of 0 seconds is for one phone that is handed round. With several devices choose a longer night: else the network would tell who is busy.

## What somebody has at the end (LT-26)

lupus-in-tabula-result = { $points ->
    [0] lost
   *[other] won
}

## Table options

lupus-in-tabula-option-roles = Special roles
    .help = Who lives in the village besides villagers, werewolves and the seer. The usual mix has every special role as soon as you are enough for it: medium 9, possessed one 10, bodyguard 11, owl 12, freemasons 13, werehamster 15, mythomaniac 16 players.
lupus-in-tabula-option-roles-usual = The usual mix
lupus-in-tabula-option-roles-none = None
lupus-in-tabula-option-minimum = Players for a special role
    .help = Whether a special role needs the number of players that the rules advise for it.
lupus-in-tabula-option-minimum-kept = As the rules advise
lupus-in-tabula-option-minimum-free = Any number
lupus-in-tabula-option-first = The first night
    .help = Whether the werewolves only get to know each other on the first night (their victim is the moderator, so nobody is out before the first day), or choose a victim at once.
lupus-in-tabula-option-first-moderator = The werewolves only meet
lupus-in-tabula-option-first-wolves = The werewolves choose a victim
lupus-in-tabula-option-ballots = Voting
    .help = One after the other, so that each hears the votes before; or all at the same time, shown together.
lupus-in-tabula-option-ballots-turns = One after the other
lupus-in-tabula-option-ballots-once = All at once
lupus-in-tabula-option-shadows = Shadows
    .help = The dead go on voting as shadows, but only in the first ballot of a day. They stay silent.
lupus-in-tabula-option-shadows-no = No
lupus-in-tabula-option-shadows-yes = Yes
lupus-in-tabula-option-ghosts = What the dead see
    .help = Only what the village sees, or everything; they stay silent either way. Shadows vote, so they can't see everything.
lupus-in-tabula-option-ghosts-blind = What the village sees
lupus-in-tabula-option-ghosts-all = Everything
lupus-in-tabula-option-moderator = Moderator
    .help = The app leads through the game. Or a person does: the last seat sees everything and neither plays nor votes. That takes one seat more.
lupus-in-tabula-option-moderator-app = The app
lupus-in-tabula-option-moderator-person = The last seat
lupus-in-tabula-option-whispers = Werewolves' chat
    .help = Whether the werewolves may write to each other at night. For tables where people are far apart.
lupus-in-tabula-option-whispers-no = No
lupus-in-tabula-option-whispers-yes = Yes
lupus-in-tabula-option-night = Seconds of a night
    .help = Every night takes the same time, so that it tells nothing. 0 is for one phone that is handed round: the night ends when everybody has answered.
lupus-in-tabula-option-talk = Seconds to talk
    .help = How long the village talks before it votes.
lupus-in-tabula-option-more = More time to talk
    .help = The rulebook gives the village three minutes at most. With this option, more than half of the living can have the clock started again, up to three times a day.
lupus-in-tabula-option-more-no = No
lupus-in-tabula-option-more-yes = Yes

## Rules

lupus-in-tabula-rule-LT-1 = Eight to twenty-four players live in a village; a moderator leads through the game and doesn't play. Each player gets a card with a role. There are 24 cards: 3 werewolves, 12 villagers, 2 freemasons, and one each of seer, medium, possessed one, bodyguard, owl, werehamster and mythomaniac.
lupus-in-tabula-rule-LT-2 = With eight players there are two werewolves, one seer and five villagers. From nine on there are more villagers, special roles, or both. A special role needs a certain number of players: medium 9, possessed one 10, bodyguard 11, owl 12, freemasons 13 (always both of them), werehamster 15, mythomaniac 16. A table may set these numbers aside. From sixteen players on there is a third werewolf. A seer is always there, and there are never more than twelve villagers.
lupus-in-tabula-rule-LT-3 = In the usual mix every special role is there as soon as there are enough players for it, and the others are villagers. With 24 players all cards are in the game.
lupus-in-tabula-rule-LT-4 = At night the roles are called in this order: freemasons (first night only), medium (from the second night on), seer, bodyguard (from the second night on), owl, werewolves, mythomaniac (second night only). On your devices all answer at the same time. What seer, medium and mythomaniac learn comes with the dawn, and so do the deaths.
lupus-in-tabula-rule-LT-5 = Every role in the game is called, even when its player is dead. Everybody is asked something every night, and a night always takes the same time: so nobody can tell who is awake.
lupus-in-tabula-rule-LT-6 = The seer looks at one other living player each night and learns whether that one is a werewolf. The possessed one and the werehamster are none; a mythomaniac who has turned into a werewolf is one.
lupus-in-tabula-rule-LT-7 = The werewolves know each other and choose one victim among the living, never a werewolf. Each sees whom the others want; they don't talk (a table may allow a chat). If they don't agree, the most votes count; if those are equal, luck decides. They have to choose somebody; but if none of them chooses in time, nobody is torn.
lupus-in-tabula-rule-LT-8 = On the first night the werewolves only get to know each other: their victim is the moderator, and no player is torn. Seer, owl and freemasons act already. A table may let the werewolves choose a victim on the first night already; the bodyguard doesn't act yet then.
lupus-in-tabula-rule-LT-9 = From the second night on the medium learns whether the player who was lynched the day before was a werewolf. The possessed one and the werehamster were none; a mythomaniac who had turned into a werewolf was one.
lupus-in-tabula-rule-LT-10 = From the second night on the bodyguard guards another living player, also the same one several nights in a row. If the werewolves choose that player, nobody is torn. Against the seer's look, which kills the werehamster, no guard helps.
lupus-in-tabula-rule-LT-11 = Each night the owl names one of the other living players.
lupus-in-tabula-rule-LT-12 = The werewolves can't kill the werehamster: if they choose it, nobody is torn. But if the seer looks at it, it dies at dawn, on the first night, too.
lupus-in-tabula-rule-LT-13 = The two freemasons get to know each other on the first night.
lupus-in-tabula-rule-LT-14 = At the end of the second night the mythomaniac points at another living player, once. If that is a werewolf or the seer, the mythomaniac becomes the same, wakes with them from then on, and decides with them. Two seers have one look together; if they don't agree, luck decides between the two wishes. If one of them dies, the other goes on alone. Otherwise the mythomaniac stays an ordinary human. A mythomaniac who has become a werewolf counts as one in everything.
lupus-in-tabula-rule-LT-15 = The possessed one is a human but wins with the werewolves. Neither knows the other.
lupus-in-tabula-rule-LT-16 = What somebody did at night counts even if that player dies the same night.
lupus-in-tabula-rule-LT-17 = At dawn the moderator tells who has died: all names together, in the order of the seats, without a cause; or that nobody has. The dead are out and silent, and their roles stay secret. Then the village talks, for three minutes at most. Everybody may lie, but nobody may ever show a card.
lupus-in-tabula-rule-LT-18 = Then comes the first ballot. One after the other, clockwise, each living player names another living player; all see it, and a vote can't be changed. The one to the left of the player torn last begins; as long as nobody was torn, seat 1 does. Whoever is too late has no vote. If nobody votes at all, everybody has to plead. A table may have all vote at once instead.
lupus-in-tabula-rule-LT-19 = Those with the most votes have to plead. If that is only one player, those with the second most votes have to plead, too. Whoever has no vote needn't.
lupus-in-tabula-rule-LT-20 = After the first ballot the moderator says whom the owl has named, but not who the owl is. That player pleads together with those who have the most votes; those with the second most needn't any more. If the named player has to plead anyway, nothing changes. If the named player is dead, or the owl was dead before the night, nothing is said.
lupus-in-tabula-rule-LT-21 = Those who have to plead speak one after the other, a minute each. Then all other living players vote between them, as in the first ballot. Most votes: lynched. In a tie those who are tied plead and are voted on again; after a second tie luck decides between them. Whoever had to plead has no vote, not even when the ballot is repeated between others. If all the living have to plead, nobody is left to vote: all plead, then luck decides. If only one has to plead, that one is lynched without a vote.
lupus-in-tabula-rule-LT-22 = Whoever is lynched is out and silent, and the role stays secret. Then it is night again.
lupus-in-tabula-rule-LT-23 = The village wins when all werewolves are dead. The werewolves win as soon as there are at least as many of them as of the others. This is checked at dawn, after all that has happened in the night, and after each lynching.
lupus-in-tabula-rule-LT-24 = Everybody who is no werewolf counts as a human here, also the possessed one and the werehamster.
lupus-in-tabula-rule-LT-25 = If the werehamster is alive when a side would win, it wins instead, alone: all others have lost. A dead werehamster never wins.
lupus-in-tabula-rule-LT-26 = A side wins as a whole: its dead win, too. The possessed one wins and loses with the werewolves.
lupus-in-tabula-rule-LT-27 = Option: the dead become shadows. A shadow votes in the first ballot of each day, from the day of its death on if it died at night, but never in the second one. It does nothing at night, is silent, and can't be voted for.
lupus-in-tabula-rule-LT-29 = Only the mythomaniac learns what came of pointing: werewolf, seer, or neither. “Neither” doesn't tell what the other one is. The new companions meet when they next wake together, on the third night; what a seer had seen before isn't passed on.
lupus-in-tabula-rule-LT-30 = The mythomaniac is called on the second night only, and may also choose nobody and stay a human. Somebody who dies at that dawn can still be copied. A mythomaniac who dies at that dawn stays a human. Pointing at the werehamster doesn't kill it, and a seer who looks at the mythomaniac on that night still sees a human.
lupus-in-tabula-rule-LT-31 = The app is the moderator and sits between the last seat and the first. A table may choose a person as moderator: the last seat, which sees everything and neither plays nor votes.
lupus-in-tabula-rule-LT-32 = How many there are of each role is known to all from the start. The dead see what the village sees until the game is over; a table may let them see everything. At the end all cards are shown.
