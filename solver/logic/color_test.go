package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

var colors = []*Technique{simpleColorsTrap, simpleColorsWrap, multiColors1, multiColors2}

func TestColorCases(t *testing.T)     { checkCases(t, "color.txt", colors, 10, 2) }
func TestColorSound(t *testing.T)     { checkSound(t, 41, 100, colors) }
func TestColorNothing(t *testing.T)   { checkNoAllocs(t, 42, 4, colors) }
func TestColorTexts(t *testing.T)     { checkCaseTexts(t, "color.txt", colors) }
func TestColorReference(t *testing.T) { checkDefinitions(t, 43, 40, colors, colorReference) }

// TestColorsTogether: the rows that stand for two techniques find what these find,
// and say which it is.
func TestColorsTogether(t *testing.T) {
	for _, row := range [][]*Technique{{simpleColors, simpleColorsTrap, simpleColorsWrap}, {multiColors, multiColors1, multiColors2}} {
		seen := map[string]int{}
		plainWalk(t, 44, 100, func(b *Board, _ *puzzle.Grid) {
			var all, apart []string
			row[0].find(b, func(s Step) bool {
				seen[s.Technique.ID]++
				all = append(all, s.Notation())
				return true
			})
			for _, s := range All(&b.Position, row[1:]) {
				apart = append(apart, s.Notation())
			}
			slices.Sort(all)
			if slices.Sort(apart); !slices.Equal(all, apart) {
				t.Errorf("%v: %v, want %v", b.Grid, all, apart)
			}
		})
		if seen[row[1].ID] == 0 || seen[row[2].ID] == 0 {
			t.Error(seen)
		}
	}
}

var colorReference = map[string]definition{
	"simple-colors-trap": func(p *puzzle.Position) map[string]bool {
		out := map[string]bool{}
		refClusters(p, func(d puzzle.Digit, c [][2]puzzle.CellSet) {
			for _, x := range c {
				own := x[0].Or(x[1])
				addEliminated(out, removing(p, refSight(x[0]).And(refSight(x[1])).Without(own), d.Set()))
			}
		})
		return out
	},
	"simple-colors-wrap": func(p *puzzle.Position) map[string]bool {
		out := map[string]bool{}
		refClusters(p, func(d puzzle.Digit, c [][2]puzzle.CellSet) {
			for _, x := range c {
				for _, cells := range x {
					if refSees(cells, cells) {
						addEliminated(out, removing(p, cells, d.Set()))
					}
				}
			}
		})
		return out
	},
	"multi-colors-1": func(p *puzzle.Position) map[string]bool {
		out := map[string]bool{}
		refClusters(p, func(d puzzle.Digit, c [][2]puzzle.CellSet) {
			for n, x := range c {
				for _, y := range c[n+1:] {
					var eliminated puzzle.CellSet
					for i := range x {
						for j := range y {
							if refSees(x[i], y[j]) {
								eliminated = eliminated.Or(refSight(x[1-i]).And(refSight(y[1-j])))
							}
						}
					}
					addEliminated(out, removing(p, eliminated, d.Set()))
				}
			}
		})
		return out
	},
	"multi-colors-2": func(p *puzzle.Position) map[string]bool {
		out := map[string]bool{}
		refClusters(p, func(d puzzle.Digit, c [][2]puzzle.CellSet) {
			for n, x := range c {
				for m, y := range c {
					for _, cells := range x {
						if m != n && refSees(cells, y[0]) && refSees(cells, y[1]) {
							addEliminated(out, removing(p, cells, d.Set()))
						}
					}
				}
			}
		})
		return out
	},
}

func addEliminated(out map[string]bool, ks []puzzle.Candidate) {
	if len(ks) > 0 {
		out[effect(nil, ks)] = true
	}
}

// refSight returns the cells that see one of cells.
func refSight(cells puzzle.CellSet) (sight puzzle.CellSet) {
	for c := range cells.All() {
		sight = sight.Or(c.Peers())
	}
	return sight
}

func refSees(a, b puzzle.CellSet) bool { return !a.And(refSight(b)).Empty() }

// refClusters colours the places of each digit by walks of growing length.
func refClusters(p *puzzle.Position, with func(d puzzle.Digit, clusters [][2]puzzle.CellSet)) {
	for d := range puzzle.AllDigits.All() {
		var clusters [][2]puzzle.CellSet
		var seen puzzle.CellSet
		for start := range puzzle.Cell(81) {
			if seen.Has(start) || refPartners(p, start, d).Empty() {
				continue
			}
			var x [2]puzzle.CellSet
			ends := puzzle.CellsOf(start)
			for n := range 81 {
				x[n%2] = x[n%2].Or(ends)
				var next puzzle.CellSet
				for c := range ends.All() {
					next = next.Or(refPartners(p, c, d))
				}
				ends = next
			}
			clusters = append(clusters, x)
			seen = seen.Or(x[0]).Or(x[1])
		}
		with(d, clusters)
	}
}

// refPartners returns the cells with strong links on d to c.
func refPartners(p *puzzle.Position, c puzzle.Cell, d puzzle.Digit) (cells puzzle.CellSet) {
	for _, h := range c.Houses() {
		if in := holding(p, h.Set(), d.Set()); in.Len() == 2 && in.Has(c) {
			cells = cells.Or(in.Without(puzzle.CellsOf(c)))
		}
	}
	return cells
}
