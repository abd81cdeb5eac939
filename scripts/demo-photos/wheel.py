"""The wheel of a chariot on the day of its procession."""

import math
import random

import shapes
import stuff
import surfaces
from festival import heads
from gardens import trees
from scenes import ball


def chariot_wheel():
    chance, brass = random.Random(4), stuff.brass(0.26)
    red, yellow = stuff.plain("red", (0.5, 0.025, 0.02), 0.4, bump=0.12, grain=28), stuff.plain("yellow", (0.82, 0.46, 0.04), 0.42, bump=0.12, grain=28)
    green, timber = stuff.plain("green", (0.02, 0.16, 0.1), 0.42, bump=0.12, grain=28), surfaces.wood((0.1, 0.04, 0.02), (0.28, 0.13, 0.06), 2)
    road = surfaces.mixed("road", (0.12, 0.1, 0.09), (0.26, 0.22, 0.19), 0.9, 30, bump=0.7)
    shapes.slab("road", road, (24, 24, 0.1), (0, 6, -0.1), 0.001)
    middle = (-0.05, 0.0, 0.78)
    parts = [
        shapes.turned("tyre", [(0.76, -0.075), (0.78, -0.07), (0.78, 0.07), (0.76, 0.075), (0.66, 0.075), (0.65, 0.07), (0.65, -0.07), (0.66, -0.075), (0.76, -0.075)], timber, 120),
        shapes.turned("rim", [(0.735, 0.076), (0.735, 0.082), (0.69, 0.082), (0.69, 0.076)], red, 120),
        shapes.turned("felloe", shapes.rounded([(0.65, -0.05), (0.65, 0.05), (0.6, 0.055), (0.58, 0.05), (0.58, -0.05), (0.65, -0.05)], 3), yellow, 120),
        shapes.turned("hub", shapes.rounded([(0.001, 0.21), (0.05, 0.205), (0.07, 0.18), (0.075, 0.15), (0.12, 0.14), (0.13, 0.1), (0.17, 0.085), (0.18, 0.04), (0.18, -0.06), (0.001, -0.06)], 4), red, 72),
        shapes.turned("cap", shapes.rounded([(0.001, 0.255), (0.02, 0.25), (0.045, 0.225), (0.06, 0.2), (0.06, 0.19), (0.001, 0.19)], 4), brass, 48),
        shapes.turned("collar", [(0.134, 0.095), (0.14, 0.108), (0.128, 0.118), (0.12, 0.11)], brass, 64),
        shapes.turned("plate", [(0.3, 0.03), (0.3, 0.045), (0.17, 0.05), (0.17, 0.03)], green, 72),
    ]
    spoke = shapes.rounded([(0.001, 0.16), (0.036, 0.16), (0.042, 0.22), (0.03, 0.26), (0.026, 0.36), (0.042, 0.4), (0.026, 0.44), (0.03, 0.52), (0.042, 0.56), (0.038, 0.6), (0.001, 0.6)], 4)
    for at in range(12):
        made = shapes.turned("spoke", spoke, red if at % 2 else yellow, 24)
        made.rotation_euler = (math.pi / 2, 0, 0)
        made.rotation_mode, turn = "XYZ", 2 * math.pi * at / 12
        made.rotation_euler = (0, turn, 0)
        made.location = middle
        petal = shapes.joined("petal", [shapes.petal(0.12, 0.075, 0.3, 0.0, 0, 0.18)], brass)
        petal.rotation_euler, petal.location = (math.pi / 2, turn + 0.26, 0), (middle[0], middle[1] - 0.047, middle[2])
    for at in range(24):
        turn = 2 * math.pi * at / 24
        stud = ball(0.013, brass, 10)
        stud.location = (middle[0] + 0.705 * math.cos(turn), middle[1] - 0.09, middle[2] + 0.705 * math.sin(turn) - 0.013)
    for part in parts:
        part.rotation_euler, part.location = (math.pi / 2, 0, 0), middle
    shapes.slab("axle", timber, (0.14, 1.6, 0.14), (middle[0], 0.85, middle[2] - 0.07), 0.02)
    shapes.slab("beam", red, (5, 0.16, 0.2), (0.8, 0.3, 1.62), 0.02)
    shapes.slab("band", yellow, (5, 0.02, 0.05), (0.8, 0.212, 1.69), 0.006)
    kinds = heads()
    valance = stuff.plain("silk", (0.78, 0.4, 0.03), 0.45, bump=0.05, grain=240, sheen=0.6)
    shapes.cloth("valance", valance, 4.4, 0.34, 22, 0.03, (-1.6, 0.18, 1.6), seed=2)
    shapes.cloth("curtain", stuff.plain("velvet", (0.4, 0.02, 0.03), 0.7, bump=0.1, grain=300, sheen=0.9), 4.4, 1.4, 26, 0.05, (-1.6, 0.75, 1.6), seed=5)
    for at in range(5):
        shapes.garland([kinds["orange"], kinds["yellow"]] if at % 2 else [kinds["orange"]], shapes.hanging((-1.5 + 0.7 * at, 0.1, 1.66), (-0.8 + 0.7 * at, 0.1, 1.66), 0.24, 20), at, 1.1)
    rope_of_jute()
    for _ in range(120):
        kind = kinds[chance.choice(("orange", "yellow", "pink", "white"))]
        spot = (chance.uniform(-1.4, 1.6), chance.uniform(-0.9, 0.5))
        if chance.random() < 0.22:
            shapes.copy_of(kind, (*spot, 0), (chance.uniform(-0.4, 0.4), 0, chance.uniform(0, 6)), chance.uniform(0.7, 1))
        else:
            petal = shapes.joined("petal", [shapes.petal(0.032, 0.024, 0.5, 0.1, chance.uniform(0, 6), 0, 5, 3, curl=0.6)], kind.data.materials[0])
            petal.location = (*spot, 0.003)
    trees(9, 5, 7, 1.4, 4.5, 220)
    stuff.sky([(0, (1.0, 0.8, 0.58)), (0.3, (0.75, 0.8, 0.9)), (1, (0.35, 0.5, 0.8))], 0.4)
    surfaces.sun((0.85, 0.8, -0.62), 4.2, (1, 0.76, 0.46), 0.02)
    stuff.camera((0.52, -2.35, 0.86), (0.1, 0.1, 0.86), 46, 3.2, (0.05, -0.1, 0.8))
    return {"name": "chariot-wheel", "exposure": 0.95}


def rope_of_jute():
    jute = surfaces.mixed("jute", (0.34, 0.24, 0.11), (0.62, 0.48, 0.26), 0.9, 160, bump=0.5)
    line = [(1.5 - 2.6 * t + 0.1 * math.sin(9 * t), -0.62 + 0.22 * math.sin(4 * t) - 0.1 * t) for t in [at / 160 for at in range(161)]]
    for strand in range(3):
        points = [(x, y + 0.016 * math.cos(at * 0.55 + strand * 2.1), 0.03 + 0.016 * math.sin(at * 0.55 + strand * 2.1)) for at, (x, y) in enumerate(line)]
        shapes.rope("rope", jute, points, 0.018)
