package logic

// chainLeast is what a chain costs at least, besides its candidates and links.
const chainLeast = seenWeight + freeWeight

// anyCost is more than any step costs.
const anyCost = 1 << 30

// chainCosts are bounds to try first where nothing is known yet: mostly there is a short
// chain, and to look for long ones takes much longer.
var chainCosts = [...]int{28, 36, 48}

// findChains finds the chains of a kind whose forms are asked for. If only the easiest is
// of use, some that cost more may be left out.
func findChains(b *Board, kind chainKind, forms chainForms, found func(chainForm, Step) bool) {
	wanted := b.most
	for _, most := range chainCosts {
		if wanted <= most {
			break
		}
		b.most = most
		any := false
		searchChains(b, kind, forms, func(f chainForm, s Step) bool {
			if chainCost(&s) > most {
				return true
			}
			any = true
			return found(f, s)
		})
		if any {
			return
		}
	}
	b.most = wanted
	searchChains(b, kind, forms, found)
}

// mostLinks returns how many links a chain may have that costs no more than is of use.
func (h *chainSearch) mostLinks() uint16 {
	if h.b.most == 0 {
		return anyLinks
	}
	left := max(0, h.b.most-chainLeast)
	return uint16(min(max(left/linkWeight, (left-pairsLeast)/pairsLink), anyLinks))
}

// near reports whether the path from start to end may be a chain of the graph's kind that
// costs no more than is of use. It follows start once for all ends.
func (h *chainSearch) near(start, end chainLit) bool {
	if h.b.most == 0 || h.kind < chainPlain || h.kind == chainSets {
		return true
	}
	if !h.all || h.queue[0] != start {
		h.most = h.mostLinks()
		h.walk(start, anyLit)
	}
	return chainHas(h.seen[end&1], end.node())
}

const (
	// setChainLeast is what a chain through almost locked sets costs at least, besides its
	// links, sets and further candidates: they have three digits or more.
	setChainLeast = chainLeast + mixedWeight + 1 + 2
	// setLeast is what the least set costs, of two cells, with the links that enter and leave
	// it.
	setLeast = weakWeight + 2*setWeight + 2 + boxWeight + 2*nodeWeight
)

// linkCost returns what the path to e costs more at least if m continues it, by the set of
// that number less one, or by none.
func (h *chainSearch) linkCost(e *chainEnd, m chainLit, set uint16, root chainLit) int {
	n := weakWeight
	if m.on() {
		n = boxWeight
	}
	if set != 0 {
		cells := h.sets.all[set-1].cells
		n += cells.Len()*setWeight + 2*nodeWeight
		if cells.And(e.groups).Empty() { // else candidates of groups would count twice
			n += cells.Len()
			if h.forms == 1<<chainDiscontinuous { // each cell has two, and loses none
				n += cells.Len()
			}
		}
	}
	if !h.isSet(m) && m.node() != root.node() {
		n++
	}
	return n
}

// costsTooMuch reports whether each chain that continues the path to e costs more than is
// of use.
func (h *chainSearch) costsTooMuch(e *chainEnd, root chainLit) bool {
	most := h.b.most
	if most == 0 {
		return false
	}
	least, loop := e.cost, h.forms == 1<<chainDiscontinuous
	node := &h.nodes[e.lit.node()]
	switch set := h.isSet(e.lit); {
	case !e.through:
		least += setLeast
		if set {
			least -= weakWeight
		}
		if loop {
			least += 2
		}
	case loop && !node.sees.Has(h.nodes[root.node()].cell) && node.cell != h.nodes[root.node()].cell:
		least += weakWeight + 1 + boxWeight // there must be another candidate between
	case set:
		least += weakWeight
	}
	return least > most
}
