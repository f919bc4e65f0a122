package print

import (
	"bytes"
	"encoding/xml"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// orders are sheets to print and to read back: paper, puzzles a page, place of solutions,
// and other options.
const orders = `
a4 1 foot
a4 1 end
a4 2 foot
a4 2 facing
a4 4 foot
a4 4 end
a4 4 facing qr
a4 4 apart
a4 6 end
a4 6 foot
a4 9 end
a4 12 end
a4 12 facing
a5 1 foot qr
a5 2 end
a5 4 foot
letter 4 foot black
letter 6 end grey qr
legal 9 end
legal 12 facing
148x210mm 2 end
100x150mm 1 end
200x200mm 4 foot
8x8in 4 end grey
a4 2 foot wide
a4 4 end wide
a4 6 end wide qr
letter 12 end wide
a5 2 facing wide
a4 4 end names
a4 4 end booklet
a4 2 end booklet
letter 1 facing booklet
6x9in 2 end book
6x9in 2 facing book bleed
6x9in 1 end book qr
5x8in 2 end book bleed
8.5x11in 6 end book
8.5x8.5in 4 end book
8x10in 4 apart book black
a4 4 end strike
`

// order returns the sheet of a line.
func order(t *testing.T, line string) Sheet {
	f := strings.Fields(line)
	s := Sheet{Labels: DefaultLabels | Reference, Title: "Read back", Lang: words.English}
	paper, ok := ParsePaper(f[0])
	if s.PerPage, _ = strconv.Atoi(f[1]); !ok || s.PerPage == 0 {
		t.Fatalf("%s is no order", line)
	}
	s.Paper = paper
	s.Solutions, ok = ParseSolutions(f[2])
	if !ok {
		s.Solutions = Apart
	}
	for _, option := range f[3:] {
		switch option {
		case "qr":
			s.QR = true
		case "black":
			s.Ink = Black
		case "grey":
			s.Ink = Sparing
		case "wide":
			s.Paper = s.Paper.Landscape()
		case "names":
			s.Names = []string{"Ada", "Bob"}
		case "booklet":
			s.Booklet = true
		case "book":
			s.Book = &Book{Trim: paper}
		case "bleed":
			s.Book.Bleed = true
		case "strike":
			s.Marks = Strike
		default:
			t.Fatalf("%s is no option", option)
		}
	}
	return s
}

// different returns puzzles that all differ, with numbers that differ from their places.
func different(seed uint64, n int) List {
	r := rand.New(rand.NewPCG(seed, 19))
	list := make(List, n)
	for i := range list {
		it, to := &list[i], r.Perm(9)
		rows := r.Perm(3)
		for c := range it.Solution {
			row, col := c/9, c%9
			row = 3*rows[row/3] + row%3
			it.Solution[c] = puzzle.Digit(to[(3*row+row/3+col)%9] + 1)
			if r.IntN(3) == 0 {
				it.Puzzle.Givens[c] = it.Solution[c]
			}
		}
		it.Level, it.Rank, it.Points = words.Text{En: "Hard", Zh: "困难"}, 1+i%2, r.IntN(900)
	}
	return list
}

// Every printed grid is its puzzle, every solution that of the number it bears, and every
// reference right: read from the PDF file by a program that is not ours.
func TestReadBack(t *testing.T) {
	needs(t, "pdftotext", "qpdf", "pdffonts")
	seed := uint64(0)
	for line := range strings.Lines(strings.TrimSpace(orders)) {
		line = strings.TrimSpace(line)
		seed++
		s := order(t, line)
		s.Items = different(seed, 15)
		t.Run(line, func(t *testing.T) { readBack(t, s) })
	}
}

// needs skips a test where a program is missing, or where tests are to be short.
func needs(t *testing.T, programs ...string) {
	if testing.Short() {
		t.Skip("other programs read every page")
	}
	for _, name := range programs {
		if _, err := exec.LookPath(name); err != nil {
			t.Skip(name + " is not here")
		}
	}
}

// A found is a grid on a page of the file.
type found struct {
	number, page, refers int // refers is the page it names, 0 for none
	grid                 puzzle.Grid
}

func readBack(t *testing.T, s Sheet) {
	d, err := s.Document()
	if err != nil {
		t.Fatal(err)
	}
	all := readFile(t, d)
	if s.Solutions == Apart {
		d, err := s.SolutionFile()
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, readFile(t, d)...)
	}
	l := newLayout(&s)
	puzzles, solutions := map[int]found{}, map[int]found{}
	for _, f := range all {
		if f.grid.Filled() == puzzle.AllCells {
			solutions[f.number] = f
		} else if _, ok := puzzles[f.number]; !ok {
			puzzles[f.number] = f
		}
	}
	for k := range s.len() {
		it, p, a := l.item(k), puzzles[k+1], solutions[k+1]
		if p.grid != it.Puzzle.Givens {
			t.Errorf("puzzle %d reads\n%v, want\n%v", k+1, p.grid, it.Puzzle.Givens)
		}
		if a.grid != it.Solution {
			t.Errorf("solution %d reads\n%v, want\n%v", k+1, a.grid, it.Solution)
		}
		if s.Solutions == AtEnd && p.refers != a.page {
			t.Errorf("puzzle %d refers to page %d, but its solution is on %d", k+1, p.refers, a.page)
		}
		if (s.Solutions == AtEnd || s.Solutions == Apart) && a.refers != p.page {
			t.Errorf("solution %d refers to page %d, but its puzzle is on %d", k+1, a.refers, p.page)
		}
	}
}

