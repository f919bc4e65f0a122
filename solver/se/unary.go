package se

import "sudoku/puzzle"

// A link is what follows from a candidate that is on or off.
type links struct {
	list  []implied
	first [729 + 1]int32 // where those of a candidate begin
	cells [729]int32     // how many of them, the first ones, are by the cell
}

// of returns the links of candidate k: all, those by houses, or those by the cell.
func (l *links) of(k int, cell, house bool) []implied {
	from, to := l.first[k], l.first[k+1]
	if !cell {
		from += l.cells[k]
	}
	if !house {
		to = l.first[k] + l.cells[k]
	}
	return l.list[from:to]
}

// A unarySearch looks for forcing chains, in which one literal implies its opposite, and for
// cycles, in which it implies itself.
type unarySearch struct {
	b       *board
	on, off links // what follows from a candidate that is on, and off
	nodes   []chainNode
	had     [literals]uint32
	stamp   uint32
	reach   reach
	plain   bool // without its help, to test it
	out     *hints
	path    []implied
	removes []removal
}

// A chainNode is a literal of a chain, and the node it follows from.
type chainNode struct {
	implied
	from  int32
	depth int32
}

// A pass is which links are used.
type pass struct {
	cell, house    bool
	cycle, forcing float64 // what cycles and chains are worth
	key            int
}

var passes = [3]pass{
	{false, true, 6.5, 6.6, xHint},
	{true, false, 6.5, 0, yHint},
	{true, true, 7.0, 7.0, xyHint},
}

// forcingChain finds the shortest forcing chain or cycle.
func (s *search) forcingChain() bool {
	s.unary.out = &s.runner.hints
	s.runner.hints.start(false)
	s.unary.look(s.board)
	hs := &s.runner.hints
	if !hs.any {
		return false
	}
	s.step.begin(hs.best.difficulty)
	if hs.best.cycle {
		s.step.removes = append(s.step.removes, hs.best.removes...)
	} else {
		s.makeStep(hs.best.literal)
	}
	return true
}

// look looks for hints on b.
func (u *unarySearch) look(b *board) {
	u.b = b
	u.link()
	if !u.plain && u.out.all && !u.fill(&passes[len(passes)-1]) {
		return // in a pass with fewer links there is none either
	}
	for i := range passes {
		u.pass(&passes[i])
	}
}

// fill works out what follows over the links of a pass. It reports whether there may be a chain
// or a cycle.
func (u *unarySearch) fill(p *pass) bool {
	u.reach.fill(u.b, &u.on, &u.off, p)
	return u.reach.anyChain(u.b)
}

// pass looks for the hints of a pass, unless a better one has been found.
func (u *unarySearch) pass(p *pass) {
	if !u.out.all && u.out.any && u.out.best.difficulty < p.cycle {
		return
	}
	if !u.plain && !u.out.all && !u.fill(p) {
		return
	}
	for c, ds := range &u.b.cands {
		if !several(ds) {
			continue
		}
		for m := ds; m != 0; m &= m - 1 {
			if d := low(m); p.house || two(ds) {
				u.cycles(p, on(c, d))
				if p.house {
					u.forcing(p, on(c, d))
					u.forcing(p, off(c, d))
				}
			}
		}
	}
}

// link collects the links of all candidates.
func (u *unarySearch) link() {
	u.on.list, u.off.list = u.on.list[:0], u.off.list[:0]
	for k := range 729 {
		c, d := k/9, k%9
		u.on.first[k], u.off.first[k] = int32(len(u.on.list)), int32(len(u.off.list))
		if u.b.cands[c]>>d&1 == 0 {
			continue
		}
		u.on.cells[k] = int32(size(u.b.cands[c]) - 1)
		u.b.offs(c, d, true, func(l literal, why cause) bool {
			u.on.list = append(u.on.list, implied{l, why})
			return true
		})
		u.off.cells[k] = 0
		if u.b.bivalue(c) {
			u.off.cells[k] = 1
		}
		u.off.list = u.b.ons(u.off.list, c, d, true, true)
	}
	u.on.first[729], u.off.first[729] = int32(len(u.on.list)), int32(len(u.off.list))
}

// from returns what follows from l.
func (u *unarySearch) from(p *pass, l literal) []implied {
	if l.isOn() {
		return u.on.of(int(l/2), p.cell, true)
	}
	return u.off.of(int(l/2), p.cell, p.house)
}

// begin starts a search from l.
func (u *unarySearch) begin(l literal) {
	u.stamp++
	u.nodes = append(u.nodes[:0], chainNode{implied{l, given}, -1, 0})
	u.had[l] = u.stamp
}

