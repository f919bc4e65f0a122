package files

import (
	"context"
	"errors"

	"sudoku/gui/folder"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// A room is whether a file of a size can be written in a folder.
type room struct {
	dir  string
	size int64 // bytes
	why  error // why it can't, nil if it can or that isn't known before
}

// text says why the file can't be written.
func (r room) text(l words.Lang) string {
	var full *folder.NoRoom
	if !errors.As(r.why, &full) {
		return l.T("chooser.unwritable", "why", l.Error(r.why))
	}
	free, size := bytesText(l, full.Free), bytesText(l, full.Size)
	if free == size {
		free, size = wholeBytes(l, full.Free), wholeBytes(l, full.Size)
	}
	return l.T("chooser.noroom", "free", free, "size", size)
}

// measure finds out how many bytes the file gets as the kind that is chosen, once, and then whether there
// is room for them.
func (w *saving) measure() {
	kind := w.state.kind
	if size, known := w.sizes[kind]; known {
		if w.state.listed != "" && w.room.size != size && !w.rooms.Busy() {
			w.findRoom()
		}
		return
	}
	w.sizes[kind] = 0
	w.Measure(w.measures, kind, func(n int64) {
		w.sizes[kind] = n
		w.update()
	})
}

// roomFor is folder.Room, which tests replace.
var roomFor = folder.Room

// findRoom finds out whether the file can be written in the folder that is listed.
func (w *saving) findRoom() {
	dir, turn, size := w.state.listed, w.work.checking, w.sizes[w.state.kind]
	session.Start(w.rooms, func(ctx context.Context, _ func(int)) (error, error) {
		return session.Detached(ctx, turn, func() (error, error) { return roomFor(dir, size), nil })
	}, nil, func(why, err error) {
		if err == nil {
			w.room = room{dir, size, why}
			w.update()
		}
	})
}
