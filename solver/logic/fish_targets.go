package logic

import "sudoku/puzzle"

// targets returns the candidates of d that are in no template of d: all that any fish
// of d can eliminate.
func (b fishView) targets(d puzzle.Digit) puzzle.CellSet {
	if known := b.cleanIn(cleanFishOut); *known&dirtyDigits(d.Set()) == 0 {
		*known |= dirtyDigits(d.Set())
		b.fishOut[d] = b.findTargets(d)
	}
	return b.fishOut[d]
}

func (b fishView) findTargets(d puzzle.Digit) puzzle.CellSet {
	return b.Of[d].Without(countTemplates(b.Of[d], b.Grid.Of(d)).any)
}

// permutations3 are the permutations of three things.
var permutations3 = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// In a band, a digit takes a column of each stack: 27 choices. bandTemplates lists, for
// a band and a choice, the six ways to assign the columns to the three rows.
var bandTemplates = func() (ways [3][27][6]puzzle.CellSet) {
	for band := range ways {
		for choice := range ways[band] {
			for i, rows := range permutations3 {
				for stack, col := range [3]int{choice / 9, choice / 3 % 3, choice % 3} {
					ways[band][choice][i].Add(puzzle.CellAt(3*band+rows[stack], 3*stack+col))
				}
			}
		}
	}
	return ways
}()

// templateTriples lists the choices of three bands that share no column.
var templateTriples = func() (triples [216][3]uint8) {
	i := 0
	for _, x := range permutations3 {
		for _, y := range permutations3 {
			for _, z := range permutations3 {
				for band := range 3 {
					triples[i][band] = uint8(9*x[band] + 3*y[band] + z[band])
				}
				i++
			}
		}
	}
	return triples
}()
