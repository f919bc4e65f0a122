package review

import (
	"cmp"
	"maps"
	"slices"

	"sudoku/puzzle/words"
)

// A slip is a mistake as an advice may tell of it: the key of that, and its arguments.
type slip struct {
	key  string
	args []any
}

// avoid says how to avoid the kind of mistake that was made most often, of those that were no
// guesses and followed from no other, by the first of that kind.
func (r *Review) avoid(l words.Lang) string {
	first, count := map[string]slip{}, map[string]int{}
	for i := range r.Moments {
		m := &r.Moments[i]
		if !r.Moves[m.Move].slipped() {
			continue
		}
		s := r.slip(m)
		if count[s.key]++; count[s.key] == 1 {
			first[s.key] = s
		}
	}
	most := slices.MaxFunc(slices.Sorted(maps.Keys(first)), func(a, b string) int { return cmp.Compare(count[a], count[b]) })
	return l.T(first[most].key, first[most].args...)
}

// slipped reports whether a move was a mistake by itself, and no guess.
func (m *Move) slipped() bool { return m.Label == Mistake && !m.Guessed && !m.Follows }

// slip returns what would have kept the player from a mistake.
func (r *Review) slip(m *Moment) slip {
	at := &r.Moves[m.Move]
	s := slip{"review.next.others", []any{"n", at.Number}}
	switch {
	case at.Digit == 0:
		s.key = "review.next.struck"
		return s
	case r.typed(m.Move):
		s.key = "review.next.typed"
		return s
	case m.Wrong == nil:
		return s
	}
	house, twice, seen := m.Wrong.Fault()
	if !seen {
		return s
	}
	s.args = append(s.args, "house", words.House(house), "d", at.Digit)
	if s.key = "review.next.filled"; twice {
		s.key = "review.next.house"
	}
	return s
}
