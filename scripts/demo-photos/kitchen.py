"""The kitchen at work: large pots on the stove, steam above them."""

import math
import random

import shapes
import stuff
import surfaces


def kitchen():
    chance = random.Random(4)
    brass, steel = stuff.brass(0.3), stuff.plain("steel", (0.66, 0.65, 0.63), 0.3, metal=1.0, bump=0.05, grain=40)
    wall = surfaces.tiles(0.16, (0.05, 0.13, 0.11), (0.03, 0.09, 0.08), (0.2, 0.2, 0.18), 0.22)
    made = shapes.slab("wall", wall, (8, 8, 0.1), (0, 1.25, 0), 0.001)
    made.rotation_euler = (math.pi / 2, 0, 0)
    shapes.slab("stove", surfaces.plaster((0.34, 0.13, 0.07)), (3.6, 0.95, 0.5), (0, 0.45, 0), 0.04)
    shapes.slab("floor", surfaces.tiles(0.4, (0.2, 0.18, 0.16), (0.26, 0.23, 0.2), (0.1, 0.1, 0.1), 0.35), (8, 8, 0.1), (0, 0, -0.1))
    for x, size, metal, food in ((-0.62, 1.0, brass, (0.8, 0.5, 0.06)), (0.12, 1.22, steel, (0.88, 0.84, 0.72)), (0.86, 0.95, brass, (0.5, 0.12, 0.03))):
        vessel(metal, stuff.plain("food", food, 0.3, bump=0.5, grain=40, glow=0.1), (x, 0.45, 0.53), size)
        shapes.turned("ring", [(0.2 * size, 0), (0.27 * size, 0), (0.27 * size, 0.035), (0.2 * size, 0.035), (0.2 * size, 0)], stuff.plain("iron", (0.03, 0.03, 0.03), 0.5), 48, (x, 0.45, 0.5))
        for at in range(14):
            turn = 2 * math.pi * at / 14
            flare = shapes.turned("gas", shapes.rounded([(0.0005, 0), (0.008, 0.006), (0.006, 0.018), (0.0005, 0.034)], 3), surfaces.shining((0.25, 0.45, 1.0), 5), 10, (x + 0.17 * size * math.cos(turn), 0.45 + 0.17 * size * math.sin(turn), 0.505))
            flare.visible_diffuse = False
    shapes.rope("rail", steel, [(-1.5, 1.1, 1.62), (1.6, 1.1, 1.62)], 0.012)
    for at, x in enumerate((-0.86, -0.62, -0.4, 0.3, 0.55, 0.8)):
        ladle(steel if at % 2 else brass, (x, 1.08, 1.62), at, chance)
    shapes.slab("board", surfaces.wood(), (0.62, 0.26, 0.025), (-0.22, 0.05, 0.5), 0.008)
    tomato = shapes.turned("tomato", shapes.rounded([(0.0005, 0.006), (0.02, 0), (0.036, 0.02), (0.036, 0.04), (0.02, 0.054), (0.0005, 0.048)], 5), stuff.plain("tomato", (0.6, 0.035, 0.015), 0.25, glow=0.1), 40, (0, 6, 0), 5, 0.03)
    chilli, stalk = stuff.plain("chilli", (0.05, 0.24, 0.02), 0.3), stuff.plain("stalk", (0.06, 0.2, 0.03), 0.6)
    for x, y in ((-0.42, 0.07), (-0.35, 0.12), (-0.345, 0.02), (-0.27, 0.075), (0.12, -0.03)):
        shapes.copy_of(tomato, (x, y, 0.525 if x < 0 else 0.5), (0.1, 0.15, x * 20), 0.95)
        shapes.rope("stalk", stalk, [(x, y, 0.57 if x < 0 else 0.545), (x + 0.008, y, 0.588 if x < 0 else 0.563)], 0.0025)
    for _ in range(9):
        x, y, turn = chance.uniform(-0.16, 0.02), chance.uniform(-0.02, 0.12), chance.uniform(-0.6, 0.6)
        shapes.rope("chilli", chilli, [(x + 0.011 * at, y + 0.011 * at * math.sin(turn) + 0.0012 * at * at, 0.531 + 0.001 * (at == 0)) for at in range(7)], 0.0055)
    stuff.sky([(0, (0.9, 0.84, 0.78)), (1, (0.8, 0.86, 1.0))], 0.16)
    stuff.window_light((-2.0, 0.3, 2.3), (0, 0.5, 0.8), 95, (1, 0.86, 0.64), 0.8)
    stuff.window_light((1.8, 1.0, 2.2), (0, 0.5, 0.9), 22, (0.8, 0.88, 1.0), 0.6)
    stuff.camera((-0.08, -1.45, 1.75), (0.1, 0.55, 0.93), 44, 4, (0.1, 0.2, 0.9))
    veils = ((0.12, 0.42, 1.28, 0.7, 1.0, 0.9), (0.2, 0.6, 1.65, 0.8, 1.2, 0.6), (-0.6, 0.42, 1.22, 0.5, 0.8, 0.75), (-0.5, 0.6, 1.6, 0.6, 1.0, 0.5), (0.86, 0.42, 1.2, 0.5, 0.8, 0.75))
    for at, (x, y, z, wide, high, thick) in enumerate(veils):
        surfaces.steam((x, y, z), (wide, high), thick, at + 1, (1, 0.92, 0.8), 0.6)
    return {"name": "temple-kitchen", "exposure": 1.05}


def vessel(metal, food, place, size):
    line = shapes.rounded([(0.002, 0), (0.2, 0.0), (0.27, 0.05), (0.295, 0.14), (0.29, 0.24), (0.27, 0.3), (0.275, 0.325), (0.32, 0.34), (0.322, 0.347), (0.265, 0.338), (0.255, 0.29), (0.275, 0.2), (0.25, 0.06), (0.002, 0.02)], 6)
    made = shapes.turned("vessel", line, metal, 96, place)
    inside = shapes.turned("food", [(0.0001, 0.268), (0.15, 0.266), (0.258, 0.262)], food, 64, place)
    for each in (made, inside):
        each.scale = (size, size, size)
    for side in (-1, 1):
        points = [(place[0] + side * (0.305 + 0.06 * math.sin(t)) * size, place[1] + 0.08 * size * math.cos(t), place[2] + 0.25 * size) for t in [math.pi * at / 12 for at in range(13)]]
        shapes.rope("handle", metal, points, 0.011 * size)


def ladle(metal, hook, at, chance):
    x, y, z = hook
    long = chance.uniform(0.3, 0.42)
    shapes.rope("stem", metal, [(x, y, z + 0.01), (x, y - 0.015, z - 0.03), (x, y, z - long)], 0.006)
    line = shapes.rounded([(0.001, -0.03), (0.035, -0.022), (0.05, 0.0), (0.052, 0.002), (0.045, 0.0), (0.03, -0.017), (0.001, -0.024)], 4)
    bowl = shapes.turned("bowl", line, metal, 40, (x, y - 0.01, z - long - 0.03))
    bowl.rotation_euler = (math.pi / 2 - 0.25, 0, 0)
