package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// A caged is the cage of which a text speaks, another beside it in a house, and what was said of
// them.
type caged struct {
	puzzle.Cage
	other puzzle.Cage
	house puzzle.CellSet
	sets  []puzzle.DigitSet // of the open cells
	digit puzzle.Digit      // that all sets need
	all   puzzle.DigitSet   // that can't be in it together
}

// speakOf returns the cage that a text names, of which the next ones speak.
func (p *Proof) speakOf(v Value) (puzzle.Cage, error) {
	cage, err := p.cageAt(v.Said[0])
	p.caged = caged{Cage: cage}
	return cage, err
}

// cagesShown(cages...): they are the first that the diagram has.
func cagesShown(p *Proof, a []Value) error {
	for i, v := range a {
		cage, err := p.cageAt(v.Said[0])
		if err != nil || i >= len(p.Diagram.Houses) || p.Diagram.Houses[i].House != cage.House() {
			return says("it isn't shown: %v", err)
		}
	}
	return nil
}

// openInCage(cage, cells): these are its open cells.
func openInCage(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	if open := p.empty(cage.Cells); err == nil && open != a[1].Cells {
		return says("open are %s", open.Notation())
	}
	return err
}

// onlyCell(cells, cage, digit): the cell, which the step fills, is all of the cage, whose sum is the digit.
func onlyCell(p *Proof, a []Value) error {
	cage, ok := p.Pos.Shape.CageOf(a[0].Cells.First())
	if !ok || cage.Cells != a[0].Cells || digitsLeft(p, a) != nil {
		return says("the cage has %s", cage.Cells.Notation())
	}
	if len(a) == 1 {
		return nil
	}
	if named, err := p.cageAt(a[1].Said[0]); err != nil || named.Cells != cage.Cells || cage.Sum != a[2].Digits.Sum() {
		return says("its sum is %d: %v", cage.Sum, err)
	}
	return nil
}

// cageHas(cage, made, left): the digits in it make a part of its sum, and that is left of it, if it is said.
func cageHas(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	if err != nil {
		return err
	}
	if sum := p.filledSum(); cage.Sum == 0 || sum == 0 || sum != a[1].Number || len(a) > 2 && cage.Sum-sum != a[2].Number {
		return says("they make %d of %d", sum, cage.Sum)
	}
	return nil
}

// filledSum returns what the digits in the cage make.
func (p *Proof) filledSum() (sum int) {
	for c := range p.caged.Cells.All() {
		sum += int(p.Pos.Grid[c])
	}
	return sum
}

// lastInCage(cells, digit): the cell is the last one in the cage that was told, and the digit is
// what is left of its sum.
func lastInCage(p *Proof, a []Value) error {
	left := p.caged.Sum - p.filledSum()
	if p.empty(p.caged.Cells) != a[0].Cells || a[0].Cells.Len() != 1 || a[1].Digits.Sum() != left {
		return says("left is %d for %s", left, p.empty(p.caged.Cells).Notation())
	}
	return placesDigit(p, a)
}

// cageSums(cage, sets): whatever its candidates, only these digits make the sum of the cage, in
// which there are none; restSums(sets) says this of the rest of the cage that was told.
func cageSums(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	if err != nil || p.empty(cage.Cells) != cage.Cells {
		return says("it has digits: %v", err)
	}
	return restSums(p, a[1:])
}

func restSums(p *Proof, a []Value) error {
	return p.areSets(a[0].Sets, p.rest(p.caged.Cage, func(puzzle.Cell) puzzle.DigitSet { return p.Pos.Shape.Digits() }))
}

// cageFits(cage, sets): with its candidates, the cage, in which there are no digits, can only have
// these; restFits(sets) says this of the rest of the cage that was told.
func cageFits(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	if err != nil || p.empty(cage.Cells) != cage.Cells {
		return says("it has digits: %v", err)
	}
	return restFits(p, a[1:])
}

func restFits(p *Proof, a []Value) error { return p.areSets(a[0].Sets, p.fits(p.caged.Cage)) }

