package learn

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
)

// TestLinesShowTheLink: the line of a link has its arrow and the shape of its end, that of the
// start a shape alone, and what follows neither.
func TestLinesShowTheLink(t *testing.T) {
	for _, c := range drawnChains(t) {
		a := ArgumentOf(nil, c.step.Diagram, c.step.Parts(words.English))
		var text page.CardText
		a.Explain(&text, nil, 0)
		if !a.Linked {
			continue
		}
		for i, line := range text.Lines {
			lit := a.parts[i].Lit
			switch {
			case !a.parts[i].Link:
				if line.Role != 0 || line.Arrow {
					t.Errorf("%s: %q has a sign", c.tech.ID, line.Text)
				}
			case len(lit.Links) > 0:
				k := lit.Links[len(lit.Links)-1]
				if line.Arrow != (len(k.From) > 0 && !k.Touches(nil)) || line.Strong != k.Strong || (line.Role == puzzle.On) != k.Strong || line.Digit != k.To[0].Digit() || line.Group != (len(k.To) > 1) {
					t.Errorf("%s: %+v for %+v", c.tech.ID, line, k)
				}
			default:
				if line.Arrow || line.Role == 0 {
					t.Errorf("%s: the start is %+v", c.tech.ID, line)
				}
			}
		}
	}
}

// TestSignsAreWhatIsSaid: the sign of a line of a chain or a net is that of what its sentence says, read
// back out of it, its arrow comes from what the line before says, and the board shows both ends.
func TestSignsAreWhatIsSaid(t *testing.T) {
	signs, faults, n := 0, 0, 0
	eachShownStep(t, fewPuzzles(), func(p logictest.Proof) {
		n++
		l := words.Langs[n%len(words.Langs)]
		a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(l))
		if !a.Linked {
			return
		}
		for i := range a.parts {
			if said, err := signSaid(p, a, i, l); err != nil {
				if faults++; faults < 10 {
					t.Errorf("%s, %v: %q: %v", p.Step.Technique.ID, p.Pos.Grid, a.parts[i].Text, err)
				}
			} else if said {
				signs++
			}
		}
	})
	if signs < 600 {
		t.Errorf("%d signs", signs)
	}
	t.Log(n, "steps,", signs, "signs")
}

// signSaid reports whether a line has a sign, and why it isn't what the line says.
func signSaid(p logictest.Proof, a Argument, at int, l words.Lang) (bool, error) {
	part, line, b := a.parts[at], lineOf(a.parts[at], a.shape), logictest.Claims()
	ways := b.Read(l, part.Text, b.Starts(p.Step.Technique, "parts"))
	if len(ways) != 1 {
		return false, fmt.Errorf("it can be read in %d ways", len(ways))
	}
	cells, digits, on, ok := logictest.Ends(ways[0][0])
	d := digits.Min()
	if digits.Len() > 1 {
		d = 0
	}
	switch {
	case !part.Link:
		if line.Role != 0 || line.Arrow {
			return false, fmt.Errorf("it has a sign: %+v", line)
		}
		return false, nil
	case !ok && line.Role == 0:
		return false, nil
	case !ok:
		return true, fmt.Errorf("%+v, and it says nothing of a candidate", line)
	case line.Digit != d || (line.Role == puzzle.On) != on || line.Role == 0 || line.Group != (cells.Len() > 1 || digits.Len() > 1) || line.Arrow && line.Strong != on:
		return true, fmt.Errorf("%+v, and it says %v of %d in %s", line, on, d, cells.Notation())
	}
	var v board.View
	a.Show(&v, at)
	for c := range cells.All() {
		k := puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: line.Role}
		if d != 0 && !slices.Contains(v.Part.Cands, k) {
			return true, fmt.Errorf("%v isn't lit: %v", k, v.Part.Cands)
		}
	}
	return true, nil
}

// TestOneChainAtATime: of a net the board shows the chain of the part that is followed.
func TestOneChainAtATime(t *testing.T) {
	tech, _ := logic.ByID("forcing-chain-verity")
	_, step, _ := tech.Example()
	a := ArgumentOf(nil, step.Diagram, step.Parts(words.English))
	chains := map[uint8]bool{}
	for _, p := range a.parts {
		n := p.Chain
		if chains[n] = true; p.Link && n == 0 {
			t.Errorf("%q is about no chain", p.Text)
		}
		if n > 0 && len(step.Diagram.OfChain(n).Links) >= len(step.Diagram.Links) {
			t.Errorf("chain %d is the whole diagram", n)
		}
	}
	if len(chains) != step.Diagram.Chains()+1 {
		t.Errorf("%d chains of %d", len(chains)-1, step.Diagram.Chains())
	}
}

// TestNothingCovered: what a line of a chain or a net speaks of can be seen: no digit is shown in place of
// the candidates of its cells.
func TestNothingCovered(t *testing.T) {
	lines, placing := 0, 0
	eachShownStep(t, 0, func(p logictest.Proof) {
		a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(words.English))
		for at := range a.Count() {
			v := ExampleView(p.Pos, &p.Step)
			if a.Show(&v, at); !a.Linked || !a.parts[at].Link {
				continue
			}
			lines++
			placing += len(p.Step.Place)
			looks := board.Looks(&v)
			for _, k := range v.Part.Cands {
				if slices.Contains(looks[k.Cand.Cell()].Roles[:], puzzle.Placement) {
					t.Errorf("%s, %q: a digit covers %v", p.Step.Technique.ID, a.parts[at].Text, k.Cand)
				}
			}
			for _, k := range v.Part.Links {
				for _, c := range slices.Concat(k.From, k.To) {
					if slices.Contains(looks[c.Cell()].Roles[:], puzzle.Placement) {
						t.Errorf("%s, %q: a digit covers %v", p.Step.Technique.ID, a.parts[at].Text, c)
					}
				}
			}
		}
	})
	if lines < 100 || placing == 0 {
		t.Errorf("%d lines, %d of steps that place", lines, placing)
	}
}
