package files

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/session"
)

// watchEvery is how often the page looks whether the folder that it lists was changed.
const watchEvery = time.Second

// watch looks after a while whether the folder that is listed was changed meanwhile.
func (w *folderWork) watch() {
	w.stopWatch()
	if !w.Closed() {
		w.stopWatch = w.app.Sessions().Runner.After(watchEvery, w.lookForChange)
	}
}

// lookForChange lists the folder once more if it was changed. What is typed and chosen stays.
func (w *folderWork) lookForChange() {
	dir, was, turn := w.state.listed, w.state.changed, w.checking
	if !w.watched() || w.state.reading || was.IsZero() {
		w.watch()
		return
	}
	session.Start(w.watches, func(ctx context.Context, _ func(int)) (time.Time, error) {
		return session.Detached(ctx, turn, func() (time.Time, error) { return changedAt(dir), nil })
	}, nil, func(changed time.Time, err error) {
		if err != nil || changed.Equal(was) {
			w.watch()
			return
		}
		w.list()
		w.again = true
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
func (w *folderWork) followed(ctx context.Context, l fileListing, silent bool, report func(fileListing)) fileListing {
	if silent || !slices.ContainsFunc(l.entries, func(e folder.Entry) bool { return e.IsLink() }) {
		return l
	}
	report(l)
	ctx, stop := context.WithTimeout(ctx, linksWait)
	defer stop()
	list, err := asked(ctx, w, w.looking, linksOf(filepath.Clean(l.listed)), func(ctx context.Context) []folder.Entry {
		return folder.Follow(ctx, l.listed, l.entries)
	})
	if err == nil {
		l.entries = list
	}
	return l
}
