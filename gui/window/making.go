package window

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/solver/logic"
)

// making is a search for a new puzzle under way.
type making struct {
	since   time.Time
	tried   int
	painted time.Time
}

// levels are those that can be asked for.
func levels() (out []logic.Level) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
		out = append(out, l)
	}
	return out
}

// openNew turns to the page for a new puzzle.
func (w *Window) openNew() {
	w.leaveEntry()
	w.preview = nil
	w.turn(page.NewNew(w.Base(), page.NewFuncs{
		Levels: levels(), Level: w.prefs.Level, Symmetry: w.prefs.Symmetry,
		Choose: func(l logic.Level) {
			w.prefs.SetString(screen.PrefLevel, l.Name())
			w.make()
		},
		SetSymmetry: func(s generator.Symmetry) {
			w.prefs.SetString(screen.PrefSymmetry, s.Name())
			w.Refresh()
		},
		Looking: w.looking, Look: w.make, Stop: w.stopMaking,
		Back: func() { w.stopMaking(); w.backToGame() },
	}))
	w.Refresh()
}

func (w *Window) looking() (time.Time, int, bool) {
	if w.making == nil {
		return time.Time{}, 0, false
	}
	return w.making.since, w.making.tried, true
}

// another makes a puzzle of the order of the last one, where one can see how far
// it is and stop it.
func (w *Window) another() {
	w.openNew()
	w.make()
}

// make looks for a puzzle in the background. The window stays live, and the game
// at hand can be played on, until it is there.
func (w *Window) make() {
	order := generator.Order{Level: w.prefs.Level(), Symmetry: w.prefs.Symmetry(), Seed: rand.Uint64()}
	w.making = &making{since: time.Now()}
	session.Start(w.makeJob, func(ctx context.Context, report func(int)) (generator.Result, error) {
		return generator.Generate(ctx, order, max(1, runtime.NumCPU()-1), report)
	}, w.progress, w.made)
	w.Refresh()
}

// progress repaints at most some twenty times a second.
func (w *Window) progress(tried int) {
	w.making.tried = tried
	if now := time.Now(); now.Sub(w.making.painted) > 50*time.Millisecond {
		w.making.painted = now
		if p, ok := w.page().(*page.New); ok {
			p.Progress()
		}
	}
}

func (w *Window) made(r generator.Result, err error) {
	w.making = nil
	if err != nil {
		w.Warn(w.makingError(err))
		w.Refresh()
		return
	}
	w.Start(r.Puzzle)
}

// makingError says why no puzzle came.
func (w *Window) makingError(err error) string {
	if errors.Is(err, generator.ErrRare) {
		return w.T("new.rare")
	}
	return w.lang.Error(err)
}

// stopMaking ends the search, if there is one.
func (w *Window) stopMaking() {
	if w.making != nil {
		w.makeJob.Stop()
		w.making = nil
		w.Say(w.T("new.stopped"))
	}
	w.Refresh()
}
