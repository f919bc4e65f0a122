package screen

import (
	"testing"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestLinesShowTheLink: the line of a link has its arrow and the shape of its end, that of the
// start a shape alone, and what follows neither.
func TestLinesShowTheLink(t *testing.T) {
	for _, c := range drawnChains(t) {
		a := argumentOf(c.step.Diagram, c.step.Parts(words.English))
		var text page.CardText
		a.explain(&text, 0)
		if !a.linked {
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
				k := lit.Links[0]
				if !line.Arrow && len(k.From) > 0 || line.Strong != k.Strong || (line.Role == puzzle.On) != k.Strong || line.Digit != k.To[0].Digit() || line.Group != (len(k.To) > 1) {
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

// TestOneChainAtATime: of a net the board shows the chain of the part that is followed.
func TestOneChainAtATime(t *testing.T) {
	tech, _ := logic.ByID("forcing-chain-verity")
	_, step, _ := tech.Example()
	a := argumentOf(step.Diagram, step.Parts(words.English))
	chains := map[uint8]bool{}
	for i, p := range a.parts {
		n := a.chainAt(i)
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
