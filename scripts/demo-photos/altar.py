"""The altar with a lotus in the Deities' place, in the light and the dress of an hour."""

import math
import random

import shapes
import stuff
from lamps_on_water import clay_lamp, flame

# Cloth behind, its curtains, the flowers of the garlands, and the light of each hour.
HOURS = {
    "dawn": {"cloth": (0.44, 0.38, 0.66), "curtain": (0.3, 0.12, 0.42), "flowers": ("white", "pink"), "day": 45, "colour": (0.55, 0.6, 1.0), "fill": 0.3, "wall": (0.36, 0.3, 0.52), "flames": 1.0, "exposure": 1.15},
    "morning": {"cloth": (0.85, 0.42, 0.04), "curtain": (0.5, 0.03, 0.06), "flowers": ("orange", "yellow"), "day": 95, "colour": (1.0, 0.8, 0.56), "fill": 0.42, "wall": (0.8, 0.62, 0.42), "flames": 0.5, "exposure": 1.0},
    "noon": {"cloth": (0.04, 0.3, 0.15), "curtain": (0.7, 0.4, 0.04), "flowers": ("yellow", "white"), "day": 105, "colour": (1.0, 0.93, 0.82), "fill": 0.55, "wall": (0.82, 0.78, 0.7), "flames": 0.4, "exposure": 0.95},
    "evening": {"cloth": (0.72, 0.46, 0.17), "curtain": (0.34, 0.01, 0.05), "flowers": ("orange", "pink"), "day": 22, "colour": (1.0, 0.62, 0.4), "fill": 0.12, "wall": (0.4, 0.06, 0.07), "flames": 2.4, "exposure": 1.25},
    "night": {"cloth": (0.04, 0.1, 0.38), "curtain": (0.26, 0.3, 0.52), "flowers": ("white", "pink"), "day": 24, "colour": (0.4, 0.52, 1.0), "fill": 0.16, "wall": (0.12, 0.15, 0.4), "flames": 1.1, "exposure": 1.2},
}


def altar(hour="morning", near=False):
    look, chance = HOURS[hour], random.Random(11)
    brass, fire = stuff.brass(), stuff.fire(14)
    marble = stuff.plain("marble", (0.82, 0.76, 0.66), 0.28, bump=0.04, grain=9)
    wall = stuff.plain("wall", look["wall"], 0.5, bump=0.05, grain=7)
    floor = stuff.plain("floor", (0.34, 0.07, 0.05), 0.32, bump=0.03, grain=5)
    silk = stuff.plain("silk", look["cloth"], 0.42, bump=0.04, grain=240, sheen=0.5)
    velvet = stuff.plain("velvet", look["curtain"], 0.75, bump=0.15, grain=300, sheen=1.0)
    flowers = [head(kind, at) for at, kind in enumerate(look["flowers"] * 2)]
    shapes.slab("floor", floor, (8, 8, 0.1), (0, 0, -0.1))
    shapes.cloth("back", silk, 2.6, 2.6, 11, 0.035, (-1.3, 1.05, 2.5), seed=2)
    opening = shapes.cusped_arch(1.62, 1.28)
    shapes.arch_wall("arch", wall, 5, 3.2, opening, 0.16, 0.022, (0, 0.42, 0))
    for grow, radius in ((1.03, 0.018), (1.085, 0.009)):
        shapes.rope("moulding", brass, [(x * grow, 0.325, 1.28 + (z - 1.28) * grow if z > 1.28 else z) for x, z in opening], radius)
    for side in (-1, 1):
        curtain = shapes.cloth("curtain", velvet, 0.74, 2.3, 6, 0.04, (side * 0.84, 0.6, 2.22), gather=0.52, seed=5)
        curtain.scale = (-side, 1, 1)
        standing_lamp(brass, fire, (side * 0.72, 0.02, 0), look["flames"])
        pot(brass, flowers, (side * 0.42, -0.02, 0), chance)
    throne(marble, brass, silk, flowers, chance)
    shapes.garland(flowers, shapes.hanging((-0.86, 0.29, 1.98), (0, 0.29, 2.3), 0.16, 30), 1, 1.15)
    shapes.garland(flowers, shapes.hanging((0, 0.29, 2.3), (0.86, 0.29, 1.98), 0.16, 30), 2, 1.15)
    for x in (-0.86, 0.86):
        shapes.garland(flowers, [(x, 0.3, 1.98 - 0.05 * at) for at in range(17)], 3, 1.1)
    clay, oil = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05)
    for x in (-0.3, -0.18, -0.06, 0.06, 0.18, 0.3) if hour in ("evening", "night", "dawn") else ():
        clay_lamp(clay, oil, fire, (x, -0.3 + 0.4 * x * x, 0), -1.57, 1.1)
    rangoli(flowers, chance)
    stuff.sky([(0, look["colour"]), (1, look["colour"])], look["fill"])
    stuff.window_light((-2.2, -2.4, 3.0), (0, 0.5, 0.9), look["day"], look["colour"], 1.3)
    stuff.window_light((0, 0.85, 2.6), (0, 0.75, 0.7), 14 + look["day"] * 0.1, (1, 0.75, 0.45), 0.5)
    if near:
        stuff.camera((0.34, -0.95, 1.02), (0.0, 0.55, 0.9), 50, 1.8, (0, 0.45, 0.85))
    else:
        stuff.camera((0, -2.5, 1.24), (0, 0.4, 1.13), 45, 5.6, (0, 0.4, 0.9))
    return {"name": f"altar-{hour}{'-2' if near else ''}", "exposure": look["exposure"], "bloom": 0.08}


