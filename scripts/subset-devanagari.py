"""Makes app/ui/fonts/tiro-hindi.woff2, the display face of pages in Hindi, out of the whole font:
`python3 scripts/subset-devanagari.py` after many new words of Hindi, then shrink-fonts.py. Needs
Debian's python3-fonttools and python3-brotli. Why it is made so: docs/decisions/speed.md.

It has every letter of Hindi with its half, stacked and crossing forms, so that any word is spelled
right; ligatures that only join a half form to a letter, of which the font has some three hundred,
where our own texts have them: elsewhere the half form stands beside the letter.
"""

import re
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = "node_modules/@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf"
TARGET = "app/ui/fonts/tiro-hindi.woff2"

# As in @font-face (app/ui/styles/tokens.css). Every consonant, since no conjunct may need two fonts: a
# browser would draw its first letter with a halant. Other vowels and digits come from the whole font.
RANGES = [
    *["0901-0903", "0905-090B", "090F-0911", "0913-0939"],
    *["093C", "093E-0943", "0945", "0947-0949", "094B-094D"],
    *["0950", "0958-095F", "0964-0965", "0970", "200C-200D"],
    # What stands between the words of a heading, so that it needs no second font.
    *["0020-0021", "0025-0029", "002B-003B", "003F", "00A0", "00B7", "2013-2014", "2018-2019", "201C-201D", "2026", "20B9"],
]
# How letters are formed, stand above each other and keep their distance.
FEATURES = "nukt akhn rphf rkrf blwf half cjct pres abvs blws psts calt abvm blwm dist kern lnum".split()


def codes():
    for span in RANGES:
        first, last = (int(end, 16) for end in (span.split("-") * 2)[:2])
        yield from range(first, last + 1)


def options():
    chosen = subset.Options()
    chosen.flavor, chosen.hinting, chosen.notdef_outline = "woff2", False, True
    chosen.name_IDs, chosen.layout_features = [], FEATURES
    return chosen


def shipped_text():
    """Every file of ours that may have Hindi."""
    files = [file for folder in ("app", "content") for file in Path(folder).rglob("*.*")]
    return " ".join(
        file.read_text()
        for file in files
        if file.suffix in (".ts", ".tsx", ".md", ".yaml") and ".test." not in file.name
    )


def ligatures(font):
    """Rules of the features, as {result: [parts]}; `joined` are those of `pres`."""
    table = font["GSUB"].table
    joined_lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "pres"
        for index in record.Feature.LookupListIndex
    }
    rules, joined = {}, set()
    for index, lookup in enumerate(table.LookupList.Lookup):
        for one in lookup.SubTable:
            one = getattr(one, "ExtSubTable", one)
            for first, followers in getattr(one, "ligatures", {}).items():
                for rule in followers:
                    rules.setdefault(rule.LigGlyph, [first, *rule.Component])
                    if index in joined_lookups:
                        joined.add(rule.LigGlyph)
    return rules, joined


def letters_of(glyph, rules, letters):
    """The text that a glyph stands for: 'क्त' for the ligature of both."""
    if glyph in letters:
        return unicodedata.normalize("NFD", letters[glyph])
    return "".join(letters_of(part, rules, letters) for part in rules.get(glyph, []))


def main():
    font = TTFont(SOURCE)
    subsetter = subset.Subsetter(options())
    subsetter.populate(unicodes=codes())
    subsetter.subset(font)
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    rules, joined = ligatures(font)
    used = set(re.findall("[\u0900-\u097f]+", unicodedata.normalize("NFD", shipped_text())))
    unused = {
        glyph
        for glyph in joined
        if not any(letters_of(glyph, rules, letters) in word for word in used)
    }
    kept = options()
    kept.layout_closure = False
    small = TTFont(SOURCE)
    subsetter = subset.Subsetter(kept)
    subsetter.populate(unicodes=codes(), glyphs=[g for g in font.getGlyphOrder() if g not in unused])
    subsetter.subset(small)
    subset.save_font(small, TARGET, kept)
    print(f"{len(unused)} of {len(joined)} ligatures left out, {Path(TARGET).stat().st_size} bytes")


main()
