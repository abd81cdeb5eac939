"""The guest house: a room with two beds in the morning."""

import math
import random

import built
import shapes
import stuff
import surfaces
from altar import head, pot


def garden_behind(place, seed=3, strength=2.6):
    """What a window looks at: a bright sky and leaves, out of focus."""
    x, y, z = place
    shapes.slab("sky", surfaces.shining((0.86, 0.93, 1.0), strength), (9, 0.02, 7), (x, y + 1.6, z - 3))
    chance = random.Random(seed)
    leaf = shapes.joined("leaf", [shapes.petal(0.2, 0.08, 0.3, -0.3, 2 * math.pi * at / 6, 0.01, 8, curl=-0.8) for at in range(6)], stuff.petals("leaf", (0.05, 0.2, 0.03), (0.2, 0.42, 0.08), 0.4, 0.5))
    leaf.location = (0, 0, -4)
    for _ in range(110):
        shapes.copy_of(leaf, (x + chance.uniform(-1.6, 1.6), y + chance.uniform(0.4, 1.3), z + chance.uniform(-1.2, 0.35)), (chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(0, 6)), chance.uniform(0.8, 1.6))


def twin_room():
    linen = surfaces.mixed("linen", (0.78, 0.75, 0.69), (0.9, 0.88, 0.83), 0.8, 9, bump=0.1, sheen=0.3)
    cover = surfaces.mixed("cover", (0.5, 0.15, 0.03), (0.74, 0.29, 0.05), 0.75, 60, (1, 9, 1), 0.25, sheen=0.5)
    timber = surfaces.wood()
    wall = surfaces.plaster((0.82, 0.74, 0.6))
    shapes.slab("floor", surfaces.tiles(0.3, (0.36, 0.13, 0.06), (0.46, 0.19, 0.09), (0.3, 0.22, 0.16), 0.35), (8, 8, 0.1), (0, 0, -0.1))
    built.pierced_wall("back", wall, 6, 5, [built.oblong(-0.52, 0.98, 1.04, 1.24)], 0.22, (0, 1.35, 0))
    shapes.slab("left", wall, (0.2, 1.4, 6.7), (-1.85, 0.95, 0), 0.01)
    for y, wide, foot, high in ((-1.9, 4.4, 0, 0.75), (-1.9, 4.4, 2.15, 4.6), (-0.5, 0.14, 0.7, 1.5), (-1.2, 0.14, 0.7, 1.5), (-2.9, 2.6, 0.7, 1.5)):
        shapes.slab("left", wall, (0.2, wide, high), (-1.85, y, foot), 0.01)
    built.pierced_wall("right", wall, 7, 5, [], 0.16, (1.75, 0, 0), math.pi / 2)
    shapes.slab("skirting", timber, (3.5, 0.02, 0.1), (0, 1.23, 0), 0.004)
    frame = surfaces.wood(along=2)
    for x in (-0.52, -0.0, 0.52):
        shapes.slab("jamb", frame, (0.05, 0.06, 1.24), (x, 1.32, 0.98), 0.006)
    for z in (0.98, 1.58, 2.18):
        shapes.slab("bar", timber, (1.08, 0.06, 0.045), (0, 1.32, z), 0.006)
    shapes.slab("sill", timber, (1.24, 0.2, 0.045), (0, 1.24, 0.94), 0.01)
    sheer = stuff.petals("sheer", (0.9, 0.88, 0.82), (0.95, 0.93, 0.88), 0.8, 0.6)
    for side in (-1, 1):
        made = shapes.cloth("curtain", sheer, 0.42, 1.62, 5, 0.025, (side * 0.78, 1.16, 2.36), seed=4)
        made.scale = (-side, 1, 1)
    shapes.rope("rod", stuff.brass(), [(-0.86, 1.16, 2.37), (0.86, 1.16, 2.37)], 0.012)
    for x, seed in ((-0.92, 1), (0.92, 2)):
        built.bed(timber, linen, cover, (x, 0.2), (0.95, 1.95), 0.82, 0.5, seed)
    shapes.slab("table", timber, (0.42, 0.36, 0.03), (0, 1.0, 0.52), 0.006)
    shapes.slab("drawer", timber, (0.38, 0.32, 0.16), (0, 1.0, 0.36), 0.006)
    for x in (-0.17, 0.17):
        for y in (0.86, 1.14):
            shapes.slab("leg", frame, (0.035, 0.035, 0.38), (x, y, 0), 0.004)
    flowers = [head(kind, at) for at, kind in enumerate(("orange", "yellow") * 2)]
    pot(stuff.brass(), flowers, (0.02, 1.0, 0.55), random.Random(3))
    shapes.slab("rug", surfaces.mixed("rug", (0.25, 0.05, 0.04), (0.5, 0.16, 0.1), 0.95, 40, (12, 1, 1), 0.6, sheen=0.6), (0.6, 1.3, 0.012), (0, -0.1, 0), 0.005)
    garden_behind((0, 1.6, 1.5))
    stuff.sky([(0, (0.9, 0.85, 0.8)), (1, (0.8, 0.86, 1.0))], 0.36)
    surfaces.sun((1.35, 0.75, -0.86), 11)
    stuff.window_light((0, 1.1, 1.7), (0, -1, 0.3), 9, (0.95, 0.97, 1.0), 1.0)
    stuff.camera((0.22, -3.1, 1.42), (0.0, 0.6, 0.98), 38, 4, (0, 0.4, 0.6))
    return {"name": "guest-room", "exposure": 1.2, "bloom": 0.05}
