package session

import (
	"bytes"
	"encoding/base64"
	"io"
	"os"
	"path/filepath"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/store"
)

// UsedPuzzles remembers which puzzles were made, opened or printed, of symmetric copies one. It
// keeps a line of 16 bytes a puzzle in a file that several windows can append to; lines
// that are damaged are passed over. Any goroutine can use it, but it reads the disk.
type UsedPuzzles struct {
	path string
	most int // how many lines are kept

	mu     sync.Mutex
	finder canon.Finder
	set    canon.Set
	file   os.FileInfo // the file that was read last
	at     int64       // how much of it was read
}

const (
	usedFile      = "seen"
	maxUsed       = 1 << 18 // 4 MB
	usedLine      = 16
	minUsedGivens = 17 // a puzzle with fewer givens is never made
)

var usedText = base64.RawURLEncoding.Strict()

// NewUsedPuzzles returns what is remembered beside the games of a store.
func NewUsedPuzzles(s store.Games) *UsedPuzzles {
	return &UsedPuzzles{path: filepath.Join(s.Dir, usedFile), most: maxUsed}
}

// Has reports whether a puzzle or a symmetric copy is remembered.
func (s *UsedPuzzles) Has(g puzzle.Grid) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.catchUp()
	return s.set.Has(s.finder.KeyOf(g))
}

// Add remembers puzzles, and reports whether one of them is new. Where the file can't be
// written they are remembered until the program ends.
func (s *UsedPuzzles) Add(list ...puzzle.Grid) (fresh bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.catchUp()
	var lines []byte
	for _, g := range list {
		if g.Count() < minUsedGivens {
			continue
		}
		if k := s.finder.KeyOf(g); s.set.Add(k) {
			b := k.Bytes()
			lines = append(usedText.AppendEncode(lines, b[:]), '\n')
		}
	}
	if len(lines) == 0 {
		return false
	}
	s.append(lines)
	return true
}

// append appends lines to the file, after the end of one that a crash has cut off.
func (s *UsedPuzzles) append(lines []byte) {
	if s.file != nil && s.at < s.file.Size() {
		lines = append([]byte{'\n'}, lines...)
	}
	if info, err := os.Stat(s.path); err == nil && !info.Mode().IsRegular() {
		return // a device or a pipe
	}
	_ = os.MkdirAll(filepath.Dir(s.path), 0o700)
	f, err := os.OpenFile(s.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	_, _ = f.Write(lines) // at once, so that lines of two windows don't mix
	f.Close()
}

// catchUp reads what was added to the file since it was read last.
func (s *UsedPuzzles) catchUp() {
	f, err := store.Open(s.path)
	if err != nil {
		return
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return
	}
	if s.file == nil || !os.SameFile(s.file, info) || info.Size() < s.at {
		s.at = 0
	}
	s.file = info
	most := int64(s.most * usedLine)
	long := info.Size() > most
	if long { // only its end is kept
		s.at = info.Size() - most/2
	}
	b := make([]byte, info.Size()-s.at)
	n, _ := f.ReadAt(b, s.at)
	end := bytes.LastIndexByte(b[:n], '\n') + 1
	s.addLines(b[:end])
	if s.at += int64(end); long {
		s.shorten(b[:end])
	}
}

// addLines adds the lines of a part of the file.
func (s *UsedPuzzles) addLines(text []byte) {
	for line := range bytes.Lines(text) {
		var b [canon.KeyBytes]byte
		if len(line) != usedLine {
			continue
		}
		if n, err := usedText.Decode(b[:], line[:usedLine-1]); err == nil && n == len(b) {
			s.set.Add(canon.KeyFrom(b))
		}
	}
}

// shorten replaces a file that has become too long by its end. What another window appends
// in this moment can get lost: then one puzzle is forgotten.
func (s *UsedPuzzles) shorten(end []byte) {
	err := store.WriteFile(s.path, 0o600, func(w io.Writer) error {
		_, err := w.Write(end)
		return err
	})
	if err != nil {
		return
	}
	if info, err := os.Stat(s.path); err == nil {
		s.file, s.at = info, int64(len(end))
	}
}
