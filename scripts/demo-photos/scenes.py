"""Larger scenes: a swing by moonlight, instruments of kirtana, a writer's desk, a hill of sweets."""

import math
import random

import shapes
import stuff
from altar import head, pot
from lamps_on_water import clay_lamp, flame
from still_lifes import far_lights, table


def ball(radius, material, rings=24):
    line = [(radius * math.sin(math.pi * t / rings) + 1e-4, radius - radius * math.cos(math.pi * t / rings)) for t in range(rings + 1)]
    return shapes.turned("ball", line, material, rings * 2)


def swing():
    chance, brass, fire = random.Random(5), stuff.brass(), stuff.fire(14)
    shapes.slab("floor", stuff.plain("stone", (0.24, 0.22, 0.3), 0.3, bump=0.06, grain=4), (12, 12, 0.1), (0, 2, -0.1))
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "white", "yellow", "white"))]
    wood, silk = stuff.plain("wood", (0.22, 0.07, 0.02), 0.3, bump=0.1, grain=30), stuff.plain("silk", (0.5, 0.02, 0.07), 0.42, bump=0.05, grain=240, sheen=0.6)
    shapes.slab("seat", wood, (0.94, 0.44, 0.05), (0, 0, 0.5), 0.015)
    shapes.slab("cushion", silk, (0.84, 0.38, 0.1), (0, 0, 0.55), 0.045)
    for x in (-0.25, 0.25):
        roll = shapes.turned("bolster", shapes.rounded([(0.001, -0.2), (0.05, -0.19), (0.07, -0.14), (0.072, 0), (0.07, 0.14), (0.05, 0.19), (0.001, 0.2)]), stuff.plain("gold", (0.75, 0.42, 0.06), 0.45, bump=0.05, grain=200, sheen=0.5), 48, (x, 0.1, 0.72))
        roll.rotation_euler = (0, math.pi / 2, 0)
        roll.scale = (1, 1, 0.45)
    shapes.arch_wall("back", wood, 0.9, 0.62, shapes.cusped_arch(0.6, 0.12, 5), 0.04, 0.01, (0, 0.2, 0.84))
    for x in (-0.44, 0.44):
        shapes.rope("chain", brass, [(x, 0.0, 0.52), (x * 0.98, 0.0, 3.2)], 0.012)
        shapes.garland(flowers, [(x * 0.99, -0.02, 0.62 + 0.052 * at) for at in range(40)], 3, 1.05)
    shapes.garland(flowers, shapes.hanging((-0.43, -0.04, 1.95), (0.43, -0.04, 1.95), 0.22, 24), 4, 1.05)
    shapes.garland(flowers[:1], [((at / 17 - 0.5) * 0.9, -0.24, 0.545) for at in range(18)], 5, 0.95)
    pot(brass, flowers, (-0.62, -0.28, 0), chance)
    clay, oil = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05)
    for x, y in ((0.36, -0.5), (0.52, -0.42), (0.2, -0.54), (0.66, -0.3), (-0.3, -0.5)):
        clay_lamp(clay, oil, fire, (x, y, 0), -1.6 + x, 1.5)
    for _ in range(26):
        shapes.copy_of(flowers[chance.randrange(4)], (chance.uniform(-0.8, 0.8), chance.uniform(-0.6, 0.3), 0), (0, 0, chance.uniform(0, 6)), chance.uniform(0.6, 0.95))
    moon = ball(0.5, moonlight())
    moon.location = (1.5, 9, 3.4)
    leaf = shapes.joined("leaf", [shapes.petal(0.2, 0.055, 0.3, -0.5, 2 * math.pi * at / 5, 0.01, 10, curl=-0.8) for at in range(5)], stuff.petals("leaf", (0.01, 0.07, 0.02), (0.03, 0.16, 0.04), 0.4))
    leaf.location = (0, 8, 0)
    for _ in range(90):
        shapes.copy_of(leaf, (chance.uniform(-1.3, 1.3), chance.uniform(-0.1, 0.9), chance.uniform(2.25, 2.8)), (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6)), chance.uniform(0.8, 1.3))
    far_lights(22, 3, 5, 2.4)
    stuff.sky([(0, (0.12, 0.14, 0.34)), (0.35, (0.05, 0.08, 0.26)), (1, (0.02, 0.03, 0.12))], 0.5)
    stuff.window_light((2.2, -1.6, 3.2), (0, 0, 0.8), 70, (0.55, 0.66, 1.0), 1.0)
    stuff.window_light((-1.6, -1.8, 0.9), (0, 0, 0.7), 14, (1, 0.62, 0.3), 0.8)
    stuff.camera((-0.12, -2.45, 0.98), (0.02, 0, 1.08), 44, 4, (0, -0.1, 0.9))
    return {"name": "festival-swing", "exposure": 1.2, "bloom": 0.08}


