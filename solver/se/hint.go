package se

// A target is where a chain ends: a node of a run.
type target struct {
	run  *run
	node uint32
}

// What kinds of hint there are, in the order in which equally long ones are taken.
const (
	doubleHint        = 1
	xHint             = 2
	yHint             = 3
	xyHint            = 4
	cellHint          = 5
	regionHint        = 6
	contradictionHint = 7
)

// A hint is chains that lead to a step.
type hint struct {
	difficulty float64
	complexity int
	key        int
	order      int       // of finding
	literal    literal   // what must be so, if it is no cycle
	removes    []removal // what it removes, by cell
	targets    []target
	house      int8      // of a region hint; -1 for others
	path       []implied // of a forcing chain or cycle, from its end to its begin
	cycle      bool
}

// before reports whether h is taken rather than other.
func (h *hint) before(other *hint) bool {
	if h.difficulty != other.difficulty {
		return h.difficulty < other.difficulty
	}
	if h.complexity != other.complexity {
		return h.complexity < other.complexity
	}
	return h.key < other.key
}

// hints collects the hints of a chainer: the best alone, or the best of each that remove
// the same.
type hints struct {
	all    bool
	any    bool
	best   hint
	sets   map[uint64]int32 // from 1, the hint in list for what several literals remove
	by     [literals]int32  // from 1, the hint in list for a literal
	list   []hint
	order  int
	target []target // of the hint at hand
}

// start empties hs.
func (hs *hints) start(all bool) {
	clear(hs.by[:])
	clear(hs.sets)
	hs.all, hs.any, hs.order = all, false, 0
	hs.list = hs.list[:0]
}

// rival returns the hint that a new one for l must beat, if there is one.
func (hs *hints) rival(l literal) *hint {
	if !hs.all {
		if hs.any {
			return &hs.best
		}
		return nil
	}
	if i := hs.by[l]; i > 0 {
		return &hs.list[i-1]
	}
	return nil
}

// keep takes h in place of its rival.
func (hs *hints) keep(l literal, h hint) {
	to := &hs.best
	if hs.all {
		i := hs.by[l]
		if i == 0 {
			i = hs.grow()
			hs.by[l] = i
		}
		to = &hs.list[i-1]
	}
	hs.set(to, h)
}

// keepCycle takes h, a cycle, if it is better than its rival.
func (hs *hints) keepCycle(b *board, h hint) {
	if !hs.all {
		if !hs.any || h.before(&hs.best) {
			hs.set(&hs.best, h)
		}
		return
	}
	if i, had := hs.among(b, h.removes); !had || h.before(&hs.list[i-1]) {
		hs.set(&hs.list[i-1], h)
	}
}

// among returns the number of the hint in the list that removes the same, and whether it was
// there.
func (hs *hints) among(b *board, removes []removal) (i int32, had bool) {
	if r := removes[0]; len(removes) == 1 {
		l := off(int(r.cell), low(r.digits))
		if rest := b.cands[r.cell] &^ r.digits; several(r.digits) && one(rest) {
			l = on(int(r.cell), low(rest))
		}
		if !several(r.digits) || l.isOn() {
			if i = hs.by[l]; i == 0 {
				i = hs.grow()
				hs.by[l] = i
				return i, false
			}
			return i, true
		}
	}
	var id uint64
	for _, r := range removes {
		id = mix(id, uint64(r.cell)<<16|uint64(r.digits))
	}
	if i = hs.sets[id]; i == 0 {
		if hs.sets == nil {
			hs.sets = map[uint64]int32{}
		}
		i = hs.grow()
		hs.sets[id] = i
		return i, false
	}
	return i, true
}

// grow adds a place to the list, and returns its number.
func (hs *hints) grow() int32 {
	if len(hs.list) < cap(hs.list) {
		hs.list = hs.list[:len(hs.list)+1]
	} else {
		hs.list = append(hs.list, hint{})
	}
	return int32(len(hs.list))
}

// set makes a copy of h.
func (hs *hints) set(to *hint, h hint) {
	hs.order++
	hs.any = true
	h.order = hs.order
	h.targets = append(to.targets[:0], h.targets...)
	h.path = append(to.path[:0], h.path...)
	h.removes = append(to.removes[:0], h.removes...)
	*to = h
}

// equal returns the literal that stands for all hints that remove the same as one for l in
// b: that a cell with two candidates has one of them is that it has not the other.
func equal(b *board, l literal) literal {
	if ds := b.cands[l.cell()]; l.isOn() && two(ds) {
		return off(l.cell(), low(ds&^(1<<l.digit())))
	}
	return l
}
