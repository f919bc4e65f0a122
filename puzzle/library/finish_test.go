package library

import (
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
		{"20261120-080000-program.sudoku", 8, true, "", Shown},
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
		r, _ := l.Search(t.Context(), Query{})
		if rows, _ := r.Rows(t.Context(), 0, 1); rows[0].State != c.state {
			t.Errorf("after %s: state %v", c.name, rows[0].State)
		}
	}
}

// TestPuzzlesOfGames: the puzzle of a game is found by words, once, and stays in the list of those
// of games when a collection has it.
func TestPuzzlesOfGames(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 5, 0)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	lists := func(when string, of View, known, ofGames int) {
		t.Helper()
		for q, want := range map[Query]int{{Text: "daily"}: known, {}: known, {View: ViewPlayed}: ofGames, {View: of, Text: "daily"}: known} {
			if r := all(t, l, q); r.Len() != want {
				t.Errorf("%s: %+v finds %d, want %d", when, q, r.Len(), want)
			}
		}
	}
	lists("played", ViewBegun, 1, 1)
	given, _ := puzzle.ParseGrid(one)
	p := puzzle.Puzzle{Givens: given, Title: "Of a daily paper"}
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(p), nil); err != nil {
		t.Fatal(err)
	}
	lists("imported", ViewBegun, 1, 1)
	os.Remove(filepath.Join(home, "games", "a.sudoku"))
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	lists("forgotten", Unsolved, 1, 0)
}

// TestBegunInTheMiddle: a game that began in the middle of its puzzle counts for nothing, and takes
// no place from one that began at the start. A program of before didn't know; then it is read anew.
func TestBegunInTheMiddle(t *testing.T) {
	middle := Outcome{Game: "a", Outcome: game.Outcome{Finished: true, Touched: true, InMiddle: true, When: time.Unix(1, 0)}}
	whole := Outcome{Game: "b", Outcome: game.Outcome{Finished: true, Touched: true, When: time.Unix(2, 0)}}
	whole.Rating.Level = puzzle.Easy
	if middle.Counts() || !whole.Counts() || middle.Farther(&whole) || !whole.Farther(&middle) {
		t.Error("it counts")
	}
	if got := UncountedOf([]Outcome{middle, whole}); got != (Uncounted{InMiddle: 1}) {
		t.Errorf("%+v", got)
	}
	home := t.TempDir()
	givens, _ := puzzle.ParseGrid(one)
	g := game.New(puzzle.Puzzle{Givens: givens, Entries: puzzle.Grid{2: 4}}, time.Now)
	_ = g.Do(game.Move{Digit: 6, Cells: puzzle.CellsOf(3)})
	if err := (store.Games{Dir: filepath.Join(home, "games")}).Save("20261121-080000-a.sudoku", g); err != nil {
		t.Fatal(err)
	}
	read := func() bool {
		l := open(t, home)
		defer l.Close()
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		list, err := l.Outcomes(t.Context())
		if err != nil || len(list) != 1 {
			t.Fatal(err, list)
		}
		return list[0].InMiddle
	}
	if !read() {
		t.Error("it isn't known")
	}
	writeAsBefore(t, home, 5)
	if !read() {
		t.Error("it isn't read anew")
	}
}
