package print

import (
	"bytes"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/variant"
)

// boardItems returns puzzles on boards of a kind; killers have cages of two cells, one above the
// other, and no givens.
func boardItems(t testing.TB, kind string, n int) (list List) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, uint64(len(kind))))
	size, diagonals, killer, ok := puzzle.ParseShapeName(kind)
	board, err := puzzle.NewShape(size, diagonals, nil)
	if !ok || err != nil {
		t.Fatal(kind, err)
	}
	var search variant.Searcher
	for i := range n {
		solution, ok, err := search.Random(t.Context(), board, &puzzle.Grid{}, rng)
		if !ok || err != nil {
			t.Fatal(kind, err)
		}
		it := Item{Solution: solution, Level: puzzle.Easy, Points: 10 * (n - i)}
		it.Puzzle.Shape = board
		var cages []puzzle.Cage
		for c := range board.Cells().All() {
			switch {
			case !killer && rng.IntN(3) == 0:
				it.Puzzle.Givens[c] = it.Solution[c]
			case killer && c.Row()%2 == 0 && c.Row()+1 < size:
				cages = append(cages, puzzle.Cage{Cells: puzzle.CellsOf(c, c+9), Sum: int(it.Solution[c] + it.Solution[c+9])})
			}
		}
		if killer {
			if it.Puzzle.Shape, err = puzzle.NewShape(size, diagonals, cages); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, it)
	}
	return list
}

var boardKinds = []string{"4x4", "6x6", "diagonal", "killer", "killer 6x6 diagonal"}

// textsOf returns the texts of a page that are set in some face, in its order.
func textsOf(p *Page, face Face) (list []string) {
	for _, t := range p.Texts {
		if t.Face == face {
			list = append(list, t.S)
		}
	}
	return list
}

