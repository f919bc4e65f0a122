package print

import (
	"math"

	"rsc.io/qr"

	"sudoku/puzzle"
)

// The dimensions of the code below a grid, in millimetres: a module is five dots of a
// printer of 300 dpi, and begins on one.
const (
	codeDot    = inch / 300
	codeModule = 5 * codeDot
	codeGap    = 2.4 // from the grid
	codeTail   = codeGap + 29*codeModule + .5
)

// code draws the givens as a QR code with its upper left corner at a place: a line of 81
// digits, which any reader shows and the program opens, or of 36 or 16 on a smaller board.
func (p *Page) code(of *puzzle.Puzzle, x, y float64) {
	if !coded(of.Shape) {
		return
	}
	digits := make([]byte, 0, 81)
	for c := range of.Shape.Cells().All() {
		digits = append(digits, '0'+byte(of.Givens[c]))
	}
	code, err := qr.Encode(string(digits), qr.M)
	if err != nil {
		panic(err) // so few digits always fit
	}
	for row := range code.Size {
		for col := 0; col < code.Size; {
			from := col
			for col < code.Size && code.Black(col, row) {
				col++
			}
			if col > from {
				p.codes = append(p.codes, Fill{x + float64(from)*codeModule, y + float64(row)*codeModule,
					float64(col-from) * codeModule, codeModule, black})
			}
			col = max(col, from+1)
		}
	}
}

// coded reports whether a puzzle of a board gets a code: a line of digits doesn't say diagonals
// and cages.
func coded(board *puzzle.Shape) bool { return !board.Diagonals() && len(board.Cages()) == 0 }

// align moves a part of a code to whole dots.
func (f *Fill) align() {
	f.X, f.Y = math.Ceil(f.X/codeDot-1e-6)*codeDot, math.Ceil(f.Y/codeDot-1e-6)*codeDot
}
