package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A toldTrial is what a step says of a trial: what is supposed and what follows, and what that
// makes impossible.
type toldTrial struct {
	lines []line
	clash phrase
}

// A sameCage is what a cage rules out in facts that follow each other, to be told together.
type sameCage struct {
	by    int
	cands []puzzle.Candidate
	links []puzzle.Link
}

// tell adds what there is to say of a fact: nothing if it is only seen.
func (t *trial) tell(told []line, cage *sameCage, f tryFact, l puzzle.Link) []line {
	switch {
	case f.how == trySeen:
		return told
	case f.how != tryCage:
		return append(t.tellCage(told, cage), linkLine(say("logic.chain.then", "p", t.factText(f)), litLinks([]puzzle.Link{l})))
	case cage.by != f.by:
		told = t.tellCage(told, cage)
	}
	cage.by, cage.cands, cage.links = f.by, append(cage.cands, f.cand), append(cage.links, l)
	return told
}

// tellCage tells what is left to tell of a cage.
func (t *trial) tellCage(told []line, cage *sameCage) []line {
	if len(cage.cands) == 0 {
		return told
	}
	gone := words.List{Comma: "language.comma", Last: "logic.text.and"}
	for _, g := range byCells(cage.cands) {
		gone.Parts = append(gone.Parts, say("logic.deep.cant", "cells", words.And(g.cells.All()), "digits", digitsOr(g.digits)))
	}
	p := say("logic.deep.gone", "gone", gone, "holds", t.cageText(cage.by))
	told = append(told, linkLine(say("logic.chain.then", "p", p), litLinks(cage.links)))
	*cage = sameCage{}
	return told
}

// factText says a fact and its reason.
func (t *trial) factText(f tryFact) phrase {
	p := pointOf(f.cand, f.on)
	switch f.how {
	case tryCell:
		return say("logic.text.because", "p", p.text(), "why", say("logic.reason.left", "d", f.cand.Digit()))
	}
	return say("logic.text.because", "p", p.text(), "why", houseReason(puzzle.House(f.by), nil))
}

func (t *trial) cageText(cage int) phrase {
	s := Step{rules: t.b.rules}
	return s.cageText(t.b.rules.cages[cage].House)
}

// clashText says what is impossible.
func (t *trial) clashText() phrase {
	switch t.clash.how {
	case tryHouse:
		return say("logic.deep.noplace", "h", words.House(puzzle.House(t.clash.by)), "d", t.clash.cand.Digit())
	case tryCage:
		return say("logic.deep.nosum", "cage", t.cageText(t.clash.by))
	}
	return say("logic.deep.noleft", "c", t.clash.cand.Cell())
}

func boardNetLines(s *Step) []line { return s.told.lines }

// boardNetArgs tells the end first, then what leads to it.
func boardNetArgs(s *Step) []any {
	k := s.Eliminate[0]
	start := pointOf(k, true)
	place := words.Sayer(say("logic.text.cell", "c", s.cells(puzzle.Cover).First()))
	if len(s.Diagram.Houses) > 1 {
		place = words.House(s.Diagram.Houses[1].House)
	}
	return []any{
		"digits", k.Digit(), "pattern", start.tried(place), "starts", k.String(),
		"why.1", endFirst(start.fails(s.told.clash), s.told.lines),
		"why.2", say("logic.deep.clash", "clash", s.told.clash),
		"why.3", say("logic.forcing.cant", "truth", pointOf(k, false).text()),
	}
}
