# Who sits at the table of a lesson.
lesson-you = You
lesson-bo = Bo
lesson-mei = Mei
lesson-kai = Kai

# A move that is allowed but not the one that is taught.
lesson-also = Also possible. Let us look at the lit one first.

# A player aid of a game without anything special.
aid-usual = Usual game
