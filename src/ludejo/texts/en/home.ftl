## The front page

home-line = Table games for friends: everyone on their own phone, or all around one. No account.
home-games = Games
home-seats = { $fewest } to { $most } players
home-play-now = Play now against bots
home-dealing = Dealing the cards…
home-lent-name = Guest
home-open = Open a table
home-learn = Learn it in two minutes
home-rules = Rules
home-not-yet = Not ready yet
home-away = The server doesn't answer. Check your connection and try again.
home-try-again = Try again

## A new table

home-open-title = New table: { $game }
home-open-seats = How many chairs?
home-open-seats-hint = Bots can take the chairs that stay empty.
home-open-whom = Who may come?
home-private = Private
    .help = Only people with the link or the code. Only those with a chair see the game.
home-public = Listed
    .help = Shown on the front page of this server: anybody may sit down or look on.
home-open-now = Open the table

## To a table of others

home-join-title = Join a table
home-join-placeholder = Code or link
home-join = Join
home-join-hint = For a QR code, point your phone's own camera at it: it opens the table by itself.
home-join-wrong = That doesn't lead to a table. A code has ten letters and digits; a link has /t/ before them.
home-mine = Your tables
home-mine-back = Go back
home-mine-replay = See the game again
home-mine-nobody = Nobody else has been there yet
home-mine-forget = Forget this table ({ $when })
home-listed = Open tables
home-listed-host = Host: { $name }
home-listed-free = { $free ->
    [one] One free chair
   *[other] { $free } free chairs
}
home-listed-going = The game is on
home-watch = Look on

## You and this device

home-you = You and this device
home-save = Save
home-cancel = Cancel
home-language = Language
home-light = Appearance
home-light-auto = Automatic
home-light-light = Light
home-light-dark = Dark
home-sound = Sound
    .help = Two knocks on wood when it is your turn.
home-buzz = Vibration
    .help = A short buzz when it is your turn, where the device can.
home-chat = Chat
    .help = Show what people write at the table.
home-covered = Cover my cards
    .help = They lie face down and show themselves only while you hold them.
home-no-account = There is no account. The tables you were at keep your name; you can have it taken out.
home-forget = Forget me
home-forget-sure = Your name and your words are taken out of every table here, you lose your chairs, and this browser forgets your tables. Games stay, without your name. This can't be undone.

## Inviting others

home-invite = Invite the others
home-invite-hint = Scan it with a phone's camera, or type the code at { $address }:
home-invite-scan = Scan it with a phone's camera.
home-code = Code: { $code }
home-link = Link to this table
home-link-alone = This address works on this computer only. Let the others scan the QR code.
home-copy = Copy
home-copied = Copied
home-share = Send the link
home-share-text = Come and play with me: { $game }
home-qr = QR code of this table
home-qr-bigger = Show the QR code bigger
home-qr-smaller = Show the QR code smaller

## The big screen

home-screen-scan = Scan with your phone to sit down.
home-screen-type = Scan with your phone to sit down, or type this code at { $address }:
home-screen-free = Come to the table
home-screen-private = If the table is private, open its screen by a link from the page of somebody who sits there.

## Chairs

seat-chairs = Chairs round the table
seat-chair = Chair { $number }
seat-free = Free
seat-sit-here = Sit here
seat-sit-down = Sit down
seat-move-here = Move to this chair
seat-stand = Leave this chair
seat-who-are-you = Who are you?
seat-other-name = Their name
seat-other-colour = Their colour and shape
seat-is-you = you
seat-is-host = host
seat-is-bot = bot
seat-is-kept = away, a bot keeps the chair warm
seat-is-away = away
seat-is-muted = silenced in the chat
seat-has-withheld = gives no number to the deal
seat-no-chair = without a chair
seat-people = Who is here

## Bots

seat-put-bot = Put a bot here
seat-send-bot = Send the bot away
seat-bots = Bots
seat-more-bots = More bots
seat-which-bot = bot: { $bot }
seat-bot-easy = Easy
    .help = Decides on a whim and overlooks things: for a first game, or with children.
seat-bot-normal = Normal
    .help = Thinks a little: an even match for most people.
seat-bot-hard = Hard
    .help = Thinks thousands of moves ahead and learns from what you play. It sees no more than you would.
seat-bot-counting = Counting bot
    .help = Counts the cards and plays by rules of thumb: a fair opponent.
seat-bot-random = Random bot
    .help = Makes any move that is allowed: good for trying things out.
seat-away-hint = This person is away. A bot can keep the chair warm; they get it back when they return.

## The host's cares

seat-manners = More about { $name }
seat-mute = Silence in the chat
seat-mute-sure = { $name } won't be able to write in the chat. You can take this back at any time.
seat-unmute = Allow chatting again
seat-remove = Send away
seat-remove-sure = { $name } has to leave this table and can't come back.
seat-remove-network = Let nobody new in from the same network, either
seat-options = What is agreed
seat-options-host = The host chooses.
seat-options-expert = For experts

## Several people, several screens

seat-around = Devices and screens
seat-add-person = Add a person on this device
    .help = You pass it on: before secrets are shown, it asks for the right person.
seat-screen = Table on a big screen
    .help = A new tab with what everybody may see: for a TV at this device.
seat-screen-away = On a TV of its own
    .help = A link that lets another browser show the table, once.
seat-screen-link = { $minutes ->
    [one] Open this address there (good for { $minutes } minute):
   *[other] Open this address there (good for { $minutes } minutes):
}

## Before the start

seat-private = Private: by link or code only
seat-public = Listed: anybody may come
seat-empty-count = { $count ->
    [one] One chair is still empty.
   *[other] { $count } chairs are still empty.
}
seat-all-here = All chairs are taken.
seat-wait-host = All are here. We are waiting for the host:
seat-wait-start = All are here. We are waiting for the host to start.
seat-start = Start
seat-fill-start = Fill with bots and start
seat-dealing = The cards are being dealt…
seat-luck = Every device and the server add a secret number to the deal, so that nobody can choose the cards.

# A list of one's own words
seat-list-count =
    { $count ->
        [one] one word
       *[other] { $count } words
    }
seat-list-none = the words of the game
seat-list-enter = Paste or write your own words
seat-list-change = Change your own words
seat-list-back = Play with the words of the game
seat-list-play = Play with your own words
seat-list-words = Words, one a line
seat-list-help = Write or paste one word a line, or choose a text file. Lines that begin with # are remarks. The list stays in this browser, so you will find it here next time.
seat-list-file = Choose a file
seat-list-use = Use this list
seat-list-taken = The table plays with these words: { $count }.
seat-list-fit = Words fit for a card so far: { $count }.
seat-list-skipped = Empty lines and remarks that were left out: { $count }.
seat-list-faults = Please correct these lines
seat-list-more = … and more lines like these: { $count }
seat-list-too-big = That is too much for a list of words.
seat-list-no-text = This file is not plain text in UTF-8. Save it that way, or paste its words here.
