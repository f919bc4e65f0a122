package library

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// manyPuzzles returns n different puzzles: the easy one with its digits permuted.
func manyPuzzles(n int) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(strings.Map(func(r rune) rune {
			if r == '0' {
				return r
			}
			return '1' + (r-'1'+rune(i))%9
		}, screentest.Easy))
		out.WriteByte('\n')
	}
	return out.String()
}

// collected opens the puzzles of a text and waits until all are read.
func collected(d *screentest.Desk, text string) *FilePuzzles {
	r := session.Reader{Store: d.Sessions().Store, Now: d.Sessions().Now}
	f, err := r.Read(d.T.Context(), session.Request{Text: text}, func(session.Found) {})
	if err != nil {
		d.T.Fatal(err)
	}
	d.Pages.ListFile = func() { ShowFilePuzzles(d.App) }
	d.Files().Begin()
	d.Files().Found(f.Puzzles, false)
	return d.Shown().(*FilePuzzles)
}

func TestCollection(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := collected(d, manyPuzzles(3)+"12345\n")
	f := d.Files()
	if want := "Another puzzle could not be read. Line 4"; f.Count() != 3 || !strings.Contains(s.noteText(), want) {
		t.Fatal(f.Count(), s.noteText())
	}
	if d.View().State.Grid != f.List()[0].Givens {
		t.Error("the board does not show the first")
	}
	list := s.Focus()
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if d.View().State.Grid != f.List()[1].Givens {
		t.Error("the board does not show the chosen one")
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	second := d.Session().Name
	d.Enter([2]int{int(d.Session().UI.Cursor), 1})
	if p := d.Session().Game.Puzzle(); p.Givens != f.List()[1].Givens || !strings.Contains(d.Said, "Puzzle 2 of 3") {
		t.Fatal(p.Title, p.Source, d.Said)
	}
	if f.Next(); d.Session().Game.Puzzle().Givens != f.List()[2].Givens || f.HasNext() {
		t.Error("the next is", d.Session().Game.Puzzle().Title)
	}
	s = NewFilePuzzles(d.App)
	d.Show(s)
	if !s.row(1, 65).Begun || s.row(0, 65).Begun {
		t.Error("the page does not tell which were begun")
	}
	third := d.Session().Name
	if f.Play(1); d.Session().Name != second {
		t.Error("it was begun again")
	}
	if f.Play(2); d.Session().Name == third || !strings.Contains(d.Said, "Puzzle 3 of 3") {
		t.Error("a game in which nothing was done was kept, or its puzzle isn't played:", d.Said)
	}
}

// TestCollectionIsKept: the puzzles of a file go into the library, once.
func TestCollectionIsKept(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := collected(d, manyPuzzles(5))
	for _, said := range []string{"5 puzzles were imported", "5 were there already"} {
		s.keepAll()
		d.Settle()
		if !strings.Contains(d.Said, said) {
			t.Error("said:", d.Said)
		}
		for _, s.tall = range []bool{false, true} { // there is no status line in a tall window
			if s.Update(); strings.Contains(s.note.Text(), said) != s.tall {
				t.Errorf("in a tall window %v: shown is %q", s.tall, s.note.Text())
			}
		}
	}
	d.Close()
	l := NewLibrary(d.App)
	d.Show(l)
	d.Settle()
	if l.Len() != 5 {
		t.Error(l.Len(), "are kept")
	}
}

// TestCollectionReadsWhatIsSeen: of thousands of puzzles only the visible ones are
// painted and rated.
func TestCollectionReadsWhatIsSeen(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := collected(d, manyPuzzles(10000))
	for i := range 9000 {
		s.row(i, 65)
	}
	d.Settle()
	s.row(8999, 65) // to be rated
	d.Settle()
	if n := len(s.rows.Rows); n > 4*screen.WantAtOnce {
		t.Error(n, "puzzles were painted")
	}
	row := s.row(8999, 65)
	if row.Title != fmt.Sprint("Puzzle ", 9000) || !strings.Contains(row.Line, "Easy") || row.Picture == nil {
		t.Errorf("%+v", row)
	}
}

// TestCollectionLeft: rows are no longer read after the screen is closed.
func TestCollectionLeft(t *testing.T) {
	screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) {
		s := collected(d, manyPuzzles(9))
		for i := range 9 {
			s.row(i, 65)
		}
		d.Run()
	})
}

// TestFilePuzzlesShow: the chosen puzzle is the one that can be printed.
func TestFilePuzzlesShow(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	second := strings.NewReplacer("1", "2", "2", "1").Replace(screentest.Easy)
	found, err := session.Reader{}.Read(t.Context(), session.Request{Text: screentest.Easy + "\n" + second}, func(session.Found) {})
	if err != nil {
		t.Fatal(err)
	}
	d.Files().Take(found.Puzzles)
	s := NewFilePuzzles(d.App)
	d.Show(s)
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	want, _ := puzzle.ParseGrid(second)
	if got, err := s.Shows(); err != nil || got.Title != "Puzzle 2" || got.Givens != want {
		t.Errorf("%q %s: %v", got.Title, got.Givens, err)
	}
}
