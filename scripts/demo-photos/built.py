"""Parts of rooms: walls with windows, beds, cushions, spread cloths, turned pillars. Lengths in metres."""

import math

import shapes
from mathutils import Vector, noise


def pierced_wall(name, material, wide, high, openings, depth, location, turn=0.0, bevel=0.012):
    """A wall that stands on the floor, with openings as loops of (x, z) points; turned about the upright."""
    loops = (shapes.wall_outline(wide, high), *openings)
    return shapes.cut_wall(name, material, loops, depth, bevel, location, turn)


def arch_bay(name, material, wide, high, opening, depth, location, turn=0.0, bevel=0.012):
    """The part of an arcade from pillar to pillar: `opening` is the arch's line, its feet at the bay's foot."""
    loop = [(-wide / 2, 0), *opening, (wide / 2, 0), (wide / 2, high), (-wide / 2, high)]
    return shapes.cut_wall(name, material, (loop,), depth, bevel, location, turn)


def oblong(x, z, wide, high):
    """A window's loop, its lower left corner at (x, z)."""
    return [(x, z), (x + wide, z), (x + wide, z + high), (x, z + high)]


def doorway(x, wide, spring, cusps=5, sill=-0.28):
    """The loop of a cusped arch whose middle is at x."""
    return [(x + a, b if b > 0 else sill) for a, b in shapes.cusped_arch(wide, spring, cusps)]


def rough(x, y, scale, seed):
    return noise.fractal(Vector((x * scale + seed, y * scale, seed * 0.7)), 0.9, 2.0, 4)


def spread(name, material, wide, deep, high, fall, location, folds=9, seed=1, wrinkle=0.006, step=0.025, turn=0.0):
    """A cloth over a block of `wide` by `deep`, its top at `high`, hanging over each edge by `fall` (left, right, front, back)."""
    left, right, front, back = fall
    columns, rows = round((wide + left + right) / step), round((deep + front + back) / step)
    round_by, vertices, faces = 0.03, [], []
    for row in range(rows + 1):
        b = -deep / 2 - front + (deep + front + back) * row / rows
        for column in range(columns + 1):
            a = -wide / 2 - left + (wide + left + right) * column / columns
            over_a, over_b = max(0, abs(a) - wide / 2), max(0, abs(b) - deep / 2)
            drop = max(over_a, over_b)
            out_a = round_by * (1 - math.exp(-over_a / round_by))
            out_b = round_by * (1 - math.exp(-over_b / round_by))
            wave = 0.16 * max(0, drop - 0.04) * math.sin(folds * (b if over_a >= over_b else a) * 2 * math.pi + seed + 2 * rough(a, b, 1.5, seed))
            x = math.copysign(min(abs(a), wide / 2) + out_a + (wave if over_a >= over_b else 0), a)
            y = math.copysign(min(abs(b), deep / 2) + out_b + (wave if over_b > over_a else 0), b)
            z = high - max(0, drop - 0.3 * round_by * (1 - math.exp(-drop / round_by)))
            z += wrinkle * rough(a, b, 5, seed) if drop == 0 else 0
            vertices.append((x, y, z))
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    made = shapes.mesh_object(name, vertices, faces, material)
    made.location, made.rotation_euler = location, (0, 0, turn)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.006, 1
    return made


def pillow(name, material, size, location, turn=0.0, tilt=0.0, seed=1, parts=28):
    """A filled cushion with four corners; `location` is the middle of where it lies."""
    wide, deep, high = size
    vertices, faces = [], []
    for side in (1, -1):
        for row in range(parts + 1):
            for column in range(parts + 1):
                u, v = 2 * column / parts - 1, 2 * row / parts - 1
                full = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.55
                pinch = 1 - 0.055 * (1 - u * u) * v * v, 1 - 0.075 * (1 - v * v) * u * u
                z = side * high / 2 * full + 0.05 * high * rough(u, v, 2.2, seed) * full
                vertices.append((u * wide / 2 * pinch[1], v * deep / 2 * pinch[0], z + high / 2))
    count = (parts + 1) ** 2
    for side in (0, 1):
        for row in range(parts):
            for column in range(parts):
                first = side * count + row * (parts + 1) + column
                face = (first, first + 1, first + parts + 2, first + parts + 1)
                faces.append(face if side == 0 else face[::-1])
    made = shapes.mesh_object(name, vertices, faces, material)
    made.location, made.rotation_euler = location, (tilt, 0, turn)
    return made


def bed(timber, sheet, cover, place, size=(0.95, 1.95), head=0.9, folded=0.5, seed=1):
    """A bed with its head away from us: frame, mattress, a blanket folded over its foot, a pillow."""
    wide, deep = size
    x, y = place
    for side in (-1, 1):
        shapes.slab("rail", timber, (0.04, deep, 0.14), (x + side * (wide / 2 - 0.02), y, 0.2), 0.008)
        for end in (-1, 1):
            shapes.slab("leg", timber, (0.07, 0.07, head if end > 0 else 0.42), (x + side * (wide / 2 - 0.035), y + end * (deep / 2 - 0.02), 0), 0.012)
    shapes.slab("foot", timber, (wide - 0.06, 0.035, 0.2), (x, y - deep / 2 + 0.02, 0.2), 0.008)
    shapes.slab("head", timber, (wide - 0.06, 0.035, head - 0.38), (x, y + deep / 2 - 0.02, 0.36), 0.012)
    shapes.slab("mattress", sheet, (wide - 0.1, deep - 0.1, 0.17), (x, y, 0.3), 0.05)
    spread("sheet", sheet, wide - 0.09, deep - 0.1, 0.476, (0.12, 0.12, 0.1, 0), (x, y, 0), 7, seed, 0.01)
    spread("blanket", cover, wide - 0.07, folded, 0.494, (0.2, 0.2, 0, 0), (x, y - deep / 2 + folded / 2 + 0.09, 0), 5, seed + 3, 0.012)
    for at in range(2 if wide > 1.3 else 1):
        across = 0 if wide < 1.3 else (at - 0.5) * 0.74
        pillow("pillow", sheet, (0.62, 0.4, 0.15), (x + across, y + deep / 2 - 0.32, 0.475), 0.05 * (-1) ** seed, 0.16, seed + at)
