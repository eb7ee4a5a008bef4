others = Players
card = { $up }, upside down { $down }
star-card = { $up }, upside down { $down }, star card
star-somewhere = the star card, which way up is unknown
blind = a card that was seen, which way up is unknown
known = cards everybody has seen
set = { $owner }: { $size } × { $value }{ $area ->
    [0] {""}
   *[other] , area { $area }
}
no-set = { $owner }: no set{ $area ->
    [0] {""}
   *[other] {" "}in area { $area }
}
area = Area { $area }
letters = { $count } of { $goal } letters
rounds = { $count } of { $goal } rounds
in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
out = out
round = Round { $round }
discards = { $count } discarded
goal = { $goal } letters win
goal-rounds = { $goal } rounds win
sort = Sort hand by
sort-up = value
sort-down = other end
would-become = Flipped, they would be: { $values }
outlook-back = { $mine ->
    [yes] Your own { $size } × { $value } is beaten and comes back to your hand as { $values }
   *[no] { $owner }’s { $size } × { $value } is beaten and goes back to their hand as { $values }
}
outlook-discarded = { $owner }’s { $size } × { $value } is beaten and discarded: they are out
outlook-taken = { $owner }’s { $size } × { $value } comes to your hand as { $values }
comma = {", "}
box-group = From { $seats } players
