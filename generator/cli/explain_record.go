package cli

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An explained is the answer of explain as json. Without a path everything but the place
// and the puzzle is nil.
type explained struct {
	place
	Puzzle *shownPuzzle `json:"puzzle"`
	Solved *bool        `json:"solved"`
	rating
	by
	Path       []pathStep `json:"path"`
	Candidates []string   `json:"candidates"` // with --up-to: of each cell after the path, its digit if it is filled
}

// A pathStep is a step of a path.
type pathStep struct {
	Technique string   `json:"technique"` // HoDoKu's code, or our ID if it has none
	ID        string   `json:"id"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
	Digits    string   `json:"digits"`
	Notation  string   `json:"notation"`
	Text      []string `json:"text"`            // the lines of the explanation
	Value     string   `json:"value,omitempty"` // by Sudoku Explainer, with --profile se
}

func (e *explainOptions) unexplained(it *item) *explained {
	x := &explained{place: it.at()}
	if it.err == nil {
		g := it.Puzzle.Grid()
		x.Puzzle = showOn(it.Puzzle.Shape, &g)
	}
	return x
}

func (e *explainOptions) explained(it *item, pos *position, steps []logic.Step, r *logic.Rating, solved bool, p pen) *explained {
	x := &explained{place: it.at(), Puzzle: pos.shown(it), Solved: &solved, Path: []pathStep{}}
	if r != nil && r.Hardest != nil {
		x.rating, x.by = newRating(r), byProfile(e.used(pos))
	}
	for _, s := range steps {
		l := newStepLine(it, s, p.Lang)
		x.Path = append(x.Path, pathStep{l.Technique, l.ID, l.Place, l.Eliminate, l.Digits, l.Notation, e.lines(s, p.Lang), ""})
	}
	if e.upTo != "" {
		left := pos.after(steps)
		for c := range left.Shape.Cells().All() {
			d := left.Grid[c]
			x.Candidates = append(x.Candidates, (left.Cands[c] | d.Set()).String())
		}
	}
	return x
}

// after returns the position after some steps.
func (p *position) after(steps []logic.Step) puzzle.Position {
	left := p.Position
	for _, s := range steps {
		s.Apply(&left)
	}
	return left
}

func (x *explained) columns(dst []byte, _ pen) []byte { return dst } // see pathLine

// A pathLine is a step of a path as tsv.
type pathLine struct {
	stepLine
	number int
	value  string // by Sudoku Explainer, "" for none
}

func (r *pathLine) columns(dst []byte, _ pen) []byte {
	columns := []string{strconv.Itoa(r.Line), strconv.Itoa(r.number), r.Technique, strings.Join(r.Place, " "),
		strings.Join(r.Eliminate, " "), r.Digits, r.Notation}
	if r.value != "" {
		columns = append(columns, r.value)
	}
	return tabbed(dst, columns...)
}
