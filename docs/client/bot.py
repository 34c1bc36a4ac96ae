"""A whole bot for `nightfall arena`, in Python's standard library: it plays the first legal move that is not a pass."""
import json
import sys


def choose(legal):
    moves = [move for move in legal if move["type"] != "pass"]
    return (moves or legal)[:1]


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "First things first"})
    elif message["type"] == "think":
        say({"type": "moves", "moves": choose(message["legal"])})
