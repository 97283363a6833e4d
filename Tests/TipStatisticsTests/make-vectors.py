#!/usr/bin/env python3
"""Makes vectors.json, with which the tests compare our statistics. It needs Python alone.

    python3 Tests/TipStatisticsTests/make-vectors.py

No library has these intervals and this test of the ratio. They are computed from their definitions, person by person,
with the random assignment spelled out: a stake, its bets, and a bisection. The four cells aren't used, and no code is
shared with the library.
"""
import json
import math
import pathlib
import random

random.seed(20261129)

GUESSES = [math.sin(k * math.pi / 24) ** 2 for k in range(13)]
GUESS_WEIGHTS = [0.7 if g < 0.05 else 1 if g < 0.55 else 0.2 for g in GUESSES]
EFFECTS = [2.0 ** -k for k in range(9)]
EFFECT_WEIGHTS = [0.1, 0.55, 0.18, 0.07, 0.04, 0.03, 0.01, 0.01, 0.01]


def add(logs):
    top = max(logs)
    return top + math.log(math.fsum(math.exp(x - top) for x in logs))


def estimate(guess, share, held, used):
    """One person's unbiased estimate of the difference, shown minus held out."""
    if held:
        return -(used - guess) / share
    return (used - guess) / (1 - share)


def bet(effect, guess, share, sign):
    """The size of a bet, such that the worst person leaves 2 % of the stake, if the difference were 1."""
    worst = min(sign * estimate(guess, share, held, used) for held in (0, 1) for used in (0, 1))
    return min(effect * share * (1 - share), 0.98 / (1 - worst))


def log_wealth(people, sign, difference):
    """The logarithm of the stake on differences above `difference` (sign 1) or below it (sign -1)."""
    shares = sorted({share for share, _, _ in people})
    # What each bet has become, for each share at which people joined.
    stake = {}
    for share in shares:
        for effect in EFFECTS:
            for guess in GUESSES:
                size = bet(effect, guess, share, sign)
                gains = {(h, u): math.log(1 + size * sign * (estimate(guess, share, h, u) - difference))
                         for h in (0, 1) for u in (0, 1)}
                stake[share, effect, guess] = math.fsum(gains[h, u] for s, h, u in people if s == share)
    guess_parts = [w / sum(GUESS_WEIGHTS) for w in GUESS_WEIGHTS]
    logs = []
    for effect, weight in zip(EFFECTS, EFFECT_WEIGHTS):
        together = add([math.log(p) + sum(stake[s, effect, g] for s in shares) for g, p in zip(GUESSES, guess_parts)])
        apart = sum(add([math.log(p) + stake[s, effect, g] for g, p in zip(GUESSES, guess_parts)]) for s in shares)
        logs.append(math.log(weight / sum(EFFECT_WEIGHTS)) + add([together, apart]) - math.log(2))
    return add(logs)


def bound(people, sign, comparisons=1):
    """The nearest difference, seen from far away, that isn't excluded in this direction."""
    low, high = -1.0, 1.0
    limit = math.log(40 * comparisons)
    if log_wealth(people, sign, sign * low) < limit:
        return sign * low
    for _ in range(45):
        middle = (low + high) / 2
        if log_wealth(people, sign, sign * middle) >= limit:
            low = middle
        else:
            high = middle
    return sign * low


def experiment(count, shares, base, effect):
    people = []
    for _ in range(count):
        share = random.choice(shares)
        held = int(random.random() < share)
        used = int(random.random() < min(1, max(0, base * (1 + shares.index(share)) + (0 if held else effect))))
        people.append((share, held, used))
    cells = {}
    for share, held, used in people:
        cell = cells.setdefault(share, {"share": share, "shown": [0, 0], "heldOut": [0, 0]})
        arm = cell["heldOut" if held else "shown"]
        arm[0] += used
        arm[1] += 1
    return people, list(cells.values())


def interval(count, shares, base, effect):
    people, cells = experiment(count, shares, base, effect)
    if not all(any(h == arm for _, h, _ in people) for arm in (0, 1)):
        return None
    return {"strata": cells, "lower": bound(people, 1), "upper": bound(people, -1),
            "helping": log_wealth(people, 1, 0.0), "hurting": log_wealth(people, -1, 0.0)}


