package window

import (
	"slices"

	"sudoku/gui/session"
	"sudoku/gui/widget"
)

// started resumes the last game if nothing else was opened at the start and the player
// has not started anything meanwhile. before is the message shown before that.
func (op *opener) started(o *opening, before []widget.Span) {
	said := op.w.notice
	if op.w.notice = nil; !o.listed && !op.w.session.HasGame() && op.w.play.Open() && !op.searching() {
		op.resumeOrMake()
	}
	op.w.notice = slices.Concat(before, op.w.notice, said)
}

// resumeOrMake resumes the last game, or generates a puzzle at the very first start.
func (op *opener) resumeOrMake() {
	if !op.w.resume(session.Opened{}) {
		op.w.maker.Make()
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
	if w.session.HasGame() || op.searching() {
		return
	}
	read := session.Opened{Name: o.resumes}
	if len(f.Games) > 0 {
		read = f.Games[0]
	}
	above, notice := w.screens[1:], w.notice
	w.screens, w.notice = w.screens[:1:1], nil
	found := w.resume(read)
	w.notice = slices.Concat(notice, w.notice)
	if len(above) > 0 {
		w.screens = append(w.screens, above...)
		w.showTop()
	} else if !found {
		w.maker.Make()
	}
}

// searching reports whether a new puzzle is being generated.
func (op *opener) searching() bool {
	_, searching := op.w.maker.Searching()
	return searching
}
