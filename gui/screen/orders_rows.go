package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
)

// row returns the row of an option: what is wrong about that is said below it.
func (s *Orders) row(option string, c page.SettingControl) page.Setting {
	l := s.app.Base().Lang
	return page.Setting{Text: optionName(l, option), Control: c, Wrong: true, Why: func() string {
		if _, err := s.order().Order(); err != nil && err.Option == option {
			return err.In(l)
		}
		return ""
	}}
}

// shape lists the rows about how the puzzle looks.
func (s *Orders) shape() []page.Setting {
	b, p := s.app.Base(), s.app.Prefs()
	names := []string{b.T("new.anylevel")}
	for _, l := range levels() {
		names = append(names, b.Lang.Level(l.Name()))
	}
	level := b.ChoicePart(names, 3, func() int { return slices.Index(levels(), p.Level()) + 1 }, s.setLevel)
	symmetry := b.SymmetryPart(p.Symmetry, func(sym generator.Symmetry) { s.set(optionSymmetry, sym.Name()) })
	for _, part := range []*page.Part{level, symmetry} {
		part.Control.OnKey = func(name fyne.KeyName) bool { return s.start(name, 0) }
	}
	rows := []page.Setting{s.row(optionLevel, level), s.row(optionSymmetry, symmetry),
		s.row(optionGivens, b.SpanPart(generator.MinGivens, generator.MaxGivens, 41, s.givensName, s.givens, s.setGivens)),
		s.check(optionMinimal)}
	rows[1].Name = func() string { return b.T("new.symmetry.is", "name", b.T("symmetry."+p.Symmetry().Name())) }
	rows[2].Name = s.givensName
	return rows
}

// setLevel sets the level; 0 is any.
func (s *Orders) setLevel(i int) {
	name := ""
	if i > 0 {
		name = levels()[i-1].Name()
	}
	s.set(optionLevel, name)
}

// check returns the row of an option that is on or off.
func (s *Orders) check(option string) page.Setting {
	return s.row(option, page.Switch{On: func() bool { return s.order()[option] == yes }, Flip: func() {
		o := s.order()
		o.Turn(option, o[option] != yes)
		s.take(o)
	}})
}

// givens returns the range of the number of givens.
func (s *Orders) givens() (from, to int) {
	r, err := generator.ParseRange(s.order()[optionGivens])
	if err != nil {
		return generator.MinGivens, generator.MaxGivens
	}
	return min(max(r.From, generator.MinGivens), generator.MaxGivens), min(max(r.To, generator.MinGivens), generator.MaxGivens)
}

func (s *Orders) setGivens(from, to int) {
	text := strconv.Itoa(from) + ".." + strconv.Itoa(to)
	if from == generator.MinGivens && to == generator.MaxGivens {
		text = ""
	}
	s.set(optionGivens, text)
}

func (s *Orders) givensName() string {
	b := s.app.Base()
	switch from, to := s.givens(); {
	case s.order()[optionGivens] == "":
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
	clear := b.ChoicePart([]string{b.T("new.clear")}, 1, func() int { return -1 }, func(int) { s.clear() })
	return []page.Setting{
		s.row(optionNumber, page.Number{Value: func() string { return strconv.Itoa(s.order().Number()) }, Step: func(by int) {
			n := min(max(s.order().Number()+by, 1), mostOrdered)
			if s.set(optionNumber, strconv.Itoa(n)); n == 1 {
				s.set(optionNumber, "")
			}
		}}),
		s.text(optionSeed),
		{Control: clear},
	}
}

// clear leaves all options open but level and symmetry.
func (s *Orders) clear() {
	o := s.order()
	for name := range o {
		if name != optionLevel && name != optionSymmetry {
			delete(o, name)
		}
	}
	s.pattern.push()
	s.take(o)
	s.app.Rebuild() // with empty fields, at the same place
}
