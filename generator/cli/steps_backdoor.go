package cli

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A doorLine is what a table has of a backdoor: digits to place, or candidates to
// remove.
type doorLine struct {
	Line      int      `json:"line"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
}

// writeBackdoors writes the backdoors of a position, those of digits first, and returns
// how many they are.
func (l *listing) writeBackdoors(it *item, pos *position, to *answer) (n int) {
	if !pos.one {
		to.fail(it, words.Error("cli.many"))
		return 0
	}
	write := func(line doorLine) bool {
		n++
		l.door(line, to)
		return to.more()
	}
	err := logic.Backdoors(to.ctx, &pos.Position, &pos.solution, l.with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(doorLine{it.Line, placements(ks), []string{}})
	})
	if err != nil {
		return n // interrupted
	}
	_ = logic.WrongCandidates(to.ctx, &pos.Position, &pos.solution, l.with, l.backdoors, func(ks []puzzle.Candidate) bool {
		return write(doorLine{it.Line, []string{}, eliminations(ks)})
	})
	return n
}

func (l *listing) door(line doorLine, to *answer) {
	switch l.form {
	case asJSON:
		to.object(line)
	case asTSV:
		to.row(strconv.Itoa(line.Line), strings.Join(line.Place, " "), strings.Join(line.Eliminate, " "))
	default:
		to.out = fmt.Appendf(to.out, "      %s\n", strings.Join(append(line.Place, line.Eliminate...), " "))
	}
}
