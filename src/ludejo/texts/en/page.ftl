## The page around the game

page-home = Home
page-close = Close
page-menu = Menu
page-bar = At the table
page-yes = Yes
page-no = No
page-title-table = Table · Ludejo
page-title-turn = Your turn · Ludejo
page-connecting = Going to the table…
page-ended = You are no longer at this table.
page-line-lost = The connection is lost. We keep trying; nothing you have played is gone.
page-saving-trouble = The server can't save at the moment. The game waits; nothing is lost.
page-withheld = { $name }: the number for the deal was not opened in time. The cards are dealt anew, and numbers from that device no longer count at this table.
page-withheld-missed = This device did not open its number for the deal in time. The cards are dealt anew without it, and its numbers no longer count at this table.
page-withheld-late = This device sent its number for the deal, but the server says that it did not come in time. The cards are dealt anew without it. If your connection was good, don't trust this server's deals.
page-rule = Rule { $rule }
page-private-game = This game is going on without you: only those with a chair see it.

## Who are you

page-your-name = Your name
page-your-colour = Your colour and shape
page-sit-down = Go to the table
page-seat-empty = Empty chair
page-shape-triangle = Red triangle
page-shape-circle = Blue circle
page-shape-square = Green square
page-shape-diamond = Golden diamond
page-shape-star = Violet star
page-shape-drop = Turquoise drop
page-shape-moon = Brown moon
page-shape-clover = Olive clover

## During the game

page-history = What happened
page-history-empty = Nothing has happened yet.
page-log = What happens
page-reference = Cards
page-all-rules = All the rules
page-paused = The game is paused.
page-pause = Pause
page-resume = Go on
page-undo = Take back my move
page-undo-asked = { $name } would like to take back the last move.
page-is-away = is away.
page-let-bot = Let a bot play meanwhile
page-bot-keeps = is away; a bot keeps the chair warm.
page-take-back = Take my chair back
page-settings = Settings
page-open-screen = Table for a big screen
page-leave = Leave the page
page-leave-hint = Your chair stays yours: come back with the same link.
page-move-away = Play on another device
page-move-away-hint = Which chair shall go to another device? You get a link that works once.
page-move-away-link = { $minutes ->
    [one] Open this link there or scan the code (good for { $minutes } minute):
   *[other] Open this link there or scan the code (good for { $minutes } minutes):
}

## On the board of any game

page-board-turn-yours = Your turn
page-board-turn = { $seat } is playing
page-board-next-card = Choose a card
page-board-back = One step back
page-board-choose-first = First choose a card from your hand.
page-board-on-turn = On turn
page-board-bot = Bot
page-board-away = Away
page-board-cards = { $n ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
page-board-holds = In hand: { $cards }
page-board-hand = Cards in your hand
page-board-covered-card = Card { $n }, face down
page-board-hold-hint = Press and hold to look.
page-board-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}

## One device for several people

page-pass-to = Pass it to { $name }
page-pass-hint = Cards are shown only when { $name } alone is looking.
page-pass-take = It's me, { $name }
page-pass-else = Somebody else takes it
page-pass-else-hint = Whoever has more to say or to look at takes it.
page-put-down = Cover
page-uncover = Uncover

## The end

page-won = { $count ->
    [0] Nobody wins this time
    [one] { $winners } wins
   *[other] { $winners } win together
}
page-again = Play again
page-again-host = The host, { $name }, can start another game.
page-replay = See the game again

## Chat

page-chat = Chat
page-chat-audience = Everybody at this table reads this.
page-chat-covered = The chat of this night is covered like your cards.
page-chat-say = Say something
page-chat-send = Send
page-phrase-hello = Hello, everybody!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-oh-no = Oh no!
page-phrase-hurry = Your turn, I think.
page-phrase-moment = One moment, please.
page-phrase-thanks = Thank you!
page-phrase-bye = Bye, see you soon!
