package cli

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// explainer writes the path that Sudoku Explainer takes.
func (e *explainOptions) explainer(it *item, pos *position, rater *se.Rater, to *answer) error {
	if pos.several {
		return words.Error("cli.many")
	}
	from := pos.Position
	if !pos.unique {
		from = it.written()
	}
	path, rating, err := rater.PathFrom(to.ctx, &from)
	if err != nil {
		return err
	}
	switch e.form {
	case asJSON:
		solved := rating.ER < se.Beyond
		x := &explainedByExplainer{explained{place: it.at(), Puzzle: pos.shown(it), Solved: &solved, Path: []pathStep{}}, newExplainerRating(&rating)}
		for i := range path {
			l := explainerStep(it, &path[i])
			x.Path = append(x.Path, pathStep{l.Technique, l.ID, l.Place, l.Eliminate, l.Digits, l.Notation, e.explainerLines(&path[i], to.Lang), path[i].Value.String()})
		}
		to.record(e.form, x)
	case asTSV:
		for i := range path {
			to.record(e.form, &pathLine{explainerStep(it, &path[i]), i + 1, path[i].Value.String()})
		}
	default:
		to.out = pos.append(to.out, it, &from)
		for i := range path {
			to.numbered(i+1, e.explainerLines(&path[i], to.Lang))
			to.more()
		}
		r := newExplainerRating(&rating)
		to.out = append(r.text(append(to.out, "      "...), to.pen), '\n')
	}
	return nil
}

// explainedByExplainer is the answer of explain with --profile se.
type explainedByExplainer struct {
	explained
	explainerRating
}

func (x *explainedByExplainer) columns(dst []byte, _ pen) []byte { return dst } // see pathLine

// explainerLines returns the explanation of a step: its value, its rule and what it does, and the
// reason.
func (e *explainOptions) explainerLines(s *se.Step, l words.Lang) []string {
	does := append(placements(s.Place), eliminations(s.Eliminate)...)
	lines := []string{l.T("cli.sestep", "value", s.Value.String(), "rule", l.Say(s.Name()), "does", strings.Join(does, ", "))}
	if !e.brief {
		lines = append(lines, l.Say(s.Why()))
	}
	return lines
}

// explainerNotation writes a step as other programs write steps, in English.
func explainerNotation(s *se.Step) string {
	name := words.English.Say(s.Name())
	if len(s.Place) > 0 {
		return name + ": " + strings.Join(placements(s.Place), ", ")
	}
	return name + " => " + strings.Join(eliminations(s.Eliminate), ", ")
}

// explainerStep returns the line of a step.
func explainerStep(it *item, s *se.Step) stepLine {
	var digits puzzle.DigitSet
	for _, k := range slices.Concat(s.Place, s.Eliminate) {
		digits |= k.Digit().Set()
	}
	return stepLine{
		Line: it.Line, Technique: s.ID, ID: s.ID, Place: placements(s.Place), Eliminate: eliminations(s.Eliminate),
		Digits: digits.String(), Notation: explainerNotation(s),
	}
}
