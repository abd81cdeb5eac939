"""Shelves of bound books."""

import random

import shapes
import stuff
import surfaces
from festival import heads
from lamps_on_water import flame


def library():
    chance, brass = random.Random(12), stuff.brass(0.25)
    timber = surfaces.wood((0.1, 0.036, 0.015), (0.26, 0.1, 0.04), 0, 0.35)
    page = stuff.plain("page", (0.82, 0.74, 0.58), 0.85, bump=0.2, grain=300)
    shapes.slab("back", timber, (3, 0.04, 3), (0, 0.19, 0), 0.002)
    gold = stuff.plain("gold", (0.8, 0.55, 0.2), 0.35, metal=1.0)
    colours = [(0.2, 0.025, 0.025), (0.03, 0.055, 0.1), (0.34, 0.19, 0.06), (0.03, 0.08, 0.055), (0.14, 0.06, 0.03), (0.1, 0.035, 0.07), (0.05, 0.09, 0.1), (0.26, 0.07, 0.03)]
    covers = [surfaces.mixed("cover", tuple(each * 0.7 for each in colour), colour, 0.5, 30, bump=0.12) for colour in colours]
    levels = (0.0, 0.33, 0.66, 0.99, 1.32)
    for shelf, z in enumerate(levels):
        shapes.slab("shelf", timber, (2.4, 0.36, 0.03), (0, 0.02, z - 0.03), 0.005)
        if z == 1.32:
            continue
        x = -0.9
        while x < 0.9:
            if shelf == 2 and -0.1 < x < 0.12:
                x = 0.24
            if shelf == 1 and 0.12 < x < 0.3:
                x = 0.42
            if chance.random() < 0.16:
                x = row_of_one(covers, gold, page, x, z, chance)
                continue
            thick, high, deep = chance.uniform(0.022, 0.052), chance.uniform(0.2, 0.265), chance.uniform(0.16, 0.18)
            volume(covers[chance.randrange(8)], gold, page, (x + thick / 2, z), (thick, deep, high), chance, 0)
            x += thick + 0.002
    for x in (-1.0, 1.0):
        shapes.slab("side", surfaces.wood(along=2), (0.04, 0.36, 1.7), (x, 0.02, -0.2), 0.005)
    lamp = shapes.rounded([(0.002, 0), (0.045, 0), (0.046, 0.008), (0.016, 0.024), (0.011, 0.09), (0.02, 0.105), (0.011, 0.12), (0.04, 0.14), (0.05, 0.15), (0.04, 0.145), (0.002, 0.143)], 5)
    shapes.turned("lamp", lamp, brass, 72, (0.08, -0.06, 0.66))
    flame(stuff.fire(14), (0.08, -0.1, 0.81), 1.2, 1.6)
    kinds = heads()
    for x, y in ((0.0, -0.09), (0.175, -0.07), (-0.06, -0.1)):
        shapes.copy_of(kinds["orange" if x else "yellow"], (x, y, 0.66), (0, 0, x * 30), 0.8)
    water_pot(brass)
    stuff.sky([(0, (0.8, 0.7, 0.6)), (1, (0.7, 0.75, 0.9))], 0.2)
    stuff.window_light((-1.9, -1.9, 1.7), (0, 0.1, 0.6), 80, (1, 0.86, 0.64), 0.6)
    stuff.camera((0.3, -1.15, 0.78), (0.02, 0.05, 0.68), 44, 2.8, (0.06, -0.08, 0.75))
    return {"name": "library-shelf", "exposure": 1.15, "bloom": 0.07}


def row_of_one(covers, gold, page, x, z, chance):
    """A set: volumes of one size and colour."""
    cover, thick, high = covers[chance.randrange(8)], chance.uniform(0.03, 0.042), chance.uniform(0.22, 0.26)
    for _ in range(chance.randrange(3, 6)):
        if x > 0.9:
            break
        volume(cover, gold, page, (x + thick / 2, z), (thick, 0.17, high), random.Random(3), 0)
        x += thick + 0.0015
    return x


def volume(cover, gold, page, foot, size, chance, lean):
    """A book that stands: a rounded spine with bands of gold, leaves behind."""
    (x, z), (thick, deep, high) = foot, size
    shapes.slab("book", cover, (thick, deep, high), (x, 0.0, z), 0.003)
    spine = shapes.turned("spine", [(thick / 2, 0.002), (thick / 2, high - 0.002), (0.0005, high - 0.002)], cover, 20, (x, -deep / 2, z))
    spine.scale = (1, 0.28, 1)
    first = chance.uniform(0.12, 0.2)
    for up in (first, first + 0.06, 0.72, 0.86):
        band = shapes.turned("band", [(thick / 2 + 0.0004, 0), (thick / 2 + 0.0008, 0.002), (thick / 2 + 0.0004, 0.004)], gold, 20, (x, -deep / 2, z + up * high))
        band.scale = (1, 0.28, 1)
    label = shapes.slab("label", gold, (thick * 0.42, 0.001, high * 0.18), (x, -deep / 2 - thick * 0.14, z + high * 0.42), 0.0004)
    label.scale = (1, 1, 1)


def water_pot(brass):
    """A brass pot of water between the books."""
    line = shapes.rounded([(0.004, 0), (0.04, 0), (0.048, 0.01), (0.072, 0.04), (0.084, 0.08), (0.072, 0.12), (0.044, 0.148), (0.04, 0.16), (0.056, 0.176), (0.058, 0.181), (0.036, 0.172)], 5)
    shapes.turned("pot", line, brass, 72, (0.29, -0.03, 0.33), 16, 0.012)
