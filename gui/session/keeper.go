package session

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// A Keeper opens games of a store and sees that they are written.
type Keeper struct {
	Store  store.Games
	Now    func() time.Time
	Runner *Runner
	// Saved hears on the window's goroutine that a game can't be written or has another file, or with nil
	// that it can be written again.
	Saved func(error)

	unsaved []*store.Saver // of games put away that could not be written yet
	failing int            // how many games can't be written
}

// Failing reports whether a game can't be written.
func (k *Keeper) Failing() bool { return k.failing > 0 }

// Blank is an empty board, which is in no file.
func (k *Keeper) Blank() *Session { return k.session(game.New(puzzle.Puzzle{}, k.Now), "", nil, nil) }

// Resume opens the game played last: the newest in the store that can be read and that
// no other window has. It returns nil if there is none; the error tells of games that
// could not be read.
func (k *Keeper) Resume() (*Session, *game.Damage, error) {
	_, unread := k.Store.Newest() // clears away what a crash has left
	games, err := k.Store.List()
	for _, l := range games {
		if IsEntry(l.Name) {
			continue
		}
		s, cut, err := k.Open(l.Name)
		switch {
		case err == nil:
			return s, cut, unread
		case !errors.Is(err, store.ErrLocked):
			unread = err
		}
	}
	return nil, nil, errors.Join(unread, err)
}

// Open opens a game of the store. The error is store.ErrLocked where another window has
// it; a Cut tells that it could be read in part.
func (k *Keeper) Open(name string) (*Session, *game.Damage, error) {
	lock, unlocked := k.Store.Claim(name)
	if errors.Is(unlocked, store.ErrLocked) {
		return nil, nil, unlocked
	}
	g, cut, err := k.Store.Load(name, k.Now)
	if err != nil {
		lock.Release()
		return nil, nil, &store.FileError{Name: name, Err: err}
	}
	return k.session(g, name, lock, unlocked), cut, nil
}

// Begin opens a game that is not in the store yet.
func (k *Keeper) Begin(g *game.Game) *Session {
	name := k.Store.NewName(k.Now())
	lock, unlocked := k.Store.Claim(name) // nobody else knows the name
	return k.session(g, name, lock, unlocked)
}

// NewGame makes a game of a puzzle, with the day on which it is begun.
func (k *Keeper) NewGame(p puzzle.Puzzle, auto bool) *game.Game {
	if p.Date == "" {
		p.Date = k.Now().Format(time.DateOnly)
	}
	g := game.New(p, k.Now)
	if auto {
		_ = g.Do(game.Move{Action: game.SetAuto}) // off before, so it can't fail
	}
	return g
}

// Copy is a game with the same moves and another title.
func (k *Keeper) Copy(g *game.Game, title string) *game.Game {
	var text bytes.Buffer
	_ = g.Save(&text) // a Buffer takes all
	c, _, err := game.Load(&text, k.Now)
	if err != nil {
		c = game.New(g.Current(), k.Now)
	}
	c.SetTitle(title)
	return c
}

// Flush writes the games that were put away and could not be written then.
func (k *Keeper) Flush() (err error) {
	for _, s := range k.unsaved {
		err = errors.Join(err, s.Flush())
	}
	return err
}

// entryName is the file of a puzzle that is being typed; each window that types one
// at the same time has another.
const entryName = "entry"

// IsEntry reports whether a file holds a puzzle that is being typed.
func IsEntry(name string) bool { return strings.HasPrefix(name, entryName) }

// openEntry opens a file to type into that no other window has.
func (k *Keeper) openEntry() *Session {
	for n := 1; ; n++ {
		name := entryName + store.Ext
		if n > 1 {
			name = fmt.Sprint(entryName, "-", n, store.Ext)
		}
		lock, unlocked := k.Store.Claim(name)
		if errors.Is(unlocked, store.ErrLocked) {
			continue
		}
		g, _, err := k.Store.Load(name, k.Now)
		if err != nil {
			g = game.New(puzzle.Puzzle{}, k.Now)
		}
		return k.session(g, name, lock, unlocked)
	}
}

// Keep has the game written within a moment.
func (s *Session) Keep() {
	if s.saver != nil {
		s.saver.Changed()
	}
}

// Flush writes the game if it has changed since it was written.
func (s *Session) Flush() error {
	if s.saver == nil {
		return nil
	}
	return s.saver.Flush()
}

// PutAway writes the game with its clock.
func (s *Session) PutAway() error {
	s.Keep()
	return s.Flush()
}

// keepClock is how much time on the clock a crash may cost.
const keepClock = 30 * time.Second

// KeepClock has the time written now and then, so that a crash costs no more of it
// than half a minute.
func (s *Session) KeepClock() {
	if e := s.Game.Elapsed(); e < s.kept || e >= s.kept+keepClock {
		s.kept = e
		s.Keep()
	}
}

// saved hears from the saver that the game can't be written, that it can again, or that
// it has another file.
func (s *Session) saved(err error) {
	k := s.keeper
	var moved *store.MovedError
	switch {
	case errors.As(err, &moved):
		if !s.closed {
			s.lock.Release()
			s.Name = moved.Name
			s.lock, _ = k.Store.Claim(s.Name)
		}
	case err != nil:
		k.failing++
	default:
		k.failing--
		if !s.closed && s.lock == nil { // its folder could not be written to
			s.lock, _ = k.Store.Claim(s.Name)
		}
	}
	if k.Saved != nil {
		k.Saved(err)
	}
}

// Memory is a session of a game that is kept nowhere: for tests.
func (k *Keeper) Memory(g *game.Game) *Session { return k.session(g, "", nil, nil) }
