package screen

import (
	"sudoku/puzzle/print"
)

// PrintLarge opens the page for printing the puzzle that is shown, alone on its page and
// with heavy digits, for those who see badly. What was ordered on that page before stays.
func PrintLarge(a *App) {
	s := NewPrint(a, false)
	own := *s.printing
	own.order.From, own.order.PerPage, own.order.Heavy, own.order.Binding, own.order.Blank = fromShown, 1, true, print.Loose, 0
	own.order.DigitSize, own.at = 0, 0
	s.printing = &own
	if from, ok := Find[PuzzleProvider](a); ok {
		what, err := from.Shows()
		if err != nil {
			a.Warn(a.Base().Lang.Error(err))
			s.Close()
			return
		}
		s.what, s.ofGame = what, false
	}
	s.Rebuild()
	a.Push(s)
}