def ratio(count, shares, tilt):
    people = []
    for _ in range(count):
        share = random.choice(shares)
        people.append((share, int(random.random() < min(1, share * tilt)), 0))
    logs = []
    sizes = [0.05 * 2 ** k for k in range(8)]
    for size in sizes + [-s for s in sizes]:
        total = -math.log(16)
        for share, held, _ in people:
            odds = share / (1 - share) * math.exp(size)
            chance = odds / (1 + odds)
            total += math.log(chance / share if held else (1 - chance) / (1 - share))
        logs.append(total)
    cells = {}
    for share, held, _ in people:
        cell = cells.setdefault(share, {"share": share, "shown": 0, "heldOut": 0})
        cell["heldOut" if held else "shown"] += 1
    return {"strata": list(cells.values()), "logProbability": min(0, -add(logs))}


def arms(count, choices, rates):
    """People who join under one of several choices: a share that is held out, and the names of arms."""
    people = []
    for _ in range(count):
        share, names = random.choice(choices)
        # All arms have the same chance; what is held out has the share.
        chances = {"": share, **{name: (1 - share) / len(names) for name in names}}
        got = random.choices(list(chances), list(chances.values()))[0]
        people.append((share, names, chances, got, int(random.random() < rates[got])))
    every = sorted({name for _, names in choices for name in names})
    pairs = [(name, "") for name in every] + [(a, b) for a in every for b in every if a < b]
    compared = []
    for one, two in pairs:
        # Only people who could have got either, each with the chance of the second among these two.
        found = [(chances[two] / (chances[one] + chances[two]), int(got == two), used)
                 for _, _, chances, got, used in people
                 if chances.get(one, 0) > 0 and chances.get(two, 0) > 0 and got in (one, two)]
        if any(chances.get(one, 0) > 0 and chances.get(two, 0) > 0 for _, _, chances, _, _ in people):
            compared.append((one, two, found))
    cells = []
    for share, names in choices:
        for name in [""] + names:
            these = [used for s, n, _, got, used in people if (s, n, got) == (share, names, name)]
            cells.append({"share": share, "names": names, "arm": name, "used": sum(these), "people": len(these)})
    return {"cells": cells, "comparisons": [
        {"arm": one, "other": two, "people": len(found), "lower": bound(found, 1, len(compared)),
         "upper": bound(found, -1, len(compared))} for one, two, found in compared]}


cases = [(2, [0.5], 0.5, 0), (5, [0.5], 0.2, 0.5), (20, [0.5], 0.2, 0.6), (50, [0.1], 0.2, 0.2), (200, [0.5], 0.2, 0.3),
         (200, [0.5], 0.6, -0.5), (1000, [0.5], 0.2, 0.1), (1000, [0.5], 0.2, 0), (1000, [0.1], 0.1, 0.3),
         (2000, [0.01], 0.3, 0.3), (4000, [0.5], 0.001, 0.01), (4000, [0.1], 0.0005, 0.02), (4000, [0.5], 0.95, 0.03),
         (3000, [0.1, 0.5], 0.2, 0.1), (3000, [0.5, 0.1, 0.25], 0.1, 0.15), (2000, [0.9], 0.3, -0.2),
         (3000, [0.2, 0.01], 0.4, -0.2), (4000, [0.05], 0.5, 0.4), (300, [0.5], 0, 1), (300, [0.5], 1, -1)]
vectors = {
    "intervals": [found for case in cases if (found := interval(*case))],
    "ratios": [ratio(*case) for case in [
        (1, [0.5], 1), (10, [0.1], 1), (56, [0.1], 2.3), (500, [0.5], 1), (500, [0.5], 1.2), (2000, [0.01], 3),
        (2000, [0.1], 0.5), (3000, [0.1, 0.5], 1), (3000, [0.1, 0.5], 1.3), (100, [0.99], 0.5)]],
    "arms": [arms(*case) for case in [
        (600, [(0.25, ["long", "short"])], {"": 0.2, "long": 0.5, "short": 0.3}),
        (900, [(0.0, ["a", "b", "c"])], {"a": 0.1, "b": 0.4, "c": 0.2}),
        (900, [(0.1, ["a", "b"]), (0.5, ["a", "b"])], {"": 0.3, "a": 0.05, "b": 0.3}),
        (1200, [(0.2, ["a", "b"]), (0.2, ["a", "c"]), (0.0, ["a", "b"])], {"": 0.1, "a": 0.2, "b": 0.5, "c": 0.3})]],
}
target = pathlib.Path(__file__).with_name("vectors.json")
lines = [f' "{name}": [\n  ' + ",\n  ".join(json.dumps(case) for case in cases) + "\n ]" for name, cases in vectors.items()]
target.write_text("{\n" + ",\n".join(lines) + "\n}\n")
