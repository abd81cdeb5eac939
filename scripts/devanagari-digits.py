"""Makes app/ui/fonts/tiro-digits.woff2 and noto-digits.woff2: the ten digits 0-9 drawn as १ २ ३, for headings
and for text. `npm pack @fontsource-variable/noto-sans-devanagari@5.3.0`, unpack it, and
`python3 scripts/devanagari-digits.py UNPACKED_FOLDER`, then shrink-fonts.py. Needs Debian's python3-fonttools
and python3-brotli. Why: docs/decisions/languages.md.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

TIRO = "node_modules/@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf"
NOTO = "files/noto-sans-devanagari-devanagari-wght-normal.woff2"
LATIN, DEVANAGARI = 0x30, 0x966


def make(source, name):
    font = TTFont(source)
    options = subset.Options()
    options.flavor, options.hinting, options.layout_features = "woff2", False, []
    options.name_IDs = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=range(DEVANAGARI, DEVANAGARI + 10))
    subsetter.subset(font)
    for table in font["cmap"].tables:
        table.cmap = {code - DEVANAGARI + LATIN: glyph for code, glyph in table.cmap.items()}
    target = f"app/ui/fonts/{name}.woff2"
    subset.save_font(font, target, options)
    print(f"{target}: {Path(target).stat().st_size} bytes")


make(TIRO, "tiro-digits")
make(f"{sys.argv[1]}/{NOTO}", "noto-digits")
