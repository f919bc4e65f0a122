package format_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// rowsJSON returns a grid of n rows with first in its first cell.
func rowsJSON(n int, first, empty string) string {
	row := "[" + strings.Repeat(empty+",", n-1) + empty + "]"
	grid := "[" + strings.Repeat(row+",", n-1) + row + "]"
	return strings.Replace(grid, "["+empty, "["+first, 1)
}

// A puzzle with other rules than classic sudoku is refused, and the rules are named; fields
// without a meaning are ignored.
func TestVariants(t *testing.T) {
	box := func(label string) string { return fmt.Sprintf(`{"value":"7","given":true,"region":%s}`, label) }
	for _, tt := range []struct{ name, text, says string }{
		{"bare", `{"grid":` + rowsJSON(9, box("0"), "{}") + `}`, ""},
		{"pretty", "{\n \"title\": \"A\",\n \"size\": 9,\n \"grid\":\n" + strings.ReplaceAll(rowsJSON(9, box("0"), "{}"), ",", ",\n") + "\n}\n", ""},
		{"colours", `{"grid":` + rowsJSON(9, `{"value":7,"given":true,"c":"#f00","highlight":3}`, "{}") + `}`, ""},
		{"nothing set", `{"grid":` + rowsJSON(9, box("0"), "{}") + `,"arrow":[],"antiknight":false,"negative":[ ]}`, ""},
		{"cages", `{"grid":` + rowsJSON(9, box("0"), "{}") + `,"killercage":[{"cells":["R1C1"],"value":"odd"}]}`, "has cages with something else than sums."},
		{"knight", `{"grid":` + rowsJSON(9, box("0"), "{}") + `,"antiknight":true,"diagonal+":true}`, "has one diagonal without the other and knight's moves"},
		{"unknown", `{"grid":` + rowsJSON(9, box("0"), "{}") + `,"hypercage":[1]}`, "has “hypercage”."},
		{"region", `{"grid":` + rowsJSON(9, box("1"), "{}") + `}`, "boxes of other shapes"},
		{"no region", `{"grid":` + rowsJSON(9, box("null"), "{}") + `}`, "boxes of other shapes"},
		{"decorated", `{"ruleset":"Normal sudoku rules apply.","grid":` + rowsJSON(9, box("0"), "{}") + `,"line":[1],"text":[1]}`, ""},
		{"drawn", `{"ruleset":"Along lines...","grid":` + rowsJSON(9, box("0"), "{}") + `,"line":[1]}`, "has lines."},
		{"five", `{"size":5,"grid":` + rowsJSON(5, "{}", "{}") + `}`, "has 5 rows"},
		{"ten", `{"grid":` + rowsJSON(9, `{"value":10,"given":true}`, "{}") + `}`, "“10” is not a digit"},
		{"other", `{"x":3}`, "holds no puzzle"},
		{"pad", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"regions":[],"cages":[{"value":"title: A"}]}`, ""},
		{"pad, cage", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"cages":[{"cells":[[0,0]],"value":5,"unique":false}]}`, "has cages with something else than sums."},
		{"pad, hidden cage", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"cages":[{"cells":[[0,0]],"hidden":true}]}`, ""},
		{"pad, lines", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"lines":[{}],"overlays":[{}],"foglight":[[1,1]]}`, "has shapes or text on the grid, fog and lines."},
		{"pad, knight", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"metadata":{"antiknight":true,"rules":["a","b"]},"global":["antiking"]}`, "king's moves and knight's moves"},
		{"pad, regions", `{"cells":` + rowsJSON(9, `{"value":7}`, "{}") + `,"regions":[[[0,0],[9,9]]]}`, "boxes of other shapes"},
	} {
		list, err := format.Parse(tt.text)
		switch {
		case tt.says == "" && (err != nil || len(list) != 1 || list[0].Givens[0] != 7 || list[0].Givens[1] != 0):
			t.Errorf("%s: %v, %v", tt.name, list, err)
		case tt.says != "" && (err == nil || !strings.Contains(err.Error(), tt.says)):
			t.Errorf("%s: says %v, want %s", tt.name, err, tt.says)
		}
		var fault *format.ParseError
		if errors.As(err, &fault) && fault.In(words.Chinese) == fault.In(words.English) {
			t.Errorf("%s: the same in Chinese: %v", tt.name, err)
		}
	}
}

// The texts of a puzzle are read too.
func TestWordsOfLinks(t *testing.T) {
	in := puzzle.Puzzle{Title: "数独 <1>, “zig-zag” = null", Author: "Anna & Zoë"}
	in.Givens[0] = 5
	for _, f := range []*format.Format{format.FPuzzles, format.FPuzzlesURL, format.SudokuPadURL, format.PenpaURL} {
		list, err := format.Parse(f.Text(in))
		if err != nil || len(list) != 1 || list[0].Title != in.Title || list[0].Author != in.Author {
			t.Errorf("%s: %+v, %v", f.Name, list, err)
		}
	}
}
