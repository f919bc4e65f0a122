package cli

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// pictureOf is a picture of a puzzle as on a screen, which is read three times as fast as a
// photo, as a PNG file.
func pictureOf(t testing.TB, grid string) []byte {
	t.Helper()
	return pngOf(t, onScreen(t, grid, 40))
}

// onScreen draws a puzzle in cells of so many pixels.
func onScreen(t testing.TB, grid string, cell float64) *image.RGBA {
	t.Helper()
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := puzzle.ParseGrid(grid)
	return (&phototest.Board{Grid: phototest.Grid{Givens: g}, Printed: phototest.Ink{Font: f, Colour: color.RGBA{A: 255}, Height: 0.6}, Cell: cell}).Draw()
}

// photoWith is a photo of a puzzle, filled in by hand or not, as a PNG file.
func photoWith(t testing.TB, g phototest.Grid) []byte {
	t.Helper()
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	return pngOf(t, phototest.New(rand.New(rand.NewPCG(1, 2)), phototest.Easy, f, g).Image)
}

func pngOf(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestRead(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "page.png"), filepath.Join(dir, "notes.jpg")
	for path, b := range map[string][]byte{good: pictureOf(t, one), bad: []byte("hello\n")} {
		if err := os.WriteFile(path, b, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := puzzle.ParseGrid(one)
	line := want.String() + "\n"
	if status, out, errs := try(t, string(pictureOf(t, one)), "read"); status != 0 || out != line || errs != "" {
		t.Errorf("from standard input: %d, %q, %q", status, out, errs)
	}
	status, out, errs := try(t, "", "read", good, bad, good, filepath.Join(dir, "none.png"))
	if status != 1 || out != line+line {
		t.Errorf("%d, %q", status, out)
	}
	if !strings.Contains(errs, bad+": "+says("photo.unknown")) || !strings.Contains(errs, "none.png: "+says("error.notexist")) || strings.Count(errs, "\n") != 2 {
		t.Errorf("%q", errs)
	}
	if _, out, _ := try(t, "", "read", "--format", "tsv", good); out != good+"\t1\t"+want.String()+"\t"+strings.Repeat(".", 81)+"\t1\ttrue\t0\t-\n" {
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

// TestReadDiffer: where entries of a screen are taken for givens, tsv and json say in what the
// digits differ, and --doubts says it in a sentence.
func TestReadDiffer(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	b := phototest.Board{Cell: 40}
	b.Givens, _ = puzzle.ParseGrid(one)
	solution, _ := solver.Solve(b.Givens)
	b.Entries[2], b.Entries[3] = solution[2], solution[3]
	b.Printed = phototest.Ink{Font: f, Colour: color.RGBA{A: 255}, Height: 0.55}
	b.Typed = phototest.Ink{Font: f, Colour: color.RGBA{B: 255, A: 255}, Height: 0.55}
	screen := string(pngOf(t, b.Draw()))
	for args, want := range map[string]string{
		"--format tsv": "\t" + b.Entries.String() + "\t1\ttrue\t0\t-\n", "--format json": `"certain":true,"differ":null`, "": b.Givens.String() + "\n",
	} {
		if _, out, errs := try(t, screen, append([]string{"read"}, strings.Fields(args)...)...); !strings.Contains(out, want) || errs != "" {
			t.Errorf("%s: %q, %q", args, out, errs)
		}
	}
	mono, err := sfnt.Parse(gomono.TTF)
	if err != nil {
		t.Fatal(err)
	}
	b.Typed = phototest.Ink{Font: mono, Colour: color.RGBA{A: 255}, Height: 0.55}
	for c, d := range solution {
		if c < 27 && b.Givens[c] == 0 {
			b.Entries[c] = d
		}
	}
	screen = string(pngOf(t, b.Draw()))
	if _, out, _ := try(t, screen, "read", "--format", "json"); !strings.Contains(out, `"certain":false,"differ":"ink"`) {
		t.Errorf("%q", out)
	}
	if _, _, errs := try(t, screen, "read", "--doubts"); !strings.Contains(errs, "-\t1\t"+says("photo.differ.ink")+"\n") {
		t.Errorf("%q", errs)
	}
}

// Small digits are written as candidates.
func TestReadMarks(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	a := phototest.App{Look: &phototest.Looks(f, f)[0], Pixels: 44, Chosen: -1}
	a.Givens, _ = puzzle.ParseGrid(one)
	cands := puzzle.NewPosition(a.Givens).Cands
	for c := range 40 {
		a.Marks[c] = cands[c]
	}
	screen := string(pngOf(t, a.Draw()))
	want := format.Pencilmarks.Text(puzzle.Puzzle{Givens: a.Givens, Centre: a.Marks})
	if _, out, errs := try(t, screen, "read", "--marks"); out != want || errs != "" {
		t.Errorf("%q\n%q\n%q", out, want, errs)
	}
	if _, out, _ := try(t, screen, "read"); out != a.Givens.String()+"\n" {
		t.Errorf("%q", out)
	}
}

// The straightened grids are pictures, which read the same again.
func TestReadPicture(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	dir := t.TempDir()
	if status, _, errs := try(t, string(pictureOf(t, one)), "read", "--picture", filepath.Join(dir, "out")); status != 0 {
		t.Fatal(status, errs)
	}
	want, _ := puzzle.ParseGrid(one)
	if status, out, errs := try(t, "", "read", filepath.Join(dir, "out", "stdin-1.png")); status != 0 || out != want.String()+"\n" {
		t.Error(status, out, errs)
	}
}

// With --entries the handwriting is part of the line, else it is not.
func TestReadEntries(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	g, _ := puzzle.ParseGrid(one)
	solution, err := solver.Solve(g)
	if err != nil {
		t.Fatal(err)
	}
	entries := solution
	for c, d := range g {
		if d != 0 {
			entries[c] = 0
		}
	}
	file := string(photoWith(t, phototest.Grid{Givens: g, Entries: entries}))
	if status, out, errs := try(t, file, "read"); status != 0 || out != g.String()+"\n" {
		t.Errorf("without: %d, %q, %q", status, out, errs)
	}
	if status, out, errs := try(t, file, "read", "--entries"); status != 0 || out != solution.String()+"\n" {
		t.Errorf("with: %d, %q, %q", status, out, errs)
	}
}

// Any number of workers answers in the order of the files; a picture without a grid has no
// line, only a sentence.
func TestReadOrder(t *testing.T) {
	dir := t.TempDir()
	other := strings.NewReplacer("1", "2", "2", "1").Replace(one)
	var names []string
	want := ""
	for k, b := range [][]byte{pictureOf(t, one), pngOf(t, image.NewGray(image.Rect(0, 0, 300, 300))), pictureOf(t, other), pictureOf(t, one)} {
		if testing.Short() && k == 2 {
			break
		}
		name := filepath.Join(dir, strconv.Itoa(k)+".png")
		if err := os.WriteFile(name, b, 0o666); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
		if k != 1 {
			want += []string{one, "", other, one}[k] + "\n"
		}
	}
	counts := []string{"3", "1"}
	if testing.Short() {
		counts = counts[:1]
	}
	for _, workers := range counts {
		status, out, errs := try(t, "", append([]string{"read", "--workers", workers}, names...)...)
		if status != 1 || out != want || errs != "sudoku: "+names[1]+": "+says("photo.none")+"\n" {
			t.Errorf("%s workers: %d, %q, %q", workers, status, out, errs)
		}
	}
}

// A doubt is a line of columns: file, grid, cell, digit, probability, alternatives.
func TestReadDoubts(t *testing.T) {
	name := "page.jpg"
	a := photographed{File: &name, Grid: 2, Doubts: []doubt{
		{"r1c2", 7, 0.81234, []alternative{{7, 0.8}, {1, 0.19999}}},
		{"r9c9", 0, 0.5, nil},
	}}
	const want = "page.jpg\t2\tr1c2\t7\t0.8123\t7:0.8000 1:0.2000\npage.jpg\t2\tr9c9\t0\t0.5000\t\n"
	if got := string(a.appendDoubts(nil, words.English)); got != want {
		t.Errorf("%q", got)
	}
}

// A grid that contradicts itself is written, and which cells clash is said.
func TestReadClash(t *testing.T) {
	if testing.Short() {
		t.Skip("reading is slow under the race detector")
	}
	t.Chdir(t.TempDir())
	g, _ := puzzle.ParseGrid(clash)
	if err := os.WriteFile("page.png", photoWith(t, phototest.Grid{Givens: g}), 0o666); err != nil {
		t.Fatal(err)
	}
	status, out, errs := try(t, "", "read", "page.png")
	if status != 1 || out != clash+"\n" || !strings.Contains(errs, "page.png: Grid 1 contradicts itself") || !strings.Contains(errs, "r1c1 and r1c2") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// A whole sheet is read, and of more grids than are read off one picture that is said.
func TestReadMost(t *testing.T) {
	if testing.Short() {
		t.Skip("reading is slow under the race detector")
	}
	t.Chdir(t.TempDir())
	if status, _, errs := try(t, strings.Repeat(one+"\n", 12), "print", "--per-page", "12", "-o", "sheet.png"); status != 0 {
		t.Fatal(errs)
	}
	status, out, errs := try(t, "", "read", "sheet.png")
	if status != 0 || out != strings.Repeat(one+"\n", 12) || errs != "" {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
	tiled(t, "many.png", 6, 6)
	status, out, errs = try(t, "", "read", "many.png")
	if n := strings.Count(out, "\n"); status != 0 || n != photo.MostGrids || !strings.Contains(errs, says("cli.read.most", "n", n)) {
		t.Errorf("status %d, %d grids, %q", status, n, errs)
	}
}

// tiled writes a picture of rows and columns of grids.
func tiled(t *testing.T, to string, columns, rows int) {
	t.Helper()
	small := onScreen(t, one, 24)
	size := small.Bounds().Size().Add(image.Pt(24, 24))
	m := image.NewGray(image.Rect(0, 0, columns*size.X, rows*size.Y))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	for i := range columns * rows {
		at := image.Pt(i%columns*size.X+12, i/columns*size.Y+12)
		draw.Draw(m, small.Bounds().Add(at), small, small.Bounds().Min, draw.Src)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

// Where a grid has several solutions as it was read, or none, that is said.
func TestReadSaysSeveral(t *testing.T) {
	if testing.Short() {
		t.Skip("TestReadOrder reads with several workers")
	}
	for _, tt := range []struct{ grid, says string }{
		{many, says("cli.read.many", "n", 1)},
		{one, ""},
	} {
		path := filepath.Join(t.TempDir(), "page.png")
		if err := os.WriteFile(path, pictureOf(t, tt.grid), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, out, errs := try(t, "", "read", path); !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s: %s%s, want %s", tt.grid, out, errs, tt.says)
		}
	}
}
