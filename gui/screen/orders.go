package screen

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Orders is the screen to order new puzzles with all options of "sudoku generate". While
// a pattern is drawn the board shows it.
type Orders struct {
	ordering
	pageOf[*page.Settings]
	pattern patternEditor
	primary *widget.Control
}

// NewOrders makes the screen.
func NewOrders(d Desk) *Orders {
	s := &Orders{ordering: newOrdering(d)}
	s.pattern.orders = s
	s.Again()
	return s
}

// Again implements Screen.
func (s *Orders) Again() Screen {
	b := s.desk.Base()
	s.primary = b.NewControl(nil, s.paintPrimary, func(int) { s.press() })
	s.page = page.NewForm(b, b.T("new.title"), slices.Concat(s.shape(), s.path(), s.board(), s.which()),
		s.primary, b.Button(b.T("new.back"), false, s.desk.Back))
	s.page.Corner = b.Link(b.T("new.fewer"), widget.Right, s.fewer)
	s.refresh()
	return s
}

// refresh shows what has changed on the page.
func (s *Orders) refresh() {
	s.page.Refresh()
	s.primary.Disable(s.wrong())
	s.progress()
}

// Shown implements ShownHandler.
func (s *Orders) Shown() {
	s.follow(s.progress)
	s.recount()
}

// recount counts what is ready of the order.
func (s *Orders) recount() { s.count([]PuzzleOrder{s.order()}, s.progress) }

// Close implements Screen.
func (s *Orders) Close() { s.leave() }

// progress says how far the search is.
func (s *Orders) progress() {
	b := s.desk.Base()
	at, looking := s.looking()
	s.primary.Repaint()
	switch n := s.stocked[s.order().kind()]; {
	case s.wrong() != "":
		s.page.Note(s.wrong(), true)
	case looking:
		s.page.Note(b.Progress(at), false)
	case n > 0:
		s.page.Note(b.T("new.stocked", "n", n), false)
	default:
		s.page.Note(b.T("new.notlooking"), false)
	}
}

// order returns what is ordered.
func (s *Orders) order() PuzzleOrder { return s.desk.Prefs().PuzzleOrder() }

// set sets an option.
func (s *Orders) set(option, value string) {
	o := s.order()
	if o.Set(option, value); o.String() != s.order().String() {
		s.take(o)
	}
}

// take takes over a changed order.
func (s *Orders) take(o PuzzleOrder) {
	s.change(o)
	s.refresh()
	s.recount()
	s.desk.Relayout()
}

// paintPrimary paints what the first button does now.
func (s *Orders) paintPrimary(c *widget.Canvas) {
	b := s.desk.Base()
	at, looking := s.looking()
	switch {
	case looking && at.Found > 0:
		c.Primary(b.T("new.stopkeep", "n", at.Found))
	case looking:
		c.Primary(b.T("new.stop"))
	default:
		c.Primary(b.T("new.look"))
	}
}

// press starts the search or stops it; puzzles that are there are played.
func (s *Orders) press() {
	switch _, looking := s.maker.Searching(); {
	case looking:
		s.maker.Stop()
		s.recount()
	case s.stocked[s.order().kind()] > 0 && s.order().Number() > 1:
		s.maker.Play()
	default:
		s.look()
	}
	s.progress()
}

// fewer shows level and symmetry alone.
func (s *Orders) fewer() {
	s.desk.Prefs().SetBool(PrefFolded, true)
	s.desk.Show(NewNew(s.desk))
}

// row completes a row: what is wrong about its option is said below it.
func (s *Orders) row(option string, r page.Setting) page.Setting {
	if r.Text == "" {
		r.Text = optionName(s.desk.Base().Lang, option)
	}
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
	return []page.Setting{
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

// path lists the rows about the way to the solution: a row a condition, those that take
// techniques together.
func (s *Orders) path() (rows []page.Setting) {
	b := s.desk.Base()
	chosen := page.Setting{Text: b.T("new.techniques"), Part: b.ChipsPart(s.chips, b.T("new.choose"), s.drop, func() { s.desk.Push(NewPicker(s.desk, s)) })}
	chosen.Why = func() string {
		if _, err := s.order().Order(); err != nil && slices.Contains(techniqueOptions(), err.Option) {
			return err.In(s.desk.Base().Lang)
		}
		return ""
	}
	rows = append(rows, chosen)
	for _, c := range generator.Conditions {
		if c.Name != optionLevel && !takesTechniques(c) {
			rows = append(rows, s.text(c.Name))
		}
	}
	return rows
}

// text returns the row of an option that is typed.
func (s *Orders) text(option string) page.Setting {
	return s.row(option, page.Setting{Text: s.desk.Base().T("new.typed." + option), Value: s.order()[option],
		Typed: func(text string) { s.set(option, text) }})
}

// takesTechniques reports whether a condition is about techniques.
func takesTechniques(c *generator.Condition) bool { return strings.HasPrefix(c.Kind, "ID") }

// techniqueOptions lists the conditions that are about techniques.
func techniqueOptions() (names []string) {
	for _, c := range generator.Conditions {
		if takesTechniques(c) {
			names = append(names, c.Name)
		}
	}
	return names
}

// An asked is a technique and what is asked of it.
type asked struct{ option, id string }

func (s *Orders) asked() (list []asked) {
	o := s.order()
	for _, option := range techniqueOptions() {
		for id := range strings.SplitSeq(o[option], ",") {
			if id != "" {
				list = append(list, asked{option, id})
			}
		}
	}
	return list
}

// chips returns what is asked of techniques, in words.
func (s *Orders) chips() (list []page.Chip) {
	l := s.desk.Base().Lang
	for _, a := range s.asked() {
		list = append(list, page.Chip{Kind: optionName(l, a.option), Name: techniqueName(l, a.id)})
	}
	return list
}

// techniqueName returns the name of a technique by its ID.
func techniqueName(l words.Lang, id string) string {
	if t, ok := logic.ByID(id); ok {
		return l.Say(t.Name)
	}
	return id
}

func (s *Orders) drop(i int) {
	a := s.asked()[i]
	s.ask(a.option, a.id, false)
}

// ask asks something of a technique, or no longer.
func (s *Orders) ask(option, id string, on bool) {
	o := s.order()
	o.ask(option, id, on)
	s.take(o)
}

// ask adds a technique to an option or takes it out; one that takes a single technique
// loses the other.
func (o PuzzleOrder) ask(option, id string, on bool) {
	var ids []string
	if c := conditionNamed(option); c != nil && c.Kind != "ID" || !on {
		ids = slices.DeleteFunc(strings.Split(o[option], ","), func(s string) bool { return s == "" || s == id })
	}
	if on {
		ids = append(ids, id)
	}
	o.Set(option, strings.Join(ids, ","))
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
	s.desk.Show(NewOrders(s.desk)) // with empty fields
}

// Key implements KeyHandler: Return presses the primary button; other keys draw.
func (s *Orders) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if isReturn(name) && mod == 0 {
		s.primary.Press(0)
		return true
	}
	return s.pattern.key(name, mod)
}

// Status implements StatusProvider.
func (s *Orders) Status() string {
	if text := s.pattern.status(); text != "" {
		return text
	}
	return s.desk.Base().T("status.kept")
}

// Space implements SpaceProvider: a pattern is drawn on the board.
func (s *Orders) Space() Space {
	if s.OwnBoard() {
		return Space{Bar: true, Share: .45, AtMost: 300}
	}
	return whole
}
