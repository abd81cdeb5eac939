"""Things of the temple's shop, near: beads and their bag, a stack of books."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head
from scenes import ball, book
from still_lifes import far_lights


def board(y=0.3):
    """A table of planks."""
    timber = surfaces.wood((0.09, 0.034, 0.014), (0.24, 0.11, 0.05), 0, 0.42)
    for at in range(8):
        made = shapes.slab("plank", timber, (3, 0.198, 0.06), (0.37 * (at % 3), y - 0.8 + 0.2 * at, -0.06), 0.003)
        made.location.x += 0.2 * (at % 2)


def beads():
    board()
    shapes.cloth("back", stuff.plain("wall", (0.2, 0.12, 0.07), 0.85, bump=0.05, grain=120), 5, 3, 9, 0.03, (-2.5, 1.5, 2.4), seed=3)
    tulasi = surfaces.mixed("tulasi", (0.28, 0.14, 0.06), (0.52, 0.31, 0.15), 0.4, 80, (1, 1, 5), 0.25)
    bead = shapes.turned("bead", shapes.rounded([(0.0015, -0.0072), (0.0058, -0.0066), (0.0078, 0), (0.0058, 0.0066), (0.0015, 0.0072)], 4), tulasi, 20)
    bead.location = (0, 4, 0)
    thread, count = [], 104
    for at in range(count):
        turn = 2 * math.pi * at / count
        far = 0.118 + 0.022 * math.sin(2 * turn + 0.6) + 0.009 * math.sin(5 * turn)
        place = (-0.03 + 1.12 * far * math.cos(turn), -0.06 + 0.78 * far * math.sin(turn), 0.0078)
        thread.append(place)
    length = sum(math.dist(thread[at], thread[at - 1]) for at in range(count))
    for at, place in enumerate(thread):
        ahead = thread[(at + 1) % count]
        way = math.atan2(ahead[1] - thread[at - 1][1], ahead[0] - thread[at - 1][0])
        shapes.copy_of(bead, place, (0, math.pi / 2, way), 0.98 * length / count / 0.0144)
    shapes.rope("thread", stuff.plain("thread", (0.62, 0.2, 0.04), 0.8), thread, 0.0014, True)
    large = ball(0.012, tulasi, 16)
    end = thread[round(count * 0.8)]
    large.location = (end[0] + 0.008, end[1] - 0.022, 0.0)
    tassel(stuff.plain("silk", (0.75, 0.22, 0.02), 0.6, sheen=0.8), (end[0] + 0.012, end[1] - 0.036, 0.009))
    pouch()
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow"))]
    for at, (x, y) in enumerate(((-0.215, 0.075), (-0.155, 0.125), (0.2, -0.13))):
        shapes.copy_of(flowers[at % 2], (x, y, 0), (0.1, 0, at), 1.05)
    leaf = shapes.joined("leaf", [shapes.petal(0.05, 0.03, 0.35, 0.25, turn, 0.002, 10, curl=-0.3) for turn in (0.3, 2.0, 3.9)], stuff.petals("tulasi", (0.03, 0.14, 0.02), (0.09, 0.28, 0.05), 0.5))
    leaf.location = (-0.03, -0.055, 0.002)
    stuff.sky([(0, (0.9, 0.85, 0.8)), (1, (0.75, 0.82, 1.0))], 0.22)
    stuff.window_light((-1.0, 0.5, 0.8), (0, 0, 0), 24, (1, 0.86, 0.66), 0.4)
    stuff.camera((0.0, -0.42, 0.36), (-0.012, 0.015, 0.02), 50, 4, (-0.02, -0.07, 0.01))
    return {"name": "japa-beads", "exposure": 1.35}


def tassel(silk, place):
    chance = random.Random(4)
    for _ in range(70):
        lean, far = chance.uniform(-0.45, 0.45), chance.uniform(0.045, 0.06)
        x, y = math.sin(lean), -math.cos(lean)
        shapes.rope("thread", silk, [place, (place[0] + 0.3 * far * x, place[1] + 0.35 * far * y, place[2] + 0.004 * chance.random()), (place[0] + far * x, place[1] + far * y, 0.0015 + 0.006 * chance.random())], 0.0007)


def pouch():
    """A bead bag of cotton, flat on the table: a band at its mouth, its strap in a loop beside it."""
    cotton = surfaces.mixed("cotton", (0.6, 0.19, 0.02), (0.82, 0.34, 0.05), 0.85, 260, bump=0.3, sheen=0.6)
    maroon = surfaces.mixed("band", (0.22, 0.015, 0.02), (0.36, 0.03, 0.04), 0.8, 300, bump=0.3, sheen=0.5)
    turn, (x, y) = 0.42, (0.065, 0.165)
    built.pillow("pouch", cotton, (0.17, 0.215, 0.05), (x, y, 0), turn, 0, 3, 40)
    band = built.pillow("band", maroon, (0.158, 0.03, 0.033), (0, 0, 0), turn, 0, 2, 30)
    up = (-math.sin(turn), math.cos(turn))
    band.location = (x + 0.088 * up[0], y + 0.088 * up[1], 0.007)
    strap = []
    for at in range(61):
        t = at / 60
        a = -0.07 + 0.14 * t + 0.07 * math.sin(math.pi * t) * math.sin(2 * math.pi * t + 0.4)
        b = 0.1 + 0.15 * math.sin(math.pi * t) ** 0.8
        strap.append((x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn), 0.004 + 0.012 * (1 - math.sin(math.pi * t))))
    for side in (-1, 0, 1):
        shapes.rope("strap", maroon, [(a + 0.004 * side, b, c) for a, b, c in strap], 0.0033)
    motif = stuff.plain("thread", (0.86, 0.7, 0.36), 0.7, sheen=0.4)
    for at in range(8):
        around = 2 * math.pi * at / 8
        loop = []
        for step in range(17):
            t = 2 * math.pi * step / 16
            a, b = 0.021 + 0.017 * math.cos(t), 0.0075 * math.sin(t)
            u, v = a * math.cos(around) - b * math.sin(around), a * math.sin(around) + b * math.cos(around) - 0.012
            high = 0.025 + 0.025 * ((1 - abs(u / 0.085) ** 2.6) * (1 - abs(v / 0.1075) ** 2.6)) ** 0.55
            loop.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn), high))
        shapes.rope("stitch", motif, loop, 0.0013, True)


def books():
    board()
    shapes.cloth("back", stuff.plain("wall", (0.16, 0.2, 0.2), 0.85, bump=0.05, grain=120), 5, 3, 9, 0.03, (-2.5, 1.5, 2.4), seed=3)
    page, brass = stuff.plain("page", (0.84, 0.76, 0.6), 0.8, bump=0.2, grain=300), stuff.brass()
    high = 0.0
    covers = [(0.05, 0.12, 0.2), (0.36, 0.03, 0.03), (0.04, 0.16, 0.1), (0.6, 0.27, 0.03), (0.16, 0.05, 0.2), (0.3, 0.09, 0.03)]
    for at, (colour, thick) in enumerate(zip(covers, (0.05, 0.044, 0.058, 0.04, 0.05, 0.034))):
        book(stuff.plain("cover", colour, 0.45, bump=0.08, grain=240), page, brass, (0.012 * (-1) ** at, 0.1 + 0.006 * (at % 3), high), math.pi / 2 - 0.3 + (0.12, -0.06, 0.16, 0.0, 0.22, 0.1)[at], thick)
        high += thick + 0.0005
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    for at, (x, y, z) in enumerate(((-0.03, 0.06, high), (0.045, 0.09, high), (0.0, 0.13, high), (-0.2, -0.04, 0), (0.2, -0.08, 0))):
        shapes.copy_of(flowers[at % 3], (x, y, z - 0.003), (0.1, 0.1, at), 1.15)
    stem = shapes.rounded([(0.002, 0), (0.055, 0), (0.056, 0.01), (0.02, 0.03), (0.014, 0.15), (0.024, 0.17), (0.014, 0.19), (0.05, 0.215), (0.06, 0.225), (0.05, 0.22), (0.002, 0.218)], 5)
    from lamps_on_water import flame

    shapes.turned("lamp", stem, brass, 72, (0.27, 0.34, 0))
    flame(stuff.fire(14), (0.26, 0.3, 0.225), 1.5, 3)
    far_lights(14, 6, 1.3, 0.8)
    stuff.sky([(0, (0.6, 0.5, 0.45)), (1, (0.5, 0.55, 0.7))], 0.16)
    stuff.window_light((-1.0, -0.1, 1.0), (0, 0.1, 0.1), 17, (1, 0.84, 0.6), 0.4)
    stuff.camera((-0.06, -0.8, 0.36), (0.02, 0.1, 0.155), 50, 3.2, (0, -0.02, 0.15))
    return {"name": "stack-of-books", "exposure": 1.1, "bloom": 0.08}
