package library

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

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
	list, _ := l.Outcomes(t.Context())
	text, _ := json.Marshal(list[0])
	for _, part := range []string{`"Depth":2,`, `"AllHints":true,`} {
		text = bytes.Replace(text, []byte(part), nil, 1)
	}
	if err := l.transact(t.Context(), func(c *change) error {
		_, err := c.exec("UPDATE game SET outcome=?, sum=?", text, sumOf(text))
		return err
	}); err != nil {
		t.Fatal(err)
	}
	look("as a program of before read it", false, game.UnknownDepth)
	l.Close()
	sqlFile(t, home, "PRAGMA user_version=4")
	l = open(t, home)
	sync()
	look("read anew", true, game.HintName)
}
