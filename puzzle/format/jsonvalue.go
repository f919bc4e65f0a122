package format

import (
	"encoding/json"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A jsonDigit is a digit, written as a number or a string; 0, null and the empty string
// are an empty cell.
type jsonDigit int

func (d *jsonDigit) UnmarshalJSON(b []byte) error {
	s := strings.Trim(string(b), `" `)
	switch {
	case s == "" || s == "0" || s == "null":
		*d = 0
	case len(s) == 1 && '1' <= s[0] && s[0] <= '9':
		*d = jsonDigit(s[0] - '0')
	default:
		return words.Error("format.json.digit", "text", s[:min(len(s), 20)])
	}
	return nil
}

func jsonDigits(set puzzle.DigitSet) (list []jsonDigit) {
	for d := range set.All() {
		list = append(list, jsonDigit(d))
	}
	return list
}

func digitSet(list []jsonDigit) (set puzzle.DigitSet) {
	for _, d := range list {
		if d != 0 {
			set |= puzzle.Digit(d).Set()
		}
	}
	return set
}

// A jsonText is a text, written as a string, a number or a list of strings.
type jsonText string

func (t *jsonText) UnmarshalJSON(b []byte) error {
	var s string
	var list []string
	switch {
	case json.Unmarshal(b, &s) == nil:
		*t = jsonText(s)
	case json.Unmarshal(b, &list) == nil:
		*t = jsonText(strings.Join(list, "\n"))
	case len(b) > 0 && b[0] != '{' && b[0] != '[':
		*t = jsonText(b)
	}
	return nil
}

// line returns the text as one line.
func (t jsonText) line() string { return strings.Join(strings.Fields(string(t)), " ") }
