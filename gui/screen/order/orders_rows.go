package order

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// row returns the row of an option: what is wrong about that is said below it.
func (s *Orders) row(option string, c page.SettingControl) page.Setting {
	l := s.app.Base().Lang
	return page.Setting{Text: session.OptionName(l, option), Control: c, Wrong: true, Why: func() string {
		if _, err := s.order().Order(); err != nil && err.Option == option {
			return err.In(l)
		}
		return ""
	}}
}

// kind lists the row about the kind of board.
func (s *Orders) kind() []page.Setting {
	b := s.app.Base()
	var names []string
	for _, k := range screen.BoardKinds {
		names = append(names, b.T("new.board."+k.Name()))
	}
	kind := page.ChoicePart(b, names, 3, func() int { return slices.Index(screen.BoardKinds, s.order().Board()) }, func(i int) {
		o := s.order()
		o.SetBoard(screen.BoardKinds[i])
		s.take(o)
		s.app.Rebuild() // with the rows of that board
	})
	return []page.Setting{s.row(session.OptionShape, kind)}
}

// shape lists the rows about how the puzzle looks.
func (s *Orders) shape() []page.Setting {
	b := s.app.Base()
	kind := s.order().Board()
	names := []string{b.T("new.anylevel")}
	for _, l := range kind.Levels() {
		names = append(names, b.Lang.Level(l.Name()))
	}
	level := page.ChoicePart(b, names, 3, func() int { return slices.Index(caption.Levels(), s.order().LevelOn(kind)) + 1 },
		func(i int) { s.set(session.OptionLevel, levelText(i)) })
	givens := func() string { return givensName(s.app.Base(), s.order()) }
	symmetryNow := func() generator.Symmetry { return s.order().SymmetryOn(kind) }
	symmetry := page.SymmetryPart(b, symmetryNow, func(sym generator.Symmetry) { s.set(session.OptionSymmetry, sym.Name()) })
	for _, part := range []*page.Part{level, symmetry} {
		part.Control.OnKey = func(name fyne.KeyName) bool { return s.start(name, 0) }
	}
	rows := []page.Setting{s.row(session.OptionLevel, level), s.row(session.OptionSymmetry, symmetry),
		s.row(session.OptionGivens, page.SpanPart(b, generator.MinGivens, generator.MaxGivens, 41, givens, func() (int, int) { return givensOf(s.order()) },
			func(from, to int) { s.set(session.OptionGivens, givensText(from, to)) })),
		s.check(session.OptionMinimal)}
	rows[1].Name = func() string { return b.T("new.symmetry.is", "name", b.T("symmetry."+symmetryNow().Name())) }
	rows[2].Name = givens
	return rows
}

// levelText returns the value of the option of the level for a choice; 0 is any.
func levelText(i int) string {
	if i == 0 {
		return ""
	}
	return caption.Levels()[i-1].Name()
}

// check returns the row of an option that is on or off.
func (s *Orders) check(option string) page.Setting {
	return s.row(option, page.Switch{On: func() bool { return s.order().On(option) }, Flip: func() {
		o := s.order()
		o.Turn(option, !o.On(option))
		s.take(o)
	}})
}

// givensOf returns the range of the number of givens that is ordered.
func givensOf(o session.PuzzleOrder) (from, to int) {
	r, err := generator.ParseRange(o[session.OptionGivens])
	if err != nil {
		return generator.MinGivens, generator.MaxGivens
	}
	return min(max(r.From, generator.MinGivens), generator.MaxGivens), min(max(r.To, generator.MinGivens), generator.MaxGivens)
}

// givensText returns the value of the option of givens for a range.
func givensText(from, to int) string {
	if from == generator.MinGivens && to == generator.MaxGivens {
		return ""
	}
	return strconv.Itoa(from) + ".." + strconv.Itoa(to)
}

func givensName(b page.Base, o session.PuzzleOrder) string {
	switch from, to := givensOf(o); {
	case o[session.OptionGivens] == "":
		return b.T("new.givens.any")
	case from == to:
		return b.T("new.givens.one", "n", from)
	default:
		return b.T("new.givens.range", "from", from, "to", to)
	}
}

// which lists the rows about which of the puzzles that fit are made.
func (s *Orders) which() []page.Setting {
	b := s.app.Base()
	clear := page.ChoicePart(b, []string{b.T("new.clear")}, 1, func() int { return -1 }, func(int) { s.clear() })
	return []page.Setting{
		s.row(session.OptionNumber, page.Number{Value: func() string { return strconv.Itoa(s.order().Number()) }, Step: func(by int) {
			n := min(max(s.order().Number()+by, 1), session.MaxOrdered)
			if s.set(session.OptionNumber, strconv.Itoa(n)); n == 1 {
				s.set(session.OptionNumber, "")
			}
		}}),
		s.text(session.OptionSeed),
		{Control: clear},
	}
}

// clear leaves all options open but level and symmetry.
func (s *Orders) clear() {
	o := s.order()
	for name := range o {
		if name != session.OptionLevel && name != session.OptionSymmetry {
			delete(o, name)
		}
	}
	s.pattern.push()
	s.take(o)
	s.app.Rebuild() // with empty fields, at the same place
}
