# Who sits at the table of a lesson.
lesson-you = 你
lesson-bo = 阿博
lesson-mei = 小梅
lesson-kai = 阿凱

# A move that is allowed but not the one that is taught.
lesson-also = 這樣也行。先試試亮起來的。

# A player aid of a game without anything special.
aid-usual = 一般遊戲
