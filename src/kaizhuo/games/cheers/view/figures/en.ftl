recipe = Teams and a recipe
recipe-teams = You and Mei are a team and sit opposite each other; Bo and Kai are the other one. Your secret recipe asks for { $beer } beer, { $wine } wine, { $whisky } whisky and { $martini } martini. Soda is not in it.
setup = A hand of drinks
setup-cards = Everybody holds { $hand } cards, { $deck } are in the deck. The big glass says which drink a card is, the small glass which one it clinks with. A shaker has room for { $room }.
toast = Toast
toast-before = You want to toast the lit card. Your shaker holds { $size ->
    [0] nothing
   *[other] { $size }
} yet.
toast-after = Now it holds { $size ->
    [one] one card
   *[other] { $size } cards
}, and the recipe ticks the drink off. You have drawn a card and hold { $hand } again.
clink = Cheers
clink-before = Kai’s shaker holds { $size } cards, a whisky among them. Your card is wine, and its small glass is whisky.
clink-clinks = You toast it to Kai: small glass meets big glass. Both cards are out of his shaker, { $size } remain, and Kai hands them on.
clink-handed = The wine goes to you (now { $mine } in your shaker), the whisky to Bo. { $size } cards are left to Kai. Cards that are handed on never clink.
owner = Whose shaker clinks hands on
owner-asked = Bo toasted soda into your shaker and clinked with your martini. You hand on both cards, first the soda:
owner-second = Bo got the soda, so the martini goes to somebody else:
send = Send
send-before = Your shaker holds { $size } cards, and { $spoils ->
    [one] one soda
   *[other] { $spoils } sodas
} among them spoils it: soda is not in your recipe.
send-after = You send the soda to Bo. It clinks with nothing. { $size ->
    [one] One card is
   *[other] { $size } cards are
} left in your shaker; you draw nothing and keep your { $hand } cards.
return = Return
return-before = None of your { $hand } cards helps.
return-after = You discard them all face down ({ $returned } cards) and draw { $hand } new ones. That was your turn.
full = A seventh card
full-full = Your shaker is full: { $size } cards.
full-over = Mei toasts one more, and nothing clinks. { $size } are too many for the room of { $room }: you discard one, although it is not your turn.
full-after = You chose which one. { $size } cards are left, and the game goes on.
win = A fulfilled recipe
win-before = Mei’s shaker has everything your recipe asks for except { $beer } beer. Her shaker counts for the team as yours does.
win-won = You toast a beer to her. { $size } portions, all of the recipe and nothing else: you and Mei win at once.
spoilt = A shaker that cannot win
spoilt-spoilt = Bo toasted soda to you. { $spoils ->
    [one] One portion
   *[other] { $spoils } portions
} that the recipe does not ask for, and this shaker cannot win until it is gone.
open = What you can see
open-open = Open: every shaker, how many cards everybody holds ({ $hand } at Bo’s), the { $deck } cards left in the deck, and each card that was toasted. Hidden: hands, and the recipe of the others.
apprentice = Variant: apprentices
apprentice-hidden = Mei is your master. Only she knows the recipe of your team; you see nothing of it. She has put beer into her shaker.
apprentice-guess = Kai toasted soda to her, and she sent it away at once. { $size } portions of beer stayed. That is how an apprentice learns what is wanted.
masquerade = Variant: masquerade
masquerade-masks = You hold { $hand } cards and know your own recipe, but nobody knows who belongs to whom. Watch what the others keep.
extra = Three players: the extra shaker
extra-alone = You are alone against Bo and Mei. You hold { $hand } cards, they { $others }. The extra shaker counts for you as well; a turn of yours comes after each of theirs.
extra-clink = Bo clinked in the extra shaker; { $size } cards are left there. You decide about it, and your own shaker may receive:
shared = Two players: the shared shaker
shared-shared = Between you stands a shaker with { $size } cards that belongs to both. Nobody may send from it.
shared-clink = Bo put soda in, and you clinked with it: two cards are out, { $size } remain. Bo decides, because it is your turn; one card goes to each of you.
shared-before = Only { $beer } beer is missing to fulfil your recipe in the shared shaker.
shared-won = You toast a beer into it and win.
