package generator

import (
	"errors"
	"slices"
	"strings"

	"sudoku/solver/logic"
)

// A StepCount says how many steps are wanted of a technique, or of a family together.
type StepCount struct {
	Of []*logic.Technique
	Range
}

// ErrCounts means that a text is no list of techniques with the numbers of their steps.
var ErrCounts = errors.New("no numbers of steps")

// parseCounts reads a list such as x-wing=2..,chains=3, in which nothing comes twice.
func parseCounts(list string) (counts []StepCount, err error) {
	for field := range strings.SplitSeq(list, ",") {
		name, number, _ := strings.Cut(field, "=")
		r, err := parseFrom(strings.TrimSpace(number))
		if err != nil {
			return nil, ErrCounts
		}
		of, err := parseNamed(name)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(counts, func(c StepCount) bool { return slices.Equal(c.Of, of) }) {
			return nil, ErrCounts
		}
		counts = append(counts, StepCount{of, *r})
	}
	return counts, nil
}

// countOf is the condition that techniques have so many steps.
var countOf = &Condition{
	Name: "count-of", Kind: "ID=A..B,...", Families: true,
	Parse: func(o *Order, s string) (err error) { o.Counts, err = parseCounts(s); return err },
	asked: func(o *Order) bool { return len(o.Counts) > 0 },
	needs: func(o *Order) (needs []*logic.Technique) {
		for _, c := range o.Counts {
			if c.From > 0 && len(c.Of) == 1 {
				needs = append(needs, c.Of...)
			}
		}
		return needs
	},
	never: func(o *Order, t *logic.Technique) bool {
		return slices.ContainsFunc(o.Counts, func(c StepCount) bool { return c.To == 0 && slices.Contains(c.Of, t) })
	},
	may: func(o *Order, p *path) bool {
		return p.allCounts(func(c *StepCount, n int) bool { return n <= c.To })
	},
	fits: func(_ *Order, p *path) bool { return p.allCounts(func(c *StepCount, n int) bool { return c.Has(n) }) },
	sure: func(_ *Order, p *path) bool {
		return p.allCounts(func(c *StepCount, n int) bool { return n >= c.From && !c.bounded() })
	},
	off: func(o *Order, p *path) (off int) {
		p.allCounts(func(c *StepCount, n int) bool {
			off += 100 * c.distance(n) / max(1, c.From) / len(o.Counts)
			return true
		})
		return off
	},
}

// counted returns the techniques whose steps are counted.
func (o *Order) counted() (list []*logic.Technique) {
	for _, c := range o.Counts {
		list = append(list, c.Of...)
	}
	return list
}

// explained reports whether c is about a technique that ratings don't use.
func (c *StepCount) explained() bool { return setOf(c.Of[0]) == 0 }

// allCounts reports whether something holds for every number of steps that is asked for, and how
// many the path has had.
func (p *path) allCounts(holds func(*StepCount, int) bool) bool {
	for i := range p.counts {
		if !holds(&p.order.Counts[i], p.counts[i]) {
			return false
		}
	}
	return true
}

// addStep counts a step of a technique, on the path of ratings or on that of explanations.
func (p *path) addStep(id string, explained bool) {
	for i := range p.counts {
		if c := &p.order.Counts[i]; explained == c.explained() && slices.ContainsFunc(c.Of, func(t *logic.Technique) bool { return t.ID == id }) {
			p.counts[i]++
		}
	}
}

// outsideCounts reports whether something holds for every number of steps that is asked for of
// techniques that ratings don't use.
func (p *path) outsideCounts(holds func(*StepCount, int) bool) bool {
	return p.allCounts(func(c *StepCount, n int) bool { return !c.explained() || holds(c, n) })
}

// impossibleCount returns the contradiction between numbers of steps and the rest of the order,
// or nil.
func impossibleCount(o *Order) error {
	score := 0
	for _, c := range o.Counts {
		if len(c.Of) == 1 && o.Once == c.Of[0] && !c.Has(1) {
			return &Contradiction{Rule: NotSoMany, Technique: o.Once, One: "count-of", Two: "once"}
		}
		if c.explained() || len(c.Of) > 1 {
			continue
		}
		t := c.Of[0]
		if score += c.From * t.Score; o.most > 0 && score > o.most {
			two := "difficulty"
			if o.Score != nil && score > o.Score.To {
				two = "score"
			}
			return &Contradiction{Rule: NotSoMany, Technique: t, One: "count-of", Two: two}
		}
	}
	return nil
}
