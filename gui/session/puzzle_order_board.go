package session

import (
	"sudoku/generator"
	"sudoku/puzzle"
)

// Board returns what kind of board the puzzle is to be on.
func (o PuzzleOrder) Board() generator.Kind {
	kind, _ := generator.ParseKind(o[OptionShape]) // without one it is the classic board
	return kind
}

// SetBoard asks for another kind of board. What is asked beside level and symmetry counts on the
// classic board alone, and again when that is asked for again.
func (o PuzzleOrder) SetBoard(kind generator.Kind) {
	if o.Set(OptionShape, ""); kind != generator.Classic {
		o.Set(OptionShape, kind.Name())
	}
}

// suited returns what counts of the order on its kind of board: on others than the classic one
// level, symmetry and seed, as near as there are any to what is asked for.
func (o PuzzleOrder) suited() PuzzleOrder {
	kind := o.Board()
	if kind == generator.Classic {
		return o
	}
	of := PuzzleOrder{OptionShape: kind.Name(), OptionSymmetry: o.SymmetryOn(kind).Name()}
	if level := o.LevelOn(kind); level != puzzle.Unrated {
		of[OptionLevel] = level.Name()
	}
	of.Set(OptionSeed, o[OptionSeed])
	return of
}

// LevelOn returns the level that is asked for, or the hardest that a kind of board has.
func (o PuzzleOrder) LevelOn(kind generator.Kind) puzzle.Level {
	levels := kind.Levels()
	level, _ := puzzle.ParseLevel(o[OptionLevel])
	return min(level, levels[len(levels)-1])
}

// SymmetryOn returns the symmetry that is asked for; of cages there is only a half-turn.
func (o PuzzleOrder) SymmetryOn(kind generator.Kind) generator.Symmetry {
	s, _ := generator.ParseSymmetry(o[OptionSymmetry])
	if kind == generator.Killer && s != generator.None {
		return generator.HalfTurn
	}
	return s
}
