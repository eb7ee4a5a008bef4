# The sentences of the lessons.

## Upside down

first = Upside down
    .goal = Empty your hand first.
first-play = Cards with the same top number are a set. Play both your 6s.
    .wrong-1 = One card meets Mei's single 5, and 3 is lower. Nobody has two cards out: your 6s are free.
    .wrong-2 = Allowed, but one card a turn is slow. Tap both 6s.
    .wrong-3 = Later. Your 6s are ready now.
first-beaten = Same size, higher number: Bo's 7 beats Mei's 5. It goes back flipped: an 8.
first-gone = Nobody beat your 6s before your turn: they are discarded for good. Three cards left!
first-beat = One card against one card: higher wins. Beat Bo's 7.
    .wrong-1 = 4 is lower than 7. Only the top number counts; its 7 is asleep.
    .wrong-2 = Later. First beat it.
first-golden = Mei's 10 beats you. Golden rule: from table to hand, always flipped. 9 becomes 1.
first-flip = Only low cards: flip the whole hand. Every card shows its other end.
    .wrong-1 = Mei's 10 is higher. Turn the hand instead.
    .wrong-2 = The 10 would become a 2. Flip first.
    .praise = 7, 7, 9. Same cards!
first-add = Add one card to an opponent's set of the same number. Add your 9 to Mei's.
    .wrong-1 = Equal is not higher: a 9 does not beat a 9. But it may join it.
    .wrong-2 = Bo's pair of 8s is higher. Get rid of the 9 another way.
    .praise = One card less, and Bo's 8s are back as 1 and 2!
first-take = Take Bo's 1. Flipped, it becomes your third 7.
    .wrong-1 = Mei's pair of 8s is higher. Three cards would meet nothing.
    .wrong-2 = Possible, but any 8, 9 or 10 sends a single back. Three of a kind hardly ever go back.
    .wrong-3 = Her 8s would become a 4 and a 5: no help.
first-out = No cards left: you are out, and letters are yours. Play all three 7s!
    .wrong-1 = A single 7 cannot beat Mei's 10. All three!
    .praise = First out: two letters!
first-letters = Second out takes one letter and ends the round. Four letters win the game.
first-free = Next, ten cards each are dealt. You lead two letters to one. Your game now!

## Two areas

duel = Two areas
    .goal = Empty your hand: you win the round at once.
duel-area1 = With two players each go is two turns. Area 1 first: your 8s beat Bo's 5s.
duel-area2 = Now area 2. Your own sets meet too: play one 9, and keep your 8s safe.
    .wrong-1 = Just as good. This time the lit one, please.
    .wrong-2 = Look: two 9s beat your own two 8s. They would come back as 1 and 3.
duel-no-singles = Two singles left would meet each other. Add your 3 to Bo's 3s instead.
    .wrong-1 = Your own 9 in area 2 is higher. Equal sizes never share the table.
duel-win = Last card. An empty hand wins the round at once; two rounds win the game.
    .praise = Round won!
