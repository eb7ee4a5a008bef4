# Who sits at the table of a lesson.
lesson-you = 你
lesson-bo = 阿博
lesson-mei = 小梅
lesson-kai = 阿凱

# A move that is allowed but not the one that is taught.
lesson-also = 這樣也行。先試試亮起來的。

# A player aid of a game without anything special.
aid-usual = 一般遊戲

# Puzzles: what is asked, what is said to a wrong answer, and to a right one.
puzzle-win = 一步獲勝
    .ask = 你這回合就能獲勝。是哪一步？
    .wrong = 這樣還贏不了：預期勝率剩{ $value }%。
puzzle-block = 化解威脅
    .ask = 有對手快要贏了。哪一步擋得住？
    .wrong = 這樣一來，輪到你之前就可能有對手獲勝：照你看得到的來算，機會是{ $risk }%。
    .right = 這樣一來，照你看得到的來算，輪到你之前有對手獲勝的機會是{ $risk }%；其他選擇裡最好的也有{ $other }%。
puzzle-best = 三選一
    .ask = 有三步可選，哪一步最好？
    .wrong = 另外兩步裡有更好的：這一步的預期勝率是{ $value }%。
puzzle-then = { $what }{ $line }
puzzle-event = { $line }（{ $rule }）
puzzle-three = 請從這三步裡選一步。
puzzle-right = 答對了！{ $option }
