package se

// A reach knows what follows from each literal over any number of links. It is what makes
// the search for chains fast: a chain from a literal to its opposite is looked for only
// where there is one, and only among literals that lead there. Each link holds the other
// way round for the opposites, so that x leads to y exactly if the opposite of y leads to
// that of x: one set tells both. All this leaves out only what no chain could use, so that
// the chains found, and the order of finding, are the same.
//
// Only candidates that are on are nodes here. An edge of two links leads from one to the
// next by way of a candidate that is off.
type reach struct {
	n, words int
	id       [729]int16 // of the candidates, in order; -1 for those over which no cycle can go
	bit      [729]int16 // in sets
	own      [729]int16 // the same by id
	sets     []uint64   // of each: what is off if it is on, then what is on; by group once that is complete
	edges    []int16    // to other candidates
	first    []int32    // of the edges of each
	group    []int16    // of each, from 1: those that follow from each other
	members  []int16    // of each group
	merged   []uint64   // the sets of the groups

	order, low []int16
	met        int16
	stack      []int16
	off        *links
	pass       *pass
	buffer     []uint64
}

// fill works out what follows on b over the links of a pass.
func (r *reach) fill(b *board, on, off *links, p *pass) {
	r.off, r.pass = off, p
	r.number(b)
	r.sets, r.group, r.order, r.low = zeros(r.sets, 2*r.n*r.words), zeros(r.group, r.n), zeros(r.order, r.n), zeros(r.low, r.n)
	r.edges, r.first, r.members, r.merged, r.stack, r.met = r.edges[:0], r.first[:0], r.members[:0], r.merged[:0], r.stack[:0], 0
	for c, ds := range &b.cands {
		for ; ds != 0; ds &= ds - 1 {
			if r.id[9*c+low(ds)] >= 0 {
				r.link(on.of(9*c+low(ds), p.cell, true))
			}
		}
	}
	r.first = append(r.first, int32(len(r.edges)))
	for i := range r.n {
		if r.order[i] == 0 {
			r.visit(int16(i))
		}
	}
}

// number numbers the candidates. Without houses only cells with two candidates lead on; without
// cells nothing leads from one digit to another, so that digits share the bits of sets.
func (r *reach) number(b *board) {
	var of [9]int16
	most := int16(0)
	r.n = 0
	for c, ds := range &b.cands {
		out := !r.pass.house && !two(ds)
		for ; ds != 0; ds &= ds - 1 {
			d := low(ds)
			k := 9*c + d
			if out {
				r.id[k], r.bit[k] = -1, -1
				continue
			}
			r.id[k], r.bit[k] = int16(r.n), int16(r.n)
			if !r.pass.cell {
				r.bit[k] = of[d]
				of[d]++
			}
			r.own[r.n] = r.bit[k]
			most = max(most, r.bit[k])
			r.n++
		}
	}
	r.words = int(most)/64 + 1
}

// zeros returns a slice of n zeros, in the space of s if that is enough.
func zeros[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, 2*n)
	}
	s = s[:n]
	clear(s)
	return s
}

// link adds the next candidate, which turns others off.
func (r *reach) link(offs []implied) {
	set := r.sets[2*len(r.first)*r.words:]
	r.first = append(r.first, int32(len(r.edges)))
	for _, o := range offs {
		k := o.literal / 2
		i := r.bit[k]
		if i < 0 {
			continue
		}
		set[i/64] |= 1 << (i % 64)
		for _, next := range r.off.of(int(k), r.pass.cell, r.pass.house) {
			r.edges = append(r.edges, r.id[next.literal/2])
		}
	}
}

