package learn

import (
	"strconv"
	"strings"

	"sudoku/gui/screen"
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
func OrderOf(p screen.Preferences, l words.Lang) (o Order) {
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

// A techniqueRow is a technique in the list.
type techniqueRow struct {
	name, grade string
	on          bool
}

// rowOf returns a line in the language of the window.
func rowOf(l words.Lang, f []string) techniqueRow {
	name, grade := f[orderName], f[orderLevel]
	if t, ok := logic.ByID(f[orderID]); ok {
		name = l.Say(t.Name())
	}
	if level, ok := puzzle.ParseLevel(strings.ToLower(grade)); ok {
		grade = l.Level(level.Name())
	}
	return techniqueRow{name: name, grade: l.T("techniques.grade", "level", grade, "score", f[orderScore]), on: f[orderState] != "off"}
}
