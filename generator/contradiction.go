package generator

import (
	"fmt"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A Contradiction says why no puzzle can fit an order.
type Contradiction struct {
	Rule Rule
	// What the rule is about, as far as it names any.
	Technique *logic.Technique
	One, Two  string // names of conditions
}

// A Rule is a reason why there is no puzzle; its name is for catalogues.
type Rule string

// The rules that Contradiction knows.
const (
	NeverUsed   Rule = "unused"  // a technique that ratings do not use
	NotBoth     Rule = "both"    // a condition needs the technique that another excludes
	NotASingle  Rule = "single"  // the first step that is no single cannot be one
	OnlySingles Rule = "singles" // singles alone cannot reach a level or score
	ScoreLevel  Rule = "score"   // no puzzle of the level has such a score
)

func (c *Contradiction) Error() string {
	return fmt.Sprintf("no puzzle can fit: %s (%s, %s)", c.Rule, c.One, c.Two)
}

// maxSinglesScore is the highest score of a puzzle of nothing but singles.
const maxSinglesScore = (81 - MinGivens) * 14

// contradiction returns a *Contradiction if the conditions exclude one another, or nil.
func (o *Order) contradiction() error {
	for _, c := range o.conditions {
		if c.needs == nil {
			continue
		}
		for _, t := range c.needs(o) {
			outside := onlyExplained(t) != nil && c.Name != "hardest"
			if setOf(t) == 0 && !outside {
				return &Contradiction{Rule: NeverUsed, Technique: t, One: c.Name}
			}
			for _, other := range o.conditions {
				if other.never != nil && other.never(o, t) && (!outside || other.Name == "without" || t.Level > puzzle.Easy && o.Level == puzzle.Easy) {
					return &Contradiction{Rule: NotBoth, Technique: t, One: c.Name, Two: other.Name}
				}
			}
		}
	}
	for _, t := range o.Without {
		if setOf(t) == 0 && onlyExplained(t) == nil {
			return &Contradiction{Rule: NeverUsed, Technique: t, One: "without"}
		}
	}
	return o.impossibleScore()
}

// impossibleScore returns the contradiction between score, level and the techniques that
// are left, or nil.
func (o *Order) impossibleScore() error {
	if o.First != nil && o.First.Level == puzzle.Easy {
		return &Contradiction{Rule: NotASingle, Technique: o.First, One: "first"}
	}
	onlySingles := !slices.ContainsFunc(o.techniques, func(t *logic.Technique) bool {
		return t.Level > puzzle.Easy && o.never&setOf(t) == 0
	})
	atLeast := 0
	if o.Level > puzzle.Easy {
		atLeast = logic.MaxScore(o.Level-1) + 1 // unless a technique has the level
	}
	one := "difficulty"
	if o.Score != nil && o.Score.From > atLeast {
		atLeast, one = o.Score.From, "score"
	}
	switch most := logic.MaxScore(o.Level); {
	case onlySingles && (atLeast > maxSinglesScore || o.Singles != nil):
		if o.Singles != nil {
			one = "singles"
		}
		return &Contradiction{Rule: OnlySingles, One: one}
	case o.Score != nil && most > 0 && o.Score.From > most:
		return &Contradiction{Rule: ScoreLevel, One: "score", Two: "difficulty"}
	}
	return nil
}
