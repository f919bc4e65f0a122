package logic

import (
	"slices"
	"strings"
	"sync"

	"sudoku/puzzle"
)

// A boardKind is what decides which techniques a board has and what their levels are.
type boardKind struct{ small, diagonals, cages bool }

func boardKindOf(s *puzzle.Shape) boardKind {
	return boardKind{s.Size() < 9, s.Diagonals(), len(s.Cages()) > 0}
}

// profiles keeps the profiles of the kinds of boards, for their techniques are compared by
// pointers.
var profiles sync.Map

// For returns the techniques of hints, paths and ratings on a board, in their order: [Full] on
// the classic one. Elsewhere those are left out whose proof needs rows, columns and boxes to be
// the only rules, or the sizes of the classic board; levels are those of the board. Equal boards
// have the same profile.
func For(s *puzzle.Shape) *Profile {
	if s == nil {
		return &Full
	}
	kind := boardKindOf(s)
	if p, ok := profiles.Load(kind); ok {
		return p.(*Profile)
	}
	p, _ := profiles.LoadOrStore(kind, newProfile(kind))
	return p.(*Profile)
}

func newProfile(kind boardKind) *Profile {
	p := &Profile{Name: Full.Name, Text: Full.Text}
	for _, list := range [2][]row{rows, shapeRows} {
		for _, row := range list {
			if row.in&full != 0 && kind.has(row.Technique) {
				form := *row.Technique
				form.least, form.Level = row.least, kind.level(row.Technique)
				form.Score = kind.score(&form)
				p.Techniques = append(p.Techniques, &form)
			}
		}
	}
	slices.SortStableFunc(p.Techniques, func(a, b *Technique) int {
		if kind.cages && a.Level != b.Level { // a level is that of what no easier techniques solve
			return int(a.Level) - int(b.Level)
		}
		return a.least - b.least
	})
	return p
}

// StepTechniquesFor is [StepTechniques] for a board.
func StepTechniquesFor(s *puzzle.Shape, all bool) (techs []*Technique) {
	if s == nil {
		return StepTechniques(all)
	}
	kind := boardKindOf(s)
	for _, list := range [2][]row{rows, shapeRows} {
		for _, row := range list {
			if (row.in&steps != 0 || all && row.in&slow != 0) && kind.has(row.Technique) {
				techs = append(techs, row.Technique)
			}
		}
	}
	return techs
}

// On returns the techniques of a list as a board has them: on the classic one the list, and
// elsewhere those of [For] that are in it or that the classic board lacks. An empty list stands
// for all.
func On(s *puzzle.Shape, list []*Technique) []*Technique {
	all := For(s).Techniques
	switch {
	case list == nil:
		return all
	case s == nil:
		return list
	}
	return slices.DeleteFunc(slices.Clone(all), func(t *Technique) bool {
		return t.on == nil && !slices.ContainsFunc(list, func(own *Technique) bool { return own.ID == t.ID })
	})
}

// ShapeTechniques returns the techniques that only boards with diagonals or cages have, in the
// order of the list.
func ShapeTechniques() (techs []*Technique) {
	for _, row := range shapeRows {
		techs = append(techs, row.Technique)
	}
	return techs
}

// onSmall are the techniques beside singles that small boards have, by their level there.
var onSmall = map[string]puzzle.Level{
	"locked-pair": puzzle.Medium, "pointing": puzzle.Medium, "claiming": puzzle.Medium,
	"naked-pair": puzzle.Medium, "hidden-pair": puzzle.Medium,
	"naked-triple": puzzle.Hard, "hidden-triple": puzzle.Hard, "x-wing": puzzle.Hard,
	"skyscraper": puzzle.Hard, "two-string-kite": puzzle.Hard, "turbot-fish": puzzle.Hard,
	"w-wing": puzzle.Hard, "xy-wing": puzzle.Hard, "xyz-wing": puzzle.Hard,
	"x-chain": puzzle.Unfair, "xy-chain": puzzle.Unfair, "nice-loop": puzzle.Unfair,
	"continuous-nice-loop": puzzle.Unfair, "discontinuous-nice-loop": puzzle.Unfair, "aic": puzzle.Unfair,
	"forcing-chain": puzzle.Extreme, "forcing-chain-contradiction": puzzle.Extreme, "forcing-chain-verity": puzzle.Extreme,
}

// has reports whether a board of the kind has t.
func (k boardKind) has(t *Technique) bool {
	switch family := t.Family(); {
	case t.on != nil:
		return t.on(k)
	case family == Singles:
		return true
	case k.small:
		return onSmall[t.ID] != 0
	case strings.HasSuffix(t.ID, "-net"), strings.HasSuffix(t.ID, "-net-plus"):
		return false
	}
	return !t.OneSolution && t.Family() != Trial
}

// leastScores is what a step of a level scores at least in a killer, so that it counts beside
// the many small ones.
var leastScores = [...]int{puzzle.Hard: 250, puzzle.Unfair: 700, puzzle.Extreme: 1500}

// score returns what a step of t, whose level is that of the board, scores there.
func (k boardKind) score(t *Technique) int {
	if !k.cages || t.Level < puzzle.Hard {
		return t.Score
	}
	return max(t.Score, leastScores[t.Level])
}

// level returns the level of t on a board of the kind.
func (k boardKind) level(t *Technique) puzzle.Level {
	if l := onSmall[t.ID]; k.small && l != 0 {
		return l
	}
	if !k.cages || t.Level == puzzle.Extreme {
		return t.Level
	}
	switch t.Family() {
	case LockedCandidates: // as plain to see as what the sums say
		return puzzle.Easy
	case Singles, Cages:
		return t.Level
	case Subsets:
		if t.Level == puzzle.Medium && !slices.Contains([]string{"naked-triple", "hidden-triple", "locked-triple"}, t.ID) {
			return puzzle.Medium
		}
		return puzzle.Hard
	}
	if t.ID == "x-wing" {
		return puzzle.Hard
	}
	return puzzle.Unfair
}
