package hint

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A step is the next one to make.
type step struct {
	logic.Step
	kept  bool        // the player keeps candidates
	cell  puzzle.Cell // the one that was asked about, if asked
	asked bool
}

// keepsCandidates reports whether the player keeps candidates: automatically, or by
// centre marks in every empty cell.
func (r *Request) keepsCandidates() bool {
	if r.State.Auto {
		return true
	}
	for c := range r.State.Shape.Cells().All() {
		if r.State.Grid[c] == 0 && r.State.Centre[c] == 0 {
			return false
		}
	}
	return true
}

// Position is what a step works on: the digits and, where the player keeps
// candidates, those, else all that the rules leave but for those that earlier
// hints ruled out.
func (r *Request) Position() puzzle.Position {
	pos, keeps, kept := r.State.Shape.NewPosition(r.State.Grid), r.keepsCandidates(), r.State.Candidates()
	pos.Given = r.Givens
	for c, rules := range pos.Cands {
		left := rules &^ r.State.RuledOut[c]
		if keeps {
			left = rules & kept[c]
		}
		if len(r.Solutions) == 1 {
			left |= rules & r.Solutions[0][c].Set()
		}
		pos.Cands[c] = left
	}
	return pos
}

// next picks a step: of those that come first, or are easiest to see, one after which a
// digit can be placed, then the one nearest to the last move. Every step holds for every
// solution.
func (r *Request) next(pos *puzzle.Position) (best step, ok bool) {
	with, keeps := r.techniques(), r.keepsCandidates()
	lowest := 0
	for _, s := range logic.Easiest(pos, logic.Applicable(with, len(r.Solutions) == 1), keeps, r.holdsInAll) {
		if rank := r.rank(pos, s); !ok || rank < lowest {
			best, lowest, ok = step{Step: s, kept: keeps}, rank, true
		}
	}
	if ok && keeps {
		best.Step = asShown(pos, with, best.Step)
	}
	return best, ok
}

// asShown returns a hidden single as a naked one where its cell has no other candidate: that
// is what a player who keeps candidates sees there.
func asShown(pos *puzzle.Position, with []*logic.Technique, s logic.Step) logic.Step {
	naked := slices.IndexFunc(with, func(t *logic.Technique) bool { return t.ID == "naked-single" })
	if s.Technique.ID != "hidden-single" || naked < 0 || pos.Cands[s.Place[0].Cell()].Len() > 1 {
		return s
	}
	for _, other := range logic.All(pos, with[naked:naked+1]) {
		if other.Place[0] == s.Place[0] {
			return other
		}
	}
	return s
}

// holdsInAll reports whether s is right in every solution. Where there is one, the
// position has all of it; where there are several, the marks and what was ruled
// out may belong to some of them alone.
func (r *Request) holdsInAll(s *logic.Step) bool {
	if len(r.Solutions) == 1 {
		return true
	}
	out := slices.Clone(s.Eliminate)
	for _, k := range s.Place {
		for d := range (r.State.Shape.Digits() &^ k.Digit().Set()).All() {
			out = append(out, puzzle.Cand(k.Cell(), d))
		}
	}
	return !slices.ContainsFunc(out, func(k puzzle.Candidate) bool {
		g := r.State.Grid
		g[k.Cell()] = k.Digit()
		return r.Solvable(g)
	})
}

// rank is lower for steps that are preferred.
func (r *Request) rank(pos *puzzle.Position, s logic.Step) int {
	near := maxDistance
	for _, list := range [][]puzzle.Candidate{s.Place, s.Eliminate} {
		for _, k := range list {
			near = min(near, distance(k.Cell(), r.Last))
		}
	}
	after := *pos
	s.Apply(&after)
	if _, ok := logic.Next(&after, singlesOn(pos.Shape)); !ok {
		near += maxDistance
	}
	return near
}

// singles are the techniques that place a digit.
var singles = slices.DeleteFunc(slices.Clone(logic.Full.Techniques), func(t *logic.Technique) bool { return t.Level > puzzle.Easy })

// singlesOn returns the singles of a board.
func singlesOn(s *puzzle.Shape) []*logic.Technique {
	if s == nil {
		return singles
	}
	return slices.DeleteFunc(slices.Clone(logic.For(s).Techniques), func(t *logic.Technique) bool { return t.Family() != logic.Singles })
}

// maxDistance is more than any distance.
const maxDistance = 100

// distance is how many rows and columns lie between two cells.
func distance(a, b puzzle.Cell) int {
	return abs(a.Row()-b.Row()) + abs(a.Col()-b.Col())
}

func abs(n int) int { return max(n, -n) }

// nearest returns the cell of cells nearest to the last move; cells is not empty.
func (r *Request) nearest(cells puzzle.CellSet) puzzle.Cell {
	best := cells.First()
	for c := range cells.All() {
		if distance(c, r.Last) < distance(best, r.Last) {
			best = c
		}
	}
	return best
}

// title names the digits only where the text does: a digit to place not before the argument.
func (s step) title(depth int, l words.Lang) string {
	if depth < Pattern || s.places() && depth < Why {
		return s.Name(l)
	}
	return s.Title(l)
}

func (s step) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	switch depth {
	case Where:
		if s.asked {
			return []string{l.T("hint.cell.about", "cell", s.cell), s.Where(l)}, s.outline(false)
		}
		return []string{s.Where(l)}, s.outline(false)
	case What:
		text := []string{s.What(l)}
		if len(s.Eliminate) > 0 && !s.kept {
			text = append(text, l.T("hint.candidates"))
		}
		return text, s.outline(s.places())
	case Pattern:
		return []string{s.Pattern(l)}, s.outline(true)
	case Why:
		return s.Why(l), s.Diagram
	}
	return []string{s.Done(l)}, puzzle.Diagram{}
}

// places reports whether s is about a digit to place.
func (s step) places() bool { return len(s.Place) > 0 }

// outline is the diagram before the argument: the base houses, or the cell to look at, and if
// all is set, the pattern. For a placement it shows only the cell to look at, if there is one.
func (s step) outline(all bool) (p puzzle.Diagram) {
	if c, ok := s.Spot(); ok && !all {
		return puzzle.Diagram{Cells: []puzzle.CellRole{{Cell: c, Role: puzzle.Base}}}
	}
	for _, h := range s.Diagram.Houses {
		if h.Role == puzzle.Base || all && !s.places() {
			p.Houses = append(p.Houses, h)
		}
	}
	if !all {
		return p
	}
	for _, c := range s.Diagram.Cells {
		if c.Role == puzzle.Base || !s.places() {
			p.Cells = append(p.Cells, c)
		}
	}
	if s.places() {
		return p
	}
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate {
			p.Cands = append(p.Cands, k)
		}
	}
	p.Links = s.Diagram.Links
	return p
}

func (s step) move() (game.Move, bool) {
	if s.places() {
		k := s.Place[0]
		return game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell()), Clean: true}, true
	}
	return game.Move{Action: game.RuleOut, Cands: s.Eliminate}, true
}
