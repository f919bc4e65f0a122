package lesson

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

var long = os.Getenv("SUDOKU_LONG") != ""

// sample names techniques of many kinds that are quick to make positions for.
var sample = []string{"full-house", "hidden-single", "pointing", "naked-pair", "hidden-pair", "skyscraper", "two-string-kite",
	"unique-rectangle-1", "xy-chain", "avoidable-rectangle-1"}

// besides lists the techniques of which there is no position where nothing easier moves:
// docs/dev/lessons.md says why.
var besides = strings.Fields("siamese-finned-x-wing franken-x-wing mutant-x-wing siamese-finned-mutant-x-wing")

// onClassic lists the lessons of the classic board.
func onClassic() []Lesson { return slices.DeleteFunc(Path(), Lesson.OfBoard) }

// TestPositions makes positions and holds them to what they promise, of all techniques
// when there is time.
func TestPositions(t *testing.T) {
	for _, l := range onClassic() {
		tech, n := l.Technique, 100
		if !long {
			if n = 1; !slices.Contains(sample, tech.ID) {
				continue
			}
		}
		alone, open, steps := 0, 0, 0
		var took []time.Duration
		for seed := range n {
			begin := time.Now()
			p, err := New(t.Context(), tech, uint64(seed))
			took = append(took, time.Since(begin))
			if err != nil {
				t.Errorf("%s, seed %d: %v", tech.ID, seed, err)
				continue
			}
			if check(t, &p, tech); p.Beside && !slices.Contains(besides, tech.ID) {
				t.Errorf("%s: something easier moves in %v", tech.ID, p.Grid)
			}
			steps, open = steps+len(p.Steps), open+empty(&p.Position)
			if p.Alone {
				alone++
			}
		}
		slices.Sort(took)
		t.Logf("%-36s %3d, %3d alone, median %v, open %d, steps %d", tech.ID, n, alone,
			took[n/2].Round(time.Millisecond), open/n, steps/n)
	}
}

// check holds a position to what lessons promise of it.
func check(t *testing.T, p *Position, tech *logic.Technique) {
	t.Helper()
	if s, err := solver.Solve(p.Grid); err != nil || s != p.Solution {
		t.Errorf("%s: %v has no one solution", tech.ID, p.Grid)
	}
	if !holds(&p.Position, &p.Solution) {
		t.Errorf("%s: %v has lost its solution", tech.ID, p.Grid)
	}
	var found []logic.Step
	logic.Each(&p.Position, widest(tech), true, func(s *logic.Step) bool {
		found = append(found, *s)
		return len(found) < mostSteps
	})
	if len(found) == 0 || !reflect.DeepEqual(found, p.Steps) {
		t.Errorf("%s: accepts %d steps of %d in %v", tech.ID, len(p.Steps), len(found), p.Grid)
		return
	}
	own, _ := logic.Next(&p.Position, []*logic.Technique{widest(tech)})
	for _, s := range logic.All(&p.Position, logic.EasierThan(widest(tech))) {
		if p.Beside {
			break
		}
		if p.Technique.Least() == 0 || s.Cost() < own.Cost() {
			t.Errorf("%s: %s is easier in %v", tech.ID, s.Technique.ID, p.Grid)
			return
		}
	}
	if p.Alone {
		if s, ok := logic.Next(&p.Position, logic.Full.Techniques); ok && s.Technique.ID != tech.ID && s.Cost() < min(own.Cost(), p.cost()) {
			t.Errorf("%s: %s costs less in %v", tech.ID, s.Technique.ID, p.Grid)
		}
	}
	for _, s := range p.Steps {
		for _, f := range s.Facts() {
			if len(s.Diagram.Cands) > 0 && !f.Holds(&p.Position) {
				t.Errorf("%s: in %v it is not so: %T %v", tech.ID, p.Grid, f, f)
			}
		}
	}
	for i := range p.Steps {
		if Pattern(&p.Steps[i]).Empty() {
			t.Errorf("%s: nothing to press in %v", tech.ID, p.Grid)
		}
	}
}

// TestStock: each line of the stock reads, has one solution that it hasn't lost, and a
// step of its technique.
func TestStock(t *testing.T) {
	seen := map[string]bool{}
	for line := range strings.Lines(stockLines) {
		id, pos, ok := readStock(line)
		tech, known := logic.ByID(id)
		if !ok || !known || seen[line] {
			t.Fatalf("%q doesn't read, or is there twice", line)
		}
		seen[line] = true
		m := newMaker(tech, 0, false)
		var err error
		if m.solution, err = solver.Solve(pos.Grid); err != nil || !holds(&pos, &m.solution) {
			t.Errorf("%q has not one solution, or has lost it", line)
		}
		if !m.shows(&pos) {
			t.Errorf("%q has no such step", line)
		}
	}
	if len(seen) == 0 {
		t.Error("the stock is empty")
	}
}

// TestStockGenerated: the program that writes the stock writes these lines. Of some techniques
// alone it does so in seconds.
func TestStockGenerated(t *testing.T) {
	if !long {
		t.Skip("takes a quarter of a minute")
	}
	const only = "skyscraper,xy-wing,simple-colors-trap,nice-loop"
	out, err := exec.Command("go", "run", "stock_gen.go", "stock_walk_gen.go", "-only", only).Output()
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for line := range strings.Lines(stockLines) {
		if id, _, _ := strings.Cut(line, " "); slices.Contains(strings.Split(only, ","), id) {
			want.WriteString(line)
		}
	}
	if string(out) != want.String() {
		t.Errorf("go generate ./generator/lesson writes other lines:\n%s", out)
	}
}

func FuzzStock(f *testing.F) {
	for _, line := range []string{"", "x", "aic 1.", strings.SplitAfter(stockLines, "\n")[0], "aic " + strings.Repeat(".", 81) + " 111,99123"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if id, pos, ok := readStock(line); ok && (id == "" || pos.Given.Without(pos.Grid.Filled()).Len() > 0) {
			t.Errorf("%q reads as %v", line, pos)
		}
	})
}

func TestSameSeed(t *testing.T) {
	tech, _ := logic.ByID("naked-pair")
	a, _ := New(t.Context(), tech, 5)
	b, _ := New(t.Context(), tech, 5)
	c, _ := New(t.Context(), tech, 6)
	if !reflect.DeepEqual(a, b) || a.Grid == c.Grid {
		t.Error("a seed makes one position, and another seed another")
	}
}

func TestCancelled(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	tech, _ := logic.ByID("skyscraper")
	if _, err := New(ctx, tech, 1); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestFind(t *testing.T) {
	tech, _ := logic.ByID("skyscraper")
	p, err := New(t.Context(), tech, 3)
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Steps {
		all := Pattern(&p.Steps[i])
		if f := Find(&p, all); !f.Done() {
			t.Errorf("%v: %v is a pattern", p.Grid, all.Notation())
		}
		part := all
		part.Remove(all.First())
		if f := Find(&p, part); f.Step == nil || f.Missing.Empty() || !f.Wrong.Empty() {
			t.Errorf("%v: %v is part of a pattern", p.Grid, part.Notation())
		}
		wrong := puzzle.AllCells.Without(p.Grid.Filled()).Without(all)
		if f := Find(&p, all.Or(wrong)); f.Done() {
			t.Errorf("%v: %v is too much", p.Grid, wrong.Notation())
		}
	}
}
