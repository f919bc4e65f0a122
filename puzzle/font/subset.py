#!/usr/bin/python3
"""Makes the font files beside it: NotoSans-Regular.ttf, NotoSans-Bold.ttf,
NotoSans-Black.ttf and DroidSansFallback.ttf, each a subset of its original.

Needs, on Debian 12 or Ubuntu: apt install fonttools fonts-droid-fallback
fonts-dejavu-core fonts-noto-extra, and go, which fetches the module that Noto
Sans Regular and Bold are taken from. The same originals and the same catalogue give the same bytes:

    cd puzzle/font && ./subset.py
"""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NOTO = "fyne.io/fyne/v2@v2.8.1"
DROID = "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf"
BLACK = "/usr/share/fonts/truetype/noto/NotoSans-Black.ttf"
DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

# Latin, Greek, Cyrillic, punctuation, currency, letterlike signs.
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1CD, 0x1DC), (0x218, 0x21B),
         (0x2C6, 0x2DD), (0x300, 0x304), (0x306, 0x30C), (0x323, 0x328), (0x370, 0x3FF),
         (0x400, 0x4FF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3),
         (0x2000, 0x2064), (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2100, 0x214F),
         (0xFB01, 0xFB02), (0xFFFC, 0xFFFD)]


def spread(ranges):
    return {c for first, last in ranges for c in range(first, last + 1)}


def gb2312():
    """Every character of GB 2312: symbols, full-width forms, Han of both levels."""
    found = set()
    for row in range(0xA1, 0xF8):
        for col in range(0xA1, 0xFF):
            try:
                found.add(ord(bytes([row, col]).decode("gb2312")))
            except UnicodeDecodeError:
                pass  # a place that GB 2312 leaves free
    return found


def spoken():
    """Every character that the program says: the catalogue and the Go files."""
    sources = [p for p in ROOT.glob("**/*.go") if not p.name.endswith("_test.go")]
    files = [*ROOT.glob("puzzle/words/*.json"), *sources]
    return {ord(c) for f in files for c in f.read_text("utf-8") if ord(c) > 0x7E}


def cut(path, characters, features=()):
    """Returns the font with these characters alone, unhinted, names kept."""
    options = subset.Options()
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.layout_features = features
    font = subset.load_font(path, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    return font


def write(font, name, what):
    font["name"].setName(what, 10, 3, 1, 0x409)  # the licences want a changed file to say so
    font.recalcTimestamp = False
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size, "bytes,", len(font.getBestCmap()), "characters")


def has(path):
    return set(TTFont(path).getBestCmap())


def graft(font, donor):
    """Adds the glyphs of donor to font, scaled to its unit."""
    scale = font["head"].unitsPerEm / donor["head"].unitsPerEm
    glyphs, order = donor.getGlyphSet(), font.getGlyphOrder()
    for code, name in sorted(donor.getBestCmap().items()):
        outline, drawn = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[name].draw(outline)
        outline.replay(TransformPen(drawn, (scale, 0, 0, scale, 0, 0)))
        new = f"symbol{code:04X}"
        order.append(new)
        font["glyf"][new] = glyph = drawn.glyph()
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][new] = (round(glyphs[name].width * scale), getattr(glyph, "xMin", 0))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = new
    font.setGlyphOrder(order)


# Where the ink of punctuation begins, in thousandths of its square: the original has it in the
# middle, as it is set in Taiwan; on the mainland it stands by the character that it belongs to.
MAINLAND = {"，": 80, "；": 80, "：": 100, "！": 130, "？": 70, "（": 580, "）": 70}


def mainland(font):
    """Moves punctuation to where the mainland has it."""
    unit, names = font["head"].unitsPerEm / 1000, font.getBestCmap()
    for character, left in MAINLAND.items():
        name = names[ord(character)]
        glyph = font["glyf"][name]
        by = round(left * unit) - glyph.xMin
        glyph.coordinates.translate((by, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def han(latin):
    """Droid Sans Fallback, and from DejaVu Sans the symbols that it lacks."""
    wanted = gb2312() | spoken() | {0x20, 0xA0}
    symbols = wanted - has(DROID) - latin
    font = cut(DROID, wanted)
    for table in ("GPOS", "GSUB", "GDEF", "vhea", "vmtx"):
        if table in font:
            del font[table]
    for table in font["cmap"].tables:
        table.cmap[0xA0] = table.cmap[0x20]
    mainland(font)
    graft(font, cut(DEJAVU, symbols))
    print("in no face:", "".join(map(chr, sorted(wanted - set(font.getBestCmap()) - latin))) or "none")
    return font


def main():
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    info = subprocess.run(["go", "mod", "download", "-json", NOTO], check=True, capture_output=True, cwd=ROOT)
    noto = Path(json.loads(info.stdout)["Dir"], "theme", "font")
    for weight in ("Regular", "Bold"):
        path = noto / f"NotoSans-{weight}.ttf"
        write(cut(path, spread(LATIN), ["kern", "mark", "mkmk", "ccmp"]), path.name, f"A subset of Noto Sans {weight}.")
    write(cut(BLACK, spread([(0x30, 0x39)])), "NotoSans-Black.ttf", "The digits of Noto Sans Black.")
    write(han(has(noto / "NotoSans-Regular.ttf") & spread(LATIN)), "DroidSansFallback.ttf",
          "A subset of Droid Sans Fallback, with symbols of DejaVu Sans.")


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
