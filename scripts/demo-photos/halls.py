"""Halls and courts: a prayer hall of marble, a court at dusk, a veranda."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head, pot
from lamps_on_water import flame


def pillar(stone, brass, place, high=2.5, radius=0.17):
    line = shapes.rounded([(0.002, 0), (radius * 1.5, 0), (radius * 1.5, 0.1), (radius * 1.2, 0.16), (radius * 1.35, 0.22), (radius, 0.3), (radius * 0.96, high * 0.5), (radius * 0.88, high - 0.34), (radius * 1.1, high - 0.28), (radius * 0.92, high - 0.22), (radius * 1.3, high - 0.08), (radius * 1.5, high), (0.002, high)], 6)
    made = shapes.turned("pillar", line, stone, 64, place, 16, 0.02)
    shapes.slab("foot", stone, (radius * 3.4, radius * 3.4, 0.08), place, 0.012)
    shapes.slab("top", stone, (radius * 3.4, radius * 3.4, 0.1), (place[0], place[1], high), 0.012)
    for z in (0.24, high - 0.28):
        wide = radius * (1.38 if z < 1 else 1.13)
        shapes.rope("ring", brass, [(place[0] + wide * math.cos(t), place[1] + wide * math.sin(t), z) for t in [2 * math.pi * at / 48 for at in range(48)]], 0.012, True)
    return made


def prayer_hall():
    brass = stuff.brass()
    marble = surfaces.mixed("marble", (0.7, 0.64, 0.56), (0.86, 0.82, 0.75), 0.28, 2.2, bump=0.03, contrast=0.7, detail=10)
    wall = surfaces.plaster((0.82, 0.68, 0.48))
    floor = surfaces.tiles(0.62, (0.84, 0.8, 0.73), (0.06, 0.07, 0.075), (0.5, 0.47, 0.42), 0.1, True, 0.006, 0.1)
    shapes.slab("floor", floor, (14, 30, 0.1), (0.31, 8, -0.1))
    bays = [-1.2 + 2.3 * at for at in range(6)]
    for side in (-1, 1):
        for y in bays:
            pillar(marble, brass, (side * 1.75, y, 0.0), 2.5)
        for y in bays[:-1]:
            built.arch_bay("arcade", wall, 2.3, 2.9, shapes.cusped_arch(1.86, 0.25, 7), 0.3, (side * 1.75, y + 1.15, 2.6), math.pi / 2)
        outer = [built.oblong(y - 4.55 + 0.75, 0.8, 0.8, 1.7) for y in bays]
        built.pierced_wall("outer", wall, 15, 6, outer, 0.25, (side * 4.0, 4.55, 0), math.pi / 2)
    far = 11.8
    built.pierced_wall("end", wall, 9, 7, [built.doorway(0, 2.2, 1.75, 9)], 0.3, (0, far, 0))
    velvet = stuff.plain("velvet", (0.5, 0.02, 0.05), 0.7, bump=0.1, grain=300, sheen=1.0)
    shapes.cloth("curtain", velvet, 2.8, 3.4, 14, 0.06, (-1.4, far + 0.35, 3.4), seed=5)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "orange", "white"))]
    shapes.garland(flowers, shapes.hanging((-1.15, far - 0.25, 2.35), (1.15, far - 0.25, 2.35), 0.4, 40), 2, 2.0)
    for x in (-1.25, 1.25):
        shapes.garland(flowers, [(x, far - 0.25, 2.35 - 0.08 * at) for at in range(15)], 3, 2.0)
    for z, back in ((0, 0.0), (0.16, 0.3)):
        shapes.slab("step", marble, (3.2 - z, 0.7, 0.16), (0, far - 0.5 + back, z), 0.012)
    for x in (-1.0, 1.0):
        for y in (far - 1.1,):
            pot(brass, flowers, (x, y, 0), random.Random(2))
            flame(stuff.fire(14), (x * 0.7, far - 0.55, 0.2), 2.4, 1.2)
    stuff.window_light((0, far - 0.9, 3.0), (0, far + 0.3, 1.0), 60, (1, 0.68, 0.36), 0.8)
    shapes.slab("roof", wall, (9, 16, 0.1), (0, 5.5, 5.4), 0.01)
    for y in bays[:-1]:
        lamp_of_glass(brass, (0, y + 1.15, 3.1), 1.6)
    stuff.sky([(0, (0.95, 0.88, 0.78)), (1, (0.8, 0.87, 1.0))], 0.4)
    surfaces.sun((1.1, 0.42, -0.62), 10, (1, 0.82, 0.56))
    stuff.window_light((0, -3.2, 3.5), (0, 3, 1), 60, (1, 0.9, 0.75), 3)
    stuff.camera((0.0, -3.6, 1.35), (0, 4, 1.55), 36, 5.6, (0, 2.5, 1))
    return {"name": "prayer-hall", "exposure": 1.15, "bloom": 0.08}


def lamp_of_glass(brass, place, size=1.0):
    """A hanging lamp on its chain."""
    line = shapes.rounded([(0.002, -0.13), (0.03, -0.11), (0.07, -0.02), (0.075, 0.03), (0.05, 0.07), (0.03, 0.09), (0.002, 0.1)], 5)
    globe = shapes.turned("globe", line, surfaces.shining((1, 0.78, 0.45), 2.2), 40, place)
    globe.scale = (size, size, size)
    globe.visible_diffuse = globe.visible_shadow = False
    x, y, z = place
    shapes.rope("chain", brass, [(x, y, z + 0.08 * size), (x, y, z + 2.4)], 0.008)
    cap = shapes.turned("cap", shapes.rounded([(0.055, 0.06), (0.05, 0.09), (0.02, 0.12), (0.004, 0.16)], 4), brass, 32, place)
    cap.scale = (size, size, size)
    stuff.lamp_light((x, y, z - 0.2 * size), 3 * size, (1, 0.66, 0.32), 0.06).visible_camera = False
