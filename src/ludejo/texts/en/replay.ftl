## Seeing a game again

replay-title = { $game } again · Ludejo
replay-loading = Fetching the game…
replay-away = The server doesn't answer.
replay-try-again = Try again
replay-games = Games at this table
replay-game = Game { $number }
replay-eyes = Through whose eyes?
replay-eyes-all = Everything open
replay-eyes-onlooker = Onlooker
replay-steps = Step by step
replay-step = { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-undone = The last move is taken back.
replay-late = The bot did not answer in time: this is a quick move in its place.
replay-nothing = Nothing new to these eyes.
replay-secretly = in secret:
replay-more = More about this game
replay-share = Link to this step
replay-share-hint = Whoever opens this link sees the game at this step, through these eyes.
replay-copy = Copy
replay-copied = Copied
replay-record = Download the record

## What was believed

replay-beliefs = What they believed
replay-believed = { $kind ->
    [bot] { $name } believed
   *[person] { $name } could know
}
replay-believed-now = just before this move
replay-believed-earlier = before their last move
replay-believed-loading = Working it out…
replay-believed-none = No move was made here.
replay-believed-nothing = Nothing was hidden.
replay-believed-others = others
replay-believed-true = true
replay-believed-why = Worked out from what this seat had seen and from how the others had played; good to a few percent.
replay-percent = { $percent ->
    [0] under 1%
   *[other] { $percent }%
}

## Was the deal honest?

replay-check = Check the deal
replay-check-intro = Before the first card the server showed a seal: the fingerprint of its secret. Then each player's device added a random number. Secret and numbers together made every shuffle and every draw. Now all of it lies open, and this device has checked it on its own.
replay-found-right = Right
replay-found-wrong = Wrong
replay-found-unknown = Can't be checked here
replay-check-seal = The secret fits the seal
    .right = The seal begins with { $seal }. It was fixed before any number was known, and no other secret fits it.
    .wrong = The secret in the record is not the one that was sealed. Don't trust this deal.
replay-check-own = Your own number took part
    .right = The number from this device is in the record, and the seal is the one you were shown before the deal. So nobody could choose your cards, not even the host.
    .wrong = The record has another number than the one this device gave. Don't trust this deal.
    .unknown = This device gave no number to this deal, or no longer knows it. On a device that played along, it can be checked.
replay-check-pledges = Nobody changed a number
    .right = Before this device opened its number, it was shown the fingerprints of everybody's numbers. The numbers in the record fit them.
    .wrong = A number is missing from the record, or is not the one whose fingerprint this device was shown before the deal. Don't trust this deal.
    .unknown = This device was not shown the fingerprints of the others' numbers before the deal, or no longer knows them.
replay-withheld = { $name } did not open a pledged number in time, so the deal began anew with fresh numbers from the others.
replay-check-luck = Luck says who begins
    .right = Secret and numbers give { $word } as the first word, and by it chair number { $seat } begins. So it was. All further cards come from the same source.
    .wrong = Secret and numbers give { $word } as the first word, and by it chair number { $seat } begins. But somebody else began. Don't trust this deal.
    .unknown = Secret and numbers give { $word } as the first word. At this table nobody asked luck who begins, so the page has nothing to compare it with.
replay-check-hash = The record is whole
    .right = Its hash begins with { $hash } and is what its contents give: nothing was damaged or carelessly changed.
    .wrong = Something in the record was changed after it was written.
replay-proves = What this proves
replay-proves-text = Nobody chose the cards, if the seal is the one that was shown before the deal. To see that the moves and the result follow the rules, too, play the record again on a computer of your own: “ludejo replay FILE” deals every card anew.
replay-proves-not = What it doesn't
replay-proves-not-text = The hash finds damage; it is no signature. Whoever makes up another legal game with the same deal can write its hash, too, and nothing proves names and times. Compare hashes with somebody else who was there.
replay-numbers = The numbers themselves
replay-number-seal = Seal
replay-number-secret = Secret
replay-number-none = no number
replay-number-hash = Hash of the record
