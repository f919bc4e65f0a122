package window

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/order"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// playBefore puts the fewest games into the store that make an estimate: the easy puzzle under
// other digits, each solved in eight minutes or so.
func (d *desk) playBefore() {
	givens, _ := puzzle.ParseGrid(easy)
	solution, _ := puzzle.ParseGrid(easySolution)
	for i := range estimate.Least {
		other := func(digit puzzle.Digit) puzzle.Digit {
			if digit = (digit-1+puzzle.Digit(i))%9 + 1; i >= 9 {
				return 10 - digit
			}
			return digit
		}
		var of puzzle.Grid
		for c := range givens.Filled().All() {
			of[c] = other(givens[c])
		}
		now := time.Date(2026, 11, 1+i, 9, 0, 0, 0, time.UTC)
		g := game.New(puzzle.Puzzle{Givens: of}, func() time.Time { return now })
		for c, digit := range solution {
			if of[c] == 0 {
				now = now.Add(10 * time.Second)
				_ = g.Do(game.Move{Action: game.Enter, Digit: other(digit), Cells: puzzle.CellsOf(puzzle.Cell(c))})
			}
		}
		if err := d.Store.Save(fmt.Sprintf("202611%02d-090000%s", 1+i, store.Ext), g); err != nil {
			d.t.Fatal(err)
		}
	}
}

// openTimes opens the page for new puzzles when it says how long they take.
func (d *desk) openTimes() {
	d.playBefore()
	d.openFewer()
	d.until(func() bool { return d.page().(*order.New).Timed() })
}

// TestTimes: the page for new puzzles says how long they take, in the status line where it has
// no room.
func TestTimes(t *testing.T) {
	d := play(t)
	d.app.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("difficulty=easy symmetry=none"))
	d.openTimes()
	for _, text := range []float64{1, 2} {
		d.app.Prefs().SetFloat(screen.PrefText, text)
		d.rebuild()
		d.win.Resize(fyne.NewSize(760, 500))
		d.work()
		d.app.ClearMessage()
		p := d.page().(*order.New)
		if said := statusText(d); p.Crowded() != (text == 2) || strings.HasPrefix(said, "Easy takes you ") != p.Crowded() {
			t.Errorf("%v: %q, crowded: %v", text, said, p.Crowded())
		}
	}
}

// statusText returns the line under the board.
func statusText(d *desk) (text string) {
	for _, s := range d.status.statusLine() {
		text += s.Text
	}
	return text
}
