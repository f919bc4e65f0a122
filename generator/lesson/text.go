package lesson

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Say tells a learner what an answer is worth, a sentence a line.
func (v *Verdict) Say(a Answer, l words.Lang) []string {
	cell, digit := a.Cand.Cell(), a.Cand.Digit()
	switch v.Worth {
	case Right:
		return []string{v.Step.Done(l)}
	case Other:
		return []string{l.T("lesson.other", "technique", v.Step.Technique.Name()), v.Step.Pattern(l)}
	case True:
		return []string{l.T("lesson.true", "cell", cell, "digit", digit)}
	case Idle:
		return []string{l.T("lesson.idle", "cell", cell, "digit", digit), v.why(a.Cand, l)}
	}
	return v.refutation(a, l)
}

// why says why a candidate isn't there: what its cell or a house has, the sum of its cage, or that a step removed it.
func (v *Verdict) why(k puzzle.Candidate, l words.Lang) string {
	switch c, d := k.Cell(), k.Digit(); {
	case v.Instead != 0:
		return l.T("lesson.idle.filled", "cell", c, "digit", v.Instead)
	case v.By != c:
		return l.T("hint.mistake.house", "d", d, "house", words.House(v.Stuck.House), "by", v.By)
	case v.Cage.Sum > 0:
		return l.T("hint.mistake.sum", "cage", words.Error("logic.cage.at", "sum", v.Cage.Sum, "cell", v.Cage.Cells.First()))
	default:
		return l.T("logic.naked-single.removed", "cell", c, "digits", words.And(d.Set().All()))
	}
}

// Note says which technique would be easier here, if one would. Of some techniques, such as
// forms that are two steps at once, there is no position where none is.
func (p *Position) Note(l words.Lang) string {
	if p.Easier == nil {
		return ""
	}
	return l.T("lesson.easier", "technique", p.Easier.Name())
}

// refutation says what follows from a wrong answer.
func (v *Verdict) refutation(a Answer, l words.Lang) (says []string) {
	cell, digit := a.Cand.Cell(), a.Cand.Digit()
	switch {
	case !v.Refuted && a.Place:
		return []string{l.T("lesson.solution.other", "cell", cell, "digit", digit, "instead", v.Instead)}
	case !v.Refuted:
		return []string{l.T("lesson.solution.holds", "cell", cell, "digit", digit)}
	case a.Place:
		says = append(says, l.T("lesson.suppose.is", "cell", cell, "digit", digit))
	default:
		says = append(says, l.T("lesson.suppose.not", "cell", cell, "digit", digit))
	}
	for _, s := range v.Line {
		k := s.Place[0]
		says = append(says, l.T("lesson.then", "cell", k.Cell(), "digit", k.Digit()))
	}
	if v.Stuck.Digit == 0 {
		return append(says, l.T("lesson.stuck.cell", "cell", v.Stuck.Cell))
	}
	return append(says, l.T("lesson.stuck.house", "house", words.House(v.Stuck.House), "digit", v.Stuck.Digit))
}

// notFound says why a pressed cell is no part of a pattern, a sentence a line: that its own removes nothing,
// or where the pattern is of one digit, what the cell's house has of it.
func (p *Position) notFound(c puzzle.Cell, pattern puzzle.CellSet, l words.Lang) []string {
	d, kind := p.subject()
	switch {
	case p.Grid[c] != 0:
		return []string{l.T("lesson.not.filled", "cell", c, "digit", p.Grid[c])}
	case p.Technique.ID == "full-house":
		h, n := p.fullest(c)
		return []string{l.T("lesson.not.full", "cell", c, "house", words.House(h), "n", n)}
	case p.Technique.ID == "naked-single":
		return []string{l.T("lesson.not.single", "cell", c, "digits", words.And(p.Cands[c].All()))}
	case !pattern.Empty():
		return []string{l.T("lesson.not.idle", "cell", c, "cells", words.And(pattern.All()))}
	case d == 0:
		return []string{l.T("lesson.not.part", "cell", c)}
	case !p.Cands[c].Has(d):
		k := puzzle.Cand(c, d)
		v := idle(p, k)
		return []string{l.T("lesson.not.candidate", "cell", c, "digit", d), v.why(k, l)}
	}
	for _, h := range p.Shape.HousesOf(c) {
		at := places(&p.Position, h, d)
		if h.Kind() == kind && at.Len() > 2 {
			return []string{l.T("lesson.not.house", "cell", c, "house", words.House(h), "digit", d,
				"n", at.Len(), "cells", words.And(at.All()))}
		}
	}
	return []string{l.T("lesson.not.part", "cell", c)}
}

// fullest returns the house of a cell that has the fewest empty cells, and how many.
func (p *Position) fullest(c puzzle.Cell) (best puzzle.House, least int) {
	for _, h := range p.Shape.HousesOf(c) {
		n := p.Shape.Set(h).Without(p.Grid.Filled()).Len()
		if least == 0 || n < least {
			best, least = h, n
		}
	}
	return best, least
}

// subject returns the digit of the patterns, if they are of one, and the kind of house
// that they begin in, if it is one.
func (p *Position) subject() (d puzzle.Digit, kind byte) {
	var digits puzzle.DigitSet
	kinds := map[byte]bool{}
	for _, s := range p.Steps {
		for _, k := range s.Diagram.Cands {
			digits |= k.Cand.Digit().Set()
		}
		for _, h := range s.Diagram.Houses {
			if h.Role == puzzle.Base {
				kind = h.House.Kind()
				kinds[kind] = true
			}
		}
	}
	if digits.Len() == 1 {
		d = digits.Min()
	}
	if len(kinds) != 1 {
		kind = 0
	}
	return d, kind
}

// Places returns the cells of a house that can still have a digit.
func (p *Position) Places(h puzzle.House, d puzzle.Digit) puzzle.CellSet {
	return places(&p.Position, h, d)
}

// Digit returns the digit that the patterns are of, 0 if they are of several.
func (p *Position) Digit() puzzle.Digit {
	d, _ := p.subject()
	return d
}
