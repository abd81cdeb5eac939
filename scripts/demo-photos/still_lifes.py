"""Things of worship and of a devotee's day, near: a lamp, a plate, garlands, instruments, a desk."""

import math
import random

import shapes
import stuff
from altar import head, pot
from lamps_on_water import flame


def far_lights(count, seed, depth=2.6, width=2.6, colour=(1, 0.5, 0.16)):
    """Small lights far behind: discs of light, out of focus."""
    chance = random.Random(seed)
    glow = stuff.fire(9)
    bulb = shapes.turned("bulb", [(0.0002, -0.012), (0.012, 0), (0.0002, 0.012)], glow, 12)
    bulb.location = (0, 0, -3)
    for _ in range(count):
        made = shapes.copy_of(bulb, (chance.uniform(-width, width), depth + chance.uniform(-0.3, 0.15), chance.uniform(0.1, 2.0)))
        made.visible_diffuse = made.visible_glossy = made.visible_shadow = False


def table(colour, back, folds=9):
    shapes.slab("table", stuff.plain("table", colour, 0.55, bump=0.1, grain=160, sheen=0.6), (5, 3.4, 0.1), (0, 0.4, -0.1))
    if back:
        shapes.cloth("back", stuff.plain("velvet", back, 0.7, bump=0.08, grain=260, sheen=0.8), 5, 3, folds * 2, 0.06, (-2.5, 1.5, 2.8), seed=3)


def arati():
    chance, brass, fire = random.Random(3), stuff.brass(0.2), stuff.fire(16)
    table((0.2, 0.01, 0.03), (0.22, 0.01, 0.06))
    tray = shapes.rounded([(0.002, 0.006), (0.2, 0.006), (0.225, 0.014), (0.25, 0.036), (0.258, 0.038), (0.25, 0.03), (0.215, 0.002), (0.002, 0.0)], 5)
    shapes.turned("tray", tray[::-1], brass, 144, (0, 0, 0), 36, 0.008)
    stem = shapes.rounded([(0.002, 0), (0.06, 0), (0.062, 0.01), (0.03, 0.022), (0.014, 0.05), (0.022, 0.07), (0.012, 0.09), (0.02, 0.12), (0.09, 0.138), (0.118, 0.15), (0.12, 0.156), (0.09, 0.15), (0.002, 0.148)], 5)
    shapes.turned("stem", stem, brass, 96, (0, 0.03, 0.008))
    cup = shapes.rounded([(0.001, 0), (0.014, 0.0), (0.024, 0.01), (0.026, 0.018), (0.021, 0.014), (0.001, 0.008)], 4)
    for at in range(5):
        turn = 2 * math.pi * at / 5 + math.pi / 2
        place = (0.093 * math.cos(turn), 0.03 + 0.093 * math.sin(turn), 0.16)
        shapes.turned("cup", cup, brass, 40, place)
        flame(fire, (place[0], place[1], place[2] + 0.016), 1.25, 1.1)
    for at in range(14):
        turn = math.pi * (0.78 + 0.055 * at)
        shapes.copy_of(head(("orange", "yellow", "white", "pink")[at % 4], at), (0.185 * math.cos(turn), 0.185 * math.sin(turn), 0.01), (0, 0, chance.uniform(0, 6)), 0.9)
    stick, ember = stuff.plain("stick", (0.07, 0.03, 0.02), 0.8), stuff.fire(12)
    for lean in (0.05, 0.1):
        shapes.rope("incense", stick, [(0.14, 0.08, 0.01), (0.14 + lean, 0.1, 0.3)], 0.0022)
        shapes.turned("ember", [(0.0002, 0), (0.003, 0.004), (0.0002, 0.009)], ember, 12, (0.14 + lean, 0.1, 0.298))
    far_lights(46, 5, 1.3, 1.1)
    stuff.sky([(0, (0.6, 0.3, 0.22)), (1, (0.3, 0.2, 0.3))], 0.3)
    stuff.window_light((-1.2, -0.9, 1.5), (0, 0, 0.1), 30, (1, 0.74, 0.52), 0.7)
    stuff.window_light((0.9, 0.9, 0.9), (0, 0, 0.1), 12, (1, 0.5, 0.3), 0.5)
    stuff.camera((0.05, -0.72, 0.4), (0, 0.04, 0.145), 50, 2.8, (0, -0.05, 0.16))
    return {"name": "aarti-lamp", "exposure": 1.0, "bloom": 0.09}


