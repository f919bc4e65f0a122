package se

// applyRules adds what the first of the rules removes that removes anything for which r is
// needed: locked candidates, hidden pairs, naked pairs, X-Wings. It reports whether it added
// anything.
func (c *chainer) applyRules(r *run) bool {
	return c.applyLocking(r) || c.applyHiddenPairs(r) || c.applyNakedPairs(r) || c.applyXWings(r)
}

// turnOff adds that d is off in a cell, by the parents since the mark from. They are shared
// by all that the step at hand removes.
func (c *chainer) turnOff(r *run, l literal, parents []uint32, nested uint16) bool {
	if _, had := r.find(l); had {
		return false
	}
	r.parents = append(r.parents, parents...)
	r.nodes[r.add(l, byRule)].nested = nested
	return true
}

// removedAt returns the nodes that removed d from the places at of h.
func (c *chainer) removedAt(r *run, nodes []uint32, h, d int, at uint16) []uint32 {
	for at &= c.src.places[h][d] &^ c.work.places[h][d]; at != 0; at &= at - 1 {
		nodes = append(nodes, uint32(r.index[off(int(cellAt[h][low(at)]), d)])-1)
	}
	return nodes
}

func (c *chainer) applyLocking(r *run) bool {
	added := false
	b := &c.work
	c.locks.fill(b)
	for i := range crossings {
		x := &crossings[i]
		for ds := c.locks.at(x); ds != 0; ds &= ds - 1 {
			d := low(ds)
			if c.src.places[x.first][d]&^x.common == 0 {
				continue
			}
			rest := b.places[x.second][d] &^ x.inSecond
			if rest == 0 {
				continue
			}
			c.parents = c.removedAt(r, c.parents[:0], int(x.first), d, ^x.common)
			added = c.turnOffAt(r, int(x.second), d, rest) || added
		}
	}
	return added
}

// turnOffAt turns off d at places of h, cell by cell.
func (c *chainer) turnOffAt(r *run, h, d int, at uint16) bool {
	added := false
	for ; at != 0; at &= at - 1 {
		added = c.turnOff(r, off(int(cellAt[h][low(at)]), d), c.parents, 0) || added
	}
	return added
}

func (c *chainer) applyHiddenPairs(r *run) bool {
	added := false
	b := &c.work
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if b.empty[h] <= 4 {
				continue
			}
			fit := b.fewPlaces(h, 2)
			for m := fit; m != 0; m &= m - 1 {
				y := low(m)
				for n := fit & (1<<y - 1); n != 0; n &= n - 1 {
					if x := low(n); b.places[h][x] == b.places[h][y] {
						added = c.hiddenPair(r, h, x, y) || added
					}
				}
			}
		}
	}
	return added
}

func (c *chainer) hiddenPair(r *run, h, x, y int) bool {
	at := c.work.places[h][x]
	nodes := c.parents[:0]
	for others := (c.src.places[h][x] | c.src.places[h][y]) &^ at; others != 0; others &= others - 1 {
		place := others & -others
		nodes = c.removedAt(r, nodes, h, x, place)
		nodes = c.removedAt(r, nodes, h, y, place)
	}
	c.parents = nodes
	if len(nodes) == 0 {
		return false
	}
	added := false
	for ; at != 0; at &= at - 1 {
		cell := int(cellAt[h][low(at)])
		for ds := c.work.cands[cell] &^ (1<<x | 1<<y); ds != 0; ds &= ds - 1 {
			added = c.turnOff(r, off(cell, low(ds)), nodes, 0) || added
		}
	}
	return added
}

func (c *chainer) applyNakedPairs(r *run) bool {
	added := false
	b := &c.work
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if b.empty[h] < 4 {
				continue
			}
			for j, q := range &cellAt[h] {
				if !two(b.cands[q]) {
					continue
				}
				for i, p := range cellAt[h][:j] {
					if b.cands[p] == b.cands[q] {
						added = c.nakedPair(r, h, i, j) || added
					}
				}
			}
		}
	}
	return added
}

func (c *chainer) nakedPair(r *run, h, i, j int) bool {
	ds := c.work.cands[cellAt[h][i]]
	nodes := c.parents[:0]
	for _, k := range [2]int{i, j} {
		cell := int(cellAt[h][k])
		for gone := c.src.cands[cell] &^ ds; gone != 0; gone &= gone - 1 {
			nodes = append(nodes, uint32(r.index[off(cell, low(gone))])-1)
		}
	}
	c.parents = nodes
	if len(nodes) == 0 {
		return false
	}
	added := false
	for k, cell := range &cellAt[h] {
		if k == i || k == j {
			continue
		}
		for both := c.work.cands[cell] & ds; both != 0; both &= both - 1 {
			added = c.turnOff(r, off(int(cell), low(both)), nodes, 0) || added
		}
	}
	return added
}

func (c *chainer) applyXWings(r *run) bool {
	a := c.applyXWingsIn(r, columns, rows)
	b := c.applyXWingsIn(r, rows, columns)
	return a || b
}

func (c *chainer) applyXWingsIn(r *run, base, cover int) bool {
	added := false
	b := &c.work
	for j := 1; j < 9; j++ {
		for i := range j {
			for d := range 9 {
				if at := b.places[base+i][d]; b.count[d] <= 5 && two(at) && at == b.places[base+j][d] {
					added = c.xWing(r, base, cover, i, j, d) || added
				}
			}
		}
	}
	return added
}

func (c *chainer) xWing(r *run, base, cover, i, j, d int) bool {
	at := c.work.places[base+i][d]
	lines := uint16(1)<<i | uint16(1)<<j
	c.parents = c.removedAt(r, c.parents[:0], base+i, d, ^at)
	c.parents = c.removedAt(r, c.parents, base+j, d, ^at)
	if len(c.parents) == 0 {
		return false
	}
	// Eliminations are taken by row, then column, whichever the covers are.
	var out [9]uint16 // by row
	for m := at; m != 0; m &= m - 1 {
		k := low(m)
		rest := c.work.places[cover+k][d] &^ lines
		if cover == rows {
			out[k] |= rest
			continue
		}
		for ; rest != 0; rest &= rest - 1 {
			out[low(rest)] |= 1 << k
		}
	}
	added := false
	for row, rest := range out {
		added = c.turnOffAt(r, rows+row, d, rest) || added
	}
	return added
}
