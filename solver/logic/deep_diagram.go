package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A deepDiagram is the diagram of nets. A strong link leads from all candidates that were
// eliminated to the one that is left; a weak one from a digit, or from a pattern, to what
// it rules out. A net begins with a link without a start, which is not painted: strong to
// a candidate that is assumed true, weak to one that is assumed false. It ends with a link
// without an end: from what was eliminated where nothing is left, or from what was to be
// shown. A net within another stands where its assumption is ruled out. Each is a chain of
// its own.
type deepDiagram struct {
	*deepNet
	p           puzzle.Diagram
	role        map[puzzle.Candidate]puzzle.Role
	chain, last uint8 // the current net, and the last one that was begun
}

// step makes the step of a case.
func (n *deepNet) step(c deepCase) Step {
	k := puzzle.Candidate(c.lit.node())
	g := deepDiagram{deepNet: n, role: map[puzzle.Candidate]puzzle.Role{k: 0}}
	end := c.place
	if c.verity {
		for _, m := range slices.Clone(n.members(c.place)) {
			n.assume(chainOn(int(m)))
			n.needForLit(c.lit)
			g.net(n.needed(), []puzzle.Candidate{k}, 0, c.lit.on())
		}
	} else {
		n.reasonLength(c.lit.not())
		end = n.clash
		g.net(n.needed(), slices.Clone(n.members(end)), end.house, false)
	}
	g.p.Houses = []puzzle.HouseRole{{House: puzzle.Box(k.Cell().Box()), Role: puzzle.Base}}
	if end.digit != 0 {
		g.p.Houses = append(g.p.Houses, puzzle.HouseRole{House: end.house, Role: puzzle.Cover})
	} else {
		g.p.Cells = []puzzle.CellRole{{Cell: end.cell, Role: puzzle.Cover}}
	}
	if c.lit.on() {
		return place(k, g.p)
	}
	return eliminate([]puzzle.Candidate{k}, g.p)
}

func (g *deepDiagram) link(from, to []puzzle.Candidate, strong bool) {
	g.p.Links = append(g.p.Links, puzzle.Link{From: from, To: to, Strong: strong, Chain: g.chain})
}

// net draws a net, from its assumption to its end, which is true or false. It ends in a house
// if nothing is left for a digit there.
func (g *deepDiagram) net(facts []deepFact, end []puzzle.Candidate, in puzzle.House, on bool) {
	within := g.chain
	g.last = min(g.last, 254) + 1
	g.chain = g.last
	g.showRoles(facts)
	g.follows(facts)
	g.link(end, nil, !on)
	g.p.Links[len(g.p.Links)-1].House = in
	g.chain = within
}

// showRoles gives candidates the roles that they have in the net in which they come
// first.
func (g *deepDiagram) showRoles(facts []deepFact) {
	for _, f := range facts {
		k := puzzle.Candidate(f.lit.node())
		if _, ok := g.role[k]; !ok && f.how != deepByNest {
			g.role[k] = puzzle.Off
			if f.lit.on() {
				g.role[k] = puzzle.On
			}
			g.p.Cands = append(g.p.Cands, puzzle.CandRole{Cand: k, Role: g.role[k]})
		}
	}
}

// follows draws facts, each after those that it follows from.
func (g *deepDiagram) follows(facts []deepFact) {
	last := -1
	for _, f := range facts {
		k := []puzzle.Candidate{puzzle.Candidate(f.lit.node())}
		c, d := k[0].Cell(), k[0].Digit()
		switch f.how {
		case deepAssumed:
			g.link(nil, k, f.lit.on())
		case deepSeen:
			g.link([]puzzle.Candidate{puzzle.Candidate(f.by)}, k, false)
		case deepCell:
			g.left(g.b.within(puzzle.CellsOf(c), puzzle.AllDigits&^d.Set()), k, 0)
		case deepHouse:
			h := puzzle.House(f.by)
			g.left(g.b.within(g.b.In(h, d).Without(puzzle.CellsOf(c)), d.Set()), k, h)
		case deepByPattern:
			if last != int(f.by) {
				last = int(f.by)
				g.pattern(&g.patterns[f.by], facts, f.by)
			}
		case deepByNest:
			t := &g.nests[f.by]
			g.net(t.facts, slices.Clone(g.members(t.clash)), t.clash.house, false)
		}
	}
}

// left draws that k is what is left of its cell or of h when some candidates are eliminated.
// A single of the board itself is linked to itself.
func (g *deepDiagram) left(eliminated, k []puzzle.Candidate, h puzzle.House) {
	if len(eliminated) == 0 {
		eliminated = k
	}
	g.link(eliminated, k, true)
	g.p.Links[len(g.p.Links)-1].House = h
}

// pattern draws what makes p, and what it eliminates of facts.
func (g *deepDiagram) pattern(p *deepPattern, facts []deepFact, by uint16) {
	var made, out []puzzle.Candidate
	in := g.b.within(p.cells, p.digits)
	if p.naked {
		made = g.b.within(p.cells, puzzle.AllDigits&^p.digits)
	} else {
		made = g.b.within(p.houses[0].Set().Or(p.houses[1].Set()).Without(p.cells), p.digits)
	}
	for _, f := range facts {
		if f.how == deepByPattern && f.by == by {
			out = append(out, puzzle.Candidate(f.lit.node()))
		}
	}
	if len(made) > 0 {
		g.link(made, in, true)
	}
	g.link(in, out, false)
}
