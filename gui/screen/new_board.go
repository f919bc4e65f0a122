package screen

import (
	"sudoku/generator"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// BoardKinds lists the kinds of boards in the order in which they are offered.
var BoardKinds = []generator.Kind{generator.Classic, generator.Diagonals, generator.Killer, generator.Mini6, generator.Mini4}

// BoardNames names them, as segments.
func BoardNames(l words.Lang) (list []widget.Segment) {
	for _, k := range BoardKinds {
		list = append(list, widget.Segment{Text: l.T("new.board." + k.Name())})
	}
	return list
}
