package screen

import (
	"sudoku/puzzle/print"
)

// PrintLarge opens the page for printing the puzzle that is shown, alone on its page and
// with heavy digits, for those who see badly. What was ordered on that page before stays.
func PrintLarge(d *App) {
	s := NewPrint(d, false)
	own := *s.printing
	own.order.From, own.order.PerPage, own.order.Heavy, own.order.Binding, own.order.Blank = fromShown, 1, true, print.Loose, 0
	own.order.DigitSize, own.at = 0, 0
	s.printing = &own
	if from, ok := Find[PuzzleProvider](d); ok {
		what, err := from.Shows()
		if err != nil {
			d.Warn(d.Base().Lang.Error(err))
			s.Close()
			return
		}
		s.what, s.ofGame = what, false
	}
	s.Rebuild()
	d.Push(s)
}
