package paper

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/font"
	"sudoku/puzzle/print"
)

// someItems returns puzzles with solutions, of two levels.
func someItems(t *testing.T, n int) (list print.List) {
	t.Helper()
	given, ok := puzzle.ParseGrid(screentest.Easy)
	solved, fine := puzzle.ParseGrid(screentest.EasySolution)
	if !ok || !fine {
		t.Fatal(screentest.Easy)
	}
	for i := range n {
		level := []puzzle.Level{puzzle.Easy, puzzle.Hard}[i%2]
		list = append(list, print.Item{Puzzle: puzzle.Puzzle{Givens: given}, Solution: solved, Level: level})
	}
	return list
}

// TestPrintSpreads turns the pages by keys: one at a time, and as they face one another in
// a book and with solutions on the facing page.
func TestPrintSpreads(t *testing.T) {
	for _, tt := range []struct {
		binding   print.Binding
		solutions print.Solutions
		want      string // the pages shown at Home and after each Page Down, then at End
	}{
		{print.Loose, print.NoSolutions, "1 2 3 end 3"},
		{print.Loose, print.Facing, "1-2 3-4 5-6 end 5-6"},
		{print.Book, print.NoSolutions, "1 2-3 4-5 6-7 8-9 10-11 12 end 12"},
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		s := NewPrint(d.App, false)
		d.Show(s)
		s.Order.From, s.kept = fromKept, &keptSet{sheet: print.Sheet{Items: someItems(t, 12)}}
		s.Order.Binding, s.Order.Solutions = tt.binding, tt.solutions
		s.update()
		var got []string
		shown := func() string {
			v := s.Spread()
			if v.From == v.To {
				return fmt.Sprint(v.From)
			}
			return fmt.Sprint(v.From, "-", v.To)
		}
		s.Key(fyne.KeyEnd, 0)
		for s.Key(fyne.KeyHome, 0); ; s.Key(fyne.KeyPageDown, 0) {
			if now := shown(); len(got) > 0 && got[len(got)-1] == now || len(got) > 50 {
				break
			}
			got = append(got, shown())
		}
		s.Key(fyne.KeyHome, 0)
		s.Key(fyne.KeyEnd, 0)
		if pages := strings.Join(append(got, "end", shown()), " "); pages != tt.want {
			t.Errorf("binding %d, solutions %d: %s, want %s", tt.binding, tt.solutions, pages, tt.want)
		}
		for range got {
			s.Key(fyne.KeyPageUp, 0)
		}
		if shown() != got[0] || s.Key(fyne.KeyPageUp, fyne.KeyModifierControl) {
			t.Error("Page Up leads to", shown())
		}
		d.Close()
	}
}

// TestPrintWrong: what can't be printed is said, the pages stay as they were, and nothing
// is printed.
func TestPrintWrong(t *testing.T) {
	font.SystemDirs = func() []string { return nil } // none has more characters
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	before := s.Spread()
	s.Order.DigitSize = 200
	s.update()
	if s.why() == "" || s.Spread().Of != before.Of || s.Status() != s.why() {
		t.Errorf("it says %q, and shows %d pages", s.why(), s.Spread().Of)
	}
	s.print()
	if _, ok := d.Shown().(*Printer); ok || d.Said != s.why() {
		t.Errorf("%T, and it says %q", d.Shown(), d.Said)
	}
	s.Order.DigitSize, s.Order.Title = 0, "한글 😀"
	s.update()
	if why := s.why(); !strings.Contains(why, "😀") {
		t.Errorf("characters that no face has: it says %q", why)
	}
	d.Close()
}

// enterText types into a row of a form, flip presses its switch.
func enterText(r page.Setting, text string) {
	r.Control.(page.Text).Typed(text)
	r.Changed()
}

func flip(r page.Setting) {
	r.Control.(page.Switch).Flip()
	r.Changed()
}

// TestPrintMore changes options on their page, which says there what doesn't fit.
func TestPrintMore(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	more := NewPrintMore(d.App, s)
	d.Push(more)
	size := more.sizes()[2]
	for typed, want := range map[string]float64{"48": 48, "24,5 pt": 24.5, "": 0} {
		if enterText(size, typed); s.Order.DigitSize != want || size.Why() != s.why() {
			t.Errorf("digits of %v pt: %q, %q", s.Order.DigitSize, size.Why(), s.why())
		}
	}
	bleed := more.bound()[2]
	if flip(bleed); bleed.Why() == "" {
		t.Error("sheets with bleed")
	}
	enterText(more.bound()[1], "7 × 10")
	if v := s.Spread(); bleed.Why() != "" || s.Order.Trim.Name() != "7x10in" || v.Fold != page.FirstAlone {
		t.Errorf("a book: %q, %s, %+v", bleed.Why(), s.Order.Trim.Name(), v)
	}
	for _, r := range more.labels() {
		flip(r)
	}
	if s.Order.Labels.Has(print.Number) || !s.Order.Labels.Has(print.Givens) {
		t.Error("labels: ", s.Order.Labels)
	}
	d.Close()
}

