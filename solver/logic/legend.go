package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A LegendEntry says what a kind of sign on the board means.
type LegendEntry struct {
	Text words.Key
	Sign Sign
	Role puzzle.Role // of shapes, frames, houses and groups that are on or off

	House        puzzle.Role   // in whose houses all framed cells are: their ground; 0 for none
	Framed       bool          // cells are framed in the role, beside shapes
	Lines, Boxes bool          // which houses are tinted
	Digit        puzzle.Digit  // of a placement
	Strong       bool          // links
	Shapes       puzzle.Shapes // of sets, and of groups that have no role of their own here
}

// A Sign is a kind of what a diagram looks like.
type Sign uint8

// The signs of diagrams.
const (
	ShapeSign Sign = iota // of a candidate
	FrameSign             // round a cell
	HouseSign
	SetSign // letters
	LinkSign
	GroupSign // joins candidates
	StartSign
	EndSign // of a chain
)

// A legend is made for one diagram.
type legend struct {
	*Technique
	puzzle.Diagram // with what is lit of it
	tinted         []puzzle.HouseRole
	link           bool // what is tinted is that of a link
	roles          []puzzle.Role
	list           []LegendEntry
}

// Legend says what a diagram of the technique shows while lit is spoken of: the signs of candidates and
// cells in the order in which they occur, then those of houses, sets, links, groups and chains. Of a
// diagram of no technique, t is nil.
func (t *Technique) Legend(p, lit puzzle.Diagram, s *puzzle.Shape) []LegendEntry {
	g := legend{Technique: t, Diagram: p, tinted: p.Tinted(lit, s), link: len(lit.Links) > 0}
	g.Cands, g.Cells = slices.Concat(p.Cands, lit.Cands), slices.Concat(p.Cells, lit.Cells)
	if t != nil && t.filled {
		g.Cands = slices.DeleteFunc(g.Cands, func(k puzzle.CandRole) bool {
			return slices.Contains(g.Cells, puzzle.CellRole{Cell: k.Cand.Cell(), Role: puzzle.Base})
		})
	}
	g.shapes()
	g.frames()
	cell, within := lit.LinkCell()
	var link puzzle.CellSet
	if within {
		link = puzzle.CellsOf(cell)
	}
	g.grounds(link, s)
	g.houses()
	if within {
		g.add("legend.house.link", LegendEntry{Sign: HouseSign, Role: puzzle.Base})
	}
	g.sets()
	for _, strong := range []bool{true, false} {
		if slices.ContainsFunc(p.Links, func(k puzzle.Link) bool { return k.Strong == strong && !k.Touches(s) }) {
			g.add(words.Key("legend."+map[bool]string{true: "strong", false: "weak"}[strong]), LegendEntry{Sign: LinkSign, Strong: strong})
		}
	}
	g.groups()
	g.walks()
	return g.list
}

func (g *legend) add(text words.Key, e LegendEntry) {
	e.Text = text
	g.list = append(g.list, e)
}

// shapes names what candidates are, but for sets.
func (g *legend) shapes() {
	for _, k := range g.Cands {
		if k.Role < puzzle.Set && !slices.Contains(g.roles, k.Role) {
			g.roles = append(g.roles, k.Role)
		}
	}
	for _, r := range g.roles {
		if key := g.textOf(r); key != "" && g.isDrawn(r) {
			e := LegendEntry{Role: r}
			if key == "legend.cover" { // of digits in the grid, which have no shape
				e.Sign = FrameSign
			}
			if r == puzzle.Placement {
				e.Digit = g.Cands[slices.IndexFunc(g.Cands, func(k puzzle.CandRole) bool { return k.Role == r })].Cand.Digit()
			}
			g.add(key, e)
		}
	}
}

// isDrawn reports whether a candidate is drawn in a role.
func (g *legend) isDrawn(r puzzle.Role) bool {
	return slices.ContainsFunc(g.Cands, func(k puzzle.CandRole) bool { return g.drawnAs(k.Cand) == r })
}

var roleNames = [...]string{puzzle.Base: "base", puzzle.Cover: "cover", puzzle.Fin: "fin", puzzle.On: "on", puzzle.Off: "off",
	puzzle.Eliminate: "eliminate", puzzle.Placement: "placement"}

// own returns a key with the word of the technique behind it, if there is a text of its own.
func (g *legend) own(key words.Key) (words.Key, bool) {
	if g.Technique == nil || g.legend == "" {
		return key, false
	}
	own := key + words.Key("."+g.legend)
	return own, words.English.Has(string(own))
}

// textOf returns what the candidates of a role are, "" if nothing is to be said of them. What is
// on or off is so in a chain, where one is told. Of two strong links one end is true, and of ends
// beside which none is off; a single one, or the colour that is left of two, is true in any case.
func (g *legend) textOf(r puzzle.Role) words.Key {
	t, key := g.Technique, words.Key("legend."+roleNames[r])
	either := slices.Contains(g.roles, puzzle.On) && slices.Contains(g.roles, puzzle.Off)
	own, ok := g.own(key)
	switch {
	case r == puzzle.On && !either && t != nil && t.lines == nil && (own == "legend.on.colours" || !ok && g.single(r)):
		return "legend.on.true"
	case ok:
		return own
	}
	switch {
	case r != puzzle.On && r != puzzle.Off, t != nil && t.lines == nil && (!either || isPair(g.Diagram) || t.legend != ""):
		return key
	case len(g.Links) == 0 || t == nil:
		return ""
	}
	return key + ".chain"
}

// single reports whether one candidate alone has a role.
func (g *legend) single(r puzzle.Role) bool {
	var of []puzzle.Candidate
	for _, k := range g.Cands {
		if k.Role == r {
			of = append(of, k.Cand)
		}
	}
	slices.Sort(of)
	return len(slices.Compact(of)) == 1
}

