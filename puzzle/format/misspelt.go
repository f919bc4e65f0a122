package format

import (
	"bytes"
	"encoding/json"
	"strings"

	"sudoku/puzzle/words"
)

// Readers of JSON pass over names that they don't know. If such a name is a known one with a
// wrong character, the digit that it names would be lost.

// isMisspelt reports whether a name is another one with one character lost, doubled, inserted or
// replaced.
func isMisspelt(name, known string) bool {
	a, b := []rune(name), []rune(known)
	if name == known || len(a) > len(b)+1 || len(b) > len(a)+1 {
		return false
	}
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a) <= 1 && len(b) <= 1
}

// isNearly reports whether a name is another one misspelt, or with something between its letters.
func isNearly(name, known string) bool {
	name = strings.ToLower(name)
	return isMisspelt(name, known) || name != known && strings.Join(wordsOf(name), "") == known
}

// checkNames returns an error if a name of a JSON object is one of names misspelt.
func checkNames(object []byte, names ...string) error {
	for name := range namesOf(object) {
		for _, known := range names {
			if isMisspelt(strings.ToLower(name), strings.ToLower(known)) && !isOneOf(name, names) {
				return words.Error("format.json.name", "name", clip([]byte(name)), "known", known)
			}
		}
	}
	return nil
}

// checkRows is checkNames for a list of lists of objects, which was read before.
func checkRows(rows []byte, names ...string) error {
	var grid [][]json.RawMessage
	_ = json.Unmarshal(rows, &grid)
	for _, row := range grid {
		for _, one := range row {
			if err := checkNames(one, names...); err != nil {
				return err
			}
		}
	}
	return nil
}

func isOneOf(name string, names []string) bool {
	for _, known := range names {
		if strings.EqualFold(name, known) {
			return true
		}
	}
	return false
}

// namesOf yields the names of a valid JSON object, not those of objects in it.
func namesOf(object []byte) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		depth := 0
		for i := 0; i < len(object); i++ {
			switch object[i] {
			case '{', '[':
				depth++
			case '}', ']':
				depth--
			case '"':
				end := i + 1
				for end < len(object) && object[end] != '"' {
					if object[end] == '\\' {
						end++
					}
					end++
				}
				end = min(end+1, len(object))
				rest := bytes.TrimLeft(object[end:], " \t\r\n")
				var name string
				if depth == 1 && len(rest) > 0 && rest[0] == ':' && json.Unmarshal(object[i:end], &name) == nil && !yield(name) {
					return
				}
				i = end - 1
			}
		}
	}
}
