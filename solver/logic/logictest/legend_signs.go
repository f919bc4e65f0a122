package logictest

import (
	"slices"
	"strings"

	"sudoku/puzzle"
)

var shapeNames = map[puzzle.Role]string{puzzle.Base: "base", puzzle.Cover: "cover", puzzle.Fin: "fin", puzzle.On: "on", puzzle.Off: "off",
	puzzle.Eliminate: "eliminate", puzzle.Placement: "placement"}

// signs names what the board shows, each by the entries that may explain it.
func (p *Proof) signs() (list [][]string) {
	add := func(names ...string) {
		if !slices.ContainsFunc(list, func(of []string) bool { return of[0] == names[0] }) {
			list = append(list, names)
		}
	}
	sets := false
	drawn := map[puzzle.Candidate]puzzle.Role{} // the last, but what changes something
	for _, k := range slices.Concat(p.Page.Shown.Cands, p.Page.Lit.Cands) {
		sets = sets || k.Role >= puzzle.Set
		if was := drawn[k.Cand]; was != puzzle.Eliminate && was != puzzle.Placement || k.Role == puzzle.Placement {
			drawn[k.Cand] = k.Role
		}
	}
	for _, r := range drawn {
		if r < puzzle.Set {
			add(shapeNames[r])
		}
	}
	for _, k := range slices.Concat(p.Page.Shown.Cells, p.Page.Lit.Cells) {
		if k.Role < puzzle.Set {
			add("cell."+shapeNames[k.Role], shapeNames[k.Role])
		}
	}
	base, cover, link := p.tints()
	switch {
	case link:
		add("house.link")
	case base && cover:
		add("house.base")
		add("house.cover")
	case base || cover:
		add("house.base")
	}
	if sets {
		add("set")
	}
	for _, k := range p.Page.Shown.Links {
		if !k.Touches(p.Pos.Shape) {
			add(map[bool]string{true: "strong", false: "weak"}[k.Strong])
		}
	}
	for of := range p.groups() {
		add(of)
	}
	for _, w := range p.Page.Shown.Walks() {
		if add("start"); len(w.End) > 0 {
			add("end")
		}
	}
	return list
}

// shows returns a predicate that the board shows a sign.
func shows(sign string) predicate {
	return func(p *Proof, _ []Value) error {
		if !slices.ContainsFunc(p.signs(), func(of []string) bool { return of[0] == sign }) {
			return says("no %s is shown", sign)
		}
		return nil
	}
}

// tinted returns a predicate that the board has such a tint, in cages alone or not.
func tinted(sign string, cages bool) predicate {
	return func(p *Proof, _ []Value) error {
		base, cover, _ := p.tints()
		all := true
		for _, h := range p.Page.Shown.Tinted(p.Page.Lit, p.Pos.Shape) {
			all = all && (h.House >= puzzle.FirstCage || base && cover && h.Role.Covers() != (sign == "house.cover"))
		}
		if err := shows(sign)(p, nil); err != nil || all != cages {
			return says("of cages alone: %v, %v", all, err)
		}
		return nil
	}
}

// tints reports which kinds of tints the board has: of base and cover houses, and of where a link holds.
func (p *Proof) tints() (base, cover, link bool) {
	for _, h := range p.Page.Shown.Tinted(p.Page.Lit, p.Pos.Shape) {
		base, cover = base || !h.Role.Covers(), cover || h.Role.Covers()
	}
	_, within := p.Page.Lit.LinkCell()
	return base, cover, within || base && len(p.Page.Lit.Links) > 0
}

// groups names the groups that are joined: those that are on or off, in one box, and others.
func (p *Proof) groups() map[string]bool {
	names := map[string]bool{}
	for _, k := range p.Page.Shown.Links {
		for _, ks := range [][]puzzle.Candidate{k.From, k.To} {
			joined, near := puzzle.Joined(ks)
			role := puzzle.Role(0)
			for _, c := range slices.Concat(p.Page.Shown.Cands, p.Page.Lit.Cands) {
				if joined && c.Cand == ks[0] && role != puzzle.Eliminate && role != puzzle.Placement {
					role = c.Role
				}
			}
			switch {
			case !joined:
			case near && (role == puzzle.On || role == puzzle.Off):
				names["group."+shapeNames[role]] = true
			default:
				names["group"] = true
			}
		}
	}
	return names
}

// cellsAre returns a predicate that all cells of a role are so.
func cellsAre(r puzzle.Role, is func(p *Proof, c puzzle.Cell) bool) predicate {
	return func(p *Proof, _ []Value) error {
		cells := p.framed(r)
		if len(cells) == 0 {
			return says("none is shown")
		}
		if at := slices.IndexFunc(cells, func(c puzzle.Cell) bool { return !is(p, c) }); at >= 0 {
			return says("%v isn't", cells[at])
		}
		return nil
	}
}

// isOutside: it is in none of the houses that are tinted as base houses.
func isOutside(p *Proof, c puzzle.Cell) bool {
	return len(p.Page.Shown.Houses) > 0 && !slices.ContainsFunc(p.Page.Shown.Houses, func(h puzzle.HouseRole) bool {
		return !h.Role.Covers() && p.Pos.Shape.Set(h.House).Has(c)
	})
}

// isRuledOut: it is empty and has lost the digit that is placed.
func isRuledOut(p *Proof, c puzzle.Cell) bool {
	return p.Pos.Grid[c] == 0 && len(p.Place) > 0 && !p.Pos.Has(puzzle.Cand(c, p.Place[0].Digit()))
}

// isOpenCorner: it is empty, and others of the pattern are filled.
func isOpenCorner(p *Proof, c puzzle.Cell) bool {
	return p.Pos.Grid[c] == 0 && slices.ContainsFunc(p.framed(puzzle.Base), func(c puzzle.Cell) bool { return p.Pos.Grid[c] != 0 })
}

// chainsMeet(): chains or nets start or end in the cell or the house that is shown as covering.
func chainsMeet(p *Proof, _ []Value) error {
	if p.Technique == nil || !strings.Contains(p.Technique.ID, "net") && !strings.Contains(p.Technique.ID, "forcing") {
		return says("no chains of several cases")
	}
	in := puzzle.CellsOf(p.framed(puzzle.Cover)...)
	for _, h := range p.Page.Shown.Houses {
		if h.Role == puzzle.Cover {
			in = in.Or(p.Pos.Shape.Set(h.House))
		}
	}
	meets := func(ks []puzzle.Candidate) bool {
		return slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return in.Has(k.Cell()) })
	}
	if !slices.ContainsFunc(p.Step.Diagram.Links, func(k puzzle.Link) bool { return meets(k.From) || meets(k.To) }) {
		return says("none is in %v", in)
	}
	return nil
}

// houseMeets(): chainsMeet, of a house that is tinted.
func houseMeets(p *Proof, a []Value) error {
	if _, cover, _ := p.tints(); !cover {
		return says("no cover house is tinted")
	}
	return chainsMeet(p, a)
}

// cellMeets(): chainsMeet, of a cell.
func cellMeets(p *Proof, a []Value) error {
	if len(p.framed(puzzle.Cover)) == 0 {
		return says("no cell is framed")
	}
	return chainsMeet(p, a)
}
