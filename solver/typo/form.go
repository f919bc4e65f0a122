package typo

import (
	"slices"

	"sudoku/puzzle"
)

// A form is a kind of typo in detail: what it does, and how the edit is described.
type form uint8

const (
	changed form = iota
	extra
	missing
	moved
	movedAcross       // diagonally
	movedOnto         // onto another digit, which is lost
	shiftedBack       // a cell too many: what follows stands one too far
	shiftedBackDouble // a digit typed twice
	shiftedBackDigit  // a digit that isn't there
	shiftedOn         // an empty cell left out: what follows stands one too early
	shiftedOnDigit    // a digit left out
	rotatedBack       // the whole sequence one too far, its end at its beginning
	rotatedOn
	partShiftedBack // a part of the sequence one too far
	partShiftedOn
	swapped
	swappedDown   // one above the other
	swappedApart  // with empty cells between, in a row
	swappedAcross // diagonally, or apart in a column or over the end of a row
	cutOff        // the last cell of all left out
	tooLong       // a cell too many behind the last
	sumByOne      // a sum that is one more or less
	sumByTen
	sumSwapped // its two figures swapped
	sumFigure  // one of its figures is another
)

func (f form) kind() Kind {
	switch {
	case f >= sumByOne:
		return WrongSum
	case f <= missing:
		return Kind(f)
	case f <= movedOnto:
		return Moved
	case f <= partShiftedOn, f >= cutOff:
		return Shifted
	}
	return Swapped
}

// A typo is how the typed grid may have come from the printed one.
type typo struct {
	form  form
	of    direction    // of a shift
	at    puzzle.Cell  // the first that the edit writes
	from  puzzle.Cell  // where its digit was typed; of a shift, the last cell that moves
	digit puzzle.Digit // that is printed there
	typed puzzle.Digit // that was typed there instead

	sum, typedSum int // of the cage at the cell
}

// formWeights are how likely each form is assumed to be: for the first six and the sums
// in all, for the others at one place. They were fitted, against edits that leave one solution by
// accident, so that common typos come first where they are right; see docs/dev/typos.md.
var formWeights = [...]float64{
	changed: 0.39, extra: 0.08, missing: 0.018,
	moved: 0.065, movedAcross: 0.0043, movedOnto: 0.002,
	shiftedBack: 0.0006, shiftedBackDouble: 0.0001, shiftedBackDigit: 0.00002,
	shiftedOn: 0.0006, shiftedOnDigit: 0.0001,
	rotatedBack: 0.0003, rotatedOn: 0.0003,
	partShiftedBack: 0.00004, partShiftedOn: 0.00004,
	swapped: 0.005, swappedDown: 0.0025, swappedApart: 0.0006, swappedAcross: 0.0001,
	cutOff: 0.0006, tooLong: 0.0006,
	sumByOne: 0.15, sumByTen: 0.1, sumSwapped: 0.1, sumFigure: 0.04,
}

// likelihood returns how likely the typo is, given the printed grid on a board.
func (s typo) likelihood(board *puzzle.Shape, printed *puzzle.Grid) float64 {
	w, n := formWeights[s.form], float64(printed.Count())
	cells, size := float64(board.Cells().Len()), float64(board.Size())
	switch {
	case s.form.kind() == WrongSum:
		return w / float64(len(board.Cages()))
	case s.form == changed:
		return w / n * confusions[s.digit][s.typed]
	case s.form == extra:
		return w / (cells - n) / size
	case s.form <= movedOnto:
		return w / n
	case s.form.kind() == Shifted && s.of == column:
		return w / 5
	}
	return w
}

// alike are digits that look alike in print or in handwriting.
var alike = [][2]puzzle.Digit{{1, 7}, {3, 8}, {6, 8}, {5, 6}}

// confusions holds how often each printed digit, when not typed as it is, is typed as
// each other.
var confusions [10][10]float64

func init() {
	for p := puzzle.Digit(1); p <= 9; p++ {
		for t := puzzle.Digit(1); t <= 9; t++ {
			if t != p {
				confusions[p][t] = 0.4 / 8
			}
		}
		addConfusion(p, 0.27, func(t puzzle.Digit) bool { return inRow(p, t) })
		addConfusion(p, 0.06, func(t puzzle.Digit) bool { return onPad(p, t) })
		addConfusion(p, 0.27, func(t puzzle.Digit) bool { return LookAlike(p, t) })
	}
}

// addConfusion divides a share of the confusions of a printed digit among some.
func addConfusion(printed puzzle.Digit, share float64, among func(puzzle.Digit) bool) {
	var typed []puzzle.Digit
	for t := puzzle.Digit(1); t <= 9; t++ {
		if among(t) {
			typed = append(typed, t)
		}
	}
	for _, t := range typed {
		confusions[printed][t] += share / float64(len(typed))
	}
}

// LookAlike reports whether two digits are easily taken for each other.
func LookAlike(a, b puzzle.Digit) bool {
	return slices.Contains(alike, [2]puzzle.Digit{min(a, b), max(a, b)})
}

// AdjacentKeys reports whether the keys of two digits are neighbours, in the row above
// the letters or on the keypad.
func AdjacentKeys(a, b puzzle.Digit) bool { return inRow(a, b) || onPad(a, b) }

func inRow(a, b puzzle.Digit) bool { return a-b == 1 || b-a == 1 }

// onPad reports whether two keys touch on a pad of three by three.
func onPad(a, b puzzle.Digit) bool {
	dx, dy := int(a-1)%3-int(b-1)%3, int(a-1)/3-int(b-1)/3
	return dx*dx+dy*dy == 1
}
