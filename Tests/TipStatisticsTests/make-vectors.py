#!/usr/bin/env python3
"""Makes vectors.json, with which the tests compare our statistics.

    python3 -m venv /tmp/vectors && /tmp/vectors/bin/pip install numpy==2.* scipy==1.* statsmodels==0.14.*
    /tmp/vectors/bin/python Tests/TipStatisticsTests/make-vectors.py

Intervals come from statsmodels, probabilities of the ratio test from scipy. The evidence has no counterpart there: it
is computed from its definition, person by person, with scipy's logsumexp.
"""
import itertools
import json
import pathlib

import numpy
from scipy.special import logsumexp
from scipy.stats import chisquare
from statsmodels.stats.proportion import confint_proportions_2indep

random = numpy.random.default_rng(20261127)

# The examples of Newcombe's paper, table II, then random ones.
pairs = [(56, 70, 48, 80), (9, 10, 3, 10), (6, 7, 2, 7), (5, 56, 0, 29), (0, 10, 0, 20), (0, 10, 0, 10),
         (10, 10, 0, 20), (10, 10, 0, 10), (1, 1, 0, 1), (0, 1, 0, 1)]
while len(pairs) < 60:
    one, two = (int(10 ** random.uniform(0, 5)) for _ in range(2))
    pairs.append((int(random.integers(0, one + 1)), one, int(random.integers(0, two + 1)), two))


def interval(case):
    low, high = confint_proportions_2indep(*case, method="newcomb", compare="diff", alpha=0.05)
    return [float(low), float(high)]


def ratio():
    share = float(random.choice([0.05, 0.1, 0.2, 0.5]))
    people = int(10 ** random.uniform(2.3, 5))
    held = int(min(people, max(0, random.normal(people * share, 2 * (people * share * (1 - share)) ** 0.5))))
    expected = [people * share, people * (1 - share)]
    found = chisquare([held, people - held], expected)
    return {"share": share, "people": people, "heldOut": held, "probability": float(found.pvalue)}


LEVELS = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]
EFFECTS = [(0.1, 0.08), (0.25, 0.12), (0.5, 0.7), (1, 0.1)]


def evidence(sign, people):
    """The logarithm of the stake after bets on one direction; people are (share, held out, used)."""
    logs = []
    for level, (effect, weight) in itertools.product(LEVELS, EFFECTS):
        middle = numpy.log(level / (1 - level))
        chance = {arm: 1 / (1 + numpy.exp(-(middle + side * sign * effect / 2))) for arm, side in ((0, 1), (1, -1))}
        total = numpy.log(weight / len(LEVELS))
        for share, held, used in people:
            likely = {arm: (chance[arm] if used else 1 - chance[arm]) for arm in (0, 1)}
            arms = {0: (1 - share) * likely[0], 1: share * likely[1]}
            total += numpy.log(arms[held] / (arms[0] + arms[1])) - numpy.log(share if held else 1 - share)
        logs.append(total)
    return float(logsumexp(logs))


def experiment(count):
    shares = random.choice([0.05, 0.1, 0.2, 0.5], size=2, replace=False)
    base, effect = random.uniform(0.05, 0.6), random.uniform(-0.25, 0.25)
    people = []
    for _ in range(count):
        share = float(random.choice(shares))
        held = int(random.random() < share)
        used = int(random.random() < min(1, max(0, base + (0 if held else effect))))
        people.append((share, held, used))
    cells = {}
    for share, held, used in people:
        cell = cells.setdefault(share, {"share": share, "shown": [0, 0], "heldOut": [0, 0]})
        arm = cell["heldOut" if held else "shown"]
        arm[0] += used
        arm[1] += 1
    return {"strata": list(cells.values()), "helping": evidence(1, people), "hurting": evidence(-1, people)}


vectors = {
    "intervals": [{"case": list(case), "interval": interval(case)} for case in pairs],
    "ratios": [ratio() for _ in range(40)],
    "evidence": [experiment(count) for count in [1, 2, 5, 10, 30, 100, 100, 300, 300, 1000, 1000, 3000]],
}
target = pathlib.Path(__file__).with_name("vectors.json")
lines = [f' "{name}": [\n  ' + ",\n  ".join(json.dumps(case) for case in cases) + "\n ]" for name, cases in vectors.items()]
target.write_text("{\n" + ",\n".join(lines) + "\n}\n")
