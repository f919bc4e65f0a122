package caption

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/generator/lesson"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TechniqueName returns the name of a technique by its ID, or of a family by its name.
func TechniqueName(l words.Lang, id string) string {
	if t, ok := logic.ByID(id); ok {
		return l.Say(t.Name())
	}
	for _, f := range logic.Families() {
		if f.Name() == id {
			return l.Say(f.Text())
		}
	}
	return id
}

// SortByFamily sorts techniques by family, and within one by level.
func SortByFamily(list []*logic.Technique) {
	slices.SortStableFunc(list, func(a, b *logic.Technique) int {
		return cmp.Or(cmp.Compare(a.Family(), b.Family()), cmp.Compare(a.Level, b.Level))
	})
}

// NamedLike is matches for a text that is folded.
func NamedLike(l words.Lang, t *logic.Technique, text string) bool {
	for _, name := range []string{l.Say(t.Name()), words.English.Say(t.Name()), t.ID, l.Say(t.Family().Text())} {
		if strings.Contains(words.Fold(name), text) {
			return true
		}
	}
	return false
}

// StageOf returns the stage in which the lesson of a technique goes on: a stage is done when as
// many positions were solved as it has, without being shown.
func StageOf(known []practice.Answer, id string) lesson.Stage {
	n := 0
	for _, a := range known {
		if a.Item == id && a.Grade > practice.Unknown {
			n++
		}
	}
	switch {
	case n == 0:
		return lesson.See
	case n < PerStage:
		return lesson.Seek
	case n < 2*PerStage:
		return lesson.Do
	}
	return lesson.Mix
}

// PerStage is how many positions a stage has.
const PerStage = 3
