package format_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// padCells writes cells of a board as SudokuPad does.
func padCells(cells puzzle.CellSet) string {
	var list []string
	for c := range cells.All() {
		list = append(list, fmt.Sprintf("[%d,%d]", c.Row(), c.Col()))
	}
	return "[" + strings.Join(list, ",") + "]"
}

// padRegions writes the boxes of a board, moved by some cells to the right in each row.
func padRegions(s *puzzle.Shape, by int) string {
	var list []string
	for _, h := range s.Houses() {
		if h.Kind() != 'b' {
			continue
		}
		var cells puzzle.CellSet
		for c := range s.Set(h).All() {
			cells.Add(puzzle.CellAt(c.Row(), (c.Col()+by)%s.Size()))
		}
		list = append(list, padCells(cells))
	}
	return "[" + strings.Join(list, ",") + "]"
}

// Boards of f-puzzles' and SudokuPad's JSON.
func TestSiteBoards(t *testing.T) {
	grid := func(n int) string { return `"grid":` + rowsJSON(n, "{}", "{}") }
	pad := func(n int) string { return `"cells":` + rowsJSON(n, "{}", "{}") }
	hidden := func(cells puzzle.CellSet) string {
		return `{"hidden":true,"unique":true,"cells":` + padCells(cells) + `}`
	}
	both := hidden(puzzle.Falling.Set()) + "," + hidden(puzzle.Rising.Set())
	const lines = `,"lines":[{"wayPoints":[[0,0],[9,9]]},{"wayPoints":[[0,9],[9,0]]}],"metadata":{"rules":"Both diagonals hold 1 to 9."}`
	for _, tt := range []struct{ name, text, want string }{
		{"diagonals", grid(9) + `,"diagonal+":true,"diagonal-":true`, "diagonal"},
		{"one diagonal", grid(9) + `,"diagonal+":true`, "one diagonal without the other"},
		{"six", `"size":6,` + grid(6), "6x6"},
		{"four with diagonals", grid(4) + `,"diagonal+":true,"diagonal-":true`, "4x4 diagonal"},
		{"five", grid(5), "has 5 rows"},
		{"killer", grid(9) + `,"killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R9C9"]}]`, "killer; 3 r1c1 r1c2; 0 r9c9"},
		{"killer, number", grid(9) + `,"killercage":[{"cells":["R1C1","R1C2"],"value":3,"outlineC":"#000"}]`, "killer; 3 r1c1 r1c2"},
		{"killer of six", grid(6) + `,"killercage":[{"cells":["R1C1","R1C7"],"value":"3"}]`, "killercage does not hold"},
		{"sum too large", grid(9) + `,"killercage":[{"cells":["R1C1","R1C2"],"value":"18"}]`, "can't make 18"},
		{"overlap", grid(9) + `,"killercage":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2"]}]`, "cells of another cage"},
		{"twice a cell", grid(9) + `,"killercage":[{"cells":["R1C1","R1C1"]}]`, "killercage does not hold"},
		{"value with a wrong letter", grid(9) + `,"killercage":[{"cells":["R1C1"],"valve":"3"}]`, "“valve” stands here where “value” is expected"},
		{"thermometer", grid(9) + `,"killercage":[{"cells":["R1C1"],"value":"3"}],"thermometer":[{}]`, "thermometers"},
		{"digit of another board", `"grid":` + rowsJSON(6, `{"value":7}`, "{}"), "digit 7 is not one of this board"},
		{"mark of another board", `"grid":` + rowsJSON(4, `{"cornerPencilMarks":[5]}`, "{}"), "digit 5 is not one of this board"},
		{"regions of six", `"grid":` + rowsJSON(6, `{"region":1}`, "{}"), "boxes of other shapes"},
		{"pad six", pad(6) + `,"regions":` + padRegions(puzzle.Mini6, 0), "6x6"},
		{"pad six without regions", pad(6), "boxes of other shapes"},
		{"pad six, moved", pad(6) + `,"regions":` + padRegions(puzzle.Mini6, 1), "boxes of other shapes"},
		{"pad killer", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"value":"3","unique":true},{"cells":[[8,8]],"style":"killer"},{"value":"title: A"}]`, "killer; 3 r1c1 r1c2; 0 r9c9"},
		{"pad killer, sum", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"sum":3,"style":"killer","type":"cage"}]`, "killer; 3 r1c1 r1c2"},
		{"pad extra region, drawn", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"style":"extraregion"}]`, "extra regions"},
		{"pad killer, repeats", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"value":"3","unique":false}]`, "cages with something else"},
		{"pad killer, drawn", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"value":"3","style":"box"}]`, "cages with something else"},
		{"pad killer, letters", pad(9) + `,"cages":[{"cells":[[0,0],[0,1]],"value":"A"}]`, "cages with something else"},
		{"pad killer, outside", pad(9) + `,"cages":[{"cells":[[0,0],[0,9]],"value":"3"}]`, "cages with something else"},
		{"pad houses", pad(9) + `,"cages":[` + hidden(puzzle.Row(0).Set()) + `,` + hidden(puzzle.Box(8).Set()) + `]`, "classic"},
		{"pad diagonals", pad(9) + `,"cages":[` + both + `]` + lines, "diagonal"},
		{"pad diagonals, other lines", pad(9) + `,"cages":[` + both + `]` + strings.ReplaceAll(lines, "[9,9]", "[8,9]"), "lines"},
		{"pad lines alone", pad(9) + lines, "lines"},
		{"pad one diagonal", pad(9) + `,"cages":[` + hidden(puzzle.Rising.Set()) + `]`, "one diagonal without the other"},
		{"pad extra region", pad(9) + `,"cages":[` + hidden(puzzle.CellsOf(0, 10, 20)) + `]`, "extra regions"},
	} {
		list, err := format.Parse("{" + tt.text + "}")
		if err != nil {
			if !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
			}
			continue
		}
		if len(list) != 1 || list[0].Shape.String() != tt.want {
			t.Errorf("%s: %v, want %s", tt.name, list, tt.want)
		}
	}
}
