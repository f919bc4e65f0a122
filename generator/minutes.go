package generator

import (
	"math"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate/prior"
	"sudoku/solver/logic"
)

// minutes returns how many a puzzle with a level and a score takes the average solver. They rise
// with both, so that they never become fewer along a path.
func minutes(level puzzle.Level, score int) int {
	return int(math.Round(prior.Time(level, score).Minutes()))
}

// minutes returns how many the puzzle takes by what has been seen of its path.
func (p *path) minutes() int {
	level := p.rating.Level
	if h := p.rating.Hardest; h != nil {
		level = max(level, h.Level)
	}
	return minutes(max(level, puzzle.Easy), p.rating.Score)
}

// withinMinutes is the condition that the average solver takes so many minutes.
var withinMinutes = &Condition{
	Name: "minutes", Kind: "A..B",
	Parse:   func(o *Order, s string) (err error) { o.Minutes, err = parseFrom(s); return err },
	asked:   func(o *Order) bool { return o.Minutes != nil },
	never:   func(o *Order, t *logic.Technique) bool { return minutes(t.Level, t.Score) > o.Minutes.To },
	most:    func(o *Order) int { return o.mostInTime() },
	singles: func(o *Order) bool { return o.Minutes.From <= minutes(puzzle.Medium, maxSinglesScore) },
	may:     func(o *Order, p *path) bool { return p.minutes() <= o.Minutes.To },
	fits:    func(o *Order, p *path) bool { return o.Minutes.Has(p.minutes()) },
	sure:    func(o *Order, p *path) bool { return !o.Minutes.bounded() && o.Minutes.Has(p.minutes()) },
	off:     func(o *Order, p *path) int { return 100 * o.Minutes.distance(p.minutes()) / max(1, o.Minutes.From) },
}

// mostInTime returns the highest score of a puzzle that takes no more minutes than o asks for, 0
// for any.
func (o *Order) mostInTime() (most int) {
	if !o.Minutes.bounded() {
		return 0
	}
	longest := time.Duration(o.Minutes.To)*time.Minute + time.Minute/2
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		score := min(prior.Score(level, longest), math.MaxInt32)
		if highest := logic.MaxScore(level); highest > 0 {
			score = min(score, float64(highest))
		}
		most = max(most, int(score)+1)
	}
	return most
}

// impossibleMinutes returns the contradiction if no puzzle of the level that is asked for takes so
// long, or nil.
func impossibleMinutes(o *Order) error {
	if o.Minutes == nil || o.Level == puzzle.Unrated {
		return nil
	}
	if most := logic.MaxScore(o.Level); most > 0 && minutes(o.Level, most) < o.Minutes.From {
		return &Contradiction{Rule: NotSoLong, One: "minutes", Two: "difficulty"}
	}
	return nil
}
