"""A seat of `nightfall arena` as an environment in the manner of Gymnasium, in Python's standard library.

    def play(env):
        observation, info = env.reset()
        while True:
            action = 0                            # an index into info["legal"]
            observation, reward, terminated, truncated, info = env.step(action)
            if terminated:
                observation, info = env.reset()   # the arena begins the next game

    Env().run(play)

Start it as a player: `nightfall arena GAME --bots good,"python3 my_agent.py"`. The number of actions changes from move to move;
`info["legal"]` lists them. `reward` is 1 for a win, 0 for anything else.
"""
import json
import sys


class Closed(Exception):
    """The arena has no more games."""


class Env:
    def __init__(self, name="gym", stdin=sys.stdin, stdout=sys.stdout):
        self.name, self.stdin, self.stdout = name, stdin, stdout
        self.think = None

    def run(self, play):
        try:
            play(self)
        except Closed:
            pass

    def reset(self):
        self._until_asked()
        return self._seen()

    def step(self, action):
        self._say({"type": "moves", "moves": [self.think["legal"][action]]})
        seat, result = self.think["seat"], self._until_asked(stop_when_over=True)
        if result is None:
            observation, info = self._seen()
            return observation, 0.0, False, False, info
        won = seat in (result["result"] or {}).get("winners", [])
        return self.think["view"], 1.0 if won else 0.0, True, False, {"legal": [], "result": result["result"]}

    def _seen(self):
        return self.think["view"], {"legal": self.think["legal"], "seat": self.think["seat"], "seed": self.think["seed"]}

    def _until_asked(self, stop_when_over=False):
        for line in self.stdin:
            message = json.loads(line)
            if message["type"] == "hello":
                self._say({"type": "hello", "name": self.name})
            elif message["type"] == "think":
                self.think = message
                return None
            elif message["type"] == "over" and stop_when_over:
                return message
        raise Closed

    def _say(self, message):
        print(json.dumps(message), file=self.stdout, flush=True)