// besideLeft(cage, digits, rests, cell): beside each digit the other open cells of the cage would have
// to make what is said in its turn; where the cell is named, only that can't have it.
func besideLeft(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	if err != nil || len(a[2].Terms) != a[1].Digits.Len() {
		return says("%d rests for %v: %v", len(a[2].Terms), a[1].Digits, err)
	}
	i, left := 0, cage.Sum-p.filledSum()
	for d := range a[1].Digits.All() {
		if a[2].Terms[i] != left-int(d) {
			return says("%d leaves %d", d, left-int(d))
		}
		i++
	}
	if spot := a[3].Cells; !spot.Empty() && !sameCands(candsOf(spot, a[1].Digits), p.Eliminate) {
		return says("it removes %v", p.Eliminate)
	}
	return nil
}

// areSets returns why sets that are said aren't some, and keeps them.
func (p *Proof) areSets(said, sets []puzzle.DigitSet) error {
	p.caged.sets = sets
	if slices.Sort(sets); p.caged.Sum == 0 || !slices.Equal(slices.Sorted(slices.Values(said)), sets) {
		return says("they are %v", sets)
	}
	return nil
}

// fits returns the sets of digits that the open cells of a cage can have, with their candidates.
func (p *Proof) fits(cage puzzle.Cage) []puzzle.DigitSet {
	return p.rest(cage, func(c puzzle.Cell) puzzle.DigitSet { return p.Pos.Cands[c] })
}

// rest returns the sets of different digits that the open cells of a cage can have, if each can
// have some.
func (p *Proof) rest(cage puzzle.Cage, can func(puzzle.Cell) puzzle.DigitSet) (sets []puzzle.DigitSet) {
	p.fillings(cage, can, func(_ []puzzle.Cell, digits []puzzle.Digit) {
		if set := puzzle.DigitsOf(digits...); !slices.Contains(sets, set) {
			sets = append(sets, set)
		}
	})
	return sets
}

// fillings calls each with the digits of the open cells of a cage, in each way in which these
// differ from one another and from the digits in it, and make the rest of the sum.
func (p *Proof) fillings(cage puzzle.Cage, can func(puzzle.Cell) puzzle.DigitSet, each func(cells []puzzle.Cell, digits []puzzle.Digit)) {
	var used puzzle.DigitSet
	for c := range cage.Cells.All() {
		used |= p.Pos.Grid[c].Set()
	}
	left := cage.Sum - used.Sum()
	cells := slices.Collect(p.empty(cage.Cells).All())
	digits := make([]puzzle.Digit, len(cells))
	var fill func(i int, used puzzle.DigitSet, left int)
	fill = func(i int, used puzzle.DigitSet, left int) {
		if i == len(cells) {
			if left == 0 || cage.Sum == 0 {
				each(cells, digits)
			}
			return
		}
		for d := range (can(cells[i]) &^ used).All() {
			digits[i] = d
			fill(i+1, used|d.Set(), left-int(d))
		}
	}
	fill(0, used, left)
}

// candsOf returns the candidates of a cell.
func (p *Proof) candsOf(c puzzle.Cell) puzzle.DigitSet { return p.Pos.Cands[c] }

// possibleIn returns the candidates that the open cells of a cage have in sets that may be.
func (p *Proof) possibleIn(cage puzzle.Cage, may func(puzzle.DigitSet) bool) map[puzzle.Candidate]bool {
	can := map[puzzle.Candidate]bool{}
	p.fillings(cage, p.candsOf, func(cells []puzzle.Cell, digits []puzzle.Digit) {
		if may(puzzle.DigitsOf(digits...)) {
			for i, c := range cells {
				can[puzzle.Cand(c, digits[i])] = true
			}
		}
	})
	return can
}

// inNoSet(changes): they are all candidates of the cage that was told which are in none of the sets.
func inNoSet(p *Proof, a []Value) error {
	var all puzzle.DigitSet
	for _, set := range p.caged.sets {
		all |= set
	}
	return p.areThose(a[0], slices.Collect(p.empty(p.caged.Cells).All()), func(k puzzle.Candidate) bool { return !all.Has(k.Digit()) })
}

// noRoomInSets(changes): they are all candidates of the cage for which no set has room.
func noRoomInSets(p *Proof, a []Value) error {
	can := p.possibleIn(p.caged.Cage, func(puzzle.DigitSet) bool { return true })
	return p.areThose(a[0], slices.Collect(p.empty(p.caged.Cells).All()), func(k puzzle.Candidate) bool { return !can[k] })
}
