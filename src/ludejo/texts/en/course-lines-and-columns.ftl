## Lines and Columns in two minutes

course-lines-and-columns-aim = Welcome! Whoever lays all their cards first wins. Together we build one big table: each object has its row, each colour its column.
course-lines-and-columns-green = Every row begins with its green card. Lay the green car.
course-lines-and-columns-green-try = That would start a row, too. But now take the green car: there is more to do with cars.
course-lines-and-columns-side = { $bot } has laid the red car left of green. Now red has its column there. Lay your blue car right of green, and blue has one, too.
course-lines-and-columns-side-left = It fits there, too. But close to green a column is reached sooner: lay it on the right.
course-lines-and-columns-side-card = You may always start a row. But you hold many blue cards: first lay the blue car, so that they get a column.
course-lines-and-columns-column = A column is the same in every row: red is always left of green. So your red book has only one place. Lay it beside the green book.
course-lines-and-columns-column-blue = Well seen, blue goes right of green! But now lay the red book.
course-lines-and-columns-column-card = You may always start a row. But now lay the red book.
course-lines-and-columns-wait = Your vases have to wait: without the green vase they have no row. If none of your cards fits, you pass, and the table does that for you.
course-lines-and-columns-all = The green vase! Now all your cards fit, one after the other. Then you may lay all of them at once. Press the button that says so.
course-lines-and-columns-all-try = That is allowed, too. But you can lay all your cards at once and win!
course-lines-and-columns-end = Seven cards at once, and you have won! { $bot } still holds seven. Remember: green first, no gaps, and each colour in its column. Have fun!
