package files

import (
	"context"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// patience is how long a folder or a file may be silent before the page says so.
const patience = time.Second

// errSilent is why nothing is known of what didn't answer.
var errSilent = words.Error("chooser.silent")

// inSight is how many rows are looked at, at most: those that were painted last.
const inSight = 60

// knownFiles bounds what is kept of a folder.
const knownFiles = 2000

// chooserWork is what the page does in the background. What the system doesn't answer is left behind:
// a few of each at most, for as long as the page is there.
type chooserWork struct {
	lists, looks, rates, photos, checks, rooms, measures, sums, watches *session.Jobs

	listing, looking, checking session.Semaphore
	wanted                     []string        // names of rows that were painted before they were known
	unlisted                   map[string]bool // folders that are being listed, or don't answer
	silent                     map[string]bool // files that don't answer: nothing more is asked of them meanwhile
	waits                      bool            // for another folder, before this is listed
	stopTimer, stopWatch       func()
	again                      bool // the folder is listed once more, since it was changed
}

func newChooserWork(t *session.Tasks) chooserWork {
	return chooserWork{lists: t.Jobs(), looks: t.Jobs(), rates: t.Jobs(), photos: t.Jobs(), checks: t.Jobs(), rooms: t.Jobs(), measures: t.Jobs(), sums: t.Jobs(), watches: t.Jobs(), stopTimer: func() {}, stopWatch: func() {}, unlisted: map[string]bool{}, silent: map[string]bool{},
		listing: make(session.Semaphore, 8), looking: make(session.Semaphore, 8), checking: make(session.Semaphore, 8)}
}

// list reads the folder that is typed.
func (s *Chooser) list() {
	dir := s.state.dir
	s.looks.Stop()
	s.watches.Stop()
	s.stopTimer()
	s.stopWatch()
	s.wanted, s.again, s.state.reading, s.state.slow, s.state.fault = nil, false, true, false, nil
	s.state.leave()
	s.stopTimer = s.app.Sessions().Runner.After(patience, func() {
		if s.state.slow = s.state.reading; s.state.slow && s.state.stale {
			s.state.take(fileListing{})
		}
		s.update()
	})
	if s.waits = s.inUnlisted(dir); s.waits {
		s.lists.Stop()
		return
	}
	s.unlisted[dir] = true
	turn, stuck := s.listing, s.silent[linksOf(dir)]
	session.Start(s.lists, func(ctx context.Context, report func(fileListing)) (fileListing, error) {
		var begun atomic.Bool
		l, err := session.Detached(ctx, turn, func() (fileListing, error) {
			begun.Store(true)
			defer s.app.Later(func() { s.ended(dir) })
			return listNearest(ctx, dir, report)
		})
		if err == nil {
			l = s.followed(ctx, l, stuck, report)
		}
		if !begun.Load() {
			s.app.Later(func() { s.ended(dir) })
		}
		return l, err
	}, func(l fileListing) { s.took(l, true, nil) }, func(l fileListing, err error) { s.took(l, false, err) })
}

// inUnlisted reports whether a folder, or one that it lies in, is still being listed. Where that doesn't
// answer, neither would this, and another folder could be listed no more in the end.
func (s *Chooser) inUnlisted(dir string) bool {
	for ; !s.unlisted[dir]; dir = filepath.Dir(dir) {
		if dir == filepath.Dir(dir) {
			return false
		}
	}
	return true
}

// ended takes a folder that is listed now, or was left, and lists the one that waited for it.
func (s *Chooser) ended(dir string) {
	if delete(s.unlisted, dir); s.waits && !s.Closed() && !s.inUnlisted(s.state.dir) {
		s.list()
	}
}

// asked has work done about a file. Where it doesn't answer it is silent until it does.
func asked[T any](ctx context.Context, s *Chooser, turn session.Semaphore, path string, work func(context.Context) T) (t T, err error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	var begun, ended atomic.Bool
	t, err = session.Detached(ctx, turn, func() (T, error) {
		begun.Store(true)
		defer s.app.Later(func() { delete(s.silent, path) })
		defer ended.Store(true)
		return work(ctx), nil
	})
	if err != nil {
		s.app.Later(func() { s.silent[path] = begun.Load() && !ended.Load() })
	}
	return t, err
}

// Ready reports whether all is known of what is shown.
func (s *Chooser) Ready() bool {
	return !s.state.reading && len(s.wanted) == 0 && !slices.ContainsFunc([]*session.Jobs{s.looks, s.rates, s.photos, s.checks, s.sums}, (*session.Jobs).Busy)
}

// took shows what is listed so far.
func (s *Chooser) took(l fileListing, more bool, err error) {
	if more && s.again {
		return // what was listed before is more
	}
	if s.state.reading, s.state.slow = more, false; !more {
		s.stopTimer()
	}
	if s.state.fault = err; l.listed != "" {
		s.state.take(l)
	}
	if s.save != nil && !more {
		s.findRoom()
	}
	if !more && s.again {
		s.state.age()
		s.siftedInPlace()
	} else {
		s.sifted()
	}
	if !more {
		s.again = false
		s.watch()
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

// want notes that a row is seen of which nothing is known.
func (s *Chooser) want(name string) {
	if !slices.Contains(s.wanted, name) {
		s.wanted = append(s.wanted, name)
		s.wanted = s.wanted[max(0, len(s.wanted)-inSight):]
	}
	s.app.Later(s.look)
}

// look finds out what the rows in sight are, that which is chosen first.
func (s *Chooser) look() {
	if s.looks.Busy() || len(s.wanted) == 0 || s.Closed() {
		return
	}
	names, dir, turn := s.wanted, s.state.listed, s.looking
	if e := s.state.entry(s.state.chosen); e != nil {
		if at := slices.Index(names, e.Name); at > 0 {
			names[0], names[at] = names[at], names[0]
		}
	}
	s.wanted = nil
	stuck := map[string]folder.Facts{}
	names = slices.DeleteFunc(names, func(name string) bool {
		is := s.silent[filepath.Join(dir, name)]
		if is {
			stuck[name] = folder.Facts{Err: errSilent}
		}
		return is
	})
	session.Start(s.looks, func(ctx context.Context, report func(map[string]folder.Facts)) (map[string]folder.Facts, error) {
		all := stuck
		for _, name := range names {
			all[name] = s.lookAt(ctx, turn, filepath.Join(dir, name))
			if ctx.Err() != nil {
				break
			}
			report(maps.Clone(all))
		}
		return all, ctx.Err()
	}, s.learn, func(all map[string]folder.Facts, err error) {
		s.learn(all)
		s.look()
	})
}

// lookAt looks at a file for as long as patience lasts.
func (s *Chooser) lookAt(ctx context.Context, turn session.Semaphore, path string) folder.Facts {
	f, err := asked(ctx, s, turn, path, func(ctx context.Context) folder.Facts { return folder.Look(ctx, path) })
	if err != nil {
		f = folder.Facts{Err: errSilent}
	}
	return f
}

// learn shows what was found out.
func (s *Chooser) learn(all map[string]folder.Facts) {
	if len(s.state.known)+len(all) > knownFiles {
		clear(s.state.known) // rows in sight are asked for again
		clear(s.state.aged)
	}
	if e := s.state.entry(s.state.chosen); e != nil {
		was, known := s.state.known[e.Name]
		if now, is := all[e.Name]; is && known && !now.Changed.Equal(was.Changed) {
			s.forgetPreview()
		}
	}
	s.state.learn(all)
	s.update()
}
