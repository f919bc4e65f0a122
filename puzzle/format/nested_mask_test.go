package format_test

import (
	"encoding/json"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

const sampleSolved = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"

// TestMasks: which cells are given, beside a grid, is no puzzle.
func TestMasks(t *testing.T) {
	ones, bools, zeros, cells := make([]int, 81), make([]bool, 81), make([]int, 81), []map[string]int{}
	for i, b := range []byte(sampleLine) {
		if b != '.' {
			ones[i], bools[i] = 1, true
		}
		cells = append(cells, map[string]int{"v": int(sampleSolved[i] - '0'), "locked": ones[i]})
	}
	for name, of := range map[string]any{
		"full":   map[string]any{"grid": sampleSolved, "given": ones},
		"words":  map[string]any{"board": sampleSolved, "given": bools},
		"first":  map[string]any{"fixed": bools, "grid": sampleSolved},
		"beside": map[string]any{"grid": sampleLine, "mask": ones, "wrong": zeros, "marked": ones},
		"cells":  cells,
	} {
		text, _ := json.Marshal(of)
		list, err := format.Parse(string(text))
		if err != nil || len(list) != 1 || list[0].Givens != mustGrid(sampleLine) {
			t.Errorf("%s: %v, %v", name, list, err)
		}
	}
	text, _ := json.Marshal(map[string]any{"name": "a", "mask": ones})
	if list, err := format.Parse(string(text)); len(list) > 0 || err == nil || !strings.Contains(err.Error(), "“mask”") {
		t.Errorf("a mask alone: %v, %v", list, err)
	}
}

func mustGrid(text string) puzzle.Grid {
	g, _ := puzzle.ParseGrid(text)
	return g
}
