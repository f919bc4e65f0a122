package cli

import (
	"strconv"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// A rated is the answer of rate; what is unknown is nil.
type rated struct {
	Puzzle *shownPuzzle `json:"puzzle"`
	rating
	by
}

// by names the profile by whose techniques a rating is.
type by struct {
	Profile *string `json:"profile"`
}

func byProfile(p *logic.Profile) by { return by{&p.Name} }

// A rating is the part of a record that says how hard a puzzle is.
type rating struct {
	Level   *string `json:"level"`
	Score   *int    `json:"score"`
	Hardest *string `json:"hardest"`
	Steps   *int    `json:"steps"`

	of *logic.Rating
}

func newRating(r *logic.Rating) rating {
	if r == nil {
		return rating{}
	}
	level := r.Level.String()
	return rating{&level, &r.Score, &r.Hardest.ID, &r.Steps, r}
}

func (r *rated) columns(dst []byte, p pen) []byte {
	dst = r.rating.columns(append(append(dst, r.Puzzle.column()...), '\t'), p)
	return append(append(dst, '\t'), oneColumn(column(r.Profile))...)
}

// columns appends the columns of a rating.
func (r *rating) columns(dst []byte, p pen) []byte {
	if r.of == nil {
		return append(dst, "-\t-\t-\t-"...)
	}
	dst = append(append(dst, p.level(r.of.Level, r.of.Level.String())...), '\t')
	dst = append(strconv.AppendInt(dst, int64(r.of.Score), 10), '\t')
	dst = append(append(dst, r.of.Hardest.ID...), '\t')
	return strconv.AppendInt(dst, int64(r.of.Steps), 10)
}

func (r *rated) text(dst []byte, p pen) []byte {
	return r.rating.text(append(append(dst, r.Puzzle.column()...), "  "...), p, r.by)
}

// text appends a rating as a sentence.
func (r *rating) text(dst []byte, p pen, by by) []byte {
	if r.of == nil {
		return append(dst, p.T("cli.unrated")...)
	}
	return append(dst, p.T("cli.ratedby", "level", told(p.level(r.of.Level, p.Level(r.of.Level.Name()))), "score", r.of.Score,
		"n", r.of.Steps, "technique", r.of.Hardest.Name(), "profile", words.Visible(quoted(*by.Profile)))...)
}

// A ratedByExplainer is the answer of rate with --scale se.
type ratedByExplainer struct {
	Puzzle *shownPuzzle `json:"puzzle"`
	explainerRating
}

func (r *ratedByExplainer) columns(dst []byte, p pen) []byte {
	return r.explainerRating.columns(append(append(dst, r.Puzzle.column()...), '\t'), p)
}

func (r *ratedByExplainer) text(dst []byte, p pen) []byte {
	return r.explainerRating.text(append(append(dst, r.Puzzle.column()...), "  "...), p)
}

// A ratedByBoth is the answer of rate with --scale both.
type ratedByBoth struct {
	rated
	explainerRating
}

func (r *ratedByBoth) columns(dst []byte, p pen) []byte {
	return r.explainerRating.columns(append(r.rated.columns(dst, p), '\t'), p)
}

func (r *ratedByBoth) text(dst []byte, p pen) []byte {
	dst = r.rated.text(dst, p)
	if r.ER == nil {
		return dst
	}
	return r.explainerRating.text(append(dst, "; "...), p)
}

// An explainerRating is the part of a record that says how hard a puzzle is on the scale of
// Sudoku Explainer.
type explainerRating struct {
	ER *explainerValue `json:"er"`
	EP *explainerValue `json:"ep"`
	ED *explainerValue `json:"ed"`
}

func newExplainerRating(r *se.Rating) explainerRating {
	if r == nil {
		return explainerRating{}
	}
	er, ep, ed := explainerValue(r.ER), explainerValue(r.EP), explainerValue(r.ED)
	return explainerRating{&er, &ep, &ed}
}

// columns appends the three values.
func (r *explainerRating) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, r.ER.column(), r.EP.column(), r.ED.column())
}

// text appends them as a sentence.
func (r *explainerRating) text(dst []byte, p pen) []byte {
	if r.ER == nil {
		return append(dst, p.T("cli.unrated")...)
	}
	return append(dst, p.T("cli.ratedse", "grade", p.T(se.Value(*r.ER).Grade()), "er", r.ER.column(), "ep", r.EP.column(), "ed", r.ED.column())...)
}

// A serateLine is a record that is the line of the program serate: zeros for no rating.
type serateLine se.Rating

func (s serateLine) columns(dst []byte, _ pen) []byte { return append(dst, se.Rating(s).String()...) }

// An explainerValue is a value of Sudoku Explainer, with one decimal.
type explainerValue se.Value

func (v *explainerValue) column() string {
	if v == nil {
		return "-"
	}
	return se.Value(*v).String()
}

// MarshalJSON writes the number.
func (v *explainerValue) MarshalJSON() ([]byte, error) { return []byte(v.column()), nil }
