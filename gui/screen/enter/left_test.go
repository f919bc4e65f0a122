package enter

import (
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

func TestAloneEnter(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"enter":     func(d *screentest.Desk) { typed(d, screentest.Easy) },
		"typos":     func(d *screentest.Desk) { typed(d, spoiled).Checks.find(true) },
		"two typos": func(d *screentest.Desk) { typed(d, spoiledTwice).Checks.find(true) },
		"compare":   func(d *screentest.Desk) { typed(d, screentest.Easy).Compare() },
		"photo":     func(d *screentest.Desk) { OpenPhoto(d.App, []*session.Shot{shotOf(spoiled, none, doubtful{1, 4, .8})}) },
		"photo again": func(d *screentest.Desk) {
			OpenPhoto(d.App, []*session.Shot{shotOf(screentest.Easy, none)}).Turn()
		},
		"offer": func(d *screentest.Desk) { d.Show(NewOffer(d.App, &screen.Rows{})) },
	})
}

// spoiled is the easy puzzle with 8 for the 3 in r1c3: no two digits clash.
const spoiled = "108000509002109400000704000300502006060000050700803004000401000009205800804000107"

// typed types a puzzle into the entry screen.
func typed(d *screentest.Desk, digits string) *Enter {
	s := NewEnter(d.App)
	d.Show(s)
	s.entry.Change(func(givens, _ *puzzle.Grid) { *givens, _ = puzzle.ParseGrid(digits) })
	s.Checks.analyse()
	return s
}

// TestEntryIsKept: a typed puzzle can be gone on with when the screen is opened again, and
// no file is written if nothing was typed.
func TestEntryIsKept(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Show(NewEnter(d.App))
	name := d.Shown().(*Enter).entry.Name
	d.Close()
	if _, _, err := d.Sessions().Store.Load(name, d.Sessions().Now); err == nil {
		t.Error("an empty entry is written")
	}
	typed(d, spoiled)
	d.Close()
	s := NewEnter(d.App)
	if d.Show(s); s.entry.Typed() != 0 || !s.hasBefore {
		t.Error("a new page has", s.entry.Puzzle().Givens)
	}
	s.GoOnBefore()
	if want, _ := puzzle.ParseGrid(spoiled); s.entry.Puzzle().Givens != want {
		t.Errorf("got %v, want %v", s.entry.Puzzle().Givens, want)
	}
	d.Close()
}
