package se

import "context"

// A rule is one way of finding a step. find puts the first step into s.step and reports
// whether there is one.
type rule struct {
	name  string
	least Value // of its steps
	find  func(s *search) bool
}

// ruleList has the rules in the order in which they are tried.
var ruleList []rule

func init() {
	ruleList = []rule{
		{"hidden single", 10, (*search).hiddenSingle},
		{"direct locking", 17, (*search).directLocking},
		{"direct hidden pair", 20, func(s *search) bool { return s.directHiddenSet(2, 2.0) }},
		{"naked single", 23, (*search).nakedSingle},
		{"direct hidden triplet", 25, func(s *search) bool { return s.directHiddenSet(3, 2.5) }},
		{"locking", 26, (*search).locking},
		{"naked pair", 30, func(s *search) bool { return s.nakedSet(2, 3.0) }},
		{"x-wing", 32, func(s *search) bool { return s.fish(2, 3.2) }},
		{"hidden pair", 34, func(s *search) bool { return s.hiddenSet(2, 3.4) }},
		{"naked triplet", 36, func(s *search) bool { return s.nakedSet(3, 3.6) }},
		{"swordfish", 38, func(s *search) bool { return s.fish(3, 3.8) }},
		{"hidden triplet", 40, func(s *search) bool { return s.hiddenSet(3, 4.0) }},
		{"xy-wing", 42, (*search).xyWing},
		{"xyz-wing", 44, (*search).xyzWing},
		{"unique loop", 45, (*search).uniqueLoop},
		{"naked quad", 50, func(s *search) bool { return s.nakedSet(4, 5.0) }},
		{"jellyfish", 52, func(s *search) bool { return s.fish(4, 5.2) }},
		{"hidden quad", 54, func(s *search) bool { return s.hiddenSet(4, 5.4) }},
		{"bivalue universal grave", 56, (*search).bug},
		{"aligned pair exclusion", 62, (*search).alignedPair},
		{"forcing chain", 65, (*search).forcingChain},
		{"aligned triplet exclusion", 75, (*search).alignedTriplet},
		{"nishio", 75, func(s *search) bool { return s.chains(nishio) }},
		{"multiple forcing chains", 80, func(s *search) bool { return s.chains(multiple) }},
		{"dynamic forcing chains", 85, func(s *search) bool { return s.chains(dynamic(0)) }},
		{"dynamic forcing chains (+)", 90, func(s *search) bool { return s.chains(dynamic(1)) }},
		{"dynamic forcing chains (+ forcing chains)", 95, func(s *search) bool { return s.chains(dynamic(2)) }},
		{"dynamic forcing chains (+ multiple forcing chains)", 100, func(s *search) bool { return s.chains(dynamic(3)) }},
		{"dynamic forcing chains (+ dynamic forcing chains)", 105, func(s *search) bool { return s.chains(dynamic(4)) }},
		{"dynamic forcing chains (+ dynamic forcing chains (+))", 110, func(s *search) bool { return s.chains(dynamic(5)) }},
	}
}

// firstChain is what the easiest of the rules that may take long are worth.
const firstChain = 65

// A search looks for the next step of a board.
type search struct {
	ctx   context.Context
	limit Value
	*board
	step step

	loops  loopSearch
	unary  unarySearch
	runner chainer
}

func (s *search) start(ctx context.Context, b *board, limit Value) {
	s.ctx, s.board, s.limit = ctx, b, limit
	s.runner.forget()
}

// next returns the step to make. When no rule finds one, it is a step without a rule that
// has the value Beyond; likewise when it must be above the limit.
func (s *search) next() (*step, error) {
	s.step.rule = nil
	s.runner.forget()
	for i := range ruleList {
		r := &ruleList[i]
		if r.least > s.limit {
			s.step.begin(float64(r.least) / 10)
			return &s.step, nil
		}
		if r.least >= firstChain && s.ctx.Err() != nil {
			break
		}
		if r.find(s) {
			s.step.rule = r
			return &s.step, nil
		}
	}
	s.step.begin(float64(Beyond) / 10)
	return &s.step, s.ctx.Err()
}

// lengthDifficulty is what the length of a chain adds: a tenth for each threshold that it
// exceeds. The sum is made step by step, as rounding is part of the values.
func lengthDifficulty(complexity int) float64 {
	added := 0.0
	length := complexity - 2
	for ceil, odd := 4, false; length > ceil; odd = !odd {
		added += 0.1
		if odd {
			ceil = ceil * 4 / 3
		} else {
			ceil = ceil * 3 / 2
		}
	}
	return added
}
