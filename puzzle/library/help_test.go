package library

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// writeAsBefore leaves of the games what a program of before had, which wrote version of the tables.
func writeAsBefore(t *testing.T, home string, version int) {
	t.Helper()
	const outcome = `{"Game":"a.sudoku","Finished":true}`
	sqlFile(t, home, fmt.Sprintf("UPDATE game SET outcome='%s', sum=%d; ALTER TABLE game DROP COLUMN rating; PRAGMA user_version=%d", outcome, sumOf(outcome), version))
}

// TestOutcomeHelp: how deep the hints of a game went is read from its file; of one that a program
// of before read, when it is read anew.
func TestOutcomeHelp(t *testing.T) {
	home := t.TempDir()
	givens, _ := puzzle.ParseGrid(one)
	g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
	g.ShowHint(game.Hint{Depth: game.HintName, Technique: "naked-single", About: "a"})
	_ = g.Do(game.Move{Digit: 4, Cells: puzzle.CellsOf(2)})
	games := store.Games{Dir: filepath.Join(home, "games")}
	if err := games.Save("20261121-080000-a.sudoku", g); err != nil {
		t.Fatal(err)
	}
	l := open(t, home)
	look := func(when string, all bool, depth game.Depth) {
		t.Helper()
		list, err := l.Outcomes(t.Context())
		if err != nil || len(list) != 1 || list[0].AllHints != all || list[0].Depth != depth {
			t.Errorf("%s: %v %+v", when, err, list)
		}
	}
	sync := func() {
		t.Helper()
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	sync()
	look("read", true, game.HintName)
	l.Close()
	writeAsBefore(t, home, 4)
	l = open(t, home)
	if list, err := l.Outcomes(t.Context()); err != nil || len(list) > 0 || l.Fault() != nil {
		t.Error("a line of before is read", err, list)
	}
	sync()
	look("read anew", true, game.HintName)
}
