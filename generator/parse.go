package generator

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// A Range is the numbers from From to To.
type Range struct{ From, To int }

// Has reports whether n is in r.
func (r *Range) Has(n int) bool { return r.From <= n && n <= r.To }

// bounded reports whether r has an upper end.
func (r *Range) bounded() bool { return r.To < math.MaxInt32 }

// distance returns how far n is from r.
func (r *Range) distance(n int) int { return max(r.From-n, n-r.To, 0) }

// ErrRange means that a text is not a range of numbers.
var ErrRange = errors.New("no range of numbers")

// ErrValues means that a text is not a range of values of Sudoku Explainer.
var ErrValues = errors.New("no range of values of Sudoku Explainer")

// A TechniqueError is a name that no technique has.
type TechniqueError struct{ Name string }

func (e *TechniqueError) Error() string { return "no technique is named " + strconv.Quote(e.Name) }

// parseRange reads A..B, or one number.
func parseRange(s string) (*Range, error) {
	first, last, two := strings.Cut(s, "..")
	if !two {
		last = first
	}
	from, errFrom := strconv.ParseUint(first, 10, 31)
	to, errTo := strconv.ParseUint(last, 10, 31)
	if errFrom != nil || errTo != nil || from > to {
		return nil, ErrRange
	}
	return &Range{int(from), int(to)}, nil
}

// parseFrom reads what parseRange does, and A.., which has no end.
func parseFrom(s string) (*Range, error) {
	from, open := strings.CutSuffix(s, "..")
	r, err := parseRange(from)
	if open && err == nil && !strings.Contains(from, "..") {
		r.To = math.MaxInt32
		return r, nil
	}
	return parseRange(s)
}

// parseValues reads a range of values of Sudoku Explainer, such as 7.0..7.9 or 9.5.., or one. The
// range is of tenths.
func parseValues(s string) (*Range, error) {
	first, last, two := strings.Cut(s, "..")
	switch {
	case !two:
		last = first
	case last == "":
		last = se.Beyond.String()
	}
	from, okFrom := se.ParseValue(first)
	to, okTo := se.ParseValue(last)
	if !okFrom || !okTo || from > to || to < se.Least || from > se.Beyond {
		return nil, ErrValues
	}
	return &Range{int(from), int(to)}, nil
}

// parseTechnique finds the technique of an ID or a code of HoDoKu. One that the profile
// does not have is refused when the order is completed.
func parseTechnique(name string) (*logic.Technique, error) {
	name = strings.TrimSpace(name)
	for _, techs := range [][]*logic.Technique{logic.HoDoKu.Techniques, logic.Techniques()} {
		if named := logic.Named(techs, name); len(named) > 0 {
			return named[0], nil
		}
	}
	return nil, &TechniqueError{name}
}

func parseLevel(s string) (puzzle.Level, error) {
	l, ok := puzzle.ParseLevel(s)
	if !ok {
		return l, ErrLevel
	}
	return l, nil
}
