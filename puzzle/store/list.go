package store

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Summary is what a list shows of a game.
type Summary struct {
	Name      string
	Puzzle    puzzle.Puzzle
	State     game.State // of a finished game the last one
	Stage     game.Stage
	Yours, Of int // digits: see game.Game.Progress
	Elapsed   time.Duration
	Saved     time.Time
	Damage    *game.Damage // what is wrong with the file, if anything
}

// A GameInfo describes a game in the folder that has not been read yet.
type GameInfo struct {
	Name  string
	Saved time.Time
	Size  int64 // of its file, in bytes; 0 if unknown
}

// List returns the games, the newest first, without reading their files.
func (s Games) List() ([]GameInfo, error) {
	files, err := s.files()
	list := make([]GameInfo, len(files))
	for i, f := range files {
		list[i] = GameInfo{f.Name(), f.ModTime(), f.Size()}
	}
	return list, err
}

// Info returns what List says of a game.
func (s Games) Info(name string) (GameInfo, error) {
	f, err := os.Lstat(s.Path(name))
	if err != nil {
		return GameInfo{}, err
	}
	return GameInfo{name, f.ModTime(), f.Size()}, nil
}

// Changed returns when a game came, went or was saved last, which is written anew then; zero if
// that is unknown.
func (s Games) Changed() time.Time {
	info, err := os.Stat(s.Dir)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// Summary reads a game for a list. An error is a [*FileError].
func (s Games) Summary(l GameInfo) (Summary, error) {
	g, cut, err := s.Load(l.Name, func() time.Time { return l.Saved }) // stops the clock
	if err != nil {
		return Summary{Name: l.Name, Saved: l.Saved}, &FileError{l.Name, err}
	}
	e := Summary{Name: l.Name, Puzzle: g.Puzzle(), State: g.Result(), Stage: g.Stage(), Elapsed: g.Clock.Elapsed(), Saved: l.Saved, Damage: cut}
	e.Yours, e.Of = g.Progress()
	return e, nil
}

// files lists the games, the one saved last first. At equal times they are ordered by
// name, which begins with the time of the first save.
func (s Games) files() ([]fs.FileInfo, error) {
	entries, err := os.ReadDir(s.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var files []fs.FileInfo
	for _, e := range entries {
		info, err := e.Info() // fails if the file was removed meanwhile
		if err == nil && info.Mode().IsRegular() && IsGame(e.Name()) {
			files = append(files, info)
		}
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), cmp.Compare(b.Name(), a.Name()))
	})
	return files, err
}

// IsGame reports whether a name is that of a game.
func IsGame(name string) bool { return strings.HasSuffix(name, Ext) && name != "" && name[0] != '.' }
