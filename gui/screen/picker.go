package screen

import (
	"strings"

	"sudoku/gui/page"
	"sudoku/solver/logic"
)

// Picker is the screen on which techniques are chosen for an order, from the list of the
// guide.
type Picker struct {
	desk Desk
	pageOf[*page.Picker]
	orders *Orders
	all    []*logic.Technique
	list   []*logic.Technique // those that are searched for
}

// NewPicker makes the screen for the order of another one.
func NewPicker(d Desk, of *Orders) *Picker {
	s := &Picker{desk: d, orders: of}
	seen := map[string]bool{}
	for _, t := range logic.HoDoKu.Techniques {
		if !seen[t.ID] {
			s.all = append(s.all, t)
		}
		seen[t.ID] = true
	}
	byFamily(s.all)
	s.list = s.all
	s.Again()
	return s
}

// Again implements Screen.
func (s *Picker) Again() Screen {
	b := s.desk.Base()
	options := techniqueOptions()
	var words []string
	for _, option := range options {
		words = append(words, optionName(b.Lang, option))
	}
	s.page = page.NewPicker(b, page.PickerFuncs{
		Count: func() int { return len(s.list) }, Row: s.row, Find: s.find, Words: words,
		Ask: func(row, word int) {
			s.orders.ask(options[word], s.list[row].ID, !s.on(row, options[word]))
		},
		On:   func(row, word int) bool { return s.on(row, options[word]) },
		Why:  func(row, word int) string { return s.why(row, options[word]) },
		Note: s.orders.wrong, ToList: s.desk.FocusPage, Close: s.desk.Back,
	})
	return s
}

// find lists the techniques whose name, in the language or in English, has a text.
func (s *Picker) find(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	s.list = nil
	for _, t := range s.all {
		if namedLike(s.desk.Base().Lang, t, text) {
			s.list = append(s.list, t)
		}
	}
}

// on reports whether something is asked of the technique of a row.
func (s *Picker) on(row int, option string) bool {
	for _, a := range s.orders.asked() {
		if a.option == option && a.id == s.list[row].ID {
			return true
		}
	}
	return false
}

// why says why something can't be asked of the technique of a row, "" if it can.
func (s *Picker) why(row int, option string) string {
	if s.on(row, option) {
		return ""
	}
	o := s.orders.order()
	if _, wrong := o.Order(); wrong != nil {
		return "" // it is to be mended first, perhaps by this
	}
	o.ask(option, s.list[row].ID, true)
	if _, wrong := o.Order(); wrong != nil {
		return wrong.In(s.desk.Base().Lang)
	}
	return ""
}

// row returns what the page shows of a technique.
func (s *Picker) row(i int) page.PickerRow {
	l, t := s.desk.Base().Lang, s.list[i]
	var said []string
	for _, a := range s.orders.asked() {
		if a.id == t.ID {
			said = append(said, optionName(l, a.option))
		}
	}
	return page.PickerRow{Name: l.Say(t.Name), Grade: l.Level(t.Level.Name()), Asked: strings.Join(said, l.T("new.list"))}
}

// Space implements SpaceProvider.
func (s *Picker) Space() Space { return whole }
