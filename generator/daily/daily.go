// Package daily makes the daily puzzles: for a date and a level one puzzle, the same on
// every machine, offline and for ever.
//
// Nothing else in the program may change them. So the maker shares no code with the
// generator, which may become better; it uses what has one right answer, whether a grid
// has one solution, and the rating. A rating that is mended may change a day's puzzle:
// the tests hold some of them.
package daily

import (
	"context"
	"errors"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// version is part of every seed. Another maker gets another version, from a date on that
// was in the future when it came out, as risingVersion; the dates before stay with this one.
const version = 1

// A Daily is the puzzle of a date and a level.
type Daily struct {
	Date     Date
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid
	Rating   logic.Rating // of the level that was asked
}

// Make makes the puzzle of a date at a level, Easy to Extreme: in a few milliseconds, of the
// harder levels at worst in some tenths of a second. The error is that of ctx.
func Make(ctx context.Context, date Date, level puzzle.Level) (Daily, error) {
	d, _, err := dailyOf(ctx, date, level)
	return d, err
}

// dailyOf makes the puzzle of a date at a level, and says how many it dug for it.
func dailyOf(ctx context.Context, date Date, level puzzle.Level) (d Daily, dug int, err error) {
	from, v := (*band)(nil), uint64(version)
	if rises(date, level) {
		from, v = &week[date.Weekday()], risingVersion
	}
	m := maker{random: random(date.number()<<16 | uint64(level)<<8 | v)}
	for {
		g, solution := m.dig(fewest[level])
		dug++
		r, err := m.rater.Rate(ctx, &g, logic.HoDoKu.Techniques)
		switch {
		case err != nil && !errors.Is(err, logic.ErrStuck):
			return Daily{}, dug, err
		case err == nil && r.Level == level && (from == nil || from.holds(&r)):
			p := puzzle.Puzzle{Givens: g}
			p.Date = date.String()
			return Daily{date, p, solution, r}, dug, nil
		}
	}
}

// fewest is at how many givens digging stops. What is easy is pleasant with more.
var fewest = [...]int{puzzle.Easy: 34, puzzle.Medium: 30, puzzle.Hard: 26, puzzle.Extreme: 0}

type maker struct {
	random
	search solver.Searcher
	rater  logic.Rater
}

// dig takes givens out of a random grid, always a cell and the one opposite, as long as the
// solution stays the only one.
func (m *maker) dig(fewest int) (g, solution puzzle.Grid) {
	solution = m.fill()
	g = solution
	left := len(g)
	for _, i := range m.order(len(g)/2 + 1) {
		c, d := i, len(g)-1-i
		if left <= fewest {
			break
		}
		was := g
		g[c], g[d] = 0, 0
		if m.search.Count(&g, 2) != 1 {
			g = was
			continue
		}
		left = g.Count()
	}
	return g, solution
}

// fill returns a random full grid: cell by cell, each with its digits in random order.
func (m *maker) fill() (g puzzle.Grid) {
	var from func(i int) bool
	from = func(i int) bool {
		if i == len(g) {
			return true
		}
		c := puzzle.Cell(i)
		used := puzzle.DigitSet(0)
		for p := range c.Peers().All() {
			used |= g[p].Set()
		}
		for _, k := range m.order(9) {
			d := puzzle.Digit(k + 1)
			if used.Has(d) {
				continue
			}
			if g[i] = d; from(i + 1) {
				return true
			}
		}
		g[i] = 0
		return false
	}
	from(0)
	return g
}
