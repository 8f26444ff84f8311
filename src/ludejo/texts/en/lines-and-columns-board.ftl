## Whose turn, and what is expected

lines-and-columns-board-expect-green = Open the table with a green card.
lines-and-columns-board-expect-card = Which card do you lay?
lines-and-columns-board-expect-place = Left or right?
lines-and-columns-board-expect-confirm = Ready: what lies there stays there.
lines-and-columns-board-next-place = Choose a place

## At a seat

lines-and-columns-board-passed = Passed
lines-and-columns-board-dealer = Deals

## The table

lines-and-columns-board-table = Rows and columns
lines-and-columns-board-here = Place for: { $card }
lines-and-columns-board-start = Start of a row, for: { $card }
lines-and-columns-board-edge = { $side ->
    [left] New column on the left, row: { $object }
   *[right] New column on the right, row: { $object }
}
lines-and-columns-board-empty = Empty place, row: { $object }, column: { $colour }
lines-and-columns-board-newcomers = Colours without a column: { $colours }
lines-and-columns-board-undealt = { $n ->
    [one] One card lies aside, unseen.
   *[other] { $n } cards lie aside, unseen.
}
lines-and-columns-board-zoom = Size of the table
lines-and-columns-board-bigger = Bigger
lines-and-columns-board-smaller = Smaller

## The hand

lines-and-columns-board-card = { $fits ->
    [yes] { $card }, fits
   *[no] { $card }, has to wait
}
lines-and-columns-board-order = Sort your hand
lines-and-columns-board-order-object = by object
lines-and-columns-board-order-colour = by colour
lines-and-columns-board-order-fits = what fits first

## The move

lines-and-columns-board-lay = { $kind ->
    [left] Lay the { $card } on the left
    [right] Lay the { $card } on the right
   *[start] Start a row with the { $card }
}
lines-and-columns-board-left = Left
lines-and-columns-board-right = Right
lines-and-columns-board-all = Lay everything
lines-and-columns-board-all-fit = All your cards fit now
lines-and-columns-board-all-order = The order
lines-and-columns-board-all-do = Lay all { $n } cards and win

## Why not here

lines-and-columns-board-waits = This card has to wait.
lines-and-columns-board-several = Several of your cards fit here: choose one in your hand.
lines-and-columns-board-other-row = This is the row of another object: the { $card } lies in a row of its own kind.
lines-and-columns-board-only-here = In this place only the { $card } can lie.
lines-and-columns-board-new-colour = Only a colour without a column fits here, and you hold none for this row.

## The end

lines-and-columns-board-end-out = The first hand is empty. Cards left:
lines-and-columns-board-end-stuck = Nobody could go on: the fewest cards win. Cards left:

## Reference card

lines-and-columns-board-example = The { $open } may be laid now. The { $closed } may not: the { $open } is missing before it.
lines-and-columns-board-point-rows = Each object has its row, each colour its column.
lines-and-columns-board-point-green = A row begins with its green card, at any time.
lines-and-columns-board-point-ends = Other cards go to the left or right end of their row. No gaps.
lines-and-columns-board-point-column = A colour that has a column stays in it. A new colour opens one at the edge of the table.
lines-and-columns-board-point-turn = Lay one card if you can; otherwise you pass.
lines-and-columns-board-point-all = If all your cards can be laid one after the other, lay them all and win.
lines-and-columns-board-colours = The colours and their patterns
lines-and-columns-board-beliefs = Each bar is a seat. Choose a place to see the figures.
