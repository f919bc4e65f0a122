package print

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ordered yields the sheets of orders, in both languages, with all labels and long texts.
func ordered(t *testing.T) func(yield func(string, Sheet) bool) {
	return func(yield func(string, Sheet) bool) {
		for line := range strings.Lines(strings.TrimSpace(orders)) {
			for _, lang := range []words.Lang{words.English, words.Chinese} {
				s := order(t, line)
				s.Lang, s.Title, s.Author, s.Set = lang, "Sudoku 数独 for long evenings by the fire", "A. Writer", "club"
				s.Labels = 1<<15 - 1
				list := different(3, 7)
				for i := range list {
					p := &list[i].Puzzle
					p.Title, p.Source, p.Level, list[i].Rating = "A puzzle with a long title", "Gazette", "****", "score 528"
				}
				s.Items = list
				if !yield(lang.Code()+" "+strings.TrimSpace(line), s) {
					return
				}
			}
		}
	}
}

// Nothing is in the margins of any order but the line at the foot, nor in the fold of a
// book; and no two texts touch.
func TestOrdersKeepTheirMargins(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for name, s := range ordered(t) {
		if s.Binding == Booklet {
			continue
		}
		d, err := s.Document()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		l := newLayout(&s)
		for i := range d.NumPages() {
			p := d.PageAt(i)
			inside := marginsOf(l, i)
			for _, f := range p.Fills {
				if r := (rect{f.X, f.Y, f.X + f.W, f.Y + f.H}); !r.in(inside) && !(l.form.bleed > 0 && f.Grey == pencil) {
					t.Errorf("%s, page %d: fill %v leaves %v", name, i+1, r, inside)
				}
			}
			for k, a := range p.Texts {
				r := a.ground()
				if !r.in(inside) && a.Size != 8 {
					t.Errorf("%s, page %d: %q at %v leaves %v", name, i+1, a.S, r, inside)
				}
				for _, b := range p.Texts[k+1:] {
					if r.overlaps(b.ground()) {
						t.Errorf("%s, page %d: %q and %q overlap", name, i+1, a.S, b.S)
					}
				}
			}
		}
	}
}

// marginsOf returns what is within the margins of page i.
func marginsOf(l *layout, i int) rect {
	f := l.form
	top := f.top
	if l.sheet.Binding == Book {
		top -= headRoom
	}
	x, y := f.shift(i)
	return rect{f.left + x, top + y, f.width - f.right + x, f.height - min(f.bottom, l.sheet.Paper.Margin()) + y}
}

// The margins at the fold are as wide as print-on-demand asks for by the number of pages,
// the others at least as wide as it asks for.
func TestGutters(t *testing.T) {
	for _, tt := range []struct {
		puzzles int
		bleed   bool
	}{{1, false}, {150, false}, {255, false}, {300, true}, {600, false}, {900, false}, {1500, true}, {2000, false}} {
		s := Sheet{Items: List(slices.Repeat(items(1), tt.puzzles)), Options: Options{PerPage: 2, Binding: Book, Trim: DefaultTrim, Bleed: tt.bleed}}
		l := newLayout(&s)
		least, outer := 0.875, .25
		for _, g := range []struct {
			pages int
			inner float64
		}{{700, .75}, {500, .625}, {300, .5}, {150, .375}} {
			if l.parts.total <= g.pages {
				least = g.inner
			}
		}
		if tt.bleed {
			outer = .375
		}
		if l.form.left < least*inch || l.form.right < outer*inch || l.form.bottom < outer*inch || l.parts.total%2 != 0 {
			t.Errorf("%d pages: inner margin %.2f mm, outer %.2f", l.parts.total, l.form.left, l.form.right)
		}
		for _, pt := range l.parts.list {
			if pt.right && pt.first%2 != 0 {
				t.Errorf("%d pages: %q begins on page %d", l.parts.total, pt.title, pt.first+1)
			}
		}
	}
}

// The sections of a book are the levels, and puzzles in them grow harder.
func TestBookOrder(t *testing.T) {
	s := Sheet{Items: different(5, 40), Options: Options{Blank: 3, PerPage: 2, Binding: Book, Trim: DefaultTrim}}
	l := newLayout(&s)
	before := Item{}
	for k := range 40 {
		it := l.item(k)
		if it.Level < before.Level || it.Level == before.Level && it.Points < before.Points {
			t.Errorf("puzzle %d: level %v, %d points after %v, %d", k+1, it.Level, it.Points, before.Level, before.Points)
		}
		before = it
	}
	if len(l.groups) != 3 || !slices.Equal(l.order[40:], []int{40, 41, 42}) {
		t.Errorf("%d groups, blank grids %v", len(l.groups), l.order[40:])
	}
}

// A folded booklet has its pages in order: those of sheet n are the outermost but n.
func TestBooklet(t *testing.T) {
	for n := 1; n <= 13; n++ {
		s := Sheet{Items: items(n), Options: Options{PerPage: 1, Binding: Booklet, Labels: Number}}
		d, err := s.Document()
		if err != nil {
			t.Fatal(err)
		}
		sheets := (n + 3) / 4
		if d.NumPages() != 2*sheets {
			t.Fatalf("%d pages on %d sides", n, d.NumPages())
		}
		read := make([]string, 4*sheets)
		for i := range sheets {
			front, back := d.PageAt(2*i), d.PageAt(2*i+1)
			read[4*sheets-1-2*i], read[2*i] = numbers(front)
			read[2*i+1], read[4*sheets-2-2*i] = numbers(back)
		}
		for i, got := range read {
			if want := fmt.Sprint(i + 1); i < n && got != want || i >= n && got != "" {
				t.Errorf("%d pages: page %d has puzzle %q", n, i+1, got)
			}
		}
	}
}