def rangoli(flowers, chance):
    """Rings of flowers on the floor."""
    for ring, (radius, count) in enumerate(((0.0, 1), (0.06, 7), (0.12, 13), (0.18, 20), (0.24, 27))):
        for at in range(count):
            turn = 2 * math.pi * at / count
            place = (radius * math.cos(turn), -0.34 + 0.8 * radius * math.sin(turn), -0.004)
            shapes.copy_of(flowers[(ring + (at % 2 if ring == 4 else 0)) % 2], place, (0, 0, chance.uniform(0, 6)), 0.85)


def head(kind, seed):
    """A marigold of a kind; it stands aside, out of sight: garlands copy it."""
    root, tip = {
        "orange": ((0.8, 0.17, 0.0), (0.95, 0.3, 0.01)),
        "yellow": ((0.85, 0.38, 0.0), (1.0, 0.62, 0.04)),
        "white": ((0.75, 0.72, 0.5), (0.95, 0.93, 0.86)),
        "pink": ((0.7, 0.12, 0.25), (0.9, 0.3, 0.48)),
    }[kind]
    made = shapes.marigold(stuff.petals(kind, root, tip), seed, 0.032)
    made.location = (0, 6, 0.2)
    return made


def throne(marble, brass, silk, flowers, chance):
    shapes.slab("step", marble, (1.34, 0.7, 0.16), (0, 0.62, 0), 0.012)
    shapes.slab("step", marble, (1.08, 0.52, 0.16), (0, 0.66, 0.16), 0.012)
    leaf = shapes.joined("leaf", [shapes.petal(0.13, 0.085, 0.3, 0.0, 0, 0)], brass)
    leaf.location = (0, 6, 0)
    for wide, front, foot in ((1.26, 0.264, 0.0), (1.0, 0.394, 0.16)):
        count = round(wide / 0.076)
        for at in range(count):
            made = shapes.copy_of(leaf, ((at / (count - 1) - 0.5) * wide, front, foot + 0.012))
            made.rotation_euler = (math.pi / 2, -math.pi / 2, 0)
    shapes.slab("seat", silk, (0.8, 0.4, 0.2), (0, 0.68, 0.32), 0.03)
    rim = shapes.rounded([(0.02, 0), (0.25, 0.0), (0.27, 0.015), (0.2, 0.05), (0.17, 0.08), (0.22, 0.12), (0.26, 0.13), (0.25, 0.145), (0.02, 0.14)])
    shapes.turned("seat", rim, brass, 120, (0, 0.66, 0.52), 24, 0.02)
    pink = stuff.petals("lotus", (1.0, 0.85, 0.78), (0.85, 0.14, 0.36), 0.4, 0.35)
    flower = shapes.lotus(pink, 0.37, openness=0.94)
    flower.location = (0, 0.62, 0.66)
    halo(brass)
    for step, (wide, deep, high) in enumerate(((1.3, 0.28, 0.17), (1.02, 0.41, 0.33))):
        count = 24 - step * 5
        shapes.garland(flowers, [((at / (count - 1) - 0.5) * wide, deep, high + 0.02 + 0.0 * chance.random()) for at in range(count)], 7 + step, 1.0)


