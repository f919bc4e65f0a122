//go:build e2e && pictures && !headless

package gui_test

import (
	"path/filepath"
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/solver"
)

// results are the times, in seconds, of the hard games before that of the picture of a finish.
var results = []int{
	1130, 1250, 1345, 1370, 1390, 1405, 1420, 1440, 1452, 1468, 1480, 1500, 1512, 1530, 1545, 1560, 1572, 1590, 1604, 1620,
	1635, 1650, 1668, 1690, 1702, 1725, 1740, 1760, 1790, 1808, 1830, 1865, 1890, 1930, 1975, 2020, 2090, 2160, 2290, 2420,
}

// dailyResults are the daily puzzles that were solved in the week of the picture: the day of the
// month, the level and the seconds.
var dailyResults = []struct {
	day   int
	level string
	took  int
}{
	{16, "easy", 200}, {16, "medium", 700}, {16, "hard", 1610}, {16, "unfair", 3000}, {16, "extreme", 5000},
	{17, "medium", 640}, {17, "hard", 1700}, {17, "unfair", 2900}, {17, "extreme", 4500},
	{18, "medium", 610}, {18, "hard", 1500}, {18, "unfair", 3100},
	{20, "medium", 640}, {20, "hard", 1700}, {20, "unfair", 2900},
	{21, "easy", 252}, {21, "medium", 595},
}

// keepResults saves finished games: forty hard ones, and daily puzzles of the week.
func (s *screen) keepResults(dir string) {
	p := s.load(filepath.Join("testdata", "finish.sudoku")).Puzzle()
	hard := p.Givens
	for i, took := range results {
		p := puzzle.Puzzle{Givens: relabelled(hard, i+1)}
		s.keepResult(dir, p, noon.AddDate(0, 0, -60+i), took)
	}
	for i, d := range dailyResults {
		at := time.Date(2026, 11, d.day, 8, i, 0, 0, time.UTC)
		p := puzzle.Puzzle{Givens: relabelled(s.load(filepath.Join("testdata", "done.sudoku")).Puzzle().Givens, i)}
		game.SetDaily(&p, at.Format(time.DateOnly), d.level)
		s.keepResult(dir, p, at, d.took)
	}
}

// keepResult saves a game that was begun at a time and solved in so many seconds.
func (s *screen) keepResult(dir string, p puzzle.Puzzle, begun time.Time, took int) {
	now := begun
	g := game.New(p, func() time.Time { return now })
	solution, _ := new(solver.Searcher).First(&p.Givens)
	now = begun.Add(time.Duration(took) * time.Second)
	for c := range puzzle.AllCells.Without(p.Givens.Filled()).All() {
		_ = g.Do(game.Move{Action: game.Enter, Digit: solution[c], Cells: puzzle.CellsOf(c)})
	}
	games := store.Games{Dir: dir}
	if err := games.Save(games.NewName(begun), g); err != nil || !g.Finished() {
		s.Fatal(err, g.Finished())
	}
}

// relabelled returns the i-th of 72 puzzles that are as hard as one: its digits moved on, and rows
// of a band in another order.
func relabelled(g puzzle.Grid, i int) puzzle.Grid {
	for c, d := range g {
		if d != 0 {
			g[c] = (d-1+puzzle.Digit(i%9))%9 + 1
		}
	}
	for band := range 3 {
		if i/9>>band&1 == 1 {
			rows := g[27*band : 27*band+18]
			copy(rows, slices.Concat(rows[9:], rows[:9]))
		}
	}
	return g
}
