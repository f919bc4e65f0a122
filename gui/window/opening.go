package window

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
)

// An opening is something that the player asked to open. It is read in the background, and
// another waits until it is.
type opening struct {
	session.Request
	start bool          // the program was started with it
	enter *screen.Enter // a text was pasted on this screen
	then  func()        // after it; may be nil

	listed bool // the puzzles are, since there are several
	slow   bool // it takes so long that it is said
}

// An opener opens what the player asks for, one after the other.
type opener struct {
	w       *Window
	job     *session.Jobs
	current *opening  // is being read
	queue   []opening // for it
}

// slowAfter is after how long it is said that something is being read.
const slowAfter = 100 * time.Millisecond

// openPaths opens the first file that can be opened, and keeps the games of the others
// under Recent. The current game stays if none can be.
func (op *opener) openPaths(paths []string) { op.read(opening{Request: session.Request{Paths: paths}}) }

// read reads something when what was asked for before has been read. Of texts that wait
// the last alone is of use.
func (op *opener) read(o opening) {
	if o.Text != "" {
		op.queue = slices.DeleteFunc(op.queue, func(o opening) bool { return o.Text != "" })
	}
	op.queue = append(op.queue, o)
	if op.current == nil {
		op.openNext()
	}
}

func (op *opener) openNext() {
	if len(op.queue) == 0 {
		return
	}
	o := &op.queue[0]
	op.queue, op.current = op.queue[1:], o
	r := session.Reader{Store: op.w.Store, Now: op.w.Now, Open: op.w.OpenFile}
	if o.quick() {
		f, _ := r.Read(context.Background(), o.Request, func(session.Found) {})
		op.opened(o, f)
		return
	}
	stopTimer := op.w.runner.After(slowAfter, func() {
		o.slow = true
		op.w.Refresh()
	})
	session.Start(op.job, func(ctx context.Context, report func(session.Found)) (session.Found, error) {
		return r.Read(ctx, o.Request, report)
	}, func(f session.Found) { op.showFound(o, f, true) }, func(f session.Found, _ error) {
		stopTimer()
		op.opened(o, f)
	})
}

// quick reports whether it can be read at once, so that keys pressed behind it come
// behind it: it is a short text without a link.
func (o *opening) quick() bool {
	return len(o.Paths)+len(o.Links) == 0 && len(o.Text) <= maxQuick && !strings.ContainsAny(o.Text, "/／")
}

const maxQuick = 16 << 10

// opened opens what was read, and goes on to what waits.
func (op *opener) opened(o *opening, f session.Found) {
	op.current = nil
	op.found(o, f)
	op.openNext()
}

// stopOpening stops reading, and reports whether there was anything to stop.
func (op *opener) stopOpening() bool {
	o := op.current
	if o == nil {
		return false
	}
	op.job.Stop()
	op.current, op.queue = nil, nil
	if o.listed {
		op.w.files.Stopped()
	}
	if o.start {
		op.started(o, nil)
	}
	op.w.Say(op.w.T("open.stopped"))
	op.w.Refresh()
	return true
}

// openingStatus says what is being read.
func (op *opener) openingStatus() []widget.Span {
	text := op.w.T("open.text")
	if len(op.current.Paths) > 0 {
		text = op.w.T("open.file", "file", filepath.Base(op.current.Paths[0]))
	}
	return append(slices.Clone(op.w.notice), op.w.status.plain(text)...)
}

// showFound lists the puzzles of texts that hold several, as far as they were read.
func (op *opener) showFound(o *opening, f session.Found, reading bool) {
	if !o.listed {
		if o.start && !op.w.session.HasGame() {
			op.w.resume() // the current game is behind the list
		}
		op.w.files.Begin()
		o.listed = true
	}
	op.w.files.Found(f.Puzzles, reading)
}

// found opens what was read.
func (op *opener) found(o *opening, f session.Found) {
	before := op.w.notice
	switch {
	case o.enter == nil:
		op.playFound(o, f)
	case o.enter != op.w.entering(): // the screen that it was meant for is closed
	case !o.enter.Paste(o.Text, f):
		op.playFound(o, f)
	}
	if o.start {
		op.started(o, before)
	}
	if o.then != nil {
		o.then()
	}
	op.w.Refresh()
}

func (op *opener) playFound(o *opening, f session.Found) {
	op.w.notice = nil
	var said []widget.Span
	switch {
	case len(f.List) > 0:
		said = op.storeOnly(f.Games)
		op.showFound(o, f, false)
	case len(f.Games) > 0:
		said = op.storeOnly(f.Games[1:])
		if note := op.playOpened(f.Games[0]); note != "" {
			said = append(op.w.status.plain(note), said...)
		}
	}
	for _, f := range f.Failed {
		said = append(said, widget.Span{Text: op.failure(f), Colour: op.w.kit.Pal.Bad})
	}
	if said != nil {
		op.w.notice = said
	}
	if o.Text != "" && !o.listed && op.w.notice == nil {
		op.w.Say(op.w.T("paste.done", "n", op.w.session.Game.Givens().Len()))
	}
}

// failure says why something was not opened.
func (op *opener) failure(f session.Failure) string {
	why := op.w.lang.Error(f.Err)
	switch {
	case f.Path != "":
		return op.w.T("file.failed", "file", filepath.Base(f.Path), "why", why)
	case f.Link != "":
		return op.w.T("drop.failed", "why", why)
	}
	return op.w.T("paste.failed", "why", why)
}

// started goes on with the current game where nothing else was opened at the start, unless
// the player has begun something meanwhile. before is what was said before that.
func (op *opener) started(o *opening, before []widget.Span) {
	said := op.w.notice
	if op.w.notice = nil; !o.listed && !op.w.session.HasGame() && op.w.atPlay() && !op.searching() {
		op.resumeOrMake()
	}
	op.w.notice = slices.Concat(before, op.w.notice, said)
}

// resumeOrMake goes on with the current game; at the first start a puzzle is made.
func (op *opener) resumeOrMake() {
	if !op.w.resume() {
		op.w.maker.Make()
	}
}

// searching reports whether a new puzzle is being looked for.
func (op *opener) searching() bool {
	_, _, searching := op.w.maker.Searching()
	return searching
}
