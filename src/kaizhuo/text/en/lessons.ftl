# Who sits at the table of a lesson.
lesson-you = You
lesson-bo = Bo
lesson-mei = Mei
lesson-kai = Kai

# A move that is allowed but not the one that is taught.
lesson-also = Also possible. Let us look at the lit one first.

# A player aid of a game without anything special.
aid-usual = Usual game

# Puzzles: what is asked, what is said to a wrong answer, and to a right one.
puzzle-win = Win in one
    .ask = You can win in this turn. Which move does it?
    .wrong = That does not win yet: it leaves you a win chance of { $value }%.
puzzle-block = Stop the threat
    .ask = An opponent is about to win. Which move stops them?
    .wrong = After that, an opponent can win before your next turn: in { $risk }% of all cases that fit what you see.
    .right = After this, an opponent can win before your next turn in { $risk }% of the cases that fit what you see; after the best of the other moves in { $other }%.
puzzle-best = The best of three
    .ask = There are three moves to choose from. Which one is best?
    .wrong = One of the others is better: this one leaves you a win chance of { $value }%.
puzzle-then = { $what } { $line }
puzzle-event = { $line } ({ $rule })
puzzle-three = Choose one of the three.
puzzle-right = Right! { $option }
