package screen

import (
	"sudoku/generator"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// boardKinds lists the kinds of boards in the order in which they are offered.
var boardKinds = []generator.Kind{generator.Classic, generator.Diagonals, generator.Killer, generator.Mini6, generator.Mini4}

// boardNames names them, as segments.
func boardNames(l words.Lang) (list []widget.Segment) {
	for _, k := range boardKinds {
		list = append(list, widget.Segment{Text: l.T("new.board." + k.Name())})
	}
	return list
}
