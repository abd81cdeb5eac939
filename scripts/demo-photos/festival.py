"""Days of festival: flowers on the floor, a chariot's wheel, a court full of lamps, instruments."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head
from lamps_on_water import clay_lamp
from scenes import ball


def heads():
    return {kind: head(kind, at) for at, kind in enumerate(("orange", "yellow", "white", "pink"))}


def ring(kind, count, radius, chance, scale=1.0, height=-0.004, wave=0.0, petals=8):
    for at in range(count):
        turn = 2 * math.pi * at / count
        far = radius * (1 + wave * math.cos(petals * turn))
        shapes.copy_of(kind, (far * math.cos(turn), far * math.sin(turn), height), (chance.uniform(-0.1, 0.1), chance.uniform(-0.1, 0.1), chance.uniform(0, 6)), scale * chance.uniform(0.94, 1.05))


def flower_rangoli():
    chance, kinds = random.Random(3), heads()
    stone = surfaces.tiles(0.6, (0.22, 0.13, 0.09), (0.26, 0.16, 0.11), (0.1, 0.07, 0.05), 0.22, bump=0.15, width=0.008)
    shapes.slab("floor", stone, (12, 12, 0.1), (0.3, 2.3, -0.1), 0.001)
    white = surfaces.mixed("powder", (0.75, 0.72, 0.66), (0.92, 0.9, 0.85), 0.95, 160, bump=0.8)
    for at in range(16):
        turn = 2 * math.pi * at / 16
        line = [(0.47 * math.cos(turn + a) * (1 + b), 0.47 * math.sin(turn + a) * (1 + b), 0.001) for a, b in [(0.196 * math.cos(t), 0.2 * math.sin(t)) for t in [math.pi * s / 16 for s in range(17)]]]
        shapes.rope("powder", white, line, 0.0055)
        shapes.copy_of(kinds["pink"], (0.515 * math.cos(turn), 0.515 * math.sin(turn), -0.004), (0, 0, at), 0.75)
    for radius in (0.255, 0.46):
        shapes.rope("powder", white, [(radius * math.cos(t), radius * math.sin(t), 0.001) for t in [2 * math.pi * s / 96 for s in range(96)]], 0.0055, True)
    ring(kinds["orange"], 22, 0.205, chance, 0.95)
    ring(kinds["yellow"], 15, 0.148, chance, 0.95)
    ring(kinds["white"], 28, 0.3, chance, 0.85)
    ring(kinds["orange"], 36, 0.355, chance, 0.95)
    ring(kinds["yellow"], 42, 0.412, chance, 0.95)
    leaf = shapes.joined("leaf", [shapes.petal(0.13, 0.06, 0.25, 0.12, 0, 0.0, 12, curl=0.2)], stuff.petals("leaf", (0.02, 0.1, 0.02), (0.07, 0.24, 0.04), 0.35))
    leaf.location = (0, 9, 0)
    for at in range(32):
        turn = 2 * math.pi * (at + 0.5) / 32
        shapes.copy_of(leaf, (0.595 * math.cos(turn), 0.595 * math.sin(turn), 0.002), (0, 0, turn), 1.0)
    bloom = shapes.lotus(stuff.petals("lotus", (1.0, 0.8, 0.78), (0.82, 0.12, 0.34), 0.4, 0.35), 0.135, 2, 0.86)
    bloom.location = (0, 0, 0.005)
    clay, oil, fire = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05), stuff.fire(14)
    for at in range(16):
        turn = 2 * math.pi * (at + 0.5) / 16
        clay_lamp(clay, oil, fire, (0.83 * math.cos(turn), 0.83 * math.sin(turn), 0), turn, 1.45)
    for _ in range(60):
        far, turn = chance.uniform(0.95, 1.7), chance.uniform(0, 6.3)
        petal = shapes.joined("petal", [shapes.petal(0.03, 0.022, 0.5, 0.1, turn, 0.0, 5, 3, curl=0.6)], stuff.petals("petal", (0.8, 0.17, 0), (0.95, 0.4, 0.02)))
        petal.location = (far * math.cos(turn * 3), far * math.sin(turn * 3), 0.002)
    stuff.sky([(0, (0.5, 0.3, 0.3)), (1, (0.28, 0.3, 0.5))], 0.3)
    stuff.window_light((-1.6, 1.6, 2.0), (0, 0, 0), 60, (1, 0.82, 0.62), 1.0)
    stuff.camera((0.0, -1.32, 1.5), (0.0, 0.03, 0.0), 40, 5.6, (0, -0.15, 0.03))
    return {"name": "flower-rangoli", "exposure": 1.1, "bloom": 0.08}


def lamp_court():
    chance = random.Random(9)
    stone = surfaces.mixed("stone", (0.36, 0.2, 0.14), (0.52, 0.32, 0.22), 0.6, 5, bump=0.2)
    floor = surfaces.tiles(0.7, (0.2, 0.14, 0.13), (0.25, 0.17, 0.15), (0.08, 0.06, 0.06), 0.16, bump=0.2, width=0.012)
    shapes.slab("floor", floor, (24, 24, 0.1), (0.35, 8, -0.1), 0.001)
    back = 6.0
    openings = [built.doorway(x, 1.35, 1.35, 7) for x in (-4.8, -3.2, -1.6, 0.0, 1.6, 3.2, 4.8)]
    built.pierced_wall("arcade", stone, 14, 2.75, openings, 0.35, (0, back, 0.0), bevel=0.02)
    shapes.slab("cornice", stone, (14, 0.7, 0.1), (0, back - 0.1, 2.75), 0.02)
    shapes.slab("parapet", stone, (14, 0.3, 0.35), (0, back, 2.85), 0.02)
    inner = surfaces.plaster((0.75, 0.42, 0.18))
    shapes.slab("inner", inner, (14, 0.1, 3), (0, back + 1.7, 0), 0.01)
    shapes.slab("ceiling", inner, (14, 2.0, 0.1), (0, back + 0.9, 2.7), 0.01)
    for x in (-3.2, -1.6, 0.0, 1.6, 3.2):
        stuff.lamp_light((x, back + 0.9, 1.9), 34, (1, 0.55, 0.2), 0.12)
        ball(0.055, surfaces.shining((1, 0.62, 0.26), 9), 12).location = (x, back + 0.9, 1.9)
    for x in (-2.4, -0.8, 0.8, 2.4):
        dome = shapes.rounded([(0.34, 0), (0.38, 0.1), (0.36, 0.26), (0.22, 0.44), (0.06, 0.56), (0.03, 0.62), (0.045, 0.66), (0.004, 0.78)], 6)
        shapes.turned("dome", dome, stone, 48, (x, back, 3.38), 16, 0.02)
        for sx in (-0.26, 0.26):
            for sy in (-0.2, 0.2):
                shapes.turned("post", [(0.04, 0), (0.03, 0.1), (0.03, 0.3), (0.05, 0.4)], stone, 16, (x + sx, back + sy, 3.15 - 0.1))
        shapes.slab("roof", stone, (0.8, 0.6, 0.06), (x, back, 3.34), 0.01)
    tower(stone, (0, back + 5, 2.0))
    clay, oil, fire = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05), stuff.fire(14)
    for at, y in enumerate((-0.62, -0.15, 0.4, 1.05, 1.8, 2.7, 3.7, 4.8)):
        for side in (-1, 1):
            place = (side * 0.48, y, 0)
            clay_lamp(clay, oil, fire, place, -1.57 - side * 0.5, 2.1) if at < 4 else far_lamp(clay, fire, place, 2.1)
    for at in range(19):
        far_lamp(clay, fire, ((at - 9) * 0.42, back - 0.45, 0), 2.1)
        far_lamp(clay, fire, ((at - 9) * 0.42, back - 0.2, 2.85), 1.6)
    glow = stuff.window_light((0, 1.8, 2.4), (0, 1.8, 0), 16, (1, 0.5, 0.2), 2.4)
    glow.visible_glossy = glow.visible_camera = False
    kinds = heads()
    for at in range(90):
        side = 1 if at % 2 else -1
        shapes.copy_of(kinds["orange" if at % 3 else "yellow"], (side * (0.48 + chance.uniform(-0.06, 0.06)), -0.7 + at * 0.061, 0), (0, 0, at), chance.uniform(0.9, 1.2))
    stuff.sky([(0.0, (1.0, 0.42, 0.2)), (0.1, (0.7, 0.3, 0.36)), (0.32, (0.2, 0.2, 0.5)), (1, (0.04, 0.06, 0.2))], 0.5)
    stuff.camera((0.0, -2.3, 0.95), (0.0, 3.5, 1.28), 36, 4, (0, 0.3, 0.1))
    return {"name": "lamp-court", "exposure": 1.15, "bloom": 0.1}


def far_lamp(clay, fire, place, size):
    """A lamp too far away to light anything by itself."""
    bowl = shapes.turned("lamp", [(0.001, 0), (0.03, 0.002), (0.043, 0.02), (0.042, 0.026), (0.001, 0.02)], clay, 20, place)
    line = shapes.rounded([(0.0003, 0), (0.0048, 0.006), (0.0062, 0.013), (0.0042, 0.025), (0.0002, 0.044)], 3)
    made = shapes.turned("flame", line, fire, 12, (place[0], place[1] - 0.03 * size, place[2] + 0.026 * size))
    for each in (bowl, made):
        each.scale = (size, size, size)
    made.visible_diffuse = made.visible_shadow = False


def tower(stone, place):
    """The temple's spire against the sky."""
    line = [(1.5 * (1 - t) ** 0.62 + 0.16 * (1 - t) + (0.05 if at % 2 else 0.0), 5.6 * t) for at, t in enumerate(step / 26 for step in range(26))]
    shapes.turned("spire", [*line, (0.3, 5.5), (0.34, 5.6), (0.2, 5.75), (0.08, 5.85), (0.1, 6.0), (0.004, 6.3)], stone, 48, place, 8, 0.07)
