package logictest

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// confined(houses, digits, cells or houses): each of the digits fits in each of the houses only
// there, and everything there is needed.
func confined(p *Proof, a []Value) error {
	all, used := p.cells(a[2]), puzzle.CellSet{}
	for _, h := range a[0].Houses {
		for d := range a[1].Digits.All() {
			fits := p.open(p.Pos.Shape.Set(h), d)
			if fits.Empty() {
				return says("%v has no place for %d", h, d)
			}
			if !fits.In(all) {
				return says("in %v, %d fits in %s", h, d, fits.Notation())
			}
			used = used.Or(fits)
		}
	}
	if len(a[2].Houses) == 0 && used != all {
		return says("they fit only in %s", used.Notation())
	}
	for _, h := range a[2].Houses {
		if used.And(p.Pos.Shape.Set(h)).Empty() {
			return says("%v has no such place", h)
		}
	}
	return nil
}

// hold(cells, digits): the cells can hold these digits between them, and no others.
func hold(p *Proof, a []Value) error {
	if digits, ok := p.cands(a[0].Cells); !ok || digits != a[1].Digits {
		return says("they can hold %v", digits)
	}
	return nil
}

// togetherIn(cells): a house or a cage has all of them.
func togetherIn(p *Proof, a []Value) error {
	if cage, ok := p.Pos.Shape.CageOf(a[0].Cells.First()); ok && a[0].Cells.In(cage.Cells) {
		return nil
	}
	for _, h := range p.Pos.Shape.Houses() {
		if a[0].Cells.In(p.Pos.Shape.Set(h)) {
			return nil
		}
	}
	return says("no house has them all")
}

// inside(cells, house): the cells lie in each house.
func inside(p *Proof, a []Value) error {
	for _, h := range a[1].Houses {
		if !a[0].Cells.In(p.Pos.Shape.Set(h)) {
			return says("not in %v", h)
		}
	}
	return nil
}

// removes(digits, cells): the step removes each of the digits from each of the cells, where they
// are candidates.
func removes(p *Proof, a []Value) error {
	for c := range a[1].Cells.All() {
		for d := range a[0].Digits.All() {
			if k := puzzle.Cand(c, d); !p.Pos.Has(k) || !contains(p.Eliminate, k) {
				return says("%v isn't removed", k)
			}
		}
	}
	return nil
}

// placesDigit(cells, digits): the step places the digit in the cell.
func placesDigit(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		for d := range a[1].Digits.All() {
			if !contains(p.Place, puzzle.Cand(c, d)) {
				return says("%v isn't placed", puzzle.Cand(c, d))
			}
		}
	}
	return nil
}

func contains(ks []puzzle.Candidate, k puzzle.Candidate) bool {
	for _, other := range ks {
		if other == k {
			return true
		}
	}
	return false
}

// count(things, n): so many cells, digits or houses.
func count(_ *Proof, a []Value) error {
	if n := a[0].Cells.Len() + a[0].Digits.Len() + len(a[0].Houses); n != a[1].Number {
		return says("there are %d", n)
	}
	return nil
}

// holdBetween(cells, digits, n): there are n cells and n digits, and these are all that they can hold.
func holdBetween(p *Proof, a []Value) error {
	if n := a[2].Number; a[0].Cells.Len() != n || a[1].Digits.Len() != n {
		return says("not %d of each", n)
	}
	return hold(p, a)
}

// nakedIn(houses, digits, n): in each house, n cells can hold only these n digits.
func nakedIn(p *Proof, a []Value) error {
	for _, h := range a[0].Houses {
		var cells puzzle.CellSet
		for c := range p.Pos.Shape.Set(h).All() {
			if p.Pos.Grid[c] == 0 && p.Pos.Cands[c]&^a[1].Digits == 0 {
				cells.Add(c)
			}
		}
		if cells.Len() != a[2].Number || a[1].Digits.Len() != a[2].Number {
			return says("%v has %s for them", h, cells.Notation())
		}
		if err := hold(p, []Value{{Cells: cells}, a[1]}); err != nil {
			return err
		}
	}
	return nil
}

// base(digits): they are those of the pattern.
func base(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base {
			digits |= k.Cand.Digit().Set()
		}
	}
	if digits != a[0].Digits {
		return says("the pattern has %v", digits)
	}
	return nil
}

