package cli

import (
	"fmt"
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
	if !pos.unique {
		to.fail(it, words.Error("cli.many"))
		return 0
	}
	write := func(line backdoorLine) bool {
		n++
		l.writeBackdoor(line, to)
		return to.more()
	}
	err := logic.Backdoors(to.ctx, &pos.Position, &pos.solution, l.with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(backdoorLine{it.Line, placements(ks), []string{}})
	})
	if err != nil {
		return n // interrupted
	}
	_ = logic.WrongCandidates(to.ctx, &pos.Position, &pos.solution, l.with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(backdoorLine{it.Line, []string{}, eliminations(ks)})
	})
	return n
}

func (l *stepsOptions) writeBackdoor(line backdoorLine, to *answer) {
	switch l.form {
	case asJSON:
		to.object(line)
	case asTSV:
		to.row(strconv.Itoa(line.Line), strings.Join(line.Place, " "), strings.Join(line.Eliminate, " "))
	default:
		to.out = fmt.Appendf(to.out, "      %s\n", strings.Join(append(line.Place, line.Eliminate...), " "))
	}
}
