// Package store keeps games on the disk: each in a file of its own, written whole or
// not at all, in the background, by one window at a time; a file that is damaged is
// kept aside. It keeps the settings likewise.
package store

import (
	"cmp"
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// Games is the folder that games are kept in, one file a game. The newest, the one
// saved last, is the current game.
type Games struct{ Dir string }

// Ext ends the name of every file of a game.
const Ext = ".sudoku"

// Default returns the games in the program's own folder.
func Default() (Games, error) {
	dir, err := DataDir()
	if err != nil {
		return Games{}, err
	}
	return Games{filepath.Join(dir, "games")}, nil
}

// NewName returns a name that no game has yet, for a game begun at t.
func (s Games) NewName(t time.Time) string {
	return t.Format("20060102-150405-") + strings.ToLower(rand.Text()[:8]) + Ext
}

// Path returns the file of the game of that name.
func (s Games) Path(name string) string { return filepath.Join(s.Dir, filepath.Base(name)) }

// Save writes the game under that name. If it fails, the file stays as it was. A
// file that could not be read whole is kept beside, as name.damaged.
func (s Games) Save(name string, g *game.Game) error { return s.SaveSnapshot(name, g.Snapshot()) }

// SaveSnapshot is Save for any goroutine.
func (s Games) SaveSnapshot(name string, snap *game.Snapshot) error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	path := s.Path(name)
	if snap.Damaged() {
		if err := keepDamaged(path); err != nil {
			return err
		}
	}
	if err := WriteFile(path, 0o600, snap.Save); err != nil {
		return err
	}
	s.makeNewest(path)
	return nil
}

// makeNewest puts the time of a file that was just written after those of all other
// games: where the system's clock was set back they would come before it.
func (s Games) makeNewest(path string) {
	files, _ := s.files()
	if len(files) == 0 || files[0].Name() == filepath.Base(path) {
		return
	}
	if t := files[0].ModTime(); t.After(time.Now()) {
		t = t.Add(time.Millisecond)
		_ = os.Chtimes(path, t, t) // else the order is the clock's
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

// Newest returns the name of the current game, "" if there is none, and removes
// what a crash may have left half written.
func (s Games) Newest() (name string, err error) {
	s.sweep(time.Now().Add(-time.Hour)) // younger ones may be in the making
	files, err := s.files()
	if len(files) == 0 {
		return "", err
	}
	return files[0].Name(), nil
}

// An Summary is what a list of games shows of one.
type Summary struct {
	Name     string
	Puzzle   puzzle.Puzzle
	State    game.State
	Finished bool
	Elapsed  time.Duration
	Saved    time.Time
	Damage   *game.Damage // what is wrong with the file, if anything
}

// Filled returns how many of the 81 cells hold a digit.
func (e *Summary) Filled() int { return e.State.Grid.Filled().Len() }

// A Listed is a game of the store that has not been read yet.
type Listed struct {
	Name  string
	Saved time.Time
}

// List returns the games, the newest first, without reading any.
func (s Games) List() ([]Listed, error) {
	files, err := s.files()
	list := make([]Listed, len(files))
	for i, f := range files {
		list[i] = Listed{f.Name(), f.ModTime()}
	}
	return list, err
}

// Summary reads what a list shows of a game. An error is a [*FileError].
func (s Games) Summary(l Listed) (Summary, error) {
	g, cut, err := s.Load(l.Name, func() time.Time { return l.Saved }) // the clock stands
	if err != nil {
		return Summary{Name: l.Name, Saved: l.Saved}, &FileError{l.Name, err}
	}
	return Summary{l.Name, g.Puzzle(), g.State(), g.Finished(), g.Elapsed(), l.Saved, cut}, nil
}

// Forget puts a game into the folder forgotten beside the others, from where
// Restore brings it back.
func (s Games) Forget(name string) error {
	dir := filepath.Join(s.Dir, forgotten)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return os.Rename(s.Path(name), filepath.Join(dir, filepath.Base(name)))
}

// Restore brings a forgotten game back; where there is one of that name again, the
// error is [fs.ErrExist].
func (s Games) Restore(name string) error {
	if _, err := os.Stat(s.Path(name)); err == nil {
		return fs.ErrExist // it never replaces another
	}
	return os.Rename(filepath.Join(s.Dir, forgotten, filepath.Base(name)), s.Path(name))
}

const forgotten = "forgotten"

// files lists the games, those saved last first; of equal times the name, which
// begins with the time of the first save, decides.
func (s Games) files() ([]fs.FileInfo, error) {
	entries, err := os.ReadDir(s.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var files []fs.FileInfo
	for _, e := range entries {
		info, err := e.Info() // fails where it was removed meanwhile
		if err == nil && info.Mode().IsRegular() && isGame(e.Name()) {
			files = append(files, info)
		}
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), cmp.Compare(b.Name(), a.Name()))
	})
	return files, err
}

func isGame(name string) bool { return strings.HasSuffix(name, Ext) && name[0] != '.' }

// sweep removes what a crash left: files half written before t, and locks that
// nobody holds.
func (s Games) sweep(t time.Time) {
	entries, _ := os.ReadDir(s.Dir)
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), lockEnd) {
			if l, err := TakeLock(filepath.Join(s.Dir, e.Name())); err == nil {
				l.Release()
			}
		}
		if !strings.HasPrefix(e.Name(), tempStart) || !strings.HasSuffix(e.Name(), tempEnd) {
			continue
		}
		if info, err := e.Info(); err == nil && info.ModTime().Before(t) {
			os.Remove(filepath.Join(s.Dir, e.Name()))
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

// In says it in a language.
func (e *FileError) In(l words.Lang) string {
	return l.T("game.unreadable", "name", e.Name, "why", l.Error(e.Err))
}
