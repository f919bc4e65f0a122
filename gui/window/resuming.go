package window

import (
	"slices"
	"sudoku/gui/screen/home"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// started resumes the last game if nothing else was opened at the start and the player
// has not started anything meanwhile. before is the message shown before that.
func (op *opener) started(o *opening, before []remark) {
	said := op.status.notice
	if op.status.notice = nil; !o.listed && !op.app.Session().HasGame() && op.app.Play().Open() && !op.searching() {
		op.resumeOrBegin()
	}
	op.status.notice = slices.Concat(before, op.status.notice, said)
}

// offerRest asks whether to complete a restore that was cut off.
func (op *opener) offerRest() {
	if s := home.NewRestoreAgain(op.app); s != nil {
		op.app.Push(s)
	}
}

// resumeOrBegin resumes the last game, and shows where to begin if there is none or it is
// finished.
func (op *opener) resumeOrBegin() {
	if found := op.games.resume(session.Opened{}); !found || op.app.HasGame() {
		op.offerHome()
	}
}

// readGame reads the last game, which is long, and resumes it then.
func (op *opener) readGame(name string) {
	op.read(opening{Request: session.Request{Paths: []string{op.app.Sessions().Store.Path(name)}}, resumes: name})
}

// resumed resumes the game that was read, below what the player has opened meanwhile,
// unless the player has started another game.
func (op *opener) resumed(o *opening, f session.Found) {
	if op.app.Session().HasGame() || op.searching() {
		return
	}
	read := session.Opened{Name: o.resumes}
	if len(f.Games) > 0 {
		read = f.Games[0]
	}
	notice := op.status.notice
	op.status.notice = nil
	covered := op.app.Under(func() { op.games.resume(read) })
	op.status.notice = slices.Concat(notice, op.status.notice)
	if covered {
		op.app.ShowTop()
	} else {
		op.offerHome()
	}
}

// searching reports whether a new puzzle is being generated.
func (op *opener) searching() bool {
	_, searching := op.app.NewGames().Searching()
	return searching
}

// gameless reports whether there is no game, nor one on its way.
func (op *opener) gameless() bool {
	return !op.app.Session().HasGame() && !op.searching() && op.current == nil
}

// offerHome shows Home where there is no unfinished game, on each new day, and where it was open last.
func (op *opener) offerHome() {
	prefs := op.app.Prefs()
	today, last := op.app.Sessions().Now().Format(time.DateOnly), prefs.String(screen.PrefDay)
	if today != last {
		prefs.SetString(screen.PrefDay, today)
	}
	if !op.app.HasGame() || op.app.Session().Game.Finished() || today != last && last != "" || op.home {
		op.app.Show(home.NewHome(op.app))
	}
}
