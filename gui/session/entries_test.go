package session

import (
	"os"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// typedEntry types a digit into the first cell of a new grid, saved at that minute.
func typedEntry(t *testing.T, k *Sessions, d puzzle.Digit, minute int) *Entry {
	t.Helper()
	e := k.Entry()
	if e.Typed() != 0 || e.UI.Cursor != 0 {
		t.Fatalf("a new grid has %d digits", e.Typed())
	}
	e.Type(d)
	e.Describe(puzzle.Puzzle{Title: string('0' + rune(d))})
	e.Close()
	at := time.Date(2026, 11, 21, 9, minute, 0, 0, time.UTC)
	if err := os.Chtimes(k.Store.Path(e.Name), at, at); err != nil {
		t.Fatal(err)
	}
	return e
}

// TestTypedGridsAreKept: every grid begins empty, and all that were typed before can be
// gone on with, the last first and round and round; one that was cleared gives its file
// to the next.
func TestTypedGridsAreKept(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	typedEntry(t, k, 1, 1)
	typedEntry(t, k, 2, 3)
	typedEntry(t, k, 3, 2)
	e := k.Entry()
	for i, want := range []puzzle.Digit{2, 3, 1, 2} {
		before := k.EntryBefore(e)
		if before == nil {
			t.Fatalf("step %d: there is none", i)
		}
		e.Close()
		e = before
		if got := e.Puzzle(); got.Givens[0] != want || got.Title != string('0'+rune(want)) {
			t.Errorf("step %d: %d %q, want %d", i, got.Givens[0], got.Title, want)
		}
	}
	e.Clear()
	name := e.Name
	e.Close()
	if e = k.Entry(); e.Name != name || e.Typed() != 0 || e.Game.Puzzle().Title != "" {
		t.Errorf("the next is %s with %d digits, %q", e.Name, e.Typed(), e.Game.Puzzle().Title)
	}
	e.Close()
}

// TestNoGridBefore: there is none in an empty folder, and none that another window has.
func TestNoGridBefore(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	e := k.Entry()
	defer e.Close()
	if b := k.EntryBefore(e); b != nil {
		t.Errorf("%s with %d digits", b.Name, b.Typed())
	}
	e.Type(4)
	_ = e.Flush()
	other := k.Entry()
	defer other.Close()
	if b := k.EntryBefore(other); b != nil || other.Name == e.Name {
		t.Error("the grid of another window is offered")
	}
}

// TestBrokenEntryStays: a file that can't be read is not written over.
func TestBrokenEntryStays(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	path := k.Store.Path(store.EntryName(1))
	if err := os.WriteFile(path, []byte("junk"), 0o600); err != nil {
		t.Fatal(err)
	}
	typedEntry(t, k, 5, 1)
	if b, err := os.ReadFile(path); err != nil || string(b) != "junk" {
		t.Errorf("it has %q, %v", b, err)
	}
}

// TestUnsavedEntryStays: what could not be saved is saved later, and not over what was
// typed after it.
func TestUnsavedEntryStays(t *testing.T) {
	dir := t.TempDir() + "/games"
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	k, _ := sessionsIn(dir)
	for d := puzzle.Digit(1); d <= 2; d++ {
		e := k.Entry()
		e.Type(d)
		e.Close()
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	if err := k.Flush(); err != nil {
		t.Fatal(err)
	}
	k = &Sessions{Store: store.Games{Dir: dir}, Now: k.Now, Runner: k.Runner}
	for n := 1; n <= 2; n++ {
		e := k.openEntry(store.EntryName(n))
		if e == nil || e.Puzzle().Givens[0] != puzzle.Digit(n) {
			t.Fatalf("grid %d is lost", n)
		}
		e.Close()
	}
}
