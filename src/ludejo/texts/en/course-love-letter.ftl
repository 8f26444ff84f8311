## Love Letter in two minutes

course-love-letter-aim = Welcome! Your card carries your love letter. The higher its number, the closer it is to me, the Princess. Be the last one in the round, or hold the highest card when the pile runs out, and a token is yours.
course-love-letter-spy = On your turn you draw a second card, then play one and keep the other. Keep the Countess, she is worth 7. Play the Spy and see what { $bot } holds.
course-love-letter-spy-try = You would give away your 7 for nothing. Play the Spy instead.
course-love-letter-looked = A Baron, 3! Only you have seen it, and the table keeps it in mind for you. Now { $bot } draws and plays.
course-love-letter-guard = { $bot } has guessed that you hold the Princess: wrong, so nothing happens. Your turn. With a Guard you name a card; if { $bot } holds it, { $bot } is out. You know which one, don't you?
course-love-letter-guard-try = Play the Guard and name the card you have seen with the Spy. It stands beside the name { $bot }.
course-love-letter-token = { $bot } is out, and you get a token. Whoever wins a round starts the next one, and all the cards are shuffled again.
course-love-letter-handmaid = Three cards lie open: nobody can hold those this round. The King would swap your card with the one { $bot } holds; keep him, he is worth 6. Play the Handmaid: until your next turn nobody can choose you.
course-love-letter-handmaid-try = That would swap your cards. Better stay as you are, protected by the Handmaid.
course-love-letter-countess = { $bot } played a Guard and had nobody to choose: no effect. But look: the Countess beside the King. With King or Prince in hand she has to be played, and the table offers nothing else.
course-love-letter-countess-try = Together with the King, the Countess has to go. Play her.
course-love-letter-baron = Now { $bot } has looked at your King with a Spy. Don't wait for a Guard! The Baron compares your cards, and the lower one is out. Only 7 and 8 beat your King, and the 7 lies in front of you.
course-love-letter-baron-try = Keep the King for the comparison: play the Baron.
course-love-letter-won = 6 against 5: { $bot } is out, and your second token is here. With two players the usual goal is seven; this little game ends with three.
course-love-letter-prince = That's me! Never let me go: whoever discards the Princess is out, for whatever reason. So play the Prince, who makes somebody discard a card and draw a new one.
course-love-letter-prince-self-try = On yourself? Then you'd have to discard me, and you would be out. Choose { $bot }.
course-love-letter-princess-try = Play me, and you are out at once. Play the Prince on { $bot }.
course-love-letter-end = { $bot } risked the Baron with the Countess in hand: 7 against your 8. That's your third token, and the game is yours. Had the pile run out, both cards would have been shown: the higher one wins. Now you know how it goes.
