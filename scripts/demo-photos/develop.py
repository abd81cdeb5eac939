"""Rendering and developing: Debian's Blender has no denoiser, so what Cycles counts is smoothed here."""

import os

import bpy
import numpy as np


def expose(folder, name, width, height, samples):
    """Renders the scene with what the smoothing is guided by; the linear picture and its guides as arrays."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples, scene.cycles.use_denoising = "CPU", samples, False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.02
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 6, 2, 3
    scene.cycles.transparent_max_bounces, scene.cycles.transmission_bounces = 6, 2
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy, scene.cycles.sample_clamp_indirect = 1.0, 1.2
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    passes = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    out.file_slots.clear()
    for slot, source in passes.items():
        out.file_slots.new(f"{name}-{slot}-")
        links.new(layers.outputs[source], out.inputs[f"{name}-{slot}-"])
    bpy.ops.render.render()
    return [read(os.path.join(folder, f"{name}-{slot}-{scene.frame_current:04d}.exr")) for slot in passes]


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    wide, high = image.size
    pixels = np.empty(wide * high * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(high, wide, 4)[::-1, :, :3].copy()


def box(values, radius):
    """The mean of a square around each pixel."""
    for axis in (0, 1):
        padded = np.pad(values, [(radius + 1, radius) if at == axis else (0, 0) for at in range(values.ndim)], "edge")
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        size = 2 * radius + 1
        total = np.take(total, range(size, total.shape[axis]), axis) - np.take(total, range(total.shape[axis] - size), axis)
        values = (total / size).astype(np.float32)
    return values


def without_sparks(light):
    """Pixels that a rare path of light made far brighter than all but one, then two, of their neighbours, dimmed to those."""
    for rank in (6, 5):
        level = light.mean(axis=2)
        around = [np.roll(level, (down, right), (0, 1)) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
        most = np.partition(np.stack(around), rank, axis=0)[rank] * 1.25 + 0.01
        light = light * np.minimum(1, most / np.maximum(level, 1e-6))[..., None]
    return light


def smooth(light, albedo, normal, reach=6, strength=0.9):
    """Means of pixels whose surroundings, colour and direction are alike (non-local means)."""
    flat = np.log1p(np.clip(light, 0, None) * 4)
    total = np.zeros_like(light)
    weights = np.zeros(light.shape[:2], dtype=np.float32)
    level = box(flat.mean(axis=2), 3)
    noise = box(np.abs(flat.mean(axis=2) - level), 3) ** 2 + 2e-4
    tamed = np.clip(light, 0, None)
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            moved = [np.roll(each, (down, right), (0, 1)) for each in (flat, albedo, normal, tamed)]
            apart = box(((moved[0] - flat) ** 2).mean(axis=2), 1) / (noise * 2 + 1e-5)
            surface = ((moved[1] - albedo) ** 2).sum(axis=2) / 0.006 + ((moved[2] - normal) ** 2).sum(axis=2) / 0.12
            weight = np.exp(-np.maximum(0, apart - 2.0) / strength - surface)
            weights += weight
            total += weight[..., None] * moved[3]
    return total / weights[..., None]


def develop(light, exposure=1.0, bloom=0.06, grain=0.007, warm=0.0, seed=1, vignette=0.25):
    """From linear light to a picture of 0 to 1: glow around flames, film's curve, grain, darker corners."""
    high, wide = light.shape[:2]
    shown = light * exposure
    bright = np.clip(shown - 0.9, 0, 8)
    glow = sum(box(box(box(bright, radius), radius), radius) for radius in (wide // 160, wide // 60, wide // 22)) / 3
    shown = shown + bloom * 6 * glow
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    shown = shown * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
    shown = shown * np.array([1 + warm, 1, 1 - warm], dtype=np.float32)
    # Narkowicz's fit of the film curve of the Academy.
    curved = np.clip(shown * (2.51 * shown + 0.03) / (shown * (2.43 * shown + 0.59) + 0.14), 0, 1)
    coded = np.where(curved < 0.0031308, curved * 12.92, 1.055 * curved ** (1 / 2.4) - 0.055)
    noise = np.random.default_rng(seed).normal(0, grain, (high, wide)).astype(np.float32)
    return np.clip(coded + (box(noise, 1) * 1.6)[..., None] * (1 - 0.5 * coded), 0, 1)


def save(picture, path):
    high, wide = picture.shape[:2]
    image = bpy.data.images.new("developed", wide, high)
    image.colorspace_settings.name = "Non-Color"
    whole = np.ones((high, wide, 4), dtype=np.float32)
    whole[..., :3] = picture[::-1]
    image.pixels.foreach_set(whole.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
