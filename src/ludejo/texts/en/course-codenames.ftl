## Codenames in four minutes

course-codenames-aim = Welcome, agent! 25 words lie on the table. Nine belong to your team, Red, and eight to Blue. But only the two spymasters know which! The team that finds all its words first wins.
course-codenames-clue = { $bot } is your spymaster and says one word and a number: “fruit 2”. So two words on the table are about fruit. Tap the first one you see.
course-codenames-clue-pear = PEAR fits, too! You take it next. First tap APPLE, at the top left.
course-codenames-clue-try = Hm, is that a fruit? Look at the top left!
course-codenames-fine = You challenge a clue that breaks the rules. This one is fine, so just guess on.
course-codenames-touch = You point at APPLE. Everybody sees it, your team can talk about it, and nothing is decided yet. Are you sure? Then tap APPLE again, or the button.
course-codenames-touch-try = You may point at several words. But APPLE is surely right: tap it, then the button.
course-codenames-second = Right! A red agent covers APPLE, and you may go on. Find the second fruit: tap it to point, tap it again to touch it.
course-codenames-second-stop = You may stop here. But there is one more fruit, right in the middle!
course-codenames-second-try = There is a surer word: PEAR, right in the middle. Tap it, then the button.
course-codenames-stop = Both found! You may always guess once more than the number says, so three times here. But no other word is about fruit, and a wrong one can hurt. Press “Stop”.
course-codenames-stop-try = You may do that. But you would only guess blindly, and one of these words is the assassin! Better press “Stop”.
course-codenames-colours = Blue heard “sea 2”, touched SHIP and went on. But ISLAND is only a bystander, and that ends the turn. A word of the other team ends it, too, and helps that team. And whoever touches the assassin loses at once!
course-codenames-key = Change chairs: now you are the spymaster! You see the key: red words are yours, blue ones theirs, those with a ring are bystanders, and black is the assassin, PENGUIN. Tell nobody!
course-codenames-give = Help { $bot } find SNOW and SLEDGE: choose a clue, or type one below, with the number 2. Not allowed: a word on the table, or one with the same root. And mind PENGUIN!
course-codenames-give-visible = This word lies on the table, so it can't be a clue. Choose another one.
course-codenames-give-root = It has the same root as a word on the table, like “snow” in “snowman”. That is not allowed. Choose another one.
course-codenames-give-risky = That is allowed. But { $bot } may think of PENGUIN, and that is the assassin! Which clue fits only SNOW and SLEDGE?
course-codenames-give-unknown = Maybe! But I am not sure that { $bot } would understand it. When do you need a SLEDGE in the SNOW?
course-codenames-give-number = A good word! The number says how many words you mean. SNOW and SLEDGE are two, so choose 2.
course-codenames-end = { $bot } has understood you! Then Blue touched PENGUIN for “bird”: the assassin! So Red wins. Otherwise the first team with all its words covered wins. Now you know how it goes. Have fun!
