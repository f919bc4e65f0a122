package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A cageFit is what a cage can still hold.
type cageFit struct {
	extraHouse
	sets   []puzzle.DigitSet // of all its cells
	needed puzzle.DigitSet   // the digits that all of them have
	left   []puzzle.DigitSet // what is left for each cell
	open   puzzle.CellSet
	placed puzzle.DigitSet
}

// rest returns the sum of the open cells.
func (f *cageFit) rest() int { return f.sum - f.placed.Sum() }

// cageFits returns what each cage can hold.
func (b *Board) cageFits() []cageFit {
	return *b.cache.cages.get(b, (*Board).fitCages)
}

func (b *Board) fitCages(fits *[]cageFit) {
	*fits = (*fits)[:0]
	for _, k := range b.rules.cages {
		*fits = append(*fits, b.fitCage(k))
	}
}

func (b *Board) fitCage(k extraHouse) cageFit {
	f := cageFit{extraHouse: k, open: k.cells.And(b.Empty)}
	sets, left := fitting(cageCands(&b.Position, k.cells), k.sum)
	f.left, f.needed = left, b.rules.digits
	for set := range sets.all {
		f.sets = append(f.sets, set)
		f.needed &= set
	}
	if len(f.sets) == 0 {
		f.needed = 0
	}
	for c := range k.cells.Without(b.Empty).All() {
		f.placed |= b.Grid[c].Set()
	}
	slices.SortFunc(f.sets, func(a, b puzzle.DigitSet) int { return slices.Compare(digitsIn(a), digitsIn(b)) })
	return f
}

func digitsIn(set puzzle.DigitSet) []puzzle.Digit { return slices.Collect(set.All()) }

// outside returns the candidates of the open cells that are not left for them.
func (f *cageFit) outside(b *Board) (out []puzzle.Candidate) {
	i := 0
	for c := range f.cells.All() {
		out = b.addWithin(out, puzzle.CellsOf(c), b.rules.digits&^f.left[i])
		i++
	}
	return out
}

// sumOf returns the sum of a cage of the board.
func (r *rules) sumOf(h puzzle.House) int {
	for _, k := range r.cages {
		if k.House == h {
			return k.sum
		}
	}
	return 0
}

// cageText says "the cage 12 at r4c4", without the sum if it isn't known.
func (s *Step) cageText(h puzzle.House) phrase {
	key, sum := "logic.cage.at", s.rules.sumOf(h)
	if sum == 0 {
		key = "logic.cage.unknown"
	}
	return say(key, "sum", sum, "cell", puzzle.Cell(h-puzzle.FirstCage))
}

// setsText says "3 + 5, 2 + 6 or 1 + 7".
func setsText(sets []puzzle.DigitSet) words.List {
	l := words.List{Comma: "language.comma", Last: "language.or"}
	for _, set := range sets {
		plus := by("logic.cage.plus")
		for d := range set.All() {
			plus.Parts = append(plus.Parts, d)
		}
		l.Parts = append(l.Parts, plus)
	}
	return l
}
