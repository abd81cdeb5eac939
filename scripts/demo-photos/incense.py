"""A cone of dhoop and its smoke."""

import math
import random

import bpy
import shapes
import stuff
import surfaces
from festival import heads


def incense():
    brass = stuff.brass(0.22)
    slate = surfaces.mixed("slate", (0.03, 0.035, 0.04), (0.07, 0.075, 0.08), 0.4, 7, bump=0.15)
    shapes.slab("table", slate, (5, 3.4, 0.1), (0, 0.4, -0.1), 0.004)
    shapes.cloth("back", stuff.plain("velvet", (0.012, 0.016, 0.03), 0.85, bump=0.08, grain=260, sheen=0.2), 5, 3, 18, 0.06, (-2.5, 1.3, 2.8), seed=3)
    dish = shapes.rounded([(0.002, 0.006), (0.05, 0.006), (0.066, 0.01), (0.08, 0.022), (0.084, 0.023), (0.08, 0.017), (0.062, 0.001), (0.002, 0)], 5)
    shapes.turned("dish", dish[::-1], brass, 120, (0, 0, 0), 24, 0.01)
    dhoop = surfaces.mixed("dhoop", (0.07, 0.035, 0.02), (0.2, 0.11, 0.06), 0.9, 160, bump=0.6)
    cone = shapes.rounded([(0.012, 0), (0.0115, 0.003), (0.0015, 0.034), (0.0003, 0.035)], 4)
    for x, y in ((0.0, 0.0), (-0.036, -0.03), (0.034, -0.034), (-0.12, -0.09), (-0.1, -0.12)):
        inside = abs(x) < 0.1
        made = shapes.turned("cone", cone, dhoop, 40, (x, y, 0.006 if inside else 0.0))
        if not inside:
            made.rotation_euler, made.location = (1.27, 0, 0.6 + 9 * x), (x, y, 0.0112)
    shapes.turned("ember", [(0.0003, 0.0352), (0.0017, 0.0338), (0.0024, 0.0315)], surfaces.shining((1, 0.22, 0.03), 9), 20, (0, 0, 0.0065))
    shapes.turned("ash", [(0.0024, 0.0315), (0.0036, 0.0283)], stuff.plain("ash", (0.5, 0.48, 0.46), 0.95), 20, (0, 0, 0.0065))
    kinds = heads()
    for x, y, kind, size in ((0.12, -0.06, "white", 0.8), (0.165, -0.02, "orange", 0.85), (-0.16, 0.06, "yellow", 0.85)):
        shapes.copy_of(kinds[kind], (x, y, 0), (0.1, 0, x * 20), size)
    stuff.sky([(0, (0.5, 0.45, 0.42)), (1, (0.4, 0.45, 0.6))], 0.13)
    stuff.window_light((-0.55, -0.35, 0.5), (0, 0, 0.02), 3.2, (1, 0.8, 0.55), 0.22)
    stuff.window_light((-0.7, 0.45, 0.6), (0, 0, 0.03), 8, (1, 0.84, 0.62), 0.25)
    stuff.window_light((0.6, 0.7, 0.4), (0, 0, 0.03), 2.2, (0.7, 0.82, 1.0), 0.25)
    stuff.camera((0.0, -0.44, 0.2), (0.0, 0.02, 0.092), 50, 4, (0, 0, 0.03))
    smoke()
    return {"name": "incense-smoke", "exposure": 1.2, "bloom": 0.07}


def smoke():
    """Threads of smoke that rise straight, then curl; each a ribbon that is clear at its edge."""
    for at in range(5):
        chance = random.Random(at + 3)
        phase, sway = chance.uniform(0, 6.3), chance.uniform(0.6, 1.25)
        vertices, faces, shade, rows = [], [], [], 90
        for row in range(rows + 1):
            t = row / rows
            loose = max(0, t - 0.2) ** 1.5
            x = 0.085 * sway * loose * math.sin(5.2 * t + phase * 0.35 + at * 0.16) + 0.02 * loose * math.sin(13 * t + phase)
            half = 0.0024 + 0.026 * loose * (0.55 + 0.45 * math.sin(6 * t + phase))
            for column in range(9):
                s = 2 * column / 8 - 1
                vertices.append((x + half * s, 0.0008 * at + 0.02 * loose * math.sin(7 * t + at), 0.04 + 0.34 * t))
                shade.append((1 - s * s) ** 1.5 * min(1, t * 30) * max(0, 1 - t) ** 1.1 * 0.02 / (0.012 + half * 1.4) * (0.45 + 0.55 * min(1, t * 3.5)))
        for row in range(rows):
            for column in range(8):
                first = row * 9 + column
                faces.append((first, first + 1, first + 10, first + 9))
        made = shapes.mesh_object("smoke", vertices, faces, veil(0.22), shade)
        made.visible_diffuse = made.visible_glossy = made.visible_shadow = False


def veil(thick):
    material = bpy.data.materials.new("veil")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    shade, scale, clear, glow, mix, out = (nodes.new(f"ShaderNode{kind}") for kind in ("Attribute", "Math", "BsdfTransparent", "Emission", "MixShader", "OutputMaterial"))
    shade.attribute_name, scale.operation = "shade", "MULTIPLY"
    scale.inputs[1].default_value = thick
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = (0.78, 0.84, 1.0, 1), 0.75
    links.new(shade.outputs["Fac"], scale.inputs[0])
    links.new(scale.outputs["Value"], mix.inputs["Fac"])
    links.new(clear.outputs["BSDF"], mix.inputs[1])
    links.new(glow.outputs["Emission"], mix.inputs[2])
    links.new(mix.outputs["Shader"], out.inputs["Surface"])
    return material
