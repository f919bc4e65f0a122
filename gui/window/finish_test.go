package window

import (
	"strings"
	"testing"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/results"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// finish types the solution of the easy puzzle.
func (d *desk) finish() {
	for c := range puzzle.Cell(81) {
		if d.app.Session().Game.State().Grid[c] == 0 {
			d.app.Session().UI.Cursor, d.app.Session().UI.Selected = c, puzzle.CellsOf(c)
			d.keys(easySolution[c : c+1])
		}
	}
}

// TestRestartAtTheStart: where Undo has nothing to return to, there is no restart.
func TestRestartAtTheStart(t *testing.T) {
	for keys, can := range map[string]bool{"right 4 ctrl+z": false, "right 4": true} {
		d := play(t)
		d.home()
		d.keys(keys)
		a := d.action("restart")
		if a.CanRun() != can {
			t.Fatalf("%s: can be begun again: %v", keys, !can)
		}
		if can {
			a.Run()
			d.says("Undo returns to where you were.")
		}
	}
}

// TestFinishedBoard: keys, Delete, the line of moves, restart, review and branches leave the
// result of a finished game as it is, on the screen and on the disk.
func TestFinishedBoard(t *testing.T) {
	for _, c := range []struct {
		do   string
		says string
		run  func(*desk)
	}{
		{"7", "finished", nil},
		{"del", "finished", nil},
		{"shift+7", "finished", nil},
		{"ctrl+z 7", "finished", nil},
		{"ctrl+z ctrl+z ctrl+y del", "finished", nil},
		{"ctrl+m ctrl+g ctrl+shift+k 7", "finished", nil},
		{"esc esc 7", "finished", nil},
		{"slider", "Looking back at the start", func(d *desk) { d.app.Play().History().GoTo(0) }},
		{"restart", "Undo returns", func(d *desk) { d.app.Play().History().Restart() }},
		{"solve", "finished", func(d *desk) { d.keys("ctrl+z"); screen.Solve(d.app) }},
		{"drop", "finished", func(d *desk) { d.app.Play().Move(game.Move{Action: game.SetAuto}) }},
	} {
		d := play(t)
		d.now = d.now.Add(time.Minute)
		d.finish()
		name, before := d.app.Session().Name, d.app.Session().Game.Outcome()
		if before.Elapsed != time.Minute || !before.When.Equal(d.now) {
			t.Fatalf("%+v", before)
		}
		d.now = d.now.Add(time.Hour)
		d.keys("") // nothing
		if c.run != nil {
			c.run(d)
		} else {
			d.keys(c.do)
		}
		d.says(c.says)
		if _, ok := d.page().(*results.Done); !ok {
			t.Errorf("%s: %T is shown", c.do, d.page())
		}
		if got := d.app.Session().Game.Outcome(); got != before {
			t.Errorf("%s: %+v, was %+v", c.do, got, before)
		}
		d.app.Session().Save()
		g, _, err := d.Store.Load(name, d.Now)
		if err != nil || g.Outcome().Elapsed != before.Elapsed || g.Outcome().Moves != 51 || g.State().Grid.String() != easySolution {
			t.Errorf("%s: on the disk is %v %+v", c.do, err, g.Outcome())
		}
	}
}

// TestPlayAgain: another attempt is a game of its own, and what is tried from a finished one
// is a copy; the finished game stays.
func TestPlayAgain(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(*desk)
		moves int
		clock time.Duration
	}{
		{"again", func(d *desk) { d.action("playagain").Run() }, 0, 0},
		{"from here", func(d *desk) { d.app.Play().History().GoTo(3); d.action("tryhere").Run() }, 3, time.Minute},
		{"review", func(d *desk) {
			results.OpenReview(d.app)
			r := d.app.Top().(*results.Review)
			d.until(r.Ready)
			d.keys(strings.Repeat("right ", 50))
			r.Try()
		}, 50, time.Minute},
	} {
		d := play(t)
		d.now = d.now.Add(time.Minute)
		d.finish()
		name, before := d.app.Session().Name, d.app.Session().Game.Outcome()
		d.now = d.now.Add(time.Minute)
		c.do(d)
		g := d.app.Session().Game
		if at, of := g.MoveNumber(); d.app.Session().Name == name || at != of || at != c.moves || g.Clock.Elapsed() != c.clock || g.Finished() || d.page() != page.Page(d.app.Play()) {
			t.Errorf("%s: at %d of %d, %v, %T", c.name, at, of, g.Clock.Elapsed(), d.page())
		}
		old, _, err := d.Store.Load(name, d.Now)
		if err != nil || old.Outcome().Elapsed != before.Elapsed || !old.Finished() {
			t.Errorf("%s: before: %v %+v", c.name, err, old.Outcome())
		}
	}
}
