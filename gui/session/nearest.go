package session

import (
	"strings"

	"sudoku/generator"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// NearestText says what the puzzle that comes nearest to an order has instead of what is asked for.
func NearestText(l words.Lang, of PuzzleOrder, n *generator.Nearest) string {
	if len(n.Misses) == 0 {
		return l.T("new.nearest.fits")
	}
	var list []string
	for i := range n.Misses {
		list = append(list, missText(l, of, &n.Misses[i]))
	}
	return l.T("new.nearest", "misses", l.Semicolons(list...))
}

// missText says what a puzzle misses of an order.
func missText(l words.Lang, of PuzzleOrder, m *generator.Miss) string {
	is, want, key := any(m.Number), rangeText(l, of[m.Name]), m.Name
	var names []string
	for _, t := range m.Techniques {
		names = append(names, l.Say(t.Name()))
	}
	switch m.Name {
	case OptionLevel:
		is, want = l.Level(m.Level.Name()), l.Level(of[m.Name])
	case "se":
		is = se.Value(m.Number).String()
	case "hardest", "first":
		is, want = l.List(names...), nameOf(l, of[m.Name])
	case OptionWith, "without":
		is = l.List(names...)
	case "once":
		if is = l.List(names...); m.Number == 0 {
			key = "with"
		}
	case "score", "singles", OptionGivens, OptionMinimal, OptionPattern:
	default:
		return l.T("new.nearest.other", "name", OptionName(l, m.Name))
	}
	return l.T("new.nearest."+key, "is", is, "want", want)
}

// rangeText says a range of numbers or of values as it is typed: 600..900, 9.5.. or 17.
func rangeText(l words.Lang, typed string) string {
	switch from, to, two := strings.Cut(typed, ".."); {
	case !two || from == to:
		return from
	case to == "":
		return l.T("new.nearest.least", "n", from)
	default:
		return l.T("new.nearest.range", "from", from, "to", to)
	}
}

// nameOf returns the name of the technique that an order names.
func nameOf(l words.Lang, name string) string {
	if t, ok := logic.ByID(name); ok {
		return l.Say(t.Name())
	}
	return name
}
