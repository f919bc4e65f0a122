package library

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// TestLibraryOneNumber: in each list that is shown, how many puzzles it has is one number: beside its
// name, over the puzzles, and as that of which a search has found some.
func TestLibraryOneNumber(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.PlayGames(6)
	s := imported(d, "list.txt", manyPuzzles(4))
	for i, c := range s.shown.collections {
		s.collect(i)
		d.Settle()
		n := strings.TrimSuffix(strings.TrimSuffix(s.shown.count, "s"), " puzzle")
		s.reader.typed("-nowhere")
		d.Settle()
		if got := s.shown.collections[i].count; got != n || s.shown.count != n+" of "+n+" puzzles" {
			t.Errorf("%s has %s, the list has %s, the search looks through %q", c.name, got, n, s.shown.count)
		}
		s.reader.typed("")
		d.Settle()
	}
	if all, games := s.shown.collections[0], s.shown.collections[len(s.shown.collections)-1]; all.count == "4" || games.name != "From games" {
		t.Error("no puzzles of games:", all, games)
	}
	d.Close()
}

// TestLibraryListsCopies: what leads to the copies of a puzzle lists these and it, and says so, until
// another list is chosen. What was said of the import goes with its list.
func TestLibraryListsCopies(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(4)+screentest.Harder+"\n"+strings.NewReplacer("1", "2", "2", "1").Replace(screentest.Harder)+"\n")
	if d.Said != "6 puzzles were imported." {
		t.Error(d.Said)
	}
	s.reader.typed("puzzle")
	d.Settle()
	if d.Said != "" {
		t.Errorf("still %q while another list is searched for", d.Said)
	}
	s.Choose(0, ChooseAlone)
	row, _ := s.atCursor()
	s.showCopies()
	d.Settle()
	if want := "2 puzzles: " + row.title(words.English) + " and its copies"; s.Len() != 2 || s.shown.count != want || s.query.Text != "" {
		t.Errorf("%d of %d copies, %q, want %q", s.Len(), row.Copies+1, s.shown.count, want)
	}
	s.collect(0)
	d.Settle()
	if s.Len() != 6 || s.shown.count != "6 puzzles" {
		t.Errorf("then %d puzzles: %q", s.Len(), s.shown.count)
	}
	d.Said = "6 puzzles were imported."
	s.reader.print()
	d.Settle()
	if _, ok := d.Top().(*paper.Print); !ok || d.Said != "" {
		t.Errorf("%T says %q", d.Top(), d.Said)
	}
	d.Close()
}

// TestLibraryShortTitle: where a title has no room, its number is still there.
func TestLibraryShortTitle(t *testing.T) {
	r := libraryRow{}
	r.Puzzle.Origin = puzzle.Origin{Kind: puzzle.OfLevel, Of: "medium", Day: "2026-11-29", Number: 12}
	if long, short := r.title(words.English), r.short(words.English); long != "Medium, 29 November 12" || short != "Medium, 29 Nov 12" {
		t.Errorf("%q, short %q", long, short)
	}
	if r := (libraryRow{Row: library.Row{Number: 7}}); r.short(words.English) != "Puzzle 7" {
		t.Error(r.short(words.English))
	}
}

// TestLibraryReading: until it is known what there is, nothing is said to be empty, and no count of
// before stands.
func TestLibraryReading(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewLibrary(d.App)
	d.Show(s)
	unknown := func(when, count string) {
		t.Helper()
		said := s.shown.count + s.shown.empty
		for _, c := range s.shown.collections {
			said += c.count
		}
		if said != count {
			t.Errorf("%s it says %q, want %q", when, said, count)
		}
	}
	unknown("at first", "Opening the library…")
	d.Settle()
	if s.shown.count != "0 puzzles" || !strings.HasPrefix(s.shown.empty, "Nothing is kept here yet") || s.shown.collections[0].count != "0" {
		t.Errorf("%q, %q", s.shown.count, s.shown.empty)
	}
	s.Import([]string{write(t, "list.txt", manyPuzzles(4))})
	unknown("while puzzles are imported", "Reading what is there…")
	s.opened(s.lib, nil)
	unknown("while they are listed", "Reading what is there…")
	d.Settle()
	if s.shown.count != "4 puzzles" || s.shown.collections[0].count != "4" || s.shown.empty != "" {
		t.Errorf("%+v", s.shown)
	}
	s.reader.typed("nowhere")
	d.Settle()
	s.reader.typed("nowher")
	if s.shown.count != "Searching…" || s.shown.empty != "" {
		t.Errorf("%q, %q", s.shown.count, s.shown.empty)
	}
	d.Settle()
	s.collect(0)
	d.Close()
}

