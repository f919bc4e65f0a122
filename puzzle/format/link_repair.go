package format

import (
	"context"
	"errors"
	"iter"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ParseLink reads a link that was dropped on a window. Toolkits may replace two adjacent
// slashes in it by one, so if a link is broken ParseLink tries it again with each of its
// slashes doubled. When ctx is done it stops with its error.
func ParseLink(ctx context.Context, text string) (puzzle.Puzzle, error) {
	list, err := parse(ctx, text)
	if len(list) > 0 {
		return list[0], nil
	}
	if err == nil {
		err = words.Error("format.nopuzzle")
	}
	if !errors.Is(err, ErrBrokenLink) {
		return puzzle.Puzzle{}, err
	}
	var r row
	links := allowance{ctx: ctx} // of all tries together
	for repaired := range doubleSlashes(text) {
		if ctx.Err() != nil {
			break
		}
		var it Item
		if _, ok := r.line([]byte(repaired), []byte(repaired), &it, &links); ok {
			return it.Puzzle, nil
		}
	}
	if ctx.Err() != nil {
		return puzzle.Puzzle{}, ctx.Err()
	}
	return puzzle.Puzzle{}, err
}

// maxTried limits the tries of a link: it is the sum of their lengths. A link of a puzzle
// has one or two thousand characters, of which every sixtieth is a slash.
const maxTried = 1 << 20

// doubleSlashes yields the text with each of its slashes doubled, one at a time.
func doubleSlashes(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		tries := maxTried / (len(text) + 1)
		for i := 0; i < len(text) && tries > 0; i++ {
			if text[i] != '/' {
				continue
			}
			tries--
			if !yield(text[:i] + "/" + text[i:]) {
				return
			}
		}
	}
}
