"""Cuts the two fonts of the game down to the characters it uses.

Run from a folder with the npm package `@expo-google-fonts/m-plus-rounded-1c` installed; see README.md beside this file.
Run it again whenever a text under `assets/languages` gains a character.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ART = Path(__file__).resolve().parent
ASSETS = ART.parent
SOURCE = Path("node_modules/@expo-google-fonts/m-plus-rounded-1c")
FAMILY = "Tefuda Rounded"
COPYRIGHT = "Copyright 2016 The Rounded M+ Project Authors. Copyright 2021 The M+ FONTS Project Authors."
LICENCE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This is a modified version of M PLUS Rounded 1c: a subset without hinting, under another name."
)
FONTS = {
    "tefuda-medium.ttf": ("500Medium/MPLUSRounded1c_500Medium.ttf", "Medium"),
    "tefuda-bold.ttf": ("700Bold/MPLUSRounded1c_700Bold.ttf", "Bold"),
}

# What the program itself puts together, and what may stand in the name of a file that it tells of.
BASE_RANGES = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # Latin-1: × ² ³ ¹ and accents of names
    (0x3001, 0x3002),  # Japanese punctuation
    (0x300C, 0x300F),  # Japanese brackets
    (0x3041, 0x3096),  # kana
    (0x30A1, 0x30FC),
]
BASE_CHARACTERS = "–—‘’“”…∞⁰⁴⁵⁶⁷⁸⁹＾♠♥♦♣手札"


def wanted_characters() -> set[str]:
    """The base set and everything the language files contain."""
    characters = {chr(code) for first, last in BASE_RANGES for code in range(first, last + 1)}
    characters.update(BASE_CHARACTERS)
    for texts in sorted((ASSETS / "languages").glob("**/*.ftl")):
        characters.update(texts.read_text(encoding="utf-8"))
    return {character for character in characters if character.isprintable()}


def rename(font: TTFont, style: str) -> None:
    """Gives the subset a name of its own, so that nobody takes it for the complete font."""
    names = font["name"]
    postscript = f"{FAMILY.replace(' ', '')}-{style}"
    family_with_style = FAMILY if style == "Bold" else f"{FAMILY} {style}"
    values = {
        0: COPYRIGHT,
        1: family_with_style,
        2: "Bold" if style == "Bold" else "Regular",
        3: f"{postscript}-subset",
        4: f"{FAMILY} {style}",
        6: postscript,
        13: LICENCE,
        14: "https://openfontlicense.org",
        16: FAMILY,
        17: style,
    }
    version = names.getDebugName(5)
    names.names.clear()
    for name_id, value in {**values, 5: version}.items():
        names.setName(value, name_id, 3, 1, 0x409)


def cut(source: Path, target: Path, style: str, characters: set[str]) -> set[str]:
    """Writes the subset and returns the wanted characters that the font lacks."""
    options = subset.Options(
        hinting=False,
        desubroutinize=True,
        layout_features=["kern", "palt", "vert", "tnum", "liga"],
        notdef_outline=True,
        name_IDs=["*"],
    )
    options.drop_tables += ["DSIG", "BASE", "vhea", "vmtx", "GDEF"]
    font = subset.load_font(source, options)
    present = {chr(code) for code in font.getBestCmap()}
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(font)
    rename(font, style)
    target.parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, target, options)
    return characters - present


def main() -> None:
    """Cuts both fonts; ends with an error if a text needs a character the font lacks."""
    characters = wanted_characters()
    missing = set()
    for name, (source, style) in FONTS.items():
        target = ASSETS / "fonts" / name
        missing |= cut(SOURCE / source, target, style, characters)
        print(f"{name}\t{len(characters)} characters\t{target.stat().st_size} bytes")
    if missing:
        print("not in the font:", " ".join(sorted(missing)))
        base = {chr(code) for first, last in BASE_RANGES for code in range(first, last + 1)} | set(BASE_CHARACTERS)
        if missing - base:
            sys.exit("texts need characters the font lacks: " + " ".join(sorted(missing - base)))


if __name__ == "__main__":
    main()
