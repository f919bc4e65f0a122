package library

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// imported shows the library with the puzzles of a text, imported from a file of a name.
func imported(d *screentest.Desk, name, text string) *Library {
	d.T.Helper()
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	s.Import([]string{write(d.T, name, text)})
	d.Settle()
	return s
}

// write writes a file and returns its path.
func write(t testing.TB, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// tag gives the chosen puzzles the tags of a text, as a person does.
func (s *Library) tag(text string) {
	s.AskTags()
	s.foot.form.field.Fill(text)
	s.foot.form.answer()
}

// titles returns the titles of what is listed.
func (s *Library) titles() string {
	var list []string
	for i := range s.Len() {
		list = append(list, s.list.row(i).title)
	}
	return strings.Join(list, ", ")
}

func TestLibrary(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "paper.txt", manyPuzzles(3)+"12345\n"+screentest.Harder+"\n")
	if s.Len() != 4 || !strings.Contains(d.Said, "1 could not be read") && s.toRate == 0 {
		t.Fatal(s.Len(), d.Said)
	}
	if got := s.list.row(0); got.level == "" || got.se == "" || got.state != library.New || got.source != "2 equivalent, paper" && got.source != "paper" {
		t.Errorf("%+v", got)
	}
	s.reader.typed("1 puzzle")
	d.Settle()
	if s.titles() != "Puzzle 1" {
		t.Errorf("found: got %q, want %q", s.titles(), "Puzzle 1")
	}
	s.reader.typed("nowhere")
	d.Settle()
	if s.Len() != 0 || !strings.Contains(s.shown.empty, "nowhere") || s.cursor != -1 {
		t.Error("found:", s.titles(), s.shown.empty)
	}
	s.reader.typed("")
	d.Settle()
	at := s.cursor
	s.play()
	if d.Shown() != nil || d.Session().Game.Puzzle().Source != "paper" {
		t.Error("not opened:", d.Session().Game.Puzzle(), at)
	}
}

// TestLibraryChoice: the arrows move the cursor, Shift chooses what they pass, Ctrl+Space one.
func TestLibraryChoice(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(9))
	for _, step := range []struct {
		row    int
		how    Choosing
		chosen int
	}{
		{0, ChooseAlone, 1}, {2, ChooseMove, 1}, {2, ChooseToggle, 1}, {4, ChooseMove, 1}, {4, ChooseToggle, 2},
		{6, ChooseTo, 3}, {3, ChooseTo, 2}, {3, ChooseToggle, 1}, {5, ChooseAll, 9}, {5, ChooseNone, 1},
		{7, ChooseAlone, 1}, {99, ChooseAlone, 1},
	} {
		s.Choose(step.row, step.how)
		if got := len(s.chosen()); got != step.chosen {
			t.Errorf("row %d by %d: %d chosen, want %d", step.row, step.how, got, step.chosen)
		}
	}
	if s.cursor != 7 {
		t.Errorf("the cursor is at: got %v, want %v", s.cursor, 7)
	}
}

// TestLibraryEdits: what is changed is shown, and is taken back in the order it was made.
func TestLibraryEdits(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(4))
	s.Choose(0, ChooseAll)
	s.tag("november, to print,november")
	d.Settle()
	if r, _ := s.rowAt(2); len(r.Tags) != 2 {
		t.Error("tags:", r.Tags)
	}
	s.Choose(1, ChooseAlone)
	s.moveToNew(s.chosen(), "Kept")
	d.Settle()
	s.Choose(0, ChooseAlone)
	s.Remove()
	d.Settle()
	if s.Len() != 3 || !strings.Contains(d.Said, "1 puzzle was removed") || len(s.collections) != 6 {
		t.Error(s.Len(), d.Said, s.collections)
	}
	for range 3 {
		s.Undo()
		d.Settle()
	}
	r, _ := s.rowAt(0)
	if s.Len() != 4 || len(r.Tags) != 0 || s.CanUndo() || s.collections[1].n+s.collections[2].n != 4 || s.collections[1].n != 0 && s.collections[2].n != 0 {
		t.Error("undone:", s.Len(), r.Tags, s.collections)
	}
}

