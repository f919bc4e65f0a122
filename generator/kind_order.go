package generator

import (
	"slices"

	"sudoku/puzzle"
)

// completeKind is complete for boards other than the classic one. The errors are *Unsuited,
// ErrLevel and ErrGivens.
func (o Order) completeKind() (Order, error) {
	if int(o.Kind) >= len(kindRows) {
		return o, &Unsuited{Option: "shape"}
	}
	if o.Attempts <= 0 {
		o.Attempts = DefaultAttempts
	}
	if o.Level > puzzle.Extreme {
		return o, ErrLevel
	}
	if name := o.unsuited(); name != "" {
		return o, &Unsuited{o.Kind, name}
	}
	least, most := o.Kind.Givens()
	if o.MaxGivens == 0 && (o.Kind != Killer || o.MinGivens > 0) {
		o.MaxGivens = most
	}
	if o.MinGivens == 0 {
		o.MinGivens = least
	}
	if o.MinGivens < least || o.MaxGivens > most || !o.Symmetry.allowsOn(o.Kind.Shape(), o.MinGivens, o.MaxGivens) {
		return o, ErrGivens
	}
	for _, c := range Conditions {
		if c.asked(&o) {
			o.conditions = append(o.conditions, c)
		}
	}
	return o, nil
}

// unsuited returns the first option that says nothing for boards of the kind, or "".
func (o *Order) unsuited() string {
	for _, c := range Conditions {
		if c.asked(o) && c.Name != "difficulty" {
			return c.Name
		}
	}
	switch {
	case o.Level != puzzle.Unrated && !slices.Contains(o.Kind.Levels(), o.Level):
		return "difficulty"
	case o.Pattern != nil:
		return "pattern"
	case o.Solution != (puzzle.Grid{}):
		return "row"
	case !slices.Contains(o.Kind.Symmetries(), o.Symmetry):
		return "symmetry"
	case o.Minimal && o.Kind == Killer:
		return "minimal"
	}
	return ""
}
