# Crazy Eights

name = Crazy Eights
tagline = Follow the suit or the rank, and keep your eights for the right moment.
minutes = 5
scores = Points

option-draws = Cards to draw
    .help = How many cards you may draw in a turn before you have to pass.

step-dealing = The cards are dealt.
step-turning-up = A card is turned up.
step-turn = { $subject ->
    [0] Your turn: play a card that matches, or draw.
   *[other] You have drawn: play a card that matches, if you like.
}
step-drawing = A card is drawn.
step-naming = Name a suit.
step-naming-other = { $seat } is naming a suit.

suit-clubs = clubs ♣
suit-diamonds = diamonds ♦
suit-hearts = hearts ♥
suit-spades = spades ♠
card = { $rank ->
    [0] A
    [10] J
    [11] Q
    [12] K
   *[other] { $pips }
}{ $suit ->
    [0] ♣
    [1] ♦
    [2] ♥
   *[other] ♠
}

verb-deal = Deal { $card }
verb-turn-up = Turn up { $card }
verb-fish = Draw { $card }
verb-play = Play { $card }
verb-draw = Draw a card
verb-pass = Pass
verb-name = Name { $suit }

event-was-dealt = You are dealt { $card }.
    .open = { $seat } is dealt { $card }.
event-turned-up = { $card } is turned up.
event-played = { $seat_me ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-named = { $seat_me ->
    [yes] You name { $suit }.
   *[no] { $seat } names { $suit }.
}
event-drew = { $seat_me ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
event-saw = It is { $card }.
event-passed = { $seat_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-shuffled = The discards are shuffled into a new stock.
event-went-out = { $seat_me ->
    [yes] You play your last card and score { $number }.
   *[no] { $seat } plays the last card and scores { $number }.
}
event-showed = { $seat_me ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
event-blocked = Nobody can play or draw any more.

reason-out = It is your last card.
reason-eight = An eight lets you name the suit.
reason-cards = { $number ->
    [one] It leaves you one card.
   *[other] It leaves you { $number } cards.
}
reason-suit = You hold { $number } of that suit.

view-top = top card
view-suit = suit to follow
view-stock = stock

components-note = There are many house rules for this game; these are the commonest.