// TestPrintPath: the solution path is looked for in the background, then follows the puzzle;
// nothing is given away before.
func TestPrintPath(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	d.Settle()
	s.Order.Path = true
	s.changed()
	if _, ok := s.document(nil); ok || !s.layJob.Busy() || s.pages() != 1 || s.PageAt(0) == nil {
		t.Error(s.pages(), "pages before the path is known")
	}
	d.Settle()
	if doc, ok := s.document(nil); !ok || doc.NumPages() < 2 {
		t.Error(s.pages(), "pages with the path")
	}
}

// TestPrintSizes: papers, trims and margins of any size can be typed; what is no size says so
// there, and the last good one stays.
func TestPrintSizes(t *testing.T) {
	for _, tt := range []struct {
		row   int // of the sizes; -1 for the size of a book
		text  string
		page  string // its size in millimetres
		wrong bool
	}{
		{0, "148 x 210 mm", "148.0x210.0", false},
		{0, "6x9in", "152.4x228.6", false},
		{0, "a5", "148.0x210.0", false},
		{0, "A44", "210.0x297.0", true},
		{0, "", "210.0x297.0", true},
		{-1, "5.25x8", "133.3x203.2", false},
		{-1, "8,5 × 8,5 in", "215.9x215.9", false},
		{-1, "6x", "210.0x297.0", true},
		{1, "12.5", "210.0x297.0", false},
		{1, "12 mm", "210.0x297.0", false},
		{1, "200", "210.0x297.0", true},
		{1, "wide", "210.0x297.0", true},
		{2, "3", "210.0x297.0", true},
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		s := NewPrint(d.App, false)
		d.Show(s)
		more := NewPrintMore(d.App, s)
		d.Push(more)
		r := more.bound()[1]
		if tt.row >= 0 {
			r = more.sizes()[tt.row]
		}
		enterText(r, tt.text)
		p, _, _, _ := s.Preview()
		if got := fmt.Sprintf("%.1fx%.1f", p.Width, p.Height); got != tt.page || (r.Why() != "") != tt.wrong {
			t.Errorf("%q in %d: a page of %s; it says %q", tt.text, tt.row, got, r.Why())
		}
		d.Close()
	}
}

// TestPrintWhich reads which puzzles of a file are printed.
func TestPrintWhich(t *testing.T) {
	for text, want := range map[string]string{
		"": "[0 1 2 3 4]", " ": "[0 1 2 3 4]", "2": "[1]", "1-3": "[0 1 2]", "4-, 1": "[0 3 4]", "-2，5": "[0 1 4]", "1–2、2 3": "[0 1 2]",
		"0": "", "6": "", "3-2": "", "x": "", "1-2-3": "", "-": "[0 1 2 3 4]", "99999999999999999999": "",
	} {
		which, ok := parseWhich(text, 5)
		if got := fmt.Sprint(which); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %s, %v; want %q", text, got, ok, want)
		}
	}
	if which, ok := parseWhich("", 0); !ok || which != nil {
		t.Error("nothing of nothing: ", which, ok)
	}
}

// TestPrintFirstPage: with solution paths and with many puzzles the first page is there at
// once, the other pages follow, and nothing is printed before.
func TestPrintFirstPage(t *testing.T) {
	for name, n := range map[string]int{"paths": 40, "many": quickPuzzles + 10} {
		d := screentest.NewDesk(t, screentest.Harder)
		s := fromFile(d, n)
		d.Settle()
		if s.Order.Path = name == "paths"; s.Order.Path {
			s.changed()
		} else {
			s.update()
		}
		if s.PageAt(0) == nil || !s.layJob.Busy() || s.pages() > (n+3)/4 {
			t.Errorf("%s: no first page, or nothing follows", name)
		}
		if _, ok := s.document(nil); ok {
			t.Errorf("%s: it can be printed as it is", name)
		}
		d.Settle()
		if _, ok := s.document(nil); !ok || s.pages() < (n+3)/4 || s.PageAt(0) == nil || s.puzzles != n {
			t.Errorf("%s: %d pages, %d grids", name, s.pages(), s.puzzles)
		}
		for s.GoTo(s.pages() - 1); s.PageAt(s.at) == nil; { // a path is laid out in the background
			d.Settle()
		}
		d.Close()
	}
}

// BenchmarkPrintFirstPage lays out 1,000 puzzles and draws the first page.
func BenchmarkPrintFirstPage(b *testing.B) {
	d := screentest.NewDesk(b, screentest.Harder)
	s := fromFile(d, 1000)
	d.Settle()
	for b.Loop() {
		s.update()
		s.PageAt(0).Image(2.2)
	}
}
