package window

import (
	"errors"
	"slices"

	"sudoku/puzzle/store"
)

// forget puts a game away; until the window is closed it can be brought back here,
// and after that from the folder that it lies in.
func (w *Window) forget(i int) {
	r, l := w.recent, w.recent.list[i]
	lock, err := w.Store.Claim(l.Name)
	defer lock.Release()
	if errors.Is(err, store.ErrLocked) {
		w.Warn(w.T("recent.taken"))
		return
	}
	if err := w.Store.Forget(l.Name); err != nil {
		w.Warn(w.lang.Error(err))
		return
	}
	r.gone = append(r.gone, l)
	r.list = slices.Delete(r.list, i, i+1)
}

// restore brings back the game that was forgotten last.
func (w *Window) restore() {
	r := w.recent
	last := len(r.gone) - 1
	if err := w.Store.Restore(r.gone[last].Name); err != nil {
		w.Warn(w.lang.Error(err))
		return
	}
	back := r.gone[last]
	r.gone = r.gone[:last]
	at, _ := slices.BinarySearchFunc(r.list, back, func(a, b store.Listed) int { return b.Saved.Compare(a.Saved) })
	r.list = slices.Insert(r.list, at, back)
	r.page.Changed()
}

// goneTitle names the game that restore would bring back.
func (w *Window) goneTitle() string {
	r := w.recent
	if len(r.gone) == 0 {
		return ""
	}
	l := r.gone[len(r.gone)-1]
	if s := r.seen[l.Name]; s != nil && s.err == nil {
		return w.titleOf(s.Puzzle)
	}
	return l.Name
}