// TestLibraryDiscards: when the collection that is shown is removed, all puzzles are shown, and
// not none; also when another program has removed it.
func TestLibraryDiscards(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "first.txt", manyPuzzles(4))
	s.Import([]string{write(t, "second.txt", manyPuzzles(3))})
	d.Settle()
	for _, remove := range []func(){
		func() { menuItem(t, s, "library.discard").Run() },
		func() {
			if _, err := s.lib.Remove(t.Context(), s.here().id); err != nil {
				t.Fatal(err)
			}
			s.reader.typed("")
		},
	} {
		s.collect(2)
		d.Settle()
		if s.here().name != "second" || s.Len() != 3 {
			t.Fatal(s.here(), s.Len())
		}
		remove()
		d.Settle()
		if s.at != 0 || s.Len() != 4 || s.shown.count != "4 puzzles" || s.shown.empty != "" {
			t.Errorf("after the removal %q lists %d puzzles: %s %s", s.here().name, s.Len(), s.shown.count, s.shown.empty)
		}
		if s.CanUndo() {
			s.Undo()
			d.Settle()
		}
	}
}

// menuItem returns the item of the collections' menu of a key.
func menuItem(t *testing.T, s *Library, key string) page.MenuItem {
	t.Helper()
	for _, it := range s.collectionMenu() {
		if it.Text == s.app.Base().T(key) {
			return it
		}
	}
	t.Fatal("no item", key)
	return page.MenuItem{}
}

// TestLibraryCopies: a duplicate is not called by the name of a copy, which only symmetry makes
// the same.
func TestLibraryCopies(t *testing.T) {
	turned := []byte(screentest.Easy)
	for i := range 81 {
		turned[i%9*9+i/9] = screentest.Easy[i]
	}
	for _, tt := range []struct{ text, want string }{
		{screentest.Easy, ""},
		{"first " + screentest.Easy + "\nsecond " + screentest.Easy + "\n", "1 duplicate, "},
		{screentest.Easy + "\n" + string(turned), "1 copy, "},
		{"first " + screentest.Easy + "\nsecond " + screentest.Easy + "\n" + string(turned), "1 duplicate, 1 copy, "},
	} {
		t.Run(tt.want, func(t *testing.T) { // the folder of a library is that of its test
			d := screentest.NewDesk(t, screentest.Easy)
			s := imported(d, "list.txt", tt.text+"\n")
			if last := s.list.row(s.Len() - 1); last.source != tt.want+"list" {
				t.Errorf("%q: %q", tt.text, last.source)
			}
			d.Close()
		})
	}
}

// TestLibraryMerges: a puzzle is merged with those that only look different.
func TestLibraryMerges(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(5)+screentest.Harder+"\n") // the digits of the first are exchanged
	if r, _ := s.atCursor(); s.collections[len(s.collections)-1].n != 5 || r.Copies != 4 && r.Copies != 0 {
		t.Fatal("duplicates:", s.collections, r.Copies)
	}
	s.collect(len(s.collections) - 1)
	d.Settle()
	s.Merge()
	d.Settle()
	if s.Len() != 0 || s.collections[0].n != 2 {
		t.Error("merged:", s.collections)
	}
	s.Undo()
	d.Settle()
	if s.collections[0].n != 6 {
		t.Error("undone:", s.collections)
	}
}

// TestLibraryPrints: the chosen puzzles are on the page for printing.
func TestLibraryPrints(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(5))
	s.Choose(1, ChooseAlone)
	s.Choose(3, ChooseTo)
	s.reader.print()
	d.Settle()
	p, ok := d.Shown().(*paper.Print)
	if !ok || p.Order.From != paper.FromFiles || d.Files().Count() != 3 {
		t.Fatalf("%T, %d puzzles", d.Shown(), d.Files().Count())
	}
}

// TestLibraryPressedEarly: what is pressed before the library is read is done when it is.
func TestLibraryPressedEarly(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	imported(d, "list.txt", manyPuzzles(5))
	s := NewLibrary(d.App)
	d.Show(s)
	s.Choose(0, ChooseAll)
	paper.PrintShown(d.App, false)
	d.Settle()
	if _, ok := d.Shown().(*paper.Print); !ok || d.Files().Count() != 5 {
		t.Fatalf("%T, %d puzzles", d.Shown(), d.Files().Count())
	}
}

// TestLibraryScrolls: of many puzzles only those are read that are painted.
func TestLibraryScrolls(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(9))
	for i := range 100 {
		for k := range 3 { // as if there were thousands
			s.chunks[i+1] = s.chunks[0]
			_ = s.list.row(k)
		}
	}
	s.want = nil
	delete(s.chunks, 0)
	if !s.list.row(3).unread {
		t.Fatal("it was read at once")
	}
	d.Settle()
	if s.list.row(3).unread || len(s.chunks) > maxChunks {
		t.Error(len(s.chunks), "parts are kept")
	}
}