// whole(changes, where): they are all that the step changes there, each is said once, and where
// something was assumed, they are what all cases lead to.
func whole(p *Proof, a []Value) error {
	said := map[puzzle.Candidate]bool{}
	for _, s := range a[0].Said {
		for c := range s.Args["cells"].Cells.Or(s.Args["cell"].Cells).All() {
			for d := range (s.Args["digits"].Digits | s.Args["digit"].Digits).All() {
				if k := puzzle.Cand(c, d); said[k] {
					return says("%v is said twice", k)
				}
				said[puzzle.Cand(c, d)] = true
			}
		}
	}
	n := 0
	for _, k := range slices.Concat(p.Place, p.Eliminate) {
		if len(a) == 1 || p.cells(a[1]).Has(k.Cell()) {
			if n++; !said[k] {
				return says("%v isn't said", k)
			}
		}
	}
	if n != len(said) {
		return says("%d said, %d changed", len(said), n)
	}
	return p.shows(a[0])
}

// sees(cells, others): each of the cells sees each of the others.
func sees(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if !a[1].Cells.In(p.Pos.Shape.Peers(c)) {
			return says("%v doesn't", c)
		}
	}
	return nil
}

// openIn(cells, digits): each of the cells can take each of the digits.
func openIn(p *Proof, a []Value) error {
	for d := range a[1].Digits.All() {
		if fits := p.open(a[0].Cells, d); fits != a[0].Cells {
			return says("%d fits in %s", d, fits.Notation())
		}
	}
	return nil
}

// said(argument): it was proven where another text of the step said it, or it is a text within this one.
func said(*Proof, []Value) error { return nil }

// named(name): the step's technique is called so, or so in the house that is shown.
func named(p *Proof, a []Value) error {
	keys := []string{string(p.Technique.Name())}
	if len(p.Diagram.Houses) > 0 {
		keys = append(keys, "logic."+p.Technique.ID+"."+string(p.Diagram.Houses[0].House.Kind()))
	}
	for _, l := range words.Langs {
		for _, key := range keys {
			if l.Has(key) && l.T(key) == a[0].Name {
				return nil
			}
		}
	}
	return says("it is called %s", words.English.Say(p.Technique.Name()))
}

// shown(houses or cells): the diagram has them: a house as such, or with a cell that is shown.
func shown(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for _, k := range p.Diagram.Cands {
		cells.Add(k.Cand.Cell())
	}
	for _, k := range p.Diagram.Cells {
		cells.Add(k.Cell)
	}
	for _, h := range a[0].Houses {
		if !slices.ContainsFunc(p.Diagram.Houses, func(k puzzle.HouseRole) bool { return k.House == h }) {
			return says("%v isn't shown", h)
		}
	}
	if !a[0].Cells.In(cells) {
		return says("shown are %s", cells.Notation())
	}
	return nil
}

// isAbout(digits): they are those of what the step changes, or of a role or two of its diagram, but
// not of the digits that are in a cage. The rule of 45 is about what it changes.
func isAbout(p *Proof, a []Value) error {
	var of [32]puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		switch own := strings.Split(p.Technique.ID, "-")[0]; {
		case k.Role == puzzle.On && len(p.Place) > 0, own == "innie", own == "cage" && !p.Pos.Has(k.Cand): // others have them
		default:
			of[min(k.Role, 30)] |= k.Cand.Digit().Set()
		}
	}
	for _, k := range slices.Concat(p.Place, p.Eliminate) {
		of[31] |= k.Digit().Set()
	}
	for i, one := range of {
		for _, two := range of[i:] {
			if a[0].Digits == one|two {
				return nil
			}
		}
	}
	return says("it isn't about these")
}

// lookAt(house): it is the first of the diagram.
func lookAt(p *Proof, a []Value) error {
	if h := p.Diagram.Houses[0].House; h != a[0].Houses[0] {
		return says("%v is the first", h)
	}
	return nil
}

// changed(digits or cells): the step changes each of the cells, and something of each of the digits.
func changed(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	var cells puzzle.CellSet
	for _, k := range slices.Concat(p.Place, p.Eliminate) {
		digits |= k.Digit().Set()
		cells.Add(k.Cell())
	}
	if a[0].Digits&^digits != 0 || !a[0].Cells.In(cells) {
		return says("it changes %v in %s", digits, cells.Notation())
	}
	return nil
}

// inHouses(houses): what the step removes lies in these houses.
func inHouses(p *Proof, a []Value) error {
	for _, h := range a[0].Houses {
		if !slices.ContainsFunc(p.Eliminate, func(k puzzle.Candidate) bool { return p.Pos.Shape.Set(h).Has(k.Cell()) }) {
			return says("nothing goes from %v", h)
		}
	}
	return nil
}
