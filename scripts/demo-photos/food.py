"""Food: a meal on a banana leaf, milk sweets, the kitchen at work."""

import math
import random

import built
import shapes
import stuff
import surfaces
from still_lifes import rice, sweets


def banana_leaf(wide=0.62, deep=0.34, seed=3):
    """A cut leaf: a groove along its middle, ribs to its edges, which are uneven."""
    material, shader, nodes = stuff.principled("leaf", (0.07, 0.22, 0.03), 0.34, 0)
    links = material.node_tree.links
    place, waves, ramp, raised = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexWave", "ValToRGB", "Bump"))
    waves.bands_direction = "X"
    waves.inputs["Scale"].default_value, waves.inputs["Distortion"].default_value, waves.inputs["Detail"].default_value = 26, 1.2, 2
    low, high = ramp.color_ramp.elements
    low.color, high.color = (0.035, 0.15, 0.02, 1), (0.085, 0.26, 0.035, 1)
    raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = 0.3, 0.002
    links.new(place.outputs["Object"], waves.inputs["Vector"])
    links.new(waves.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(waves.outputs["Fac"], raised.inputs["Height"])
    links.new(raised.outputs["Normal"], shader.inputs["Normal"])
    vertices, faces, columns, rows = [], [], 90, 48
    for row in range(rows + 1):
        v = 2 * row / rows - 1
        for column in range(columns + 1):
            u = 2 * column / columns - 1
            edge = 1 + 0.025 * built.rough(u * 3, v, 1.6, seed) - 0.1 * max(0, u) ** 6 - 0.05 * max(0, -u) ** 8
            z = 0.004 + 0.006 * v * v - 0.004 * math.exp(-((v / 0.03) ** 2)) + 0.012 * max(0, built.rough(u, v, 1.3, seed)) * v * v
            vertices.append((u * wide / 2, v * deep / 2 * edge, z))
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    leaf = shapes.mesh_object("leaf", vertices, faces, material)
    rib = stuff.plain("rib", (0.4, 0.5, 0.14), 0.45)
    shapes.rope("rib", rib, [(wide * (at / 20 - 0.5), 0.0, 0.003) for at in range(21)], 0.0035)
    return leaf


def leaf_cup(colour, bits, place, chance, rough=0.3):
    """A cup pressed of dry leaves, filled."""
    x, y = place
    dry = surfaces.mixed("dry", (0.16, 0.15, 0.05), (0.34, 0.27, 0.1), 0.6, 30, (1, 1, 3), 0.4)
    line = shapes.rounded([(0.001, 0.002), (0.026, 0.003), (0.038, 0.018), (0.047, 0.038), (0.0495, 0.039), (0.041, 0.016), (0.029, 0), (0.001, 0)], 5)
    shapes.turned("cup", line[::-1], dry, 64, (x, y, 0.008), 11, 0.03)
    filled = stuff.plain("food", colour, rough, bump=0.5, grain=90, glow=0.12)
    shapes.turned("food", [(0.0001, 0.034), (0.02, 0.0335), (0.036, 0.031), (0.0445, 0.029)], filled, 48, (x, y, 0.008))
    for _ in range(26):
        away, around = 0.036 * math.sqrt(chance.random()), chance.uniform(0, 6.3)
        bit = shapes.slab("bit", bits, (chance.uniform(0.007, 0.014), chance.uniform(0.006, 0.01), 0.006), (x + away * math.cos(around), y + away * math.sin(around), 0.0385), 0.0025)
        bit.rotation_euler = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 3))


