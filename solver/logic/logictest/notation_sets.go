package logictest

import (
	"regexp"
	"strings"

	"sudoku/puzzle"
)

var setsIn = regexp.MustCompile(`(r[1-9rc,]+) (?:- )?\{([1-9]+)\}`)

// setsIn reads "r4c89 - {4689}", or several with something between.
func setsOf(text string) (sets []lockedSet) {
	for _, m := range setsIn.FindAllStringSubmatch(text, -1) {
		cells, _ := cellsOfNotation(strings.Trim(m[1], ","))
		var digits puzzle.DigitSet
		for _, r := range m[2] {
			digits |= puzzle.Digit(r - '0').Set()
		}
		sets = append(sets, lockedSet{cells: cells, digits: digits})
	}
	return sets
}

var linkIn = regexp.MustCompile(`([1-9])-|-([1-9])`)

// setsLine(text, n): each set can hold these digits and no others; if n is 1, one more than it has cells.
// Digits between two sets see each other in both.
func setsLine(p *Proof, a []Value) error {
	sets := setsOf(a[0].Name)
	if len(sets) == 0 {
		return says("%q names no set", a[0].Name)
	}
	for _, s := range sets {
		if err := shown(p, []Value{{Cells: s.cells}}); err != nil {
			return err
		}
		if err := hold(p, []Value{{Cells: s.cells}, {Digits: s.digits}}); err != nil {
			return err
		}
		if a[1].Number == 1 && s.digits.Len() != s.cells.Len()+1 {
			return says("%s isn't almost locked", s.cells.Notation())
		}
	}
	return p.betweenSets(a[0].Name, sets)
}

// betweenSets returns why a digit that stands at a set isn't one of it.
func (p *Proof) betweenSets(text string, sets []lockedSet) error {
	at := setsIn.FindAllStringIndex(text, -1)
	for i := range sets {
		from, to := 0, len(text)
		if i > 0 {
			from = at[i-1][1]
		}
		if i+1 < len(sets) {
			to = at[i+1][0]
		}
		for _, side := range []string{text[from:at[i][0]], text[at[i][1]:to]} {
			for _, m := range linkIn.FindAllStringSubmatch(side, -1) {
				if d := puzzle.Digit((m[1] + m[2])[0] - '0'); !sets[i].digits.Has(d) && !strings.Contains(text, ", ") {
					return says("%d isn't in %s", d, sets[i].cells.Notation())
				}
			}
		}
	}
	return nil
}

// commonsLine(set, set, digits): the sets can't both have any of these.
func commonsLine(p *Proof, a []Value) error {
	one, other := setsOf(a[0].Name), setsOf(a[1].Name)
	if len(one) != 1 || len(other) != 1 {
		return says("not two sets")
	}
	return apartIn(p, []Value{{Cells: one[0].cells}, {Cells: other[0].cells}, a[2]})
}

// digitsLine(text): these are all digits that the step removes, where the text names any.
func digitsLine(p *Proof, a []Value) error {
	var said, gone puzzle.DigitSet
	for _, r := range strings.TrimPrefix(a[0].Name, ", Z=") {
		if r != ',' {
			said |= puzzle.Digit(r - '0').Set()
		}
	}
	for _, k := range p.Eliminate {
		gone |= k.Digit().Set()
	}
	if said != 0 && said != gone {
		return says("it removes %v", gone)
	}
	return nil
}

// wingOfSets(set, set, set, "5,9"): the first can't have the one digit together with the last, nor the
// second the other.
func wingOfSets(p *Proof, a []Value) error {
	one, other, pivot := setsOf(a[0].Name), setsOf(a[1].Name), setsOf(a[2].Name)
	xs := strings.Split(a[3].Name, ",")
	if len(one)+len(other)+len(pivot) != 3 || len(xs) != 2 || len(xs[0])+len(xs[1]) != 2 {
		return says("%q isn't two digits", a[3].Name)
	}
	x, y := puzzle.Digit(xs[0][0]-'0').Set(), puzzle.Digit(xs[1][0]-'0').Set()
	if p.apart(one[0], pivot[0], x) == nil && p.apart(other[0], pivot[0], y) == nil {
		return nil
	}
	if err := p.apart(one[0], pivot[0], y); err != nil {
		return err
	}
	return p.apart(other[0], pivot[0], x)
}

var petalIn = regexp.MustCompile(`(?:^|, )([1-9])- `)

// petalsLine(stem, text): there is a set for each digit of the stem, which is one of it.
func petalsLine(p *Proof, a []Value) error {
	sets, of := setsOf(a[1].Name), puzzle.DigitSet(0)
	digits := petalIn.FindAllStringSubmatch(a[1].Name, -1)
	for i, m := range digits {
		d := puzzle.Digit(m[1][0] - '0')
		if of |= d.Set(); i >= len(sets) || !sets[i].digits.Has(d) {
			return says("%d has no set", d)
		}
	}
	if len(sets) != len(digits) || of != p.Pos.Cands[a[0].Cells.First()] {
		return says("they are %v", of)
	}
	return nil
}

// excludersLine(text): the sets are the cells that all aligned ones see.
func excludersLine(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for _, s := range setsOf(a[0].Name) {
		cells = cells.Or(s.cells)
	}
	if _, excluders := p.alignedBase(); excluders != cells {
		return says("they are %s", excluders.Notation())
	}
	return nil
}
