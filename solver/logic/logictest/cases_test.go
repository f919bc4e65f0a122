package logictest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// byCases are the techniques that reason by cases.
const byCases = "x-chain xy-chain *nice-loop *aic als-* death-blossom kraken-fish-? forcing-* dynamic-* *nested-*"

// TestCasesOnPaths: what is said of the steps that reason by cases is so wherever hard puzzles lead
// to them, of a few of each technique in each position.
func TestCasesOnPaths(t *testing.T) {
	b := Claims()
	most, langs := 2, []words.Lang{words.English}
	if os.Getenv("SUDOKU_LONG") != "" {
		most, langs = 1000, words.Langs
	}
	with := slices.DeleteFunc(logic.Techniques(), func(t *logic.Technique) bool { return !in(t.ID, byCases) })
	steps, faults := map[string]int{}, 0
	for i, c := range casesOf(t, "chain chain_sets als forcing net") {
		if i%40 != 0 && most == 2 {
			continue
		}
		for _, technique := range with {
			for _, s := range logic.All(&c.pos, []*logic.Technique{technique}) {
				if steps[s.Technique.ID]++; steps[s.Technique.ID] > most {
					break
				}
				l := langs[steps[s.Technique.ID]%len(langs)]
				for _, err := range b.Check(&c.pos, s, l) {
					if faults++; faults < 10 {
						t.Error(l, c.pos.Grid, err)
					}
				}
			}
		}
	}
	t.Log(steps)
}

// TestCasesOfBoards: so is what is said of contradictions on other boards.
func TestCasesOfBoards(t *testing.T) {
	technique, ok := logic.ByID("forcing-board")
	if !ok {
		t.Fatal("no such technique")
	}
	pos, s, ok := technique.Example()
	if !ok {
		t.Fatal("no example")
	}
	for _, err := range Claims().Check(&pos, s, words.English) {
		t.Error(err)
	}
}

// TestFalseCases: an argument by cases is false if a case is left out, if one doesn't show what it
// says, or if it concludes from nothing.
func TestFalseCases(t *testing.T) {
	for id, changes := range map[string][]string{
		"forcing-chain-verity":        {"If r9c8 is 4, then r9c3 is not 4 (row 9).\n", ""},
		"forcing-chain-contradiction": {"4 would have no place in box 9.\n", "", "If r9c3 is 4, then r9c8", "If r9c2 is 4, then r9c8"},
		"forcing-net-verity": {"Then r6c8 is 5 (column 8).\n", "", "Then r6c9 is 7 (row 6).\n", "",
			"If r8c4 is 4, then r6c9 is 7:", "If r8c4 is 4, then r6c9 is 5:"},
		"nested-forcing-net": {"Within this, suppose that r2c1 is 2.\n", "", "But r7c1 would have no digit left, so r2c1 is not 2.\n", "",
			"Then r2c4 is 3 (column 4).\n", "", "row 5 would have no 6:", "row 6 would have no 6:"},
		"kraken-fish-2": {"If r2c5 is 9, then r2c5 is not 8 (same cell).\n", "", "From r2c2 on as above", "From r2c3 on as above"},
		"aic":           {"So r3c4 is 9 or r4c5 is 9, or both.\n", "", "so r3c5 is not 5 (same cell), ", ""},
		"als-xz":        {"r8c4,r79c5 hold three", "r8c4,r79c5 hold two"},
	} {
		technique, _ := logic.ByID(id)
		pos, s, ok := technique.Example()
		why := strings.Join(s.Why(words.English), "\n")
		if p := (Proof{Pos: &pos, Step: s}); !ok || Claims().CheckText(p, "why", why, words.English) != nil {
			t.Errorf("%s: its example is false: %s", id, why)
		}
		for pair := range slices.Chunk(changes, 2) {
			changed := strings.Replace(why, pair[0], pair[1], 1)
			if changed == why {
				t.Errorf("%s doesn't say %q: %s", id, pair[0], why)
			}
			if Claims().CheckText(Proof{Pos: &pos, Step: s}, "why", changed, words.English) == nil {
				t.Errorf("%s: it passes with %q for %q", id, pair[1], pair[0])
			}
		}
	}
}

// TestLinesLit: what each line of a chain or a net is about is what its diagram ends with.
func TestLinesLit(t *testing.T) {
	b := Claims()
	for _, technique := range logic.Techniques() {
		pos, s, ok := technique.Example()
		if !ok || !in(technique.ID, byCases) {
			continue
		}
		for _, part := range s.Parts(words.English) {
			if !part.Link {
				continue
			}
			ways := b.Read(words.English, part.Text, b.starts(s.Technique, "parts"))
			if len(ways) != 1 || len(ways[0]) == 0 {
				t.Errorf("%s: %q can be read in %d ways", technique.ID, part.Text, len(ways))
				continue
			}
			if err := lights(part.Lit, ways[0][0]); err != nil {
				t.Errorf("%s: %v: %q: %v", technique.ID, pos.Grid, part.Text, err)
			}
		}
	}
}

// lights returns why the diagram of a line doesn't show what it says last.
func lights(lit puzzle.Diagram, s *Sentence) error {
	cells, digits, on, ok := Ends(s)
	if !ok || digits.Len() > 1 {
		return nil // it says more than one thing
	}
	is, role := statement{cells, digits.Min(), on}, puzzle.Off
	if is.on {
		role = puzzle.On
	}
	if n := len(lit.Links); n > 0 {
		to := lit.Links[n-1]
		if to.Strong != is.on || cellsOfAll(to.To) != is.cells || to.To[0].Digit() != is.digit {
			return says("its link leads to %v", to.To)
		}
	}
	for c := range is.cells.All() {
		if !slices.Contains(lit.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, is.digit), Role: role}) {
			return says("%v isn't lit as %v", c, role)
		}
	}
	return nil
}