// TestLibraryQuery: the field says what can be typed; that is read, and what isn't is named with
// what could be meant.
func TestLibraryQuery(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(4))
	if got := s.search.Entry.PlaceHolder; got != "Words, level:easy, givens:24, tag:…" {
		t.Error(got)
	}
	n := s.Len()
	for text, want := range map[string]string{
		"givens:0..81":  "",
		"givens 0..81":  "",
		"givens:80":     "Nothing matches “givens:80”. All words must fit. You can also type givens:24, stars:4, level:easy, state:new, board:4x4, technique:x-wing, tag:…, title:…, author:…, source:…, date:2025, note:….",
		"givens:many":   "Nothing matches “givens:many”. “givens:many” is not understood. You can type givens:24, givens:17..20.",
		"level:nightly": "Nothing matches “level:nightly”. “level:nightly” is not understood. You can type level:easy, level:medium, level:hard, level:unfair, level:extreme.",
		"colour:red":    "Nothing matches “colour:red”. “colour:red” is not understood. You can type givens:24, stars:4, level:easy, state:new, board:4x4, technique:x-wing, tag:…, title:…, author:…, source:…, date:2025, note:….",
	} {
		s.reader.typed(text)
		d.Settle()
		if s.shown.empty != want || want == "" && s.Len() != n {
			t.Errorf("%s finds %d: %q", text, s.Len(), s.shown.empty)
		}
	}
	d.Close()
}

// TestLibraryFacts: that a puzzle has copies leaves its tags room; copies that weren't counted to
// the end are said so.
func TestLibraryFacts(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	var r libraryRow
	r.Puzzle.Givens, _ = puzzle.ParseGrid(screentest.Easy)
	r.Tags, r.Rating = []string{"winter"}, library.Rating{Level: puzzle.Easy, Score: 200, Hardest: "naked-single", SE: 1.2}
	for copies, want := range map[int]string{
		293:                    "293 copies (digits or rows exchanged)",
		library.MostCopies - 1: "999 copies (digits or rows exchanged)",
		library.MostCopies:     "1,000 copies or more (digits or rows exchanged)",
	} {
		r.Copies = copies
		report := libraryReport{title: "t", facts: r.facts(words.English)}
		p := newLibraryPanel(d.Page, &report, func() {})
		for _, size := range []fyne.Size{{Width: 344, Height: 500}, {Width: 344, Height: 380}} {
			p.arrange(func(o fyne.CanvasObject, r widget.Rect) { o.Resize(fyne.NewSize(float32(r.W), float32(r.H))) },
				widget.Rect{W: float64(size.Width), H: float64(size.Height)})
			if said := fmt.Sprint(p.facts.Describe()); !strings.Contains(said, want) || !strings.Contains(said, "winter") {
				t.Errorf("%v: %q", size, said)
			}
		}
	}
	d.Close()
}

// TestDamagedRow: a puzzle that isn't what was written is marked in the list.
func TestDamagedRow(t *testing.T) {
	r := libraryRow{Row: library.Row{Puzzle: puzzle.Puzzle{Source: "The Times"}, Damaged: true}}
	if got := r.source(words.English, time.Now()); got != "damaged, The Times" {
		t.Errorf("%q", got)
	}
	if n := damagedOf([]library.Row{r.Row, {}, r.Row}); n != 2 {
		t.Error(n)
	}
}
