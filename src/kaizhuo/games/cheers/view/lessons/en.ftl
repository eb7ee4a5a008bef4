# The sentences of the lessons.

## The secret recipe

first = The secret recipe
    .goal = Complete your recipe in your shaker or Mei's.
first-toast = You and Mei share this recipe. Toast a drink it needs into your own shaker.
    .wrong-1 = Soda is not in your recipe. One wrong drink, and that shaker cannot win.
    .wrong-2 = Careful: the small glass! It would clink with Mei's whisky. We will come to that.
first-junk = Bo pours soda into your shaker: not in your recipe. Your shaker cannot win now.
first-send = Send: push one drink out of your shaker into another. Get rid of the soda.
    .wrong-1 = Kai has no soda yet: it may be what he lacks. Bo already has one.
    .wrong-2 = Not to Mei: she is your team mate.
    .wrong-3 = You need the martini. The soda must go.
first-cheers = Stop Kai! Small glass meets the same big glass: cheers. Toast wine-whisky to him.
    .wrong-1 = No clink: Kai has no soda. Look for a small glass that he has as a big one.
    .praise = Cheers! Kai loses his whisky.
first-hand-out = Its owner hands both cards to two others, at least one an opponent. You get wine!
first-give-junk = Bo's small glass meets your martini: cheers in your shaker. This time you hand out!
first-give-junk-do = Soda is of no use to you: to Bo...
    .wrong-1 = That would spoil Mei's shaker. To an opponent!
    .wrong-2 = Neither card may stay in the shaker it came from.
first-give-good = ...and the martini to Mei, who needs it.
    .wrong-1 = Kai is an opponent. Mei lacks exactly this.
    .praise = Bo's attack helped you.
first-return = Kai spoils your shaker: fill Mei's. No beer? Return: discard all your cards, draw three.
    .wrong-1 = That clinks with Mei's whisky and breaks her shaker.
first-win = A team mate's shaker wins too. Mei lacks one beer!
    .wrong-1 = Small glass beer: it clinks with Mei's beer and takes it away.
    .wrong-2 = Your shaker lacks far more. Mei's lacks only this.
    .praise = You win, together!
first-free = Your own table now: one bot plays with you, two play gently against you.

## The apprentice

apprentice = The apprentice
apprentice-watch-master = You cannot see the recipe. Mei put beer into her own shaker: bring her more.
apprentice-read-send = She threw soda out. What else may she need? Offer wine.
    .wrong-1 = She has just sent soda away.
apprentice-guess = Beer, beer, wine, whisky. One is missing, and it is not soda.
    .praise = You read her mind!

## The shared shaker

duel = The shared shaker
duel-shared = The shaker in the middle belongs to both. Toast beer into it.
duel-clink-out = Nobody sends from it. Only a cheers gets the soda out: clink!
    .wrong-1 = It clinks as well, but you need this beer for the end.
duel-win = It holds your recipe except for one beer. Win in the shared shaker!
    .praise = Cheers!

## Behind the mask

masquerade = Behind the mask
masquerade-signal = Nobody knows who is on whose team. Show what you need: beer, into your own shaker.
masquerade-test = Mei collects beer as you do. Test her: offer wine, and watch what she does.
    .wrong-1 = Bo collects soda: hardly your camp.
masquerade-trust = She kept it. Give her the second beer.
    .praise = You won on Mei's turn!

## Alone against two

odd = Alone against two
odd-extra = Alone you have four cards and an extra shaker. Toast beer into it.
odd-decide = A cheers in the extra shaker is yours to settle. Soda to Bo...
odd-decide-own = ...and the martini into your own shaker: it counts as another receiver.
odd-send = You move after each opponent. Send the martini back into the extra shaker.
odd-win = Your recipe in the extra shaker wins too.
    .praise = One against two, and you win!
