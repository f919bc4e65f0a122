package logic

import (
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// chainExplanation explains chains. Each step says what it concludes.
var chainExplanation = chainOf("chain")

// chainOf is the explanation of chains with the texts of others.
func chainOf(texts ...string) explanation {
	return explanation{texts: texts, args: chainArgs, lines: chainLines}
}

// A chainPoint is a literal as the text names it.
type chainPoint struct {
	cells puzzle.CellSet
	digit puzzle.Digit
	on    bool
	house puzzle.House // in a chain, of the link from the point before
}

// pointOf returns the point of one candidate.
func pointOf(k puzzle.Candidate, on bool) chainPoint {
	return chainPoint{cells: puzzle.CellsOf(k.Cell()), digit: k.Digit(), on: on}
}

// same reports whether p and q are the same literal, whatever leads to them.
func (p chainPoint) same(q chainPoint) bool {
	return p.about(q) && p.on == q.on
}

// about reports whether p and q say something of the same candidates.
func (p chainPoint) about(q chainPoint) bool { return p.cells == q.cells && p.digit == q.digit }

// cell returns the first cell.
func (p chainPoint) cell() puzzle.Cell { return p.cells.First() }

// text says "r1c1 is 4" or "r1c1 is not 4".
func (p chainPoint) text() phrase {
	short := words.Short(p.cells.Notation())
	switch {
	case p.cells.Len() == 1 && p.on:
		return say("logic.chain.is", "c", short, "d", p.digit)
	case p.cells.Len() == 1:
		return say("logic.chain.isnot", "c", short, "d", p.digit)
	case p.on:
		return say("logic.chain.oneof", "c", short, "d", p.digit)
	}
	return say("logic.chain.noneof", "c", short, "d", p.digit)
}

// tried says "Try 4 in r1c1 and watch row 3."
func (p chainPoint) tried(place words.Sayer) phrase {
	key := "logic.try"
	if !p.on {
		key = "logic.try.not"
	}
	return say(key, "c", words.Short(p.cells.Notation()), "d", p.digit, "place", place)
}

// chainPoints reads the points of s from its links.
func chainPoints(s *Step) (ps []chainPoint) {
	for i, l := range s.Diagram.Links {
		from, to := linkPoints(l)
		if i == 0 {
			ps = append(ps, from)
		}
		ps = append(ps, to)
	}
	return ps
}

// linksStart returns the point at which links start.
func linksStart(links []puzzle.Link) chainPoint {
	start, _ := linkPoints(links[0])
	return start
}

// linkPoints returns the two ends of a link; of one without a start, its end twice.
func linkPoints(l puzzle.Link) (from, to chainPoint) {
	point := func(ks []puzzle.Candidate, on bool) chainPoint {
		return chainPoint{cells: cellsOf(ks, ks[0].Digit()), digit: ks[0].Digit(), on: on}
	}
	to = point(l.To, l.Strong)
	if from = to; len(l.From) > 0 {
		from = point(l.From, !l.Strong)
	}
	to.house = l.House
	return from, to
}

func chainArgs(s *Step) []any {
	ps := chainPoints(s)
	in := pointSets(s, ps)
	digits := digitsOf(s.Eliminate)
	then, so := chainConclusion(s, ps, in)
	return []any{
		"digits", digitsAnd(digits), "list", strings.ReplaceAll(list(digits), ",", "/"), "parts", chainExtras(ps, in),
		"way", chainCells(ps, in), "line", chainNotation(s, ps, in), "why.1", chainWalkText(ps, in), "why.2", then, "why.3", so,
	}
}

// longWay is how many cells and sets of a chain a sentence names.
const longWay = 8

// chainCells names the cells in order, of a long chain in two sentences.
func chainCells(ps []chainPoint, in []pointSet) any {
	var stops []any
	for i, p := range ps {
		switch {
		case in[i].digits == 0 && (i == 0 || p.cells != ps[i-1].cells):
			stops = append(stops, words.Short(p.cells.Notation()))
		case in[i].digits != 0 && !p.on:
			stops = append(stops, say("logic.chain.set", "cells", words.Short(in[i].set.Notation())))
		}
	}
	s, n := words.List{Parts: stops, Comma: "language.comma", Last: "logic.chain.and"}, len(stops)
	first := s
	if n > 2 && stops[n-1] == stops[0] {
		s.Last = "logic.chain.back"
	}
	if n <= longWay {
		return s
	}
	first.Parts, s.Parts = stops[:n/2], stops[n/2:]
	return say("logic.chain.longway", "first", first, "rest", s)
}

// chainNotation writes the chain as HoDoKu does: "r2c3 =5= r2c8 -5- r4c8", where the
// ends of some kinds have a link too.
func chainNotation(s *Step, ps []chainPoint, in []pointSet) string {
	closed := chainClosed(ps)
	if closed {
		ps = ps[:len(ps)-1]
	}
	first, last := ps[0], ps[len(ps)-1]
	var b strings.Builder
	for i, p := range ps {
		switch {
		case in[i].digits != 0 && p.on:
			continue
		case in[i].digits != 0:
			fmt.Fprintf(&b, " -%d- ALS:%s", p.digit, setText(in[i].set, in[i].digits))
			continue
		case i > 0 && p.cell() == ps[i-1].cell():
			continue
		case i > 0 && p.on:
			fmt.Fprintf(&b, " =%d= ", p.digit)
		case i > 0:
			fmt.Fprintf(&b, " -%d- ", p.digit)
		}
		b.WriteString(p.cells.Notation())
	}
	line := b.String()
	switch {
	case closed:
		return fmt.Sprintf("%d= %s =%d", last.digit, line, ps[1].digit)
	case first.cell() != last.cell() && (s.Technique == nil || s.Technique.ID != "x-chain"):
		return fmt.Sprintf("%d- %s -%d", first.digit, line, last.digit)
	}
	return line
}

// chainClosed reports whether the last point is the first again.
func chainClosed(ps []chainPoint) bool { return ps[0].same(ps[len(ps)-1]) }

// chainConclusion says what the walk shows, and what follows.
func chainConclusion(s *Step, ps []chainPoint, in []pointSet) (then, so phrase) {
	a, z := ps[0], ps[len(ps)-1]
	goes := eliminationText(s.Eliminate)
	so = say("logic.text.so", "goes", goes)
	passes, decides := chainPasses(ps, in)
	switch {
	case chainClosed(ps) && (passes || decides):
		return chainSetLoopText(passes, decides, goes)
	case chainClosed(ps):
		return phrase{}, say("logic.chain.loop", "goes", goes)
	case a.cells == z.cells && a.digit == z.digit && z.on:
		if s.Eliminate[0].Cell() != a.cell() {
			return say("logic.chain.anyway", "z", z.text()),
				say("logic.chain.sees", "d", z.digit, "goes", goes)
		}
		return say("logic.chain.anyway", "z", z.text()),
			say("logic.chain.noroom", "goes", goes)
	case a.cells == z.cells && a.digit == z.digit:
		return say("logic.chain.itself", "cells", words.Short(a.cells.Notation()), "d", a.digit), so
	case a.cell() == z.cell() && z.on:
		return say("logic.chain.two", "a", a.digit, "z", z.digit), so
	case a.cell() == z.cell():
		return say("logic.chain.either", "c", a.cell(), "a", a.digit, "z", z.digit), so
	}
	a.on = true
	then = say("logic.chain.ends", "a", a.text(), "z", z.text())
	if a.digit == z.digit {
		return then, say("logic.chain.seesboth", "d", a.digit, "goes", goes)
	}
	return then, say("logic.chain.apart",
		"a", a.cell(), "b", z.cell(), "x", a.digit, "z", z.digit, "goes", goes)
}
