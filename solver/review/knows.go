package review

import (
	"context"
	"math"
)

// What is not known of a player is weighed over a few values each.
var (
	lateRate   = 0.8                          // how much less often each digit is taken for which more steps are needed than for the one before
	harderRate = 0.85                         // how many of those who know a class know the next
	guessRates = []float64{0.003, 0.01, 0.03} // how often they guess although they could find something
	strayRates = []float64{0.01, 0.05, 0.2}   // how much less often they take what is a class harder
	slips      = 0.003                        // how often a digit is wrong that they could tell to be
)

// A sight is what one move tells about what the player knows.
type sight struct {
	found  class           // the easiest class that shows what was entered or struck
	opens  [numClasses]int // the digits that were open, see look
	late   int             // how many of them needed fewer steps
	empty  int             // the cells that were
	ahead  bool            // a single comes first, and then it is one
	strike bool            // a candidate was struck; opens are not counted
	wrong  bool            // the digit is wrong, and found is the easiest class that tells so
	meant  bool            // and it was one that was meant for a digit as easy to find
	hint   bool            // a hint was taken, and found is the easiest class that leads to a digit
	marked bool            // all candidates are written down, and what was entered is no single on them
	bare   bool            // not all candidates are written down
	branch bool            // it begins a branch that was left as a whole
	quick  bool            // it took hardly any time
}

// judge weighs what a player may know by all the moves of a game. It returns the chances of
// each class to be the last one known, and the logarithm of how likely the moves are.
func judge(ctx context.Context, sights []sight) (chances [unfound]float64, evidence float64, err error) {
	var logs []float64
	var of []class
	prior := 0.0
	for knows := singles; knows < unfound; knows++ {
		prior += math.Log(harderRate)
		for _, g := range guessRates {
			for _, stray := range strayRates {
				if ctx.Err() != nil {
					return chances, 0, ctx.Err()
				}
				sum := prior
				for i := range sights {
					sum += math.Log(sights[i].chance(knows, g, stray))
				}
				logs, of = append(logs, sum), append(of, knows)
			}
		}
	}
	top := math.Inf(-1)
	for _, l := range logs {
		top = max(top, l)
	}
	total := 0.0
	for i, l := range logs {
		p := math.Exp(l - top)
		chances[of[i]] += p
		total += p
	}
	for k := range chances {
		chances[k] /= total
	}
	return chances, top + math.Log(total), nil
}

// chance returns how likely the move is of a player who knows the techniques up to a class,
// guesses and strays so often.
func (s *sight) chance(knows class, guesses, stray float64) float64 {
	found := s.found <= knows
	switch {
	case s.hint && found:
		return 0.05
	case s.hint:
		return 0.5
	case s.strike && found:
		return 1
	case s.strike:
		return 0.05
	case found && s.wrong:
		return s.notTried() * slips / float64(max(s.empty, 1))
	case found:
		return s.notTried() * (1 - guesses) * s.picked(knows, stray)
	}
	open := 0
	for _, n := range s.opens[:knows+1] {
		open += n
	}
	if open == 0 { // stuck
		return s.lucky(0.08, 0.15) / float64(max(s.empty, 1))
	}
	p := s.lucky(0.3, 1) * guesses / float64(max(s.empty-open, 1))
	if s.ahead {
		p += 0.02
	}
	return p
}

// notTried returns how much less likely it is that a branch was left which does not try anything.
func (s *sight) notTried() float64 {
	if s.branch && s.found > singles {
		return 0.05
	}
	return 1
}

// lucky returns how much less likely a guess is: less without candidates, by which one sees where
// only two are left.
func (s *sight) lucky(right, wrong float64) float64 {
	switch {
	case !s.bare:
		return 1
	case s.wrong:
		return wrong
	}
	return right
}

// picked returns how likely it is that of all digits that are open to a player this one is
// entered.
func (s *sight) picked(knows class, stray float64) float64 {
	weight, first := 0.0, unfound
	for k, n := range s.opens[:knows+1] {
		if n > 0 {
			first = min(first, class(k))
			weight += float64(n) * math.Pow(stray, float64(class(k)-first))
		}
	}
	p := math.Pow(stray, float64(s.found-first)) / weight
	if s.found > singles {
		p *= math.Pow(lateRate, float64(s.late))
	}
	if s.found > singles && s.marked {
		p *= 0.1
	}
	if s.found > singles+1 && s.quick {
		p *= 0.3
	}
	return p
}

// guessed returns how likely it is that the move was a guess.
func (s *sight) guessed(chances *[unfound]float64) float64 {
	p := 0.0
	for k := singles; k < unfound; k++ {
		if s.found > k {
			p += chances[k]
		}
	}
	return p
}
