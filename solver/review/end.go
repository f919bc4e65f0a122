package review

// An end is how the digit of a move went from its cell.
type end uint8

const (
	stays     end = iota
	takenBack     // undone, or erased
	replaced      // another digit was entered there
	removed       // by the program
)

// ends are what keys of texts about them end in.
var ends = [...]string{takenBack: "back", replaced: "replaced", removed: "removed"}

// end returns how the digit of a move went, and how many digits were entered while it stood.
func (r *Review) end(move int) (went end, more int) {
	m := &r.Moves[move]
	for i := move + 1; i < len(r.Moves); i++ {
		next := &r.Moves[i]
		if r.Before(i).Grid[m.Cell] != m.Digit {
			return takenBack, more
		}
		switch left := r.history.After(&next.Played).Grid[m.Cell]; {
		case left == m.Digit:
		case next.Made():
			return removed, more
		case left == 0:
			return takenBack, more
		default:
			return replaced, more
		}
		if next.Digit != 0 {
			more++
		}
	}
	if m.Line {
		return stays, more
	}
	return takenBack, more
}

// typed reports whether a wrong digit was a typo: what was meant came next, at once.
func (r *Review) typed(move int) bool {
	if !r.Moves[move].is.meant {
		return false
	}
	went, more := r.end(move)
	return went != stays && more == 0
}
