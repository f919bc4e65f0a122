package screen

import (
	"maps"
	"strings"

	"sudoku/puzzle"
)

// PuzzleOrder returns what the player asked of new puzzles last.
func (p Preferences) PuzzleOrder() PuzzleOrder {
	o := ParsePuzzleOrder(p.String(PrefMore))
	o.Set(optionLevel, "")
	if level := p.Level(); level != puzzle.Unrated {
		o.Set(optionLevel, level.Name())
	}
	o.Set(optionSymmetry, p.Symmetry().Name())
	return o
}

// SetPuzzleOrder stores what the player asks of new puzzles.
func (p Preferences) SetPuzzleOrder(o PuzzleOrder) {
	rest := maps.Clone(o)
	delete(rest, optionLevel)
	delete(rest, optionSymmetry)
	level := anyLevel
	if name := o[optionLevel]; name != "" {
		level = name
	}
	p.SetString(PrefLevel, level)
	p.SetString(PrefSymmetry, o[optionSymmetry])
	p.SetString(PrefMore, rest.String())
}

// anyLevel is what the settings say when no level is asked for.
const anyLevel = "any"

// recentOrders is how many orders are remembered, to keep puzzles for them in stock.
const recentOrders = 3

// RecentOrders returns the last orders that asked for more than level and symmetry.
func (p Preferences) RecentOrders() (list []PuzzleOrder) {
	for line := range strings.Lines(p.String(PrefRecentOrders)) {
		if o := ParsePuzzleOrder(line); len(o) > 0 && len(list) < recentOrders {
			list = append(list, o)
		}
	}
	return list
}

// remember notes an order that asked for more than level and symmetry.
func (p Preferences) remember(o PuzzleOrder) {
	if o.Extra() == 0 && o[optionMinutes] == "" {
		return
	}
	kinds := []string{o.kind()}
	for _, before := range p.RecentOrders() {
		if kind := before.kind(); kind != kinds[0] && len(kinds) < recentOrders {
			kinds = append(kinds, kind)
		}
	}
	p.SetString(PrefRecentOrders, strings.Join(kinds, "\n"))
}
