#!/usr/bin/python3
"""Makes the font files beside it: NotoSans-Regular.ttf, NotoSans-Bold.ttf,
NotoSans-Black.ttf, DroidSansFallback.ttf, NotoSansCJKjp.ttf.z and NotoSansCJKtc.ttf.z,
each a subset of its original.

Needs, on Debian 12 or Ubuntu: apt install fonttools fonts-droid-fallback
fonts-dejavu-core fonts-noto-extra fonts-noto-cjk, and go, which fetches the module that
Noto Sans Regular and Bold are taken from. The same originals and the same catalogue give
the same bytes:

    cd puzzle/font && ./subset.py
"""

import json
import logging
import os
import subprocess
import sys
import zlib
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NOTO = "fyne.io/fyne/v2@v2.8.1"
DROID = "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf"
BLACK = "/usr/share/fonts/truetype/noto/NotoSans-Black.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

# Latin, Greek, Cyrillic, punctuation, currency, letterlike signs.
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1CD, 0x1DC), (0x218, 0x21B),
         (0x2C6, 0x2DD), (0x300, 0x304), (0x306, 0x30C), (0x323, 0x328), (0x370, 0x3FF),
         (0x400, 0x4FF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3),
         (0x2000, 0x2064), (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2212, 0x2212), (0x2260, 0x2260),
         (0xFB01, 0xFB02), (0xFFFC, 0xFFFD)]


def spread(ranges):
    return {c for first, last in ranges for c in range(first, last + 1)}


def gb2312():
    """Every character of GB 2312: symbols, full-width forms, Han of both levels."""
    return table("gb2312", range(0xA1, 0xF8))


def table(code, rows, cols=range(0xA1, 0xFF)):
    """Every character in rows of a code of two bytes."""
    found = set()
    for row in rows:
        for col in cols:
            try:
                found.add(ord(bytes([row, col]).decode(code)))
            except UnicodeDecodeError:
                pass  # a place that the code leaves free
    return found


def spoken(*languages):
    """Every character that the program says in languages: catalogue, manual and Go files."""
    files = [p for p in ROOT.glob("**/*.go") if not p.name.endswith("_test.go") and ROOT / "build" not in p.parents]
    for tag in languages:
        files += [ROOT / f"puzzle/words/{tag}.json", *ROOT.glob(f"docs/manual/{tag}/*.md")]
    return {ord(c) for f in files for c in f.read_text("utf-8") if ord(c) > 0x7E}


def names():
    """Every character of the languages' names: a menu lists them in one face."""
    table = (ROOT / "puzzle/words/languages.tsv").read_text("utf-8")
    return {ord(c) for c in table if ord(c) > 0x2E80}


def cut(path, characters, features=(), number=0):
    """Returns the font with these characters alone, unhinted, names kept."""
    options = subset.Options()
    options.font_number = number
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


def pack(name):
    """Compresses a font file that few need."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = (HERE / name).read_bytes()
    (HERE / (name + ".z")).write_bytes(packer.compress(data) + packer.flush())
    (HERE / name).unlink()


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
    wanted = gb2312() | spoken("en", "zh-Hans") | names() | {0x20, 0xA0}
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


def quadratic(font):
    """Gives a font with cubic curves (CFF) those of TrueType, at most a four-hundredth of its square off."""
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    font["glyf"], font["loca"] = newTable("glyf"), newTable("loca")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, {}
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, font["head"].unitsPerEm / 400, reverse_direction=True))
        font["glyf"][name] = pen.glyph()
    for name, (width, _) in font["hmtx"].metrics.items():
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, getattr(font["glyf"][name], "xMin", 0))
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements"
                  " maxSizeOfInstructions maxComponentElements maxPoints maxContours maxCompositePoints"
                  " maxCompositeContours maxComponentDepth").split():
        setattr(maxp, field, 1 if field == "maxZones" else 0)
    font["post"].formatType, font["post"].extraNames, font["post"].mapping = 3, [], {}
    font["head"].glyphDataFormat, font.sfntVersion = 0, "\000\001\000\000"
    for unused in ("CFF ", "VORG", "BASE", "GPOS", "GSUB", "GDEF", "vhea", "vmtx", "STAT"):
        if unused in font:
            del font[unused]


def cjk(number, characters, like):
    """Noto Sans CJK in the forms of a region, with lines as high as those of another font."""
    font = cut(CJK, characters, number=number)
    quadratic(font)
    scale = font["head"].unitsPerEm / like["head"].unitsPerEm
    for tag, fields in (("hhea", ("ascent", "descent", "lineGap")),
                        ("OS/2", ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"))):
        for field in fields:
            setattr(font[tag], field, round(getattr(like[tag], field) * scale))
    return font


def japanese():
    """Kana, signs and the kanji of level 1 of JIS X 0208, and what the program says."""
    return table("euc_jp", [*range(0xA1, 0xA9), *range(0xB0, 0xD0)]) | spoken("ja")


def traditional():
    """What the program says, and of level 1 of Big5 what Japan or Korea use, too: the commoner half."""
    big5 = table("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
    signs = table("big5", range(0xA1, 0xA4), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
    common = table("euc_jp", range(0xB0, 0xD0)) | table("euc_kr", range(0xCA, 0xFE))
    return signs | big5 & common | spoken("zh-Hant")


def main():
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    info = subprocess.run(["go", "mod", "download", "-json", NOTO], check=True, capture_output=True, cwd=ROOT)
    noto = Path(json.loads(info.stdout)["Dir"], "theme", "font")
    for weight in ("Regular", "Bold"):
        path = noto / f"NotoSans-{weight}.ttf"
        write(cut(path, spread(LATIN), ["kern", "mark", "mkmk", "ccmp"]), path.name, f"A subset of Noto Sans {weight}.")
    write(cut(BLACK, spread([(0x30, 0x39)])), "NotoSans-Black.ttf", "The digits of Noto Sans Black.")
    latin = has(noto / "NotoSans-Regular.ttf") & spread(LATIN)
    droid = han(latin)
    write(droid, "DroidSansFallback.ttf", "A subset of Droid Sans Fallback, with symbols of DejaVu Sans.")
    signs = {c for c in droid.getBestCmap() if not 0x3400 <= c <= 0x9FFF} | names()
    write(cjk(0, (japanese() | signs) - latin, droid), "NotoSansCJKjp.ttf", "A subset of Noto Sans CJK JP Regular.")
    pack("NotoSansCJKjp.ttf")
    write(cjk(3, (traditional() | signs) - latin, droid), "NotoSansCJKtc.ttf", "A subset of Noto Sans CJK TC Regular.")
    pack("NotoSansCJKtc.ttf")


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
