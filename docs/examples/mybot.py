#!/usr/bin/env python3
"""A bot for Kaizhuo in plain Python: reads a question a line, answers a line.  Knows no game; likes the first verb.

kaizhuo arena dnup --bots "mybot=cmd:python3 docs/examples/mybot.py" uniform --seats 3 --blocks 20
"""

import json
import random
import sys


class MyBot:
    def __init__(self) -> None:
        self.heard = []  # everything that was told in this game
        self.random = random.Random(1)

    def choose(self, question: dict) -> str:
        """`question["view"]` is what a person at this seat would see; the answer is one of `question["options"]`."""
        self.heard += question["told"]
        options = question["options"]
        first_verb = options[0].split(" ")[0]
        same = [option for option in options if option.split(" ")[0] == first_verb]
        longest = max(len(option) for option in same)  # in many games: the most cards at once
        return self.random.choice([option for option in same if len(option) == longest])


def main() -> None:
    match, bot = 0, MyBot()
    for line in sys.stdin:
        question = json.loads(line)
        if question["kaizhuo"] != 1:
            sys.exit("this bot speaks version 1 of the protocol")
        if question["match"] != match:  # another game begins
            match, bot = question["match"], MyBot()
        answer = {"id": question["id"], "say": bot.choose(question), "stay": True}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
