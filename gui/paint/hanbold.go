package paint

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	data "sudoku/puzzle/font"
)

// hanBolds are files of bold faces, as systems have them, the best first, and what the names of
// their faces have.
var hanBolds = [data.NumScripts]struct{ files, names []string }{
	data.Simplified: {[]string{
		"NotoSansCJK-Bold.ttc", "NotoSansCJKsc-Bold.otf", "NotoSansSC-Bold.otf", "NotoSansSC-Bold.ttf",
		"SourceHanSansSC-Bold.otf", "SourceHanSansCN-Bold.otf", "SourceHanSans-Bold.ttc", "SourceHanSans.ttc",
		"PingFang.ttc", "Hiragino Sans GB.ttc", "msyhbd.ttc", "msyhbd.ttf",
	}, []string{"SC", "YaHei", "GB"}},
	data.Japanese: {[]string{
		"NotoSansCJK-Bold.ttc", "NotoSansCJKjp-Bold.otf", "NotoSansJP-Bold.otf", "NotoSansJP-Bold.ttf",
		"SourceHanSansJP-Bold.otf", "SourceHanSans-Bold.ttc", "SourceHanSans.ttc",
		"ヒラギノ角ゴシック W6.ttc", "YuGothB.ttc", "meiryob.ttc",
	}, []string{"JP", "Hiragino", "Yu Gothic", "Meiryo"}},
	data.Traditional: {[]string{
		"NotoSansCJK-Bold.ttc", "NotoSansCJKtc-Bold.otf", "NotoSansTC-Bold.otf", "NotoSansTC-Bold.ttf",
		"SourceHanSansTC-Bold.otf", "SourceHanSansTW-Bold.otf", "SourceHanSans-Bold.ttc", "SourceHanSans.ttc",
		"PingFang.ttc", "msjhbd.ttc",
	}, []string{"TC", "TW", "JhengHei"}},
}

// A HanBold is a bold face for a script.
type HanBold struct{ font *opentype.Font }

// FindHanBold returns a bold face for a script from these folders, nil if they have none
// that can be read. It reads little of the file: the glyphs are read when they are drawn.
func FindHanBold(dirs []string, script data.Script) *HanBold {
	for _, name := range hanBolds[script].files {
		for _, dir := range dirs {
			for _, depth := range []string{"", "*", "*/*"} {
				found, _ := filepath.Glob(filepath.Join(escaped(dir), depth, name))
				for _, path := range found {
					if f := openHanBold(path, script); f != nil {
						return f
					}
				}
			}
		}
	}
	return nil
}

// escaped returns a path as a pattern that matches only itself.
func escaped(path string) string {
	if runtime.GOOS == "windows" {
		return path // there is no way to escape, and no * in names
	}
	return strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`).Replace(path)
}

// openHanBold returns the face of a file, which stays open, or nil.
func openHanBold(path string, script data.Script) *HanBold {
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	f := readHanBold(file, script)
	if f == nil {
		file.Close()
	}
	return f
}

// readHanBold returns the best face of a file, one in the forms of the script if it has several,
// or nil.
func readHanBold(file io.ReaderAt, script data.Script) *HanBold {
	all, err := opentype.ParseCollectionReaderAt(file)
	if err != nil {
		return nil
	}
	for _, strict := range []bool{true, false} {
		for i := range all.NumFonts() {
			if f, err := all.Font(i); err == nil && (!strict || boldIn(f, script)) && drawsHan(f) {
				return &HanBold{f}
			}
		}
	}
	return nil
}

// boldIn reports whether a face of a collection is bold, and has the forms of a script.
func boldIn(f *opentype.Font, script data.Script) bool {
	name, err := f.Name(nil, sfnt.NameIDFull)
	bold := strings.Contains(name, "Bold") || strings.Contains(name, "Semibold") || strings.Contains(name, "W6")
	return err == nil && bold && slices.ContainsFunc(hanBolds[script].names, func(part string) bool { return strings.Contains(name, part) })
}

// drawsHan reports whether some common characters can be drawn.
func drawsHan(f *opentype.Font) bool {
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 20, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return false
	}
	for _, r := range "格行中" {
		if i, err := f.GlyphIndex(nil, r); err != nil || i == 0 {
			return false
		}
		if _, mask, _, adv, ok := face.Glyph(fixed.Point26_6{}, r); !ok || mask == nil || adv <= 0 {
			return false
		}
	}
	return true
}

// UseHanBold makes bold text of Han characters use a face; nil makes it use the regular one again.
func (p *Painter) UseHanBold(f *HanBold) {
	if p.fonts[hanBoldFont] = nil; f != nil {
		p.fonts[hanBoldFont] = f.font
	}
	p.forget()
}