def leaf_meal():
    chance = random.Random(8)
    timber = surfaces.wood((0.1, 0.045, 0.02), (0.3, 0.16, 0.08), 0, 0.5)
    for at in range(7):
        shapes.slab("plank", timber, (3, 0.238, 0.06), (0.33 * (at % 3), 0.24 * at - 0.72, -0.06), 0.003)
    leaf = banana_leaf(0.66, 0.46)
    leaf.rotation_euler = (0, 0, 0)
    rice(chance)
    sweets(chance)
    carrot, coriander = stuff.plain("carrot", (0.85, 0.3, 0.04), 0.4, glow=0.15), stuff.plain("coriander", (0.07, 0.26, 0.03), 0.5)
    potato, cashew = stuff.plain("potato", (0.85, 0.62, 0.14), 0.4, glow=0.2), stuff.plain("cashew", (0.85, 0.66, 0.38), 0.4, glow=0.2)
    leaf_cup((0.78, 0.46, 0.04), coriander, (-0.165, 0.14), chance)
    leaf_cup((0.1, 0.2, 0.03), stuff.plain("paneer", (0.92, 0.88, 0.78), 0.45, glow=0.2), (-0.055, 0.165), chance)
    leaf_cup((0.72, 0.44, 0.06), potato, (0.058, 0.165), chance, 0.4)
    leaf_cup((0.88, 0.8, 0.64), cashew, (0.168, 0.14), chance)
    for at, x in enumerate((0.165, 0.19)):
        lemon = shapes.turned("lemon", [(0.0005, 0), (0.017, 0.0005), (0.0185, 0.004), (0.016, 0.012), (0.009, 0.018), (0.0005, 0.02)], stuff.plain("lemon", (0.85, 0.68, 0.05), 0.35, bump=0.1, grain=300, glow=0.2), 40, (x - 0.2 + at * 0.02, 0.07 - 0.03 * at, 0.01))
        lemon.rotation_euler = (0.2, 0.5 - at, 0)
    for _ in range(5):
        made = shapes.slab("carrot", carrot, (0.05, 0.008, 0.007), (0.17 + chance.uniform(-0.015, 0.015), 0.055 + chance.uniform(-0.02, 0.02), 0.012), 0.003)
        made.rotation_euler = (0, 0, chance.uniform(-0.5, 0.5))
    papad(chance)
    tumbler()
    stuff.sky([(0, (0.9, 0.85, 0.8)), (1, (0.8, 0.86, 1.0))], 0.3)
    stuff.window_light((-0.9, 0.75, 1.0), (0, 0, 0), 22, (1, 0.88, 0.7), 0.45)
    stuff.camera((0.02, -0.36, 0.56), (0.005, 0.025, 0.0), 46, 5, (0, -0.03, 0.03))
    return {"name": "leaf-meal", "exposure": 0.95, "vignette": 0.3}


def papad(chance):
    """A crisp round, rough with bubbles."""
    crisp = surfaces.mixed("papad", (0.6, 0.3, 0.07), (0.9, 0.66, 0.3), 0.5, 26, bump=0.6)
    vertices, faces, rings, steps = [(0, 0, 0.006)], [], 12, 48
    for ring in range(1, rings + 1):
        for step in range(steps):
            turn, far = 2 * math.pi * step / steps, 0.062 * ring / rings
            x, y = far * math.cos(turn), far * math.sin(turn)
            vertices.append((x, y, 0.006 + 0.006 * built.rough(x * 10, y * 10, 3.5, 4) + 0.004 * (ring / rings) ** 2))
    for step in range(steps):
        faces.append((0, 1 + step, 1 + (step + 1) % steps))
    for ring in range(rings - 1):
        for step in range(steps):
            low, after = 1 + ring * steps, (step + 1) % steps
            faces.append((low + step, low + steps + step, low + steps + after, low + after))
    made = shapes.mesh_object("papad", vertices, faces, crisp)
    made.location, made.rotation_euler = (0.13, -0.01, 0.018), (0.1, -0.18, 0.3)


def tumbler():
    steel = stuff.plain("steel", (0.72, 0.7, 0.68), 0.16, metal=1.0)
    line = shapes.rounded([(0.002, 0.004), (0.026, 0.004), (0.031, 0.08), (0.034, 0.084), (0.035, 0.083), (0.0315, 0.04), (0.028, 0), (0.002, 0)], 5)
    shapes.turned("tumbler", line[::-1], steel, 80, (0.265, 0.245, 0))
    shapes.turned("milk", [(0.0001, 0.07), (0.0295, 0.07)], stuff.plain("buttermilk", (0.9, 0.87, 0.8), 0.25, glow=0.2), 40, (0.265, 0.245, 0))