def plate():
    chance, brass = random.Random(8), stuff.brass(0.26)
    shapes.slab("leaf", stuff.plain("leaf", (0.015, 0.1, 0.05), 0.6, bump=0.25, grain=180, sheen=0.5), (3, 3, 0.1), (0, 0, -0.1))
    rim = shapes.rounded([(0.002, 0.004), (0.2, 0.004), (0.215, 0.02), (0.225, 0.034), (0.23, 0.034), (0.218, 0.012), (0.2, -0.001), (0.002, 0)], 5)
    shapes.turned("plate", rim[::-1], brass, 160)
    foods = [((0.75, 0.42, 0.03), 0.25), ((0.55, 0.06, 0.015), 0.2), ((0.1, 0.22, 0.03), 0.35), ((0.9, 0.84, 0.7), 0.3), ((0.85, 0.55, 0.16), 0.3)]
    bowl = shapes.rounded([(0.001, 0.003), (0.03, 0.003), (0.044, 0.02), (0.048, 0.036), (0.05, 0.036), (0.046, 0.016), (0.032, 0), (0.001, 0)], 5)
    for at, (colour, rough) in enumerate(foods):
        turn = math.pi * (0.06 + 0.22 * at)
        x, y = 0.147 * math.cos(turn), 0.147 * math.sin(turn)
        shapes.turned("bowl", bowl[::-1], brass, 64, (x, y, 0.005))
        shapes.turned("food", [(0.0001, 0.032), (0.03, 0.031), (0.0455, 0.028)], stuff.plain("food", colour, rough, bump=0.35, grain=70, glow=0.1), 48, (x, y, 0.005))
        bit = stuff.plain("bit", (0.92, 0.88, 0.78) if at in (1, 2) else (0.05, 0.22, 0.03) if at == 0 else (0.5, 0.22, 0.05), 0.5, glow=0.1)
        for _ in range(9):
            away, around = chance.uniform(0, 0.033), chance.uniform(0, 6.3)
            made = shapes.slab("bit", bit, (0.011, 0.009, 0.006), (x + away * math.cos(around), y + away * math.sin(around), 0.035), 0.002)
            made.rotation_euler = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 3))
    rice(chance)
    sweets(chance)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow") * 2)]
    for at in range(26):
        turn = 2 * math.pi * at / 26
        shapes.copy_of(flowers[at % 4], (0.262 * math.cos(turn), 0.262 * math.sin(turn), 0), (0, 0, chance.uniform(0, 6)), 0.98)
    stuff.sky([(0, (0.9, 0.85, 0.8)), (1, (0.8, 0.85, 1.0))], 0.35)
    stuff.window_light((-0.9, 0.7, 1.1), (0, 0, 0), 22, (1, 0.88, 0.7), 0.55)
    stuff.camera((0, -0.36, 0.63), (0, -0.005, 0.0), 50, 5.6, (0, -0.03, 0.03))
    return {"name": "offering-plate", "exposure": 0.85, "vignette": 0.3}


def rice(chance):
    grain = shapes.turned("grain", shapes.rounded([(0.0001, -0.0045), (0.001, -0.003), (0.0013, 0), (0.001, 0.003), (0.0001, 0.0045)], 2), stuff.plain("rice", (0.9, 0.87, 0.78), 0.45, glow=0.2), 8)
    grain.location = (0, 3, 0)
    shapes.turned("mound", [(0.066, 0.004), (0.06, 0.016), (0.045, 0.03), (0.02, 0.04), (0.0001, 0.042)], grain.data.materials[0], 40, (0, 0.0, 0))
    for _ in range(2600):
        away, around = 0.068 * math.sqrt(chance.random()), chance.uniform(0, 6.3)
        high = 0.043 * max(0, 1 - (away / 0.07) ** 2.2) + 0.004
        shapes.copy_of(grain, (away * math.cos(around), away * math.sin(around), high), (chance.uniform(1.1, 2), chance.uniform(-0.5, 0.5), chance.uniform(0, 6.3)))
    leaf = shapes.joined("tulasi", [shapes.petal(0.034, 0.022, 0.3, 0.25, turn, 0.002, 10) for turn in (0.6, 2.6, 4.6)], stuff.petals("tulasi", (0.03, 0.16, 0.02), (0.06, 0.3, 0.05), 0.4))
    leaf.location = (0, 0, 0.046)


def sweets(chance):
    golden = stuff.plain("laddu", (0.85, 0.4, 0.05), 0.55, bump=0.9, grain=420, glow=0.1)
    ball = shapes.turned("laddu", [(0.023 * math.sin(math.pi * t / 16), -0.023 * math.cos(math.pi * t / 16)) for t in range(17)], golden, 32)
    ball.location = (-0.03, -0.14, 0.028)
    for x, y, z in ((0.018, -0.15, 0.028), (-0.008, -0.112, 0.028), (-0.007, -0.134, 0.064)):
        shapes.copy_of(ball, (x, y, z), (chance.uniform(0, 3), chance.uniform(0, 3), 0))
    puri = shapes.turned("puri", shapes.rounded([(0.0001, 0.0), (0.03, 0.001), (0.042, 0.008), (0.03, 0.018), (0.0001, 0.022)], 5), stuff.plain("puri", (0.8, 0.46, 0.13), 0.4, bump=0.5, grain=45, glow=0.1), 48)
    puri.location = (-0.125, -0.085, 0.006)
    shapes.copy_of(puri, (-0.105, -0.1, 0.022), (0.12, 0.1, 1))
    shapes.copy_of(puri, (0.12, -0.09, 0.006), (0, 0.05, 2), 0.95)


def garlands():
    table((0.3, 0.04, 0.07), None)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    for row in range(7):
        points = [(-0.34 + 0.0335 * at, 0.03 + 0.078 * row + 0.02 * math.sin(at * 0.55 + row), 0.024 + 0.004 * (row % 2)) for at in range(22)]
        shapes.garland([flowers[3]] if row % 3 == 1 else [flowers[1]] if row % 3 == 2 else flowers[:1], points, row, 1.12, 0.006)
    pink = stuff.petals("lotus", (0.95, 0.7, 0.7), (0.78, 0.08, 0.28), 0.4, 0.35)
    bloom = shapes.lotus(pink, 0.1, 3, 0.75)
    bloom.location = (0.045, -0.07, 0.0)
    pot(stuff.brass(), flowers, (-0.22, 0.66, 0), random.Random(2))
    far_lights(24, 9, 1.1, 0.8)
    stuff.sky([(0, (0.9, 0.85, 0.8)), (1, (0.75, 0.82, 1.0))], 0.3)
    stuff.window_light((-0.9, 0.5, 0.9), (0, 0.1, 0), 15, (1, 0.86, 0.66), 0.4)
    stuff.camera((0.05, -0.36, 0.27), (0.005, 0.06, 0.015), 48, 3.2, (0.03, -0.05, 0.04))
    return {"name": "garlands", "exposure": 1.0}
