package learn

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/board/boardtest"
	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
	"sudoku/solver/variant"
)

// eachShownStep calls each with the examples of all techniques and, of puzzles by
// seed, with the steps on the way to the solution and one of each technique on it.
func eachShownStep(t *testing.T, puzzles int, each func(p logictest.Proof)) {
	t.Helper()
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	prove := func(pos puzzle.Position, s logic.Step) {
		var solution puzzle.Grid
		for g := range variant.All(t.Context(), pos.Shape, pos.Grid) {
			if solution != (puzzle.Grid{}) {
				return // an example may have several
			}
			solution = g
		}
		each(logictest.Proof{Pos: &pos, Step: s, Page: logictest.Page{Solution: solution}})
	}
	for _, tech := range slices.Concat(logic.Techniques(), logic.ShapeTechniques()) {
		if pos, s, ok := tech.Example(); ok {
			prove(pos, s)
		}
	}
	rng := rand.New(rand.NewPCG(64, 5))
	for i := range puzzles {
		pos := puzzle.NewPosition(minimalPuzzle(rng))
		path, _, _ := logic.PathFrom(t.Context(), &pos, logic.Full.Techniques)
		for j, s := range path {
			prove(pos, s)
			if (i+j)%16 == 0 {
				seen := map[string]bool{}
				for _, s := range logic.All(&pos, logic.StepTechniques(false)) {
					if !seen[s.Technique.ID] {
						seen[s.Technique.ID] = true
						prove(pos, s)
					}
				}
			}
			s.Apply(&pos)
		}
	}
}

// minimalPuzzle returns a puzzle from which no given can be taken.
func minimalPuzzle(rng *rand.Rand) puzzle.Grid {
	g, _ := solver.Random(puzzle.Grid{}, rng)
	for _, i := range rng.Perm(81) {
		d := g[i]
		if g[i] = 0; solver.Count(g, 2) != 1 {
			g[i] = d
		}
	}
	return g
}

func fewPuzzles() int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return 60
	}
	return 3
}

// TestLegendsProven: each entry of a legend says what is so of all that has its shape on the board, at
// each part of the argument, and nothing is without an entry. Any other entry would be found out.
func TestLegendsProven(t *testing.T) {
	b, entries, changed, caught := logictest.Claims(), map[string]int{}, 0, 0
	missed, faults := map[string]int{}, 0
	n := 0
	eachShownStep(t, fewPuzzles(), func(p logictest.Proof) {
		n++
		l := words.Langs[n%len(words.Langs)]
		a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(l))
		for at := range a.Count() {
			if at > 3 && at < a.Count()-2 {
				continue
			}
			var card page.CardText
			a.Explain(&card, p.Step.Technique, at)
			var v board.View
			a.Show(&v, at)
			var texts []string
			for _, e := range card.Legend {
				texts = append(texts, l.Say(e.Text))
				entries[string(e.Text)]++
			}
			if err := b.CheckLegend(p, v.Hint, v.Part, texts, l); err != nil {
				if faults++; faults < 30 {
					t.Errorf("%s, %v, part %d: %q: %v", p.Step.Technique.ID, p.Pos.Grid, at, texts, err)
				}
				return
			}
			for i := range texts {
				if i != (n+at)%len(texts) {
					continue
				}
				for _, key := range words.English.Keys("legend.") {
					if other := l.T(key); other != texts[i] {
						with := slices.Clone(texts)
						with[i] = other
						if changed++; b.CheckLegend(p, v.Hint, v.Part, with, l) != nil {
							caught++
						} else {
							missed[p.Step.Technique.ID+": "+key+" for "+words.English.T(string(card.Legend[i].Text))]++
						}
					}
				}
			}
		}
	})
	t.Log(n, "steps", entries)
	t.Logf("%d of %d changes caught", caught, changed)
	for key, n := range missed {
		t.Log(n, "not caught:", key)
	}
	if 100*caught < 99*changed {
		t.Error("too few")
	}
}

