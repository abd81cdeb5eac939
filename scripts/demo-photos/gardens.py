"""Under the open sky: the cows' yard, Tulasi in her court, a chariot's wheel, flowers on the floor."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head
from lamps_on_water import clay_lamp, flame


def straw(name, count, place, reach, high, seed, blade=(0.16, 0.0035)):
    """A heap of dry stalks in one mesh: thickest in its middle."""
    chance, vertices, faces, shade = random.Random(seed), [], [], []
    for _ in range(count):
        away, around = math.sqrt(chance.random()), chance.uniform(0, 6.3)
        x, y = reach[0] * away * math.cos(around), reach[1] * away * math.sin(around)
        z = high * max(0, 1 - away**1.8) * chance.uniform(0.72, 1.02) + 0.004
        turn, lean, long = chance.uniform(0, 6.3), chance.gauss(0, 0.28), blade[0] * chance.uniform(0.5, 1.3)
        sag, tone, half = chance.uniform(0.0, 0.3), chance.random(), blade[1] / 2
        first = len(vertices)
        for step in range(4):
            t = step / 3 - 0.5
            ahead, up = long * t, long * t * math.sin(lean) - sag * long * t * t
            for side in (-1, 1):
                vertices.append((x + ahead * math.cos(turn) - side * half * math.sin(turn), y + ahead * math.sin(turn) + side * half * math.cos(turn), max(0.001, z + up + 0.001 * side)))
                shade.append(tone)
        faces += [(first + 2 * at, first + 2 * at + 1, first + 2 * at + 3, first + 2 * at + 2) for at in range(3)]
    made = shapes.mesh_object(name, vertices, faces, stuff.petals("straw", (0.5, 0.34, 0.11), (0.95, 0.76, 0.36), 0.6, 0.2), shade)
    made.location = place
    return made


def mound(name, material, reach, high, place, seed=1, parts=40):
    """Earth or hay beneath the stalks."""
    vertices, faces = [], []
    for row in range(parts + 1):
        for column in range(parts + 1):
            u, v = 2 * column / parts - 1, 2 * row / parts - 1
            away = min(1, math.hypot(u, v))
            vertices.append((u * reach[0], v * reach[1], high * (1 - away**1.8) * (0.9 + 0.16 * built.rough(u, v, 2, seed)) - 0.01))
    for row in range(parts):
        for column in range(parts):
            first = row * (parts + 1) + column
            faces.append((first, first + 1, first + parts + 2, first + parts + 1))
    made = shapes.mesh_object(name, vertices, faces, material)
    made.location = place
    return made


def cows_yard():
    brass, post = stuff.brass(0.28), surfaces.wood((0.1, 0.06, 0.035), (0.3, 0.2, 0.12), 2, 0.7)
    rail = surfaces.wood((0.1, 0.06, 0.035), (0.3, 0.2, 0.12), 0, 0.7)
    earth = surfaces.mixed("earth", (0.24, 0.14, 0.07), (0.42, 0.27, 0.15), 0.9, 8, bump=0.6)
    shapes.slab("earth", earth, (20, 20, 0.1), (0, 4, -0.1), 0.001)
    hay = surfaces.mixed("hay", (0.34, 0.22, 0.06), (0.74, 0.55, 0.22), 0.85, 50, (1, 4, 1), 1.0)
    mound("hay", hay, (0.95, 0.6), 1.0, (-0.45, 0.95, 0), 2)
    straw("straw", 6500, (-0.45, 0.95, 0.015), (1.0, 0.66), 1.01, 3, (0.2, 0.005))
    straw("strewn", 900, (0, -0.1, 0), (1.5, 0.9), 0.02, 5, (0.16, 0.004))
    shapes.slab("post", post, (0.13, 0.13, 1.75), (0.36, 0.0, 0), 0.02)
    shapes.slab("post", post, (0.13, 0.13, 1.75), (-1.7, 0.1, 0), 0.02)
    for z in (0.52, 1.12):
        shapes.slab("rail", rail, (3.4, 0.06, 0.12), (-0.4, 0.09, z), 0.015)
    jute = surfaces.mixed("jute", (0.3, 0.2, 0.09), (0.55, 0.4, 0.2), 0.9, 300, bump=0.5)
    for at in range(4):
        turn = [(0.36 + 0.073 * sx, 0.0 + 0.073 * sy, 1.36 + 0.018 * at + 0.004 * sx) for sx, sy in ((-1, -1), (0, -1.06), (1, -1), (1.06, 0), (1, 1), (0, 1.06), (-1, 1), (-1.06, 0))]
        shapes.rope("rope", jute, turn, 0.009, True)
    shapes.rope("rope", jute, [(0.34, -0.075, 1.38), (0.335, -0.1, 1.33), (0.333, -0.112, 1.24)], 0.009)
    line = shapes.rounded([(0.002, 0.175), (0.02, 0.175), (0.045, 0.165), (0.06, 0.13), (0.066, 0.07), (0.08, 0.02), (0.098, 0.0), (0.1, 0.004), (0.09, 0.02), (0.07, 0.06), (0.002, 0.1)], 6)
    shapes.turned("bell", line, brass, 96, (0.333, -0.115, 1.02))
    for z, wide in ((1.032, 0.0885), (1.1, 0.0665), (1.15, 0.0615)):
        shapes.rope("ring", brass, [(0.333 + wide * math.cos(t), -0.115 + wide * math.sin(t), z) for t in [2 * math.pi * at / 48 for at in range(48)]], 0.003, True)
    shapes.rope("loop", brass, [(0.333 + 0.022 * math.cos(t), -0.115, 1.212 + 0.026 * math.sin(t)) for t in [2 * math.pi * at / 24 for at in range(24)]], 0.006, True)
    shapes.rope("tongue", brass, [(0.333, -0.115, 1.1), (0.333, -0.115, 1.0)], 0.006)
    shapes.turned("tongue", [(0.0005, -0.018), (0.014, -0.01), (0.016, 0), (0.01, 0.012), (0.0005, 0.016)], brass, 24, (0.333, -0.115, 0.995))
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    shapes.garland(flowers[:3], shapes.hanging((-1.6, 0.02, 1.22), (0.3, -0.08, 1.3), 0.2, 44), 2, 1.25)
    shapes.garland(flowers[:3], [(0.36 + 0.105 * math.cos(t), 0.105 * math.sin(t), 1.5 - 0.02 * math.sin(t)) for t in [2 * math.pi * at / 15 for at in range(15)]], 3, 1.2)
    shapes.slab("wall", surfaces.plaster((0.52, 0.33, 0.19)), (12, 0.35, 0.85), (0, 4.6, 0), 0.08)
    trees(6.0, 7, 5.5, 0.2, 2.9, 420)
    stuff.sky([(0, (1.0, 0.8, 0.56)), (0.3, (0.7, 0.76, 0.86)), (1, (0.35, 0.5, 0.8))], 0.5)
    surfaces.sun((0.9, 0.75, -0.5), 4.5, (1, 0.74, 0.44), 0.02)
    stuff.camera((0.12, -1.42, 1.22), (0.1, 0.3, 1.02), 46, 3.2, (0.33, -0.2, 1.1))
    return {"name": "cows-yard", "exposure": 0.95}


def trees(away, seed, wide=5, low=2.2, high=4.2, count=260):
    """Crowns of trees far behind, out of focus."""
    chance = random.Random(seed)
    leaf = shapes.joined("crown", [shapes.petal(0.3, 0.12, 0.3, chance.uniform(-1, 0.6), 2 * math.pi * at / 9, 0.02, 6, curl=-0.6) for at in range(9)], stuff.petals("leaf", (0.02, 0.1, 0.02), (0.12, 0.28, 0.05), 0.5, 0.4))
    leaf.location = (0, 0, -6)
    for _ in range(count):
        shapes.copy_of(leaf, (chance.uniform(-wide, wide), away + chance.uniform(-0.4, 0.8), chance.uniform(low, high)), tuple(chance.uniform(0, 6) for _ in range(3)), chance.uniform(0.9, 1.6))


def tulasi_court():
    chance = random.Random(6)
    paving = surfaces.tiles(0.45, (0.5, 0.4, 0.28), (0.58, 0.47, 0.34), (0.3, 0.24, 0.18), 0.6)
    shapes.slab("paving", paving, (16, 16, 0.1), (0, 3, -0.1), 0.001)
    ochre, white = surfaces.plaster((0.72, 0.3, 0.1)), surfaces.plaster((0.86, 0.8, 0.7))
    for wide, foot, high, material in ((1.1, 0.0, 0.12, white), (0.9, 0.12, 0.1, ochre), (0.58, 0.22, 0.08, white), (0.46, 0.3, 0.46, ochre), (0.56, 0.76, 0.05, white), (0.64, 0.81, 0.06, ochre), (0.6, 0.87, 0.12, white)):
        shapes.slab("pedestal", material, (wide, wide, high), (0, 0, foot), 0.012)
    shapes.slab("soil", surfaces.mixed("soil", (0.05, 0.03, 0.015), (0.16, 0.09, 0.045), 0.95, 60, bump=1.0), (0.5, 0.5, 0.02), (0, 0, 0.975), 0.004)
    niche(white, stuff.fire(14))
    tulasi_plant((0, 0, 0.98), chance)
    petal = shapes.joined("leaf", [shapes.petal(0.085, 0.06, 0.2, 0.0, 0, 0)], white)
    petal.location = (0, 6, 0)
    for at in range(9):
        made = shapes.copy_of(petal, ((at / 8 - 0.5) * 0.54, -0.302, 0.885))
        made.rotation_euler = (math.pi / 2, -math.pi / 2, 0)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    shapes.garland(flowers[:2], shapes.hanging((-0.31, -0.34, 0.83), (0.31, -0.34, 0.83), 0.13, 22), 2, 0.85)
    clay, oil, fire = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05), stuff.fire(14)
    for x in (-0.36, -0.12, 0.12, 0.36):
        clay_lamp(clay, oil, fire, (x, -0.39, 0.22 if abs(x) < 0 else 0.22), -1.57 + 0.3 * x, 1.15)
    for at in range(12):
        shapes.copy_of(flowers[at % 4], ((at / 11 - 0.5) * 1.02, -0.5, 0.12), (0, 0, chance.uniform(0, 6)), 0.85)
    wall = surfaces.plaster((0.8, 0.62, 0.4))
    built.pierced_wall("court", wall, 12, 2.5, [built.doorway(x, 1.2, 1.15, 7) for x in (-3.3, -1.65, 0.0, 1.65, 3.3)], 0.3, (0, 4.0, 0))
    shapes.slab("behind", surfaces.plaster((0.3, 0.2, 0.13)), (12, 0.1, 3.4), (0, 5.4, 0))
    trees(5.0, 5, 5, 2.4, 4.6, 240)
    stuff.sky([(0, (1.0, 0.85, 0.66)), (0.3, (0.7, 0.8, 0.95)), (1, (0.3, 0.5, 0.86))], 0.45)
    surfaces.sun((0.95, 0.55, -0.62), 4.2, (1, 0.8, 0.52), 0.02)
    stuff.camera((0.42, -2.5, 1.12), (0.0, 0.1, 0.83), 44, 2.8, (0.05, -0.3, 0.9))
    return {"name": "tulasi-court", "exposure": 0.8, "bloom": 0.07}


def niche(white, fire):
    """A small arched place for a lamp on the face of the pedestal."""
    dark = stuff.plain("dark", (0.12, 0.05, 0.02), 0.9)
    line = built.doorway(0, 0.17, 0.13, 5, 0.0)
    face = shapes.mesh_object("niche", [(x, 0, z) for x, z in line], [tuple(range(len(line)))], dark)
    face.location = (0, -0.2325, 0.4)
    shapes.rope("edge", white, [(x * 1.06, -0.236, 0.4 + z * 1.03) for x, z in line], 0.013)
    flame(fire, (0, -0.255, 0.405), 1.1, 0.5)


def tulasi_plant(foot, chance):
    bark, leaves = stuff.plain("bark", (0.2, 0.12, 0.05), 0.8), []
    x, y, z = foot
    for branch in range(42):
        turn, out = branch * 2.4, chance.uniform(0.08, 0.3)
        high = chance.uniform(0.32, 0.72) * (1.1 - 0.9 * out)
        middle = (x + 0.35 * out * math.cos(turn), y + 0.35 * out * math.sin(turn), z + 0.5 * high)
        tip = (x + out * math.cos(turn), y + out * math.sin(turn), z + high)
        shapes.rope("branch", bark, [(x, y, z - 0.01), middle, tip], 0.0045)
        for at in range(26):
            t = 0.3 + 0.7 * at / 25
            place = [middle[i] + (tip[i] - middle[i]) * (2 * t - 1) if t > 0.5 else foot[i] + (middle[i] - foot[i]) * 2 * t for i in range(3)]
            around = turn + at * 1.75 + chance.uniform(-0.4, 0.4)
            part = shapes.petal(chance.uniform(0.055, 0.085), 0.042, 0.35, chance.uniform(-0.2, 0.6), around, 0.004, 6, 4, curl=-0.5)
            leaves.append(([(a + place[0], b + place[1], c + place[2]) for a, b, c in part[0]], part[1], [each * 0.7 + 0.3 * chance.random() for each in part[2]]))
        for at in range(9):
            part = shapes.petal(0.008, 0.006, 0.3, 0.5, at * 1.3, 0.002, 3, 2)
            leaves.append(([(a + tip[0], b + tip[1], c + tip[2] + 0.008 * at) for a, b, c in part[0]], part[1], [1.0] * len(part[2])))
    shapes.joined("tulasi", leaves, stuff.petals("tulasi", (0.04, 0.17, 0.03), (0.17, 0.42, 0.08), 0.5, 0.4))