def halo(brass):
    """A ring of brass flames behind the lotus."""
    ring = [(0.44 * math.cos(t / 40 * math.pi - 0.35), 0.82, 1.0 + 0.46 * math.sin(t / 40 * math.pi * 1.0 - 0.35)) for t in range(-6, 69)]
    shapes.rope("halo", brass, ring, 0.014)
    leaf = shapes.joined("leaf", [shapes.petal(0.13, 0.075, 0.3, 0.0, 0, 0)], brass)
    leaf.location = (0, 6, 0)
    for at in range(23):
        turn = math.pi * (at - 1) / 20
        made = shapes.copy_of(leaf, (0.45 * math.cos(turn), 0.83, 1.0 + 0.47 * math.sin(turn)))
        made.rotation_euler = (math.pi / 2, -turn, 0)


def standing_lamp(brass, fire, place, flames):
    line = shapes.rounded([(0.005, 0), (0.13, 0), (0.13, 0.015), (0.06, 0.035), (0.022, 0.07), (0.018, 0.2), (0.034, 0.23), (0.018, 0.26), (0.016, 0.48), (0.03, 0.51), (0.016, 0.54), (0.015, 0.72), (0.05, 0.75), (0.1, 0.785), (0.105, 0.795), (0.09, 0.79), (0.015, 0.785), (0.012, 0.83), (0.024, 0.86), (0.004, 0.9)], 5)
    shapes.turned("lamp", line, brass, 64, place)
    for at in range(5):
        turn = 2 * math.pi * at / 5 - math.pi / 2
        flame(fire, (place[0] + 0.098 * math.cos(turn), place[1] + 0.098 * math.sin(turn), 0.795), 1.0, 0.8 * flames)


def pot(brass, flowers, place, chance):
    line = shapes.rounded([(0.004, 0), (0.05, 0), (0.06, 0.012), (0.09, 0.05), (0.105, 0.1), (0.09, 0.15), (0.055, 0.185), (0.05, 0.2), (0.07, 0.22), (0.072, 0.226), (0.045, 0.215)], 5)
    shapes.turned("pot", line, brass, 72, place, 16, 0.012)
    leaf = shapes.joined("leaf", [shapes.petal(0.12, 0.05, 0.3, 0.9, 2 * math.pi * at / 7, 0.01, 10) for at in range(7)], stuff.petals("leaf", (0.02, 0.14, 0.02), (0.06, 0.3, 0.05), 0.35))
    leaf.location = (place[0], place[1], place[2] + 0.2)
    for at in range(7):
        turn = at * 0.9
        shapes.copy_of(flowers[at % len(flowers)], (place[0] + 0.04 * math.cos(turn), place[1] + 0.04 * math.sin(turn), place[2] + 0.235 + 0.03 * (at == 6)), (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 0), 1.0)