// numbers returns the numbers of the puzzles on the left and on the right half.
func numbers(p Page) (left, right string) {
	for _, t := range p.Texts {
		if t.Size == 12 {
			if t.X < p.Width/2 {
				left += t.S
			} else {
				right += t.S
			}
		}
	}
	return left, right
}

// Two a page are larger than four a page even with solutions at the foot, and digits have
// the size that is ordered.
func TestSizes(t *testing.T) {
	of := func(s Sheet) float64 {
		s.Items, s.Labels = items(1), DefaultLabels
		return newLayout(&s).puzzles.frame.cell
	}
	for _, paper := range append(Papers, A4.Landscape()) {
		for _, where := range []Solutions{NoSolutions, AtFoot, AtEnd} {
			two, four := of(Sheet{Options: Options{PerPage: 2, Paper: paper, Solutions: where}}), of(Sheet{Options: Options{PerPage: 4, Paper: paper, Solutions: where}})
			if two < 1.1*four {
				t.Errorf("%s, solutions %d: cells of %.1f mm two a page, %.1f four a page", paper.Name(), where, two, four)
			}
		}
	}
	for _, tt := range []struct{ size, per float64 }{{9, 12}, {10, 9}, {12, 6}, {16, 4}, {24, 1}, {40, 1}} {
		s := Sheet{Items: items(20), Options: Options{DigitSize: tt.size, Labels: DefaultLabels}}
		l := newLayout(&s)
		p := l.page(0)
		if got := l.puzzles.per(); got < int(tt.per) {
			t.Errorf("%v pt: %d a page, want %v", tt.size, got, tt.per)
		}
		n := 0
		for _, text := range p.Texts {
			if text.Size == tt.size && text.Face == Bold {
				n++
			}
		}
		if n < 20 {
			t.Errorf("%d digits of %v pt", n, tt.size)
		}
	}
}

// A set that was kept is printed again byte for byte.
func TestSetReadsBack(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for name, s := range ordered(t) {
		list := s.Items.(List)
		list[0].Drawing = &Drawing{Links: []puzzle.Link{{From: []puzzle.Candidate{1}, To: []puzzle.Candidate{700}}}}
		list[0].Drawing.Colours[3] = 5
		list[1].Puzzle.Centre[4], list[1].Solution, list[2].Number = 7, puzzle.Grid{}, 99
		s.Blank, s.Marks = 2, Game|Candidates
		var kept bytes.Buffer
		if err := WriteSet(&kept, s); err != nil {
			t.Fatal(err)
		}
		again, err := ReadSet(bytes.NewReader(kept.Bytes()))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !bytes.Equal(written(t, s), written(t, again)) {
			t.Errorf("%s: other bytes", name)
		}
	}
}

// FuzzReadSet reads sets that are damaged.
func FuzzReadSet(f *testing.F) {
	var b bytes.Buffer
	if err := WriteSet(&b, Sheet{Items: items(2), Options: Options{Binding: Book, Trim: DefaultTrim}}); err != nil {
		f.Fatal(err)
	}
	f.Add(b.String())
	f.Add("{}")
	f.Add(strings.Repeat("[", 20000))
	f.Add(strings.Repeat(`{"items":`, 5000))
	f.Add(strings.Replace(b.String(), ":", ":[[", 3))
	f.Add(strings.ReplaceAll(b.String(), "1", "1e400"))
	f.Add(strings.Replace(b.String(), `"`, `"`+strings.Repeat("\\u0000", 20000), 1))
	list := items(1)
	list[0].Puzzle.Corner[7], list[0].Drawing = 511, &Drawing{Links: []puzzle.Link{{From: []puzzle.Candidate{3}, To: []puzzle.Candidate{728}}}}
	b.Reset()
	if err := WriteSet(&b, Sheet{Items: list, Options: Options{Marks: Game, QR: true, Blank: 1, Names: []string{"Ada"}}}); err != nil {
		f.Fatal(err)
	}
	f.Add(b.String())
	f.Add("")
	for _, kind := range boardKinds {
		b.Reset()
		if err := WriteSet(&b, Sheet{Items: boardItems(f, kind, 2), Options: Options{Children: kind == "6x6"}}); err != nil {
			f.Fatal(err)
		}
		f.Add(b.String())
		f.Add(strings.Replace(b.String(), `"Shape":"`, `"Shape":"killer `, 1))
	}
	f.Add(strings.Replace(b.String(), "6x9in", "1x1in", 1))
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ReadSet(strings.NewReader(text))
		if err == nil && s.Blank < 100 && s.Check() == nil && s.NumPages() > 0 {
			s.PageAt(0)
		}
		if err == nil {
			checkSetBoards(t, text, s)
		}
	})
}

// checkSetBoards checks that the boards of a set are written as they were read.
func checkSetBoards(t *testing.T, text string, s Sheet) {
	var b bytes.Buffer
	if err := WriteSet(&b, s); err != nil {
		t.Fatal(err)
	}
	again, err := ReadSet(&b)
	if err != nil || again.Items.Len() != s.Items.Len() {
		t.Fatalf("%q: %v when read again", text, err)
	}
	for i := range s.Items.Len() {
		if it, was := again.Items.At(i), s.Items.At(i); !it.Puzzle.Shape.Equal(was.Puzzle.Shape) || it.Puzzle.Givens != was.Puzzle.Givens {
			t.Errorf("%q: puzzle %d is another when read again", text, i)
		}
	}
}
