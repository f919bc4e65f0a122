package se

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// The plain chains below are the definition of those that have nothing nested into them:
// every literal is followed anew, in sets without bits, and nothing is left out.

// A plainNode is a literal and those it follows from.
type plainNode struct {
	literal literal
	parents []int
}

// A plainRun is what follows from a literal, up to the first contradiction.
type plainRun struct {
	mode
	cands [81][9]bool // what is left
	given [81][9]bool // and what was at the begin
	nodes []plainNode
	at    map[literal]int
	bad   []int // the two nodes that contradict each other; the later one, which ends the run, is not in at
}

// find returns the node of l, -1 for none.
func (r *plainRun) find(l literal) int {
	if i, ok := r.at[l]; ok {
		return i
	}
	return -1
}

// follow adds that l follows. It reports whether to go on.
func (r *plainRun) follow(l literal, parents []int) bool {
	if r.find(l) >= 0 {
		return true
	}
	other := r.find(l.not())
	r.nodes = append(r.nodes, plainNode{l, parents})
	if other >= 0 {
		r.bad = []int{other, len(r.nodes) - 1}
		return false
	}
	r.at[l] = len(r.nodes) - 1
	return true
}

// plainHouses are the cells of the box, the row and the column of each cell, in order.
var plainHouses = func() (houses [3][81][]int) {
	for c := range 81 {
		for other := range 81 {
			for kind, same := range [3]bool{other/27 == c/27 && other%9/3 == c%9/3, other/9 == c/9, other%9 == c%9} {
				if same {
					houses[kind][c] = append(houses[kind][c], other)
				}
			}
		}
	}
	return houses
}()

// plainFrom returns what follows from l in b.
func plainFrom(b *board, m mode, l literal) *plainRun {
	r := &plainRun{mode: m, nodes: []plainNode{{literal: l}}, at: map[literal]int{l: 0}}
	for c, ds := range &b.cands {
		for d := range 9 {
			r.cands[c][d] = ds>>d&1 == 1
		}
	}
	r.given = r.cands
	var seen [2]int // how many nodes that are off, and on, have been looked at
	for {
		i := r.next(1, seen[1])
		if i < 0 {
			i = r.next(0, seen[0])
		}
		if i < 0 {
			return r
		}
		seen[r.nodes[i].literal&1]++
		if l := r.nodes[i].literal; l.isOn() && !r.fromOn(i, l.cell(), l.digit()) || !l.isOn() && !r.fromOff(i, l.cell(), l.digit()) {
			return r
		}
	}
}