// A word is a word of a page, in millimetres from its top left corner.
type word struct {
	text string
	at   rect
}

// readFile writes a document, checks the file, and returns the grids on its pages.
func readFile(t *testing.T, d *Document) (all []found) {
	name := filepath.Join(t.TempDir(), "a.pdf")
	var b bytes.Buffer
	if err := d.PDF(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("qpdf", "--check", name).CombinedOutput(); err != nil {
		t.Errorf("qpdf: %s", out)
	}
	checkFonts(t, name)
	for i, words := range readWords(t, name) {
		p := d.PageAt(i)
		for _, g := range grids(p) {
			all = append(all, readGrid(t, g, words, p.Width, i+1))
		}
	}
	return all
}

// checkFonts checks that all fonts of a file are embedded.
func checkFonts(t *testing.T, name string) {
	out, err := exec.Command("pdffonts", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) < 3 {
		t.Errorf("no fonts:\n%s", out)
	}
	for _, line := range lines[2:] {
		if f := strings.Fields(line); f[len(f)-5] != "yes" {
			t.Errorf("not embedded: %s", line)
		}
	}
}

func readWords(t *testing.T, name string) (pages [][]word) {
	out, err := exec.Command("pdftotext", "-bbox", name, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Pages []struct {
			Words []struct {
				X0   float64 `xml:"xMin,attr"`
				Y0   float64 `xml:"yMin,attr"`
				X1   float64 `xml:"xMax,attr"`
				Y1   float64 `xml:"yMax,attr"`
				Text string  `xml:",chardata"`
			} `xml:"word"`
		} `xml:"body>doc>page"`
	}
	dec := xml.NewDecoder(bytes.NewReader(out))
	dec.Strict, dec.Entity = false, xml.HTMLEntity
	if err := dec.Decode(&doc); err != nil {
		t.Fatal(err)
	}
	const mm = 25.4 / 72
	for _, p := range doc.Pages {
		var list []word
		for _, w := range p.Words {
			list = append(list, word{w.Text, rect{w.X0 * mm, w.Y0 * mm, w.X1 * mm, w.Y1 * mm}})
		}
		pages = append(pages, list)
	}
	return pages
}

// A drawn is the outline of a grid on a page, and whether it is upside down.
type drawn struct {
	at     rect
	turned bool
}

// grids finds the grids of a page by their lines: 20 that are level and upright in turn,
// all as long as the grid.
func grids(p Page) (list []drawn) {
	for i := 0; i+20 <= len(p.Fills); i++ {
		side, ok := max(p.Fills[i].W, p.Fills[i].H), true
		for k, f := range p.Fills[i : i+20] {
			long := f.W
			if k%2 == 1 {
				long = f.H
			}
			ok = ok && math.Abs(long-side) < 1e-6
		}
		if ok && side > 10 {
			list = append(list, drawn{at: union(p.Fills[i : i+20])})
			i += 19
		}
	}
	for i := range list {
		for _, t := range p.Texts {
			if t.Turn == UpsideDown && t.ground().in(list[i].at) {
				list[i].turned = true
			}
		}
	}
	return list
}

var digits = regexp.MustCompile(`^[1-9]+$`)

// readGrid reads a grid, the number above it and the page it names.
func readGrid(t *testing.T, g drawn, words []word, width float64, page int) (f found) {
	f.page = page
	side := g.at[2] - g.at[0]
	for _, w := range words {
		if w.at.overlaps(g.at) && digits.MatchString(w.text) {
			f.read(w, g, side)
		}
	}
	f.number, f.refers = labelOf(g, words)
	f.page = printedPage(words, width, g, page)
	return f
}

// read reads the digits of a word into the cells where they are: pdftotext joins those of
// cells side by side.
func (f *found) read(w word, g drawn, side float64) {
	if w.at[3]-w.at[1] < .045*side { // a tiny digit to strike out
		return
	}
	n := float64(len(w.text))
	for i, r := range w.text {
		x := w.at[0] + (float64(i)+.5)/n*(w.at[2]-w.at[0])
		if g.turned {
			x = w.at[2] - (float64(i)+.5)/n*(w.at[2]-w.at[0])
		}
		col, row := int(9*(x-g.at[0])/side), int(9*((w.at[1]+w.at[3])/2-g.at[1])/side)
		if g.turned {
			col, row = 8-col, 8-row
		}
		if 0 <= row && row < 9 && 0 <= col && col < 9 {
			f.grid[9*row+col] = puzzle.Digit(r - '0')
		}
	}
}

// labelOf returns the number next to the upper left corner of a grid, and the page named
// above or below it at the right.
func labelOf(g drawn, words []word) (number, refers int) {
	best := 8.0
	for i, w := range words {
		n, err := strconv.Atoi(strings.Trim(w.text, "·"))
		if err != nil {
			continue
		}
		x, y := w.at[0]-g.at[0], g.at[1]-w.at[3]
		if g.turned {
			x, y = g.at[2]-w.at[2], w.at[1]-g.at[3]
		}
		if math.Abs(x) < 3 && y > -2 && y < best {
			number, best = n, y
		}
		right := math.Abs(w.at[2]-g.at[2]) < 1.5
		near := math.Abs(w.at[1]-g.at[3]) < 5 || math.Abs(w.at[3]-g.at[1]) < 5
		if i > 0 && words[i-1].text == "page" && right && near {
			refers = n
		}
	}
	return number, refers
}

// printedPage returns the page number that is printed on the half of the paper with a
// grid: in a booklet two pages are side by side.
func printedPage(words []word, width float64, g drawn, page int) int {
	for i, w := range words {
		if i+3 < len(words) && w.text == "Page" && words[i+2].text == "of" && (w.at[0] < width/2) == (g.at[0] < width/2) {
			page, _ = strconv.Atoi(words[i+1].text)
		}
	}
	return page
}

// Every code is the puzzle below which it stands, in a picture of 300 dpi.
func TestCodesReadBack(t *testing.T) {
	needs(t, "pdftoppm", "zbarimg")
	for _, line := range []string{"a4 12 end qr", "letter 6 end grey qr", "6x9in 2 end book qr"} {
		s := order(t, line)
		s.Items = different(7, 13)
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "a.pdf"), written(t, s), 0o666); err != nil {
			t.Fatal(err)
		}
		run := exec.Command("sh", "-c", "pdftoppm -r 300 -gray a.pdf p && zbarimg --quiet --raw -Sdisable -Sqrcode.enable p*.pgm")
		run.Dir = dir
		out, _ := run.Output() // its status is not 0 where a page has no code
		read := map[string]bool{}
		for code := range strings.Lines(string(out)) {
			g, ok := puzzle.ParseGrid(strings.TrimSpace(code))
			if !ok {
				t.Errorf("%s: a code reads %q", line, code)
			}
			read[g.String()] = true
		}
		for i := range s.Items.Len() {
			if it := s.Items.At(i); !read[it.Puzzle.Givens.String()] {
				t.Errorf("%s: the code of puzzle %d was not found", line, i+1)
			}
		}
	}
}

