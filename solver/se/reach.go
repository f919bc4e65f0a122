package se

// A reach knows what follows from each literal over any number of links, and which literals
// follow from each other. It is what makes the search for chains fast: a chain from a literal
// to its opposite is looked for only where there is one, and only among literals that lead
// there. As each link holds the other way round for the opposites, a literal leads to the
// opposite of l exactly if its own opposite follows from l. All this leaves out only what
// no chain could use, so that the chains found, and the order of finding, are the same.
type reach struct {
	words   int
	id      [729]int16 // candidates in order
	group   [literals]int16
	members []int16  // of each group
	sets    []uint64 // what follows from a group: bit 2*id, and one more for on

	order [literals]int16 // in which literals were met, from 1
	low   [literals]int16
	met   int16
	stack []literal
	from  func(literal) []implied
}

// fill works out what follows on b over the links that from returns.
func (r *reach) fill(b *board, from func(literal) []implied) {
	n := 0
	for c, ds := range &b.cands {
		for ; ds != 0; ds &= ds - 1 {
			r.id[9*c+low(ds)] = int16(n)
			n++
		}
	}
	r.words = (2*n + 63) / 64
	r.members, r.sets, r.stack = r.members[:0], r.sets[:0], r.stack[:0]
	r.met, r.from = 0, from
	clear(r.order[:])
	clear(r.group[:])
	for c, ds := range &b.cands {
		for ; ds != 0; ds &= ds - 1 {
			for _, l := range [2]literal{off(c, low(ds)), on(c, low(ds))} {
				if r.order[l] == 0 {
					r.visit(l)
				}
			}
		}
	}
}

// visit finds the groups of l and of all that follows from it (Tarjan's algorithm).
func (r *reach) visit(l literal) {
	r.met++
	r.order[l], r.low[l] = r.met, r.met
	at := len(r.stack)
	r.stack = append(r.stack, l)
	for _, next := range r.from(l) {
		n := next.literal
		if r.order[n] == 0 {
			r.visit(n)
			r.low[l] = min(r.low[l], r.low[n])
		} else if r.group[n] == 0 {
			r.low[l] = min(r.low[l], r.order[n])
		}
	}
	if r.low[l] == r.order[l] {
		r.close(r.stack[at:])
		r.stack = r.stack[:at]
	}
}

// close makes a group of literals that follow from each other.
func (r *reach) close(group []literal) {
	begin := len(r.sets)
	for range r.words {
		r.sets = append(r.sets, 0)
	}
	set := r.sets[begin:]
	r.members = append(r.members, int16(len(group)))
	for _, l := range group {
		r.group[l] = int16(len(r.members))
		i := r.bit(l)
		set[i/64] |= 1 << (i % 64)
	}
	for _, l := range group {
		for _, next := range r.from(l) {
			if i := r.bit(next.literal); set[i/64]>>(i%64)&1 == 0 {
				for w, bits := range r.of(next.literal) {
					set[w] |= bits
				}
			}
		}
	}
}

// bit returns the bit of l in sets.
func (r *reach) bit(l literal) uint { return uint(r.id[l/2])*2 + uint(l&1) }

// of returns what follows from l.
func (r *reach) of(l literal) []uint64 {
	i := (int(r.group[l]) - 1) * r.words
	return r.sets[i : i+r.words]
}

// leads reports whether m follows from l.
func (r *reach) leads(l, m literal) bool {
	i := r.bit(m)
	return r.of(l)[i/64]>>(i%64)&1 == 1
}

// mutual returns how many literals follow from l that l follows from, itself included.
func (r *reach) mutual(l literal) int { return int(r.members[r.group[l]-1]) }

// anyChain reports whether there may be a forcing chain or a cycle on b.
func (r *reach) anyChain(b *board) bool {
	for _, n := range r.members {
		if n >= 4 {
			return true
		}
	}
	for c, ds := range &b.cands {
		for ; ds != 0; ds &= ds - 1 {
			l := on(c, low(ds))
			if r.leads(l, l.not()) || r.leads(l.not(), l) {
				return true
			}
		}
	}
	return false
}
