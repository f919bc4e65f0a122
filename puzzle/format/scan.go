package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Parse reads a text in any layout. It returns every puzzle that can be read;
// the error is a *ParseError, or errors.Join of them.
func Parse(text string) (list []puzzle.Puzzle, err error) {
	var errs []error
	for it, err := range Scan(strings.NewReader(text)) {
		if err != nil {
			errs = append(errs, err)
			continue
		}
		list = append(list, it.Puzzle)
	}
	return list, errors.Join(errs...)
}

// Scan reads a stream in any layout.
func Scan(r io.Reader) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		in := bufio.NewScanner(r)
		for no := 1; in.Scan(); no++ {
			line := strings.TrimSpace(in.Text())
			if line == "" || line[0] == '#' {
				continue
			}
			it := Item{Line: no, Column: 1, Layout: Line}
			var err error
			if g, ok := puzzle.ParseGrid(line[:min(81, len(line))]); ok {
				it.Puzzle.Givens = g
			} else {
				err = &ParseError{no, 0, words.Error("format.nopuzzle")}
			}
			if !yield(it, err) {
				return
			}
		}
	}
}
