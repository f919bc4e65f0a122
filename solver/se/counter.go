package se

// A counter counts how long chains are.
type counter struct {
	stamp  uint32
	seen   [literals + 8]uint32
	queue  []uint32
	chains []uint64 // the ids of nested chains that were counted
}

// complexity returns how many literals the chains to the targets have, each with both ends,
// and all the different chains nested into them.
func (k *counter) complexity(ts []target) int {
	n := 0
	k.chains = k.chains[:0]
	for _, t := range ts {
		if len(t.run.nested) == 0 {
			n += k.count(t)
			continue
		}
		flat, nested := k.countNested(t)
		n += flat + nested
	}
	return n
}

// count returns how many ancestors t has, itself included.
func (k *counter) count(t target) int {
	r := t.run
	for len(r.count) < len(r.nodes) {
		r.count = append(r.count, 0)
	}
	if r.count[t.node] == 0 {
		k.walk(t)
		r.count[t.node] = uint16(len(k.queue))
	}
	return int(r.count[t.node])
}

// walk fills the queue with t and its ancestors, nearest first. The same literal twice can
// only be where a cycle begins and ends, and runs have none.
func (k *counter) walk(t target) {
	k.stamp++
	k.seen[t.node] = k.stamp
	k.queue = append(k.queue[:0], t.node)
	for i := 0; i < len(k.queue); i++ {
		for _, p := range t.run.follows(k.queue[i]) {
			if k.seen[p] != k.stamp {
				k.seen[p] = k.stamp
				k.queue = append(k.queue, p)
			}
		}
	}
}

// countNested returns the ancestors of t, and the complexity of the chains nested into them
// that were not counted before.
func (k *counter) countNested(t target) (flat, nested int) {
	k.walk(t)
next:
	for _, i := range k.queue {
		at := t.run.nodes[i].nested
		if at == 0 {
			continue
		}
		chain := &t.run.nested[at-1]
		for _, id := range k.chains {
			if id == chain.id {
				continue next
			}
		}
		k.chains = append(k.chains, chain.id)
		nested += chain.complexity
	}
	return len(k.queue), nested
}

// id returns a number that is equal for chains that are the same step by step.
func (k *counter) id(ts []target) uint64 {
	h := uint64(len(ts))
	for _, t := range ts {
		h = mix(h, uint64(t.run.nodes[t.node].literal)+1<<20)
	}
	for _, t := range ts {
		k.walk(t)
		for _, i := range k.queue {
			h = mix(h, uint64(t.run.nodes[i].literal))
		}
		h = mix(h, 1<<21)
	}
	return h
}

// mix returns a hash of h and x.
func mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9E3779B97F4A7C15
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	return h ^ h>>32
}
