package logictest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// TestNotations: what the notation of a step says is so, in the cases of all families, in examples and
// on the way through new puzzles; with any digit in it changed it would be found out.
func TestNotations(t *testing.T) {
	b, steps, faults := Claims(), map[string]int{}, 0
	changed, missed := map[string]int{}, map[string]int{}
	example := map[string]string{}
	check := func(pos *puzzle.Position, s logic.Step) {
		id := s.Technique.ID
		if steps[id]++; steps[id] > 40 {
			return
		}
		p, line := Proof{Pos: pos, Step: s}, s.Notation()
		if err := b.CheckNotation(p, line); err != nil {
			if faults++; faults < 30 {
				t.Errorf("%s, %v: %q: %v", id, pos.Grid, line, err)
			}
			return
		}
		for i := len(s.Technique.Term); i < len(line); i++ {
			if d := line[i]; d >= '1' && d <= '9' {
				other := []byte(line)
				other[i] = '1' + (d-'0')%9
				if changed[id]++; b.CheckNotation(p, string(other)) == nil {
					missed[id]++
					example[id] = line + " | " + string(other)
				}
			}
		}
	}
	for _, tech := range logic.Techniques() {
		if pos, s, ok := tech.Example(); ok {
			check(&pos, s)
		}
	}
	for _, f := range families {
		for i, c := range casesOf(t, f.files) {
			if i%4 != 0 {
				continue
			}
			for j, s := range logic.All(&c.pos, []*logic.Technique{c.technique}) {
				if j < 2 {
					check(&c.pos, s)
				}
			}
		}
	}
	rng := rand.New(rand.NewPCG(64, 3))
	starts := []puzzle.Position{puzzle.NewPosition(minimalGrid(rng)), puzzle.NewPosition(minimalGrid(rng)), puzzle.NewPosition(minimalGrid(rng))}
	for _, b := range boards {
		starts = append(starts, b.puzzle(t, rng))
	}
	for _, pos := range starts {
		path, _, _ := logic.PathFrom(t.Context(), &pos, logic.For(pos.Shape).Techniques)
		for _, s := range path {
			check(&pos, s)
			s.Apply(&pos)
		}
	}
	all, not := 0, 0
	for _, id := range sortedKeys(changed) {
		all, not = all+changed[id], not+missed[id]
	}
	t.Logf("%d of %d changes caught, of %d techniques", all-not, all, len(steps))
	ids := slices.Collect(func(yield func(string) bool) {
		for id := range missed {
			if !yield(id) {
				return
			}
		}
	})
	slices.SortFunc(ids, func(x, y string) int { return missed[y] - missed[x] })
	for _, id := range ids[:min(len(ids), 40)] {
		t.Logf("%s: %d of %d not caught: %s", id, missed[id], changed[id], example[id])
	}
	if 100*not > all {
		t.Error("too few are caught")
	}
}
