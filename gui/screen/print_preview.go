package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
)

// PrintPages shows the pages to be printed in place of the options, where there is no room for
// both.
type PrintPages struct {
	pageOf[*page.PrintPages]
	desk  Desk
	print *Print
}

// NewPrintPages makes the screen for the pages of another one.
func NewPrintPages(d Desk, of *Print) *PrintPages {
	s := &PrintPages{desk: d, print: of}
	s.Again()
	return s
}

// Again implements Screen.
func (s *PrintPages) Again() Screen {
	s.page = page.NewPrintPages(s.desk.Base(), s.print, s.print.Status, s.desk.Back)
	return s
}

// Key implements KeyHandler: keys turn the pages.
func (s *PrintPages) Key(name fyne.KeyName, mod fyne.KeyModifier) bool { return s.print.Key(name, mod) }

// Space implements SpaceProvider.
func (s *PrintPages) Space() Space { return whole }
