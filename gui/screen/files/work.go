package files

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// patience is how long a folder or a file may be silent before the page says so.
const patience = time.Second

// errSilent is why nothing is known of what didn't answer.
var errSilent = words.Error("chooser.silent")

// folderWork finds out in the background what lies in the folder that is typed, and what that is. What the
// system doesn't answer is left behind: a few of each at most, for as long as the page is there.
type folderWork struct {
	*session.Tasks
	app     *screen.App
	state   *chooserState
	update  func()
	took    func(l fileListing, more bool, err error) // shows what is listed so far
	watched func() bool                               // reports whether changes matter now: the page is seen
	another func()                                    // the file that is chosen is another one now

	lists, looks, checks, watches *session.Jobs

	listing, looking, checking session.Semaphore
	wanted                     []string        // names of rows that were painted before they were known
	unlisted                   map[string]bool // folders that are being listed, or don't answer
	silent                     map[string]bool // files that don't answer: nothing more is asked of them meanwhile
	waits                      bool            // for another folder, before this is listed
	stopTimer, stopWatch       func()
	again                      bool // the folder is listed once more, since it was changed
}

func newFolderWork(t *session.Tasks) *folderWork {
	return &folderWork{Tasks: t, lists: t.Jobs(), looks: t.Jobs(), checks: t.Jobs(), watches: t.Jobs(), stopTimer: func() {}, stopWatch: func() {}, unlisted: map[string]bool{}, silent: map[string]bool{},
		listing: make(session.Semaphore, 8), looking: make(session.Semaphore, 8), checking: make(session.Semaphore, 8)}
}

// list reads the folder that is typed.
func (w *folderWork) list() {
	dir := w.state.at.dir
	w.looks.Stop()
	w.watches.Stop()
	w.stopTimer()
	w.stopWatch()
	w.wanted, w.again, w.state.reading, w.state.slow, w.state.fault = nil, false, true, false, nil
	w.state.leave()
	w.stopTimer = w.app.Sessions().Runner.After(patience, func() {
		if w.state.slow = w.state.reading; w.state.slow && w.state.stale {
			w.state.take(fileListing{})
		}
		w.update()
	})
	if w.waits = w.inUnlisted(dir); w.waits {
		w.lists.Stop()
		return
	}
	w.unlisted[dir] = true
	turn, stuck := w.listing, w.silent[linksOf(dir)]
	session.Start(w.lists, func(ctx context.Context, report func(fileListing)) (fileListing, error) {
		var begun atomic.Bool
		l, err := session.Detached(ctx, turn, func() (fileListing, error) {
			begun.Store(true)
			defer w.app.Later(func() { w.ended(dir) })
			return listNearest(ctx, dir, report)
		})
		if err == nil {
			l = w.followed(ctx, l, stuck, report)
		}
		if !begun.Load() {
			w.app.Later(func() { w.ended(dir) })
		}
		return l, err
	}, func(l fileListing) { w.took(l, true, nil) }, func(l fileListing, err error) { w.took(l, false, err) })
}

// inUnlisted reports whether a folder, or one that it lies in, is still being listed. Where that doesn't
// answer, neither would this, and another folder could be listed no more in the end.
func (w *folderWork) inUnlisted(dir string) bool {
	for ; !w.unlisted[dir]; dir = filepath.Dir(dir) {
		if dir == filepath.Dir(dir) {
			return false
		}
	}
	return true
}

// ended takes a folder that is listed now, or was left, and lists the one that waited for it.
func (w *folderWork) ended(dir string) {
	if delete(w.unlisted, dir); w.waits && !w.Closed() && !w.inUnlisted(w.state.at.dir) {
		w.list()
	}
}

// Ready reports whether all is known of what is shown.
func (s *Chooser) Ready() bool {
	return !s.state.reading && len(s.work.wanted) == 0 && !slices.ContainsFunc([]*session.Jobs{s.work.looks, s.panel.rates, s.panel.photos, s.work.checks, s.panel.sums}, (*session.Jobs).Busy)
}

// took shows what is listed so far.
func (s *Chooser) took(l fileListing, more bool, err error) {
	if more && s.work.again {
		return // what was listed before is more
	}
	if s.state.reading, s.state.slow = more, false; !more {
		s.work.stopTimer()
	}
	if s.state.fault = err; l.listed != "" {
		s.state.take(l)
	}
	if s.save != nil && !more {
		s.save.findRoom()
	}
	if !more && s.work.again {
		s.state.known.age()
		s.table.show(true)
	} else {
		s.table.show(false)
	}
	s.update()
	if !more {
		s.work.again = false
		s.work.watch()
	}
	if s.acts && !more {
		s.acts = false
		s.act()
	}
}

// listNearest lists a folder or, where that is missing, the nearest above it.
func listNearest(ctx context.Context, dir string, report func(fileListing)) (l fileListing, err error) {
	for {
		l = fileListing{listed: dir, changed: changedAt(dir)}
		l.entries, err = folder.List(ctx, dir, func(list []folder.Entry) { report(fileListing{dir, list, l.changed}) })
		above := filepath.Dir(dir)
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) || above == dir {
			return l, err
		}
		dir = above
	}
}