def moonlight():
    material = stuff.fire(1.6)
    for node in material.node_tree.nodes:
        if node.type == "VALTORGB":
            for element in node.color_ramp.elements:
                element.color = (0.95, 0.95, 0.85, 1)
    return material


def instruments():
    brass, chance = stuff.brass(0.2), random.Random(2)
    table((0.34, 0.03, 0.05), (0.1, 0.02, 0.12))
    clay = stuff.plain("drum", (0.38, 0.13, 0.05), 0.4, bump=0.08, grain=30)
    body = shapes.rounded([(0.085, -0.32), (0.13, -0.14), (0.155, -0.02), (0.15, 0.1), (0.12, 0.28)], 8)
    skin, ink = stuff.plain("skin", (0.74, 0.6, 0.4), 0.6, bump=0.1, grain=40), stuff.plain("ink", (0.02, 0.018, 0.016), 0.35)
    parts = [
        shapes.turned("drum", body, clay, 96),
        shapes.turned("head", [(0.0001, -0.326), (0.088, -0.326), (0.09, -0.312)][::-1], skin, 64),
        shapes.turned("ink", [(0.0001, -0.3275), (0.042, -0.327)][::-1], ink, 48),
        *straps(),
    ]
    for part in parts:
        part.rotation_euler, part.location = (0, math.pi / 2 - 0.12, 0.62), (0.02, 0.2, 0.158)
    cymbal = shapes.rounded([(0.002, 0.032), (0.02, 0.032), (0.034, 0.022), (0.05, 0.006), (0.072, 0.0), (0.073, 0.003), (0.05, 0.01), (0.034, 0.027), (0.018, 0.037), (0.002, 0.037)], 5)
    for place, turn in (((-0.17, -0.1, 0.0), (0, 0, 0)), ((-0.05, -0.145, 0.058), (1.15, 0.1, -0.5))):
        made = shapes.turned("cymbal", cymbal, brass, 80, place)
        made.rotation_euler = turn
    cord = stuff.plain("cord", (0.6, 0.05, 0.06), 0.8)
    shapes.rope("cord", cord, [(-0.17 + 0.13 * t + 0.03 * math.sin(5 * t), -0.1 - 0.07 * t - 0.03 * math.sin(3.1 * t), 0.04 - 0.02 * t + 0.02 * math.sin(3 * t)) for t in [at / 20 for at in range(21)]], 0.004)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    line = [(0.02 + 0.23 * math.cos(t * 0.16 + 3.4), -0.06 + 0.1 * math.sin(t * 0.16 + 3.4), 0.018) for t in range(28)]
    shapes.garland(flowers, line, 3, 0.95)
    stem = shapes.rounded([(0.002, 0), (0.055, 0), (0.056, 0.01), (0.02, 0.03), (0.014, 0.16), (0.024, 0.18), (0.014, 0.2), (0.05, 0.225), (0.06, 0.235), (0.05, 0.23), (0.002, 0.228)], 5)
    shapes.turned("lamp", stem, brass, 72, (0.34, 0.38, 0))
    for at in range(3):
        flame(stuff.fire(14), (0.34 + 0.05 * math.cos(2.1 * at + 3.8), 0.38 + 0.05 * math.sin(2.1 * at + 3.8), 0.235), 1.3, 1.4)
    far_lights(40, 4, 1.3, 1.1)
    stuff.sky([(0, (0.5, 0.25, 0.2)), (1, (0.25, 0.16, 0.3))], 0.16)
    stuff.window_light((-1.2, -0.7, 1.4), (0, 0, 0.1), 22, (1, 0.74, 0.5), 0.6)
    stuff.camera((-0.08, -0.86, 0.42), (0.02, 0.12, 0.135), 48, 3.5, (-0.05, -0.03, 0.1))
    return {"name": "kirtan-drum", "exposure": 1.05, "bloom": 0.09}


def straps():
    """Leather laces over the drum, from one head to the other."""
    leather, made = stuff.plain("lace", (0.2, 0.09, 0.04), 0.6), []
    for at in range(26):
        near, far = 2 * math.pi * at / 26, 2 * math.pi * (at + (0.5 if at % 2 else -0.5)) / 26
        radii = [(0.088, -0.315), (0.134, -0.14), (0.159, -0.02), (0.154, 0.1), (0.123, 0.278)]
        points = [(r * math.cos(near + (far - near) * (z + 0.315) / 0.6), r * math.sin(near + (far - near) * (z + 0.315) / 0.6), z) for r, z in radii]
        made.append(shapes.rope("lace", leather, points, 0.0026))
    return made


