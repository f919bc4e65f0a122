package screen

import (
	"context"

	"sudoku/gui/folder"
	"sudoku/gui/session"
)

// A room is whether files can be written in a folder.
type room struct {
	dir string
	why error // why they can't, nil if they can or that isn't known before
}

// measure finds out how many bytes the file gets as the kind that is chosen, once.
func (s *FileChooser) measure() {
	kind := s.state.kind
	if _, known := s.sizes[kind]; known || s.save == nil {
		return
	}
	s.sizes[kind] = 0
	s.save.measure(s.measures, kind, func(n int64) {
		s.sizes[kind] = n
		s.update()
	})
}

// findRoom finds out whether the file can be written in the folder that is listed.
func (s *FileChooser) findRoom() {
	dir, turn, size := s.state.listed, s.checking, s.sizes[s.state.kind]
	session.Start(s.rooms, func(ctx context.Context, _ func(int)) (error, error) {
		return session.Detached(ctx, turn, func() (error, error) { return folder.Room(dir, size), nil })
	}, nil, func(why, err error) {
		if err == nil {
			s.room = room{dir, why}
			s.update()
		}
	})
}
