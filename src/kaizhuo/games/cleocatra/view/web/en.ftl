others = Players
pyramid = The pyramid
comma = {", "}
tile = { $cat ->
    [cleocatra] Cleocatra
    [mafdet] Mafdet
    [bastet] Bastet
    [mut] Mut
   *[princess] Princess
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
rescuer-of = { $name }’s rescuer
inspector = an inspector
would-score = a rescue scores { $points }
beside = beside { $tiles }
place = Empty place { $name }
points-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
supply = { $count ->
    [0] no rescuers in the supply
    [one] 1 rescuer in the supply
   *[other] { $count } rescuers in the supply
}
starter = starting player
inspectors-unused = { $count ->
    [0] no unused inspectors
    [one] 1 unused inspector
   *[other] { $count } unused inspectors
}
inspectors = Inspectors
stack = { $count ->
    [0] the stack is empty
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}
scout = Scout
composition = In the stack
left = { $name }: { $left } of { $total }
drawn = drawn: { $tile }
round = Round { $round }
opening = First tiles
preview = Rescue on { $tile }: { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}{ $helpers ->
    [0] {""}
    [one] {", "}1 helper
   *[other] {", "}{ $helpers } helpers
}{ $bonus ->
    [0] {""}
   *[other] {", "}{ $bonus } for Cleocatra
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
zoom = Size of the pyramid
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
box-for-two = { $count } of them with two players
box-people = { $rescuers } rescuers for each player, and { $inspectors } inspectors
