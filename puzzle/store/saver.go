package store

import (
	"sync"
	"time"

	"sudoku/puzzle/game"
)

const (
	saveDelay  = 200 * time.Millisecond // moves that come closer are saved together
	retryDelay = 5 * time.Second        // after a failure
)

// A Saver keeps one game's file up to date from the background.
type Saver struct {
	game   *game.Game
	write  func(*game.Snapshot) error
	report func(error)

	writing chan struct{} // full during a write, so that there is one at a time
	failed  error         // of the last write; who fills writing owns it

	mu    sync.Mutex
	snap  *game.Snapshot // to be written
	armed bool           // a write of snap is coming
	retry *time.Timer
}

// Saver returns what keeps the game of that name saved: have the game's Watch call
// its Changed. From the background it calls report with the error when saving
// begins to fail, with nil when it works again, and with a [*MovedError] when the
// game goes on in another file; report must not call the saver.
func (s Games) Saver(name string, g *game.Game, report func(error)) *Saver {
	f := &gameFile{store: s, name: name, report: report}
	f.know()
	return newSaver(g, f.write, report)
}

func newSaver(g *game.Game, write func(*game.Snapshot) error, report func(error)) *Saver {
	return &Saver{game: g, write: write, report: report, writing: make(chan struct{}, 1)}
}

// Changed says that the game is not as it was saved. The game goes to the disk a
// fifth of a second later, whatever else changes until then. It is called on the
// game's goroutine.
func (s *Saver) Changed() {
	snap := s.game.Snapshot()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.snap = snap
	if !s.armed {
		s.armed = true
		time.AfterFunc(saveDelay, func() { s.Flush() })
	}
}

// Flush writes now what changed since the last write, and says whether all is on
// the disk. The time on the clock goes along with changes: call Changed before it
// at the end of a sitting.
func (s *Saver) Flush() error {
	s.writing <- struct{}{}
	defer func() { <-s.writing }()
	snap := s.take()
	if snap == nil {
		return s.failed
	}
	err := s.write(snap)
	if err != nil {
		s.putBack(snap)
	}
	if (err == nil) != (s.failed == nil) {
		s.report(err)
	}
	s.failed = err
	return err
}

func (s *Saver) take() *game.Snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	snap := s.snap
	s.snap, s.armed = nil, false
	return snap
}

// putBack tries again later, with what has changed meanwhile if anything has.
func (s *Saver) putBack(snap *game.Snapshot) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.snap == nil {
		s.snap = snap
	}
	if s.retry != nil {
		s.retry.Stop()
	}
	s.retry = time.AfterFunc(retryDelay, func() { s.Flush() })
}
