package cli

import (
	"bytes"
	"encoding/json"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/page"
)

// photoOf is a picture of a puzzle, as a PNG file.
func photoOf(t testing.TB, grid string) []byte {
	t.Helper()
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := puzzle.ParseGrid(grid)
	p := page.New(rand.New(rand.NewPCG(1, 2)), page.Easy, f, page.Grid{Givens: g})
	var b bytes.Buffer
	if err := png.Encode(&b, p.Image); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestRead(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "page.png"), filepath.Join(dir, "notes.jpg")
	for path, b := range map[string][]byte{good: photoOf(t, one), bad: []byte("hello\n")} {
		if err := os.WriteFile(path, b, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := puzzle.ParseGrid(one)
	line := want.String() + "\n"
	if status, out, errs := try(t, string(photoOf(t, one)), "read"); status != 0 || out != line || errs != "" {
		t.Errorf("from standard input: %d, %q, %q", status, out, errs)
	}
	status, out, errs := try(t, "", "read", good, bad, good, filepath.Join(dir, "none.png"))
	if status != 1 || out != line+line {
		t.Errorf("%d, %q", status, out)
	}
	if !strings.Contains(errs, bad+": "+says("photo.unknown")) || !strings.Contains(errs, "none.png: "+says("error.notexist")) || strings.Count(errs, "\n") != 2 {
		t.Errorf("%q", errs)
	}
	if _, out, _ := try(t, "", "read", "--format", "tsv", good); out != good+"\t1\t"+want.String()+"\t"+strings.Repeat(".", 81)+"\t1\ttrue\t0\n" {
		t.Errorf("as tsv: %q", out)
	}
	var o struct {
		File           string
		Grid           int
		Givens         string
		Certain        bool
		Corners        [4][2]int
		Doubts         []any
		Entries, Extra *string
	}
	_, out, _ = try(t, "", "read", "--format", "json", good)
	if err := json.Unmarshal([]byte(out), &o); err != nil || o.File != good || o.Grid != 1 || o.Givens != want.String() || !o.Certain || o.Doubts == nil || o.Entries == nil {
		t.Errorf("as json: %q, %v", out, err)
	}
}

// The straightened grids are pictures, which read the same again.
func TestReadPicture(t *testing.T) {
	dir := t.TempDir()
	if status, _, errs := try(t, string(photoOf(t, one)), "read", "--picture", filepath.Join(dir, "out")); status != 0 {
		t.Fatal(status, errs)
	}
	want, _ := puzzle.ParseGrid(one)
	if status, out, errs := try(t, "", "read", filepath.Join(dir, "out", "stdin-1.png")); status != 0 || out != want.String()+"\n" {
		t.Error(status, out, errs)
	}
}