def desk():
    brass, fire = stuff.brass(), stuff.fire(14)
    wood = stuff.plain("wood", (0.2, 0.075, 0.028), 0.34, bump=0.1, grain=22)
    shapes.slab("desk", wood, (2.4, 1.1, 0.1), (0, 0.2, -0.1), 0.01)
    shapes.cloth("back", stuff.plain("wall", (0.36, 0.24, 0.13), 0.8, bump=0.05, grain=100), 5, 3, 9, 0.03, (-2.5, 1.5, 2.4), seed=3)
    page = stuff.plain("page", (0.86, 0.78, 0.62), 0.7)
    covers = [(0.32, 0.03, 0.03), (0.06, 0.1, 0.22), (0.5, 0.24, 0.03), (0.05, 0.15, 0.08)]
    high = 0.0
    for at, colour in enumerate(covers):
        book(stuff.plain("cover", colour, 0.5, bump=0.06, grain=200), page, brass, (0.21 + 0.012 * at, 0.24 - 0.008 * at, high), 0.15 - 0.13 * at, 0.036 + 0.008 * (at % 2))
        high += 0.038 + 0.008 * (at % 2)
    open_book(page, stuff.plain("cover", (0.3, 0.04, 0.03), 0.5), stuff.plain("ink", (0.06, 0.05, 0.045), 0.8))
    bead, thread = ball(0.0085, stuff.plain("bead", (0.26, 0.12, 0.05), 0.45, bump=0.2, grain=300), 12), []
    bead.location = (0, 4, 0)
    for at in range(64):
        turn = 2 * math.pi * at / 64
        place = (0.2 + 0.11 * math.cos(turn) + 0.02 * math.cos(3 * turn), -0.06 + 0.062 * math.sin(turn) + 0.012 * math.sin(2 * turn), 0.0)
        thread.append((place[0], place[1], 0.0085))
        shapes.copy_of(bead, place, (0, 0, turn))
    shapes.rope("thread", stuff.plain("thread", (0.6, 0.2, 0.05), 0.8), thread, 0.0016, True)
    spectacles(stuff.plain("frame", (0.02, 0.018, 0.016), 0.25))
    stem = shapes.rounded([(0.002, 0), (0.055, 0), (0.056, 0.01), (0.02, 0.03), (0.014, 0.15), (0.024, 0.17), (0.014, 0.19), (0.05, 0.215), (0.06, 0.225), (0.05, 0.22), (0.002, 0.218)], 5)
    shapes.turned("lamp", stem, brass, 72, (-0.3, 0.3, 0))
    flame(fire, (-0.3, 0.256, 0.225), 1.5, 4.5)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow"))]
    for at, (x, y) in enumerate(((-0.16, 0.2), (-0.105, 0.23), (-0.13, 0.155))):
        shapes.copy_of(flowers[at % 2], (x, y, 0), (0, 0, at), 1.05)
    far_lights(12, 6, 1.3, 0.9)
    stuff.sky([(0, (0.55, 0.42, 0.34)), (1, (0.4, 0.42, 0.55))], 0.16)
    stuff.window_light((-1.3, 0.2, 1.2), (0, 0.1, 0), 24, (1, 0.82, 0.58), 0.5)
    stuff.camera((0.03, -0.7, 0.42), (0.0, 0.09, 0.07), 48, 4, (0, 0.0, 0.03))
    return {"name": "writing-desk", "exposure": 1.1, "bloom": 0.08}


def book(cover, page, brass, place, turn, thick):
    for size, lift, material, bevel in (((0.25, 0.18, 0.004), 0, cover, 0.002), ((0.24, 0.17, thick - 0.008), 0.004, page, 0.001), ((0.25, 0.18, 0.004), thick - 0.004, cover, 0.002)):
        made = shapes.slab("book", material, size, (place[0], place[1], place[2] + lift), bevel)
        made.rotation_euler = (0, 0, turn)
    spine = shapes.slab("spine", cover, (0.006, 0.18, thick), (place[0] - 0.124 * math.cos(turn), place[1] - 0.124 * math.sin(turn), place[2]), 0.002)
    spine.rotation_euler = (0, 0, turn)
    for across in (-0.05, 0.05):
        band = shapes.slab("band", brass, (0.0075, 0.005, thick * 0.98), (place[0] - 0.125 * math.cos(turn) - across * math.sin(turn), place[1] - 0.125 * math.sin(turn) + across * math.cos(turn), place[2]), 0.001)
        band.rotation_euler = (0, 0, turn)


