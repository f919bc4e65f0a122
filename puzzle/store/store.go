// Package store keeps games and settings on the disk. Each game is in a file of its own,
// written atomically, in the background, by one window at a time. Of a damaged file a
// copy is kept.
package store

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// Games is the folder where games are kept, one file for each. The newest, the one saved
// last, is the current game.
type Games struct{ Dir string }

// Ext is the file name extension of games.
const Ext = ".sudoku"

// Default returns the games in the program's data folder.
func Default() (Games, error) {
	dir, err := DataDir()
	if err != nil {
		return Games{}, err
	}
	return Games{filepath.Join(dir, "games")}, nil
}

// Usable returns why no game can be kept where there is none yet, nil if one can.
func (s Games) Usable() error {
	err := os.MkdirAll(s.Dir, 0o700)
	if err == nil {
		var f *os.File
		if f, err = createTemp(s.Dir, 0o600); err == nil {
			f.Close()
			return os.Remove(f.Name())
		}
	}
	if list, _ := s.files(); len(list) > 0 {
		return nil // they are shown; that they can't change is said later
	}
	return err
}

// NewName returns a new, unique name for a game begun at t.
func (s Games) NewName(t time.Time) string {
	return t.Format("20060102-150405-") + strings.ToLower(rand.Text()[:8]) + Ext
}

// Begun returns when a game was begun that NewName has named.
func Begun(name string, in *time.Location) (time.Time, bool) {
	const layout = "20060102-150405"
	if len(name) < len(layout) {
		return time.Time{}, false
	}
	t, err := time.ParseInLocation(layout, name[:len(layout)], in)
	return t, err == nil
}

// OriginsOn returns the origins of the games begun on a day, such as 2026-11-28, by their names.
func (s Games) OriginsOn(day string) map[string]puzzle.Origin {
	entries, _ := os.ReadDir(s.Dir)
	list := map[string]puzzle.Origin{}
	for _, e := range entries {
		if begins := strings.ReplaceAll(day, "-", ""); !strings.HasPrefix(e.Name(), begins) || !IsGame(e.Name()) {
			continue
		}
		f, err := Open(s.Path(e.Name()))
		if err != nil {
			continue
		}
		if o, ok := game.ReadOrigin(f); ok {
			list[e.Name()] = o
		}
		f.Close()
	}
	return list
}

// Remove removes the game of that name for good. One that was never saved is no error.
func (s Games) Remove(name string) error {
	if err := os.Remove(s.Path(name)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Path returns the file of the game of that name.
func (s Games) Path(name string) string { return filepath.Join(s.Dir, filepath.Base(name)) }

// Save writes the game under that name. If it fails, the file stays as it was. If the
// game was loaded from a damaged file, a copy of that is kept as name.damaged.
func (s Games) Save(name string, g *game.Game) error { return s.SaveSnapshot(name, g.Snapshot()) }

// SaveSnapshot is Save for a snapshot, so that any goroutine can call it.
func (s Games) SaveSnapshot(name string, snap *game.Snapshot) error {
	err := s.write(name, snap)
	if err == nil {
		s.makeNewest(name)
	}
	return err
}

// write is SaveSnapshot, but for the time of the file.
func (s Games) write(name string, snap *game.Snapshot) error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	path := s.Path(name)
	if snap.Damaged() {
		if err := keepDamaged(path); err != nil {
			return err
		}
	}
	return WriteFile(path, 0o600, snap.Save)
}

// makeNewest makes the modification time of a game just written later than those of all
// others. If the system's clock was set back, it would not be.
func (s Games) makeNewest(name string) {
	path := s.Path(name)
	files, _ := s.files()
	if len(files) == 0 || files[0].Name() == filepath.Base(path) {
		return
	}
	if t := files[0].ModTime(); t.After(time.Now()) {
		t = t.Add(time.Millisecond)
		_ = os.Chtimes(path, t, t) // if this fails only the order is wrong
	}
}

// Load reads the game of that name, as [game.Load] does.
func (s Games) Load(name string, now func() time.Time) (*game.Game, *game.Damage, error) {
	f, err := Open(s.Path(name))
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	return game.Load(f, now)
}

// Forget moves a game to the subfolder "forgotten". Restore brings it back.
func (s Games) Forget(name string) error {
	dir := filepath.Join(s.Dir, forgottenDir)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return os.Rename(s.Path(name), filepath.Join(dir, filepath.Base(name)))
}

// Restore brings a forgotten game back. If there is a game of that name, the error is
// [fs.ErrExist].
func (s Games) Restore(name string) error {
	if _, err := os.Stat(s.Path(name)); err == nil {
		return fs.ErrExist // Rename would replace it
	}
	return os.Rename(filepath.Join(s.Dir, forgottenDir, filepath.Base(name)), s.Path(name))
}

const forgottenDir = "forgotten"

// RemoveLeftovers removes what a crash left: temporary files and lock files whose locks
// nobody holds.
func (s Games) RemoveLeftovers() {
	for _, name := range namesIn(s.Dir) {
		path := filepath.Join(s.Dir, name)
		switch {
		case tempName().MatchString(name):
			removeUnlocked(path)
		case strings.HasSuffix(name, lockSuffix):
			if l, err := TakeLock(path); err == nil {
				l.Release()
			}
		}
	}
}

// A FileError says which file could not be read, and why.
type FileError struct {
	Name string
	Err  error
}

func (e *FileError) Error() string { return e.In(words.English) }
func (e *FileError) Unwrap() error { return e.Err }

// In returns the message in a language.
func (e *FileError) In(l words.Lang) string {
	return l.T("game.unreadable", "name", e.Name, "why", l.Error(e.Err))
}
