package session

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// sessionsIn makes Sessions on a folder, and a func that runs the callbacks queued for the
// window.
func sessionsIn(dir string) (*Sessions, func()) {
	queue := make(chan func(), 1000)
	k := &Sessions{Store: store.Games{Dir: dir}, Now: time.Now, Runner: NewRunner(func(f func()) { queue <- f }, nil)}
	return k, func() {
		for range len(queue) { // not what these add, so that a test decides when that runs
			(<-queue)()
		}
	}
}

// begin starts the easy puzzle and enters a digit.
func begin(t *testing.T, k *Sessions) *Session {
	t.Helper()
	g, _ := puzzle.ParseGrid(easy)
	s := k.Begin(k.NewGame(puzzle.Puzzle{Givens: g, Title: "a"}, false), nil)
	s.Keep()
	if err := s.Game.Do(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)}); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestResumeAfterAKill: the game comes back with its last move.
func TestResumeAfterAKill(t *testing.T) {
	dir := t.TempDir()
	k, _ := sessionsIn(dir)
	s := begin(t, k)
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	s.lock.Release() // as the system does
	again, _ := sessionsIn(dir)
	back, damage, err := again.Resume(Opened{})
	if err != nil || damage != nil || back == nil || back.Name != s.Name || back.Game.State() != s.Game.State() {
		t.Fatal(back, damage, err)
	}
	back.Close()
}

// TestResumePassesOver: a game open in another window, a puzzle being typed and an
// unreadable file are not resumed; the last one is reported.
func TestResumePassesOver(t *testing.T) {
	dir := t.TempDir()
	k, _ := sessionsIn(dir)
	s := begin(t, k)
	s.Close()
	held := begin(t, k) // newer
	_ = held.Flush()
	e := k.Entry()
	e.Type(5)
	e.Close()
	broken := filepath.Join(dir, "9-broken"+store.Ext)
	if err := os.WriteFile(broken, []byte("sudoku-desk game 3\ngiv"), 0o600); err != nil {
		t.Fatal(err)
	}
	back, _, err := k.Resume(Opened{})
	if back == nil || back.Name != s.Name || err == nil {
		t.Fatal(back, err)
	}
	if _, _, err := k.Open(held.Name); !errors.Is(err, store.ErrLocked) {
		t.Error("opened twice:", err)
	}
	back.Close()
	held.Close()
}

// TestClosedSessionIsTriedAgain: a game that could not be saved when it was closed is
// saved by Flush as soon as that is possible.
func TestClosedSessionIsTriedAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	k, run := sessionsIn(dir)
	var reported []error
	k.Saved = func(err error) { reported = append(reported, err) }
	s := begin(t, k)
	s.Close()
	run()
	if k.Flush() == nil || len(reported) != 1 || reported[0] == nil || !k.Failing() {
		t.Fatal(reported)
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	if err := k.Flush(); err != nil {
		t.Fatal(err)
	}
	run()
	if g, _, err := k.Store.Load(s.Name, k.Now); err != nil || g.State() != s.Game.State() || k.Failing() {
		t.Error(err, k.Failing())
	}
}

// TestSolutionWaits: a func that waits for the solution is called once when it is known,
// and not at all when the session was closed.
func TestSolutionWaits(t *testing.T) {
	for _, closed := range []bool{false, true} {
		k, run := sessionsIn(t.TempDir())
		s := begin(t, k)
		reported, called := 0, 0
		s.LoadFacts(func() { reported++ })
		if s.OnSolution(func() { called++ }) {
			t.Error("known before it was looked for")
		}
		run()
		if closed {
			s.Close()
		}
		k.Runner.Wait()
		run()
		if want := map[bool]int{false: 1, true: 0}[closed]; called != want || closed == (reported > 0) {
			t.Errorf("closed %v: called %d times, reported %d times", closed, called, reported)
		}
		s.Close()
	}
}

// TestEntryUndo: a change of several moves is one undo, for pencilled digits too.
func TestEntryUndo(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	e := k.Entry()
	defer e.Close()
	e.Type(5)
	e.Mine = true
	e.GoTo(1)
	e.Type(7)
	if p := e.Puzzle(); p.Givens[0] != 5 || p.Entries[1] != 7 || e.Typed() != 2 {
		t.Fatal(p.Givens, p.Entries)
	}
	e.Undo()
	if e.Typed() != 1 {
		t.Error("an own digit takes more than one undo")
	}
	e.Redo()
	if e.Puzzle().Entries[1] != 7 {
		t.Error("it does not come back as one's own")
	}
}