def open_book(page, cover, ink):
    """Two leaves that rise from the middle, with lines of writing that nobody can read."""
    chance = random.Random(1)
    rise = [(0.0, 0.004), (0.012, 0.02), (0.04, 0.026), (0.09, 0.021), (0.135, 0.012)]
    line = shapes.rounded(rise, 6)
    for side in (-1, 1):
        vertices = [(side * x, y, z) for x, z in line for y in (-0.1, 0.1)]
        faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(len(line) - 1)]
        leaf = shapes.mesh_object("leaf", vertices, faces, page)
        leaf.location, leaf.rotation_euler = (-0.07, -0.07, 0.001), (0, 0, 0.16)
        for row in range(13):
            far, y = (0.118 if row not in (4, 12) else 0.07), 0.078 - 0.0125 * row
            begin = 0.022 + chance.uniform(0, 0.002)
            points = [(side * x, z + 0.0006) for x, z in line if begin < x < far]
            while len(points) > 3:
                word = points[: chance.randrange(2, 5)]
                points = points[len(word) :]
                if len(word) < 2:
                    continue
                mark = shapes.mesh_object("word", [(x, y + e, z) for x, z in word for e in (-0.0016, 0.0016)], [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(len(word) - 1)], ink)
                mark.location, mark.rotation_euler = leaf.location, leaf.rotation_euler
    shapes.slab("cover", cover, (0.29, 0.212, 0.004), (-0.07, -0.07, -0.001), 0.002).rotation_euler = (0, 0, 0.16)


def spectacles(frame):
    for x in (-0.034, 0.034):
        ring = [(0.03 + x + 0.026 * math.cos(t), -0.17 + 0.004 * math.sin(t), 0.025 + 0.021 * math.sin(t)) for t in [2 * math.pi * at / 40 for at in range(40)]]
        shapes.rope("rim", frame, ring, 0.0022, True)
        outer = 0.03 + x * 1.78
        shapes.rope("arm", frame, [(outer, -0.17, 0.03), (outer + x * 0.12, -0.09, 0.024), (outer + x * 0.1, -0.055, 0.004)], 0.002)
    shapes.rope("bridge", frame, [(0.022, -0.17, 0.03), (0.03, -0.171, 0.034), (0.038, -0.17, 0.03)], 0.0022)


def hill():
    """A hill of sweets, as it is offered on Govardhan Puja."""
    chance, brass, fire = random.Random(6), stuff.brass(), stuff.fire(14)
    table((0.42, 0.05, 0.04), (0.16, 0.04, 0.2))
    golden, white = stuff.plain("laddu", (0.85, 0.4, 0.05), 0.55, bump=0.9, grain=300, glow=0.1), stuff.plain("peda", (0.88, 0.76, 0.55), 0.6, bump=0.3, grain=120, glow=0.15)
    laddu, peda = ball(0.03, golden, 16), shapes.turned("peda", shapes.rounded([(0.0001, 0), (0.024, 0.001), (0.029, 0.01), (0.024, 0.019), (0.008, 0.017), (0.0001, 0.013)], 4), white, 32)
    laddu.location, peda.location = (0, 5, 0), (0.2, 5, 0)
    tray = shapes.rounded([(0.002, 0.006), (0.3, 0.006), (0.33, 0.02), (0.36, 0.042), (0.366, 0.042), (0.34, 0.01), (0.31, 0), (0.002, 0.0)], 5)
    shapes.turned("tray", tray[::-1], brass, 160, (0, 0.1, 0), 36, 0.008)
    for layer in range(8):
        radius, high = 0.275 - 0.036 * layer, 0.01 + 0.046 * layer
        count = max(1, round(2 * math.pi * radius / 0.062))
        for at in range(count):
            turn = 2 * math.pi * at / count + layer * 0.4
            kind = peda if layer % 3 == 2 else laddu
            place = (radius * math.cos(turn), 0.1 + radius * math.sin(turn), high)
            shapes.copy_of(kind, place, (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), chance.uniform(0, 6)), chance.uniform(0.96, 1.05))
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "white", "pink"))]
    shapes.copy_of(flowers[3], (0, 0.1, 0.375), (0.2, 0, 0), 1.15)
    for at in range(34):
        turn = 2 * math.pi * at / 34
        shapes.copy_of(flowers[at % 2], (0.41 * math.cos(turn), 0.1 + 0.41 * math.sin(turn), 0), (0, 0, chance.uniform(0, 6)), 1.0)
    clay, oil = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05)
    for x, y in ((-0.34, -0.33), (0.0, -0.39), (0.34, -0.33)):
        clay_lamp(clay, oil, fire, (x, y, 0), -1.57 + x, 1.5)
    for x in (-0.56, 0.56):
        pot(brass, flowers, (x, 0.36, 0), chance)
    far_lights(40, 8, 1.3, 1.2)
    stuff.sky([(0, (0.6, 0.4, 0.32)), (1, (0.4, 0.3, 0.45))], 0.22)
    stuff.window_light((-1.4, -0.9, 1.6), (0, 0.1, 0.15), 36, (1, 0.8, 0.56), 0.7)
    stuff.camera((0.06, -1.28, 0.62), (0, 0.06, 0.15), 46, 4, (0, -0.12, 0.15))
    return {"name": "hill-of-sweets", "exposure": 1.05, "bloom": 0.07}
