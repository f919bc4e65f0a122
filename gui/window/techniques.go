package window

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/gui/page"
	"sudoku/solver/logic"
)

// An order is the lines of a profile's file, parted into fields: whether it is on,
// ID, code, level, score, name.
type order [][]string

const (
	orderState = 0
	orderID    = 1
	orderLevel = 3
	orderScore = 4
	orderName  = 5
)

// orderOf reads the player's own order, or the program's.
func (w *Window) orderOf() (o order) {
	text := w.prefs.TechniqueOrder()
	if text == "" {
		var b strings.Builder
		_ = logic.Full.Write(&b, w.lang) // a Builder takes all
		text = b.String()
	}
	for line := range strings.Lines(text) {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) > orderName {
			o = append(o, f)
		}
	}
	return o
}

func (o order) String() string {
	var lines []string
	for _, f := range o {
		lines = append(lines, strings.Join(f, "\t"))
	}
	return strings.Join(lines, "\n")
}

func (o order) toggle(i int) {
	if o[i][orderState] == "off" {
		o[i][orderState] = "on"
	} else {
		o[i][orderState] = "off"
	}
}

// score adds to what a technique scores, which is at least 0.
func (o order) score(i, by int) {
	n, _ := strconv.Atoi(o[i][orderScore])
	o[i][orderScore] = strconv.Itoa(max(0, n+by))
}

// openTechniques opens the page on which the player orders techniques.
func (w *Window) openTechniques() {
	o := w.orderOf()
	change := func(do func(row int)) func(int) {
		return func(row int) {
			do(row)
			w.prefs.SetTechniqueOrder(o.String())
		}
	}
	p := page.NewTechniques(w.Base(), page.TechniquesFuncs{
		Count:  func() int { return len(o) },
		Row:    func(i int) page.TechniqueRow { return w.techniqueRow(o[i]) },
		Toggle: change(o.toggle),
		Move:   func(i, by int) { change(func(i int) { o[i], o[i+by] = o[i+by], o[i] })(i) },
		Score:  func(i, by int) { change(func(i int) { o.score(i, by) })(i) },
		Reset: func() {
			w.prefs.SetTechniqueOrder("")
			o = slices.Clone(w.orderOf())
		},
		Close: w.backToGame,
	})
	w.leaveEntry()
	w.preview = nil
	w.turn(p)
}

// techniqueRow says a line in the language of the window.
func (w *Window) techniqueRow(f []string) page.TechniqueRow {
	name, grade := f[orderName], f[orderLevel]
	if t, ok := logic.ByID(f[orderID]); ok {
		name = w.lang.Say(t.Name)
	}
	if l, ok := logic.ParseLevel(strings.ToLower(grade)); ok {
		grade = w.lang.Say(l.Text())
	}
	return page.TechniqueRow{Name: name, Grade: w.T("techniques.grade", "level", grade, "score", f[orderScore]), On: f[orderState] != "off"}
}
