package window

import (
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/paper"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// An opening is something that the player asked to open. It is read in the background;
// later openings wait in a queue.
type opening struct {
	session.Request
	start   bool         // the program was started with it
	resumes string       // the game of the store that it resumes at the start
	enter   *enter.Enter // the screen on which a text was pasted
	then    func()       // called afterwards; may be nil

	listed bool // its puzzles are listed, because there are several
	slow   bool // it takes so long that the status line says so
}

// An opener opens what the player asks for, in that order.
type opener struct {
	part
	games   *games
	status  *status
	picture func(context.Context) ([]byte, error) // the file of the picture on the clipboard; may be nil
	open    func(path string) (fs.File, error)
	job     *session.Jobs
	current *opening  // the one being read
	queue   []opening // waiting for current
	home    bool      // Home was open when the program ended last

	aside map[[sha256.Size]byte]string // the games that were made of files, by their first texts
}

// slowAfter is after what time the status line says that something is being read.
const slowAfter = 100 * time.Millisecond

// openPaths plays the first file that can be opened, and saves the games of the others
// under Recent. If none can be opened the current game stays. A set that was kept for printing
// is shown on the page for that.
func (op *opener) openPaths(paths []string) {
	op.read(opening{Request: session.Request{Paths: paths}})
}

// read reads something after everything requested before. Of several waiting texts only
// the last is kept. A message about another file goes.
func (op *opener) read(o opening) {
	if !o.start && o.resumes == "" {
		op.status.notice = nil
		op.app.Refresh()
	}
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
	r := session.Reader{Store: op.app.Sessions().Store, Now: op.app.Sessions().Now, Open: op.open}
	if o.quick() {
		f, _ := r.Read(context.Background(), o.Request, func(session.Found) {})
		op.opened(o, f)
		return
	}
	stopTimer := op.app.Sessions().Runner.After(slowAfter, func() {
		o.slow = true
		op.app.Refresh()
	})
	session.Start(op.job, func(ctx context.Context, report func(session.Found)) (session.Found, error) {
		return r.Read(ctx, o.Request, report)
	}, func(f session.Found) { op.showFound(o, f, true) }, func(f session.Found, err error) {
		stopTimer()
		if err != nil { // a fault of the program, which says so itself
			op.giveUp(o)
			op.openNext()
			return
		}
		op.opened(o, f)
	})
}

// quick reports whether it is a short text without a link, which is read at once so that
// keys pressed after it act on the opened game.
func (o *opening) quick() bool {
	return len(o.Paths)+len(o.Links) == 0 && o.Picture == nil && len(o.Text) <= maxQuick && !strings.ContainsAny(o.Text, "/／")
}

const maxQuick = 16 << 10

// opened opens what was read, and starts the next in the queue.
func (op *opener) opened(o *opening, f session.Found) {
	op.current = nil
	op.found(o, f)
	op.openNext()
}

// stopOpening stops reading, and reports whether anything was being read.
func (op *opener) stopOpening() bool {
	o := op.current
	if o == nil || o.resumes != "" {
		return false
	}
	op.job.Stop()
	op.queue = nil
	op.giveUp(o)
	op.app.Say(op.T("open.stopped"))
	op.app.Refresh()
	return true
}

// giveUp ends a reading whose end is not waited for.
func (op *opener) giveUp(o *opening) {
	op.current = nil
	if o.listed {
		op.app.Files().Stopped()
	}
	if o.start {
		op.started(o, nil)
	}
	if o.resumes != "" {
		op.app.ShowPlay()
	}
}

// openingStatus says what is being read.
func (op *opener) openingStatus() []widget.Span {
	text := op.T("open.text")
	switch {
	case op.current.resumes != "":
		text = op.T("open.game")
	case op.current.Picture != nil:
		text = op.T("open.picture")
	case len(op.current.Paths) > 0:
		text = op.T("open.file", "file", filepath.Base(op.current.Paths[0]))
	}
	return append(op.status.spans(), op.status.plain(text)...)
}

// showFound lists the puzzles of texts that hold several, as far as they have been read.
func (op *opener) showFound(o *opening, f session.Found, reading bool) {
	if !o.listed {
		op.resumeBelow(o)
		if !o.start {
			op.status.notice = nil // it is about another page
		}
		op.app.Files().Begin()
		o.listed = true
	}
	op.app.Files().Found(f.Puzzles, reading)
}

// found opens what was read.
func (op *opener) found(o *opening, f session.Found) {
	before := op.status.notice
	switch {
	case o.resumes != "":
		op.resumed(o, f)
	case o.enter == nil:
		op.playFound(o, f)
	case o.enter != enter.Entering(op.app): // its screen was closed meanwhile
	case !o.enter.Paste(o.Text, f):
		op.playFound(o, f)
	}
	if o.start {
		op.started(o, before)
	}
	if o.then != nil {
		o.then()
	}
	op.app.Refresh()
}

func (op *opener) playFound(o *opening, f session.Found) {
	op.status.notice = nil
	left, before := op.app.Session(), op.app.Session().Kept()
	var said []remark
	switch {
	case len(f.Shots) > 0:
		said = op.storeOnly(f.Games)
		op.resumeBelow(o)
		enter.OpenPhoto(op.app, f.Shots)
	case len(f.List) > 0:
		said = op.storeOnly(f.Games)
		op.showFound(o, f, false)
	case len(f.Games) > 0:
		said = op.storeOnly(f.Games[1:])
		if note := op.playOpened(f.Games[0], o); note != "" {
			said = append([]remark{{note, false}}, said...)
		}
	}
	if len(f.Sets) > 0 {
		op.showSet(o, f.Sets)
	}
	if f.Backup != "" {
		home.Restore(op.app, f.Backup)
	}
	for _, f := range f.Failed {
		said = append(said, remark{op.failure(f), true})
	}
	if unread := screen.Unread(op.lang, f.Puzzles); unread != "" && len(f.List) == 0 { // a list says so itself
		said = append(said, remark{unread, true})
	}
	if said != nil {
		op.status.notice = said
	}
	if o.Text != "" && !o.listed && op.status.notice == nil {
		op.app.SayBegun(op.T("paste.done", "n", op.app.Session().Game.Givens().Len()), before && op.app.Session() != left)
	}
}

// showSet shows the last of the sets that were opened on the page for printing.
func (op *opener) showSet(o *opening, paths []string) {
	op.resumeBelow(o)
	paper.OpenSet(op.app, paths[len(paths)-1])
}

// failure says why something could not be opened.
func (op *opener) failure(f session.Failure) string {
	why := op.lang.Error(f.Err)
	if errors.Is(f.Err, photo.ErrNone) || f.Pasted && !errors.Is(f.Err, session.ErrNothing) {
		why = op.T("photo.failed", "why", why)
	}
	switch {
	case f.Pasted && errors.Is(f.Err, session.ErrNothing):
		return why
	case f.Path != "":
		return op.T("file.failed", "file", filepath.Base(f.Path), "why", why)
	case f.Link != "":
		return op.T("drop.failed", "why", why)
	case errors.Is(f.Err, words.Error("format.nopuzzle")), errors.Is(f.Err, words.Error("format.line.none")):
		return op.T("paste.nothing")
	}
	return op.T("paste.failed", "why", why)
}
