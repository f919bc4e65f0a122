//go:build e2e && pictures && !headless

package gui_test

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// The pictures of the manual are in the program: of windows that are not large, in few colours and
// WebP, the same in each language.

// inChapters lists them; name, size and look are filled in for each language.
var inChapters = []shot{
	{name: "home", file: "play", keys: "alt+Home wait"},
	{name: "play", file: "play", keys: there},
	{name: "marks", file: "draw"},
	{name: "hint", file: "hint", keys: skyscraper},
	{name: "enter", file: "play", keys: "ctrl+e " + newspaper},
	{name: "photo", file: "photo", keys: "wait Down Up"},
	{name: "print", file: "play", keys: "ctrl+p"},
	{name: "library", file: "play", keys: "ctrl+shift+b Down Tab Tab Tab"},
	{name: "lessons", file: "play", keys: lessons},
	{name: "orders", file: "play", keys: "ctrl+n Tab Tab space"},
}

const manualFolder = "../manual/"

// manualShots returns the shots of the manual in each of its languages.
func manualShots() (list []shot) {
	for code, locale := range map[string]string{"en": "en_US", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "de": "de_DE", "fr": "fr_FR", "es": "es_ES", "it": "it_IT", "pt-BR": "pt_BR", "ja": "ja_JP"} {
		for _, x := range inChapters {
			x.size, x.scale, x.look = manualSizes[x.name], 1, "light "+locale
			x.name = manualFolder + code + "/pictures/" + x.name
			list = append(list, x)
		}
	}
	slices.SortFunc(list, func(a, b shot) int { return cmp.Compare(a.name, b.name) })
	return list
}

func (x shot) inManual() bool { return strings.HasPrefix(x.name, manualFolder) }

// webP packs a PNG file as lossless WebP, which is a quarter smaller.
func (s *screen) webP(png []byte) []byte {
	cmd := exec.Command("cwebp", "-quiet", "-lossless", "-z", "9", "-o", "-", "--", "-")
	cmd.Stdin, cmd.Stderr = bytes.NewReader(png), os.Stderr
	packed, err := cmd.Output()
	if err != nil {
		s.Fatal("cwebp, of Debian's package webp: ", err)
	}
	return packed
}

// fewColours returns a picture with the colours that it has most, by which the others are
// replaced.
func fewColours(m *image.RGBA) *image.Paletted {
	const most, alike = 48, 20
	area := m.Rect.Dx() * m.Rect.Dy() / 500 // what fills as much keeps its colour: a ground, a hairline
	count := map[color.RGBA]int{}
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			count[m.RGBAAt(x, y)]++
		}
	}
	by := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(number(a), number(b)))
	})
	var palette color.Palette
	for _, c := range by {
		// an edge of a letter takes a colour that is near
		if len(palette) < most && (len(palette) == 0 || count[c] > area || distance(c, palette.Convert(c).(color.RGBA)) > alike) {
			palette = append(palette, c)
		}
	}
	out := image.NewPaletted(m.Rect, palette)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			out.Set(x, y, m.RGBAAt(x, y))
		}
	}
	return out
}

func number(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }

// distance returns how much the most different part of two colours differs.
func distance(a, b color.RGBA) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}

// keepPuzzles keeps a collection of puzzles with their ratings.
func (s *screen) keepPuzzles(dir string) {
	text := `sudoku-desk collection 1
name "Sunday papers"
add 1 2026-11-01T09:00:00Z ..1.....5.6..2..74...3.9..2..52....9.2.....8.1....32..5..6.7...71..8..4.9.....5.. title "No 41" source "Courier"
set 1 stars 4 tags "train" rating 3/1370/xy-wing/4.4
add 2 2026-11-08T09:00:00Z 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 title "No 42" source "Courier"
set 2 rating 1/204/hidden-single/1.5
add 3 2026-11-15T09:00:00Z 1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7 title "No 43" source "Courier"
set 3 stars 5 tags "train" rating 2/610/naked-pair/2.6
`
	if err := os.MkdirAll(dir, 0o755); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "Sunday papers.txt"), []byte(text), 0o644); err != nil {
		s.Fatal(err)
	}
	home := filepath.Dir(dir) // the library takes them over before the window is opened, which would say so
	l, err := library.Open(s.Context(), home, store.Games{Dir: filepath.Join(home, "games")})
	if err != nil {
		s.Fatal(err)
	}
	l.Close()
}
