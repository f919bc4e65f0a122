package format

import (
	"errors"
	"iter"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ParseLink reads a link that was dropped on a window. It may have lost a slash on the way,
// as toolkits make one of two that stand side by side: there it is tried with two at each
// place where there is one.
func ParseLink(text string) (puzzle.Puzzle, error) {
	list, err := Parse(text)
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
	var links allowance // for all tries together
	for mended := range withSlash(text) {
		var it Item
		if _, ok := r.line([]byte(mended), []byte(mended), &it, &links); ok {
			return it.Puzzle, nil
		}
	}
	return puzzle.Puzzle{}, err
}

// maxTried bounds the tries of a link, in characters of all of them. A link of a puzzle has
// one or two thousand, and every sixtieth is a slash.
const maxTried = 1 << 20

// withSlash yields the text with one slash more beside each that it has, in order.
func withSlash(text string) iter.Seq[string] {
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
