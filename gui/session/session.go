// Package session is one sitting at a game, without a window: the game with its file
// and lock, the player's input state, what the solvers know of it, and the work in
// the background.
package session

import (
	"errors"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// A Session is a game that is open, from the moment it is taken up until it is put away.
type Session struct {
	Game     *game.Game
	Name     string // of its file; none for an empty board
	UI       game.UI
	Finished bool // and summed up
	WhatIf   bool // the next entry begins one
	// Unlocked is what keeps the file from being locked, if something lies in the way:
	// then another window can open the game too.
	Unlocked *store.LockError

	keeper *Keeper
	saver  *store.Saver
	lock   *store.Lock // on its file; nil where there can be none
	closed bool
	kept   time.Duration // of its clock, on the disk

	facts      Facts
	factsJob   *Jobs
	onSolution func()  // waits for the solution
	verdict    verdict // of the last check
	hintJob    *Jobs
}

// session opens a game, with the lock on its file or the error why there is none.
func (k *Keeper) session(g *game.Game, name string, lock *store.Lock, unlocked error) *Session {
	s := &Session{Game: g, Name: name, keeper: k, lock: lock, factsJob: k.Runner.Jobs(), hintJob: k.Runner.Jobs()}
	if name != "" {
		s.saver = k.Store.Saver(name, g, func(err error) { k.Runner.Do(func() { s.saved(err) }) })
	}
	errors.As(unlocked, &s.Unlocked)
	s.Finished = g.Finished()
	s.GoTo(FirstEmpty(g.State().Grid))
	g.Watch(s.Keep)
	return s
}

// FirstEmpty is the first cell without a digit, or r1c1 where there is none.
func FirstEmpty(g puzzle.Grid) puzzle.Cell {
	if empty := puzzle.AllCells.Without(g.Filled()); !empty.Empty() {
		return empty.First()
	}
	return 0
}

// GoTo puts the cursor on a cell and selects it alone.
func (s *Session) GoTo(c puzzle.Cell) { s.UI.Cursor, s.UI.Selected = c, puzzle.CellsOf(c) }

// HasGame reports whether there is a game; at the very first start there is none until
// one was made.
func (s *Session) HasGame() bool { return s.Name != "" }

// Entries are the cells that the player filled in.
func (s *Session) Entries() puzzle.CellSet {
	grid := s.Game.State().Grid
	return grid.Filled().Without(s.Game.Givens())
}

// Close stops what is looked for and puts the game away. One that can't be written now
// goes on being tried.
func (s *Session) Close() { s.end(s.PutAway) }

func (s *Session) end(put func() error) {
	if s.closed {
		return
	}
	s.closed = true
	s.factsJob.Stop()
	s.hintJob.Stop()
	s.onSolution = nil
	if put() != nil {
		s.keeper.unsaved = append(s.keeper.unsaved, s.saver)
	}
	s.lock.Release()
	s.lock = nil
}

// Crash gives up the lock on the file and no more, as the system does where a program
// is killed: for tests.
func (s *Session) Crash() { s.lock.Release() }