// next returns the n-th node, from 0, that is on or off, -1 if there is none.
func (r *plainRun) next(on, n int) int {
	for i := range r.nodes {
		if int(r.nodes[i].literal&1) != on {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return -1
}

// fromOn turns off the other candidates of the cell, and the other places of the digit.
func (r *plainRun) fromOn(i, c, d int) bool {
	for other := range 9 {
		if !r.nishio && other != d && r.cands[c][other] && !r.follow(off(c, other), []int{i}) {
			return false
		}
	}
	for kind := range 3 {
		for _, other := range plainHouses[kind][c] {
			if other != c && r.cands[other][d] && !r.follow(off(other, d), []int{i}) {
				return false
			}
		}
	}
	return true
}

// fromOff turns on the other one of two candidates of the cell, and of two places of the
// digit. Then the candidate goes, if the chains are dynamic.
func (r *plainRun) fromOff(i, c, d int) bool {
	var places [][2]int // candidates of which one must be so
	for other := range 9 {
		places = append(places, [2]int{c, other})
	}
	if !r.nishio && !r.last(i, places, c, d) {
		return false
	}
	for kind := range 3 {
		places = places[:0]
		for _, other := range plainHouses[kind][c] {
			places = append(places, [2]int{other, d})
		}
		if !r.last(i, places, c, d) {
			return false
		}
	}
	if r.dynamic {
		r.cands[c][d] = false
	}
	return true
}

// last turns on the only other candidate that is left of some, if there is one. It follows
// from what was removed, too.
func (r *plainRun) last(i int, of [][2]int, c, d int) bool {
	var left [][2]int
	parents := []int{i}
	for _, k := range of {
		switch {
		case r.cands[k[0]][k[1]]:
			left = append(left, k)
		case r.given[k[0]][k[1]]:
			parents = append(parents, r.find(off(k[0], k[1])))
		}
	}
	if len(left) != 2 {
		return true
	}
	other := left[0]
	if other == [2]int{c, d} {
		other = left[1]
	}
	return r.follow(on(other[0], other[1]), parents)
}

// count returns how many nodes the chain to a node has.
func (r *plainRun) count(i int) int {
	seen := map[int]bool{i: true}
	for list := []int{i}; len(list) > 0; list = list[1:] {
		for _, p := range r.nodes[list[0]].parents {
			if !seen[p] {
				seen[p] = true
				list = append(list, p)
			}
		}
	}
	return len(seen)
}

// A plainChains looks for the best chains of a mode.
type plainChains struct {
	mode
	b    *board
	runs map[literal]*plainRun
	best hint
}

func (p *plainChains) run(l literal) *plainRun {
	if p.runs[l] == nil {
		p.runs[l] = plainFrom(p.b, p.mode, l)
	}
	return p.runs[l]
}

func (p *plainChains) offer(l literal, length, key int) {
	h := hint{difficulty: p.base + lengthDifficulty(length), complexity: length, key: key, literal: l}
	if p.best.key == 0 || h.before(&p.best) {
		p.best = h
	}
}

// common offers what follows from each of some literals, what is on first.
func (p *plainChains) common(from []literal, key int) {
	first := p.run(from[0])
	for _, on := range []literal{1, 0} {
		for i, n := range first.nodes {
			if length := p.lengthTo(n.literal, from); n.literal&1 == on && i == first.find(n.literal) && length > 0 {
				p.offer(n.literal, length, key)
			}
		}
	}
}

// lengthTo returns how long the chains to l from each of some literals are, 0 if it doesn't
// follow from one.
func (p *plainChains) lengthTo(l literal, from []literal) (sum int) {
	for _, f := range from {
		r := p.run(f)
		i := r.find(l)
		if i < 0 {
			return 0
		}
		sum += r.count(i)
	}
	return sum
}

// look looks for the best chains from each cell.
func (p *plainChains) look() {
	for c, ds := range &p.b.cands {
		if several(ds) && (p.dynamic || !two(ds)) {
			p.lookAt(c, ds)
		}
	}
}

func (p *plainChains) lookAt(c int, ds digits) {
	var all []literal
	for d := range 9 {
		if ds>>d&1 == 0 {
			continue
		}
		all = append(all, on(c, d))
		if p.dynamic {
			for _, l := range []literal{on(c, d), off(c, d)} {
				if r := p.run(l); r.bad != nil {
					p.offer(l.not(), r.count(r.bad[0])+r.count(r.bad[1]), contradictionHint)
				}
			}
			if !two(ds) && p.multiple {
				p.common([]literal{on(c, d), off(c, d)}, doubleHint)
			}
		}
		for kind := 0; kind < 3 && p.multiple; kind++ {
			p.fromHouse(kind, c, d)
		}
	}
	if p.multiple {
		p.common(all, cellHint)
	}
}

// fromHouse looks at a house of which c is the first cell that may have d.
func (p *plainChains) fromHouse(kind, c, d int) {
	var places []literal
	for _, other := range plainHouses[kind][c] {
		if p.b.cands[other]>>d&1 == 1 {
			places = append(places, on(other, d))
		}
	}
	if len(places) > 1 && places[0] == on(c, d) {
		p.common(places, regionHint)
	}
}

// TestPlain compares chains with the plain ones, in positions on the way to the solution from
// which some more candidates were taken by chance.
func TestPlain(t *testing.T) {
	n := 8
	if os.Getenv("SUDOKU_LONG") != "" {
		n = 300
	}
	list := slices.DeleteFunc(ratedPuzzles(t), func(p ratedPuzzle) bool { return p.rating.ER < 75 || p.rating.ER > 95 })
	rng := rand.New(rand.NewPCG(1, 23))
	compared := 0
	for range n {
		var r Rater
		randomPosition(t, &r, &list[rng.IntN(len(list))], rng)
		s := &r.search
		if s.forcingChain() {
			continue // that rule comes first
		}
		for _, m := range []mode{nishio, multiple, dynamic(0)} {
			plain := plainChains{mode: m, b: &r.board, runs: map[literal]*plainRun{}}
			plain.look()
			any := s.chains(m)
			got, want := &s.runner.hints.best, &plain.best
			if any != (want.key != 0) || any && (got.difficulty != want.difficulty || got.complexity != want.complexity || got.key != want.key || got.literal != want.literal) {
				t.Fatalf("%v, %+v: %+v, want %+v", r.board.cands, m, *got, *want)
			}
			if any {
				compared++
			}
		}
	}
	if compared < n {
		t.Errorf("chains in %d of %d", compared, n)
	}
}

// randomPosition makes the board of r one on the way to the solution of a puzzle that needs
// chains, mostly without some more candidates that are not in the solution.
func randomPosition(t *testing.T, r *Rater, p *ratedPuzzle, rng *rand.Rand) {
	solution, steps := p.grid, 0
	var hard, few []int // steps: those of chains, and those of Nishio
	if _, err := r.walk(context.Background(), &p.grid, Beyond, func(s *step) {
		if s.value() >= 75 {
			hard = append(hard, steps)
		}
		if s.rule.id == "nishio" {
			few = append(few, steps)
		}
		steps++
		if s.places {
			solution[s.cell] = puzzle.Digit(s.digit + 1)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if len(few) > 0 && rng.IntN(2) == 0 {
		hard = few
	}
	r.board.start(&p.grid)
	r.search.start(context.Background(), &r.board, Beyond)
	for range hard[rng.IntN(len(hard))] {
		if s, err := r.search.next(); err != nil || !r.board.apply(s) {
			t.Fatal(err)
		}
	}
	for range rng.IntN(12) {
		c, d := rng.IntN(81), rng.IntN(9)
		if left := r.board.cands[c]; left>>d&1 == 1 && int(solution[c]) != d+1 && size(left) > 2 {
			r.board.remove(c, d)
		}
	}
	r.search.runner.forget()
}
