package window

import (
	"slices"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
)

// started resumes the last game if nothing else was opened at the start and the player
// has not started anything meanwhile. before is the message shown before that.
func (op *opener) started(o *opening, before []widget.Span) {
	said := op.w.status.notice
	if op.w.status.notice = nil; !o.listed && !op.w.Session().HasGame() && op.w.Play().Open() && !op.searching() {
		op.resumeOrBegin()
	}
	op.w.status.notice = slices.Concat(before, op.w.status.notice, said)
}

// resumeOrBegin resumes the last game, and shows where to begin if there is none or it is
// finished.
func (op *opener) resumeOrBegin() {
	if found := op.w.games.resume(session.Opened{}); !found || op.w.HasGame() {
		op.w.offerHome()
	}
}

// offerHome shows where to begin, unless there is an unfinished game: then it says once a
// day where the puzzles of the day are.
func (w *Window) offerHome() {
	today, last := w.Now().Format(time.DateOnly), w.Prefs().String(screen.PrefDay)
	if today != last {
		w.Prefs().SetString(screen.PrefDay, today)
	}
	switch {
	case !w.HasGame() || w.Session().Game.Finished():
		w.Show(screen.NewHome(w.App))
	case last != "" && last != today && len(w.status.notice) == 0:
		w.Say(w.T("home.offer"))
	}
}

// readGame reads the last game, which is long, and resumes it then.
func (op *opener) readGame(name string) {
	op.read(opening{Request: session.Request{Paths: []string{op.w.Store.Path(name)}}, resumes: name})
}

// resumed resumes the game that was read, below what the player has opened meanwhile,
// unless the player has started another game.
func (op *opener) resumed(o *opening, f session.Found) {
	w := op.w
	if w.Session().HasGame() || op.searching() {
		return
	}
	read := session.Opened{Name: o.resumes}
	if len(f.Games) > 0 {
		read = f.Games[0]
	}
	notice := w.status.notice
	w.status.notice = nil
	covered := w.Under(func() { w.games.resume(read) })
	w.status.notice = slices.Concat(notice, w.status.notice)
	if covered {
		w.showTop()
	} else {
		w.offerHome()
	}
}

// searching reports whether a new puzzle is being generated.
func (op *opener) searching() bool {
	_, searching := op.w.Maker().Searching()
	return searching
}
