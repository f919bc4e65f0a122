package library

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// game merges the text of a game.
func (in *restore) game(name string, f *archived, text []byte) error {
	if _, _, err := game.Load(bytes.NewReader(text), func() time.Time { return time.Time{} }); err != nil {
		return errUnusable
	}
	sum := sha256.Sum256(gist(text))
	other := strings.TrimSuffix(name, store.Ext) + "-" + hex.EncodeToString(sum[:4]) + store.Ext
	for _, name := range []string{name, other} {
		kept, err := in.over(name, f, text)
		if err != nil || kept {
			return err
		}
	}
	return nil // there is a game of that very beginning that went on
}

// over writes a game where there is none of that name, or one that is its beginning. kept
// reports that the game, or what it became, is there.
func (in *restore) over(name string, f *archived, text []byte) (kept bool, err error) {
	games := in.l.played.games
	lock, err := games.Claim(name)
	if errors.Is(err, store.ErrLocked) {
		return false, nil // it is being played
	}
	if err != nil && !errors.Is(err, errors.ErrUnsupported) {
		return false, err
	}
	defer lock.Release()
	there, err := os.ReadFile(games.Path(name))
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return false, err
	case err == nil && begins(text, there):
		return true, nil
	case err == nil && !begins(there, text):
		return false, nil
	}
	isNew := err != nil
	if err := os.MkdirAll(games.Dir, 0o700); err != nil {
		return false, err
	}
	if err := store.WriteFile(games.Path(name), 0o600, func(w io.Writer) error { _, err := w.Write(text); return err }); err != nil {
		return false, err
	}
	if saved := f.modified; saved.Year() > 1980 && saved.Before(time.Now()) {
		_ = os.Chtimes(games.Path(name), saved, saved) // if this fails only the order is wrong
	}
	in.count(name, f.name, isNew)
	return true, nil
}

func (in *restore) count(name, inRecord string, isNew bool) {
	switch {
	case store.IsEntry(name):
		in.m.Typed++
	case !isNew:
		in.m.Continued++
	case gamesFolder+name == inRecord:
		in.m.Games++
	default:
		in.m.Both++
	}
}

// begins reports whether a game's text is the beginning of another's, or all of it: what
// changes at every save but the moves is not compared.
func begins(text, of []byte) bool {
	a, b := gist(text), gist(of)
	return bytes.HasPrefix(b, a)
}

// gist returns the lines of a game that only grow while it is played.
func gist(text []byte) []byte {
	var b bytes.Buffer
	first := true
	for line := range bytes.Lines(text) {
		line = bytes.TrimRight(line, " \t\r\n")
		key, _, _ := bytes.Cut(line, []byte(" "))
		switch string(key) {
		case "clock", "at", "line", "":
			continue
		case "end": // what follows is no part of the game, and changes with it
			return b.Bytes()
		}
		if first { // the version of the form
			first = false
			continue
		}
		b.Write(line)
		b.WriteByte('\n')
	}
	return b.Bytes()
}
