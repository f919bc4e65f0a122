package typo

import (
	"slices"

	"sudoku/puzzle"
)

// sums writes other sums into a cage: one more or less, ten more or less, the figures swapped,
// another figure.
func (l *typos) sums(cage puzzle.Cage) {
	low, high := puzzle.Bounds(cage.Cells.Len(), l.board.Size())
	for sum := low; sum <= high; sum++ {
		if form, ok := formOfSum(sum, cage.Sum); ok && cage.Sum != 0 {
			s := typo{form: form, at: cage.Cells.First(), sum: sum, typedSum: cage.Sum}
			l.append(s, &l.typed, s.likelihood(l.board, &l.typed))
		}
	}
}

// formOfSum returns how a sum may have come to be typed as another.
func formOfSum(printed, typed int) (f form, ok bool) {
	tens, ones := printed/10, printed%10
	switch by := printed - typed; {
	case by == 0:
		return 0, false
	case by == 1 || by == -1:
		return sumByOne, true
	case by == 10 || by == -10:
		return sumByTen, true
	case typed == 10*ones+tens && tens > 0:
		return sumSwapped, true
	}
	return sumFigure, tens == typed/10 || ones == typed%10 && tens > 0 && typed > 9
}

// boardOf returns the board that is printed, if the i-th typo was made.
func (l *typos) boardOf(i int) *puzzle.Shape { return l.boardWithout(l.typos[i]) }

// boardWithout returns the board that is printed, if a typo was made.
func (l *typos) boardWithout(s typo) *puzzle.Shape {
	if s.form.kind() != WrongSum {
		return l.board
	}
	cages := slices.Clone(l.board.Cages())
	for i := range cages {
		if cages[i].Cells.Has(s.at) {
			cages[i].Sum = s.sum
		}
	}
	shape, err := puzzle.NewShape(l.board.Size(), l.board.Diagonals(), cages)
	if err != nil {
		panic(err) // the sum is within its bounds
	}
	return shape
}
