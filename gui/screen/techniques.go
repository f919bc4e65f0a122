package screen

import (
	"strconv"
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// An Order is the lines of a profile file, split into fields: on or off, ID, code,
// level, score, name.
type Order [][]string

const (
	orderState = 0
	orderID    = 1
	orderLevel = 3
	orderScore = 4
	orderName  = 5
)

// OrderOf returns the player's own order, or the default one.
func OrderOf(p Preferences, l words.Lang) (o Order) {
	text := p.TechniqueOrder()
	if text == "" {
		var b strings.Builder
		_ = logic.Full.Write(&b, l) // writing to a Builder can't fail
		text = b.String()
	}
	for line := range strings.Lines(text) {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) > orderName {
			o = append(o, f)
		}
	}
	return o
}

func (o Order) String() string {
	var lines []string
	for _, f := range o {
		lines = append(lines, strings.Join(f, "\t"))
	}
	return strings.Join(lines, "\n")
}

// Toggle switches a technique on or off.
func (o Order) Toggle(i int) {
	if o[i][orderState] == "off" {
		o[i][orderState] = "on"
	} else {
		o[i][orderState] = "off"
	}
}

// Score changes the score of a technique, which stays at least 0.
func (o Order) Score(i, by int) {
	n, _ := strconv.Atoi(o[i][orderScore])
	o[i][orderScore] = strconv.Itoa(max(0, n+by))
}

// Techniques lets the player order, score and switch off techniques.
type Techniques struct {
	desk Desk
	pageOf[*page.Techniques]
	order Order
}

// NewTechniques makes the screen.
func NewTechniques(d Desk) *Techniques {
	s := &Techniques{desk: d}
	s.build()
	return s
}

// Again implements Screen: the same technique is chosen.
func (s *Techniques) Again() Screen {
	chosen := s.page.Chosen()
	s.build()
	s.page.Choose(chosen)
	return s
}

func (s *Techniques) build() {
	p, l := s.desk.Prefs(), s.desk.Base().Lang
	s.order = OrderOf(p, l)
	keep := func() { p.SetTechniqueOrder(s.order.String()) }
	s.page = page.NewTechniques(s.desk.Base(), page.TechniquesFuncs{
		Count:  func() int { return len(s.order) },
		Row:    func(i int) page.TechniqueRow { return techniqueRow(l, s.order[i]) },
		Toggle: func(i int) { s.order.Toggle(i); keep() },
		Move:   func(i, by int) { s.order[i], s.order[i+by] = s.order[i+by], s.order[i]; keep() },
		Score:  func(i, by int) { s.order.Score(i, by); keep() },
		Reset: func() {
			p.SetTechniqueOrder("")
			s.order = OrderOf(p, l)
		},
		Close: s.desk.Back,
	})
}

// Space implements SpaceProvider.
func (s *Techniques) Space() Space { return whole }

// techniqueRow returns a line in the language of the window.
func techniqueRow(l words.Lang, f []string) page.TechniqueRow {
	name, grade := f[orderName], f[orderLevel]
	if t, ok := logic.ByID(f[orderID]); ok {
		name = l.Say(t.Name)
	}
	if level, ok := puzzle.ParseLevel(strings.ToLower(grade)); ok {
		grade = l.Level(level.Name())
	}
	return page.TechniqueRow{Name: name, Grade: l.T("techniques.grade", "level", grade, "score", f[orderScore]), On: f[orderState] != "off"}
}
