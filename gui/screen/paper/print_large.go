package paper

import (
	"sudoku/gui/screen"
	"sudoku/puzzle/print"
)

// PrintLarge opens the page for printing the puzzle that is shown, alone on its page and
// with heavy digits, for those who see badly. What was ordered on that page before stays.
func PrintLarge(a *screen.App) {
	s := NewPrint(a, false)
	own := *s.printing
	own.Order.From, own.Order.PerPage, own.Order.Heavy, own.Order.Binding, own.Order.Blank = fromShown, 1, true, print.Loose, 0
	own.Order.DigitSize, own.at = 0, 0
	s.printing = &own
	if from, ok := screen.Find[screen.PuzzleProvider](a); ok {
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
