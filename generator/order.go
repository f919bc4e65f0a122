package generator

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An Order says what kind of puzzle is wanted. The zero Order takes any puzzle
// without symmetry, dug as deep as its grid allows.
type Order struct {
	// Kind is that of the board. Others than the classic one take level, givens, symmetry,
	// minimal, seed and attempts alone: see [Unsuited].
	Kind Kind
	// Level is the level to be reached; with Unrated nothing is rated.
	Level puzzle.Level
	// MinGivens and MaxGivens bound the number of givens; 0 is no bound, and for killers none. Digging
	// aims at a random number between them; with no bounds it goes on until no given can be taken out.
	MinGivens, MaxGivens int
	Symmetry             Symmetry
	// Minimal asks for a puzzle that loses its only solution with any single
	// given. With a symmetry few grids allow that, and more are tried.
	Minimal  bool
	Seed     uint64
	Attempts int // for one puzzle; 0 is DefaultAttempts

	// What is asked of the way to the solution; see Conditions. The zero value of each
	// asks for nothing.
	Score         *Range               // of all steps together
	With, Without []*logic.Technique   // techniques that have steps, and that have none
	WithAny       [][]*logic.Technique // of each of these, one must have a step
	Hardest       *logic.Technique     // of the hardest step
	Once          *logic.Technique     // of one step and no more
	Counts        []StepCount          // how many steps techniques have
	First         *logic.Technique     // of the first step that is no single
	Singles       *Range               // how many steps are before that
	Places        []FirstPlace         // how many singles are before first steps
	Minutes       *Range               // that the average solver takes, by level and score
	Explainer     *Range               // the value of Sudoku Explainer, ER, in tenths

	Pattern  *Pattern    // where givens are; nil is anywhere
	Solution puzzle.Grid // digits of the solution, which need not be givens

	// NoRating leaves the rating out of a Result: the puzzles are the same, and come sooner
	// where they are known to fit before the end of their paths.
	NoRating bool

	pathOrder
	shape
	near   []madePuzzle // puzzles that fit, near which others are looked for
	seeded bool         // near are seeds
}

// A pathOrder is what complete fills in for rating.
type pathOrder struct {
	conditions []*Condition       // those of the order
	never      techniqueSet       // a puzzle with a step of one of them does not fit
	needed     techniqueSet       // each of them must have a step
	techniques []*logic.Technique // those to try
	most       int                // the highest score; 0 for any
	noSingles  bool               // a puzzle of nothing but singles does not fit
	outside    []*logic.Technique // those asked for that ratings don't use
	explaining []*logic.Technique // those to try to find these
	sooner     []*logic.Technique // and before, if each must have a step: those that cost no more
}

// complete fills in what the order leaves open, or says why nothing can fit it.
func (o Order) complete() (Order, error) {
	if o.Kind != Classic {
		return o.completeKind()
	}
	if o.MinGivens == 0 {
		o.MinGivens = MinGivens
	}
	if o.MaxGivens == 0 {
		o.MaxGivens = MaxGivens
	}
	if o.Attempts <= 0 {
		o.Attempts = DefaultAttempts
	}
	if o.Level > puzzle.Extreme {
		return o, ErrLevel
	}
	if o.MinGivens < MinGivens || o.MaxGivens > MaxGivens || !o.Symmetry.allows(o.MinGivens, o.MaxGivens) {
		return o, ErrGivens
	}
	if o.Pattern == nil && o.Solution != (puzzle.Grid{}) {
		o.Pattern = &Pattern{Cells: puzzle.AllCells, Within: true}
	}
	if o.Pattern != nil {
		if err := o.Pattern.contradiction(&o); err != nil {
			return o, err
		}
	}
	if err := impossibleSolution(&o); err != nil {
		return o, err
	}
	o.pathOrder, o.shape = o.asPath(), o.asShape()
	return o, o.contradiction()
}

// asPath prepares the conditions of o.
func (o *Order) asPath() (p pathOrder) {
	for _, c := range Conditions {
		if !c.asked(o) {
			continue
		}
		p.conditions = append(p.conditions, c)
		if c.needs != nil {
			needs := c.needs(o)
			p.needed |= setOfAll(needs)
			p.noSingles = p.noSingles || slices.ContainsFunc(needs, func(t *logic.Technique) bool { return t.Level > puzzle.Easy })
		}
		p.noSingles = p.noSingles || c.singles != nil && !c.singles(o)
		if c.most != nil {
			p.most = lower(p.most, c.most(o))
		}
		for _, t := range logic.HoDoKu.Techniques {
			if c.never != nil && c.never(o, t) {
				p.never |= setOf(t)
			}
		}
	}
	p.techniques = p.never.upTo()
	p.asOutside(o)
	return p
}

// firstAttempts returns how many attempts are made while none has come to a puzzle of the pattern.
func (o *Order) firstAttempts() int {
	if o.climbs() {
		return min(o.Attempts, hopelessClimbs)
	}
	return o.Attempts
}

// climbs reports whether attempts climb to a puzzle of the pattern.
func (o *Order) climbs() bool { return o.Pattern != nil && len(o.near) == 0 }

// lower returns the lower of two bounds, of which 0 is none.
func lower(a, b int) int {
	if a == 0 || b == 0 {
		return a + b
	}
	return min(a, b)
}

// depth returns how many givens digging must leave and at how many it ends.
func (o *Order) depth(c *random) (low, goal int) {
	if o.Minimal || o.anyGivens() {
		return 0, 0
	}
	return o.MinGivens, o.MinGivens + c.intn(o.MaxGivens-o.MinGivens+1)
}

func (o *Order) anyGivens() bool {
	least, most := o.Kind.Givens()
	return o.MinGivens == least && o.MaxGivens == most
}

// rated reports whether puzzles are rated to know whether they fit.
func (o *Order) rated() bool { return len(o.conditions) > 0 }

// alwaysFits reports whether every attempt fits.
func (o *Order) alwaysFits() bool {
	return o.Kind == Classic && !o.rated() && o.anyGivens() && o.Pattern == nil && (!o.Minimal || o.Symmetry == None)
}
