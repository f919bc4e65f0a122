package learn

import (
	"testing"
	"time"

	"sudoku/generator/lesson"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
)

// TestLessonCardsProven: what the card of a lesson says while a pattern is looked for is so: how many
// cells it has, of which digit it is, which are found and which house has been found.
func TestLessonCardsProven(t *testing.T) {
	n := logictest.NewCount(logictest.Claims())
	check := func(p logictest.Proof, text string, l words.Lang) {
		if text == "" {
			return
		}
		if err := n.Check(p, "", text, l, "lesson.have lesson.count lesson.left lesson.task.* lesson.title lesson.found lesson.this lesson.easier"); err != nil {
			t.Errorf("%s, %v: %v", p.Page.Lesson.ID, p.Pos.Grid, err)
		}
	}
	for i, id := range []string{"skyscraper", "pointing", "naked-pair", "hidden-triple", "x-wing", "full-house", "xy-wing"} {
		tech, _ := logic.ByID(id)
		of, _ := LessonOf(tech)
		pos, err := lesson.New(t.Context(), tech, 3)
		if err != nil {
			t.Fatal(id, err)
		}
		for _, stage := range []lesson.Stage{lesson.Seek, lesson.Do} {
			l := words.Langs[(2*i+int(stage))%len(words.Langs)]
			x := lesson.NewExercise(stage, pos, time.Time{})
			s := lessonState{Of: of, stage: stage, n: 1, now: x}
			for c := range lesson.Pattern(&x.Position.Steps[0]).All() {
				p := lessonProof(x, of)
				card := s.cardOf(l)
				check(p, s.title(l), l)
				check(p, card.Title, l)
				check(p, card.Answer.Count, l)
				if !x.Over() && stage == lesson.Seek {
					check(p, s.whyNotNext(l), l)
					check(p, s.have(l, x.Finding(), pos.Digit()), l)
				}
				if stage == lesson.Seek {
					x.Press(c)
				}
			}
			if stage == lesson.Seek {
				check(lessonProof(x, of), s.cardOf(l).Title, l)
			}
		}
	}
	lines, err := n.Report()
	t.Log(n.Texts, "texts", lines)
	if err != nil || n.Texts < 80 {
		t.Error(err)
	}
}

// lessonProof is what the card of an exercise is proven on.
func lessonProof(x *lesson.Exercise, of lesson.Lesson) logictest.Proof {
	p := logictest.Proof{Pos: &x.Position.Position, Page: logictest.Page{Lesson: of.Technique, Steps: x.Position.Steps, Found: x.Found}}
	if x.Step != nil {
		p.Step = *x.Step
	}
	for i := range x.Position.Steps {
		p.Page.Patterns = append(p.Page.Patterns, lesson.Pattern(&x.Position.Steps[i]))
	}
	return p
}
