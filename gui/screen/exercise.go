package screen

import (
	"slices"
	"time"

	"sudoku/generator/lesson"
	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// An exercise is a position of a lesson with what the learner has done on it.
type exercise struct {
	stage lesson.Stage
	pos   lesson.Position
	begun time.Time

	withoutCandidates bool // none are shown

	found  puzzle.CellSet // pressed cells of one pattern
	missed puzzle.CellSet // the last cell that was pressed or answered and is none
	other  bool           // it is part of another pattern

	answer  lesson.Answer
	verdict *lesson.Verdict // on answer; nil if there is none yet

	step                 *logic.Step // that was found or made, or shown; nil while it is looked for
	shown, wrong, helped bool
}

// Times within which a right answer is one at once, or an easy one.
const (
	atOnce = 20 * time.Second
	soon   = 3 * time.Minute
)

func newExercise(stage lesson.Stage, pos lesson.Position, now time.Time) *exercise {
	x := &exercise{stage: stage, pos: pos, begun: now}
	if stage == lesson.See && len(pos.Steps) > 0 {
		x.step = &x.pos.Steps[0]
	}
	return x
}

// example returns the example of a technique as a position to look at.
func example(t *logic.Technique) (p lesson.Position, ok bool) {
	pos, step, ok := t.Example()
	return lesson.Position{Technique: t, Position: pos, Steps: []logic.Step{step}}, ok
}

// over reports whether there is nothing left to do.
func (x *exercise) over() bool { return x.step != nil }

// places reports whether the step places a digit.
func (x *exercise) places() bool { return len(x.pos.Steps[0].Place) > 0 }

// press looks whether a cell is part of the pattern; a cell that was found is taken back.
func (x *exercise) press(c puzzle.Cell) {
	x.missed, x.other = puzzle.CellSet{}, false
	if x.over() {
		return
	}
	if x.found.Has(c) {
		x.found.Remove(c)
		return
	}
	tried := x.found
	tried.Add(c)
	f := lesson.Find(&x.pos, tried)
	switch {
	case f.Step == nil || !f.Wrong.Empty():
		x.missed = puzzle.CellsOf(c)
		x.other = slices.ContainsFunc(x.pos.Steps, func(s logic.Step) bool { return lesson.Pattern(&s).Has(c) })
		x.wrong = x.wrong || !x.other
	default:
		if x.found = tried; f.Done() {
			x.step = f.Step
		}
	}
}

// finding returns the pattern that the pressed cells belong to, the smallest at first.
func (x *exercise) finding() lesson.Finding {
	if f := lesson.Find(&x.pos, x.found); f.Step != nil {
		return f
	}
	var best lesson.Finding
	for i := range x.pos.Steps {
		if cells := lesson.Pattern(&x.pos.Steps[i]); best.Step == nil || cells.Len() < best.Missing.Len() {
			best = lesson.Finding{Step: &x.pos.Steps[i], Missing: cells}
		}
	}
	return best
}

// judged takes over what an answer is worth: what is right stays on the board. A step of
// another technique ends a mixture, where any is looked for.
func (x *exercise) judged(a lesson.Answer, v lesson.Verdict) {
	x.answer, x.verdict, x.missed = a, &v, puzzle.CellSet{}
	switch v.Worth {
	case lesson.Wrong:
		x.wrong, x.missed = true, puzzle.CellsOf(a.Cand.Cell())
		return
	case lesson.Idle:
		return
	case lesson.Right:
		x.step = &v.Step
	case lesson.Other:
		if x.stage == lesson.Mix {
			x.step = &v.Step
			break
		}
		x.helped = true
	case lesson.True:
		x.helped = true
	}
	if a.Place {
		x.pos.Place(a.Cand)
	} else {
		x.pos.Eliminate(a.Cand)
	}
	if x.step == nil && !slices.ContainsFunc(x.pos.Steps, x.does) {
		x.step = &x.pos.Steps[0] // what it would do is done
	}
}

// forget takes away the feedback on the last answer.
func (x *exercise) forget() { x.verdict, x.missed = nil, puzzle.CellSet{} }

// feedback says what the last press or answer was worth.
func (x *exercise) feedback(l words.Lang) []string {
	switch {
	case x.stage == lesson.Seek && x.missed.Empty():
		return nil
	case x.stage == lesson.Seek && x.other:
		return []string{l.T("lesson.not.this", "cell", x.missed.First())}
	case x.stage == lesson.Seek:
		return []string{lesson.NotFound(&x.pos, x.missed.First(), l)}
	case x.verdict == nil:
		return nil
	}
	return x.verdict.Say(x.answer, l)
}

// does reports whether a step still changes something.
func (x *exercise) does(s logic.Step) bool {
	return slices.ContainsFunc(slices.Concat(s.Place, s.Eliminate), x.pos.Has)
}

// show shows the step.
func (x *exercise) show() {
	if !x.over() {
		x.forget()
		x.shown = true
		x.step = &x.pos.Steps[0]
	}
}

// technique returns what was practised: of a mixture what was found.
func (x *exercise) technique() *logic.Technique {
	if x.stage == lesson.Mix && x.over() && !x.shown {
		return x.step.Technique
	}
	return x.pos.Technique
}

// grade says how it went.
func (x *exercise) grade(took time.Duration) practice.Grade {
	switch {
	case x.shown:
		return practice.Unknown
	case x.wrong:
		return practice.Wrong
	case x.helped || took > soon:
		return practice.Slow
	case took <= atOnce:
		return practice.AtOnce
	}
	return practice.Right
}

// picture returns what is marked of the pattern while it is looked for: the cells that were
// found, or what follows from a wrong answer.
func (x *exercise) picture() (d puzzle.Diagram) {
	if x.over() {
		return x.step.Diagram
	}
	if x.verdict != nil && x.verdict.Worth == lesson.Wrong {
		return x.refuted()
	}
	if x.found.Empty() {
		return d
	}
	for _, k := range x.finding().Step.Diagram.Cands {
		if x.found.Has(k.Cand.Cell()) && k.Role != puzzle.Eliminate && k.Role != puzzle.Placement {
			d.Cands = append(d.Cands, puzzle.CandRole{Cand: k.Cand, Role: puzzle.Base})
		}
	}
	return d
}

// refuted draws what follows from a wrong answer.
func (x *exercise) refuted() (d puzzle.Diagram) {
	v, role := x.verdict, puzzle.Off
	if x.answer.Place {
		role = puzzle.On
	}
	d.Cands = []puzzle.CandRole{{Cand: x.answer.Cand, Role: role}}
	if !v.Refuted {
		return d
	}
	for _, s := range v.Line {
		d.Cands = append(d.Cands, puzzle.CandRole{Cand: s.Place[0], Role: puzzle.On})
	}
	if v.Stuck.Digit != 0 {
		d.Houses = []puzzle.HouseRole{{House: v.Stuck.House, Role: puzzle.Cover}}
	} else {
		d.Cells = []puzzle.CellRole{{Cell: v.Stuck.Cell, Role: puzzle.Cover}}
	}
	return d
}
