#!/usr/bin/env python3
"""Learn d'nup by playing against oneself with TorchRL, in minutes on two cores (`pip install torchrl`).

    python docs/examples/learn_dnup.py --minutes 2

Deep Monte Carlo, as DouZero plays Dou Dizhu: 256 games are stepped at once; the network guesses what each option is
worth in the end, the best guess is played (now and then any option), and when a game is over, all that was done in it
becomes a sample with its true worth.  At last the network sits down against bots of level 1.
"""

import argparse
import time

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Categorical, Composite, LazyTensorStorage, TensorDictReplayBuffer, Unbounded
from torchrl.envs import EnvBase

import kaizhuo
from kaizhuo.rl.gymnasium import TableEnv

GAMES = 256
STEPS = 32  # decisions of each game that are collected at once
CURIOSITY = 0.05  # how often any option is tried
SAMPLES = 100_000  # the newest ones, to learn from
LESSON = 512  # samples of one lesson
HIDDEN = 128, 64  # how wide the two layers are


class Games(EnvBase):
    """A batch of games for TorchRL: in each the seat that is asked decides, and the rewards are everybody's."""

    def __init__(self, spec: kaizhuo.Spec, count: int) -> None:
        super().__init__(batch_size=[count])
        self.games = kaizhuo.Batch(spec, count, seed=1)
        self.observation_spec = Composite(
            observation=Unbounded((count, spec.width), dtype=torch.uint8),
            action_mask=Binary(shape=(count, spec.actions), dtype=torch.bool),
            seat=Categorical(spec.seats, shape=(count,)),
            shape=(count,),
        )
        self.action_spec = Categorical(spec.actions, shape=(count,))
        self.reward_spec = Unbounded((count, spec.seats))

    def _seen(self, **more: Tensor) -> TensorDict:
        """Copies, as the next step writes over what a batch shows."""
        seen = torch.tensor(self.games.observation)
        mask = torch.tensor(self.games.mask).bool()
        return TensorDict({"observation": seen, "action_mask": mask, "seat": torch.tensor(self.games.actor), **more})

    def _step(self, chosen: TensorDict) -> TensorDict:
        self.games.step(chosen["action"].numpy())
        rewards, done = torch.tensor(self.games.utilities), torch.tensor(self.games.done)
        return self._seen(reward=rewards.float(), done=done[:, None]).auto_batch_size_(1)

    def _reset(self, _before: TensorDict | None, **_: object) -> TensorDict:
        """A game that is over has begun anew already."""
        return self._seen().auto_batch_size_(1)

    def _set_seed(self, seed: int | None) -> None:
        self.games = kaizhuo.Batch(self.games.spec, self.games.count, seed or 0)


class Rater(nn.Module):
    """What options are worth: of each how it looks, and which observation it belongs to."""

    def __init__(self, spec: kaizhuo.Spec) -> None:
        super().__init__()
        features = [torch.tensor(spec.features(seat)) for seat in range(spec.seats)]
        self.register_buffer("features", torch.stack(features))
        self.register_buffer("seen_scale", scale(spec.fields))
        self.register_buffer("option_scale", scale(spec.feature_fields))
        self.seen = nn.Linear(spec.width, HIDDEN[0])
        self.option = nn.Linear(len(self.option_scale), HIDDEN[0])
        self.rest = nn.Sequential(nn.ReLU(), nn.Linear(*HIDDEN), nn.ReLU(), nn.Linear(HIDDEN[1], 1))

    def forward(self, seen: Tensor, seat: Tensor, action: Tensor, whose: Tensor) -> Tensor:
        """`whose` says to which observation an action belongs."""
        option = self.option(self.features[seat[whose], action] * self.option_scale)
        return self.rest(self.seen(seen * self.seen_scale)[whose] + option).squeeze(1)


def scale(fields: list) -> Tensor:
    """Counts are made about as small as bits."""
    return torch.tensor([1 / 8 if f.kind == "count" else 1.0 for f in fields for _ in range(f.first, f.last + 1)])


