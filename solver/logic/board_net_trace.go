package logic

import "sudoku/puzzle"

// trace marks the facts that the clash depends on, and returns how many of them there are to
// tell.
func (t *trial) trace() (length int) {
	t.need = t.need[:0]
	for range t.facts {
		t.need = append(t.need, false)
	}
	t.need[0] = true
	t.needAll(t.causes(t.clash, len(t.facts)))
	for i := len(t.facts) - 1; i > 0; i-- {
		if t.need[i] {
			t.needAll(t.causes(t.facts[i], i))
			length += count(t.facts[i].how != trySeen)
		}
	}
	return length
}

func (t *trial) needAll(facts []int) {
	for _, i := range facts {
		t.need[i] = true
	}
}

// causes returns the facts, among so many of the first, that f follows from.
func (t *trial) causes(f tryFact, first int) (facts []int) {
	add := func(k puzzle.Candidate, on bool) {
		if i := int(t.at[count(on)][k]); i > 0 && i <= first {
			facts = append(facts, i-1)
		}
	}
	c, d := f.cand.Cell(), f.cand.Digit()
	switch f.how {
	case trySeen:
		add(puzzle.Candidate(f.by), true)
	case tryCell:
		for e := range t.b.Cands[c].All() {
			add(puzzle.Cand(c, e), false)
		}
	case tryHouse:
		for q := range t.b.Of[d].And(t.b.rules.set(puzzle.House(f.by))).All() {
			add(puzzle.Cand(q, d), false)
		}
	case tryCage:
		for _, k := range t.lostFor(f, first) {
			add(k, false)
		}
	}
	return facts
}

// lostFor returns candidates of a cage that had to go, among so many of the first facts, for f
// to follow: none of them could have stayed.
func (t *trial) lostFor(f tryFact, first int) (list []puzzle.Candidate) {
	lost := map[puzzle.Candidate]bool{}
	cage := &t.b.rules.cages[f.by]
	for _, g := range t.facts[:first] {
		if !g.on && cage.cells.Has(g.cand.Cell()) {
			lost[g.cand] = true
			list = append(list, g.cand)
		}
	}
	kept := list[:0]
	for _, k := range list {
		if delete(lost, k); !t.follows(f, lost) {
			lost[k] = true
			kept = append(kept, k)
		}
	}
	return kept
}

// follows reports whether f follows in its cage when only this is lost.
func (t *trial) follows(f tryFact, lost map[puzzle.Candidate]bool) bool {
	sets, left := t.fitting(f.by, lost)
	if f == t.clash {
		return sets == (digitSets{})
	}
	n := 0
	for c := range t.b.rules.cages[f.by].cells.All() {
		if c == f.cand.Cell() {
			return !left[n].Has(f.cand.Digit())
		}
		n++
	}
	return false
}

// step makes the step in which k, which was tried, goes. What it says of it is kept with it.
func (t *trial) step(k puzzle.Candidate) Step {
	p := show(puzzle.Box(k.Cell().Box()))
	role := map[puzzle.Candidate]bool{k: true}
	told := []line{pointOf(k, true).supposed()}
	var cage sameCage
	for i := 1; i < len(t.facts); i++ {
		if !t.need[i] {
			continue
		}
		f := t.facts[i]
		link := t.link(f, i)
		p.Links = append(p.Links, link)
		if !role[f.cand] {
			role[f.cand] = true
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: f.cand, Role: [2]puzzle.Role{puzzle.Off, puzzle.On}[count(f.on)]})
		}
		told = t.tell(told, &cage, f, link)
	}
	told = t.tellCage(told, &cage)
	t.showClash(&p)
	s := eliminate([]puzzle.Candidate{k}, p)
	s.told = &toldTrial{numbered(told), t.clashText()}
	return s
}

// link leads to a fact from what it follows from.
func (t *trial) link(f tryFact, first int) puzzle.Link {
	l := puzzle.Link{To: []puzzle.Candidate{f.cand}, Strong: f.on, Chain: 1}
	for _, i := range t.causes(f, first) {
		l.From = append(l.From, t.facts[i].cand)
	}
	switch f.how {
	case tryHouse:
		l.House = puzzle.House(f.by)
	case tryCage:
		l.House = t.b.rules.cages[f.by].House
	case trySeen:
		l.House = t.b.linkHouse(deepCells(append(l.From[:len(l.From):len(l.From)], l.To...)), f.cand.Digit(), false)
	}
	if len(l.From) == 0 {
		l.From = l.To
	}
	return l
}

// showClash shows what is impossible.
func (t *trial) showClash(p *puzzle.Diagram) {
	switch t.clash.how {
	case tryCell:
		p.Cells = []puzzle.CellRole{{Cell: t.clash.cand.Cell(), Role: puzzle.Cover}}
	case tryHouse:
		p.Houses = append(p.Houses, puzzle.HouseRole{House: puzzle.House(t.clash.by), Role: puzzle.Cover})
	case tryCage:
		p.Houses = append(p.Houses, puzzle.HouseRole{House: t.b.rules.cages[t.clash.by].House, Role: puzzle.Cover})
	}
}
