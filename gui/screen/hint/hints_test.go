package hint

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/theme"
	"sudoku/solver/logic"
)

var writeHints = flag.Bool("hints", false, "paint the pictures of docs/dev/hints.md anew")

// TestHintsPictures: docs/dev/hints.md has a picture of each of its hints, and there are no
// others. go test ./gui/screen -run TestHintsPictures -args -hints paints them.
func TestHintsPictures(t *testing.T) {
	page, err := os.ReadFile("../../../docs/dev/hints.md")
	if err != nil {
		t.Fatal(err)
	}
	folder := "../../../docs/pictures/hints"
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
	if err := coder.Encode(&b, screentest.FewColours(board.Picture(paint.NewPainter(), &theme.Light, v, 400))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
