package photo

import (
	"math"
	"slices"

	"sudoku/puzzle"
)

// mostGroups is how many groups are weighed against each other; digits of more are in doubt.
const mostGroups = 6

// owners returns the chance of each digit to be the player's.
func (s *screen) owners(solve Solver) (own [81]float64) {
	partings := s.partings()
	s.differ = s.faces(partings[0])
	var all []group
	var logs []float64
	for _, groups := range partings {
		if len(groups) < 2 {
			return own
		}
		some := groups[:min(mostGroups, len(groups))]
		if l := s.weighed(some, solve); all == nil || slices.Max(l[1:]) > slices.Max(logs[1:]) {
			all, logs = groups, l
		}
	}
	for _, g := range all[min(mostGroups, len(all)):] {
		for _, c := range g.cells {
			own[c] = 0.5
		}
	}
	all = all[:min(mostGroups, len(all))]
	most := slices.Max(logs[1:])
	total := 0.0
	for mask := 1; mask < len(logs); mask++ {
		p := math.Exp(logs[mask] - most)
		total += p
		for k, g := range all {
			if mask>>k&1 == 0 {
				for _, c := range g.cells {
					own[c] += p
				}
			}
		}
	}
	for _, g := range all {
		for _, c := range g.cells {
			own[c] /= total
		}
	}
	return own
}

// weighed returns how likely each set of groups is the givens, as a log.
func (s *screen) weighed(all []group, solve Solver) []float64 {
	const enough = 12 // what is so much less likely need not be looked at closely
	logs := make([]float64, 1<<len(all))
	for mask := 1; mask < len(logs); mask++ {
		logs[mask] = s.weigh(all, mask, solve)
	}
	most := slices.Max(logs[1:])
	for mask := 1; mask < len(logs); mask++ {
		if logs[mask] > most-enough {
			givens, _ := s.shared(all, mask)
			logs[mask] -= needless * spare(&givens, solve)
		}
	}
	return logs
}

// shared returns the digits of the groups of a mask as givens, and the others as entries.
func (s *screen) shared(all []group, mask int) (givens, entries puzzle.Grid) {
	for k, g := range all {
		to := &entries
		if mask>>k&1 == 1 {
			to = &givens
		}
		for _, c := range g.cells {
			to[c] = s.digit(c)
		}
	}
	return givens, entries
}

// What speaks against some groups being the givens and the others the player's, as logs.
const (
	noPuzzle     = 18.0 // they don't have one solution
	otherInk     = 5.0  // each ink of the givens but one
	otherOwn     = 1.0  // each ink of the player's but one
	wrongEntry   = 2.5  // each digit of the player's that is not of the solution
	rightEntry   = 0.03 // and each that is
	tintedGiven  = 8.0  // what speaks for them: paper that is marked under just these givens
	wrongInk     = 1.0  // each ink all of whose digits are wrong
	tooMany      = 0.3  // each given above what puzzles have
	mostPrinted  = 42
	needless     = 10.0 // the share of givens that are not needed, each by itself
	fatterEntry  = 2.5  // the player's digits are fatter
	fainterGiven = 1.5  // or stand out more
	colourGiven  = 2.0  // or have less colour
)

// weigh returns how likely the groups of a mask are the givens, as a log, apart from how many
// are not needed.
func (s *screen) weigh(all []group, mask int, solve Solver) (log float64) {
	givens, entries := s.shared(all, mask)
	log = -inksCost(all, mask) - s.unlike(all, mask)
	n := givens.Count()
	log -= tooMany * float64(max(n-mostPrinted, 0))
	if n < 17 || givens.HasConflict() {
		return log - noPuzzle
	}
	solution, count := solve(&givens)
	if count != 1 {
		return log - noPuzzle
	}
	for k, g := range all {
		if mask>>k&1 == 0 {
			log -= g.against(&entries, &solution)
		}
	}
	return log
}

// inksCost is what speaks against the inks of givens and player being so many.
func inksCost(all []group, mask int) (cost float64) {
	var of [2]map[int]bool
	of[0], of[1] = map[int]bool{}, map[int]bool{}
	byPaper, tints := true, false
	for k, g := range all {
		w := mask >> k & 1
		of[w][g.of] = true
		tints = tints || g.paper == marked
		byPaper = byPaper && (g.paper == mute || (g.paper == marked) == (w == 1))
	}
	cost = otherInk*float64(len(of[1])-1) + otherOwn*float64(max(len(of[0])-1, 0))
	if tints && byPaper {
		cost -= tintedGiven
	}
	return cost
}

// against returns what speaks against a group being the player's, where the solution is known.
func (g *group) against(entries, solution *puzzle.Grid) float64 {
	wrong := 0
	for _, c := range g.cells {
		if entries[c] != solution[c] {
			wrong++
		}
	}
	if wrong == len(g.cells) { // the program shows them so
		return wrongInk
	}
	return wrongEntry*float64(wrong) + rightEntry*float64(len(g.cells)-wrong)
}

// spare returns what share of givens is not needed for their solution, each by itself.
func spare(g *puzzle.Grid, solve Solver) float64 {
	n, k := 0, 0
	for c, d := range g {
		if d == 0 {
			continue
		}
		n++
		without := *g
		without[c] = 0
		if _, count := solve(&without); count == 1 {
			k++
		}
	}
	return float64(k) / float64(n)
}

// unlike says how unusual the inks are if those of a mask are the givens'.
func (s *screen) unlike(all []group, mask int) (cost float64) {
	var of [2]ink // of the player's, of the givens
	var n [2]float64
	for k, g := range all {
		w, m := mask>>k&1, float64(len(g.cells))
		n[w] += m
		of[w].fat += m * g.ink.fat
		for f, v := range g.ink.colour {
			of[w].colour[f] += m * v
		}
	}
	if n[0] == 0 {
		return 0
	}
	for w := range of {
		of[w].fat /= n[w]
		for f := range of[w].colour {
			of[w].colour[f] /= n[w]
		}
	}
	own, given := &of[0], &of[1]
	if own.fat > 1.12*given.fat {
		cost += fatterEntry
	}
	if given.colour.chroma() > own.colour.chroma()+8 {
		cost += colourGiven
	}
	if s.contrast(own) > 1.15*s.contrast(given) {
		cost += fainterGiven
	}
	return cost
}

// contrast is how much an ink differs from the paper that most cells have.
func (s *screen) contrast(k *ink) float64 {
	var light []float64
	for _, c := range s.panes {
		if c != nil {
			light = append(light, c.paper[0])
		}
	}
	slices.Sort(light)
	return math.Abs(k.colour[0] - light[len(light)/2])
}

// chroma is how much colour a shade has.
func (s shade) chroma() float64 { return math.Hypot(s[1]-128, s[2]-128) }
