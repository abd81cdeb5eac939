"""Clay lamps on dark water at dusk."""

import math
import random

import shapes
import stuff


def clay_lamp(clay, oil, fire, place, turn, size=1.0):
    bowl = shapes.rounded([(0.001, 0), (0.022, 0.0), (0.034, 0.006), (0.042, 0.02), (0.043, 0.026), (0.039, 0.026), (0.03, 0.014), (0.001, 0.01)])
    lamp = shapes.turned("lamp", bowl, clay, 48)
    for vertex in lamp.data.vertices:
        spout = max(0, vertex.co.x / 0.043) ** 6
        vertex.co.x += 0.014 * spout * (1 if vertex.co.z > 0.008 else 0.3)
        vertex.co.y *= 1 - 0.45 * spout
    surface = shapes.turned("oil", [(0.0001, 0.02), (0.0375, 0.02)], oil, 32)
    for made in (lamp, surface):
        made.location, made.rotation_euler, made.scale = place, (0, 0, turn), (size, size, size)
    tip = (place[0] + 0.047 * size * math.cos(turn), place[1] + 0.047 * size * math.sin(turn), place[2] + 0.027 * size)
    flame(fire, tip, size)


def flame(fire, foot, size=1.0, watts=0.35):
    line = shapes.rounded([(0.0003, 0), (0.0048, 0.006), (0.0062, 0.013), (0.0042, 0.025), (0.0016, 0.037), (0.0002, 0.044)])
    made = shapes.turned("flame", line, fire, 20)
    made.location, made.scale = foot, (size, size, size)
    made.visible_diffuse = made.visible_shadow = False
    stuff.lamp_light((foot[0], foot[1], foot[2] + 0.03 * size), watts * size * size)


def lamps_on_water():
    chance = random.Random(4)
    clay, oil, fire = stuff.plain("clay", (0.42, 0.13, 0.05), 0.75, bump=0.3, grain=90), stuff.plain("oil", (0.35, 0.16, 0.03), 0.05), stuff.fire()
    shapes.slab("pond", stuff.water(), (60, 60, 0.02), (0, 20, -0.02), 0.001)
    pink = stuff.petals("lotus", (0.9, 0.55, 0.62), (0.75, 0.08, 0.26))
    orange = stuff.petals("marigold", (0.55, 0.1, 0.0), (0.95, 0.33, 0.01))
    flower = shapes.lotus(pink, 0.13, openness=0.85)
    flower.location = (0.13, 0.36, 0.0)
    shapes.copy_of(flower, (-0.3, 1.0, 0), (0, 0, 1), 0.9)
    head = shapes.marigold(orange, 1)
    head.location = (-0.07, 0.06, 0.0)
    for at in range(5):
        shapes.copy_of(head, (chance.uniform(-0.4, 0.4), chance.uniform(0.2, 1.6), 0), (0, 0, at), chance.uniform(0.8, 1.1))
    clay_lamp(clay, oil, fire, (0.035, 0.0, 0.0), -0.8)
    places = [(-0.1, -0.14), (0.17, -0.1), (-0.12, 0.22), (0.2, 0.16), (0.02, 0.42), (-0.22, 0.52), (0.3, 0.62), (0.1, 0.85), (-0.1, 1.15), (0.4, 1.2), (-0.45, 1.4), (0.15, 1.7), (-0.3, 2.1), (0.55, 2.2), (0.0, 2.6), (-0.7, 2.8), (0.8, 3.1), (0.3, 3.4), (-0.4, 3.9), (0.1, 4.5), (-1, 4.6), (1.1, 5)]
    for x, y in places:
        clay_lamp(clay, oil, fire, (x + chance.uniform(-0.03, 0.03), y, 0), chance.uniform(-2.4, -0.6))
    stuff.sky([(0.0, (1.0, 0.36, 0.16)), (0.16, (0.55, 0.2, 0.32)), (0.45, (0.1, 0.09, 0.28)), (1, (0.02, 0.03, 0.12))], 0.55)
    stuff.camera((0, -0.56, 0.27), (0, 0.22, -0.01), 38, 4, (0.03, 0.0, 0.03))
    return {"name": "lamps-on-water", "exposure": 1.0, "bloom": 0.12}
