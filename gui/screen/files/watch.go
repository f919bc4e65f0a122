package files

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// watchEvery is how often the page looks whether the folder that it lists was changed.
const watchEvery = time.Second

// watch looks after a while whether the folder that is listed was changed meanwhile.
func (s *Chooser) watch() {
	s.stopWatch()
	if !s.Closed() {
		s.stopWatch = s.app.Sessions().Runner.After(watchEvery, s.lookForChange)
	}
}

// lookForChange lists the folder once more if it was changed. What is typed and chosen stays.
func (s *Chooser) lookForChange() {
	dir, was, turn := s.state.listed, s.state.changed, s.checking
	if s.app.Top() != screen.Screen(s) || s.state.reading || was.IsZero() {
		s.watch()
		return
	}
	if s.room.why != nil && !s.rooms.Busy() { // room may have been made
		s.findRoom()
	}
	session.Start(s.watches, func(ctx context.Context, _ func(int)) (time.Time, error) {
		return session.Detached(ctx, turn, func() (time.Time, error) { return changedAt(dir), nil })
	}, nil, func(changed time.Time, err error) {
		if err != nil || changed.Equal(was) {
			s.watch()
			return
		}
		s.list()
		s.again = true
	})
}

// changedAt returns when a folder was changed, the zero time where that can't be said.
func changedAt(dir string) (t time.Time) {
	if info, err := os.Stat(dir); err == nil {
		t = info.ModTime()
	}
	return t
}

// linksWait is how long the list of a folder waits for what the links in it lead to.
const linksWait = 200 * time.Millisecond

// linksOf stands for the links of a folder among the paths that don't answer.
func linksOf(dir string) string { return folder.Inside(dir) + "*" }

// followed has the links that lead to folders stand among these, if what they lead to answers soon.
func (s *Chooser) followed(ctx context.Context, l fileListing, silent bool, report func(fileListing)) fileListing {
	if silent || !slices.ContainsFunc(l.entries, func(e folder.Entry) bool { return e.IsLink() }) {
		return l
	}
	report(l)
	ctx, stop := context.WithTimeout(ctx, linksWait)
	defer stop()
	list, err := asked(ctx, s, s.looking, linksOf(filepath.Clean(l.listed)), func(ctx context.Context) []folder.Entry {
		return folder.Follow(ctx, l.listed, l.entries)
	})
	if err == nil {
		l.entries = list
	}
	return l
}
