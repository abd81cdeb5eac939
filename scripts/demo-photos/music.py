"""Where one listens: the instruments of kirtana, a library's shelf, the speaker's seat."""

import math

import built
import shapes
import stuff
import surfaces
from festival import heads
from lamps_on_water import flame
from scenes import ball
from still_lifes import far_lights


def harmonium(place, turn):
    """A portable organ: two boxes of wood, bellows behind, keys of bone and ebony."""
    timber, brass = surfaces.wood((0.13, 0.045, 0.018), (0.32, 0.13, 0.05), 0, 0.28), stuff.brass(0.2)
    bone, ebony = stuff.plain("bone", (0.86, 0.8, 0.68), 0.3), stuff.plain("ebony", (0.015, 0.013, 0.012), 0.25)
    cloth = stuff.plain("bellows", (0.3, 0.02, 0.03), 0.7, bump=0.2, grain=300, sheen=0.5)
    parts = [
        shapes.slab("foot", timber, (0.6, 0.3, 0.025), (0, 0, 0.0), 0.008),
        shapes.slab("body", timber, (0.56, 0.26, 0.1), (0, 0, 0.025), 0.006),
        shapes.slab("back", timber, (0.56, 0.13, 0.075), (0, 0.065, 0.125), 0.006),
        shapes.slab("left", timber, (0.04, 0.26, 0.05), (-0.26, 0, 0.125), 0.006),
        shapes.slab("right", timber, (0.04, 0.26, 0.05), (0.26, 0, 0.125), 0.006),
        shapes.slab("bed", ebony, (0.48, 0.125, 0.006), (0, -0.065, 0.125), 0.001),
        shapes.slab("flap", timber, (0.54, 0.02, 0.2), (0, 0.2, 0.03), 0.006),
        shapes.slab("fret", timber, (0.5, 0.1, 0.012), (0, 0.065, 0.2), 0.005),
    ]
    count = 22
    for at in range(count):
        x = (at - (count - 1) / 2) * 0.0212
        parts.append(shapes.slab("key", bone, (0.0203, 0.116, 0.014), (x, -0.07, 0.131), 0.0016))
        if at % 7 not in (2, 6) and at < count - 1:
            parts.append(shapes.slab("key", ebony, (0.0115, 0.07, 0.014), (x + 0.0106, -0.044, 0.144), 0.0022))
    for at in range(6):
        parts.append(shapes.slab("fold", cloth, (0.5, 0.009, 0.16 - 0.012 * (at % 2)), (0, 0.142 + 0.0095 * at, 0.035 + 0.006 * (at % 2)), 0.003))
    for at in range(5):
        x = (at - 2) * 0.1
        parts.append(shapes.rope("stop", brass, [(x, -0.13, 0.085), (x, -0.16, 0.085)], 0.004))
        knob = ball(0.0115, stuff.plain("knob", (0.86, 0.8, 0.68), 0.25), 12)
        knob.location = (x, -0.166, 0.0735)
        parts.append(knob)
    for x in (-0.295, 0.295):
        parts.append(shapes.rope("handle", brass, [(x, -0.05 + 0.1 * t, 0.08 - 0.035 * math.sin(math.pi * t)) for t in [s / 12 for s in range(13)]], 0.0045))
    for at in range(14):
        hole = shapes.turned("fret", [(0.0001, 0), (0.011, 0)], ebony, 6, ((at - 6.5) * 0.033, 0.065, 0.2126))
        parts.append(hole)
    for x in (-0.278, 0.278):
        for y in (-0.128,):
            parts.append(shapes.slab("corner", brass, (0.03, 0.008, 0.1), (x, y, 0.026), 0.002))
    from mathutils import Matrix

    moved = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z")
    for part in parts:
        part.matrix_basis = moved @ part.matrix_basis


def instruments_of_kirtana():
    brass, kinds = stuff.brass(0.2), heads()
    silk = surfaces.mixed("silk", (0.34, 0.15, 0.02), (0.52, 0.27, 0.05), 0.5, 300, (1, 6, 1), 0.15, sheen=0.6)
    built.spread("cloth", silk, 4, 3, 0.0, (0, 0, 0, 0), (0, 0.4, -0.012), wrinkle=0.014, step=0.03)
    shapes.cloth("back", stuff.plain("velvet", (0.03, 0.07, 0.13), 0.75, bump=0.08, grain=260, sheen=0.7), 5, 3, 18, 0.06, (-2.5, 1.3, 2.8), seed=3)
    harmonium((0.0, 0.18, 0.0), 0.34)
    cymbal = shapes.rounded([(0.002, 0.032), (0.02, 0.032), (0.034, 0.022), (0.05, 0.006), (0.062, 0.0), (0.063, 0.003), (0.05, 0.01), (0.034, 0.027), (0.018, 0.037), (0.002, 0.037)], 5)
    for place, turn in (((-0.16, -0.19, 0.002), (0, 0, 0)), ((-0.055, -0.225, 0.03), (0.52, 0.2, -0.4))):
        shapes.turned("cymbal", cymbal, brass, 80, place).rotation_euler = turn
    cord = stuff.plain("cord", (0.6, 0.04, 0.05), 0.8)
    shapes.rope("cord", cord, [(-0.16 + 0.1 * t, -0.19 - 0.055 * math.sin(math.pi * t) - 0.03 * t, 0.04 + 0.01 * math.sin(math.pi * t) + 0.02 * t) for t in [s / 24 for s in range(25)]], 0.0035)
    line = [(0.12 + 0.14 * math.cos(t), -0.17 + 0.06 * math.sin(t), 0.018) for t in [2 * math.pi * s / 24 for s in range(24)]]
    shapes.garland([kinds["orange"], kinds["orange"], kinds["white"]], line, 3, 0.85)
    stem = shapes.rounded([(0.002, 0), (0.055, 0), (0.056, 0.01), (0.02, 0.03), (0.014, 0.2), (0.024, 0.22), (0.014, 0.24), (0.05, 0.265), (0.06, 0.275), (0.05, 0.27), (0.002, 0.268)], 5)
    for x, y in ((-0.36, 0.5), (0.42, 0.62)):
        shapes.turned("lamp", stem, brass, 72, (x, y, 0))
        for at in range(3):
            flame(stuff.fire(14), (x + 0.05 * math.cos(2.1 * at + 3.8), y + 0.05 * math.sin(2.1 * at + 3.8), 0.275), 1.3, 1.2)
    far_lights(26, 4, 1.2, 1.0)
    stuff.sky([(0, (0.5, 0.35, 0.28)), (1, (0.3, 0.3, 0.4))], 0.2)
    stuff.window_light((-1.1, -0.6, 1.3), (0, 0, 0.1), 24, (1, 0.8, 0.58), 0.5)
    stuff.camera((0.04, -0.98, 0.56), (0.0, 0.08, 0.09), 50, 4, (0, -0.08, 0.13))
    return {"name": "harmonium", "exposure": 1.1, "bloom": 0.08}
