package window

import (
	"fmt"
	"sudoku/gui/screen/results"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// TestDoneFits: everything on the finish has its room, with all that it can say.
func TestDoneFits(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for i := range 2 {
		d.fits("finish", i, d.showDoneAll)
		d.fits("finish, looking back", i, d.showDoneLook)
	}
}

// showDoneAll shows the finish of a daily puzzle with all that it can say: there are games
// enough for the strip.
func (d *desk) showDoneAll() {
	d.t.Helper()
	for i := range 14 {
		d.finishedGame(i)
	}
	p := puzzle.Puzzle{Givens: relabelled(d.app.Session().Game.Puzzle().Givens, 5)}
	game.SetDaily(&p, d.now.Format(time.DateOnly), "easy")
	d.app.Start(p)
	for c, digit := range d.app.Session().Solved().Found[0] {
		d.app.Play().Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	d.until(func() bool { return d.app.Session().Facts().Whole() })
	s := results.NewDone(d.app)
	d.app.Show(s)
	d.until(s.Ready)
}

// showDoneLook is showDoneAll with the line of moves.
func (d *desk) showDoneLook() {
	d.showDoneAll()
	d.keys("ctrl+z ctrl+z")
}

// finishedGame stores a finished game of a puzzle as hard as the easy one.
func (d *desk) finishedGame(i int) {
	d.t.Helper()
	now := d.now.Add(time.Duration(i-40) * 24 * time.Hour)
	solution, _ := puzzle.ParseGrid(easySolution)
	givens, _ := puzzle.ParseGrid(easy)
	givens, solution = relabelled(givens, i%9), relabelled(solution, i%9)
	if i >= 9 { // rows 1 and 2 change places
		for c := range 9 {
			givens[c], givens[c+9] = givens[c+9], givens[c]
			solution[c], solution[c+9] = solution[c+9], solution[c]
		}
	}
	g := game.New(puzzle.Puzzle{Givens: givens}, func() time.Time { return now })
	for c, digit := range solution {
		now = now.Add(time.Duration(i+1) * time.Second)
		_ = g.Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	if err := d.Store.Save(store.Games{}.NewName(now), g); err != nil || !g.Finished() {
		d.t.Fatal(fmt.Sprint(i, err))
	}
}

// relabelled returns a grid whose digits are moved on by so many.
func relabelled(g puzzle.Grid, by int) puzzle.Grid {
	for c, digit := range g {
		if digit != 0 {
			g[c] = (digit-1+puzzle.Digit(by))%9 + 1
		}
	}
	return g
}
