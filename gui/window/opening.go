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

// slow is after how long it is said that something is being read.
const slow = 100 * time.Millisecond

// openPaths opens the first file that can be opened, and keeps the games of the others
// under Recent. The current game stays if none can be.
func (w *Window) openPaths(paths []string) { w.read(opening{Request: session.Request{Paths: paths}}) }

// read reads something when what was asked for before has been read. Of texts that wait
// the last alone is of use.
func (w *Window) read(o opening) {
	if o.Text != "" {
		w.waiting = slices.DeleteFunc(w.waiting, func(o opening) bool { return o.Text != "" })
	}
	w.waiting = append(w.waiting, o)
	if w.opening == nil {
		w.openNext()
	}
}

func (w *Window) openNext() {
	if len(w.waiting) == 0 {
		return
	}
	o := &w.waiting[0]
	w.waiting, w.opening = w.waiting[1:], o
	r := session.Reader{Store: w.Store, Now: w.Now, Open: w.OpenFile}
	if o.quick() {
		f, _ := r.Read(context.Background(), o.Request, func(session.Found) {})
		w.opened(o, f)
		return
	}
	unsay := w.runner.After(slow, func() {
		o.slow = true
		w.Refresh()
	})
	session.Start(w.openJob, func(ctx context.Context, report func(session.Found)) (session.Found, error) {
		return r.Read(ctx, o.Request, report)
	}, func(f session.Found) { w.showFound(o, f, true) }, func(f session.Found, _ error) {
		unsay()
		w.opened(o, f)
	})
}

// quick reports whether it can be read at once, so that keys pressed behind it come
// behind it: it is a short text without a link.
func (o *opening) quick() bool {
	return len(o.Paths)+len(o.Links) == 0 && len(o.Text) <= maxQuick && !strings.ContainsAny(o.Text, "/／")
}

const maxQuick = 16 << 10

// opened opens what was read, and goes on to what waits.
func (w *Window) opened(o *opening, f session.Found) {
	w.opening = nil
	w.found(o, f)
	w.openNext()
}

// stopOpening stops reading, and reports whether there was anything to stop.
func (w *Window) stopOpening() bool {
	o := w.opening
	if o == nil {
		return false
	}
	w.openJob.Stop()
	w.opening, w.waiting = nil, nil
	if o.listed {
		w.files.Stopped()
	}
	if o.start {
		w.started(o, nil)
	}
	w.Say(w.T("open.stopped"))
	w.Refresh()
	return true
}

// openingStatus says what is being read.
func (w *Window) openingStatus() []widget.Span {
	text := w.T("open.text")
	if len(w.opening.Paths) > 0 {
		text = w.T("open.file", "file", filepath.Base(w.opening.Paths[0]))
	}
	return append(slices.Clone(w.notice), w.plain(text)...)
}

// showFound lists the puzzles of texts that hold several, as far as they were read.
func (w *Window) showFound(o *opening, f session.Found, reading bool) {
	if !o.listed {
		if o.start && !w.session.HasGame() {
			w.resume() // the current game is behind the list
		}
		w.files.Begin()
		o.listed = true
	}
	w.files.Found(f.Puzzles, reading)
}

// found opens what was read.
func (w *Window) found(o *opening, f session.Found) {
	before := w.notice
	switch {
	case o.enter == nil:
		w.takeFound(o, f)
	case o.enter != w.entering(): // the screen that it was meant for is closed
	case !o.enter.Paste(o.Text, f):
		w.takeFound(o, f)
	}
	if o.start {
		w.started(o, before)
	}
	if o.then != nil {
		o.then()
	}
	w.Refresh()
}

func (w *Window) takeFound(o *opening, f session.Found) {
	w.notice = nil
	var said []widget.Span
	switch {
	case len(f.List) > 0:
		said = w.keepAside(f.Games)
		w.showFound(o, f, false)
	case len(f.Games) > 0:
		said = w.keepAside(f.Games[1:])
		if note := w.take(f.Games[0]); note != "" {
			said = append(w.plain(note), said...)
		}
	}
	for _, f := range f.Failed {
		said = append(said, widget.Span{Text: w.failure(f), Colour: w.kit.Pal.Bad})
	}
	if said != nil {
		w.notice = said
	}
	if o.Text != "" && !o.listed && w.notice == nil {
		w.Say(w.T("paste.done", "n", w.session.Game.Givens().Len()))
	}
}

// failure says why something was not opened.
func (w *Window) failure(f session.Failure) string {
	why := w.lang.Error(f.Err)
	switch {
	case f.Path != "":
		return w.T("file.failed", "file", filepath.Base(f.Path), "why", why)
	case f.Link != "":
		return w.T("drop.failed", "why", why)
	}
	return w.T("paste.failed", "why", why)
}

// started goes on with the current game where nothing else was opened at the start, unless
// the player has begun something meanwhile. before is what was said before that.
func (w *Window) started(o *opening, before []widget.Span) {
	said := w.notice
	if w.notice = nil; !o.listed && !w.session.HasGame() && w.atPlay() && !w.looking() {
		w.goOn()
	}
	w.notice = slices.Concat(before, w.notice, said)
}

// goOn goes on with the current game; at the first start a puzzle is made.
func (w *Window) goOn() {
	if !w.resume() {
		w.maker.Make()
	}
}

// looking reports whether a new puzzle is being looked for.
func (w *Window) looking() bool {
	_, _, looking := w.maker.Looking()
	return looking
}
