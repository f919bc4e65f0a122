package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
)

// row completes a row: what is wrong about its option is said below it.
func (s *Orders) row(option string, r page.Setting) page.Setting {
	if r.Text == "" {
		r.Text = optionName(s.desk.Base().Lang, option)
	}
	r.Wrong = true
	r.Why = func() string {
		if _, err := s.order().Order(); err != nil && err.Option == option {
			return err.In(s.desk.Base().Lang)
		}
		return ""
	}
	return r
}

// shape lists the rows about how the puzzle looks.
func (s *Orders) shape() []page.Setting {
	b, p := s.desk.Base(), s.desk.Prefs()
	names := []string{b.T("new.anylevel")}
	for _, l := range levels() {
		names = append(names, b.Lang.Say(l.Text()))
	}
	rows := []page.Setting{
		s.row(optionLevel, page.Setting{Part: b.ChoicePart(names, 3, func() int { return slices.Index(levels(), p.Level()) + 1 }, func(i int) {
			name := ""
			if i > 0 {
				name = levels()[i-1].Name()
			}
			s.set(optionLevel, name)
		})}),
		s.row(optionSymmetry, page.Setting{Part: b.SymmetryPart(p.Symmetry, func(sym generator.Symmetry) { s.set(optionSymmetry, sym.Name()) }),
			Name: func() string { return b.T("new.symmetry.is", "name", b.T("symmetry."+p.Symmetry().Name())) }}),
		s.row(optionGivens, page.Setting{Part: b.SpanPart(generator.MinGivens, generator.MaxGivens, 41, s.givensName, s.givens, s.setGivens), Name: s.givensName}),
		s.check(optionMinimal),
	}
	for _, r := range rows[:2] {
		r.Part.Control.OnKey = func(name fyne.KeyName) bool { return s.start(name, 0) }
	}
	return rows
}

// check returns the row of an option that is on or off.
func (s *Orders) check(option string) page.Setting {
	return s.row(option, page.Setting{Chosen: func() int { return btoi(s.order()[option] == yes) }, Choose: func(int) {
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
	b := s.desk.Base()
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
	b := s.desk.Base()
	clear := b.ChoicePart([]string{b.T("new.clear")}, 1, func() int { return -1 }, func(int) { s.clear() })
	return []page.Setting{
		s.row(optionNumber, page.Setting{Number: func() string { return strconv.Itoa(s.order().Number()) }, Choose: func(by int) {
			n := min(max(s.order().Number()+by, 1), mostOrdered)
			if s.set(optionNumber, strconv.Itoa(n)); n == 1 {
				s.set(optionNumber, "")
			}
		}}),
		s.text(optionSeed),
		{Part: clear},
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
	s.desk.Rebuild() // with empty fields, at the same place
}
