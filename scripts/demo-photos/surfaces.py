"""Surfaces of rooms and gardens: wood, tiles, plaster, steam; and the sun."""

import math

import bpy
import stuff
from mathutils import Vector


def mixed(name, dark, light, rough=0.5, grain=6.0, stretch=(1, 1, 1), bump=0.1, contrast=0.5, sheen=0.0, detail=6):
    """Between two colours by chance; drawn out to fibres by `stretch` (a large number across the fibre)."""
    material, shader, nodes = stuff.principled(name, light, rough, 0)
    shader.inputs["Sheen"].default_value = sheen
    links = material.node_tree.links
    place, mapping, noise, ramp, raised = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise", "ValToRGB", "Bump")
    )
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain, detail
    noise.inputs["Roughness"].default_value = 0.6
    low, high = ramp.color_ramp.elements
    low.position, high.position = 0.5 - contrast / 2, 0.5 + contrast / 2
    low.color, high.color = (*dark, 1), (*light, 1)
    raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = bump, 0.01
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(noise.outputs["Fac"], raised.inputs["Height"])
    links.new(raised.outputs["Normal"], shader.inputs["Normal"])
    return material


def wood(dark=(0.1, 0.035, 0.014), light=(0.26, 0.11, 0.045), along=0, rough=0.38):
    """Timber with its fibre along an axis of the object (0 to 2)."""
    stretch = tuple(0.9 if axis == along else 14 for axis in range(3))
    return mixed("wood", dark, light, rough, 2.6, stretch, 0.16, 0.55)


def plaster(colour, rough=0.75):
    """A limewashed wall, clouded."""
    return mixed("plaster", tuple(each * 0.93 for each in colour), colour, rough, 2.2, bump=0.06, contrast=0.5)


def tiles(size, one, other, joint, rough=0.3, checked=False, width=0.012, bump=0.25):
    """Square tiles with joints; `checked` changes between the two colours, otherwise each is of a mixture."""
    material, shader, nodes = stuff.principled("tiles", one, rough, 0)
    links = material.node_tree.links
    place, brick, cloud, mix, raised = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexBrick", "TexNoise", "MixRGB", "Bump")
    )
    brick.offset, brick.squash = 0, 1
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Brick Width"].default_value = brick.inputs["Row Height"].default_value = size
    brick.inputs["Mortar Size"].default_value, brick.inputs["Mortar Smooth"].default_value = width / 2, 0.3
    for name, colour in (("Color1", one), ("Color2", one if checked else other), ("Mortar", joint)):
        brick.inputs[name].default_value = (*colour, 1)
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 3.5, 8
    cloud.inputs["Distortion"].default_value = 1.2
    mix.blend_type, mix.inputs["Fac"].default_value = "OVERLAY", 0.3
    raised.invert = True
    raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = bump, 0.004
    links.new(place.outputs["Object"], brick.inputs["Vector"])
    links.new(place.outputs["Object"], cloud.inputs["Vector"])
    if checked:
        check = nodes.new("ShaderNodeTexChecker")
        check.inputs["Scale"].default_value = 1 / size
        check.inputs["Color1"].default_value, check.inputs["Color2"].default_value = (*one, 1), (*other, 1)
        links.new(place.outputs["Object"], check.inputs["Vector"])
        links.new(check.outputs["Color"], brick.inputs["Color1"])
        links.new(check.outputs["Color"], brick.inputs["Color2"])
    links.new(brick.outputs["Color"], mix.inputs["Color1"])
    links.new(cloud.outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    links.new(brick.outputs["Fac"], raised.inputs["Height"])
    links.new(raised.outputs["Normal"], shader.inputs["Normal"])
    return material


def shining(colour, strength):
    """A surface that only gives light: the sky in a window."""
    material = bpy.data.materials.new("shining")
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    glow, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = (*colour, 1), strength
    material.node_tree.links.new(glow.outputs["Emission"], out.inputs["Surface"])
    return material


def steam(place, size, thick, seed, colour=(0.9, 0.88, 0.84), strength=0.8, toward=None):
    """A veil of steam or smoke that faces the camera: thin at its edge, uneven within. `size` is (wide, high)."""
    material = bpy.data.materials.new("steam")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    at, shift, noise, ball, map_noise, times, scale, clear, glow, mix, out = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("TexCoord", "Mapping", "TexNoise", "TexGradient", "MapRange", "Math", "Math", "BsdfTransparent", "Emission", "MixShader", "OutputMaterial")
    )
    ball.gradient_type = "SPHERICAL"
    shift.inputs["Location"].default_value = (seed * 3.1, seed * 1.7, seed)
    shift.inputs["Scale"].default_value = (1.6, 0.75, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.5, 4
    noise.inputs["Distortion"].default_value = 1.4
    map_noise.inputs["From Min"].default_value, map_noise.inputs["From Max"].default_value = 0.38, 0.72
    times.operation = scale.operation = "MULTIPLY"
    scale.inputs[1].default_value = thick
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = (*colour, 1), strength
    links.new(at.outputs["Object"], shift.inputs["Vector"])
    links.new(at.outputs["Object"], ball.inputs["Vector"])
    links.new(shift.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], map_noise.inputs["Value"])
    links.new(map_noise.outputs["Result"], times.inputs[0])
    links.new(ball.outputs["Fac"], times.inputs[1])
    links.new(times.outputs["Value"], scale.inputs[0])
    links.new(scale.outputs["Value"], mix.inputs["Fac"])
    links.new(clear.outputs["BSDF"], mix.inputs[1])
    links.new(glow.outputs["Emission"], mix.inputs[2])
    links.new(mix.outputs["Shader"], out.inputs["Surface"])
    import shapes

    made = shapes.mesh_object("steam", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], material)
    made.location, made.scale = place, (size[0] / 2, size[1] / 2, 1)
    away = Vector(toward or bpy.context.scene.camera.location) - Vector(place)
    made.rotation_euler = (math.pi / 2, 0, math.atan2(away.x, -away.y))
    made.visible_diffuse = made.visible_glossy = made.visible_shadow = False
    return made


def sun(toward, strength, colour=(1, 0.86, 0.66), angle=0.012):
    """The sun, shining in a direction; `angle` in radians makes the edge of its shadows soft."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, angle
    made = stuff.placed(light, (0, 0, 5))
    made.rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
    return made
