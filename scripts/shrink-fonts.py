"""Makes the fonts of app/ui/fonts smaller: `python3 scripts/shrink-fonts.py` after one was added. Needs
Debian's python3-fonttools and python3-brotli. What is small already stays as it is.

A grid of 500 units an em instead of 1,000: an outline moves by at most a thousandth of its size, the
fifteenth part of a pixel in the largest heading. A variable weight ends where the styles end.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

GRID = 500
WEIGHTS = (400, 700)


def main():
    for file in sorted(Path("app/ui/fonts").glob("*.woff2")):
        font = TTFont(file)
        if font["head"].unitsPerEm == GRID:
            continue
        before = file.stat().st_size
        if "fvar" in font:
            font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
        scale_upem(font, GRID)
        font.flavor = "woff2"
        font.save(file)
        print(f"{file.name}: {before} -> {file.stat().st_size}")


main()
