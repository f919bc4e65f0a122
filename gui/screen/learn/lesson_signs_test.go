package learn

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/board/boardtest"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/variant"
)

// TestLessonSigns: in every state of a lesson, of each technique, the card says what each sign on the
// board is: while it is asked, after a press or an answer that is right or wrong, and when it is shown.
func TestLessonSigns(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	states := map[string]int{}
	for i, of := range lesson.Path() {
		pos := lesson.Example(of.Technique)
		solved := onlySolution(t, &pos)
		check := func(state string, x *lesson.Exercise) {
			x.WithoutCandidates = of.Technique.Level == puzzle.Easy
			states[state]++
			for _, fault := range lessonFaults(x, of) {
				t.Errorf("%s, %s: %s", of.Technique.ID, state, fault)
			}
		}
		check("seen", lesson.NewExercise(lesson.See, pos, someday))
		x := lesson.NewExercise(lesson.Seek, pos, someday)
		check("asked", x)
		pattern := lesson.Pattern(&x.Position.Steps[0])
		x.Press(puzzle.AllCells.Without(pattern).First())
		check("missed", x)
		for c := range pattern.All() {
			x.Press(c)
			check(map[bool]string{false: "partly found", true: "found"}[x.Over()], x)
		}
		x = lesson.NewExercise(lesson.Seek, pos, someday)
		x.Press(pattern.First())
		x.Show()
		check("shown", x)
		x = lesson.NewExercise(lesson.Do, pos, someday)
		check("to be done", x)
		for _, place := range []bool{false, true} {
			if k, ok := wrongOf(&pos, place, i); ok && solved {
				a := lesson.Answer{Cand: k, Place: place}
				x.Judged(a, lesson.Judge(&x.Position, a))
				check(fmt.Sprintf("wrong, refuted %v", x.Verdict.Refuted), x)
			}
		}
		s := pos.Steps[0]
		a := lesson.Answer{Cand: slices.Concat(s.Place, s.Eliminate)[0], Place: len(s.Place) > 0}
		x.Judged(a, lesson.Verdict{Worth: lesson.Right, Step: s})
		check("right", x)
	}
	t.Log(states)
	if len(states) != 10 {
		t.Errorf("%d states", len(states))
	}
}

// onlySolution notes the solution of a position, and reports whether there is one alone.
func onlySolution(t *testing.T, p *lesson.Position) bool {
	t.Helper()
	n := 0
	for g := range variant.All(t.Context(), p.Shape, p.Grid) {
		if p.Solution = g; n > 0 {
			return false
		}
		n++
	}
	return n == 1
}

// wrongOf returns the n-th candidate, round and round, that is wrongly placed or struck.
func wrongOf(p *lesson.Position, place bool, n int) (puzzle.Candidate, bool) {
	var all []puzzle.Candidate
	for c, digits := range p.Cands {
		for d := range digits.All() {
			if p.Grid[c] == 0 && place != (p.Solution[c] == d) {
				all = append(all, puzzle.Cand(puzzle.Cell(c), d))
			}
		}
	}
	if len(all) == 0 {
		return 0, false
	}
	return all[37*n%len(all)], true
}

// lessonFaults returns what of the board the card of an exercise doesn't explain, at each part of it.
func lessonFaults(x *lesson.Exercise, of lesson.Lesson) (faults []string) {
	s := &Lesson{lessonState: lessonState{Of: of, stage: x.Stage, n: 1, now: x}}
	for s.part = range s.argument(words.English).Count() {
		card, v := s.cardOf(words.English), s.View(board.View{})
		legend, looks := slices.Concat(card.Legend, card.Answer.Signs), board.Looks(&v)
		legend = slices.DeleteFunc(legend, func(e logic.LegendEntry) bool { return e == logic.LegendEntry{} })
		if card.Answer.Any { // a found cell, with its ground and what is marked in it
			legend = append(legend, logic.LegendEntry{Sign: logic.HouseSign, Role: puzzle.Base})
			if len(v.Hint.Cands) > 0 {
				legend = append(legend, logic.LegendEntry{Role: puzzle.Base})
			}
		}
		if n := len(card.Answer.Signs); n > 0 && n != len(card.Answer.Text) {
			faults = append(faults, fmt.Sprintf("%d signs of %d lines", n, len(card.Answer.Text)))
		}
		faults = append(faults, boardtest.SignFaults(&v, legend)...)
		for c, l := range looks {
			if l.Found && !card.Answer.Any || l.Missed && !card.Answer.Missed || l.Stress != 0 && l.Stress != card.Answer.Sought.Set() {
				faults = append(faults, fmt.Sprintf("nothing says what marks %v", puzzle.Cell(c)))
			}
		}
	}
	return faults
}
