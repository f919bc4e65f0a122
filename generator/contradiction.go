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
	NeverUsed   Rule = "unused"  // a technique that neither ratings nor explanations use
	NeverRated  Rule = "unrated" // the hardest of a rating cannot be one that only explanations use
	NeverSeen   Rule = "unseen"  // a technique that no puzzle is known to have so
	TooHard     Rule = "beyond"  // no puzzle is known to be so hard for Sudoku Explainer
	NotBoth     Rule = "both"    // a condition needs the technique that another excludes
	NotASingle  Rule = "single"  // the first step that is no single cannot be one
	OnlySingles Rule = "singles" // singles alone cannot reach a level or score
	NotSoLong   Rule = "minutes" // no puzzle of the level takes so many minutes
	NoGrid      Rule = "grid"    // no grid has the digits of both
	NoneLeft    Rule = "none"    // the rest of the order excludes every technique that would do
	NotSoMany   Rule = "steps"   // two conditions ask for different numbers of steps
	ScoreLevel  Rule = "score"   // no puzzle of the level has such a score
)

func (c *Contradiction) Error() string {
	return fmt.Sprintf("no puzzle can fit: %s (%s, %s)", c.Rule, c.One, c.Two)
}

// maxSinglesScore is the highest score of a puzzle of nothing but singles.
const maxSinglesScore = (81 - MinGivens) * 14

// hardestKnown is the highest value of Sudoku Explainer that a puzzle is known to have.
const hardestKnown = 119

// neverSeen holds the IDs of techniques that no step was of in the ratings of 496,000 random puzzles
// and 370,000 near those that come close, and neverHardest those that were never the hardest.
var (
	neverSeen    = []string{"franken-x-wing", "franken-swordfish", "finned-franken-x-wing"}
	neverHardest = append([]string{"avoidable-rectangle-1", "avoidable-rectangle-2", "unique-rectangle-5"}, neverSeen...)
)

// impossibles are what else makes an order one that nothing fits: each returns its contradiction, or nil.
var impossibles = []func(*Order) error{impossibleFamily, impossibleCount, impossiblePlace, impossibleMinutes, impossibleScore}

// contradiction returns a *Contradiction if the conditions exclude one another, or nil.
func (o *Order) contradiction() error {
	for _, c := range o.conditions {
		if c.needs == nil {
			continue
		}
		for _, t := range c.needs(o) {
			if rule := c.cannotNeed(t); rule != "" {
				return &Contradiction{Rule: rule, Technique: t, One: c.Name}
			}
			for _, other := range o.conditions {
				if other.excludes(o, t) {
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
	if o.Explainer != nil && o.Explainer.From > hardestKnown {
		return &Contradiction{Rule: TooHard, One: "se"}
	}
	for _, impossible := range impossibles {
		if err := impossible(o); err != nil {
			return err
		}
	}
	return nil
}

// cannotNeed returns the rule by which no puzzle is known that c fits with t, or "".
func (c *Condition) cannotNeed(t *logic.Technique) Rule {
	unseen := neverSeen
	if c.Name == "hardest" {
		unseen = neverHardest
	}
	switch {
	case setOf(t) == 0 && onlyExplained(t) == nil:
		return NeverUsed
	case setOf(t) == 0 && c.Name == "hardest":
		return NeverRated
	case slices.Contains(unseen, t.ID):
		return NeverSeen
	}
	return ""
}

// excludes reports whether no puzzle that c fits has a step of t. Level and score are those of
// ratings, so that they say little of what only explanations use.
func (c *Condition) excludes(o *Order, t *logic.Technique) bool {
	if c.never == nil || !c.never(o, t) {
		return false
	}
	return setOf(t) != 0 || c.Name == "without" || c.Name == "difficulty" && o.Level == puzzle.Easy
}

// impossibleScore returns the contradiction between score, level and the techniques that
// are left, or nil.
func impossibleScore(o *Order) error {
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
