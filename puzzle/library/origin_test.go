package library

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestOwnPuzzles: in a month of games the daily and the generated puzzles are found by words of
// each language, and by their month, without being in a collection; also in a library that an
// earlier version wrote.
func TestOwnPuzzles(t *testing.T) {
	home := t.TempDir()
	games := store.Games{Dir: filepath.Join(home, "games")}
	given, _ := puzzle.ParseGrid(one)
	for day := range 31 {
		date := time.Date(2026, 10, 17+day, 8, 0, 0, 0, time.UTC) // to 16 November
		for i, level := range []puzzle.Level{puzzle.Easy, puzzle.Hard} {
			p := puzzle.Puzzle{Givens: relabelled(given, uint64(2*day+i))}
			p.Source = fmt.Sprintf("Sudoku Desk, generated: %s %d", level.Name(), day+1) // as those of before
			if day%2 == 0 {
				game.SetDaily(&p, date.Format(time.DateOnly), level.Name())
			}
			name := fmt.Sprintf("%s-%d.sudoku", date.Format("20060102-150405"), i)
			if err := games.Save(name, game.New(p, func() time.Time { return date })); err != nil {
				t.Fatal(err)
			}
		}
	}
	l := open(t, home)
	look := func(when string) {
		t.Helper()
		for text, want := range map[string]int{
			"generated": 30, "hard generated": 15, "hard generated october": 7, "困难 生成": 15, "生成 11月": 16, `"hard 27"`: 0, `"hard 28"`: 1, `"困难 28"`: 0,
			"daily": 32, "daily october": 16, "daily oct": 16, "每日一题 十月": 16, "daily november hard": 8, "daily 1月": 0, "october 2025": 0,
		} {
			if n := all(t, l, Query{Text: text}).Len(); n != want {
				t.Errorf("%s: %q finds %d, want %d", when, text, n, want)
			}
		}
		if n, played := all(t, l, Query{}).Len(), all(t, l, Query{View: ViewPlayed}).Len(); n != 62 || played != n {
			t.Errorf("%s: %d puzzles, %d of games", when, n, played)
		}
		if r, err := l.Check(t.Context()); err != nil || r.Made || len(r.Faults) > 0 {
			t.Errorf("%s: %+v %v", when, r, err)
		}
	}
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	look("played")
	l.Close()
	sqlFile(t, home, `INSERT INTO found(found, rowid, words) SELECT 'delete', id, words FROM puzzle; UPDATE puzzle SET words=lower(source)||char(10);
		INSERT INTO found(rowid, words) SELECT id, words FROM puzzle; DROP INDEX puzzle_board;
		ALTER TABLE game DROP COLUMN rating; PRAGMA user_version=1`)
	l = open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	look("written by version 1")
}

// TestImportOfPlayed: of an import, the puzzle of a game was there already; it stays one from games,
// and what it is called, while a collection has it.
func TestImportOfPlayed(t *testing.T) {
	home := t.TempDir()
	games := store.Games{Dir: filepath.Join(home, "games")}
	given, _ := puzzle.ParseGrid(one)
	p := puzzle.Puzzle{Givens: given, Origin: puzzle.Origin{Kind: puzzle.OfLevel, Of: "easy", Day: "2026-11-29"}}
	g := game.New(p, time.Now)
	err := g.Do(game.Move{Digit: 4, Cells: puzzle.AllCells.Without(given.Filled())})
	if err = errors.Join(err, games.Save("20261129-080000-0.sudoku", g)); err != nil {
		t.Fatal(err)
	}
	l := open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	c := create(t, l, "c")
	in, err := l.Import(t.Context(), c, seq(puzzle.Puzzle{Givens: relabelled(given, 7)}, puzzle.Puzzle{Givens: given}), nil)
	if err != nil || in.Added != 1 || in.Known != 1 {
		t.Errorf("%+v, %v", in, err)
	}
	names := &Names{Lang: words.English, Title: func(_ words.Lang, p puzzle.Puzzle) string { return p.Origin.Day }}
	for q, want := range map[Query]int{{}: 2, {View: ViewPlayed}: 1, {Collection: c}: 2, {Collection: c, Text: "29", Names: names}: 1} {
		rows, err := all(t, l, q).Rows(t.Context(), 0, 9)
		if err != nil || len(rows) != want {
			t.Errorf("%+v: %d puzzles, want %d, %v", q, len(rows), want, err)
		}
		for _, r := range rows {
			if r.Puzzle.Givens == given && r.Puzzle.Origin != p.Origin {
				t.Errorf("%+v: the origin is %+v", q, r.Puzzle.Origin)
			}
		}
	}
}

// relabelled returns a grid with other digits, for each number others.
func relabelled(g puzzle.Grid, n uint64) puzzle.Grid {
	other := rand.New(rand.NewPCG(n, 1)).Perm(9)
	for c, d := range g {
		if d > 0 {
			g[c] = puzzle.Digit(other[d-1] + 1)
		}
	}
	return g
}
