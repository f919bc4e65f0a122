package se

// applyChains adds what chains remove that are found on the board as r leaves it: forcing
// chains at level 2, multiple ones, too, at level 3, dynamic ones at level 4, those of level
// 2 inside, too, at level 5. Only those count that need something of what r removed. It
// reports whether it added anything.
func (c *chainer) applyChains(r *run) bool {
	switch {
	case c.level == 2:
		return c.applyUnary(r)
	case c.level == 3:
		return c.applyUnary(r) || c.applyInner(r, 0, multiple)
	case c.level == 4:
		return c.applyInner(r, 0, dynamic(0))
	}
	return c.applyInner(r, 0, dynamic(0)) || c.applyInner(r, 1, dynamic(c.level-3))
}

// applyUnary adds what forcing chains and cycles remove.
func (c *chainer) applyUnary(r *run) bool {
	if c.unary == nil {
		c.unary = &unarySearch{out: &hints{}}
	}
	u := c.unary
	u.out.start(true)
	u.look(&c.work)
	added := false
	for _, h := range u.out.sorted() {
		c.needs.start()
		for i, n := range h.path {
			if i < len(h.path)-1 {
				c.need(n)
			}
		}
		if h.cycle {
			for i := len(h.path) - 2; i >= 0; i-- {
				c.need(implied{h.path[i].literal.not(), h.path[i].cause})
			}
		}
		added = c.applyHint(r, &h, pathID(&h)) || added
	}
	return added
}

// pathID is the id of the chain of a forcing chain or a cycle.
func pathID(h *hint) uint64 {
	id := uint64(1) << 40
	for _, n := range h.path {
		id = mix(id, uint64(n.literal))
	}
	if h.cycle {
		id = mix(id, 1<<21)
	}
	return id
}

// applyInner adds what the chains of another chainer remove, which looks at the board as r
// leaves it.
func (c *chainer) applyInner(r *run, which int, m mode) bool {
	if c.inner[which] == nil {
		c.inner[which] = &chainer{}
	}
	in := c.inner[which]
	in.forget()
	in.prepare(c.ctx, &c.work, m)
	in.hints.start(true)
	in.look()
	if in.closed {
		c.closed = true
		return false
	}
	added := false
	for _, h := range in.hints.sorted() {
		c.needs.start()
		for _, t := range h.targets {
			in.counter.walk(t)
			for _, i := range in.counter.queue {
				n := &t.run.nodes[i]
				why := n.cause
				if why == given {
					why = h.assumedBy()
				}
				c.need(implied{n.literal, why})
			}
		}
		added = c.applyHint(r, &h, in.counter.id(h.targets)) || added
	}
	return added
}

// assumedBy is why one of the literals that h begins with must be so.
func (h *hint) assumedBy() cause {
	switch h.key {
	case cellHint:
		return byCell
	case regionHint:
		return byBox + cause(h.house/9)
	}
	return given
}

// A needed collects the candidates of the outer board that had to be removed for a chain.
type needed struct {
	list []literal
	set  literalSet
}

func (n *needed) start() {
	n.list, n.set = n.list[:0], literalSet{}
}

func (n *needed) add(l literal) {
	if !n.set.has(l) {
		n.set.add(l)
		n.list = append(n.list, l)
	}
}

// need adds the candidates that had to be removed so that n, if it is on, could follow.
func (c *chainer) need(n implied) {
	if !n.literal.isOn() || n.cause == given {
		return
	}
	cell, d := n.literal.cell(), n.literal.digit()
	if n.cause == byCell {
		for ds := c.src.cands[cell] &^ c.work.cands[cell]; ds != 0; ds &= ds - 1 {
			c.needs.add(off(cell, low(ds)))
		}
		return
	}
	h := n.cause.house(cell)
	for at := c.src.places[h][d] &^ c.work.places[h][d]; at != 0; at &= at - 1 {
		c.needs.add(off(int(cellAt[h][low(at)]), d))
	}
}

// applyHint adds what h removes, if it needed anything.
func (c *chainer) applyHint(r *run, h *hint, id uint64) bool {
	if len(c.needs.list) == 0 {
		return false
	}
	c.parents = c.parents[:0]
	for _, l := range c.needs.list {
		c.parents = append(c.parents, uint32(r.index[l])-1)
	}
	r.nested = append(r.nested, nestedChain{h.complexity, id})
	added := false
	for _, rm := range h.eliminates(&c.work) {
		for ds := rm.digits; ds != 0; ds &= ds - 1 {
			added = c.turnOff(r, off(int(rm.cell), low(ds)), c.parents, uint16(len(r.nested))) || added
		}
	}
	if !added {
		r.nested = r.nested[:len(r.nested)-1]
	}
	return added
}

// eliminates returns what h removes from b.
func (h *hint) eliminates(b *board) []removal {
	if h.cycle {
		return h.removes
	}
	cell, d := h.literal.cell(), h.literal.digit()
	if h.literal.isOn() {
		return []removal{{uint8(cell), b.cands[cell] &^ (1 << d)}}
	}
	return []removal{{uint8(cell), 1 << d}}
}
