package lesson

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An Answer is what a learner says about a candidate: that its digit goes there, or
// that it can't.
type Answer struct {
	Cand  puzzle.Candidate
	Place bool
}

// A Worth says what an answer is worth.
type Worth uint8

const (
	Right Worth = iota // a step of the technique of the lesson has it
	Other              // a step of another technique has it
	True               // the solution has it, but no step that a person would see
	Wrong              // the solution has something else
	Idle               // the candidate isn't there any more
)

// A Verdict is what an answer is worth, and why.
type Verdict struct {
	Worth
	Step logic.Step // of Right and Other

	// Of Wrong: what the solution has in that cell; and if that is so, Refuted: the
	// singles that follow from the answer, up to where Stuck has no place. Of Idle: what
	// the cell has, if it is filled, the house that has the digit, in By, or Cage, whose
	// sum it doesn't go with; else a step removed it. By is the cell itself then.
	Instead puzzle.Digit
	By      puzzle.Cell
	Cage    puzzle.Cage
	Refuted bool
	Line    []logic.Step
	Stuck   Stuck
}

// A Stuck is what a wrong answer leaves without a place: a cell without a candidate,
// or a digit without a cell in a house.
type Stuck struct {
	Digit puzzle.Digit // 0 for a cell
	House puzzle.House
	Cell  puzzle.Cell
}

// Judge says what an answer is worth in a position.
func Judge(p *Position, a Answer) Verdict {
	if !p.Has(a.Cand) {
		return idle(p, a.Cand)
	}
	if a.Place != (p.Solution[a.Cand.Cell()] == a.Cand.Digit()) {
		return refute(p, a)
	}
	for _, s := range p.Steps {
		if a.in(&s) {
			return Verdict{Worth: Right, Step: s}
		}
	}
	if s := logic.Easiest(&p.Position, others(p.Shape), true, a.in); len(s) > 0 {
		return Verdict{Worth: Other, Step: s[0]}
	}
	return Verdict{Worth: True}
}

// idle says why a candidate isn't there.
func idle(p *Position, k puzzle.Candidate) Verdict {
	v := Verdict{Worth: Idle, Instead: p.Grid[k.Cell()], By: k.Cell()}
	houses := slices.Clone(p.Shape.HousesOf(k.Cell()))
	cage, ok := p.Shape.CageOf(k.Cell())
	if ok {
		houses = append(houses, cage.House())
	}
	for _, h := range houses {
		if same := p.Grid.Of(k.Digit()).And(p.Shape.Set(h)); !same.Empty() {
			v.Stuck.House, v.By = h, same.First()
			return v
		}
	}
	if ok && v.Instead == 0 && breaksSum(p.Shape.NewPosition(p.Grid), cage, k) {
		v.Cage = cage
	}
	return v
}

// breaksSum reports whether no digits make the sum of a cage with a candidate.
func breaksSum(pos puzzle.Position, cage puzzle.Cage, k puzzle.Candidate) bool {
	pos.Place(k)
	sets := logic.CageSums(&pos, cage).Sets
	return cage.Sum > 0 && !slices.ContainsFunc(sets, func(s logic.CageSet) bool { return s.Possible })
}

// dear is what the steps of those techniques cost at least that are not looked through: they take long.
const dear = 25

// others lists the techniques that a learner may use in any lesson on a board.
func others(on *puzzle.Shape) []*logic.Technique {
	return slices.DeleteFunc(slices.Clone(logic.For(on).Techniques), func(t *logic.Technique) bool { return t.Least() > dear })
}

// in reports whether a step has the answer.
func (a Answer) in(s *logic.Step) bool {
	if a.Place {
		return slices.Contains(s.Place, a.Cand)
	}
	return slices.Contains(s.Eliminate, a.Cand)
}

// suppose makes the change that an answer says.
func (a Answer) suppose(pos *puzzle.Position) {
	if a.Place {
		pos.Place(a.Cand)
	} else {
		pos.Eliminate(a.Cand)
	}
}

// refute says why a wrong answer is wrong.
func refute(p *Position, a Answer) Verdict {
	v := Verdict{Worth: Wrong, Instead: p.Solution[a.Cand.Cell()]}
	pos := p.Position
	a.suppose(&pos)
	line, stuck, ok := follow(pos)
	if ok {
		v.Refuted = true
		v.Line, v.Stuck = shorten(p, a, line, stuck)
	}
	return v
}

var singles = func() (list []*logic.Technique) {
	for _, id := range []string{"full-house", "hidden-single", "naked-single"} {
		t, _ := logic.ByID(id)
		list = append(list, t)
	}
	return list
}()

// follow places singles, all that are there at a time, until something has no place.
func follow(pos puzzle.Position) (line []logic.Step, at Stuck, ok bool) {
	for {
		if at, ok = stuck(&pos); ok {
			return line, at, true
		}
		steps := logic.All(&pos, singles)
		if len(steps) == 0 {
			return nil, Stuck{}, false
		}
		for _, s := range steps {
			if !pos.Has(s.Place[0]) {
				continue
			}
			s.Apply(&pos)
			line = append(line, s)
			if at, ok = stuck(&pos); ok {
				return line, at, true
			}
		}
	}
}

// shorten leaves out of a line what it does not need to lead to where something has no
// place.
func shorten(p *Position, a Answer, line []logic.Step, at Stuck) ([]logic.Step, Stuck) {
	for i := len(line) - 1; i >= 0; i-- {
		shorter := slices.Delete(slices.Clone(line), i, i+1)
		if end, ok := replay(p, a, shorter); ok {
			line, at = shorter, end
		}
	}
	return line, at
}

// replay makes the steps of a line, each of which must be a single where it stands.
func replay(p *Position, a Answer, line []logic.Step) (Stuck, bool) {
	pos := p.Position
	a.suppose(&pos)
	for _, s := range line {
		if !single(&pos, s.Place[0]) {
			return Stuck{}, false
		}
		s.Apply(&pos)
	}
	return stuck(&pos)
}

// single reports whether a candidate is the last of its cell, or of its digit in a house.
func single(pos *puzzle.Position, k puzzle.Candidate) bool {
	if !pos.Has(k) {
		return false
	}
	if pos.Cands[k.Cell()].Len() == 1 {
		return true
	}
	for _, h := range pos.Shape.HousesOf(k.Cell()) {
		if places(pos, h, k.Digit()).Len() == 1 {
			return true
		}
	}
	return false
}

// places returns the cells of a house that can still have a digit.
func places(pos *puzzle.Position, h puzzle.House, d puzzle.Digit) (s puzzle.CellSet) {
	for c := range pos.Shape.Set(h).All() {
		if pos.Cands[c].Has(d) {
			s.Add(c)
		}
	}
	return s
}

// stuck finds a cell without a candidate, or a digit without a cell in a house.
func stuck(pos *puzzle.Position) (Stuck, bool) {
	for c := range pos.Shape.Cells().All() {
		if pos.Grid[c] == 0 && pos.Cands[c] == 0 {
			return Stuck{Cell: c}, true
		}
	}
	for _, h := range pos.Shape.Houses() {
		var has puzzle.DigitSet
		for c := range pos.Shape.Set(h).All() {
			has |= pos.Cands[c] | pos.Grid[c].Set()
		}
		if lost := pos.Shape.Digits() &^ has; lost != 0 {
			return Stuck{Digit: lost.Min(), House: h}, true
		}
	}
	return Stuck{}, false
}