def milk_sweets():
    chance, brass = random.Random(5), stuff.brass(0.22)
    built.spread("cloth", surfaces.mixed("cotton", (0.05, 0.12, 0.2), (0.09, 0.2, 0.32), 0.85, 320, bump=0.25, sheen=0.5), 1.8, 1.8, 0.0, (0, 0, 0, 0), (0, 0.2, -0.004), wrinkle=0.012)
    rim = shapes.rounded([(0.002, 0.006), (0.12, 0.006), (0.14, 0.014), (0.158, 0.03), (0.163, 0.031), (0.158, 0.024), (0.135, 0.002), (0.002, 0)], 5)
    shapes.turned("plate", rim[::-1], brass, 144, (0, 0, 0.004), 30, 0.008)
    milk = surfaces.mixed("milk", (0.74, 0.55, 0.3), (0.9, 0.76, 0.52), 0.6, 70, bump=0.35)
    line = shapes.rounded([(0.0001, 0), (0.02, 0.0005), (0.0262, 0.007), (0.0255, 0.014), (0.018, 0.0185), (0.008, 0.0165), (0.0001, 0.0155)], 4)
    sweet = shapes.turned("peda", line, milk, 40)
    sweet.location = (0, 5, 0)
    nut = shapes.turned("nut", shapes.rounded([(0.0002, -0.006), (0.0022, -0.004), (0.003, 0), (0.0022, 0.004), (0.0002, 0.006)], 3), surfaces.mixed("pistachio", (0.12, 0.2, 0.03), (0.34, 0.42, 0.1), 0.5, 200), 10)
    nut.location = (0, 5, 0)
    saffron = stuff.plain("saffron", (0.7, 0.1, 0.01), 0.5)
    places = [(0, 0, 0)] + [(0.056, t, 0) for t in range(6)] + [(0.108, t * 0.5, 0) for t in range(12)]
    spots = [(far * math.cos(t * math.pi / 3 + 0.2), far * math.sin(t * math.pi / 3 + 0.2), 0.012) for far, t, _ in places]
    spots += [(0.034 * math.cos(t * 2.09 + 0.7), 0.034 * math.sin(t * 2.09 + 0.7), 0.0305) for t in range(3)] + [(0.083 * math.cos(t * 0.9 + 0.3), 0.083 * math.sin(t * 0.9 + 0.3), 0.0305) for t in range(7)] + [(0.002, 0.0, 0.049)]
    for x, y, z in spots:
        tilt = (chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06), chance.uniform(0, 6))
        shapes.copy_of(sweet, (x, y, z), tilt, chance.uniform(0.97, 1.03))
        for _ in range(3):
            shapes.copy_of(nut, (x + chance.uniform(-0.006, 0.006), y + chance.uniform(-0.006, 0.006), z + 0.0175), (math.pi / 2, chance.uniform(0, 3), chance.uniform(0, 6)), chance.uniform(0.8, 1.1))
        turn = chance.uniform(0, 6)
        shapes.rope("strand", saffron, [(x, y, z + 0.0185), (x + 0.008 * math.cos(turn), y + 0.008 * math.sin(turn), z + 0.0185)], 0.0006)
    for at in range(9):
        petal = shapes.joined("petal", [shapes.petal(0.035, 0.026, 0.5, 0.1, at, 0.0, 8, curl=0.5)], stuff.petals("rose", (0.75, 0.2, 0.28), (0.85, 0.12, 0.25), 0.5))
        far, turn = chance.uniform(0.19, 0.26), at * 0.75 + 0.4
        petal.location = (far * math.cos(turn), far * math.sin(turn), -0.001)
    stuff.sky([(0, (0.9, 0.86, 0.82)), (1, (0.8, 0.86, 1.0))], 0.28)
    stuff.window_light((-0.7, 0.6, 0.7), (0, 0, 0.02), 12, (1, 0.88, 0.7), 0.35)
    stuff.camera((0.03, -0.36, 0.31), (0.0, 0.0, 0.014), 50, 4.5, (0, -0.06, 0.04))
    return {"name": "milk-sweets", "exposure": 1.0, "vignette": 0.3}
