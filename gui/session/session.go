// Package session holds an open game without a window: the game with its file and lock,
// the player's input state, what the solvers know about it, and the work in the
// background.
package session

import (
	"errors"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// A Session is an open game.
type Session struct {
	Game   *game.Game
	Name   string // of its file; empty for an empty board
	UI     game.UI
	WhatIf bool // the next entry begins a what-if

	// ShowSums means that the player asked for the sums of cages, and Struck holds the sets of
	// digits that were struck out of them. Neither is kept.
	ShowSums bool
	Struck   map[CageSet]bool

	// Unlocked is the error that prevents locking the file, if there is one: another
	// window can then open the game too.
	Unlocked *store.LockError

	sessions   *Sessions
	saver      *store.Saver
	lock       *store.Lock // on its file; nil if it can't be locked
	closed     bool
	savedClock time.Duration // the time on the clock that was saved last

	facts      Facts
	factsJob   *Jobs
	onSolution func()  // called when the solution is known
	verdict    verdict // result of the last check
	hintJob    *Jobs
}

// A CageSet is a set of digits that a cage could have.
type CageSet struct {
	Cage   puzzle.House
	Digits puzzle.DigitSet
}

// session makes the session of a game, with the lock on its file or the error why there
// is none.
func (k *Sessions) session(g *game.Game, name string, lock *store.Lock, unlocked error) *Session {
	s := &Session{Game: g, Struck: map[CageSet]bool{}, Name: name, sessions: k, lock: lock, factsJob: k.Runner.Jobs(), hintJob: k.Runner.Jobs()}
	if name != "" {
		k.opening(name)
		s.saver = k.Store.Saver(name, g, func(err error) { k.Runner.Do(func() { s.saved(err) }) })
	}
	errors.As(unlocked, &s.Unlocked)
	state := g.State()
	s.UI.Shape = state.Shape
	s.GoTo(FirstEmptyOn(state.Shape, state.Grid))
	g.Watch(s.Keep)
	return s
}

// FirstEmpty returns the first cell of a classic board without a digit, or r1c1 if there is none.
func FirstEmpty(g puzzle.Grid) puzzle.Cell { return FirstEmptyOn(nil, g) }

// FirstEmptyOn is FirstEmpty on a board of a shape.
func FirstEmptyOn(on *puzzle.Shape, g puzzle.Grid) puzzle.Cell {
	if empty := on.Cells().Without(g.Filled()); !empty.Empty() {
		return empty.First()
	}
	return 0
}

// GoTo puts the cursor on a cell and selects only it.
func (s *Session) GoTo(c puzzle.Cell) { s.UI.Cursor, s.UI.Selected = c, puzzle.CellsOf(c) }

// HasGame reports whether there is a game; at the very first start there is none until a
// puzzle was generated.
func (s *Session) HasGame() bool { return s.Name != "" }

// Entries returns the cells that the player filled in.
func (s *Session) Entries() puzzle.CellSet {
	grid := s.Game.State().Grid
	return grid.Filled().Without(s.Game.Givens())
}

// Close stops the background work and saves the game. Saving is retried later if it
// fails now.
func (s *Session) Close() { s.end(s.Save) }

// Describe sets title, author, source and note of the puzzle, as the player wrote them: a
// puzzle with words of the player's is kept.
func (s *Session) Describe(p puzzle.Puzzle) {
	was := s.Game.Puzzle()
	s.Game.Describe(p)
	if s.Game.Puzzle() != was {
		was.Origin.Kept = true
		s.Game.SetOrigin(was.Origin)
	}
}

// vanishes reports whether the game is not kept when it is left.
func (s *Session) vanishes() bool {
	o := s.Game.Outcome()
	return s.HasGame() && o.Vanishes()
}

// Kept reports whether there is a game that is kept when it is left.
func (s *Session) Kept() bool { return s.HasGame() && !s.vanishes() }

// Leave closes the session for another game. A game in which nothing was done is not kept.
func (s *Session) Leave() {
	if !s.vanishes() {
		s.Close()
		return
	}
	s.end(func() error {
		if err := s.Flush(); err != nil {
			return err
		}
		return s.sessions.Store.Remove(s.Name)
	})
}

func (s *Session) end(save func() error) {
	if s.closed {
		return
	}
	s.closed = true
	s.factsJob.Stop()
	s.hintJob.Stop()
	s.onSolution = nil
	if save() != nil {
		s.sessions.unsaved = append(s.sessions.unsaved, s.saver)
	}
	s.lock.Release()
	s.lock = nil
}
