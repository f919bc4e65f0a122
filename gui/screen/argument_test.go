package screen

import (
	"slices"
	"strings"
	"testing"

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
				k := lit.Links[len(lit.Links)-1]
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

// TestSignsAreWhatIsSaid: the sign of a line of a net is that of what its sentence says, read back
// out of it.
func TestSignsAreWhatIsSaid(t *testing.T) {
	signs := 0
	for _, tech := range logic.Techniques() {
		pos, step, ok := tech.Example()
		if !ok || !strings.Contains(tech.ID, "-net") {
			continue
		}
		for _, p := range step.Parts(words.English) {
			line := lineOf(p)
			said, ok := saidIn(p.Text)
			switch {
			case !ok && line.Role != 0 && !strings.Contains(p.Text, "("):
				t.Errorf("%s: a sign before %q", tech.ID, p.Text)
			case ok && (line.Digit != said.digit || (line.Role == puzzle.On) != said.on || line.Role == 0):
				t.Errorf("%s, %v: %+v before %q", tech.ID, pos.Grid, line, p.Text)
			case ok:
				signs++
			}
		}
	}
	if signs < 100 {
		t.Errorf("%d signs", signs)
	}
}

// A saidDigit is that a cell is a digit, or that it is not.
type saidDigit struct {
	digit puzzle.Digit
	on    bool
}

// saidIn reads what a line of a net supposes or concludes of one cell.
func saidIn(text string) (said saidDigit, ok bool) {
	ways := logictest.Claims().Read(words.English, text, []string{"logic.chain.then", "logic.chain.suppose", "logic.deep.within", "logic.deep.further", "logic.deep.but"})
	if len(ways) != 1 || len(ways[0]) != 1 {
		return said, false
	}
	s := ways[0][0]
	is := slices.Concat(s.Args["a"].Said, s.Args["off"].Said)
	if p := s.Args["p"].Said; len(p) > 0 {
		is = p[0].Args["p"].Said
	}
	if len(is) != 1 {
		return said, false
	}
	on := is[0].Key == "logic.chain.is" || is[0].Key == "logic.chain.oneof"
	return saidDigit{is[0].Args["d"].Digits.Min(), on}, true
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
