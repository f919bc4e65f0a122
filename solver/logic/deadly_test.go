package logic

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// checkDeadly: however the cells of a step's pattern could be filled with its digits
// alone, they could be filled in another way that leaves each house the same digits.
func checkDeadly(t *testing.T, file string, techs []*Technique) {
	t.Helper()
	for _, line := range lines(t, file) {
		f := strings.Fields(line)
		pos := position(t, f[1], f[2])
		for _, s := range All(&pos, techs) {
			_, digits := s.base()
			if cells := s.cells(puzzle.Base); !refIsDeadly(cells, digits) {
				t.Errorf("%s: %s with %s can be filled in one way", s.Technique.ID, cells.Notation(), digits)
			}
		}
	}
}

// refIsDeadly reports whether cells can be filled with digits, and always in more than
// one way with the same digits in each house.
func refIsDeadly(cells puzzle.CellSet, digits puzzle.DigitSet) bool {
	ways := map[[puzzle.NumHouses]puzzle.DigitSet]int{}
	var fill func(rest puzzle.CellSet, houses [puzzle.NumHouses]puzzle.DigitSet)
	fill = func(rest puzzle.CellSet, houses [puzzle.NumHouses]puzzle.DigitSet) {
		if rest.Empty() {
			ways[houses]++
			return
		}
		c := rest.First()
		rest.Remove(c)
		for d := range digits.All() {
			next, clash := houses, false
			for _, h := range c.Houses() {
				clash = clash || next[h].Has(d)
				next[h] |= d.Set()
			}
			if !clash {
				fill(rest, next)
			}
		}
	}
	fill(cells, [puzzle.NumHouses]puzzle.DigitSet{})
	for _, n := range ways {
		if n == 1 {
			return false
		}
	}
	return len(ways) > 0
}

func TestRefIsDeadly(t *testing.T) {
	for _, tt := range []struct {
		cells string
		want  bool
	}{
		{"r1c1 r1c2 r4c1 r4c2", true},
		{"r1c1 r1c4 r4c1 r4c4", false},           // four boxes
		{"r1c1 r1c4 r4c4 r4c7 r7c7 r7c1", false}, // boxes with one
		{"r1c1 r1c4 r5c4 r5c5 r2c5 r2c1", true},
		{"r1c1 r1c2 r2c1", false},
	} {
		var cells puzzle.CellSet
		for _, name := range strings.Fields(tt.cells) {
			c, _ := puzzle.ParseCell(name)
			cells.Add(c)
		}
		if got := refIsDeadly(cells, puzzle.DigitsOf(3, 5)); got != tt.want {
			t.Error(fmt.Sprint(tt.cells, ": ", got))
		}
	}
}

// refDeadly is what types 1 to 4 do with cells that must not hold digits alone.
var refDeadly = [4]func(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool){
	func(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
		if more, _ := refMore(p, cells, digits); more.Len() == 1 {
			refNote(removing(p, more, digits), out)
		}
	},
	func(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
		more, extra := refMore(p, cells, digits)
		refSeen(p, more, extra, out)
	},
	func(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
		more, extra := refMore(p, cells, digits)
		refSurplus(p, more, extra, out)
	},
	func(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
		more, _ := refMore(p, cells, digits)
		for h := range puzzle.House(puzzle.NumHouses) {
			for d := range digits.All() {
				if more.Len() == 2 && more.In(h.Set()) && holding(p, h.Set(), d.Set()) == more {
					refNote(removing(p, more, digits&^d.Set()), out)
				}
			}
		}
	},
}

// refMore returns the cells that have other digits, and these.
func refMore(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet) (more puzzle.CellSet, others puzzle.DigitSet) {
	more = holding(p, cells, puzzle.AllDigits&^digits)
	for c := range more.All() {
		others |= p.Cands[c] &^ digits
	}
	return more, others
}

func refNote(ks []puzzle.Candidate, out map[string]bool) {
	if len(ks) > 0 {
		out[effect(nil, ks)] = true
	}
}

// refSeen takes several cells of which one has the one digit.
func refSeen(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
	if cells.Len() < 2 || digits.Len() != 1 {
		return
	}
	common := puzzle.AllCells
	for c := range cells.All() {
		common = common.And(c.Peers())
	}
	refNote(removing(p, common, digits), out)
}

// refSurplus takes several cells as one with several digits, in each naked subset of a
// house that holds no smaller one.
func refSurplus(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet, out map[string]bool) {
	for h := range puzzle.House(puzzle.NumHouses) {
		if !cells.In(h.Set()) || cells.Len() < 2 || digits.Len() < 2 {
			continue
		}
		free := holding(p, h.Set().Without(cells), puzzle.AllDigits)
		var before []puzzle.CellSet
		for n := 1; n <= free.Len(); n++ {
			choose(free, n, func(chosen puzzle.CellSet) {
				all, common := digits, puzzle.AllCells
				for c := range chosen.All() {
					all |= p.Cands[c]
				}
				if all.Len() != n+1 || slices.ContainsFunc(before, func(s puzzle.CellSet) bool { return s.In(chosen) }) {
					return
				}
				before = append(before, chosen)
				for c := range chosen.Or(cells).All() {
					common = common.And(c.Peers())
				}
				refNote(removing(p, common, all), out)
			})
		}
	}
}
