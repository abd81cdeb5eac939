"""Materials and lights of the still lifes."""

import math

import bpy


def plain(name, colour, rough=0.5, metal=0.0, bump=0.0, grain=60.0, sheen=0.0, glow=0.0):
    """An even surface; `bump` roughens it with grains of `grain` to the metre."""
    material, shader, _ = principled(name, colour, rough, metal)
    shader.inputs["Sheen"].default_value = sheen
    shader.inputs["Subsurface"].default_value = glow
    shader.inputs["Subsurface Color"].default_value = (*colour, 1)
    shader.inputs["Subsurface Radius"].default_value = (0.01, 0.006, 0.004)
    if bump:
        add_bump(material, shader, bump, grain)
    return material


def principled(name, colour, rough, metal):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    return material, shader, nodes


def add_bump(material, shader, strength, grain):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain, 6
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.01
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def brass(rough=0.24):
    material, shader, nodes = principled("brass", (0.84, 0.55, 0.2), rough, 1.0)
    add_bump(material, shader, 0.06, 35)
    return material


def petals(name, root, tip, rough=0.55, through=0.3):
    """A petal's colour from its root to its tip; light comes through."""
    material, shader, nodes = principled(name, tip, rough, 0)
    links = material.node_tree.links
    shade, ramp = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeValToRGB")
    translucent, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    shade.attribute_name = "shade"
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*root, 1), (*tip, 1)
    mix.inputs["Fac"].default_value = through
    links.new(shade.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(ramp.outputs["Color"], translucent.inputs["Color"])
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(translucent.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return material


def water(colour=(0.01, 0.03, 0.05)):
    material, shader, nodes = principled("water", colour, 0.03, 0)
    shader.inputs["Specular"].default_value = 0.9
    links = material.node_tree.links
    place, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 9, 3
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, 0.02
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


def fire(strength=18.0):
    """Of a flame: orange at its edge and tip, near white in its middle. Only seen and mirrored: a lamp beside it lights."""
    material = bpy.data.materials.new("fire")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    glow, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    weight, ramp = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeValToRGB")
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    weight.inputs["Blend"].default_value = 0.35
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (1, 0.74, 0.36, 1), (1, 0.28, 0.04, 1)
    glow.inputs["Strength"].default_value = strength
    links.new(weight.outputs["Facing"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], glow.inputs["Color"])
    links.new(weight.outputs["Facing"], mix.inputs["Fac"])
    links.new(glow.outputs["Emission"], mix.inputs[1])
    links.new(clear.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], out.inputs["Surface"])
    return material


def lamp_light(place, watts, colour=(1, 0.55, 0.22), radius=0.012):
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    return placed(light, place)


def window_light(place, target, watts, colour, size):
    """A soft light that is not seen itself, in no mirror either but brass."""
    light = bpy.data.lights.new("window", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    made = placed(light, place)
    aim(made, target)
    return made


def placed(data, place):
    made = bpy.data.objects.new(data.name, data)
    made.location = place
    bpy.context.collection.objects.link(made)
    return made


def aim(made, target):
    from mathutils import Vector

    made.rotation_euler = (Vector(target) - made.location).to_track_quat("-Z", "Y").to_euler()


def sky(stops, strength):
    """Light from everywhere: colours by height, (0 at the horizon to 1 above, (red, green, blue))."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    colours = ramp.color_ramp.elements
    while len(colours) < len(stops):
        colours.new(0.5)
    for element, (height, colour) in zip(colours, stops):
        element.position, element.color = height, (*colour, 1)
    links.new(place.outputs["Generated"], split.inputs["Vector"])
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def camera(place, target, lens, aperture=None, focus=None):
    """Looks from place to target; `lens` in millimetres, out of focus before and behind `focus`."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, "HORIZONTAL"
    made = placed(data, place)
    aim(made, target)
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, aperture, 0
        data.dof.focus_distance = math.dist(place, focus or target)
    bpy.context.scene.camera = made