// isPair reports whether a diagram has two strong links, from what is off to what is on, that a
// weak one joins.
func isPair(p puzzle.Diagram) bool {
	return len(p.Links) == 3 && p.Links[0].Strong && !p.Links[1].Strong && p.Links[2].Strong
}

// frames names what cells are that have a role as a whole: what candidates of the role are, where
// nothing else is said of cells.
func (g *legend) frames() {
	var seen []puzzle.Role
	for _, c := range g.Cells {
		if c.Role >= puzzle.Set || slices.Contains(seen, c.Role) {
			continue
		}
		seen = append(seen, c.Role)
		key := words.Key("legend.cell." + roleNames[c.Role])
		own, ok := g.own(key)
		at := slices.IndexFunc(g.list, func(e LegendEntry) bool { return e.Sign <= FrameSign && e.Role == c.Role })
		switch {
		case ok:
			g.add(own, LegendEntry{Sign: FrameSign, Role: c.Role})
		case words.English.Has(string(key)):
			g.add(key, LegendEntry{Sign: FrameSign, Role: c.Role})
		case at >= 0:
			g.list[at].Framed = g.list[at].Sign == ShapeSign
		default:
			g.add(g.textOf(c.Role), LegendEntry{Sign: FrameSign, Role: c.Role})
		}
	}
}

// grounds says of frames on which tint they all are: that of a house, or of the cell of a link.
func (g *legend) grounds(link puzzle.CellSet, s *puzzle.Shape) {
	base, cover := link, puzzle.CellSet{}
	for _, h := range g.tinted {
		if h.Role.Covers() {
			cover = cover.Or(s.Set(h.House))
		} else {
			base = base.Or(s.Set(h.House))
		}
	}
	for i := range g.list {
		e := &g.list[i]
		switch cells := g.framed(e.Role); {
		case e.Sign != FrameSign && !e.Framed:
		case cells.In(base):
			e.House = puzzle.Base
		case cells.And(base).Empty() && cells.In(cover):
			e.House = puzzle.Cover
		}
	}
}

// framed returns the cells that have a role, or whose digits have it.
func (g *legend) framed(r puzzle.Role) (cells puzzle.CellSet) {
	for _, c := range g.Cells {
		if c.Role == r {
			cells.Add(c.Cell)
		}
	}
	if !cells.Empty() {
		return cells
	}
	for _, k := range g.Cands {
		if k.Role == r {
			cells.Add(k.Cand.Cell())
		}
	}
	return cells
}

// houses names the houses that are tinted in each of the two ways, or that of a link.
func (g *legend) houses() {
	var kinds [2]LegendEntry
	cages := [2]bool{true, true} // and nothing else
	for _, h := range g.tinted {
		e, kind, all := &kinds[0], h.House.Kind(), &cages[0]
		if h.Role.Covers() {
			e, all = &kinds[1], &cages[1]
		}
		*all = *all && h.House >= puzzle.FirstCage
		e.Sign, e.Lines, e.Boxes = HouseSign, e.Lines || kind == 'r' || kind == 'c', e.Boxes || kind == 'b'
	}
	for i, r := range []puzzle.Role{puzzle.Base, puzzle.Cover} {
		key := words.Key("legend.house." + roleNames[r])
		if own, ok := g.own(key); ok {
			key = own
		} else if r == puzzle.Cover && kinds[0].Sign == 0 {
			key = "legend.house.base"
		}
		if cages[i] {
			key += ".cage"
		}
		if g.link {
			key = "legend.house.link"
		}
		if e := kinds[i]; e.Sign != 0 {
			e.Role = r
			g.add(key, e)
		}
	}
}

// sets names the shapes of sets.
func (g *legend) sets() {
	var shapes puzzle.Shapes
	for _, k := range g.Cands {
		if r := g.drawnAs(k.Cand); k.Role >= puzzle.Set && r >= puzzle.Set {
			shapes.Add(r)
		}
	}
	if shapes != 0 {
		g.add("legend.set", LegendEntry{Sign: SetSign, Shapes: shapes})
	}
}

// groups names what joins candidates of a digit: of those that are on or off, and of all that are neither
// or whose cells are far from each other.
func (g *legend) groups() {
	var near, others puzzle.Shapes
	for _, k := range g.Links {
		for _, ks := range [][]puzzle.Candidate{k.From, k.To} {
			joined, isNear := puzzle.Joined(ks)
			if !joined {
				continue
			}
			if r := g.drawnAs(ks[0]); isNear && (r == puzzle.On || r == puzzle.Off) {
				near.Add(r)
			} else {
				others.Add(r)
			}
		}
	}
	for r := range near.All() {
		g.add(words.Key("legend.group."+roleNames[r]), LegendEntry{Sign: GroupSign, Role: r})
	}
	if others != 0 {
		g.add("legend.group", LegendEntry{Sign: GroupSign, Shapes: others})
	}
}

// drawnAs returns the role in which a candidate is drawn.
func (g *legend) drawnAs(of puzzle.Candidate) (r puzzle.Role) {
	for _, k := range g.Cands {
		if k.Cand == of {
			r = r.Stronger(k.Role)
		}
	}
	return r
}

// walks names where chains start and end.
func (g *legend) walks() {
	walks := g.Walks()
	if len(walks) > 0 {
		g.add("legend.start", LegendEntry{Sign: StartSign})
	}
	if slices.ContainsFunc(walks, func(w puzzle.Walk) bool { return len(w.End) > 0 }) {
		g.add("legend.end", LegendEntry{Sign: EndSign})
	}
}
