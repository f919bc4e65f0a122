package logic

import "sudoku/puzzle"

// A cache holds what finders have computed about a board, so that it is computed once for
// a position, and allocated once for a board. Every family can keep a memo here.
type cache struct {
	changes uint64 // of all boards that share the cache, as copies of a board do

	eliminations []puzzle.Candidate // scratch: eliminations of the steps of a search without diagrams

	turbot           []Step          // scratch
	odd              oddLoop         // scratch
	cages            memo[[]cageFit] // what cages can hold
	counts           memo[candCounts]
	bivalue          memo[cellList]
	deadlyRectangles memo[[]deadlyRectangle]
	kraken           memo[knownKraken]
}

// A memo is a value that is valid until the board changes.
type memo[T any] struct {
	stamp uint64 // of the board for which it is valid
	value T
}

// get returns the value for b. If it is of another board, work computes it anew, and can
// reuse the space of the old value.
func (k *memo[T]) get(b *Board, work func(*Board, *T)) *T {
	if k.stamp != b.stamp {
		work(b, &k.value)
		k.stamp = b.stamp
	}
	return &k.value
}

// candCounts says which cells have 1, 2, 3 and 4 candidates.
type candCounts [5]puzzle.CellSet

func (b *Board) counts() *candCounts { return b.cache.counts.get(b, (*Board).count) }

// count counts the candidates of all cells at the same time.
func (b *Board) count(t *candCounts) {
	var one, two, three, four, five puzzle.CellSet // cells with at least so many
	for _, in := range b.Of[1:] {
		five = five.Or(four.And(in))
		four = four.Or(three.And(in))
		three = three.Or(two.And(in))
		two = two.Or(one.And(in))
		one = one.Or(in)
	}
	*t = candCounts{1: one.Without(two), 2: two.Without(three), 3: three.Without(four), 4: four.Without(five)}
}

// atMost returns the cells with 2 to n candidates.
func (t *candCounts) atMost(n int) (cells puzzle.CellSet) {
	for _, set := range t[2 : n+1] {
		cells = cells.Or(set)
	}
	return cells
}
