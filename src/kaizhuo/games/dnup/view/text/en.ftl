# d'nup

name = d'nup
tagline = Two-way cards: empty your hand before somebody turns it against you.
minutes = 15
scores = Letters

option-letters_to_win = Letters to win
    .help = Whoever has this many letters wins. It makes no difference with two players: there, two rounds win the game.

step-dealing = Dealing the cards.
step-turn = { $seats ->
    [2] { $subject ->
        [0] Your turn in area 1: play a set, add a card, take a set, or flip your hand.
       *[other] Your turn in area 2: play a set, add a card, take a set, or flip your hand.
    }
   *[other] Your turn: play a set, add a card, take a set, or flip your hand.
}

verb-deal = Deal { $card }
verb-play = Play { $set_size ->
    [1] one { $set_value }
   *[other] { $set_size } × { $set_value }
} ({ $set })
    .kind = play a set
verb-add = Add { $card } to { $place_seat }’s set{ $place_area ->
    [0] {""}
   *[other] {" "}in area { $place_area }
}
    .kind = add a card to a set
verb-take = Take { $place_seat }’s set{ $place_area ->
    [0] {""}
   *[other] {" "}in area { $place_area }
}
    .kind = take a set
verb-flip = Flip your hand
    .kind = flip your hand

event-round-began = Round { $number } begins.
event-dealt = You are dealt { $card }.
    .open = { $seat } is dealt { $card }.
event-started = { $seat_me ->
    [yes] You hold the star card and start.
   *[no] { $seat } holds the star card and starts.
}
event-discarded = { $seat_me ->
    [yes] Your { $set_size } × { $set_value } is discarded.
   *[no] { $seat }’s { $set_size } × { $set_value } is discarded.
}
    .brief = { $seat_me ->
        [yes] your { $set_size } × { $set_value } discarded
       *[no] { $seat }’s { $set_size } × { $set_value } discarded
    }
event-played = { $seat_me ->
    [yes] You play { $set_size } × { $set_value } ({ $set }).
   *[no] { $seat } plays { $set_size } × { $set_value } ({ $set }).
}
event-added = { $seat_me ->
    [yes] You add { $card } to { $place_seat }’s set.
   *[no] { $place_me ->
        [yes] { $seat } adds { $card } to your set.
       *[no] { $seat } adds { $card } to { $place_seat }’s set.
    }
}
event-took = { $seat_me ->
    [yes] You take { $place_seat }’s { $set_size } × { $set_value } and flip it.
   *[no] { $place_me ->
        [yes] { $seat } takes your { $set_size } × { $set_value } and flips it.
       *[no] { $seat } takes { $place_seat }’s { $set_size } × { $set_value } and flips it.
    }
}
event-flipped = { $seat_me ->
    [yes] You flip your whole hand.
   *[no] { $seat } flips their whole hand.
}
event-came-back = { $seat_me ->
    [yes] Your { $set_size } × { $set_value } is beaten and comes back to your hand, flipped.
   *[no] { $seat }’s { $set_size } × { $set_value } is beaten and goes back to their hand, flipped.
}
    .brief = { $seat_me ->
        [yes] beats your { $set_size } × { $set_value }
       *[no] beats { $seat }’s { $set_size } × { $set_value }
    }
event-went-out = { $seat_me ->
    [yes] Your hand is empty: { $number ->
        [1] you take 1 letter.
       *[other] you take { $number } letters.
    }
   *[no] { $seat }’s hand is empty: { $number ->
        [1] 1 letter.
       *[other] { $number } letters.
    }
}
event-won-round = { $seat_me ->
    [yes] Your hand is empty: you win the round.
   *[no] { $seat }’s hand is empty: { $seat } wins the round.
}
event-stalled = The round has gone on too long and is cut short ({ $number } of 3).
event-ended = The game is over.

components-note = One owner’s list of the 40 cards; it fits every example of the rulebook. The 16 letter tokens are inferred.

terminal-round = Round { $round } · { $goal } letters win · { $discards } discarded
terminal-round-duel = Round { $round } · { $goal } rounds win · { $discards } discarded
terminal-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
terminal-out = out
terminal-area = area { $area }:
terminal-known = holds { $cards }

reason-out = It empties the hand.
reason-beats = It sends an opponent’s set back to their hand.
reason-groups = { $number ->
    [one] One more set would empty the hand.
   *[other] The rest of the hand makes { $number } sets.
}
reason-high = A set of { $number }s is hard to beat.
reason-large = Few hands hold { $number } cards of one value: the set is hard to beat.
reason-adds = A card added to an opponent’s set never comes back to your hand.
reason-gathers = Your hand then holds { $number } cards of one value.
reason-stuck = As the cards are held, none of them can be played.
reason-higher = The hand then shows higher values.

points-first = Out first
points-second = Out second
points-rounds = Rounds won
verdict-letters = First to collect enough letters.
verdict-rounds = First to win enough rounds.
verdict-stalled = The game was cut short: the most letters win.

# A box that does not fit together

misfit-card = { $found } must have two different values, the lower first, at most { $highest }
misfit-copies = { $found } is there more than twice
misfit-star = { $found } must be there exactly once, in the group from 2 players
misfit-deal = { $count } cards cannot be dealt equally to { $seats } players
misfit-value = { $count } cards have the value { $value }, but at most { $most } are possible

# Actions in a report

action-play = Play a set
action-add = Add a card to a set
action-take = Take a set
