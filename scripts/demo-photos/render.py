"""Renders the demo's pictures: see README.md beside this file."""

import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop  # noqa: E402


def render(module, scene, folder, width, height, samples, **settings):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    look = {**getattr(importlib.import_module(module), scene)(**settings)}
    name = look.pop("name", scene)
    light, albedo, normal = develop.expose(folder, name, width, height, samples)
    smoothed = develop.smooth(develop.without_sparks(light), albedo, normal)
    develop.save(develop.develop(smoothed, **look), os.path.join(folder, f"{name}.png"))


if __name__ == "__main__":
    module, scene, folder, width, samples, *chosen = sys.argv[sys.argv.index("--") + 1 :]
    settings = {key: value == "yes" if value in ("yes", "no") else value for key, value in (each.split("=") for each in chosen)}
    render(module, scene, folder, int(width), int(width) * 5 // 4, int(samples), **settings)
