"""Shapes that the still lifes are made of: turned vessels, flowers, cloth, arches. Lengths in metres."""

import math
import random

import bpy


def mesh_object(name, vertices, faces, material=None, shade=None):
    """An object of its own mesh; `shade` is a number from 0 to 1 a vertex, read by petal materials."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if shade is not None:
        layer = mesh.attributes.new("shade", "FLOAT", "POINT")
        layer.data.foreach_set("value", shade)
    if material:
        mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def copy_of(original, location, rotation=(0, 0, 0), scale=1.0):
    """The same mesh in another place: costs no memory."""
    made = bpy.data.objects.new(original.name, original.data)
    made.location, made.rotation_euler, made.scale = location, rotation, (scale, scale, scale)
    bpy.context.collection.objects.link(made)
    return made


def turned(name, profile, material, steps=72, location=(0, 0, 0), ribs=0, depth=0.0):
    """A vessel turned on the wheel: `profile` is (radius, height) from the middle of its foot on."""
    vertices, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            wide = radius * (1 + depth * math.cos(ribs * angle)) if ribs else radius
            vertices.append((wide * math.cos(angle), wide * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for step in range(steps):
            after = (step + 1) % steps
            low, high = ring * steps, (ring + 1) * steps
            faces.append((low + step, low + after, high + after, high + step))
    made = mesh_object(name, vertices, faces, material)
    made.location = location
    return made


def rounded(points, parts=6):
    """A smooth line through points of a profile (Catmull and Rom)."""
    ends = [points[0], *points, points[-1]]
    line = []
    for at in range(1, len(ends) - 2):
        before, here, there, after = ends[at - 1], ends[at], ends[at + 1], ends[at + 2]
        for part in range(parts):
            t = part / parts
            line.append(
                tuple(
                    0.5
                    * (
                        2 * here[i]
                        + (there[i] - before[i]) * t
                        + (2 * before[i] - 5 * here[i] + 4 * there[i] - after[i]) * t * t
                        + (3 * here[i] - before[i] - 3 * there[i] + after[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    return [*line, points[-1]]


def petal(length, width, cup, lift, around, root, rows=8, columns=5, ruffle=0.0, seed=0, curl=0.0, blunt=False):
    """One petal: out from `root` metres off the axis, rising by `lift` radians, by `curl` more at its tip."""
    chance = random.Random(seed)
    vertices, shade = [], []
    out, up = root, 0.0
    for row in range(rows + 1):
        t = row / rows
        rise = lift + curl * (t - 0.35)
        if row:
            out += length / rows * math.cos(rise)
            up += length / rows * math.sin(rise)
        half = width / 2 * (t**0.5 if blunt else math.sin(math.pi * (0.06 + 0.94 * t) ** 0.85) ** 0.75)
        for column in range(columns + 1):
            s = 2 * column / columns - 1
            # The cup rises at right angles to the petal.
            deep = cup * half * s * s + ruffle * length * t * chance.uniform(-1, 1)
            ahead, high, side = out - deep * math.sin(rise), up + deep * math.cos(rise), half * s
            vertices.append(
                (
                    ahead * math.cos(around) - side * math.sin(around),
                    ahead * math.sin(around) + side * math.cos(around),
                    high,
                )
            )
            shade.append(t)
    faces = []
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    return vertices, faces, shade


def joined(name, parts, material):
    vertices, faces, shade = [], [], []
    for part in parts:
        first = len(vertices)
        vertices += part[0]
        faces += [tuple(first + corner for corner in face) for face in part[1]]
        shade += part[2]
    return mesh_object(name, vertices, faces, material, shade)


def marigold(material, seed, size=0.035):
    """A dense head of ruffled petals; lies on the ground, its face upwards."""
    chance = random.Random(seed)
    parts = []
    rings = 9
    for ring in range(rings):
        t = ring / (rings - 1)
        count = 7 + round(11 * (1 - t) ** 0.7)
        for at in range(count):
            around = 2 * math.pi * (at + chance.uniform(-0.3, 0.3)) / count + ring * 0.7
            lift = 0.05 + 1.75 * t + chance.uniform(-0.12, 0.12)
            long = size * (0.95 - 0.35 * t) * chance.uniform(0.88, 1.06)
            vertices, faces, shade = petal(
                long, size * 0.6, 0.5, lift, around, 0.002, 4, 4, 0.07, chance.random(), blunt=True
            )
            raised = [(x, y, z + size * 0.42 * t) for x, y, z in vertices]
            parts.append((raised, faces, shade))
    return joined(f"marigold-{seed}", parts, material)


def lotus(material, size=0.3, seed=0, openness=1.0):
    """An open lotus; its petals stand steeper towards the middle."""
    chance = random.Random(seed)
    parts = []
    rings = [(11, 0.02, 1.0), (11, 0.32, 1.02), (10, 0.62, 0.98), (9, 0.9, 0.9), (7, 1.12, 0.78), (5, 1.3, 0.62)]
    for ring, (count, lift, long) in enumerate(rings):
        for at in range(count):
            around = 2 * math.pi * at / count + ring * 0.31 + chance.uniform(-0.06, 0.06)
            rise = math.pi / 2 - (math.pi / 2 - lift) * openness + chance.uniform(-0.05, 0.05)
            far = size * long * chance.uniform(0.94, 1.04)
            parts.append(petal(far, size * 0.42, 0.55, rise, around, size * 0.04, 16, 10, curl=0.75))
    return joined(f"lotus-{seed}", parts, material)


def hanging(first, last, drop, count):
    """Points of a garland between two hooks, with the direction in which it runs."""
    points = []
    for at in range(count):
        t = at / (count - 1)
        x, y, z = (first[i] + (last[i] - first[i]) * t for i in range(3))
        points.append((x, y, z - drop * 4 * t * (1 - t)))
    return points


def garland(flowers, points, seed=0, scale=1.0, spread=0.004):
    """Flowers of several kinds along a line, each turned by chance."""
    chance = random.Random(seed)
    for at, (x, y, z) in enumerate(points):
        flower = flowers[at % len(flowers)]
        turn = (math.pi / 2 + chance.uniform(-0.5, 0.5), chance.uniform(-0.4, 0.4), chance.uniform(-0.5, 0.5))
        place = (x + chance.uniform(-spread, spread), y + chance.uniform(-spread, spread), z)
        copy_of(flower, place, turn, scale * chance.uniform(0.9, 1.1))


def cloth(name, material, width, height, folds, depth, location, gather=0.0, seed=0):
    """A curtain in folds, hanging down from `location`; gathered to its left at the foot by `gather`."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6.3) for _ in range(3)]
    columns, rows = folds * 14, 40
    vertices, faces = [], []
    for row in range(rows + 1):
        down = row / rows
        pulled = gather * math.sin(math.pi / 2 * min(1, down / 0.62)) ** 2 if gather else 0
        for column in range(columns + 1):
            t = column / columns
            wave = math.sin(2 * math.pi * folds * t + phase[0] + 0.5 * math.sin(3 * down + phase[1]))
            deep = depth * (0.55 + 0.45 * down) * (wave + 0.25 * math.sin(4 * math.pi * folds * t + phase[2]))
            vertices.append((width * t * (1 - pulled), deep, -height * down))
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    made = mesh_object(name, vertices, faces, material)
    made.location = location
    return made


