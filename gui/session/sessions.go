package session

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// Sessions opens the games of a store and sees to it that they are saved.
type Sessions struct {
	Store  store.Games
	Now    func() time.Time
	Runner *Runner
	// Saved is called on the window's goroutine when a game can't be saved or got another
	// file, or with nil when it can be saved again.
	Saved   func(error)
	Library *LazyLibrary // opens the library of these games

	Answers *Answers // what was answered in lessons

	opened  []string       // the names of games, each once
	unsaved []*store.Saver // of closed games that could not be saved yet
	pending []string       // the files of those that are typed puzzles
	failing int            // how many games can't be saved
}

// Failing reports whether a game can't be saved.
func (k *Sessions) Failing() bool { return k.failing > 0 }

// Opened returns the names of the games that were opened, which may have gone on since.
func (k *Sessions) Opened() []string { return slices.Clone(k.opened) }

func (k *Sessions) opening(name string) {
	if !slices.Contains(k.opened, name) {
		k.opened = append(k.opened, name)
	}
}

// Blank returns a session with an empty board and no file.
func (k *Sessions) Blank() *Session { return k.session(game.New(puzzle.Puzzle{}, k.Now), "", nil, nil) }

// A LongGameError says that the game to resume takes noticeable time to read: it is to be
// read in the background and then given to Resume.
type LongGameError struct {
	Name   string
	Unread error // which newer games could not be read; may be nil
}

// Error implements error.
func (e *LongGameError) Error() string { return e.Name + ": a long game" }

// Resume opens the game played last: the newest in the store that can be read and that
// no other window has open. It returns nil if there is none; the error says which games
// could not be read. A long game is opened only if it was read already, else the error
// is a LongGameError.
func (k *Sessions) Resume(read Opened) (*Session, *game.Damage, error) {
	k.Store.RemoveLeftovers()
	var unread error
	games, err := k.Store.List()
	begin := slices.IndexFunc(games, func(l store.GameInfo) bool { return l.Name == read.Name })
	for _, l := range games[max(0, begin):] { // newer ones were tried before
		if store.IsEntry(l.Name) {
			continue
		}
		o := Opened{Name: l.Name}
		if read.Name == l.Name {
			o = read
		} else if k.long(l.Name) && !k.taken(l.Name) {
			return nil, nil, &LongGameError{l.Name, unread}
		}
		s, cut, err := k.OpenRead(o)
		switch {
		case err == nil:
			return s, cut, unread
		case !errors.Is(err, store.ErrLocked):
			unread = err
		}
	}
	return nil, nil, errors.Join(unread, err)
}

// long reports whether the file of a game is long.
func (k *Sessions) long(name string) bool {
	info, err := os.Stat(k.Store.Path(name))
	return err == nil && info.Size() >= LongGame
}

// taken reports whether another window has a game open.
func (k *Sessions) taken(name string) bool {
	lock, err := k.Store.Claim(name)
	lock.Release()
	return errors.Is(err, store.ErrLocked)
}

// Open opens a game of the store. The error is store.ErrLocked if another window has it
// open; a Damage says that only part of it could be read.
func (k *Sessions) Open(name string) (*Session, *game.Damage, error) {
	return k.OpenRead(Opened{Name: name})
}

// OpenRead is Open for a game that may have been read already. If its file has changed
// since, it is read again.
func (k *Sessions) OpenRead(o Opened) (*Session, *game.Damage, error) {
	lock, unlocked := k.Store.Claim(o.Name)
	if errors.Is(unlocked, store.ErrLocked) {
		return nil, nil, unlocked
	}
	g, cut, err := o.Game, o.Damage, error(nil)
	if g == nil || !o.isCurrent(k.Store) {
		g, cut, err = k.Store.Load(o.Name, k.Now)
	}
	if err != nil {
		lock.Release()
		return nil, nil, &store.FileError{Name: o.Name, Err: err}
	}
	return k.session(g, o.Name, lock, unlocked), cut, nil
}

// isCurrent reports whether the file is the one that was read.
func (o *Opened) isCurrent(games store.Games) bool {
	now, err := os.Stat(games.Path(o.Name))
	return err == nil && os.SameFile(now, o.file) && now.Size() == o.file.Size() && now.ModTime().Equal(o.file.ModTime())
}

// Begin opens a game that is not in the store yet, in the place of another.
func (k *Sessions) Begin(g *game.Game, after *Session) *Session {
	k.Name(g, after)
	name := k.Store.NewName(k.Now())
	lock, unlocked := k.Store.Claim(name) // the name is new: no other window can hold the lock
	return k.session(g, name, lock, unlocked)
}

// NewGame makes a game of a puzzle; a puzzle without a date gets today's.
func (k *Sessions) NewGame(p puzzle.Puzzle, auto bool) *game.Game {
	today := k.Now().Format(time.DateOnly)
	if p.Date == "" {
		p.Date = today
	}
	p.Origin = game.OriginOf(&p, today)
	g := game.New(p, k.Now)
	if auto {
		_ = g.Do(game.Move{Action: game.SetAuto}) // it was off, so this can't fail
	}
	return g
}

// Has reports whether a game is still in the store.
func (k *Sessions) Has(name string) bool {
	_, err := os.Stat(k.Store.Path(name))
	return err == nil
}

// Copy returns a game with the same moves and another title.
func (k *Sessions) Copy(g *game.Game, title string) *game.Game {
	var text bytes.Buffer
	_ = g.Save(&text) // writing to a Buffer can't fail
	c, _, err := game.Load(&text, k.Now)
	if err != nil {
		c = game.New(g.Current(), k.Now)
	}
	c.SetTitle(title)
	return c
}

// Flush saves the closed games that could not be saved before.
func (k *Sessions) Flush() (err error) {
	for _, s := range k.unsaved {
		err = errors.Join(err, s.Flush())
	}
	return err
}

// Keep schedules a save within a moment.
func (s *Session) Keep() {
	if s.saver != nil {
		s.saver.Changed()
	}
}

// Flush saves the game if it has changed since the last save.
func (s *Session) Flush() error {
	if s.saver == nil {
		return nil
	}
	return s.saver.Flush()
}

// Save saves the game and its clock.
func (s *Session) Save() error {
	s.Keep()
	return s.Flush()
}

// clockInterval is how much time on the clock a crash may lose.
const clockInterval = 30 * time.Second

// SaveClock schedules a save if clockInterval has passed since the clock was saved last.
func (s *Session) SaveClock() {
	if e := s.Game.Clock.Elapsed(); e < s.savedClock || e >= s.savedClock+clockInterval {
		s.savedClock = e
		s.Keep()
	}
}

// saved is called by the saver when the game can't be saved, can be saved again, or got
// another file.
func (s *Session) saved(err error) {
	k := s.sessions
	var moved *store.MovedError
	switch {
	case errors.As(err, &moved):
		if !s.closed {
			s.lock.Release()
			s.Name = moved.Name
			k.opening(s.Name)
			s.lock, _ = k.Store.Claim(s.Name)
		}
	case err != nil:
		k.failing++
	default:
		k.failing--
		if !s.closed && s.lock == nil { // its folder was not writable
			s.lock, _ = k.Store.Claim(s.Name)
		}
	}
	if k.Saved != nil {
		k.Saved(err)
	}
}
