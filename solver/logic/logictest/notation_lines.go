package logictest

import (
	"regexp"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// asManyCells(cells, digits): there are as many of the one as of the other.
func asManyCells(_ *Proof, a []Value) error {
	if a[0].Cells.Len() != a[1].Digits.Len() {
		return says("%d cells, %d digits", a[0].Cells.Len(), a[1].Digits.Len())
	}
	return nil
}

// hiddenIn(cells, digits): in a house, the digits fit only in as many cells.
func hiddenIn(p *Proof, a []Value) error {
	for _, h := range p.Pos.Shape.Houses() {
		if fits, all := p.places(p.Pos.Shape.Set(h), a[1].Digits); all && fits == a[0].Cells {
			return asManyCells(p, a)
		}
	}
	return says("no house has just these places")
}

// lockedTo(digit, house): its places there are all in another house, and it is the base house.
func lockedTo(p *Proof, a []Value) error {
	base := p.cells(a[1])
	fits := p.open(base, a[0].Digits.Min())
	for _, set := range p.distinct() {
		if !fits.Empty() && fits.In(set) && set != base {
			return bases(p, a[1:])
		}
	}
	return says("it fits in %s", fits.Notation())
}

// fishLine(digit, "r69 c38 fr6c9", of two fish with / between): the covers and fins of each hold all
// places of the bases.
func fishLine(p *Proof, a []Value) error {
	base, rest, _ := strings.Cut(a[1].Name, " ")
	if err := bases(p, []Value{{Houses: housesOfNotation(base)}}); err != nil {
		return err
	}
	covers, fins, _ := strings.Cut(rest, " ")
	finsOf := strings.Split(fins, "/")
	for i, cover := range strings.Split(covers, "/") {
		houses := housesOfNotation(cover)
		var known puzzle.CellSet
		for _, fin := range strings.Fields(finsOf[min(i, len(finsOf)-1)]) {
			cells, ok := cellsOfNotation(strings.TrimLeft(fin, "ef"))
			if !ok {
				return says("%q is no fin", fin)
			}
			known = known.Or(cells)
		}
		if err := p.finsAre(housesOfNotation(base), houses, known, a[0].Digits.Min()); err != nil {
			return err
		}
	}
	return nil
}

// fishDigit(digit): the diagram's fish is of it.
func fishDigit(p *Proof, a []Value) error {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base && k.Cand.Digit().Set() != a[0].Digits {
			return says("it is of %d", k.Cand.Digit())
		}
	}
	return nil
}

// finsAre returns why the places of a digit in the bases that no cover has, or that are in two bases,
// aren't the fins.
func (p *Proof) finsAre(bases, covers []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) error {
	var out puzzle.CellSet
	for _, h := range bases {
		for c := range p.open(p.Pos.Shape.Set(h), d).All() {
			if len(p.meeting(covers, c)) == 0 || len(p.meeting(bases, c)) > 1 {
				out.Add(c)
			}
		}
	}
	if slices.Sort(covers); len(slices.Compact(slices.Clone(covers))) < len(covers) {
		return says("a house covers twice")
	}
	for _, h := range covers {
		if !slices.ContainsFunc(bases, func(b puzzle.House) bool { return !p.open(p.Pos.Shape.Set(h).And(p.Pos.Shape.Set(b)), d).Empty() }) {
			return says("%v covers nothing", h)
		}
	}
	if len(bases) != len(covers) || out != fins {
		return says("%d bases, %d covers, fins are %s", len(bases), len(covers), out.Notation())
	}
	return nil
}

// turbotLine(digit, tops, feet): strong links join each top to a foot, and the feet see each other.
func turbotLine(p *Proof, a []Value) error {
	tops, feet := slices.Collect(a[1].Cells.All()), slices.Collect(a[2].Cells.All())
	if len(tops) != 2 || len(feet) != 2 {
		return says("not two of each")
	}
	at := func(c puzzle.Cell) Value { return Value{Cells: puzzle.CellsOf(c)} }
	err := tied(p, []Value{a[0], at(tops[0]), at(feet[0]), at(tops[1]), at(feet[1])})
	if err != nil {
		err = tied(p, []Value{a[0], at(tops[0]), at(feet[1]), at(tops[1]), at(feet[0])})
	}
	return err
}