def cusped_arch(width, spring, cusps=7):
    """The inner line of a cusped arch from its left foot to its right: (x, z) points."""
    line = [(-width / 2, 0.0)]
    for at in range(cusps):
        low, high = math.pi * at / cusps, math.pi * (at + 1) / cusps
        for step in range(13):
            t = low + (high - low) * step / 12
            swell = 1 + 0.11 * math.sin(math.pi * step / 12)
            crown = 1 + 0.28 * max(0, 1 - abs(t - math.pi / 2) / 0.5) ** 2
            line.append(
                (-width / 2 * math.cos(t) * swell, spring + width / 2 * math.sin(t) * swell * crown)
            )
    return [*line, (width / 2, 0.0)]


def cut_wall(name, material, loops, depth, bevel, location, turn=0.0):
    """An upright slab of a thickness; `loops` of (x, z) points: its outline and its openings, with rounded edges."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, bevel, 3
    for points in loops:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for point, (x, z) in zip(spline.points, points):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    made.location, made.rotation_euler = location, (math.pi / 2, 0, turn)
    bpy.context.collection.objects.link(made)
    return made


def wall_outline(wide, high):
    """A wall's loop that goes into the floor."""
    return [(-wide / 2, -0.3), (-wide / 2, high), (wide / 2, high), (wide / 2, -0.3)]


def arch_wall(name, material, wide, high, opening, depth, bevel, location):
    """A wall with an opening, its edges rounded."""
    door = [(x, z - 0.28 if z == 0 else z) for x, z in opening]
    return cut_wall(name, material, (wall_outline(wide, high), door), depth, bevel, location)


def rope(name, material, points, radius, cyclic=False):
    """A moulding or a thread along points in space."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u = cyclic
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    return made


def slab(name, material, size, location, bevel=0.006):
    """A block with rounded edges; `location` is the middle of its foot."""
    x, y, z = (side / 2 for side in size)
    corners = [(a * x, b * y, c) for c in (0, 2 * z) for b in (-1, 1) for a in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh_object(name, corners, faces, material)
    made.data.polygons.foreach_set("use_smooth", [False] * 6)
    made.location = location
    rounding = made.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments = bevel, 3
    return made
