setup = The first tiles
setup-first = You begin: you draw a tile, lay it anywhere and put one of your rescuers on it. { $stack } tiles are left in the stack.
setup-second = Bo lays his tile beside yours, also with a rescuer. You keep { $supply } rescuers in your supply; { $inspectors } inspectors wait at the side. Now the turns begin.
turn = A turn
turn-choose = These could be your first actions. A Rescue would give { $points } points, but as a first action it would also end your turn.
turn-laid = You scouted: orange was drawn, and you laid it beside your purple tile. That was the tile action; a rescuer action follows.
turn-done = You dispatched a rescuer onto the new tile. { $supply ->
    [one] One rescuer is
   *[other] { $supply } rescuers are
} left in your supply, and it is Bo’s turn.
search = Moving a tile
search-which = Only a tile without rescuers and without an inspector may be moved:
search-moved = Orange has gone to the other side and now shares an edge with { $beside ->
    [one] one tile
   *[other] { $beside } tiles
}. You may dispatch a rescuer onto it.
beside = Neighbours share an edge
beside-before = The purple tile has { $beside } neighbours. One of its sides is free.
beside-after = Gold is laid against the free side: now purple has { $beside } neighbours. Orange and gold touch only at a corner, so they are not neighbours; orange has { $other ->
    [one] just one
   *[other] { $other }
}.
team-up = Where a rescuer may join
team-up-before = You stand on purple and on orange. You may put another rescuer on a neighbour of these tiles that has room for you:
team-up-after = You stand on blue together with Bo: { $there } rescuers of different players fill a tile.
colours = Counting colours
colours-two = Your rescue tile is the purple one in the middle. Blue adds a colour, the other purple tile adds nothing: { $points } points.
colours-three = With orange on the third side it would be { $points } points.
twice = The same colour twice
twice-two = Both neighbours of your purple tile are blue. A colour counts once: { $points } points.
helpers = The largest rescue
helpers-before = Purple and the { $counted } other colours around it, and { $helpers } of your rescuers beside it as helpers: this rescue gives { $points } points.
helpers-after = You have { $score } points. An inspector stands on the tile now, and the rescuer and the helpers are back: { $supply } in your supply.
choose = Two helpers on one colour
choose-asked = Two orange neighbours carry a rescuer of yours each, but orange counts only once. You choose which one counts; either way it is { $points } points.
choose-after = The left one counted. Its helper came back, and so did the rescuer of the rescue tile: { $supply } in your supply. The rescuer on the other orange tile stays.
inspectors = When all inspectors are out
inspectors-three = { $unused ->
    [0] No inspector
   *[other] { $unused } inspectors
} left at the side: all of them stand on tiles. Bo is going to rescue the second purple tile.
inspectors-moved = After his rescue ({ $score-more } more points, { $score } in all) he chose an inspector from another tile and moved it to his rescue tile. The blue tile is open for a rescue again.
stuck = No complete turn possible
stuck-before = You have { $supply ->
    [0] no rescuer
   *[other] { $supply } rescuers
} in your supply, and inspectors stand wherever you stand: no rescue, no second action.
stuck-moved = So you move one of your rescuers to any tile with room. From there a rescue is possible, here for { $points } points.
stuck-rescued = You have rescued and stand at { $score } points. That ends your turn.
end = The last round
end-before = You began the game and have { $mine } points. { $goal } are needed.
end-reached = Your rescue brings you to { $mine }. Bo has had one turn less than you, so he still has his; he stands at { $bo }.
end-over = He gets to { $bo }. You have { $mine } and win.
herd = Advanced: Herd
herd-before = As a rescuer action you may move a rescuer of yours to a neighbouring tile with room.
herd-after = Your rescuer went from orange to gold. { $there } rescuers stand there now.
queen = Advanced: Cleocatra
queen-before = A rescue on the golden tile gives { $bonus ->
    [one] one point
   *[other] { $bonus } points
} extra, { $points } here.
queen-after = You have { $mine } points. Bo had the fewest, { $bo }, so he may do one extra action now, for example:
mafdet = Advanced: Mafdet
mafdet-before = { $on ->
    [one] A rescuer stands
   *[other] { $on } rescuers stand
} on the purple tile. All the same, anybody may move it with a tile action, with everything on it.
mafdet-after = You laid it beside your green tile. A rescue there would now give { $points } points.
bastet = Advanced: Bastet
bastet-before = Your rescuer on blue may change places with another player’s rescuer. From blue you would rescue for { $points } points.
bastet-after = You changed places with Bo on purple. A rescue there gives { $points }.
mut = Advanced: Mut
mut-asked = You rescued the orange tile and have { $score } points. Your rescuer on it may stay.
mut-stayed = It stays, although an inspector stands there now. The helpers came back: { $supply } in your supply.
princess = Advanced: Princess
princess-asked = You rescued the green tile and have { $score } points. No inspector has to come here; instead you place two elsewhere.
princess-placed = You put them on purple and on blue. { $unused ->
    [one] One is
   *[other] { $unused } are
} left, and the green tile can be rescued again.
