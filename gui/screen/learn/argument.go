package learn

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An Argument is the diagram of a step with what is said about it. Chains and nets are
// followed part by part, each lit on the board; other large diagrams are shown in parts.
type Argument struct {
	shape   *puzzle.Shape
	Diagram puzzle.Diagram
	parts   []logic.Part
	Linked  bool // it is followed part by part
}

// ArgumentOf returns the argument of a diagram on a board of a shape.
func ArgumentOf(shape *puzzle.Shape, diagram puzzle.Diagram, parts []logic.Part) Argument {
	return Argument{shape, diagram, parts, slices.ContainsFunc(parts, func(p logic.Part) bool { return p.Link })}
}

// Count returns the number of parts to show one at a time, at least one.
func (a Argument) Count() int {
	if a.Linked {
		return len(a.parts)
	}
	return len(a.Diagram.Parts())
}

// Turn returns the part that is by parts from at: of diagrams round and round, of what is
// followed part by part as far as the end.
func (a Argument) Turn(at, by int) int {
	n := a.Count()
	if a.Linked {
		return min(max(at+by, 0), n-1)
	}
	return (at + by + n) % n
}

// Show shows a part on the board.
func (a Argument) Show(v *board.View, at int) {
	at = min(at, a.Count()-1)
	v.Hint, v.Part = a.Shown(at), a.lit(at)
}

// lit returns what a part speaks of, nothing for all.
func (a Argument) lit(at int) (d puzzle.Diagram) {
	if a.Linked {
		d = a.parts[at].Lit
	}
	return d
}

// Shown returns the diagram that the board shows with a part: of several chains the one at hand, and
// none with what is about all of them.
func (a Argument) Shown(at int) puzzle.Diagram {
	if !a.Linked {
		return a.Diagram.Parts()[at]
	}
	d, p := a.Diagram, a.parts[at]
	if p.Chain > 0 || d.Chains() > 1 {
		d = d.OfChain(p.Chain)
	}
	if p.Link || p.Chain > 0 {
		d = uncovered(d, p.Lit)
	}
	return d
}

// uncovered returns a diagram without digits that go into cells, each in place of all candidates there,
// where links come to these.
func uncovered(d, lit puzzle.Diagram) puzzle.Diagram {
	var ends puzzle.CellSet
	for _, k := range slices.Concat(d.Links, lit.Links) {
		for _, c := range slices.Concat(k.From, k.To) {
			ends.Add(c.Cell())
		}
	}
	for _, k := range lit.Cands {
		ends.Add(k.Cand.Cell())
	}
	d.Cands = slices.DeleteFunc(slices.Clone(d.Cands), func(k puzzle.CandRole) bool { return k.Role == puzzle.Placement && ends.Has(k.Cand.Cell()) })
	return d
}

// Explain writes a part on a card, with the legend of what the board shows of a technique, nil if it is
// of none.
func (a Argument) Explain(t *page.CardText, of *logic.Technique, at int) {
	at = min(at, a.Count()-1)
	t.Part, t.Parts = at+1, a.Count()
	t.Legend = of.Legend(a.Shown(at), a.lit(at), a.shape)
	for _, p := range a.parts {
		if a.Linked {
			t.Lines = append(t.Lines, lineOf(p, a.shape))
		} else {
			t.Paragraphs = append(t.Paragraphs, p.Text)
		}
	}
}

// lineOf returns the line of a part: with the shape in which its link ends, or with which a
// chain starts, and with its arrow where the board has room for it.
func lineOf(p logic.Part, on *puzzle.Shape) page.CardLine {
	line := page.CardLine{Text: p.Text}
	switch links, cands := p.Lit.Links, p.Lit.Cands; {
	case !p.Link:
	case len(links) > 0 && len(links[len(links)-1].To) > 0:
		k := links[len(links)-1] // in a net, those before it are what it rests on
		line.Arrow, line.Strong, line.Role = len(k.From) > 0 && !k.Touches(on), k.Strong, puzzle.Off
		line.Digit, line.Group = commonDigit(k.To), len(k.To) > 1
		if k.Strong {
			line.Role = puzzle.On
		}
	case len(links) == 0 && len(cands) > 0 && (cands[0].Role == puzzle.On || cands[0].Role == puzzle.Off):
		line.Role, line.Digit, line.Group = cands[0].Role, cands[0].Cand.Digit(), len(cands) > 1
	}
	return line
}

// commonDigit returns the digit of candidates, 0 if they have several.
func commonDigit(ks []puzzle.Candidate) puzzle.Digit {
	if slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return k.Digit() != ks[0].Digit() }) {
		return 0
	}
	return ks[0].Digit()
}

// ExampleView returns what a board shows of an example.
func ExampleView(pos *puzzle.Position, step *logic.Step) board.View {
	v := board.View{Givens: pos.Given, Flags: board.FixedPlaces | board.Patterns}
	v.State.Shape, v.State.Grid, v.State.Centre = pos.Shape, pos.Grid, pos.Cands
	ArgumentOf(pos.Shape, step.Diagram, nil).Show(&v, 0)
	return v
}
