package logic

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func TestSueDeCoqCases(t *testing.T) { checkCases(t, "suedecoq.txt", []*Technique{sueDeCoq}, 10, 1) }

func TestSueDeCoqSound(t *testing.T) { checkSound(t, 10, 30, []*Technique{sueDeCoq}) }

func TestSueDeCoqReference(t *testing.T) {
	alsReference(t, 11, 60, sueDeCoq, refSueDeCoq)
}

// refSueDeCoq counts: as many cells as digits, those in both rests twice.
func refSueDeCoq(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	empty := puzzle.AllCells.Without(p.Grid.Filled())
	digitsOf := func(cells puzzle.CellSet) (digits puzzle.DigitSet) {
		for c := range cells.All() {
			digits |= p.Cands[c]
		}
		return digits
	}
	parts := func(cells puzzle.CellSet, with func(part puzzle.CellSet, digits puzzle.DigitSet)) {
		for n := 1; n <= cells.Len(); n++ {
			choose(cells, n, func(part puzzle.CellSet) { with(part, digitsOf(part)) })
		}
	}
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
			meet := empty.And(line.Set()).And(box.Set())
			parts(meet, func(core puzzle.CellSet, v puzzle.DigitSet) {
				if core.Len() < 2 || v.Len() < core.Len()+2 {
					return
				}
				parts(empty.And(line.Set()).Without(core), func(a puzzle.CellSet, va puzzle.DigitSet) {
					if a.Len() <= (va &^ v).Len() {
						return
					}
					parts(empty.And(box.Set()).Without(core).Without(a), func(b puzzle.CellSet, vb puzzle.DigitSet) {
						all := core.Or(a).Or(b)
						if b.Len() <= (vb&^v).Len() || va&vb&v != 0 || all.Len() != (v|va|vb).Len()+(va&vb).Len() {
							return
						}
						var ks []puzzle.Candidate
						for c := range empty.Without(core).All() {
							for d := range p.Cands[c].All() {
								if line.Set().Without(a).Has(c) && (v|va)&^(vb&^va)&d.Set() != 0 || box.Set().Without(b).Has(c) && (v|vb)&^(va&^vb)&d.Set() != 0 {
									ks = append(ks, puzzle.Cand(c, d))
								}
							}
						}
						if len(ks) > 0 {
							out[effect(nil, ks)] = true
						}
					})
				})
			})
		}
	}
	return out
}

// TestSueDeCoqTwice: what goes from a cell of the pattern is not told as what goes from the rest
// of its houses.
func TestSueDeCoqTwice(t *testing.T) {
	told := 0
	for _, line := range lines(t, "suedecoq.txt") {
		f := strings.Fields(line)
		pos := position(t, f[1], f[2])
		for _, s := range All(&pos, []*Technique{sueDeCoq}) {
			inLine, _ := s.set(0)
			inBox, _ := s.set(1)
			for _, k := range s.Eliminate {
				why := s.Why(words.English)
				rest, both, _ := strings.Cut(why[len(why)-1], " in both, so a digit that must stand there twice ")
				if inLine.Or(inBox).Has(k.Cell()) {
					told++
					if both == "" || strings.Contains(rest, "removed from "+k.Cell().String()) {
						t.Errorf("%s: %v goes from the pattern: %q", line, k, why)
					}
				}
			}
		}
	}
	if told == 0 {
		t.Error("no step takes a digit out of its pattern")
	}
}
