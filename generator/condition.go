package generator

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A Condition is something that an order can ask of the way to the solution of a puzzle,
// which is that of the profile HoDoKu, or for techniques that ratings don't use that of the
// profile Full. To add one, add its row to [Conditions].
type Condition struct {
	Name string // of its option
	Kind string // what the option takes, for the help
	// Families says that it takes names of families as well as those of techniques.
	Families bool
	// Parse sets it in an order; the errors are ErrRange, ErrValues, ErrCounts,
	// ErrPlaces, *TechniqueError and ErrLevel.
	Parse func(*Order, string) error
	asked func(*Order) bool
	// needs returns the techniques that must have a step, if any.
	needs func(*Order) []*logic.Technique
	// never reports whether no puzzle that fits has a step of a technique; may be nil.
	never func(*Order, *logic.Technique) bool
	// may reports whether the puzzle can still fit after a step; may be nil.
	may func(*Order, *path) bool
	// fits reports whether it does after the last one.
	fits func(*Order, *path) bool
	// sure reports whether the puzzle fits whatever comes after a step; nil for never.
	sure func(*Order, *path) bool
	// most returns the highest score of a puzzle that fits, 0 for any; may be nil.
	most func(*Order) int
	// singles reports whether a puzzle of nothing but singles may fit; nil if needs says it.
	singles func(*Order) bool
	// off says how far a puzzle is from fitting that does not, in percent, as far as its
	// path has been seen.
	off func(*Order, *path) int
}

// Conditions lists every condition, in the order in which help shows them.
var Conditions = []*Condition{
	{
		Name: "difficulty", Kind: "D",
		Parse:   func(o *Order, s string) (err error) { o.Level, err = parseLevel(s); return err },
		asked:   func(o *Order) bool { return o.Level != puzzle.Unrated },
		never:   func(o *Order, t *logic.Technique) bool { return t.Level > o.Level },
		most:    func(o *Order) int { return logic.MaxScore(o.Level) },
		singles: func(o *Order) bool { return o.Level <= puzzle.Medium },
		fits:    func(o *Order, p *path) bool { return p.rating.Level == o.Level },
		sure: func(o *Order, p *path) bool {
			return o.Level == puzzle.Extreme && (p.rating.Hardest.Level == puzzle.Extreme || p.rating.Score > logic.MaxScore(puzzle.Extreme-1))
		},
		off: offLevel,
	},
	{
		Name: "score", Kind: "A..B",
		Parse:   func(o *Order, s string) (err error) { o.Score, err = parseFrom(s); return err },
		asked:   func(o *Order) bool { return o.Score != nil },
		never:   func(o *Order, t *logic.Technique) bool { return t.Score > o.Score.To },
		most:    func(o *Order) int { return o.Score.To },
		singles: func(o *Order) bool { return o.Score.From <= maxSinglesScore },
		fits:    func(o *Order, p *path) bool { return o.Score.Has(p.rating.Score) },
		off:     func(o *Order, p *path) int { return 100 * o.Score.distance(p.rating.Score) / max(1, o.Score.From) },
	},
	withinMinutes,
	with,
	{
		Name: "without", Kind: "ID,...", Families: true,
		Parse: func(o *Order, s string) (err error) { o.Without, err = parseAll(s); return err },
		asked: func(o *Order) bool { return len(o.Without) > 0 },
		never: func(o *Order, t *logic.Technique) bool { return slices.Contains(o.Without, t) },
		fits:  func(o *Order, p *path) bool { return p.count(o.Without) == 0 },
		off:   func(o *Order, p *path) int { return 100 * p.count(o.Without) / len(o.Without) },
	},
	{
		Name: "hardest", Kind: "ID",
		Parse: func(o *Order, s string) (err error) { o.Hardest, err = parseTechnique(s); return err },
		asked: func(o *Order) bool { return o.Hardest != nil },
		needs: func(o *Order) []*logic.Technique { return []*logic.Technique{o.Hardest} },
		never: func(o *Order, t *logic.Technique) bool { return harder(t, o.Hardest) },
		may: func(o *Order, p *path) bool {
			return p.rating.Hardest == o.Hardest || harder(o.Hardest, p.rating.Hardest)
		},
		fits: func(o *Order, p *path) bool { return p.rating.Hardest == o.Hardest },
		off:  func(o *Order, p *path) int { return p.offStep(o.Hardest) },
	},
	{
		Name: "once", Kind: "ID",
		Parse: func(o *Order, s string) (err error) { o.Once, err = parseTechnique(s); return err },
		asked: func(o *Order) bool { return o.Once != nil },
		needs: func(o *Order) []*logic.Technique { return []*logic.Technique{o.Once} },
		may:   func(o *Order, p *path) bool { return !p.hasAgain(o.Once) },
		fits:  func(o *Order, p *path) bool { return p.has(o.Once) && !p.hasAgain(o.Once) },
		off:   func(o *Order, p *path) int { return p.offStep(o.Once) },
	},
	countOf,
	{
		Name: "first", Kind: "ID",
		Parse:   func(o *Order, s string) (err error) { o.First, err = parseTechnique(s); return err },
		asked:   func(o *Order) bool { return o.First != nil },
		singles: func(*Order) bool { return false },
		needs:   func(o *Order) []*logic.Technique { return []*logic.Technique{o.First} },
		may:     func(o *Order, p *path) bool { return p.first == nil || p.beginsWith(o.First) },
		fits:    func(o *Order, p *path) bool { return p.beginsWith(o.First) },
		sure:    func(o *Order, p *path) bool { return p.beginsWith(o.First) },
		off:     func(o *Order, p *path) int { return p.offStep(o.First) },
	},
	{
		Name: "singles", Kind: "A..B",
		Parse:   func(o *Order, s string) (err error) { o.Singles, err = parseFrom(s); return err },
		asked:   func(o *Order) bool { return o.Singles != nil },
		singles: func(*Order) bool { return false },
		may: func(o *Order, p *path) bool {
			return p.singles <= o.Singles.To && (p.first == nil || p.singles >= o.Singles.From)
		},
		fits: func(o *Order, p *path) bool { return p.first != nil && o.Singles.Has(p.singles) },
		sure: func(o *Order, p *path) bool { return p.first != nil && o.Singles.Has(p.singles) },
		off:  func(o *Order, p *path) int { return 2 * o.Singles.distance(p.singles) },
	},
	firstAt,
	{
		Name: "se", Kind: "A..B",
		Parse:   func(o *Order, s string) (err error) { o.Explainer, err = parseValues(s); return err },
		asked:   func(o *Order) bool { return o.Explainer != nil },
		singles: func(o *Order) bool { return o.Explainer.From <= maxSinglesValue },
		fits:    func(o *Order, p *path) bool { return o.Explainer.Has(int(p.value)) },
		sure:    func(o *Order, p *path) bool { return o.Explainer.Has(int(p.value)) },
		off:     func(o *Order, p *path) int { return 5 * o.Explainer.distance(int(p.value)) },
	},
}

// harder reports whether a step of a, and not of b, would be the hardest of both.
func harder(a, b *logic.Technique) bool {
	return a.Level > b.Level || a.Level == b.Level && a.Score > b.Score
}