// TestLegendsWhole: of each technique with an example each sign that the board shows at each part of the
// argument has an entry in the legend, and nothing else has one.
func TestLegendsWhole(t *testing.T) {
	eachShownStep(t, 0, func(p logictest.Proof) {
		a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(words.English))
		for at := range a.Count() {
			var card page.CardText
			a.Explain(&card, p.Step.Technique, at)
			v := ExampleView(p.Pos, &p.Step)
			a.Show(&v, at)
			for _, fault := range boardtest.SignFaults(&v, card.Legend) {
				t.Errorf("%s, part %d: %s", p.Step.Technique.ID, at, fault)
			}
		}
	})
}

// TestLegendOfPair: of an XY-chain through cells in which 8 and 9 touch the board draws only the weak
// links, and so the lines and the legend have these alone.
func TestLegendOfPair(t *testing.T) {
	pos := puzzle.NewPosition(puzzle.Grid{})
	for _, c := range []puzzle.Cell{8, 17} {
		pos.Cands[c] = 1<<7 | 1<<8
	}
	chain, _ := logic.ByID("xy-chain")
	s, ok := logic.Next(&pos, []*logic.Technique{chain})
	if !ok {
		t.Fatal("no chain")
	}
	a := ArgumentOf(nil, s.Diagram, s.Parts(words.English))
	for at := range a.Count() {
		var card page.CardText
		a.Explain(&card, s.Technique, at)
		for _, e := range card.Legend {
			if e.Sign == logic.LinkSign && e.Strong {
				t.Errorf("part %d: the legend has a strong link", at)
			}
		}
		if line := card.Lines[at]; line.Arrow && line.Strong {
			t.Errorf("%q has the arrow of a strong link", line.Text)
		}
	}
}

// TestPagesOfChains: of steps of several chains or nets that are found along the way to solutions, each line
// has the sign of what it says, beside the chain that it tells, and the legend says what is so of all that the
// board shows.
func TestPagesOfChains(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	b, seen := logictest.Claims(), map[string]int{}
	var with []*logic.Technique
	for _, id := range []string{"kraken-fish-1", "kraken-fish-2", "forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-contradiction", "forcing-net-verity"} {
		with = append(with, screentest.Technique(id))
	}
	rng := rand.New(rand.NewPCG(64, 7))
	for len(seen) < len(with) || seen[with[0].ID] < 10*fewPuzzles() {
		g := minimalPuzzle(rng)
		solution, _ := solver.Solve(g)
		pos := puzzle.NewPosition(g)
		path, _, _ := logic.PathFrom(t.Context(), &pos, logic.Full.Techniques)
		for i, s := range path {
			if i%8 == 0 {
				for j, s := range logic.All(&pos, with) {
					if j%17 == 0 && seen[s.Technique.ID] < 30*fewPuzzles() {
						seen[s.Technique.ID]++
						pageFaults(t, b, logictest.Proof{Pos: &pos, Step: s, Page: logictest.Page{Solution: solution}})
					}
				}
			}
			s.Apply(&pos)
		}
	}
	t.Log(seen)
}

// pageFaults reports what is false on the page of a step, in any part of its argument.
func pageFaults(t *testing.T, b *logictest.Book, p logictest.Proof) {
	t.Helper()
	a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(words.English))
	for at := range a.Count() {
		var card page.CardText
		a.Explain(&card, p.Step.Technique, at)
		v := ExampleView(p.Pos, &p.Step)
		a.Show(&v, at)
		var texts []string
		for _, e := range card.Legend {
			texts = append(texts, words.English.Say(e.Text))
		}
		_, said := signSaid(p, a, at, words.English)
		for _, err := range []error{said, b.CheckLegend(p, v.Hint, v.Part, texts, words.English)} {
			if err != nil {
				t.Errorf("%s, %v: %q: %v", p.Step.Technique.ID, p.Pos.Grid, a.parts[at].Text, err)
			}
		}
		for _, fault := range boardtest.SignFaults(&v, card.Legend) {
			t.Errorf("%s, %v: %q: %s", p.Step.Technique.ID, p.Pos.Grid, a.parts[at].Text, fault)
		}
	}
}
