package paper

import "sudoku/gui/screen"

// PrintShown opens the page for printing the puzzle that is shown, or a new set. It leads
// back to a screen that shows a puzzle of its own.
func PrintShown(a *screen.App, set bool) {
	if s, ok := a.Top().(*Print); ok {
		s.from(set)
		s.changed()
		return
	}
	if s, ok := a.Top().(screen.ListPrinter); ok && !set {
		s.PrintList()
		return
	}
	from, ok := screen.Find[screen.PuzzleProvider](a)
	if !ok {
		a.Show(NewPrint(a, set))
		return
	}
	what, err := from.Shows()
	if err != nil {
		a.Warn(a.Base().Lang.Error(err))
		return
	}
	s := NewPrint(a, set)
	s.what, s.ofGame = what, false
	a.Push(s)
}

// PrintBlank opens the page for printing, with a page of blank grids and nothing else.
func PrintBlank(a *screen.App) {
	PrintShown(a, true)
	s, ok := a.Top().(*Print)
	if !ok {
		return
	}
	clear(s.Order.Counts)
	s.Order.Blank = max(s.Order.PerPage, 1)
	s.changed()
}
