package se

// A node is a literal in a run, and the nodes it follows from.
type node struct {
	literal literal
	cause   cause
	from    uint32 // where its parents begin
	parents uint16 // how many they are
	nested  uint16 // the nested chain that it follows by, from 1; 0 for none
	least   uint16 // its ancestors, itself included, are at least that many
}

// A run is what follows from one literal: its nodes in the order in which they were found,
// each of which follows from earlier ones. It ends when nothing more follows, or with a
// contradiction.
type run struct {
	bad   bool   // it ended with a contradiction
	clash [2]int // then, the nodes that contradict each other: one is on, one off
	level int    // it has all that follows with the rules of that level; -1 for nothing yet

	nodes   []node
	parents []uint32
	nested  []nestedChain
	on, off []uint32 // nodes
	onNext  int      // the first of on that has not been looked at
	offNext int

	index [literals]uint16 // of the node of a literal, from 1
	set   literalSet

	plain mark     // where the run was before chains were nested into it
	count []uint16 // ancestors of nodes that were counted before
}

// A mark is how far a run had come.
type mark struct{ nodes, parents, nested, on, off int }

// A nestedChain is what counts of a chain by which a node follows.
type nestedChain struct {
	complexity int
	id         uint64 // equal for chains that are the same step by step
}

// begin makes r the run from l.
func (r *run) begin(l literal) {
	for i := range r.nodes {
		r.index[r.nodes[i].literal] = 0
	}
	r.set = literalSet{}
	r.bad, r.level, r.onNext, r.offNext, r.plain = false, -1, 0, 0, mark{}
	r.nodes, r.parents, r.nested = r.nodes[:0], r.parents[:0], r.nested[:0]
	r.on, r.off, r.count = r.on[:0], r.off[:0], r.count[:0]
	r.add(l, given)
}

// find returns the node of l, if there is one.
func (r *run) find(l literal) (uint32, bool) {
	i := r.index[l]
	return uint32(i) - 1, i > 0
}

// add adds a node that follows from those parents that were pushed since the last one.
func (r *run) add(l literal, why cause) uint32 {
	i := r.push(l, why)
	r.index[l] = uint16(i) + 1
	r.set.add(l)
	if l.isOn() {
		r.on = append(r.on, i)
	} else {
		r.off = append(r.off, i)
	}
	return i
}

// push adds a node that stands beside the others: one that contradicts them.
func (r *run) push(l literal, why cause) uint32 {
	from, least := uint32(0), uint16(0)
	k := len(r.nodes)
	if k > 0 {
		last := &r.nodes[k-1]
		from = last.from + uint32(last.parents)
	}
	for _, p := range r.parents[from:] {
		least = max(least, r.nodes[p].least)
	}
	r.nodes = append(r.nodes, node{literal: l, cause: why, from: from, parents: uint16(len(r.parents)) - uint16(from), least: least + 1})
	return uint32(k)
}

// follows returns the parents of node i.
func (r *run) follows(i uint32) []uint32 {
	n := &r.nodes[i]
	return r.parents[n.from : n.from+uint32(n.parents)]
}

func (r *run) mark() mark {
	return mark{len(r.nodes), len(r.parents), len(r.nested), len(r.on), len(r.off)}
}

// rewind takes r back to m.
func (r *run) rewind(m mark) {
	for _, n := range r.nodes[m.nodes:] {
		r.index[n.literal] = 0
		r.set[n.literal/64] &^= 1 << (n.literal % 64)
	}
	r.nodes, r.parents, r.nested = r.nodes[:m.nodes], r.parents[:m.parents], r.nested[:m.nested]
	r.on, r.off = r.on[:m.on], r.off[:m.off]
	r.onNext, r.offNext = m.on, m.off
	r.count = r.count[:min(len(r.count), m.nodes)]
}