class Chooser(nn.Module):
    """The option with the best guess, for each observation; now and then any."""

    def __init__(self, rater: Rater, curiosity: float) -> None:
        super().__init__()
        self.rater, self.curiosity = rater, curiosity

    @torch.no_grad()
    def forward(self, seen: Tensor, mask: Tensor, seat: Tensor) -> Tensor:
        whose, action = mask.nonzero(as_tuple=True)
        worth = self.rater(seen, seat, action, whose)
        curious = torch.rand(len(seen)) < self.curiosity
        worth = torch.where(curious[whose], torch.rand(len(worth)), worth)
        return torch.full(mask.shape, -torch.inf).masked_scatter_(mask, worth).argmax(1)


class Learner:
    def __init__(self, spec: kaizhuo.Spec) -> None:
        self.spec = spec
        self.rater = Rater(spec)
        self.adam = torch.optim.Adam(self.rater.parameters(), 1e-3)
        self.memory = TensorDictReplayBuffer(storage=LazyTensorStorage(SAMPLES), batch_size=LESSON)
        chooser = Chooser(self.rater, CURIOSITY)
        policy = TensorDictModule(chooser, in_keys=["observation", "action_mask", "seat"], out_keys=["action"])
        self.collector = Collector(Games(spec, GAMES), policy, frames_per_batch=GAMES * STEPS, total_frames=-1)
        self.before = None
        self.games = self.decisions = 0

    def remember(self, story: TensorDict) -> None:
        """[game, step]: what was done becomes a sample as soon as its worth is known, now or with the next story."""
        over = story["next", "done"].squeeze(2)
        self.games += int(over.sum())
        self.decisions += over.numel()
        fresh = story.select("observation", "seat", "action")
        fresh["reward"], fresh["over"], fresh["known"] = story["next", "reward"], over, torch.zeros_like(over)
        both = fresh if self.before is None else torch.cat([self.before, fresh], 1)
        worth = torch.full((GAMES, self.spec.seats), torch.nan)
        worths = torch.empty(both.shape)
        for step in reversed(range(both.shape[1])):
            now = both[:, step]
            worth = torch.where(now["over"][:, None], now["reward"], worth)
            worths[:, step] = worth.gather(1, now["seat"][:, None]).squeeze(1)
        known = ~worths.isnan()
        samples = both.select("observation", "seat", "action").set("worth", worths)
        self.memory.extend(samples[known & ~both["known"]])
        self.before = fresh.set("known", known[:, -STEPS:])

    def learn(self) -> None:
        some = self.memory.sample()
        guess = self.rater(some["observation"], some["seat"], some["action"], torch.arange(LESSON))
        loss = nn.functional.mse_loss(guess, some["worth"])
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()

    def against(self, bots: str, games: int) -> float:
        """The share of games that it wins against bots, from every seat in turn."""
        choose, won = Chooser(self.rater, 0.0), 0
        for game in range(games):
            env = TableEnv(self.spec, bots, seat=game % self.spec.seats)
            seen, info = env.reset(seed=game)
            over, reward = False, 0.0
            while not over:
                mask = torch.tensor(info["action_mask"]).bool()
                (action,) = choose(torch.tensor(seen)[None], mask[None], torch.tensor([env.seat]))
                seen, reward, over, _, info = env.step(int(action))
            won += reward > 0
        return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0, help="of one core")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=400, help="of the test at the end")
    asked = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is small: two threads would mostly wait for each other
    learner = Learner(kaizhuo.spec("dnup", asked.seats, {"letters_to_win": 2}))  # one round: who is out first wins
    began, said = time.process_time(), 0
    for story in learner.collector:
        learner.remember(story)
        for _ in range(STEPS):
            learner.learn()
        spent = time.process_time() - began
        if spent >= 60 * asked.minutes:
            break
        if spent // 30 > said:
            said = int(spent // 30)
            level = learner.against("level1", 40)
            print(f"{spent:.0f} s, {learner.games} games, {learner.decisions} decisions: {level:.0%}", flush=True)
    learner.collector.shutdown()
    level1, uniform = learner.against("level1", asked.games), learner.against("uniform", asked.games)
    print(f"wins {level1:.1%} of {asked.games} games against level 1, {uniform:.1%} against chance")


if __name__ == "__main__":
    main()
