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

// Key returns the key of a stage's name in the catalogue.
func (s Stage) Key() string { return "lesson.stage." + [...]string{"see", "find", "do", "mix"}[s] }

// Path lists the lessons, by level, family and what the steps cost at least. What only
// tries digits has none.
func Path() (path []Lesson) {
	for _, t := range logic.Techniques() {
		if t.Family() != logic.Trial {
			path = append(path, Lesson{Technique: widest(t)})
		}
	}
	slices.SortStableFunc(path, func(a, b Lesson) int {
		return cmp.Or(cmp.Compare(a.Technique.Level, b.Technique.Level),
			cmp.Compare(a.Technique.Family(), b.Technique.Family()), cmp.Compare(a.place(), b.place()))
	})
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
// its own, and some of those just before it.
func (l Lesson) Mixed(path []Lesson) (list []*logic.Technique) {
	for _, p := range path[max(0, l.Number-mixed):l.Number] {
		list = append(list, p.Technique)
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
	} else if _, s, ok := l.Technique.Example(); ok {
		says = append(says, s.What(in))
	}
	return append(says, in.Say(l.Technique.Doc()))
}
