package se

import "context"

// A mode says which chains are looked for.
type mode struct {
	multiple bool // from all candidates of a cell and from all places of a digit
	dynamic  bool // what is off counts as removed for what follows
	nishio   bool // only one digit, only contradictions
	level    int  // which rules and chains are used inside
	base     float64
}

var (
	nishio   = mode{dynamic: true, nishio: true, base: 7.5}
	multiple = mode{multiple: true, base: 8.0}
)

// dynamic returns the mode of dynamic chains: level 0 uses no rules inside, 1 locked
// candidates, pairs and X-Wings, 2 forcing chains, too, 3 multiple ones, too; 4 dynamic
// ones instead, 5 also those of level 2.
func dynamic(level int) mode {
	m := mode{multiple: true, dynamic: true, level: level, base: 8.5}
	if level >= 2 {
		m.base = 9.5 + 0.5*float64(level-2)
	} else if level > 0 {
		m.base = 8.5 + 0.5*float64(level)
	}
	return m
}

// A chainer finds chains from all candidates of a board. Its runs are made once.
type chainer struct {
	mode
	ctx  context.Context
	src  *board // the board that is looked at
	work board  // the same, without what the run at hand turns off
	runs [literals]*run
	free []*run
	used []literal // the literals whose runs have begun

	inner  [2]*chainer // those nested into it
	unary  *unarySearch
	closed bool // ctx ended

	parents []uint32 // of the step at hand
	needs   needed
	either  []literal // all candidates of a cell, or places of a digit
	group   []*run    // from them
	reach   *reach    // tells where runs can have anything in common; nil if it can't
	plane   plane
	locks   locks

	hints   hints
	counter counter
}

// forget drops the runs.
func (c *chainer) forget() {
	for _, l := range c.used {
		c.free = append(c.free, c.runs[l])
		c.runs[l] = nil
	}
	c.used = c.used[:0]
}

// prepare makes c ready to look at b. Runs of lower levels of the same board are continued.
func (c *chainer) prepare(ctx context.Context, b *board, m mode) {
	c.ctx, c.src = ctx, b
	if c.mode.nishio != m.nishio || c.mode.dynamic != m.dynamic {
		c.forget()
	}
	c.mode = m
}

// run returns what follows from l.
func (c *chainer) run(l literal) *run {
	r := c.runs[l]
	if r == nil {
		if n := len(c.free); n > 0 {
			r, c.free = c.free[n-1], c.free[:n-1]
		} else {
			r = &run{}
		}
		c.runs[l] = r
		c.used = append(c.used, l)
		r.begin(l)
	}
	if r.level < c.level && !r.bad {
		c.extend(r)
	}
	r.level = c.level
	return r
}

// extend adds to r all that follows at the level of c.
func (c *chainer) extend(r *run) {
	if c.level >= 4 && (r.level == 2 || r.level == 3) {
		r.rewind(r.plain) // levels 2 and 3 use chains that level 4 doesn't
	}
	c.work = *c.src
	if c.dynamic {
		for _, i := range r.off[:r.offNext] {
			l := r.nodes[i].literal
			c.work.remove(l.cell(), l.digit())
		}
	}
	c.flow(r)
	if c.level == 0 {
		return
	}
	for !r.bad && c.applyRules(r) {
		c.flow(r)
	}
	if c.level == 1 {
		r.plain = r.mark()
	}
	for c.level >= 2 && !r.bad && !c.closed {
		if !c.applyChains(r) {
			break
		}
		c.flow(r)
		for !r.bad && c.applyRules(r) {
			c.flow(r)
		}
	}
}

// flow adds to r what follows by cells and houses.
func (c *chainer) flow(r *run) {
	for !r.bad {
		switch {
		case r.onNext < len(r.on):
			r.onNext++
			c.fromOn(r, r.on[r.onNext-1])
		case r.offNext < len(r.off):
			r.offNext++
			c.fromOff(r, r.off[r.offNext-1])
		default:
			return
		}
	}
}

// fromOn adds what is off since node i is on.
func (c *chainer) fromOn(r *run, i uint32) {
	l := r.nodes[i].literal
	c.work.offs(l.cell(), l.digit(), !c.nishio, func(l literal, why cause) bool {
		if _, had := r.find(l); had {
			return true
		}
		r.parents = append(r.parents, i)
		if k, clash := r.find(l.not()); clash {
			r.bad, r.clash = true, [2]int{int(k), int(r.push(l, why))}
			return false
		}
		r.add(l, why)
		return true
	})
}

// fromOff adds what is on since node i is off, and takes its candidate from the board.
func (c *chainer) fromOff(r *run, i uint32) {
	l := r.nodes[i].literal
	var list [4]implied
	for _, n := range c.work.ons(list[:0], l.cell(), l.digit(), !c.nishio, true) {
		if _, had := r.find(n.literal); had {
			continue
		}
		r.parents = append(r.parents, i)
		c.hiddenParents(r, n)
		if k, clash := r.find(n.literal.not()); clash {
			r.bad, r.clash = true, [2]int{int(r.push(n.literal, n.cause)), int(k)}
			return
		}
		r.add(n.literal, n.cause)
	}
	if c.dynamic {
		c.work.remove(l.cell(), l.digit())
	}
}

// hiddenParents adds the candidates that had to be removed before n could follow.
func (c *chainer) hiddenParents(r *run, n implied) {
	if !c.dynamic {
		return
	}
	cell, d := n.literal.cell(), n.literal.digit()
	if n.cause == byCell {
		for ds := c.src.cands[cell] &^ c.work.cands[cell]; ds != 0; ds &= ds - 1 {
			r.parents = append(r.parents, uint32(r.index[off(cell, low(ds))])-1)
		}
		return
	}
	h := n.cause.house(cell)
	for at := c.src.places[h][d] &^ c.work.places[h][d]; at != 0; at &= at - 1 {
		r.parents = append(r.parents, uint32(r.index[off(int(cellAt[h][low(at)]), d)])-1)
	}
}