// kitesLine(digits, tops, tops, feet): there is such a pair of links for each, each digit with one of them.
func kitesLine(p *Proof, a []Value) error {
	var used puzzle.DigitSet
	for _, tops := range a[1:3] {
		err := says("no digit has these")
		for d := range a[0].Digits.All() {
			if turbotLine(p, []Value{{Digits: d.Set()}, tops, a[3]}) == nil {
				used, err = used|d.Set(), nil
			}
		}
		if err != nil {
			return err
		}
	}
	if used != a[0].Digits {
		return says("they are of %v", used)
	}
	return nil
}

// emptyLine(digit, box, ends...): each two ends are the places of a line, and one is in line with places
// of the box.
func emptyLine(p *Proof, a []Value) error {
	box := p.open(p.cells(a[1]), a[0].Digits.Min())
	for _, ends := range a[2:] {
		two := slices.Collect(ends.Cells.All())
		if len(two) != 2 || linked(p, []Value{a[0], {Cells: puzzle.CellsOf(two[0])}, {Cells: puzzle.CellsOf(two[1])}}) != nil {
			return says("%s aren't the places of a house", ends)
		}
		if p.seen(two[0]).And(box).Empty() && p.seen(two[1]).And(box).Empty() {
			return says("%s isn't in line", ends)
		}
	}
	return bases(p, []Value{{Houses: append(a[1].Houses[:1:1], p.role(puzzle.Base)[1:]...)}})
}

func (p *Proof) seen(c puzzle.Cell) puzzle.CellSet { return p.Pos.Shape.Peers(c) }

var remoteIn = regexp.MustCompile(` -([1-9])- `)

// remoteLine(digits, "r5c8 -9- r5c1 -6- r6c3"): each cell holds both and sees the next, the digits by turns.
func remoteLine(p *Proof, a []Value) error {
	var last puzzle.CellSet
	for _, name := range remoteIn.Split(a[1].Name, -1) {
		cells, ok := cellsOfNotation(name)
		if !ok || cells.Len() != 1 || p.Pos.Cands[cells.First()] != a[0].Digits {
			return says("%q isn't one of them", name)
		}
		if !last.Empty() && !p.seen(last.First()).Has(cells.First()) {
			return says("%q doesn't see the one before", name)
		}
		last = cells
	}
	var before string
	for _, m := range remoteIn.FindAllStringSubmatch(a[1].Name, -1) {
		if m[1] == before || !a[0].Digits.Has(puzzle.Digit(m[1][0]-'0')) {
			return says("%s isn't by turns", a[1].Name)
		}
		before = m[1]
	}
	return nil
}

// coloursLine(digit, "(r1c1) / (r2c2), (r3c3) / (r4c4)"): in each two brackets the digit is in all of one
// or in all of the other.
func coloursLine(p *Proof, a []Value) error {
	for two := range strings.SplitSeq(a[1].Name, "), (") {
		one, other, _ := strings.Cut(strings.Trim(two, "()"), ") / (")
		x, ok := cellsOfNotation(one)
		y, ok2 := cellsOfNotation(other)
		if !ok || !ok2 {
			return says("%q isn't read", two)
		}
		if err := opposite(p, []Value{{Cells: x}, {Cells: y}, a[0]}); err != nil {
			return err
		}
		if err := changed(p, a[:1]); err != nil {
			return err
		}
	}
	return nil
}

// medusaLine("7 r3c8; 8 r9c5,r8c8", ...): all of the one are true or all of the other.
func medusaLine(p *Proof, a []Value) error {
	with := *p
	for i, r := range []puzzle.Role{puzzle.On, puzzle.Off} {
		for part := range strings.SplitSeq(a[i].Name, "; ") {
			digit, name, _ := strings.Cut(part, " ")
			cells, ok := cellsOfNotation(name)
			if !ok || len(digit) != 1 {
				return says("%q isn't read", part)
			}
			for c := range cells.All() {
				with.Page.Shown.Cands = append(with.Page.Shown.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, puzzle.Digit(digit[0]-'0')), Role: r})
			}
		}
	}
	return inColours(puzzle.On)(&with, nil)
}
