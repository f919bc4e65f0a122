package session

import (
	"context"
	"path/filepath"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// A LazyLibrary opens the library when it is first needed, and keeps it open.
type LazyLibrary struct {
	games   store.Games
	job     *Jobs
	open    *library.Library
	waiting []func(*library.Library, error)

	Opened func(*library.Library) // is called when it is open
}

// NewLazyLibrary makes a LazyLibrary for the library beside a folder of games.
func NewLazyLibrary(r *Runner, games store.Games) *LazyLibrary {
	return &LazyLibrary{games: games, job: r.Jobs()}
}

// Use calls f with the library, now or when it is open, on the window's goroutine.
func (s *LazyLibrary) Use(f func(*library.Library, error)) {
	if s.open != nil {
		f(s.open, nil)
		return
	}
	if s.waiting = append(s.waiting, f); len(s.waiting) > 1 {
		return
	}
	Start(s.job, func(ctx context.Context, _ func(struct{})) (*library.Library, error) {
		return library.Open(ctx, filepath.Dir(s.games.Dir), s.games)
	}, nil, func(l *library.Library, err error) {
		s.open = l
		if err != nil {
			s.open = nil
		} else if s.Opened != nil {
			s.Opened(l)
		}
		list := s.waiting
		s.waiting = nil
		for _, f := range list {
			f(l, err)
		}
	})
}

// Close closes the library. The jobs that use it must have been stopped.
func (s *LazyLibrary) Close() error {
	s.job.Stop()
	if s.waiting = nil; s.open == nil {
		return nil
	}
	l := s.open
	s.open = nil
	return l.Close()
}