// TestBoards prints each kind of board alone: the page has its givens and sums, no digit that the
// board lacks, all of it on the paper, and twice the same bytes.
func TestBoards(t *testing.T) {
	for _, kind := range boardKinds {
		for _, where := range []Solutions{AtFoot, AtEnd} {
			s := Sheet{Items: boardItems(t, kind, 2), Lang: words.English, Options: Options{PerPage: 2, Solutions: where, Marks: Candidates}}
			d, err := s.Document()
			if err != nil {
				t.Fatal(kind, err)
			}
			page := d.PageAt(0)
			for i := range 2 {
				it := s.Items.At(i)
				checkDigits(t, kind, &page, &it)
			}
			var a, b bytes.Buffer
			for _, to := range []*bytes.Buffer{&a, &b} {
				if err := d.PDF(t.Context(), to); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(a.Bytes(), b.Bytes()) {
				t.Errorf("%s: equal sheets give other bytes", kind)
			}
		}
	}
}

// checkDigits checks what a page has of a puzzle.
func checkDigits(t *testing.T, kind string, p *Page, it *Item) {
	t.Helper()
	bold, regular := textsOf(p, Bold), textsOf(p, Regular)
	for d := puzzle.Digit(1); d <= 9; d++ {
		s := strconv.Itoa(int(d))
		if n := it.Puzzle.Givens.Of(d).Len(); count(bold, s) < n {
			t.Errorf("%s: %d digits %s, want %d", kind, count(bold, s), s, n)
		}
		if !it.Puzzle.Shape.Digits().Has(d) && slices.Contains(append(bold, regular...), s) && len(it.Puzzle.Shape.Cages()) == 0 {
			t.Errorf("%s: there is a %s", kind, s)
		}
	}
	for _, cage := range it.Puzzle.Shape.Cages() {
		if !slices.Contains(regular, strconv.Itoa(cage.Sum)) {
			t.Errorf("%s: no sum %d", kind, cage.Sum)
		}
	}
	for _, x := range p.Texts {
		if x.X < 0 || x.Y < 0 || x.X > p.Width || x.Y > p.Height {
			t.Errorf("%s: %q is off the page", kind, x.S)
		}
	}
	for _, shape := range p.Shapes {
		for _, at := range shape.Points {
			if at.X < 0 || at.Y < 0 || at.X > p.Width || at.Y > p.Height {
				t.Errorf("%s: a shape is off the page", kind)
			}
		}
	}
}

func count(list []string, s string) (n int) {
	for _, x := range list {
		if x == s {
			n++
		}
	}
	return n
}

// The lines of a small board are at its boxes, and its grid is as large as another in its place.
func TestBoardLines(t *testing.T) {
	b := frameFor(90).of(puzzle.Mini6)
	var p Page
	b.lines(&p)
	var level, upright int
	for _, f := range p.Fills {
		switch {
		case f.W > f.H && f.H == b.line:
			level++
		case f.H > f.W && f.W == b.line:
			upright++
		}
	}
	if level != 4 || upright != 3 || len(p.Fills) != 2*7 {
		t.Errorf("%d lines between boxes one above the other, %d side by side, %d in all", level, upright, len(p.Fills))
	}
	if side := frameFor(90).side(); b.side() > side || b.side() < side-.6 {
		t.Errorf("a grid of %v mm in a place of %v", b.side(), side)
	}
}

// No dash of a cage meets its sum.
func TestSumsAreClear(t *testing.T) {
	it := boardItems(t, "killer", 1)[0]
	b := frameFor(90).of(it.Puzzle.Shape)
	var p Page
	b.cages(&p)
	if len(p.Texts) != len(it.Puzzle.Shape.Cages()) {
		t.Fatalf("%d sums for %d cages", len(p.Texts), len(it.Puzzle.Shape.Cages()))
	}
	for _, x := range p.Texts {
		right, top := x.X+Regular.width(x.S, x.Size), x.Y-capHeight*x.Size*25.4/72
		for _, dash := range p.Shapes {
			for _, at := range dash.Points {
				if at.X > x.X && at.X < right && at.Y > top && at.Y < x.Y {
					t.Fatalf("a dash at %v meets the sum %s", at, x.S)
				}
			}
		}
	}
}

// A sheet for children is as drawn: cells of 10.7 mm, digits of 17.5 pt, no level and no time,
// the easiest puzzle first.
func TestChildren(t *testing.T) {
	list := boardItems(t, "6x6", 6)
	s := Sheet{Items: list, Lang: words.English, Options: Options{Title: "Six", Children: true, Solutions: AtFoot, Labels: DefaultLabels}}
	l, err := s.layout()
	if err != nil {
		t.Fatal(err)
	}
	if f := l.puzzles.frame; math.Abs(f.cell-10.7) > 1e-9 || f.digit() != 17.5 || f.line != .7 || l.puzzles.per() != 6 {
		t.Errorf("cells of %v mm, digits of %v pt, lines of %v mm, %d a page", f.cell, f.digit(), f.line, l.puzzles.per())
	}
	if first := l.item(0); first.Points != 10 {
		t.Errorf("the first puzzle has %d points", first.Points)
	}
	d, err := s.Document()
	if err != nil || d.NumPages() != 1 {
		t.Fatal(d.NumPages(), err)
	}
	page := d.PageAt(0)
	all := strings.Join(append(textsOf(&page, Regular), textsOf(&page, Bold)...), "|")
	for text, want := range map[string]bool{"Put 1 to 6 into": true, "Name": true, "Six": true, "Easy": false, "Time": false} {
		if strings.Contains(all, text) != want {
			t.Errorf("%q is there or not: %s", text, all)
		}
	}
	for _, paper := range Papers {
		for _, n := range append(Counts, 0) {
			s.Paper, s.PerPage = paper, n
			d, err := s.Document()
			if err != nil {
				t.Errorf("%s, %d a page: %v", paper.Name(), n, err)
				continue
			}
			page := d.PageAt(0)
			for _, f := range page.Fills {
				if f.X < 0 || f.Y < 0 || f.X+f.W > page.Width || f.Y+f.H > page.Height {
					t.Errorf("%s, %d a page: lines off the page", paper.Name(), n)
					break
				}
			}
		}
	}
}

// In a booklet for children the answers are on its last page, the left half of the first side.
func TestChildrensBooklet(t *testing.T) {
	for n := 1; n < 10; n++ {
		s := Sheet{Items: boardItems(t, "4x4", n), Lang: words.English, Options: Options{Children: true, PerPage: 1, Binding: Booklet, Solutions: AtEnd}}
		d, err := s.Document()
		if err != nil {
			t.Fatal(err)
		}
		side := d.PageAt(0)
		found := slices.ContainsFunc(side.Texts, func(x Text) bool { return x.S == "Solutions" && x.X < side.Width/2 })
		if !found || d.NumPages() != 2*((n+1+3)/4) {
			t.Errorf("%d puzzles: %d sides, the answers on the last page: %v", n, d.NumPages(), found)
		}
	}
}

// A book has a section for each board and level, the classic board first, and says how each board
// is filled.
func TestBookOfBoards(t *testing.T) {
	list := slices.Concat(boardItems(t, "killer", 2), items(2), boardItems(t, "6x6", 2))
	s := Sheet{Items: list, Lang: words.English, Options: Options{Binding: Book, Trim: DefaultTrim, PerPage: 1, Solutions: AtEnd}}
	d, err := s.Document()
	if err != nil {
		t.Fatal(err)
	}
	var titles []string
	for _, section := range d.Sections() {
		titles = append(titles, section.Title)
	}
	want := []string{"How to play", "Medium", "Easy, 6 × 6", "Easy, killer", "Solutions", "Medium", "Easy, 6 × 6", "Easy, killer"}
	if !slices.Equal(titles, want) {
		t.Errorf("%q, want %q", titles, want)
	}
	page := d.PageAt(2)
	said := strings.Join(textsOf(&page, Regular), " ")
	for _, text := range []string{"boards called “6 × 6”", "dashed cage", "box of three by three"} {
		if !strings.Contains(said, text) {
			t.Errorf("%q is not said in %s", text, said)
		}
	}
}

// Sets keep boards, in a version that programs of before refuse.
func TestSetsOfBoards(t *testing.T) {
	var list List
	for _, kind := range boardKinds {
		list = append(list, boardItems(t, kind, 1)...)
	}
	var b bytes.Buffer
	if err := WriteSet(&b, Sheet{Items: list, Lang: words.English}); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	back, err := ReadSet(strings.NewReader(text))
	if err != nil || back.Items.Len() != len(list) || !strings.HasPrefix(text, `{"sudoku-desk-set":2,`) {
		t.Fatal(err, text)
	}
	for i := range list {
		got, want := back.Items.At(i), list[i]
		if !got.Puzzle.Shape.Equal(want.Puzzle.Shape) || got.Puzzle.Givens != want.Puzzle.Givens || got.Solution != want.Solution {
			t.Errorf("%v reads back as %v", want.Puzzle, got.Puzzle)
		}
	}
	for _, change := range [][2]string{{`"Shape":"4x4"`, `"Shape":"5x5"`}, {`"Shape":"6x6"`, `"Shape":"4x4"`}, {`"Shape":"killer;`, `"Shape":"killer; 99 r1c1 r1c2;`}} {
		bad := strings.Replace(text, change[0], change[1], 1)
		if _, err := ReadSet(strings.NewReader(bad)); err == nil || bad == text {
			t.Errorf("%s is read", change[1])
		}
	}
	b.Reset()
	if err := WriteSet(&b, Sheet{Items: items(1), Lang: words.English}); err != nil || !strings.HasPrefix(b.String(), `{"sudoku-desk-set":1,`) {
		t.Error(err, b.String())
	}
}

// checkApart checks that what stands above the puzzles ends there.
func checkApart(t *testing.T, name string, p *Page, top float64) {
	t.Helper()
	for _, x := range p.Texts {
		if len(x.S) > 20 && x.Size == leastRule && x.Y > top+.5 && x.Y < top+8 {
			t.Errorf("%s: %q is at %.1f, the puzzles begin at %.1f", name, x.S, x.Y, top)
		}
	}
}

// A label that was asked for is printed, in every language and however many puzzles are on a page.
func TestEveryLabelIsThere(t *testing.T) {
	all := Number | Level | Explainer | Score | Givens | Time
	for _, lang := range words.Langs {
		for _, per := range Counts {
			it := boardItems(t, "diagonal", 1)[0]
			it.Puzzle.Shape, it.Level, it.Explainer, it.Rating = nil, puzzle.Extreme, "SE 11.9", lang.T("print.score", "score", 12345)
			s := Sheet{Items: List{it}, Lang: lang, Options: Options{PerPage: per, Labels: all}}
			d, err := s.Document()
			if err != nil {
				t.Fatal(err)
			}
			p := d.PageAt(0)
			text := pageText(&p)
			for _, fact := range it.facts(all, lang) {
				if !strings.Contains(text, strings.ReplaceAll(fact, " ", "")) {
					t.Errorf("%s, %d a page: no %q", lang.Code(), per, fact)
				}
			}
		}
	}
}
