package library

import (
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/screen/table"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
)

// TestLibraryUnderFiles: from the puzzles of a file that was opened over the library Back leads there, and a puzzle
// that is played closes both.
func TestLibraryUnderFiles(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Pages.ListFile = func() { ShowFilePuzzles(d.App) }
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	g, _ := puzzle.ParseGrid(screentest.Easy)
	read := session.PuzzlesOf([]puzzle.Puzzle{{Givens: g}, {Givens: g}})
	for range 2 { // the second time in the place of the first
		d.Files().Begin()
		d.Files().Found(read, false)
	}
	if d.Back(); d.Top() != screen.Screen(s) {
		t.Errorf("Back leads to %T", d.Top())
	}
	d.Files().Begin()
	d.Files().Found(read, false)
	d.Files().Play(0)
	if d.Settle(); d.Shown() != nil || !s.Closed() {
		t.Errorf("%T is shown", d.Shown())
	}
}

// TestLibraryHasTyped: title and author that are typed for a puzzle of a collection are in the library, too.
func TestLibraryHasTyped(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	to, err := s.lib.Create(t.Context(), "Papers")
	p := d.Session().Game.Puzzle()
	p.Title, p.Source = "No 1", "The Paper"
	if err == nil {
		_, err = s.lib.Add(t.Context(), to.ID, p)
	}
	if err != nil {
		t.Fatal(err)
	}
	d.Start(p)
	details := table.NewDetails(d.App, d.Session())
	d.ShowOver(details)
	typeDetail(details, 0, "Evening")
	typeDetail(details, 1, "Ada")
	d.Back()
	d.Settle()
	found, err := s.lib.Search(t.Context(), library.Query{Collection: to.ID})
	if err != nil {
		t.Fatal(err)
	}
	rows, err := found.Rows(t.Context(), 0, found.Len())
	if err != nil || len(rows) != 1 || rows[0].Puzzle.Title != "Evening" || rows[0].Puzzle.Author != "Ada" || rows[0].Puzzle.Source != "The Paper" {
		t.Error(rows, err)
	}
}

// TestLibraryShownAgain: the list has the title that was typed over it, and isn't read again where nothing was
// changed.
func TestLibraryShownAgain(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Start(d.Session().Game.Puzzle())
	if err := d.Session().Game.Do(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)}); err != nil {
		t.Fatal(err)
	}
	if err := d.Session().Save(); err != nil {
		t.Fatal(err)
	}
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	if s.Len() != 1 {
		t.Fatal("not listed:", s.Len())
	}
	details := table.NewDetails(d.App, d.Session())
	d.ShowOver(details)
	typeDetail(details, 0, "Evening")
	d.Back()
	d.Settle()
	if got := s.titles(); got != "Evening" {
		t.Errorf("the list has %q", got)
	}
	d.ShowTop() // with the rating that was found behind it
	d.Settle()
	was := s.result
	d.ShowOver(table.NewDetails(d.App, d.Session()))
	d.Back()
	if d.Settle(); s.result != was {
		t.Error("it searches again, and nothing was changed")
	}
	if _, err := s.lib.Create(t.Context(), "new"); err != nil {
		t.Fatal(err)
	}
	d.ShowTop()
	if d.Settle(); s.result == was {
		t.Error("it doesn't show what was changed")
	}
}

// TestLibraryTitles: a puzzle of several games is called by one of them.
func TestLibraryTitles(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.TitledGames()
	d.Library().Use(func(l *library.Library, err error) {
		if err == nil {
			err = l.Sync(t.Context())
		}
		found, bad := l.Search(t.Context(), library.Query{View: library.ViewPlayed})
		if err != nil || bad != nil {
			t.Fatal(err, bad)
		}
		rows, err := found.Rows(t.Context(), 0, found.Len())
		if len(rows) != 1 || err != nil { // they are all of one puzzle
			t.Fatal(rows, err)
		}
		if got := (libraryRow{Row: rows[0]}).title(d.Page.Lang); got != "mine" && rows[0].Puzzle.Origin.Kind == "" {
			t.Errorf("the library calls it %q", got)
		}
	})
	d.Settle()
}

// typeDetail types a text into a field of the page with a puzzle's details, counted from 0.
func typeDetail(s *table.Details, field int, text string) {
	for _, o := range s.Objects() {
		if e, ok := o.(*page.TextEntry); ok {
			if field == 0 {
				e.SetText(text)
			}
			field--
		}
	}
}
