package lesson

import (
	"cmp"
	"slices"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Lesson is a place on the path: one technique.
type Lesson struct {
	Number    int // from 1
	Technique *logic.Technique
}

// A Stage is a part of a lesson.
type Stage uint8

const (
	See  Stage = iota // the picture and the reason
	Seek              // where is it?
	Do                // make the step
	Mix               // several kinds, unnamed
)

// Stages lists the parts of a lesson in their order.
var Stages = []Stage{See, Seek, Do, Mix}

// OfBoard reports whether only boards with diagonals or cages have the technique.
func (l Lesson) OfBoard() bool { return ofBoard(l.Technique) }

// Key returns the key of a stage's name in the catalogue.
func (s Stage) Key() string { return "lesson.stage." + [...]string{"see", "find", "do", "mix"}[s] }

// Path lists the lessons of the classic board, by level, family and what the steps cost at least,
// and then those of other boards. What only tries digits has none.
func Path() (path []Lesson) {
	for _, techs := range [][]*logic.Technique{logic.Techniques(), logic.ShapeTechniques()} {
		var part []Lesson
		for _, t := range techs {
			if f := t.Family(); f != logic.Trial && (f != logic.Forcing || !ofBoard(t)) {
				part = append(part, Lesson{Technique: widest(t)})
			}
		}
		slices.SortStableFunc(part, func(a, b Lesson) int {
			return cmp.Or(cmp.Compare(a.Technique.Level, b.Technique.Level),
				cmp.Compare(a.Technique.Family(), b.Technique.Family()), cmp.Compare(a.place(), b.place()))
		})
		path = append(path, part...)
	}
	for i := range path {
		path[i].Number = i + 1
	}
	return path
}

// unpriced is the place in a family of techniques whose steps have no cost.
const unpriced = 1 << 20

func (l Lesson) place() int {
	if n := l.Technique.Least(); n > 0 {
		return n
	}
	return unpriced
}

// Mixed returns the techniques from which the stage Mix of a lesson takes its positions:
// its own, and some of those just before it that are of the same kind of boards.
func (l Lesson) Mixed(path []Lesson) (list []*logic.Technique) {
	for _, p := range path[max(0, l.Number-mixed):l.Number] {
		if p.OfBoard() == l.OfBoard() {
			list = append(list, p.Technique)
		}
	}
	return list
}

// mixed is how many techniques a mixture has.
const mixed = 4

// Paragraphs tells what to look for and why it holds.
func (l Lesson) Paragraphs(in words.Lang) (says []string) {
	id := l.Technique.ID
	if in.Has("lesson.look." + id) {
		says = append(says, in.T("lesson.look."+id))
	} else {
		_, s, _ := l.Technique.Example()
		says = append(says, s.What(in))
	}
	return append(says, in.Say(l.Technique.Doc()))
}
