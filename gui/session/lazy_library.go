package session

import (
	"context"
	"errors"
	"path/filepath"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// A LazyLibrary opens the library when it is first needed, and keeps it open.
type LazyLibrary struct {
	games   store.Games
	job     *Jobs
	open    *library.Library
	left    []*library.Library // opened again since; somebody may use them still
	waiting []func(*library.Library, error)

	Opened func(l *library.Library, loss error) // is called when it is open, with what it has lost since
}

// A justOpened is a library, and what it has lost that nobody was told.
type justOpened struct {
	*library.Library
	loss error
}

// NewLazyLibrary makes a LazyLibrary for the library beside a folder of games.
func NewLazyLibrary(r *Runner, games store.Games) *LazyLibrary {
	return &LazyLibrary{games: games, job: r.Jobs()}
}

// Use calls f with the library, now or when it is open, on the window's goroutine. Where its file
// couldn't be used, for a reason that may have passed, it is opened again first.
func (s *LazyLibrary) Use(f func(*library.Library, error)) {
	if s.open != nil && !passing(s.open.Fault()) {
		f(s.open, nil)
		return
	}
	if s.waiting = append(s.waiting, f); len(s.waiting) > 1 {
		return
	}
	Start(s.job, func(ctx context.Context, _ func(struct{})) (justOpened, error) {
		l, err := library.Open(ctx, filepath.Dir(s.games.Dir), s.games)
		if err != nil {
			return justOpened{}, err
		}
		return justOpened{l, l.LossOnce(ctx)}, nil
	}, nil, func(o justOpened, err error) {
		l, err := s.opened(o, err)
		list := s.waiting
		s.waiting = nil
		for _, f := range list {
			f(l, err)
		}
	})
}

// opened takes a library that was opened. One whose file can't be used takes no other's place.
func (s *LazyLibrary) opened(o justOpened, err error) (*library.Library, error) {
	l := o.Library
	switch {
	case err != nil && s.open == nil:
		return l, err
	case err != nil:
		return s.open, nil
	case s.open != nil && passing(l.Fault()):
		_ = l.Close()
		return s.open, nil
	case s.open != nil:
		s.left = append(s.left, s.open)
	}
	if s.open = l; s.Opened != nil {
		s.Opened(l, o.loss)
	}
	return l, nil
}

// passing reports whether a library is worth another try: its disk is full or can't be written, or
// another program holds it.
func passing(err error) bool {
	_, isLoss := errors.AsType[*library.LossError](err)
	return err != nil && !isLoss && !errors.Is(err, library.ErrDamaged) && !errors.Is(err, library.ErrNewer)
}

// Close closes the library. The jobs that use it must have been stopped.
func (s *LazyLibrary) Close() (err error) {
	s.job.Stop()
	s.waiting = nil
	if s.open != nil {
		s.left = append(s.left, s.open)
	}
	for _, l := range s.left {
		err = errors.Join(err, l.Close())
	}
	s.open, s.left = nil, nil
	return err
}