// TestLibraryLeft: nothing goes on after the screen is closed.
func TestLibraryLeft(t *testing.T) {
	screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) {
		d.Show(NewLibrary(d.App))
	})
}

// TestLibraryCursorStays: where the player puts the cursor while a search still counts, it stays.
func TestLibraryCursorStays(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := imported(d, "list.txt", manyPuzzles(100))
	found := finding{s.result, s.chunks[0]}
	s.reader.sought = s.id(3)
	s.reader.showFound(found, true)
	if s.cursor != 3 {
		t.Fatalf("the cursor is at %d, its puzzle at 3", s.cursor)
	}
	s.Choose(5, ChooseMove)
	s.reader.showFound(found, false)
	if s.cursor != 5 {
		t.Errorf("the cursor went from 5 to %d", s.cursor)
	}
}

// TestLibraryTable: a table of puzzles has a name for each column, and a line for each puzzle.
func TestLibraryTable(t *testing.T) {
	p := puzzle.Puzzle{Title: "=1+1", Source: "Courier, evening"}
	p.Givens, _ = puzzle.ParseGrid(screentest.Easy)
	rows := []library.Row{{Collection: 7, Puzzle: p, Tags: []string{"a", "b"}, Rating: library.Rating{Level: puzzle.Hard, Score: 580, Hardest: "x-wing", SE: 4.4}}}
	var b strings.Builder
	if err := writeTable(&b, rows, map[library.CollectionID]string{7: "Paper"}); err != nil {
		t.Fatal(err)
	}
	table, err := csv.NewReader(strings.NewReader(b.String())).ReadAll()
	if err != nil || len(table) != 2 {
		t.Fatal(b.String(), err)
	}
	for i, want := range map[string]string{"collection": "Paper", "title": "'=1+1", "source": "Courier, evening", "score": "580",
		"technique": "x-wing", "se": "4.4", "tags": "a,b", "state": "new"} {
		if at := slices.Index(table[0], i); at < 0 || table[1][at] != want {
			t.Errorf("%s: %q", i, table)
		}
	}
}

// TestGivensOf: what has no givens isn't symmetric, and a small board is turned about its own middle.
func TestGivensOf(t *testing.T) {
	given := func(shape *puzzle.Shape, cells ...puzzle.Cell) *puzzle.Puzzle {
		p := &puzzle.Puzzle{Shape: shape}
		for _, c := range cells {
			p.Givens[c] = 1
		}
		return p
	}
	for _, tt := range []struct {
		of   *puzzle.Puzzle
		want string
	}{
		{given(nil), "0"},
		{given(nil, puzzle.CellAt(0, 1), puzzle.CellAt(8, 7)), "2, symmetric: half-turn"},
		{given(puzzle.Mini6, puzzle.CellAt(0, 1), puzzle.CellAt(5, 4)), "2, symmetric: half-turn"},
		{given(puzzle.Mini6, puzzle.CellAt(0, 1), puzzle.CellAt(5, 3)), "2, not symmetric"},
	} {
		if got := givensOf(words.English, tt.of); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
}

// TestLibraryUnreadable: where the library can't be read, the page says why and what can be done, and
// not that it is being opened, or empty.
func TestLibraryUnreadable(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	path := filepath.Join(filepath.Dir(d.Sessions().Store.Dir), "library.db")
	if err := os.WriteFile(path, []byte(strings.Repeat("garbage\n", 2000)), 0o600); err != nil {
		t.Fatal(err)
	}
	s := NewLibrary(d.App)
	d.Show(s)
	check := func(when string) {
		t.Helper()
		r := s.report(s.Lang)
		if r.count != "" || !strings.Contains(r.empty, "library check --repair") || r.collections[0].count != "" {
			t.Errorf("%s: %q, %q, %v", when, r.count, r.empty, r.collections)
		}
	}
	d.Settle()
	check("damaged before")
	s.result, s.fault = nil, nil
	s.reader.failed(library.ErrDamaged)
	check("damaged since")
}

// TestLibraryDamageSaid: as long as the page is shown it says what is damaged and what can be done, and counts.
func TestLibraryDamageSaid(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	s.damage = &library.DamageError{Name: "Papers", Lines: 2}
	for _, want := range []string{"Papers", "library check --repair"} {
		if got := s.status(s.Lang); !strings.Contains(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}
