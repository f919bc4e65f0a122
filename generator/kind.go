package generator

import (
	"fmt"
	"slices"

	"sudoku/puzzle"
)

// A Kind is what kind of board the puzzles of an order are on.
type Kind uint8

const (
	Classic   Kind = iota
	Mini4          // 4 x 4 cells
	Mini6          // 6 x 6 cells
	Diagonals      // 9 x 9 cells whose diagonals hold every digit, too
	Killer         // 9 x 9 cells in cages with sums
)

// Kinds lists every kind, in the order in which menus show them.
var Kinds = []Kind{Classic, Mini4, Mini6, Diagonals, Killer}

var kindRows = [...]struct {
	name        string
	shape       *puzzle.Shape // of killers without the cages
	least, most int           // givens of a puzzle
	hardest     puzzle.Level  // that there is
}{
	Classic:   {"classic", nil, MinGivens, MaxGivens, puzzle.Extreme},
	Mini4:     {"4x4", puzzle.Mini4, 4, 15, puzzle.Easy},
	Mini6:     {"6x6", puzzle.Mini6, 8, 35, puzzle.Medium},
	Diagonals: {"diagonal", puzzle.Diagonal, 12, 80, puzzle.Extreme},
	Killer:    {"killer", nil, 0, 40, puzzle.Extreme},
}

// Name returns the kind as the command line writes it, such as "6x6".
func (k Kind) Name() string { return kindRows[k].name }

// ParseKind finds the kind of a name.
func ParseKind(name string) (Kind, bool) {
	i := slices.IndexFunc(Kinds, func(k Kind) bool { return k.Name() == name })
	if i < 0 {
		return Classic, false
	}
	return Kinds[i], true
}

// Shape returns the shape of the boards of a kind, of killers without the cages, which each
// puzzle has its own of.
func (k Kind) Shape() *puzzle.Shape { return kindRows[k].shape }

// Givens returns the lowest and the highest number of givens that can be ordered.
func (k Kind) Givens() (least, most int) { return kindRows[k].least, kindRows[k].most }

// Levels returns the levels that can be ordered.
func (k Kind) Levels() (levels []puzzle.Level) {
	for l := puzzle.Easy; l <= kindRows[k].hardest; l++ {
		levels = append(levels, l)
	}
	return levels
}

// Symmetries returns the symmetries that can be ordered; those of killers are of the cages.
func (k Kind) Symmetries() []Symmetry {
	if k == Killer {
		return []Symmetry{None, HalfTurn}
	}
	return Symmetries
}

// KindOf returns the kind of a board. One that can't be ordered, such as a small one with
// cages, counts as the kind that it has most of: with cages it is a killer.
func KindOf(shape *puzzle.Shape) Kind {
	switch {
	case len(shape.Cages()) > 0:
		return Killer
	case shape.Size() == 4:
		return Mini4
	case shape.Size() == 6:
		return Mini6
	case shape.Diagonals():
		return Diagonals
	}
	return Classic
}

// An Unsuited is an option of an order that says nothing for boards of a kind, or a value of
// it that they don't have.
type Unsuited struct {
	Kind   Kind
	Option string // as the command line names it, such as "se"
}

func (e *Unsuited) Error() string {
	return fmt.Sprintf("%s puzzles can't be ordered by this %s", e.Kind.Name(), e.Option)
}