// forcing looks for a chain from l to its opposite.
func (u *unarySearch) forcing(p *pass, l literal) {
	if !u.plain && !u.reach.opposed(l) {
		return
	}
	var leads []uint64 // the opposites of what leads to that of l
	if !u.plain {
		leads = u.reach.of(l)
	}
	rival := u.out.rival(equal(u.b, l.not()))
	u.begin(l)
	for i := 0; i < len(u.nodes); i++ {
		n := u.nodes[i]
		if rival != nil && !beats(p.forcing, int(n.depth)+2, p.key, rival) {
			return
		}
		for _, next := range u.from(p, n.literal) {
			if u.had[next.literal] == u.stamp || !u.plain && !u.reach.has(leads, next.literal.not()) {
				continue
			}
			u.had[next.literal] = u.stamp
			u.nodes = append(u.nodes, chainNode{next, int32(i), n.depth + 1})
			if next.literal == l.not() {
				u.out.keep(equal(u.b, l.not()), u.hint(p.forcing, int(n.depth)+2, p.key, l.not()))
				return
			}
		}
	}
}

// beats reports whether a hint comes before rival.
func beats(base float64, complexity, key int, rival *hint) bool {
	h := hint{difficulty: base + lengthDifficulty(complexity), complexity: complexity, key: key}
	return h.before(rival)
}

// hint returns the hint of the chain to the last node.
func (u *unarySearch) hint(base float64, complexity, key int, l literal) hint {
	u.path = u.path[:0]
	for i := int32(len(u.nodes) - 1); i >= 0; i = u.nodes[i].from {
		u.path = append(u.path, u.nodes[i].implied)
	}
	return hint{difficulty: base + lengthDifficulty(complexity), complexity: complexity, key: key, literal: l, path: u.path, house: -1}
}

// cycles looks for cycles from l. Unlike chains they may come by what was met before: only
// an on literal is looked at once.
func (u *unarySearch) cycles(p *pass, l literal) {
	var leads []uint64 // the opposites of what leads to l
	if !u.plain {
		if !u.reach.mutual(l) {
			return
		}
		leads = u.reach.of(l.not())
	}
	u.begin(l)
	for i := 0; i < len(u.nodes); i++ {
		n := u.nodes[i]
		if !u.out.all && u.out.any && !beats(p.cycle, int(n.depth)+1, p.key, &u.out.best) {
			return
		}
		for _, next := range u.from(p, n.literal) {
			if !u.plain && !u.reach.has(leads, next.literal.not()) {
				continue
			}
			if n.literal.isOn() {
				if !u.follows(i, next.literal) {
					u.nodes = append(u.nodes, chainNode{next, int32(i), n.depth + 1})
				}
				continue
			}
			if next.literal == l && n.depth >= 3 {
				u.nodes = append(u.nodes, chainNode{next, int32(i), n.depth + 1})
				u.cycle(p, l)
				u.nodes = u.nodes[:len(u.nodes)-1]
			}
			if u.had[next.literal] != u.stamp {
				u.had[next.literal] = u.stamp
				u.nodes = append(u.nodes, chainNode{next, int32(i), n.depth + 1})
			}
		}
	}
}

// follows reports whether l is among the nodes from which node i follows.
func (u *unarySearch) follows(i int, l literal) bool {
	for k := u.nodes[i].from; k >= 0; k = u.nodes[k].from {
		if u.nodes[k].literal == l {
			return true
		}
	}
	return false
}

// cycle offers the cycle that ends at the last node. A digit goes from the cells that see it
// both where it is on and where it is off.
func (u *unarySearch) cycle(p *pass, l literal) {
	var sees [2][9]puzzle.CellSet
	var cells puzzle.CellSet
	last := int32(len(u.nodes) - 1)
	for i := last; u.nodes[i].from >= 0; i = u.nodes[i].from {
		n := u.nodes[i].literal
		cells.Add(puzzle.Cell(n.cell()))
		set := &sees[n&1][n.digit()]
		*set = set.Or(puzzle.Cell(n.cell()).Peers())
	}
	var out [81]digits
	any := false
	for d := range 9 {
		for c := range sees[0][d].And(sees[1][d]).And(u.b.of[d]).Without(cells).All() {
			out[c] |= 1 << d
			any = true
		}
	}
	if !any {
		return
	}
	u.removes = u.removes[:0]
	for c, ds := range &out {
		if ds != 0 {
			u.removes = append(u.removes, removal{uint8(c), ds})
		}
	}
	h := u.hint(p.cycle, int(u.nodes[last].depth), p.key, l)
	h.cycle, h.removes = true, u.removes
	u.out.keepCycle(u.b, h)
}
