package generator

import (
	"slices"

	"sudoku/solver/logic"
)

// A Condition is something that an order can ask of the way to the solution of a puzzle,
// which is that of the profile HoDoKu. To add one, add its row to [Conditions].
type Condition struct {
	Name string // of its option
	Kind string // what the option takes, for the help
	// Parse sets it in an order; the errors are ErrRange, *TechniqueError and ErrLevel.
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
}

// Conditions lists every condition, in the order in which help shows them.
var Conditions = []*Condition{
	{
		Name: "difficulty", Kind: "D",
		Parse: func(o *Order, s string) (err error) { o.Level, err = parseLevel(s); return err },
		asked: func(o *Order) bool { return o.Level != logic.Unrated },
		never: func(o *Order, t *logic.Technique) bool { return t.Level > o.Level },
		may: func(o *Order, p *path) bool {
			most := o.Level.MaxScore()
			return most == 0 || p.rating.Score <= most
		},
		fits: func(o *Order, p *path) bool { return p.rating.Level == o.Level },
	},
	{
		Name: "score", Kind: "A..B",
		Parse: func(o *Order, s string) (err error) { o.Score, err = parseRange(s); return err },
		asked: func(o *Order) bool { return o.Score != nil },
		never: func(o *Order, t *logic.Technique) bool { return t.Score > o.Score.To },
		may:   func(o *Order, p *path) bool { return p.rating.Score <= o.Score.To },
		fits:  func(o *Order, p *path) bool { return o.Score.Has(p.rating.Score) },
	},
	{
		Name: "with", Kind: "ID,...",
		Parse: func(o *Order, s string) (err error) { o.With, err = parseTechniques(s); return err },
		asked: func(o *Order) bool { return len(o.With) > 0 },
		needs: func(o *Order) []*logic.Technique { return o.With },
		fits:  func(o *Order, p *path) bool { return setOfAll(o.With)&^p.seen == 0 },
	},
	{
		Name: "without", Kind: "ID,...",
		Parse: func(o *Order, s string) (err error) { o.Without, err = parseTechniques(s); return err },
		asked: func(o *Order) bool { return len(o.Without) > 0 },
		never: func(o *Order, t *logic.Technique) bool { return slices.Contains(o.Without, t) },
		fits:  func(o *Order, p *path) bool { return setOfAll(o.Without)&p.seen == 0 },
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
	},
	{
		Name: "once", Kind: "ID",
		Parse: func(o *Order, s string) (err error) { o.Once, err = parseTechnique(s); return err },
		asked: func(o *Order) bool { return o.Once != nil },
		needs: func(o *Order) []*logic.Technique { return []*logic.Technique{o.Once} },
		may:   func(o *Order, p *path) bool { return p.seenAgain&setOf(o.Once) == 0 },
		fits:  func(o *Order, p *path) bool { return (p.seen&^p.seenAgain)&setOf(o.Once) != 0 },
	},
	{
		Name: "first", Kind: "ID",
		Parse: func(o *Order, s string) (err error) { o.First, err = parseTechnique(s); return err },
		asked: func(o *Order) bool { return o.First != nil },
		needs: func(o *Order) []*logic.Technique { return []*logic.Technique{o.First} },
		may:   func(o *Order, p *path) bool { return p.first == nil || p.first == o.First },
		fits:  func(o *Order, p *path) bool { return p.first == o.First },
	},
	{
		Name: "singles", Kind: "A..B",
		Parse: func(o *Order, s string) (err error) { o.Singles, err = parseRange(s); return err },
		asked: func(o *Order) bool { return o.Singles != nil },
		may: func(o *Order, p *path) bool {
			return p.singles <= o.Singles.To && (p.first == nil || p.singles >= o.Singles.From)
		},
		fits: func(o *Order, p *path) bool { return p.first != nil && o.Singles.Has(p.singles) },
	},
}

// harder reports whether a step of a, and not of b, would be the hardest of both.
func harder(a, b *logic.Technique) bool {
	return a.Level > b.Level || a.Level == b.Level && a.Score > b.Score
}
