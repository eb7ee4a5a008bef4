"""What speaks for an answer beside the others, where it brings nothing by itself: names of messages with a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.state import Action, Seat, step_of, subject_of
from kaizhuo.games.steam_up.bots.dim_sum import any_piece, piece_points
from kaizhuo.games.steam_up.bots.lesser import Reasons
from kaizhuo.games.steam_up.bots.ratings import rate_answers
from kaizhuo.games.steam_up.bots.steamers import Survey, can_have, missing, newly
from kaizhuo.games.steam_up.bots.worth import (
    ABILITY_WORTH,
    BLANKS,
    CARD_WORTH,
    SPACES_WORTH,
    START_WORTH,
    is_last_round,
)
from kaizhuo.games.steam_up.box.tables import (
    ALL_PLACES,
    COLUMN_CARDS,
    DISH_COUNT,
    PLACE_COUNT,
    ROUND_EXCHANGE,
    ROUND_LESS,
    ROW_LENGTH,
    START_CARDS,
    START_TOKENS,
)
from kaizhuo.games.steam_up.rules.buying import BUYING_AT
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of
from kaizhuo.games.steam_up.rules.effects import playable
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.swapping import BOARD, SOURCE, TAKEN, TAKEN_FROM, TO_CHOOSE
from kaizhuo.games.steam_up.rules.tokens import available
from kaizhuo.games.steam_up.rules.words import (
    CHALLENGE,
    CHOOSE,
    CLAIM_CARDS,
    CLAIM_TOKEN,
    DECLINE,
    DISCARD,
    END_TURN,
    EXCHANGE,
    EXCHANGING,
    GAMBLE,
    GIVE,
    KEEP,
    LIFT,
    PAY,
    PAY_NOW,
    PICK,
    PUT,
    RAISE,
    REDRAW,
    RETURN,
    ROB,
    ROLL_DIE,
    ROTATE,
    SEND_BACK,
    SERVE,
    SET_DOWN,
    STAY,
    SWITCH,
    TAKE,
    TASTE,
    USE,
    WAIVE,
)

ANY_DISH: Final[i64] = 2**DISH_COUNT - 1


def for_board(state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-6  What a zodiac board has more of than the other one, most of it first."""
    if not KEEP <= action < PUT:
        return []
    mine = action - KEEP
    others = state.dealt[seat] & ~BIT[mine]
    if not others:
        return []
    other = lowest(others)
    things = START_TOKENS[mine] + START_CARDS[mine] - START_TOKENS[other] - START_CARDS[other]
    more = [
        (SPACES_WORTH[mine] - SPACES_WORTH[other], "spaces", i64(0)),
        (ABILITY_WORTH[mine] - ABILITY_WORTH[other], "talent", i64(0)),
        (START_WORTH[mine] - START_WORTH[other] if things > 0 else i64(0), "starts", things),
    ]
    return [(name, number) for worth, name, number in sorted(more, reverse=True) if worth > 0]


