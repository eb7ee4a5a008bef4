# Who sits at the table of a lesson.
lesson-you = 你
lesson-bo = 阿博
lesson-mei = 小梅
lesson-kai = 阿凯

# A move that is allowed but not the one that is taught.
lesson-also = 这样也行。先试试亮起来的。

# A player aid of a game without anything special.
aid-usual = 一般游戏

# Puzzles: what is asked, what is said to a wrong answer, and to a right one.
puzzle-win = 一步获胜
    .ask = 你这回合就能获胜。是哪一步？
    .wrong = 这样还赢不了：预期胜率剩{ $value }%。
puzzle-block = 化解威胁
    .ask = 有对手快要赢了。哪一步拦得住？
    .wrong = 这样一来，轮到你之前就可能有对手获胜：按你看得到的来算，机会是{ $risk }%。
    .right = 这样一来，按你看得到的来算，轮到你之前有对手获胜的机会是{ $risk }%；其他选择里最好的也有{ $other }%。
puzzle-best = 三选一
    .ask = 有三步可选，哪一步最好？
    .wrong = 另外两步里有更好的：这一步的预期胜率是{ $value }%。
puzzle-then = { $what }{ $line }
puzzle-event = { $line }（{ $rule }）
puzzle-three = 请从这三步里选一步。
puzzle-right = 答对了！{ $option }
