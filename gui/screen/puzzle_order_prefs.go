package screen

import (
	"maps"
	"strings"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// PuzzleOrder returns what the player asked of new puzzles last.
func (p Preferences) PuzzleOrder() session.PuzzleOrder {
	o := session.ParsePuzzleOrder(p.String(PrefMore))
	o.Set(session.OptionLevel, "")
	if level := p.Level(); level != puzzle.Unrated {
		o.Set(session.OptionLevel, level.Name())
	}
	o.Set(session.OptionSymmetry, p.Symmetry().Name())
	return o
}

// SetPuzzleOrder stores what the player asks of new puzzles.
func (p Preferences) SetPuzzleOrder(o session.PuzzleOrder) {
	rest := maps.Clone(o)
	delete(rest, session.OptionLevel)
	delete(rest, session.OptionSymmetry)
	level := anyLevel
	if name := o[session.OptionLevel]; name != "" {
		level = name
	}
	p.SetString(PrefLevel, level)
	p.SetString(PrefSymmetry, o[session.OptionSymmetry])
	p.SetString(PrefMore, rest.String())
}

// anyLevel is what the settings say when no level is asked for.
const anyLevel = "any"

// recentOrders is how many orders are remembered, to keep puzzles for them in stock.
const recentOrders = 3

// RecentOrders returns the last orders that asked for more than level and symmetry.
func (p Preferences) RecentOrders() (list []session.PuzzleOrder) {
	for line := range strings.Lines(p.String(PrefRecentOrders)) {
		if o := session.ParsePuzzleOrder(line); len(o) > 0 && len(list) < recentOrders {
			list = append(list, o)
		}
	}
	return list
}

// remember notes an order that asked for more than level and symmetry.
func (p Preferences) remember(o session.PuzzleOrder) {
	if o.Extra() == 0 && o[session.OptionMinutes] == "" {
		return
	}
	kinds := []string{o.Kind()}
	for _, before := range p.RecentOrders() {
		if kind := before.Kind(); kind != kinds[0] && len(kinds) < recentOrders {
			kinds = append(kinds, kind)
		}
	}
	p.SetString(PrefRecentOrders, strings.Join(kinds, "\n"))
}

// How many puzzles are kept ready.
const (
	perLevel = 3 // of each level
	perOrder = 2 // of each of the last orders
)

// prefetched lists what is to be kept ready: puzzles of each level, then of the last orders.
func (p Preferences) prefetched() (list []session.Prefetch) {
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		list = append(list, session.Prefetch{PuzzleOrder: LevelOrder(level, p.Symmetry()), N: perLevel})
	}
	for _, o := range p.RecentOrders() {
		list = append(list, session.Prefetch{PuzzleOrder: o, N: perOrder})
	}
	return list
}

// LevelOrder is the order of the page with the levels.
func LevelOrder(level puzzle.Level, sym generator.Symmetry) session.PuzzleOrder {
	return session.PuzzleOrder{session.OptionLevel: level.Name(), session.OptionSymmetry: sym.Name()}
}