def beside_others(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    survey.look(state, seat)
    if action < TAKE:
        return for_turn(survey, state, seat, action)
    if action <= STAY:
        return for_position(survey, state, seat, action) if action >= ROTATE else []
    if action < PAY:
        return for_card(state, seat, action)
    if action < CHOOSE:
        return for_payment(state, action - PAY)
    if action < SEND_BACK:
        return for_mixing(state, seat, action)
    if action < LIFT:
        return for_bought(survey, state, seat, action)
    return for_rest(survey, state, seat, action)


def for_rest(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """Steamers that are moved or filled, and what concerns a rival."""
    if action < SET_DOWN:
        return for_moving(state, seat, action - LIFT)
    if action < RAISE:
        return for_covering(state, seat, action - SET_DOWN)
    if action < TASTE:
        raising = action < SWITCH
        found = for_moving(state, seat, action - RAISE if raising else action - SWITCH)
        return found or (for_raising(state, seat, action - RAISE) if raising else [])
    if action < SERVE:
        return []
    if action < CHALLENGE:
        return for_serving(survey, state, seat, action - SERVE)
    if action < ROB:
        return for_challenge(state, seat, action - CHALLENGE)
    if action < RETURN:
        return []
    return [("least", 0)] if is_best(survey, state, seat, action) else []


def options(state: SteamState, seat: Seat) -> Answers:
    """All answers to what is asked."""
    asked = state.pending[len(state.pending) - 1]
    found = Answers()
    RULES.steps()[step_of(asked)].options(state, seat, subject_of(asked), found)
    return found


def is_best(survey: Survey, state: SteamState, seat: Seat, action: Action) -> bool:
    """Whether nothing is rated higher, and something lower."""
    answers = options(state, seat)
    rate_answers(survey, state, seat, answers)
    mine: i64 = 0
    for i in range(answers.count):
        if answers.actions[i] == action:
            mine = answers.weights[i]
    worse = False
    for i in range(answers.count):
        if answers.weights[i] > mine:
            return False
        worse = worse or answers.weights[i] < mine
    return worse


# Turns, tokens and cards


def for_turn(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-12  A token that is missing; ST-R16  what is left to do costs more than it brings."""
    if action == EXCHANGE:
        return for_any_token(survey, state, seat)
    if action != END_TURN:
        return []
    answers = options(state, seat)
    for i in range(answers.count):
        if GAMBLE <= answers.actions[i] < ROLL_DIE:
            blanks = BLANKS[state.zodiac[seat]]
            return [("blanks", blanks)] if blanks else []
    return [("enough", 0)] if is_best(survey, state, seat, action) else []


def for_any_token(survey: Survey, state: SteamState, seat: Seat) -> Reasons:
    """The steamer that promises most with a token of one's choice, of those that cost it."""
    tokens = state.tokens[seat]
    most: i64 = 0
    best: i64 = -1
    for dish in range(DISH_COUNT):
        if not available(state, dish):
            continue
        for place in range(PLACE_COUNT):
            contents = state.top(place)
            hope = survey.hope(state, seat, place, tokens + ONE[dish], state.rotation, False)
            if hope > most and missing(tokens + ONE[dish], contents) < missing(tokens, contents):
                most = hope
                best = place
    return [("lacks", best + 1)] if best >= 0 else []


def for_card(state: SteamState, seat: Seat, action: Action) -> Reasons:
    """A card that is discarded, or helps with a purchase."""
    answers = options(state, seat)
    if action == PAY_NOW:
        return [] if is_last_round(state) else [("saves", 0)]
    if action >= USE:
        return [] if answers.has(PAY_NOW) else [("enables", 0)]
    kind = action - DISCARD
    if is_last_round(state):
        return [("equal", 0)]
    if not playable(state, seat, kind):
        return [("useless", 0)]
    cheaper: i64 = 0
    for other in each_card(state.hand[seat]):
        if CARD_WORTH[other] < CARD_WORTH[kind]:
            cheaper += 1
    both = step_of(state.pending[len(state.pending) - 1]) == EXCHANGING and ROUND_EXCHANGE[state.fate] == 2
    return [("two", 0)] if both and cheaper == 1 else []


def for_payment(state: SteamState, dish: i64) -> Reasons:
    """ST-19  A token that is of no use beside this purchase."""
    bought = BUYING_AT.of(subject_of(state.pending[len(state.pending) - 1]))
    for place in range(PLACE_COUNT):
        if place != bought and count_of(state.top(place), dish):
            return []
    return [("unused", 0)]


def for_position(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-17  What the other positions of the turntable would mean, or the present one."""
    if not is_last_round(state) and is_balanced(survey, state, seat, action):
        return [("balance", 0)]
    if action != STAY:
        return for_leaving(state, seat, rotated(state, action))
    answers = options(state, seat)
    for i in range(answers.count):
        for place in range(PLACE_COUNT):
            if newly(state, seat, place, state.rotation, rotated(state, answers.actions[i])):
                return []
    return [("none", 0)]


def is_balanced(survey: Survey, state: SteamState, seat: Seat, action: Action) -> bool:
    """Whether any other position means less for oneself, or more for the next player."""
    tokens = state.tokens[seat]
    rotation = rotated(state, action)
    mine = survey.prospect(state, seat, tokens, rotation)
    theirs = survey.rivals_hope(state, seat, rotation)
    answers = options(state, seat)
    for i in range(answers.count):
        other = rotated(state, answers.actions[i])
        if (
            answers.actions[i] != action
            and survey.prospect(state, seat, tokens, other) >= mine
            and survey.rivals_hope(state, seat, other) <= theirs
        ):
            return False
    return True


def for_leaving(state: SteamState, seat: Seat, rotation: i64) -> Reasons:
    """ST-17  What leaves the reach of an opponent, also of one whose turn comes later."""
    for place in range(PLACE_COUNT):
        for rival in range(state.seats):
            if rival != seat and newly(state, rival, place, rotation, state.rotation):
                return [("leaves", place + 1)]
    return []


def rotated(state: SteamState, action: Action) -> i64:
    return state.rotation if action == STAY else state.rotation + action - ROTATE + 1


# Dim sum


def for_bought(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-50  What is kept of a steamer; ST-45  a reward for a column."""
    if action == REDRAW:
        average = any_piece(state, seat)
        for dish in range(DISH_COUNT):
            count = count_of(state.plate, dish)
            if count and piece_points(state, seat, dish, count - 1) < average:
                return []
        return [("keepers", 0)]
    if CLAIM_TOKEN <= action < CLAIM_CARDS:
        return [] if is_last_round(state) else for_any_token(survey, state, seat)
    if not CLAIM_CARDS <= action < WAIVE:
        return []
    cards = COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + action - CLAIM_CARDS]
    if is_last_round(state):
        return [("hoard", 0)]
    return [("pair", cards)] if cards > 1 else []


def for_mixing(state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-24  Two steamers swap dim sum: one of them can be paid for then."""
    subject = subject_of(state.pending[len(state.pending) - 1])
    source = SOURCE.of(subject)
    if action == DECLINE or BOARD <= source < TO_CHOOSE:
        return []
    if PICK <= action < SEND_BACK:
        takes = BIT[action - PICK] if action < GIVE else BIT[TAKEN.of(subject)]
        gives = ANY_DISH if action < GIVE else BIT[action - GIVE]
        found = suiting(state, seat, BIT[source], BIT[TAKEN_FROM.of(subject)], takes, gives)
    elif source == TO_CHOOSE:
        found = suiting(state, seat, BIT[action - CHOOSE], ALL_PLACES, ANY_DISH, ANY_DISH)
    else:
        found = suiting(state, seat, BIT[source], BIT[action - CHOOSE], ANY_DISH, ANY_DISH)
    return [("suits", found + 1)] if found >= 0 else []


def suiting(state: SteamState, seat: Seat, sources: i64, places: i64, takes: i64, gives: i64) -> i64:
    """The first steamer that one of these swaps makes payable, or -1; all are bits."""
    for source in range(PLACE_COUNT):
        for place in range(PLACE_COUNT):
            if source == place or not sources & BIT[source] or not places & BIT[place]:
                continue
            for taken in range(DISH_COUNT):
                if not takes & BIT[taken] or not count_of(state.top(place), taken):
                    continue
                for given in range(DISH_COUNT):
                    if taken == given or not gives & BIT[given] or not count_of(state.top(source), given):
                        continue
                    change = ONE[taken] - ONE[given]
                    if opens(state, seat, source, change):
                        return source
                    if opens(state, seat, place, -change):
                        return place
    return -1


def opens(state: SteamState, seat: Seat, place: i64, change: i64) -> bool:
    """Whether a steamer within reach can be paid for only when its contents have changed."""
    tokens = state.tokens[seat]
    if not state.zone(seat) & BIT[place] or missing(tokens, state.top(place)) <= ROUND_LESS[state.fate]:
        return False
    return missing(tokens, state.top(place) + change) <= ROUND_LESS[state.fate]


# Steamers, and rivals


def next_can_have(state: SteamState, seat: Seat, place: i64) -> bool:
    rival = (seat + 1) % state.seats
    return can_have(state, rival, place, state.tokens[rival], state.rotation)


def for_moving(state: SteamState, seat: Seat, place: i64) -> Reasons:
    """ST-27  What the next player could buy does not stay where it is."""
    return [("fed", 0)] if next_can_have(state, seat, place) else []


def for_covering(state: SteamState, seat: Seat, place: i64) -> Reasons:
    """ST-27  The top of a stack in the zone of the next player, who cannot pay for what comes on top of it."""
    rival = (seat + 1) % state.seats
    moved = state.top(subject_of(state.pending[len(state.pending) - 1]))
    if missing(state.tokens[rival], moved) <= ROUND_LESS[state.fate]:
        return []
    return [("covers", 0)] if next_can_have(state, seat, place) else [("dear", 0)]


def for_raising(state: SteamState, seat: Seat, place: i64) -> Reasons:
    zones = state.zone(seat) | state.zone((seat + 1) % state.seats)
    return [] if zones & BIT[place] else [("aside", 0)]


def for_serving(survey: Survey, state: SteamState, seat: Seat, place: i64) -> Reasons:
    """3.6  A steamer that one can pay for even so, that the next player cannot, or that promises little."""
    more = state.top(place) + state.plate
    tokens = state.tokens[seat]
    if state.zone(seat) & BIT[place] and missing(tokens, more) <= ROUND_LESS[state.fate]:
        return [("richer", 0)]
    rival = (seat + 1) % state.seats
    if next_can_have(state, seat, place) and missing(state.tokens[rival], more) > ROUND_LESS[state.fate]:
        return [("dearer", 0)]
    if is_best(survey, state, seat, SERVE + place):
        return [("elsewhere", 0)]
    return [] if state.zone(seat) & BIT[place] else [("outside", 0)]


def for_challenge(state: SteamState, seat: Seat, rival: i64) -> Reasons:
    """A token of theirs with which a steamer can be paid for."""
    tokens = state.tokens[seat]
    for place in range(PLACE_COUNT):
        if can_have(state, seat, place, tokens, state.rotation):
            continue
        for dish in range(DISH_COUNT):
            theirs = count_of(state.tokens[rival], dish) > 0
            if theirs and can_have(state, seat, place, tokens + ONE[dish], state.rotation):
                return [("loot", place + 1)]
    return []
