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

// size returns how many bytes the file gets as the kind that is chosen, 0 where that isn't known.
func (s *FileChooser) size() int64 {
	n, known := s.sizes[s.state.kind]
	if !known {
		n = s.save.size(s.state.kind)
		s.sizes[s.state.kind] = n
	}
	return n
}

// findRoom finds out whether the file can be written in the folder that is listed.
func (s *FileChooser) findRoom() {
	dir, turn, size := s.state.listed, s.checking, s.size()
	session.Start(s.rooms, func(ctx context.Context, _ func(int)) (error, error) {
		return session.Detached(ctx, turn, func() (error, error) { return folder.Room(dir, size), nil })
	}, nil, func(why, err error) {
		if err == nil {
			s.room = room{dir, why}
			s.update()
		}
	})
}
