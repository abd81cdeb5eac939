"""The guest house beyond one room: beds in a row, a veranda, a family's room in the evening."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head, pot
from halls import lamp_of_glass
from rooms import garden_behind


def linen():
    return surfaces.mixed("linen", (0.78, 0.75, 0.69), (0.9, 0.88, 0.83), 0.8, 9, bump=0.1, sheen=0.3)


def dormitory():
    chance = random.Random(3)
    sheet, timber = linen(), surfaces.wood()
    cover = surfaces.mixed("cover", (0.06, 0.14, 0.22), (0.12, 0.25, 0.36), 0.8, 60, (1, 9, 1), 0.25, sheen=0.5)
    wall = surfaces.plaster((0.84, 0.78, 0.66))
    shapes.slab("floor", surfaces.tiles(0.4, (0.5, 0.4, 0.3), (0.56, 0.46, 0.34), (0.34, 0.28, 0.22), 0.28), (9, 14, 0.1), (0, 3, -0.1))
    shapes.slab("left", wall, (0.2, 12, 9), (-1.75, 3, 0), 0.01)
    built.pierced_wall("end", wall, 8, 9, [built.oblong(-0.75, 0.95, 0.95, 1.35), built.oblong(0.75, 0.95, 0.95, 1.35)], 0.2, (0, 6.3, 0))
    for foot, high in ((0, 0.8), (2.3, 8.0)):
        shapes.slab("right", wall, (0.2, 12, high), (2.2, 3, foot), 0.01)
    for y in (-2.0, -0.3, 1.4, 3.1, 4.8, 6.2):
        shapes.slab("right", wall, (0.2, 0.75, 1.6), (2.2, y, 0.75), 0.01)
    steel, brass = stuff.plain("steel", (0.72, 0.7, 0.68), 0.2, metal=1.0), stuff.brass()
    locker = stuff.plain("locker", (0.2, 0.27, 0.25), 0.45, bump=0.05, grain=30)
    for at, y in enumerate((0.55, 2.15, 3.75, 5.3)):
        bed_across(timber, sheet, cover, (-0.68, y), at)
        shapes.slab("shelf", timber, (0.26, 0.9, 0.03), (-1.53, y, 1.32), 0.004)
        for z in (-0.34, 0.34):
            shapes.slab("bracket", timber, (0.2, 0.03, 0.12), (-1.55, y + z, 1.2), 0.004)
        shapes.slab("locker", locker, (0.46, 0.46, 0.62), (-1.4, y + 0.78, 0), 0.008)
        shapes.slab("door", locker, (0.008, 0.4, 0.54), (-1.167, y + 0.78, 0.04), 0.003)
        shapes.rope("handle", steel, [(-1.15, y + 0.66, 0.36), (-1.15, y + 0.66, 0.28)], 0.007)
        for side in (0, 1):
            shapes.slab("towel", stuff.plain("towel", ((0.72, 0.32, 0.06), (0.8, 0.74, 0.62))[side], 0.9, bump=0.6, grain=300, sheen=0.5), (0.2, 0.28, 0.05), (-1.52, y - 0.18, 1.35 + 0.052 * side), 0.022)
        line = shapes.rounded([(0.002, 0), (0.04, 0), (0.055, 0.02), (0.062, 0.06), (0.05, 0.1), (0.034, 0.12), (0.05, 0.14), (0.05, 0.145), (0.03, 0.13)], 5)
        shapes.turned("lota", line, brass if at % 2 else steel, 48, (-1.5, y + 0.22, 1.35))
    garden_behind((0, 6.5, 1.6))
    stuff.sky([(0, (0.95, 0.88, 0.8)), (1, (0.8, 0.86, 1.0))], 0.4)
    surfaces.sun((-1.2, 0.42, -0.75), 8)
    stuff.window_light((0.6, 6.0, 1.7), (0, 2, 0.4), 24, (0.95, 0.97, 1.0), 1.2)
    stuff.camera((0.95, -2.2, 1.5), (-0.45, 1.9, 0.68), 37, 4, (-0.6, 0.4, 0.6))
    return {"name": "dormitory", "exposure": 0.98, "bloom": 0.05}


def bed_across(timber, sheet, cover, place, seed):
    """A bed whose head is at the left wall."""
    x, y = place
    wide, deep = 1.9, 0.86
    for side in (-1, 1):
        shapes.slab("rail", timber, (wide, 0.04, 0.13), (x, y + side * (deep / 2 - 0.02), 0.24), 0.008)
        for end in (-1, 1):
            shapes.slab("leg", timber, (0.07, 0.07, 0.86 if end < 0 else 0.44), (x + end * (wide / 2 - 0.03), y + side * (deep / 2 - 0.035), 0), 0.012)
    shapes.slab("foot", timber, (0.035, deep - 0.06, 0.16), (x + wide / 2 - 0.02, y, 0.24), 0.008)
    shapes.slab("head", timber, (0.035, deep - 0.06, 0.4), (x - wide / 2 + 0.02, y, 0.42), 0.012)
    shapes.slab("mattress", sheet, (wide - 0.1, deep - 0.08, 0.15), (x, y, 0.33), 0.05)
    built.spread("sheet", sheet, wide - 0.1, deep - 0.07, 0.486, (0, 0.06, 0.1, 0.1), (x, y, 0), 7, seed + 1, 0.01)
    built.spread("blanket", cover, 0.52, deep - 0.05, 0.505, (0, 0, 0.2, 0.2), (x + wide / 2 - 0.4, y, 0), 5, seed + 4, 0.012)
    built.pillow("pillow", sheet, (0.4, 0.6, 0.14), (x - wide / 2 + 0.3, y, 0.486), 0.06 * (-1) ** seed, 0, seed + 1)


def veranda():
    stone = surfaces.plaster((0.85, 0.62, 0.4), 0.7)
    inner = surfaces.plaster((0.86, 0.78, 0.62))
    floor = surfaces.tiles(0.5, (0.42, 0.14, 0.07), (0.72, 0.6, 0.42), (0.3, 0.22, 0.16), 0.2, True, 0.008, 0.15)
    shapes.slab("floor", floor, (2.5, 24, 0.1), (0.25, 9, -0.1))
    shapes.slab("grass", surfaces.mixed("grass", (0.05, 0.13, 0.02), (0.16, 0.28, 0.06), 0.9, 40, bump=1.0), (24, 40, 0.1), (-13.1, 10, -0.3))
    bays = [-2.9 + 1.9 * at for at in range(9)]
    for y in bays:
        shapes.slab("pier", stone, (0.34, 0.34, 1.55), (-1.15, y, 0), 0.02)
        shapes.slab("foot", stone, (0.42, 0.42, 0.14), (-1.15, y, 0), 0.02)
        shapes.slab("cap", stone, (0.42, 0.42, 0.09), (-1.15, y, 1.5), 0.02)
        built.arch_bay("arch", stone, 1.9, 1.75, shapes.cusped_arch(1.5, 0.12, 7), 0.3, (-1.15, y + 0.95, 1.58), math.pi / 2, 0.02)
    shapes.slab("wall", inner, (0.2, 24, 3.5), (1.5, 9, 0), 0.01)
    shapes.slab("ceiling", inner, (3.4, 24, 0.1), (0.2, 9, 3.2), 0.01)
    timber = surfaces.wood((0.07, 0.025, 0.012), (0.2, 0.08, 0.035), 2)
    for y in (1.1, 4.9, 8.7):
        shapes.slab("frame", timber, (0.06, 1.04, 2.16), (1.4, y, 0), 0.01)
        for side in (-0.23, 0.23):
            shapes.slab("leaf", timber, (0.05, 0.44, 2.06), (1.365, y + side, 0.02), 0.01)
            for z in (0.2, 0.85, 1.5):
                shapes.slab("panel", timber, (0.02, 0.3, 0.5), (1.335, y + side, z), 0.012)
    brass = stuff.brass()
    for y in (0.2, 4.0, 7.8):
        lamp_of_glass(brass, (0.2, y, 2.55), 0.8)
    bench(timber, (1.1, 3.0))
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow", "white", "pink"))]
    for y in bays[2:]:
        potted((-0.82, y + 0.02, 0))
    pot(brass, flowers, (1.1, 2.35, 0.44), random.Random(2))
    built.pierced_wall("end", stone, 4, 4, [built.doorway(0.2, 1.5, 1.5, 7)], 0.3, (0, 13.2, 0))
    hedge()
    stuff.sky([(0, (1.0, 0.86, 0.68)), (0.3, (0.72, 0.82, 0.95)), (1, (0.35, 0.52, 0.86))], 0.45)
    surfaces.sun((1.15, 0.5, -0.95), 6.5, (1, 0.82, 0.56), 0.015)
    stuff.window_light((0.2, -2.6, 2.6), (0.2, 2, 1), 26, (1, 0.92, 0.8), 1.5)
    stuff.camera((0.42, -2.1, 1.42), (0.0, 4, 1.36), 34, 5.6, (0, 2.4, 1))
    return {"name": "veranda", "exposure": 1.0, "bloom": 0.05}


def bench(timber, place):
    x, y = place
    shapes.slab("seat", timber, (0.44, 1.5, 0.05), (x, y, 0.4), 0.01)
    for end in (-0.65, 0.65):
        shapes.slab("leg", timber, (0.4, 0.06, 0.4), (x, y + end, 0), 0.01)
    shapes.slab("back", timber, (0.04, 1.5, 0.4), (x + 0.2, y, 0.5), 0.01)


def potted(place):
    clay = stuff.plain("clay", (0.45, 0.16, 0.07), 0.75, bump=0.25, grain=40)
    line = shapes.rounded([(0.004, 0), (0.09, 0), (0.11, 0.12), (0.13, 0.22), (0.145, 0.225), (0.145, 0.26), (0.125, 0.262), (0.12, 0.24)], 4)
    shapes.turned("pot", line, clay, 48, place)
    leaves = shapes.joined("plant", [shapes.petal(0.42, 0.06, 0.4, 0.7 + 0.3 * math.sin(at * 2.3), at * 1.1, 0.01, 10, 4, curl=-1.1 - 0.2 * math.cos(at)) for at in range(26)], stuff.petals("plant", (0.03, 0.14, 0.02), (0.12, 0.34, 0.06), 0.4, 0.3))
    leaves.location = (place[0], place[1], place[2] + 0.22)


def hedge():
    chance = random.Random(5)
    leaf = shapes.joined("crown", [shapes.petal(0.3, 0.12, 0.3, chance.uniform(-1, 0.6), 2 * math.pi * at / 9, 0.02, 6, curl=-0.6) for at in range(9)], stuff.petals("leaf", (0.03, 0.13, 0.02), (0.16, 0.34, 0.07), 0.5, 0.4))
    leaf.location = (0, 0, -6)
    for _ in range(420):
        away = chance.random()
        shapes.copy_of(leaf, (-4.2 - 4 * away, chance.uniform(-2, 24), chance.uniform(-0.2, 1.2 + 2.6 * away)), tuple(chance.uniform(0, 6) for _ in range(3)), chance.uniform(0.9, 1.7))
    for _ in range(120):
        shapes.copy_of(leaf, (chance.uniform(-3, 3), chance.uniform(15.5, 18), chance.uniform(-0.2, 3.2)), tuple(chance.uniform(0, 6) for _ in range(3)), chance.uniform(0.9, 1.7))