// visit finds the groups of i and of all that follows from it (Tarjan's algorithm).
func (r *reach) visit(i int16) {
	r.met++
	r.order[i], r.low[i] = r.met, r.met
	at := len(r.stack)
	r.stack = append(r.stack, i)
	low := r.met
	for _, next := range r.edges[r.first[i]:r.first[i+1]] {
		if r.order[next] == 0 {
			r.visit(next)
			low = min(low, r.low[next])
		} else if r.group[next] == 0 {
			low = min(low, r.order[next])
		}
	}
	if r.low[i] = low; low == r.order[i] {
		r.close(r.stack[at:])
		r.stack = r.stack[:at]
	}
}

// close makes a group of candidates that follow from each other.
func (r *reach) close(group []int16) {
	w := r.words
	begin := len(r.merged)
	r.merged = append(r.merged, r.sets[2*int(group[0])*w:][:2*w]...)
	set := r.merged[begin:]
	r.members = append(r.members, int16(len(group)))
	for _, i := range group {
		r.group[i] = int16(len(r.members))
		bit := r.own[i]
		set[w+int(bit/64)] |= 1 << (bit % 64)
		for k, bits := range r.sets[2*int(i)*w:][:w] {
			set[k] |= bits
		}
	}
	for _, i := range group {
		for _, next := range r.edges[r.first[i]:r.first[i+1]] {
			if bit := r.own[next]; set[w+int(bit/64)]>>(bit%64)&1 == 0 {
				for k, bits := range r.ofGroup(next) {
					set[k] |= bits
				}
			}
		}
	}
}

func (r *reach) ofGroup(i int16) []uint64 {
	return r.merged[2*(int(r.group[i])-1)*r.words:][:2*r.words]
}

// of returns what follows from l, which is valid until the next call.
func (r *reach) of(l literal) []uint64 {
	if l.isOn() {
		return r.ofGroup(r.id[l/2])
	}
	i := r.bit[l/2]
	r.buffer = zeros(r.buffer, 2*r.words)
	r.buffer[i/64] |= 1 << (i % 64)
	for _, next := range r.off.of(int(l/2), r.pass.cell, r.pass.house) {
		for k, bits := range r.ofGroup(r.id[next.literal/2]) {
			r.buffer[k] |= bits
		}
	}
	return r.buffer
}

// has reports whether l is in a set that of returned.
func (r *reach) has(set []uint64, l literal) bool {
	i := r.bit[l/2]
	if i < 0 {
		return false
	}
	k := int(i / 64)
	if l.isOn() {
		k += r.words
	}
	return set[k]>>(i%64)&1 == 1
}

// opposed reports whether the opposite of l follows from it.
func (r *reach) opposed(l literal) bool {
	if l.isOn() {
		return r.has(r.ofGroup(r.id[l/2]), l.not())
	}
	for _, next := range r.off.of(int(l/2), r.pass.cell, r.pass.house) {
		if r.has(r.ofGroup(r.id[next.literal/2]), l.not()) {
			return true
		}
	}
	return false
}

// meet reports whether anything follows from each of some literals that are on.
func (r *reach) meet(ls []literal) bool {
	r.buffer = append(r.buffer[:0], r.ofGroup(r.id[ls[0]/2])...)
	for _, l := range ls[1:] {
		any := uint64(0)
		for k, bits := range r.ofGroup(r.id[l/2]) {
			r.buffer[k] &= bits
			any |= r.buffer[k]
		}
		if any == 0 {
			return false
		}
	}
	return true
}

// mutual reports whether other candidates follow from that of l, and it from them.
func (r *reach) mutual(l literal) bool { return r.members[r.group[r.id[l/2]]-1] > 1 }

// anyChain reports whether there may be a forcing chain or a cycle on b.
func (r *reach) anyChain(b *board) bool {
	if len(r.members) < r.n {
		return true
	}
	if !r.pass.house {
		return false // such a pass has no chains
	}
	for c, ds := range &b.cands {
		for ; ds != 0; ds &= ds - 1 {
			if l := on(c, low(ds)); r.opposed(l) || r.opposed(l.not()) {
				return true
			}
		}
	}
	return false
}
