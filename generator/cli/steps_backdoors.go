package cli

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A backdoorLine is a row of the table of backdoors: digits to place, or candidates to
// eliminate.
type backdoorLine struct {
	Line      int      `json:"line"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
}

// writeBackdoors writes the backdoors of a position, placements first, and returns their
// number.
func (l *stepsOptions) writeBackdoors(it *item, pos *position, to *answer) (n int) {
	if pos.several {
		to.fail(it, words.Error("cli.many"))
		return 0
	}
	with := pos.usable(l.with)
	write := func(line backdoorLine) bool {
		n++
		to.record(l.form, &line)
		return to.more()
	}
	err := logic.Backdoors(to.ctx, &pos.Position, &pos.solution, with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(backdoorLine{it.Line, placements(ks), []string{}})
	})
	if err != nil {
		return n // interrupted
	}
	_ = logic.WrongCandidates(to.ctx, &pos.Position, &pos.solution, with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(backdoorLine{it.Line, []string{}, eliminations(ks)})
	})
	return n
}

func (r *backdoorLine) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, strconv.Itoa(r.Line), strings.Join(r.Place, " "), strings.Join(r.Eliminate, " "))
}

func (r *backdoorLine) text(dst []byte, _ pen) []byte {
	return append(append(dst, "      "...), strings.Join(append(r.Place, r.Eliminate...), " ")...)
}
