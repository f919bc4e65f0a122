package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/solver/logic"
)

// New is the screen to generate a new puzzle.
type New struct {
	desk Desk
	pageOf[*page.New]
	maker *Maker
}

// NewNew makes the screen.
func NewNew(d Desk) *New {
	s := &New{desk: d, maker: d.Maker()}
	s.maker.Progressed = func() { s.page.Progress() }
	s.Again()
	return s
}

// Close implements Screen.
func (s *New) Close() {
	s.maker.Progressed = func() {}
	s.maker.Stop()
}

// Again implements Screen.
func (s *New) Again() Screen {
	p := s.desk.Prefs()
	s.page = page.NewNew(s.desk.Base(), page.NewFuncs{
		Levels: levels(), Level: p.Level, Symmetry: p.Symmetry,
		Choose:      func(l logic.Level) { s.choose(PrefLevel, l.Name()) },
		SetSymmetry: func(sym generator.Symmetry) { s.choose(PrefSymmetry, sym.Name()) },
		Looking:     s.maker.Searching, Look: s.look, Stop: s.maker.Stop, Back: s.desk.Back, Focus: s.desk.Focus,
	})
	return s
}

// choose changes what is looked for; a running search begins again.
func (s *New) choose(setting, name string) {
	p := s.desk.Prefs()
	if p.String(setting) == name {
		return
	}
	p.SetString(setting, name)
	if _, _, looking := s.maker.Searching(); looking {
		s.maker.Make()
	} else {
		s.desk.Refresh()
	}
}

// look starts the search, if none is running.
func (s *New) look() {
	if _, _, looking := s.maker.Searching(); !looking {
		s.maker.Make()
	}
}

// Key implements KeyHandler: Return presses the primary button.
func (s *New) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	s.look()
	return true
}

func isReturn(name fyne.KeyName) bool { return name == fyne.KeyReturn || name == fyne.KeyEnter }

// Status implements StatusProvider.
func (s *New) Status() string { return s.desk.Base().T("status.kept") }

// Space implements SpaceProvider.
func (s *New) Space() Space { return whole }
