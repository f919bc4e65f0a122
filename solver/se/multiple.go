package se

import "slices"

// chains finds the shortest chains of the mode.
func (s *search) chains(m mode) bool {
	c := &s.runner
	c.prepare(s.ctx, s.board, m)
	c.hints.start(false)
	if c.reach = nil; !m.dynamic {
		c.reach = &s.unary.reach // of this board, where there is no forcing chain
	}
	c.look()
	if c.closed || !c.hints.any {
		return false
	}
	h := &c.hints.best
	s.step.begin(h.difficulty)
	s.makeStep(h.literal)
	return true
}

// makeStep makes s.step what l says.
func (s *search) makeStep(l literal) {
	c, d := l.cell(), l.digit()
	if l.isOn() {
		s.step.take(c, s.cands[c]&^(1<<d))
		s.step.places, s.step.cell, s.step.digit = true, uint8(c), uint8(d)
	} else {
		s.step.take(c, 1<<d)
	}
}

// look looks for hints from each cell.
func (c *chainer) look() {
	c.closed = false
	for cell, ds := range &c.src.cands {
		if several(ds) && (c.dynamic || !two(ds)) {
			if c.ctx.Err() != nil {
				c.closed = true
				return
			}
			if c.nishio {
				c.nishioAt(cell, ds)
			} else {
				c.lookAt(cell, ds)
			}
		}
	}
}

// lookAt looks for contradictions, for what follows either way, from all places of a digit
// in the houses of a cell, and from all its candidates.
func (c *chainer) lookAt(cell int, ds digits) {
	for m := ds; m != 0; m &= m - 1 {
		d := low(m)
		if c.dynamic {
			yes, no := c.run(on(cell, d)), c.run(off(cell, d))
			c.contradiction(yes, off(cell, d))
			c.contradiction(no, on(cell, d))
			if !two(ds) {
				c.common([]*run{yes, no}, doubleHint, -1)
			}
		}
		c.regions(cell, d)
	}
	c.either = c.either[:0]
	for m := ds; m != 0; m &= m - 1 {
		c.either = append(c.either, on(cell, low(m)))
	}
	c.eitherWay(cellHint, -1)
}

// eitherWay offers what follows from each of the literals in c.either.
func (c *chainer) eitherWay(key int, house int8) {
	if c.reach != nil && !c.reach.meet(c.either) {
		return
	}
	rs := c.group[:0]
	for _, l := range c.either {
		rs = append(rs, c.run(l))
	}
	c.group = rs
	c.common(rs, key, house)
}

// contradiction offers l if r, which assumes that it is not so, ended with a contradiction.
func (c *chainer) contradiction(r *run, l literal) {
	if r.bad {
		c.offer([]target{{r, uint32(r.clash[0])}, {r, uint32(r.clash[1])}}, l, contradictionHint, -1)
	}
}

// regions looks at the houses in which cell is the first place of d.
func (c *chainer) regions(cell, d int) {
	for k, h := range houseOf[cell] {
		at := c.src.places[h][d]
		if !several(at) || at&-at != 1<<placeOf[cell][k] {
			continue
		}
		c.either = c.either[:0]
		for ; at != 0; at &= at - 1 {
			c.either = append(c.either, on(int(cellAt[h][low(at)]), d))
		}
		c.eitherWay(regionHint, int8(h))
	}
}

// common offers what follows in all of the runs: first what is on, then what is off, in the
// order of the first run.
func (c *chainer) common(rs []*run, key int, house int8) {
	set := rs[0].set
	for _, r := range rs[1:] {
		if !set.and(&r.set) {
			return
		}
	}
	for _, nodes := range [2][]uint32{rs[0].on, rs[0].off} {
		for _, i := range nodes {
			l := rs[0].nodes[i].literal
			if !set.has(l) || l.isOn() && one(c.src.cands[l.cell()]) {
				continue
			}
			ts := c.hints.target[:0]
			for _, r := range rs {
				j, _ := r.find(l)
				ts = append(ts, target{r, j})
			}
			c.hints.target = ts
			c.offer(ts, l, key, house)
		}
	}
}

// offer keeps the hint with these targets, if it is better than its rival.
func (c *chainer) offer(ts []target, l literal, key int, house int8) {
	rivalFor := l
	if c.hints.all {
		rivalFor = equal(c.src, l)
	}
	rival := c.hints.rival(rivalFor)
	if rival != nil {
		least := 0
		for _, t := range ts {
			least += int(t.run.nodes[t.node].least)
		}
		if least > rival.complexity || least == rival.complexity && key >= rival.key {
			return
		}
	}
	complexity := c.counter.complexity(ts)
	if rival != nil && (complexity > rival.complexity || complexity == rival.complexity && key >= rival.key) {
		return
	}
	c.hints.keep(rivalFor, hint{
		difficulty: c.base + lengthDifficulty(complexity),
		complexity: complexity, key: key, literal: l, targets: ts, house: house,
	})
}

// sorted returns the hints in the order in which they are taken.
func (hs *hints) sorted() []hint {
	slices.SortFunc(hs.list, func(a, b hint) int {
		switch {
		case a.before(&b):
			return -1
		case b.before(&a):
			return 1
		}
		return a.order - b.order
	})
	return hs.list
}
