package library

import (
	"cmp"
	"database/sql/driver"
	"strings"
	"unicode/utf8"

	"modernc.org/sqlite"

	"sudoku/puzzle/words"
)

func init() {
	sqlite.MustRegisterCollationUtf8("folded", compareFolded)
	for name, do := range map[string]func(string) string{
		"lowered": strings.ToLower, // as searches compare texts, which SQLite does for ASCII alone
		"folded":  inOrder,
	} {
		sqlite.MustRegisterFunction(name, &sqlite.FunctionImpl{NArgs: 1, Deterministic: true, VolatileArgs: true,
			Scalar: func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
				text, _ := args[0].(string)
				return do(text), nil
			}})
	}
}

// inOrder returns what a title or source is sorted by, whatever its case and accents; none is last.
func inOrder(s string) string {
	if s == "" {
		return "\U0010ffff"
	}
	return words.Fold(s)
}

// compareFolded compares titles as people look for them, whatever their case and accents, in files of
// version 4 to 7.
func compareFolded(a, b string) int {
	if a == b { // most often
		return 0
	}
	i := 0
	for ; i < len(a) && i < len(b) && a[i]|b[i] < utf8.RuneSelf; i++ { // without a copy, as far as that goes
		if d := cmp.Compare(lower(a[i]), lower(b[i])); d != 0 {
			return d
		}
	}
	return cmp.Or(strings.Compare(words.Fold(a[i:]), words.Fold(b[i:])), strings.Compare(a, b))
}

// lower returns an ASCII character in lower case.
func lower(b byte) byte {
	if 'A' <= b && b <= 'Z' {
		b += 'a' - 'A'
	}
	return b
}
