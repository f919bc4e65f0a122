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
func (s *Chooser) measure() {
	kind := s.state.kind
	if size, known := s.sizes[kind]; known || s.save == nil {
		if s.save != nil && s.state.listed != "" && s.room.size != size && !s.rooms.Busy() {
			s.findRoom()
		}
		return
	}
	s.sizes[kind] = 0
	s.save.Measure(s.measures, kind, func(n int64) {
		s.sizes[kind] = n
		s.update()
	})
}

// roomFor is folder.Room, which tests replace.
var roomFor = folder.Room

// findRoom finds out whether the file can be written in the folder that is listed.
func (s *Chooser) findRoom() {
	dir, turn, size := s.state.listed, s.checking, s.sizes[s.state.kind]
	session.Start(s.rooms, func(ctx context.Context, _ func(int)) (error, error) {
		return session.Detached(ctx, turn, func() (error, error) { return roomFor(dir, size), nil })
	}, nil, func(why, err error) {
		if err == nil {
			s.room = room{dir, size, why}
			s.update()
		}
	})
}
