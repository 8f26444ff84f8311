## The lesson in the cards

lines-and-columns-learn-title = Words on the cards
lines-and-columns-learn-language = The cards are named in
lines-and-columns-learn-gloss = With translation
    .help = Below each word stands the same in the language of the page.
lines-and-columns-learn-open = Words on the cards: { $language }
lines-and-columns-learn-hear = Hear it: { $word }
lines-and-columns-learn-no-voice = This browser has no voice for { $languages }.

## Words after the game

lines-and-columns-learn-words = Your words
lines-and-columns-learn-met =
    { $n ->
        [one] One word met
       *[other] { $n } words met
    }
lines-and-columns-learn-missed =
    { $n ->
        [0] None missed
        [one] One to practise
       *[other] { $n } to practise
    }
lines-and-columns-learn-missed-help = Words you looked up or got wrong wait here until you know them.
lines-and-columns-learn-practise = Practise
lines-and-columns-learn-which = What is this?
lines-and-columns-learn-right = Right: { $word }.
lines-and-columns-learn-wrong = Not quite. This is: { $word }.
lines-and-columns-learn-next = Next
lines-and-columns-learn-done = { $right } of { $n } right
lines-and-columns-learn-stop = Enough
lines-and-columns-learn-export = Save the list
lines-and-columns-learn-file = words
lines-and-columns-learn-mark-missed = to practise