// The boxes of pages are those that were ordered.
func TestBoxes(t *testing.T) {
	needs(t, "pdfinfo")
	for _, tt := range []struct{ order, want string }{
		{"a4 4 foot", "MediaBox: 0.00 0.00 595.28 841.89"},
		{"a4 4 foot wide", "MediaBox: 0.00 0.00 841.89 595.28"},
		{"148x210mm 2 end", "MediaBox: 0.00 0.00 419.53 595.28"},
		{"6x9in 2 end book", "MediaBox: 0.00 0.00 432.00 648.00"},
		{"6x9in 2 end book bleed", "MediaBox: 0.00 0.00 441.00 666.00"},
		{"6x9in 2 end book bleed", "BleedBox: 0.00 0.00 441.00 666.00"},
		{"6x9in 2 end book bleed", "TrimBox: 0.00 9.00 432.00 657.00"},
		{"a4 2 end booklet", "MediaBox: 0.00 0.00 841.89 595.28"},
		{"a4 2 end booklet", "Page rot: 0"},
	} {
		s := order(t, tt.order)
		s.Items = different(1, 5)
		cmd := exec.Command("pdfinfo", "-box", "-")
		name := filepath.Join(t.TempDir(), "a.pdf")
		if err := os.WriteFile(name, written(t, s), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd.Args[2] = name
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(strings.Fields(string(out)), " "); !strings.Contains(got, tt.want) {
			t.Errorf("%s: no %q in\n%s", tt.order, tt.want, out)
		}
	}
}
