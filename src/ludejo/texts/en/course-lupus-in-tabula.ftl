## Lupus in Tabula in five minutes

course-lupus-in-tabula-aim = Welcome to the village! Eight people live here, but two of them are werewolves. By night they hunt, by day the village talks and votes. The village wins when both werewolves are gone. The werewolves win when there are as many of them as of the others.
course-lupus-in-tabula-look = It is night. Everybody is asked something, so that nobody sees who has a special card. Yours is the seer: you may look at one player each night. Tap the house of { $bot }, then the button.
course-lupus-in-tabula-look-try = You could do that, too! But I have a feeling about { $bot }. Tap that house.
course-lupus-in-tabula-dawn = Morning! On the first night the werewolves only get to know each other, so all of you are alive. And you have learned something that nobody else knows: { $bot } is a werewolf!
course-lupus-in-tabula-speak = Now the village talks. Warn the others: tap the house of { $bot } and choose “I accuse”.
course-lupus-in-tabula-speak-seer = You may say so, but then the werewolves know that you are the seer, and come for you tonight! Just accuse { $bot } for now.
course-lupus-in-tabula-speak-try = First accuse { $bot }: tap that house, then “I accuse”.
course-lupus-in-tabula-ready = { $bot } doesn't like that and accuses { $seat5 }, who doesn't believe it. Everybody may lie here! All has been said: press “Nothing to add”.
course-lupus-in-tabula-ready-try = You can say a lot in a day. But now press “Nothing to add”.
course-lupus-in-tabula-vote = The first ballot: who has to plead? One votes after the other, and all see it. { $bot } has voted against { $seat5 }. Now you: vote against { $bot }!
course-lupus-in-tabula-vote-try = But { $bot } is a werewolf, you have seen it! Tap that house, then the button.
course-lupus-in-tabula-plea = { $bot } and { $seat5 } have four votes each, the most of all. So these two have to plead. One after the other they say why they are innocent. True or not!
course-lupus-in-tabula-final = Both say: I am a villager. The second ballot is only between these two, and they don't vote. Vote against { $bot }!
course-lupus-in-tabula-final-try = You know better! { $bot } is a werewolf: tap that house, then the button.
course-lupus-in-tabula-lynched = Oh no! Most voted against { $seat5 }, who is lynched: out of the game, and silent. What was on the card? Nobody learns it before the end. And night falls again.
course-lupus-in-tabula-wolf = Change chairs: now you are the one whom you saw, a werewolf! { $seat3 } is one, too. You two know each other, and nobody else knows you.
course-lupus-in-tabula-tear = Together you choose a victim. You see that { $seat3 } wants { $bot }, who accused you, and could be the seer. A good idea: choose { $bot }, too!
course-lupus-in-tabula-tear-try = Then you wouldn't agree, and luck would decide! Choose the same one as { $seat3 }: { $bot }.
course-lupus-in-tabula-torn = { $bot } is dead, and nobody knows why. Such a pity for the village: that was the seer! You are sad, too, of course. By day a werewolf acts just like everybody else.
course-lupus-in-tabula-end = The village has lynched another villager, and you two have torn { $seat4 }. Now there are two werewolves and two others: the werewolves win! All cards are open now. In bigger villages there are more roles. Have fun!
