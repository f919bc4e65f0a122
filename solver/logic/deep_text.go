package logic

import (
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func deepArgs(s *Step) []any {
	nets, truth := parseNets(s.Diagram.Links), forcingTruth(s)
	var starts []string
	var chains [][]chainPoint
	for _, t := range nets {
		starts = append(starts, deepSign(t.start, t.on))
		chains = append(chains, []chainPoint{pointOf(t.start, t.on)})
	}
	args := append(forcingTextArgs(s, chains), "starts", strings.Join(starts, ", "))
	house, cell := forcingAt(s)
	if start := chains[0][0]; start.about(truth) {
		clash, end := say("logic.deep.noleft", "c", cell), say("logic.deep.empty", "c", cell)
		if house != nil {
			d := nets[0].end[0].Digit()
			clash = say("logic.deep.noplace", "h", words.House(*house), "d", d)
			end = say("logic.deep.none", "h", house.String(), "d", d)
		}
		return append(args,
			"pattern", say("logic.contradiction.pattern", args...),
			"end", say("logic.deep.end", "end", end),
			"why.1", endFirst(start.fails(clash), nets[0].lines(0)),
			"why.2", say("logic.deep.clash", "clash", clash),
			"why.3", say("logic.forcing.cant", "truth", truth.text()))
	}
	var walks block
	for _, t := range nets {
		walks = append(walks, t.leads(truth)...)
	}
	open := forcingOpen(chains, house, cell)
	return append(args, "pattern", say("logic.verity.pattern", "open", open), "end", "", "why.1", open, "why.2", walks,
		"why.3", say("logic.forcing.whichever", "truth", truth.text()))
}

// deepSign writes "r1c1=4" or "r1c1<>4".
func deepSign(k puzzle.Candidate, on bool) string {
	if on {
		return k.String()
	}
	return fmt.Sprintf("%v<>%d", k.Cell(), k.Digit())
}

// clash says where nothing is left. A single candidate may be the last of its cell or of a house.
func (t *parsedNet) clash() phrase {
	switch last := t.end[0]; {
	case len(t.end) == 1:
		return say("logic.deep.nowhere", "d", last.Digit(), "c", last.Cell())
	case deepCells(t.end).Len() > 1:
		return say("logic.deep.noplace", "d", last.Digit(), "h", words.House(t.house))
	}
	return say("logic.deep.noleft", "c", t.end[0].Cell())
}

func deepCells(ks []puzzle.Candidate) (cells puzzle.CellSet) {
	for _, k := range ks {
		cells.Add(k.Cell())
	}
	return cells
}

// assumption says what the net assumes.
func (t *parsedNet) assumption() phrase {
	return pointOf(t.start, t.on).text()
}

// leads tells a net that leads to the truth.
func (t *parsedNet) leads(truth chainPoint) block {
	if len(t.parts) == 0 {
		return block{say("logic.deep.leads", "a", t.assumption(), "z", truth.text())}
	}
	return endFirst(say("logic.first.leads", "a", t.assumption(), "z", truth.text()), t.lines(0))
}

// nests reports whether a part is a net of its own, and not only a candidate with no room.
func (p *deepPart) nests() bool { return p.nest != nil && len(p.nest.parts) > 0 }

// within says what a net within so many others assumes.
func (t *parsedNet) within(depth int) phrase {
	if depth > 1 {
		return say("logic.deep.further", "a", t.assumption())
	}
	return say("logic.deep.within", "a", t.assumption())
}

// wrong says that the assumption does not hold.
func (t *parsedNet) wrong() phrase {
	return pointOf(t.start, !t.on).text()
}

// text describes a part and its reason.
func (p deepPart) text() phrase {
	switch {
	case p.true:
		return say("logic.text.because", "p", pointOf(p.on, true).text(), "why", deepReason(p.from, p.on, p.house))
	}
	gone := words.List{Comma: "language.comma", Last: "logic.text.and"}
	for _, g := range byCells(p.out) {
		gone.Parts = append(gone.Parts, say("logic.deep.cant", "cells", words.And(g.cells.All()), "digits", digitsOr(g.digits)))
	}
	return say("logic.deep.gone", "holds", p.patternText(), "gone", gone)
}

// patternText says what a pattern is.
func (p deepPart) patternText() phrase {
	cells, digits := deepCells(p.from), digitsOf(p.from)
	house, inHouse := p.confined(cells)
	switch {
	case digits.Len() > 1:
		return say("logic.deep.must", "cells", words.And(cells.All()), "digits", digitsAnd(digits))
	case inHouse:
		return say("logic.deep.in", "cells", words.And(cells.All()).Or(), "d", digits, "house", words.House(house))
	}
	return say("logic.deep.two", "cells", words.And(cells.All()), "d", digits)
}

// confined returns the house that has its digit only in some cells. Two houses may hold these: it
// is that from which nothing goes.
func (p deepPart) confined(cells puzzle.CellSet) (puzzle.House, bool) {
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) && !deepCells(p.out).In(h.Set()) {
			return h, true
		}
	}
	return houseOf(cells)
}

// deepReason says why k is true when from are not, all others of its cell or of h.
func deepReason(from []puzzle.Candidate, k puzzle.Candidate, h puzzle.House) phrase {
	if from[0] == k {
		return say("logic.reason.single")
	}
	if deepCells(from) == puzzle.CellsOf(k.Cell()) {
		return onlyLeft(pointOf(k, true), digitsOf(from))
	}
	return houseReason(h, facts(OnlyPlaces{h, k.Digit().Set(), deepCells(append([]puzzle.Candidate{k}, from...))}))
}
