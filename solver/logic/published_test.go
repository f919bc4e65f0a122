package logic

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

var writeOrder = flag.Bool("order", false, "write testdata/order.txt instead of reading it")

// A publishedOrder says in which order others try techniques: the IDs of each line.
type publishedOrder [][]string

func readOrder(t *testing.T, file string) (order publishedOrder) {
	t.Helper()
	b, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if _, ids, ok := strings.Cut(line, ":"); ok && line[0] != '#' {
			order = append(order, strings.Fields(ids))
		}
	}
	return order
}

// first returns what comes first of what a position has.
func (o publishedOrder) first(has map[string]bool) (ids []string) {
	for _, line := range o {
		for _, id := range line {
			if has[id] {
				ids = append(ids, id)
			}
		}
		if len(ids) > 0 {
			return ids
		}
	}
	return nil
}

// groupedX is what others call a chain of one digit with groups, which here is a form of grouped
// chains.
const groupedX = "grouped-x-chain"

// publishedID returns what a step is called in the orders.
func publishedID(s *Step) string {
	if digits, _ := s.linkedBy(); strings.HasPrefix(s.Technique.ID, "grouped-") && digits == 1 && s.setCells() == 0 {
		return groupedX
	}
	return s.Technique.ID
}

// An agreement compares what hints tell first with two orders.
type agreement struct {
	orders [2]publishedOrder
	known  []*Technique // those that an order names, as all steps has them
	told   []*Technique // the same, as hints have them
}

func newAgreement(t *testing.T) *agreement {
	a := &agreement{orders: [2]publishedOrder{readOrder(t, "order_sudokuwiki.txt"), readOrder(t, "order_coach.txt")}}
	named := map[string]bool{}
	for _, line := range slices.Concat(a.orders[0], a.orders[1]) {
		for _, id := range line {
			if _, ok := ByID(id); !ok && id != groupedX {
				t.Fatalf("no technique is called %q", id)
			}
			named[id] = true
		}
	}
	for _, tech := range listed(steps) {
		if named[tech.ID] {
			a.known = append(a.known, tech)
		}
	}
	forms := map[string]string{"simple-colors": "simple-colors-trap", "nice-loop": "aic", "grouped-nice-loop": "grouped-aic", "als-chain": "als-xz"}
	for _, tech := range Full.Techniques {
		if id, ok := forms[tech.ID]; named[tech.ID] || ok && named[id] {
			a.told = append(a.told, tech)
		}
	}
	return a
}

// first returns the techniques that both orders take first in a position, and how many of those
// that they name have a step.
func (a *agreement) first(pos *puzzle.Position) (ids []string, n int) {
	has := map[string]bool{}
	for _, tech := range a.known {
		for _, s := range All(pos, []*Technique{tech}) {
			has[publishedID(&s)] = true
		}
	}
	other := a.orders[1].first(has)
	return slices.DeleteFunc(a.orders[0].first(has), func(id string) bool { return !slices.Contains(other, id) }), len(has)
}

// TestPublishedOrder: where the orders that SudokuWiki and sudoku.coach publish agree which
// technique comes first, hints tell the same one. go test ./solver/logic -run TestPublishedOrder
// -order writes the positions anew.
func TestPublishedOrder(t *testing.T) {
	a := newAgreement(t)
	if *writeOrder {
		a.write(t)
	}
	wrong, n := map[string]int{}, 0
	every := sample(5, 1)
	for i, line := range lines(t, "order.txt") {
		f := strings.Fields(line)
		if i%every > 0 {
			continue
		}
		pos := position(t, f[0], f[1])
		want, _ := a.first(&pos)
		if len(want) == 0 {
			t.Fatalf("%v: the orders don't agree", pos.Grid)
		}
		n++
		if s, ok := Next(&pos, a.told); !ok || !slices.Contains(want, publishedID(&s)) {
			wrong[want[0]+", not "+publishedID(&s)]++
			t.Logf("%v: %s comes first, told is %s for %d", pos.Grid, want[0], s.Notation(), s.Cost())
		}
	}
	missed := 0
	for _, k := range slices.Sorted(maps.Keys(wrong)) {
		missed += wrong[k]
		t.Log(wrong[k], k)
	}
	if t.Logf("%d of %d positions", n-missed, n); n < 300/every || 100*missed > 5*n {
		t.Errorf("in %d of %d positions something else is told", missed, n)
	}
}

// write writes 300 positions of random puzzles, one of each, in which the orders agree.
func (a *agreement) write(t *testing.T) {
	var out strings.Builder
	out.WriteString("# Positions of random puzzles beyond singles, locked candidates and subsets, in which the published\n# orders agree what comes first of two techniques or more: the grid, and what is gone from it.\n")
	rng := rand.New(rand.NewPCG(orderSeed, 99))
	for n := 0; n < 300; {
		g, _ := minimal(rng)
		if pos, ok := a.somewhere(t, g, rng); ok {
			fmt.Fprintln(&out, positionLine(&pos))
			n++
		}
	}
	if err := os.WriteFile("testdata/order.txt", []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

const orderSeed = 31

// somewhere takes one of the positions of a puzzle's path in which nothing basic is left.
func (a *agreement) somewhere(t *testing.T, g puzzle.Grid, rng *rand.Rand) (puzzle.Position, bool) {
	var at []puzzle.Position
	pos := puzzle.NewPosition(g)
	path, _, err := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range path {
		if f := s.Technique.Family(); f > Subsets && s.Technique.Level < puzzle.Extreme {
			at = append(at, pos)
		}
		s.Apply(&pos)
	}
	if len(at) == 0 {
		return pos, false
	}
	pos = at[rng.IntN(len(at))]
	ids, n := a.first(&pos)
	return pos, len(ids) > 0 && n > 1
}

// positionLine writes a position as readPosition reads it.
func positionLine(pos *puzzle.Position) string {
	var grid strings.Builder
	var gone []string
	bare := puzzle.NewPosition(pos.Grid)
	for c := range puzzle.Cell(81) {
		switch d := pos.Grid[c]; {
		case d == 0:
			grid.WriteByte('.')
		case !pos.Given.Has(c):
			fmt.Fprintf(&grid, "+%d", d)
		default:
			fmt.Fprint(&grid, d)
		}
		if lost := bare.Cands[c] &^ pos.Cands[c]; lost != 0 {
			gone = append(gone, c.String()+"-"+digitsText(lost))
		}
	}
	if len(gone) == 0 {
		return grid.String() + " -"
	}
	return grid.String() + " " + strings.Join(gone, ",")
}

func digitsText(ds puzzle.DigitSet) (text string) {
	for d := range ds.All() {
		text += fmt.Sprint(d)
	}
	return text
}
