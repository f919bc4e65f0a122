package store

import (
	"bufio"
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A Stock keeps puzzles ready until they are asked for, each in a small file of its own.
// Several windows can use one stock: a puzzle belongs to the window that removes its file.
type Stock struct{ Dir string }

// Stock returns the stock that lies beside the games.
func (s Games) Stock() Stock { return Stock{filepath.Join(s.Dir, "stock")} }

// MaxStock is how many puzzles a stock holds at most.
const MaxStock = 120

const stockExt = ".puzzle"

// stockName returns how the names of the files for an order begin.
func stockName(order string) string {
	sum := sha256.Sum256([]byte(order))
	return hex.EncodeToString(sum[:8]) + "-"
}

// Put adds a puzzle for an order, which is one line of text. When there are too many the
// oldest goes.
func (s Stock) Put(order string, g puzzle.Grid) error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	name := stockName(order) + strings.ToLower(rand.Text()) + stockExt
	err := WriteFile(filepath.Join(s.Dir, name), 0o600, func(w io.Writer) error {
		_, err := io.WriteString(w, order+"\n"+g.String()+"\n")
		return err
	})
	if err != nil {
		return err
	}
	if all := s.files(""); len(all) > MaxStock {
		for _, f := range all[:len(all)-MaxStock] {
			os.Remove(filepath.Join(s.Dir, f.Name()))
		}
	}
	return nil
}

// Len returns how many puzzles there are for an order.
func (s Stock) Len(order string) int { return len(s.files(stockName(order))) }

// Take takes the oldest puzzle for an order out of the stock, and reports whether there was
// one. No other Take, of this window or another, returns the same.
func (s Stock) Take(order string) (puzzle.Grid, bool) {
	for _, f := range s.files(stockName(order)) {
		path := filepath.Join(s.Dir, f.Name())
		g, ok := readStock(path, order)
		if err := os.Remove(path); err == nil && ok {
			return g, true
		}
	}
	return puzzle.Grid{}, false
}

// List returns the puzzles for an order, the oldest first.
func (s Stock) List(order string) (list []puzzle.Grid) {
	for _, f := range s.files(stockName(order)) {
		if g, ok := readStock(filepath.Join(s.Dir, f.Name()), order); ok {
			list = append(list, g)
		}
	}
	return list
}

// TakeThis takes a certain puzzle for an order out of the stock, and reports whether it was there.
func (s Stock) TakeThis(order string, g puzzle.Grid) bool {
	for _, f := range s.files(stockName(order)) {
		path := filepath.Join(s.Dir, f.Name())
		if other, ok := readStock(path, order); ok && other == g && os.Remove(path) == nil {
			return true
		}
	}
	return false
}

// files lists the puzzles whose names begin so, the oldest first.
func (s Stock) files(begin string) []fs.FileInfo {
	entries, _ := os.ReadDir(s.Dir)
	var files []fs.FileInfo
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), begin) || !strings.HasSuffix(e.Name(), stockExt) || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil {
			files = append(files, info)
		}
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	return files
}

// readStock reads the puzzle of a file, and reports whether it is one for the order.
func readStock(path, order string) (g puzzle.Grid, ok bool) {
	f, err := Open(path)
	if err != nil {
		return g, false
	}
	defer f.Close()
	lines := bufio.NewScanner(io.LimitReader(f, 4096))
	if !lines.Scan() || lines.Text() != order || !lines.Scan() {
		return g, false
	}
	g, ok = puzzle.ParseGrid(lines.Text())
	return g, ok && len(lines.Text()) == 81
}
