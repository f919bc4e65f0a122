package photo

import (
	"cmp"
	"math"
	"slices"

	"sudoku/puzzle"
)

// What two weights of a face must differ by, as a log, to be told apart, how much against what
// varies, and to be told where a digit is there in one of them only.
const (
	leastWeight = 0.07
	noisyWeight = 0.12 // in JPEG files
	sureWeight  = 3.2
	otherDigits = 0.1
)

// parted parts a group by the weight of its digits, if there are two: lean and fat ones, and
// those that may be either. Cells with the same digit show how much the weights differ.
func (s *screen) parted(g *group) (parts []group) {
	var of [10][]int
	var pairs []float64
	area := s.areas(g)
	for _, c := range g.cells {
		d := s.digit(c)
		for _, o := range of[d] {
			pairs = append(pairs, math.Abs(area[c]-area[o]))
		}
		of[d] = append(of[d], c)
	}
	least := leastWeight
	if s.noisy {
		least = noisyWeight
	}
	apart, sure, above := twoKinds(pairs)
	if apart < least || sure < sureWeight {
		return nil
	}
	apart = slices.Sorted(slices.Values(pairs))[len(pairs)-(above+1)/2] // the median of those
	var kinds [3][]int                                                  // lean, fat, either
	var single [][]int
	for _, cells := range of {
		k := split(cells, &area, apart)
		if k == 0 {
			single = append(single, cells)
			continue
		}
		kinds[0], kinds[1] = append(kinds[0], cells[:k]...), append(kinds[1], cells[k:]...)
	}
	lean, fat := s.weight(kinds[0]), s.weight(kinds[1])
	for _, cells := range single {
		k := 2
		switch off := (s.weight(cells) - lean) / (fat - lean); {
		case fat-lean > otherDigits && off < 0.4:
			k = 0
		case fat-lean > otherDigits && off > 0.6:
			k = 1
		}
		kinds[k] = append(kinds[k], cells...)
	}
	for _, cells := range kinds {
		if len(cells) > 0 {
			slices.Sort(cells)
			parts = append(parts, s.group(cells))
		}
	}
	return parts
}

// areas returns how much ink the digits of a group have, as logs: the same digit in one weight
// has the same wherever it stands between pixels.
func (s *screen) areas(g *group) (of [81]float64) {
	for _, c := range g.cells {
		b := &s.digits[c].box
		contrast := math.Abs(g.ink.colour[0] - s.panes[c].paper[0])
		of[c] = math.Log((b.sum*b.full + 1) / max(contrast, leastInk))
	}
	return of
}

// digit returns what digit is in a cell, by its picture.
func (s *screen) digit(c int) puzzle.Digit {
	class, _ := s.digits[c].chances.likeliest()
	return puzzle.Digit(class)
}

// weight is how broad strokes are in the mean of some cells, as a log.
func (s *screen) weight(cells []int) (mean float64) {
	for _, c := range cells {
		mean += math.Log(s.digits[c].ink.fat/fatOf[s.digit(c)]) / float64(len(cells))
	}
	return mean
}

// split sorts cells with the same digit by how much ink they have, and returns how many are
// lean; 0 if they are of one weight.
func split(cells []int, area *[81]float64, apart float64) int {
	slices.SortStableFunc(cells, func(a, b int) int { return cmp.Compare(area[a], area[b]) })
	widest, at := apart/2, 0
	for k := 1; k < len(cells); k++ {
		if by := area[cells[k]] - area[cells[k-1]]; by > widest {
			widest, at = by, k
		}
	}
	return at
}

// group returns the group of some cells.
func (s *screen) group(cells []int) (g group) {
	g.cells = cells
	n := float64(len(cells))
	for _, c := range cells {
		k := s.digits[c].ink
		g.ink.fat += k.fat / fatOf[s.digit(c)] / n
		for f, v := range k.colour {
			g.ink.colour[f] += v / n
		}
	}
	return g
}
