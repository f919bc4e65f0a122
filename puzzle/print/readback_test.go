package print

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
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
a4 1 foot heavy
letter 2 end heavy
`

// order returns the sheet of a line.
func order(t *testing.T, line string) Sheet {
	f := strings.Fields(line)
	s := Sheet{Lang: words.English, Options: Options{Labels: DefaultLabels | Reference, Title: "Read back"}}
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
			s.Binding = Booklet
		case "book":
			s.Binding, s.Trim = Book, paper
		case "bleed":
			s.Bleed = true
		case "heavy":
			s.Heavy = true
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
		it.Level, it.Points = puzzle.Easy+puzzle.Level(i%2), r.IntN(900)
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

// Every code is the puzzle below which it stands, in a picture of 200 dpi: at all places of
// a page, and at the first of the next.
func TestCodesReadBack(t *testing.T) {
	needs(t, "pdftoppm", "zbarimg")
	for line := range strings.Lines(orders + "a4 12 end qr\n6x9in 2 end book qr\n") {
		if !strings.Contains(line, "qr") {
			continue
		}
		s := order(t, line)
		s.Items = different(7, s.PerPage+1)
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "a.pdf"), written(t, s), 0o666); err != nil {
			t.Fatal(err)
		}
		run := exec.Command("sh", "-c", "pdftoppm -r 200 -gray a.pdf p && zbarimg --quiet --raw -Sdisable -Sqrcode.enable p*.pgm")
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