// TestUntouchedPuzzleIsNotKept: of games only those are kept in which something was done, or in whose
// puzzle; a clock that runs is nothing done.
func TestUntouchedPuzzleIsNotKept(t *testing.T) {
	enter := game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)}
	mark, colour := enter, enter
	mark.Action, colour.Action = game.Corner, game.Colour
	for _, tt := range []struct {
		name   string
		origin puzzle.Origin
		play   func(*Session)
		kept   bool
	}{
		{"nothing done", puzzle.Origin{}, func(*Session) {}, false},
		{"pasted", puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted}, func(*Session) {}, false},
		{"typed", puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Typed, Kept: true}, func(*Session) {}, true},
		{"time passes", puzzle.Origin{}, func(s *Session) { s.Game.Clock.Pause(); s.Keep() }, false},
		{"automatic candidates", puzzle.Origin{}, func(s *Session) { _ = s.Game.Do(game.Move{Action: game.SetAuto}) }, false},
		{"a digit", puzzle.Origin{}, func(s *Session) { _ = s.Game.Do(enter) }, true},
		{"a digit undone", puzzle.Origin{}, func(s *Session) { _ = s.Game.Do(enter); s.Game.Undo() }, true},
		{"a mark", puzzle.Origin{}, func(s *Session) { _ = s.Game.Do(mark) }, true},
		{"a colour", puzzle.Origin{}, func(s *Session) { _ = s.Game.Do(colour) }, true},
		{"a hint that was read", puzzle.Origin{}, func(s *Session) { s.Game.ShowHint(game.Hint{Depth: game.HintWhere}) }, true},
		{"a list of steps that was read", puzzle.Origin{}, func(s *Session) { s.Game.ShowDigits(puzzle.CellsOf(1)) }, true},
		{"a savepoint", puzzle.Origin{}, func(s *Session) { s.Game.SetSavepoint("mine") }, true},
		{"named", puzzle.Origin{}, func(s *Session) { s.Describe(puzzle.Puzzle{Title: "mine"}) }, true},
		{"a note", puzzle.Origin{}, func(s *Session) { s.Describe(puzzle.Puzzle{Note: "mine"}) }, true},
		{"of before", puzzle.Origin{}, func(s *Session) { s.Game.SetOrigin(puzzle.Origin{}) }, true},
	} {
		k, _ := sessionsIn(t.TempDir())
		g, _ := puzzle.ParseGrid(easy)
		s := k.Begin(k.NewGame(puzzle.Puzzle{Givens: g, Origin: tt.origin}, false), nil)
		tt.play(s)
		_ = s.Save()
		s.Close() // the program ends, and begins again
		if s, _, err := k.Open(s.Name); err != nil {
			t.Error(tt.name, err)
		} else {
			s.Leave()
		}
		if list, err := k.Store.List(); err != nil || len(list) == 1 != tt.kept {
			t.Errorf("%s: %d games, %v", tt.name, len(list), err)
		}
	}
}

// TestRatingIsKept works out what Sudoku Explainer says once, and reads it from the file
// later; of a game that is closed it keeps nothing.
func TestRatingIsKept(t *testing.T) {
	k, run := sessionsIn(t.TempDir())
	s := begin(t, k)
	s.LoadFacts(func() {})
	s.LoadFacts(func() {}) // the later one counts
	run()
	k.Runner.Wait()
	run()
	f := s.Facts()
	if !f.Explained || s.Game.Rating != f.SE.String() {
		t.Fatalf("%+v, kept %q", f, s.Game.Rating)
	}
	s.Close()
	for _, kept := range []string{f.SE.String(), "9.9/9.9/9.9", "what/ever"} {
		g, _, err := k.Store.Load(s.Name, k.Now)
		if err != nil || g.Rating != f.SE.String() {
			t.Fatalf("read %q, %v", g.Rating, err)
		}
		g.Rating = kept
		again := k.Begin(g, nil)
		again.LoadFacts(func() {})
		run()
		k.Runner.Wait()
		run()
		if got := again.Facts().SE.String(); (got == f.SE.String()) != (kept != "9.9/9.9/9.9") {
			t.Errorf("kept %s, got %v", kept, got)
		}
		again.Close()
	}
}
