package se

import "context"

// firstChain is what the easiest of the rules that may take long are worth.
const firstChain = 65

// A search looks for the next step of a board.
type search struct {
	ctx   context.Context
	limit Value
	*board
	withoutUniqueness bool // see Rater
	step              step

	fruitless fruitless
	locks     locks // of the board
	loops     loopSearch
	bases     []aligned // of the exclusion that was looked for last
	unary     unarySearch
	runner    chainer
}

func (s *search) start(ctx context.Context, b *board, limit Value) {
	s.ctx, s.board, s.limit, s.fruitless = ctx, b, limit, fruitless{}
	s.runner.forget()
}

// next returns the step to make. When no rule finds one, it is a step without a rule that
// has the value Beyond; likewise when it must be above the limit.
func (s *search) next() (*step, error) { return s.nextFrom(0) }

// nextFrom is next with the rules from the first one on alone.
func (s *search) nextFrom(first int) (*step, error) {
	s.step.rule = nil
	s.runner.forget()
	s.fruitless.forget(s.changed, s.reduced)
	s.changed, s.reduced = 0, 0
	for i := first; i < len(rules); i++ {
		r := &rules[i]
		if s.withoutUniqueness && r.unique() {
			continue
		}
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
