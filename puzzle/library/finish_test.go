package library

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// solveAt saves a game that was solved at some time, in order of its hour.
func solveAt(t *testing.T, home, name string, hour int, byProgram bool) {
	t.Helper()
	const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	givens, _ := puzzle.ParseGrid(one)
	solved, _ := puzzle.ParseGrid(solution)
	at := time.Date(2026, 11, 23, hour, 0, 0, 0, time.UTC)
	g := game.New(puzzle.Puzzle{Givens: givens}, func() time.Time { return at })
	if byProgram {
		_ = g.Do(game.Move{Action: game.Fill, Grid: solved})
	}
	for c, d := range solved {
		_ = g.Do(game.Move{Digit: d, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	games := store.Games{Dir: filepath.Join(home, "games")}
	if err := games.Save(name, g); err != nil {
		t.Fatal(err)
	}
}

// TestFirstFinish: of several games of a puzzle the one counts in which the player solved it
// first, whichever was begun first.
func TestFirstFinish(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "a")
	givens, _ := puzzle.ParseGrid(one)
	if _, err := l.Add(t.Context(), id, puzzle.Puzzle{Givens: givens}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name      string
		hour      int
		byProgram bool
		first     string
		state     State
	}{
		{"20261120-080000-program.sudoku", 8, true, "", Begun},
		{"20261121-080000-late.sudoku", 20, false, "20261121-080000-late.sudoku", Solved},
		{"20261122-080000-early.sudoku", 9, false, "20261122-080000-early.sudoku", Solved},
		{"20261123-080000-again.sudoku", 21, false, "20261122-080000-early.sudoku", Solved},
	} {
		solveAt(t, home, c.name, c.hour, c.byProgram)
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		list, _ := l.Outcomes(t.Context())
		first := ""
		for _, o := range list {
			if o.Counts() {
				first += o.Game
			}
		}
		if first != c.first {
			t.Errorf("after %s: %q counts, want %q", c.name, first, c.first)
		}
		if e := l.cat.entries[0]; e.state() != c.state {
			t.Errorf("after %s: state %v", c.name, e.state())
		}
	}
}

// TestOutcomesOfBefore: what an index of before says of a game is not believed, since that
// program forgot finishes.
func TestOutcomesOfBefore(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	solveAt(t, home, "a.sudoku", 9, false)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(home, indexName)
	text, err := os.ReadFile(path)
	if err != nil || !bytes.Contains(text, []byte("\noutcome ")) {
		t.Fatal(err, string(text))
	}
	var old []byte
	for line := range bytes.Lines(text) {
		if rest, ok := bytes.CutPrefix(line, []byte("outcome ")); ok {
			rest, _ = body(rest)
			line = appendSum(append([]byte("game "), bytes.Replace(rest, []byte(`"Finished":true`), []byte(`"Finished":false`), 1)...), 0) // as it was written then
		}
		old = append(old, line...)
	}
	if err := os.WriteFile(path, old, 0o600); err != nil {
		t.Fatal(err)
	}
	l = open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	if list, _ := l.Outcomes(t.Context()); len(list) != 1 || !list[0].Finished {
		t.Errorf("%+v", list)
	}
}
