package screen

import (
	"bytes"
	"cmp"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/solver/logic"
)

var writeHints = flag.Bool("hints", false, "paint the pictures of docs/dev/hints.md anew")

// TestHintsPictures: docs/dev/hints.md has a picture of each of its hints, and there are no
// others. go test ./gui/screen -run TestHintsPictures -args -hints paints them.
func TestHintsPictures(t *testing.T) {
	page, err := os.ReadFile("../../docs/dev/hints.md")
	if err != nil {
		t.Fatal(err)
	}
	folder := "../../docs/pictures/hints"
	shown := regexp.MustCompile(`pictures/hints/([^"]+)\.png`).FindAllSubmatch(page, -1)
	for _, m := range shown {
		path := filepath.Join(folder, string(m[1])+".png")
		if *writeHints {
			paintExample(t, string(m[1]), path)
		}
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	if all, _ := filepath.Glob(filepath.Join(folder, "*.png")); len(all) != 20 || len(shown) != 20 {
		t.Errorf("%d pictures for %d hints", len(all), len(shown))
	}
}

// paintExample saves the board of a technique's example.
func paintExample(t *testing.T, id, path string) {
	t.Helper()
	tech, _ := logic.ByID(id)
	pos, step, ok := tech.Example()
	if !ok {
		t.Fatal(id)
	}
	v := board.View{Givens: pos.Given, Flags: board.FixedPlaces | board.Patterns, Hint: step.Diagram}
	v.State.Grid, v.State.Centre = pos.Grid, pos.Cands
	var b bytes.Buffer
	coder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := coder.Encode(&b, fewColours(board.Picture(paint.NewPainter(), &theme.Light, v, 400))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fewColours returns a picture in the 256 colours that it has most of.
func fewColours(m *image.RGBA) image.Image {
	count := map[color.Color]int{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			count[m.At(x, y)]++
		}
	}
	order := func(c color.Color) uint32 { r, g, b, _ := c.RGBA(); return r<<16 ^ g<<8 ^ b }
	most := slices.SortedFunc(maps.Keys(count), func(a, b color.Color) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(order(a), order(b)))
	})
	few := image.NewPaletted(m.Rect, most[:min(len(most), 256)])
	draw.Draw(few, few.Rect, m, image.Point{}, draw.Src)
	return few
}
