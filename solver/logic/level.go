package logic

import "sudoku/puzzle"

// levelScores holds the highest score that a puzzle of a level can have, 0 for any.
type levelScores [puzzle.Extreme + 1]int

var (
	scores = levelScores{puzzle.Easy: 800, puzzle.Medium: 1000, puzzle.Hard: 1600, puzzle.Unfair: 1800}

	// A killer takes many small steps before the first digit.
	killerScores = levelScores{puzzle.Easy: 1500, puzzle.Medium: 3000, puzzle.Hard: 4200, puzzle.Unfair: 8000}
)

// MaxScore returns the highest score that a puzzle of a level can have, or 0 if there is
// none: a puzzle with a higher score has a higher level.
func MaxScore(l puzzle.Level) int { return scores[l] }

// MaxScoreOn is [MaxScore] on a board. On a small one the hardest step alone decides.
func MaxScoreOn(s *puzzle.Shape, l puzzle.Level) int { return boardKindOf(s).scores()[l] }

// scores returns the highest scores of puzzles on a board of the kind.
func (k boardKind) scores() *levelScores {
	switch {
	case k.small:
		return &levelScores{}
	case k.cages:
		return &killerScores
	}
	return &scores
}

// raised returns the level of a puzzle whose hardest technique has level l: l, or
// the next one up whose highest score reaches so far.
func (s *levelScores) raised(l puzzle.Level, score int) puzzle.Level {
	for s[l] != 0 && score > s[l] {
		l++
	}
	return l
}

// Least returns what a step of the technique costs at least, see [Step.Cost]; 0 if it isn't in
// the profile Full.
func (t *Technique) Least() int { return t.least }
