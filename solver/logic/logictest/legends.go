package logictest

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// CheckLegend reads the entries of a legend and proves them on the diagram that the board shows while lit
// is spoken of: each says what is so of all that has its sign, and nothing on the board is without an
// entry, but for what is on or off without a step.
func (b *Book) CheckLegend(p Proof, shown, lit puzzle.Diagram, entries []string, l words.Lang) error {
	p.Page.Shown, p.Page.Lit = shown, lit
	named := map[string]bool{}
	for _, text := range entries {
		ways := b.Read(l, text, b.match("legend.*"))
		if len(ways) != 1 || len(ways[0]) != 1 {
			return fmt.Errorf("%q can be read in %d ways", text, len(ways))
		}
		if err := b.Prove(p, ways[0]); err != nil {
			return fmt.Errorf("%q: %w", text, err)
		}
		of := signOf(ways[0][0].Key)
		if named[of] {
			return fmt.Errorf("%q: it says twice what that is", text)
		}
		named[of] = true
	}
	for _, signs := range p.signs() {
		if !slices.ContainsFunc(signs, func(of string) bool { return named[of] }) && (p.Technique != nil || signs[0] != "on" && signs[0] != "off") {
			return fmt.Errorf("nothing is said of %s", signs[0])
		}
	}
	return nil
}

// signOf returns which sign a text of a legend is about.
func signOf(key string) string {
	of := strings.Split(key, ".")[1:]
	if len(of) > 1 && slices.Contains([]string{"cell", "house", "group"}, of[0]) {
		return of[0] + "." + of[1]
	}
	return of[0]
}

// shownAs returns the candidates that the board shows in a role.
func (p *Proof) shownAs(r puzzle.Role) (ks []puzzle.Candidate, err error) {
	for _, k := range slices.Concat(p.Page.Shown.Cands, p.Page.Lit.Cands) {
		if k.Role == r && !slices.Contains(ks, k.Cand) {
			ks = append(ks, k.Cand)
		}
	}
	if len(ks) == 0 {
		return nil, says("none is shown")
	}
	return ks, nil
}

// framed returns the cells that the board shows in a role.
func (p *Proof) framed(r puzzle.Role) (cells []puzzle.Cell) {
	for _, k := range p.Page.Shown.Cells {
		if k.Role == r {
			cells = append(cells, k.Cell)
		}
	}
	return cells
}

// each returns a predicate that all candidates of a role are so, or if it has none, all cells.
func each(r puzzle.Role, is func(p *Proof, k puzzle.Candidate) bool) predicate {
	return func(p *Proof, _ []Value) error {
		ks, err := p.shownAs(r)
		if cells := p.framed(r); err != nil && len(cells) > 0 {
			if r == puzzle.Cover && slices.ContainsFunc(cells, func(c puzzle.Cell) bool { return p.Pos.Grid[c] == 0 }) || r != puzzle.Base && r != puzzle.Cover {
				return says("%v", cells)
			}
			return nil
		}
		if at := slices.IndexFunc(ks, func(k puzzle.Candidate) bool { return !is(p, k) }); at >= 0 {
			return says("%v isn't", ks[at])
		}
		return err
	}
}

// there reports whether a digit stands in the grid.
func (p *Proof) there(k puzzle.Candidate) bool { return p.Pos.Grid[k.Cell()] == k.Digit() }

// isPlace: it is a candidate, or stands there.
func isPlace(p *Proof, k puzzle.Candidate) bool { return p.there(k) || p.Pos.Has(k) }

// isFishFin: it is in a base house, and in no cover house, of which there are some, or in two base
// houses. Of two fish at once, there is one without it.
func isFishFin(p *Proof, k puzzle.Candidate) bool {
	in, all := map[puzzle.Role]int{}, map[puzzle.Role]int{}
	for _, h := range p.Page.Shown.Houses {
		if all[h.Role]++; p.Pos.Shape.Set(h.House).Has(k.Cell()) {
			in[h.Role]++
		}
	}
	uncovered := in[puzzle.Cover] == 0 && (in[puzzle.Set] == 0 || in[puzzle.Set+1] == 0)
	return p.Pos.Has(k) && all[puzzle.Cover]+all[puzzle.Set] > 0 && in[puzzle.Base] > 0 && (uncovered || in[puzzle.Base] > 1)
}

// isExtra: the technique rests on there being one solution, and without such candidates the cell is
// filled or has two or three digits left, those of the pattern where it shows some.
func isExtra(p *Proof, k puzzle.Candidate) bool {
	var fins, pattern puzzle.DigitSet
	for _, o := range p.Page.Shown.Cands {
		if o.Role == puzzle.Fin && o.Cand.Cell() == k.Cell() {
			fins |= o.Cand.Digit().Set()
		}
		if o.Role == puzzle.Base {
			pattern |= o.Cand.Digit().Set()
		}
	}
	rest := p.Pos.Cands[k.Cell()] &^ fins
	return p.Technique.OneSolution && p.Pos.Has(k) && rest.Len() <= 3 && (pattern == 0 && rest.Len() == 2 || rest&^pattern == 0 && !pattern.Has(k.Digit()))
}

// isGuard: it is a candidate beside a pattern that is impossible in itself.
func isGuard(p *Proof, k puzzle.Candidate) bool {
	return p.Pos.Has(k) && !p.Technique.OneSolution && !isFishFin(p, k) && blockCell(p, nil) != nil
}

// blockCell(): on a board with cages, they are all candidates of one cell that is shown.
func blockCell(p *Proof, _ []Value) error {
	ks, err := p.shownAs(puzzle.Fin)
	if err != nil || len(p.Pos.Shape.Cages()) == 0 {
		return says("no cages: %v", err)
	}
	var digits puzzle.DigitSet
	for _, k := range ks {
		if digits |= k.Digit().Set(); k.Cell() != ks[0].Cell() {
			return says("they are of several cells")
		}
	}
	if c := ks[0].Cell(); digits != p.Pos.Cands[c] || !slices.Contains(p.Page.Shown.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover}) {
		return says("%v can be %v", c, p.Pos.Cands[c])
	}
	return nil
}

// isSure: every way of placing its digit, after what others are certain to take, uses it.
func isSure(p *Proof, k puzzle.Candidate) bool {
	return len(p.Page.Shown.Links) == 0 && p.certain()[k.Digit()].Has(k.Cell())
}

// isTrue(): the solution has all that is on, and that is one candidate, or all of one of two colours of which
// the other is eliminated.
func isTrue(p *Proof, _ []Value) error {
	ks, err := p.shownAs(puzzle.On)
	if err != nil {
		return err
	}
	if at := slices.IndexFunc(ks, func(k puzzle.Candidate) bool { return p.Page.Solution[k.Cell()] != k.Digit() }); at >= 0 {
		return says("%v isn't", ks[at])
	}
	if _, err := p.shownAs(puzzle.Off); err == nil || len(p.Page.Shown.Cands) == 0 {
		return says("something is off")
	}
	return nil
}
