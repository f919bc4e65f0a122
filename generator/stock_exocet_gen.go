//go:build ignore

package main

import (
	"context"
	"flag"
	"math"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

const (
	exocetClimb = 3000 // steps
	exocetNow   = 2    // what it is worth in a climb that there is one at the start
	exocetLater = 6    // and where nothing of Easy and Medium moves
)

// An exocetKeeper keeps puzzles with a step of one of the exocets.
type exocetKeeper struct {
	keeper
	exocet       []*logic.Technique // this one alone
	easier, upTo []*logic.Technique // those of Easy and Medium, and those that cost no more
}

// exocets finds puzzles with a step of an exocet, by climbs from puzzles that begin with one and near
// what was found. It stays a candidate for sift, which looks at the path with all techniques.
func (w *walker) exocets(id string) {
	k := exocetKeeper{keeper: keeper{walker: w, origins: map[int]int{}, floor: hardFrom}}
	for _, t := range logic.Full.Techniques {
		if t.ID == id {
			k.exocet, k.easier = []*logic.Technique{t}, logic.EasierThan(t)
		}
	}
	for _, t := range logic.Full.Techniques {
		if t.Least() <= k.exocet[0].Least() {
			k.upTo = append(k.upTo, t)
		}
	}
	k.rare = k.hasExocet
	k.read(flag.Args())
	for w.before() {
		if len(k.kept) > 0 && w.rng.IntN(8) == 0 {
			k.around()
		} else if g, ok := k.exocetPuzzle(); ok {
			k.climbExocet(g)
		}
	}
}

// hasExocet reports whether the exocet has a step on the path of what costs no more.
func (k *exocetKeeper) hasExocet(g *puzzle.Grid) (value int, has bool) {
	_, _ = k.rater.RateWhile(context.Background(), g, k.upTo, 0, func(of *logic.Technique, _ *logic.Rating) bool {
		has = has || of.ID == k.exocet[0].ID
		return !has
	})
	return 0, has
}

// climbExocet climbs from g by how hard it is and whether it has an exocet, for in easy ones that is
// gone before it is needed, and keeps what is rare.
func (k *exocetKeeper) climbExocet(g puzzle.Grid) {
	value := 0.0
	for i := range exocetClimb {
		next := k.near(g, 1+k.rng.IntN(3))
		bound := value + math.Log(k.rng.Float64()+1e-12)*0.7*(1-float64(i)/exocetClimb)
		hard := k.hardness(&next, bound-exocetLater)
		if hard+exocetLater < bound {
			continue
		}
		worth := k.worth(&next)
		if hard+worth >= bound {
			if g, value = next, hard+worth; worth == exocetLater && hard >= hardFrom {
				k.keep(next, -1)
			}
		}
	}
}

// worth says what it is worth that g has an exocet.
func (k *exocetKeeper) worth(g *puzzle.Grid) float64 {
	pos := puzzle.NewPosition(*g)
	if _, has := logic.Next(&pos, k.exocet); !has {
		return 0
	}
	for s, ok := logic.Next(&pos, k.easier); ok; s, ok = logic.Next(&pos, k.easier) {
		s.Apply(&pos)
	}
	if _, has := logic.Next(&pos, k.exocet); !has {
		return exocetNow
	}
	return exocetLater
}

// hasNow reports whether the exocet has a step at the start.
func (k *exocetKeeper) hasNow(g *puzzle.Grid) bool {
	pos := puzzle.NewPosition(*g)
	_, has := logic.Next(&pos, k.exocet)
	return has
}

// exocetPuzzle returns a minimal puzzle that begins with an exocet.
func (k *exocetKeeper) exocetPuzzle() (g puzzle.Grid, ok bool) {
	g, last, ok := k.exocetGrid()
	if !ok || k.search.Count(&g, 2) != 1 || !k.hasNow(&g) {
		return g, false
	}
	cells := k.shuffled(&g)
	k.digExocet(&g, slices.DeleteFunc(slices.Clone(cells), last.Has))
	k.digExocet(&g, cells)
	k.dig(&g, k.shuffled(&g))
	return g, k.hasNow(&g)
}

// digExocet takes out givens in cells that are not needed for one solution, nor for an exocet.
func (k *exocetKeeper) digExocet(g *puzzle.Grid, cells []puzzle.Cell) {
	for _, c := range cells {
		d := g[c]
		if g[c] = 0; d > 0 && (!k.hasNow(g) || k.search.Count(g, 2) != 1) {
			g[c] = d
		}
	}
}

// exocetGrid returns a grid for exocets: the base is the first two cells, the targets are in columns 4
// and 7 and hold the same digits. The digits are open where the base, or all of it, sees them;
// last are those outside the band and the columns.
func (w *walker) exocetGrid() (g puzzle.Grid, last puzzle.CellSet, ok bool) {
	g = w.fullGrid()
	base, digits, ok := w.exocetDigits(&g)
	open := w.rng.IntN(2)
	for c := range puzzle.AllCells.All() {
		across := c.Col() == 2 || c.Col() == 3 || c.Col() == 6
		switch {
		case !digits.Has(g[c]):
		case c.Row() == 0 || c.Box() == 0 || c.Col() == open && !base.Has(g[c]),
			c.Row() < 3 && across && base.Has(g[c]): // a target
			g[c] = 0
		case c.Row() > 2 && !across:
			last.Add(c)
		}
	}
	return g, last, ok
}

// exocetDigits returns the digits of the base, if the targets have them, and these and two others: each
// of them is in column 3, 4 or 7 within the band, so that outside it it has room twice there.
func (w *walker) exocetDigits(g *puzzle.Grid) (base, digits puzzle.DigitSet, ok bool) {
	base = g[0].Set() | g[1].Set()
	var targets, beside, inBand puzzle.DigitSet
	for row := range 3 {
		inBand |= g[9*row+2].Set() | g[9*row+3].Set() | g[9*row+6].Set()
		for _, col := range [2]int{3, 6} {
			if d := g[9*row+col]; row > 0 && base.Has(d) {
				targets |= d.Set()
				beside |= g[9*(3-row)+col].Set()
			}
		}
	}
	others := slices.Collect((inBand &^ base &^ beside).All())
	if targets != base || len(others) < 2 {
		return base, 0, false
	}
	w.rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	return base, base | others[0].Set() | others[1].Set(), true
}
