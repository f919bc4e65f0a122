package lesson

import (
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// An Exercise is a position of a lesson with what the learner has done on it.
type Exercise struct {
	Stage    Stage
	Position Position
	Begun    time.Time

	WithoutCandidates bool // none are shown

	Found  puzzle.CellSet // pressed cells of one pattern
	Missed puzzle.CellSet // the last cell that was pressed or answered and is none
	Other  bool           // it is part of another pattern
	Larger bool           // it is part of none that is asked for, but of one of more cells
	Idle   puzzle.CellSet // the pattern that it is part of, with what is found, and that removes nothing

	Answer  Answer
	Verdict *Verdict // on answer; nil if there is none yet

	Step                 *logic.Step // that was found or made, or shown; nil while it is looked for
	Shown, Wrong, Helped bool
	Tried                bool // something was pressed or answered

	larger []logic.Step // whose patterns have more cells than are asked for
}

// Times within which a right answer is one at once, or an easy one.
const (
	atOnce = 20 * time.Second
	soon   = 3 * time.Minute
)

// NewExercise begins an exercise in a stage; what is looked at has its step at once. Where a pattern is
// looked for, any with the fewest cells is asked for.
func NewExercise(stage Stage, pos Position, now time.Time) *Exercise {
	x := &Exercise{Stage: stage, Position: pos, Begun: now}
	switch {
	case stage == See && len(pos.Steps) > 0:
		x.Step = &x.Position.Steps[0]
	case stage == Seek:
		x.Position.Steps, x.larger = smallest(pos.Steps)
	}
	return x
}

// smallest parts steps into those whose patterns have the fewest cells and the others.
func smallest(steps []logic.Step) (least, larger []logic.Step) {
	n := 81
	for i := range steps {
		n = min(n, Pattern(&steps[i]).Len())
	}
	for i := range steps {
		if Pattern(&steps[i]).Len() == n {
			least = append(least, steps[i])
		} else {
			larger = append(larger, steps[i])
		}
	}
	return least, larger
}

// Example returns the example of a technique as a position to look at.
func Example(t *logic.Technique) Position {
	pos, step, _ := t.Example()
	return Position{Technique: t, Position: pos, Steps: []logic.Step{step}}
}

// Over reports whether there is nothing left to do.
func (x *Exercise) Over() bool { return x.Step != nil }

// Places reports whether the step places a digit.
func (x *Exercise) Places() bool { return len(x.Position.Steps[0].Place) > 0 }

// Press looks whether a cell is part of the pattern; a cell that was found is taken back.
func (x *Exercise) Press(c puzzle.Cell) {
	x.Missed, x.Other, x.Larger, x.Idle = puzzle.CellSet{}, false, false, puzzle.CellSet{}
	if x.Over() {
		return
	}
	x.Tried = true
	if x.Found.Has(c) {
		x.Found.Remove(c)
		return
	}
	tried := x.Found
	tried.Add(c)
	f := Find(&x.Position, tried)
	switch {
	case f.Step == nil || !f.Wrong.Empty():
		x.Missed = puzzle.CellsOf(c)
		has := func(s logic.Step) bool { return Pattern(&s).Has(c) }
		x.Other = slices.ContainsFunc(x.Position.Steps, has)
		x.Larger = !x.Other && slices.ContainsFunc(x.larger, has)
		if !x.Other && !x.Larger {
			var idle bool
			x.Idle, idle = x.Position.idlePattern(tried)
			x.Wrong = x.Wrong || !idle
		}
	default:
		if x.Found = tried; f.Done() {
			x.Step = f.Step
		}
	}
}

// Finding returns the pattern that the pressed cells belong to.
func (x *Exercise) Finding() Finding {
	if f := Find(&x.Position, x.Found); f.Step != nil {
		return f
	}
	step := &x.Position.Steps[0]
	return Finding{Step: step, Missing: Pattern(step)}
}

// Judged takes over what an answer is worth: what is right stays on the board, unless it ends the
// exercise, which shows the step on the position where it was found. A step of another technique ends
// a mixture, where any is looked for.
func (x *Exercise) Judged(a Answer, v Verdict) {
	x.Answer, x.Verdict, x.Missed, x.Tried = a, &v, puzzle.CellSet{}, true
	switch v.Worth {
	case Wrong:
		x.Wrong, x.Missed = true, puzzle.CellsOf(a.Cand.Cell())
		return
	case Idle:
		return
	case Right:
		x.Step = &v.Step
		return
	case Other:
		if x.Stage == Mix {
			x.Step = &v.Step
			return
		}
	}
	x.Helped = true
	before := x.Position.Position
	if a.suppose(&x.Position.Position); !slices.ContainsFunc(x.Position.Steps, x.does) {
		x.Step, x.Position.Position = &x.Position.Steps[0], before // what it would do is done
	}
}

// Forget takes away the feedback on the last answer.
func (x *Exercise) Forget() { x.Verdict, x.Missed = nil, puzzle.CellSet{} }

// Feedback says what the last press or answer was worth.
func (x *Exercise) Feedback(l words.Lang) []string {
	switch {
	case x.Stage == Seek && x.Missed.Empty():
		return nil
	case x.Stage == Seek && x.Other:
		return []string{l.T("lesson.not.this", "cell", x.Missed.First())}
	case x.Stage == Seek && x.Larger:
		return []string{l.T("lesson.not.larger", "cell", x.Missed.First(), "n", Pattern(&x.Position.Steps[0]).Len())}
	case x.Stage == Seek:
		return x.Position.notFound(x.Missed.First(), x.Idle, l)
	case x.Verdict == nil:
		return nil
	}
	return x.Verdict.Say(x.Answer, l)
}

// does reports whether a step still changes something.
func (x *Exercise) does(s logic.Step) bool {
	return slices.ContainsFunc(slices.Concat(s.Place, s.Eliminate), x.Position.Has)
}

// Show shows the step: of what is looked for one that has the cells that were found.
func (x *Exercise) Show() {
	if x.Over() {
		return
	}
	x.Forget()
	x.Shown, x.Step = true, &x.Position.Steps[0]
	if x.Stage == Seek {
		x.Step = x.Finding().Step
	} else if i := slices.IndexFunc(x.Position.Steps, x.does); i >= 0 {
		x.Step = &x.Position.Steps[i]
	}
}

// Technique returns what was practised: of a mixture what was found.
func (x *Exercise) Technique() *logic.Technique {
	if x.Stage == Mix && x.Over() && !x.Shown {
		return x.Step.Technique
	}
	return x.Position.Technique
}

// Grade says how it went.
func (x *Exercise) Grade(took time.Duration) practice.Grade {
	switch {
	case x.Shown:
		return practice.Unknown
	case x.Wrong:
		return practice.Wrong
	case x.Helped || took > soon:
		return practice.Slow
	case took <= atOnce:
		return practice.AtOnce
	}
	return practice.Right
}

// Picture returns what is marked of the pattern while it is looked for: the cells that were
// found, or what follows from a wrong answer, as far as singles show it.
func (x *Exercise) Picture() (d puzzle.Diagram) {
	if x.Over() {
		return x.Step.Diagram
	}
	if x.Verdict != nil && x.Verdict.Worth == Wrong {
		return x.refuted()
	}
	if x.Found.Empty() {
		return d
	}
	for _, k := range x.Finding().Step.Diagram.Cands {
		if x.Found.Has(k.Cand.Cell()) && k.Role != puzzle.Eliminate && k.Role != puzzle.Placement {
			d.Cands = append(d.Cands, puzzle.CandRole{Cand: k.Cand, Role: puzzle.Base})
		}
	}
	return d
}
