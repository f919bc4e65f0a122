package photo

import (
	"math"
	"slices"
)

// On a screen the player's digits are set in another ink than the givens. Which ink is whose
// the rules say: the givens alone have one solution, the player's digits mostly agree with it,
// and are mostly not needed for it. Where the rules leave both, givens are rather fat, dark
// and without colour.

// A group is the digits of a board that are in one ink, and on one kind of paper.
type group struct {
	cells []int
	ink   ink
	of    int // the number of its ink
	like  int // the number of the ink whose weight it has, from 1 on; 0 for its own
	paper tinting
}

// A tinting is what the paper of a digit says about it.
type tinting uint8

const (
	mute   tinting = iota // nothing: it is the same everywhere, or of a few cells only
	bare                  // empty cells have it too
	marked                // only digits have it
)

// fatOf is how fat digits look in most faces, against the mean of the face.
var fatOf = [10]float64{1, 1.045, 0.99, 0.945, 1.06, 0.995, 0.985, 1.015, 0.98, 0.995}

// sameColour is how far colours of one ink may be apart.
const sameColour = 14

// apartBy returns how far two colours are apart.
func (s shade) apartBy(o shade) float64 {
	return max(math.Abs(s[0]-o[0]), math.Abs(s[1]-o[1]), math.Abs(s[2]-o[2]))
}

// fullStroke is how broad a stroke is, in pixels, from which on its middle shows the ink as it
// is, however it lies between pixels.
const fullStroke = 2.5

// looksLike reports whether the ink of a glyph may be that of others.
func (k *ink) looksLike(o *ink, g *glyph) bool {
	soft := max(0, 1-g.ink.fat*g.pixels/fullStroke)
	light := math.Abs(k.colour[0] - o.colour[0])
	return light < sameColour+0.8*soft*g.box.full && max(math.Abs(k.colour[1]-o.colour[1]), math.Abs(k.colour[2]-o.colour[2])) < sameColour
}

// partings returns the digits parted by their ink: by all that tells it; where that is too much to
// weigh, by colour and weight, and by colour and paper.
func (s *screen) partings() [][]group {
	colours := s.colours()
	inks := numbered(s.byWeight(s.byInk(colours)))
	fine, coarse := s.onPapers(inks), s.onPapers(numbered(colours))
	if len(fine) <= mostGroups {
		return [][]group{fine}
	}
	var some [][]group
	for _, all := range [][]group{inks, coarse} {
		if len(all) <= mostGroups {
			some = append(some, all)
		}
	}
	if some == nil {
		some = append(some, fine)
	}
	return some
}

// numbered numbers inks; what is as fat as another has its number.
func numbered(inks []group) []group {
	for k := range inks {
		inks[k].of = k
		if like := inks[k].like; like > 0 {
			inks[k].of = like - 1
		}
	}
	return inks
}

// colours parts the digits by the colour of their ink.
func (s *screen) colours() (all []group) {
	for i, g := range s.digits {
		if g == nil {
			continue
		}
		k := g.ink
		k.fat /= fatOf[s.digit(i)]
		near := slices.IndexFunc(all, func(o group) bool { return o.ink.looksLike(&k, g) })
		if near < 0 {
			all = append(all, group{ink: k})
			near = len(all) - 1
		}
		o := &all[near]
		o.cells = append(o.cells, i)
		n := float64(len(o.cells))
		for f := range o.ink.colour {
			o.ink.colour[f] += (k.colour[f] - o.ink.colour[f]) / n
		}
		o.ink.fat += (k.fat - o.ink.fat) / n
	}
	return all
}

// byInk parts groups of one colour by the weight of their digits.
func (s *screen) byInk(colours []group) (all []group) {
	for i := range colours {
		if parts := s.parted(&colours[i]); len(parts) > 0 {
			all = append(all, parts...)
		} else {
			all = append(all, colours[i])
		}
	}
	return all
}

// byWeight parts small groups, such as digits that are shown as wrong, by which of the two
// largest they are as fat as, where those differ.
func (s *screen) byWeight(all []group) (parts []group) {
	slices.SortStableFunc(all, func(a, b group) int { return len(b.cells) - len(a.cells) })
	if len(all) < 3 || len(all[1].cells) < 3 || math.Abs(math.Log(all[0].ink.fat/all[1].ink.fat)) < bothWeights {
		return all
	}
	parts = all[:2:2]
	for _, g := range all[2:] {
		var of [2][]int
		for _, c := range g.cells {
			k, fat := 0, s.digits[c].ink.fat/fatOf[s.digit(c)]
			if math.Abs(math.Log(fat/all[1].ink.fat)) < math.Abs(math.Log(fat/all[0].ink.fat)) {
				k = 1
			}
			of[k] = append(of[k], c)
		}
		for k, cells := range of {
			if len(cells) > 0 {
				part := s.group(cells)
				part.like = k + 1
				parts = append(parts, part)
			}
		}
	}
	return parts
}

// bothWeights is how much fatter, as a log, one of the two largest groups must be.
const bothWeights = 0.2

// onPapers numbers the inks and parts each by whether its paper is marked.
func (s *screen) onPapers(inks []group) (all []group) {
	papers := s.papers()
	for _, g := range inks {
		var of [marked + 1]group
		for p := range of {
			of[p] = group{ink: g.ink, of: g.of, paper: tinting(p)}
		}
		for _, c := range g.cells {
			to := &of[papers[c]]
			to.cells = append(to.cells, c)
		}
		for _, o := range of {
			if len(o.cells) > 0 {
				all = append(all, o)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b group) int { return len(b.cells) - len(a.cells) })
	return all
}

// papers says of each cell with a digit whether its paper is one that no cell without has, as
// programs show givens. Where few cells have it, it may only be the same digit everywhere, or
// the one chosen.
func (s *screen) papers() (of [81]tinting) {
	const fewest, samePaper = 12, 8
	kinds := s.kindsOfPaper(samePaper)
	any, rest := false, false
	for _, k := range kinds {
		any = any || !k.empty && len(k.cells) >= fewest
		rest = rest || k.empty
	}
	if !any || !rest {
		return of
	}
	for _, k := range kinds {
		for _, c := range k.cells {
			switch {
			case k.empty:
				of[c] = bare
			case len(k.cells) >= fewest:
				of[c] = marked
			}
		}
	}
	return of
}

// A paper is cells whose paper is alike, and whether one of them is without a digit.
type paper struct {
	cells []int
	empty bool
}

// kindsOfPaper parts the cells by their paper, which may pass from one shade to the next over
// the board.
func (s *screen) kindsOfPaper(same float64) (kinds []paper) {
	var had [81]bool
	for i, c := range s.panes {
		if c == nil || had[i] {
			continue
		}
		k := paper{cells: []int{i}}
		had[i] = true
		for at := 0; at < len(k.cells); at++ {
			of := s.panes[k.cells[at]].paper
			k.empty = k.empty || s.digits[k.cells[at]] == nil
			for j, o := range s.panes {
				if o != nil && !had[j] && of.apartBy(o.paper) < same {
					had[j] = true
					k.cells = append(k.cells, j)
				}
			}
		}
		kinds = append(kinds, k)
	}
	return kinds
}
