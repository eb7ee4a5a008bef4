#!/usr/bin/env python3
"""Learn d'nup by playing against oneself, in minutes on two cores: a network that rates options (needs torch).

    python docs/examples/learn_dnup.py --minutes 2

Deep Monte Carlo, as DouZero plays Dou Dizhu: 256 games are stepped at once; the network guesses what each option is
worth in the end, the best guess is played (now and then any option), and when a game is over, all that was done in it
becomes a sample with its true worth.  At last the network sits down against bots of level 1.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import kaizhuo
from kaizhuo.rl.gymnasium import TableEnv

GAMES = 256
CURIOSITY = 0.05  # how often any option is tried
SAMPLES = 100_000  # the newest ones, to learn from
LESSON = 512  # samples of one lesson
HIDDEN = 128, 64  # how wide the two layers are


class Rater(nn.Module):
    """What options are worth: of each how it looks, and which observation it belongs to."""

    def __init__(self, spec: kaizhuo.Spec) -> None:
        super().__init__()
        self.register_buffer("seen_scale", scale(spec.fields))
        self.register_buffer("option_scale", scale(spec.feature_fields))
        self.seen = nn.Linear(spec.width, HIDDEN[0])
        self.option = nn.Linear(len(self.option_scale), HIDDEN[0])
        self.rest = nn.Sequential(nn.ReLU(), nn.Linear(*HIDDEN), nn.ReLU(), nn.Linear(HIDDEN[1], 1))

    def forward(self, seen: np.ndarray, options: np.ndarray, whose: np.ndarray) -> torch.Tensor:
        seen = self.seen(torch.tensor(seen) * self.seen_scale)
        options = self.option(torch.tensor(options) * self.option_scale)
        return self.rest(seen[torch.from_numpy(whose)] + options).squeeze(1)


def scale(fields: list) -> torch.Tensor:
    """Counts are made about as small as bits."""
    return torch.tensor([1 / 8 if f.kind == "count" else 1.0 for f in fields for _ in range(f.first, f.last + 1)])


class Memory:
    """The newest samples, the oldest one overwritten first."""

    def __init__(self, width: int) -> None:
        self.seen = np.zeros((SAMPLES, width), np.uint8)
        self.action, self.seat = np.zeros(SAMPLES, np.int64), np.zeros(SAMPLES, np.int64)
        self.worth = np.zeros(SAMPLES, np.float32)
        self.count = 0

    def add(self, story: list, utilities: np.ndarray) -> None:
        for seen, action, seat in story:
            at = self.count % SAMPLES
            self.seen[at], self.action[at], self.seat[at], self.worth[at] = seen, action, seat, utilities[seat]
            self.count += 1

    def some(self) -> np.ndarray:
        return np.random.randint(min(self.count, SAMPLES), size=LESSON)


class Learner:
    def __init__(self, spec: kaizhuo.Spec) -> None:
        self.features = np.stack([spec.features(seat) for seat in range(spec.seats)])
        self.rater = Rater(spec)
        self.adam = torch.optim.Adam(self.rater.parameters(), 1e-3)
        self.batch = kaizhuo.Batch(spec, GAMES, seed=1)
        self.memory = Memory(spec.width)
        self.stories = [[] for _ in range(GAMES)]
        self.decisions = self.games = 0

    @torch.no_grad()
    def best(self, seen: np.ndarray, seats: np.ndarray, options: np.ndarray, starts: np.ndarray) -> np.ndarray:
        """The option with the best guess, for each observation."""
        whose = np.repeat(np.arange(len(seats)), np.diff(starts))
        worth = self.rater(seen, self.features[seats[whose], options], whose).numpy()
        order = np.lexsort((-worth, whose))
        return options[order[starts[:-1]]]

    def play(self) -> None:
        """One decision in every game."""
        batch = self.batch
        actions = self.best(batch.observation, batch.actor, batch.options, batch.starts)
        actions = np.where(np.random.random(GAMES) < CURIOSITY, batch.sample(), actions)
        for story, *step in zip(self.stories, batch.observation.copy(), actions, batch.actor.copy(), strict=True):
            story.append(step)
        batch.step(actions)
        self.decisions += GAMES
        for i in batch.done.nonzero()[0]:
            self.memory.add(self.stories[i], batch.utilities[i])
            self.stories[i] = []
            self.games += 1

    def learn(self) -> None:
        some, memory = self.memory.some(), self.memory
        options = self.features[memory.seat[some], memory.action[some]]
        guess = self.rater(memory.seen[some], options, np.arange(LESSON))
        loss = nn.functional.mse_loss(guess, torch.from_numpy(memory.worth[some]))
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()

    def against(self, bots: str, games: int) -> float:
        """The share of games that it wins against bots, from every seat in turn."""
        won = 0
        for game in range(games):
            env = TableEnv(self.batch.spec, bots, seat=game % self.batch.spec.seats)
            seen, _ = env.reset(seed=game)
            over, reward = False, 0.0
            while not over:
                options = env.table.options
                (action,) = self.best(seen[None], np.array([env.seat]), options, np.array([0, len(options)]))
                seen, reward, over, _, _ = env.step(action)
            won += reward > 0
        return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0, help="of one core")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=400, help="of the test at the end")
    asked = parser.parse_args()
    np.random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is small: two threads would mostly wait for each other
    learner = Learner(kaizhuo.spec("dnup", asked.seats, {"letters_to_win": 2}))  # one round: who is out first wins
    spent, said = 0.0, 0
    while spent < 60 * asked.minutes:
        began = time.process_time()
        learner.play()
        if learner.memory.count >= LESSON:
            learner.learn()
        spent += time.process_time() - began
        if spent // 30 > said:
            said = int(spent // 30)
            level = learner.against("level1", 40)
            print(f"{spent:.0f} s, {learner.games} games, {learner.decisions} decisions: {level:.0%}", flush=True)
    level1, uniform = learner.against("level1", asked.games), learner.against("uniform", asked.games)
    print(f"wins {level1:.1%} of {asked.games} games against level 1, {uniform:.1%} against chance")


if __name__ == "__main__":
    main()
