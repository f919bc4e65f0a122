package cli

import (
	"context"
	"strconv"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// check reads all of the library and says what is damaged; with --repair it makes a new one of
// what can be read.
func (l *libraryCall) check(ctx context.Context, lib *library.Library, _ []string) error {
	report, err := lib.Check(ctx)
	if err != nil {
		return err
	}
	for _, fault := range report.Faults {
		l.say(fault)
	}
	answer := checked{report.Collections, report.Puzzles, len(report.Faults), "", 0, 0}
	if l.repair && len(report.Faults) > 0 {
		dir, err := store.DataDir()
		if err != nil {
			return err
		}
		if err := lib.Close(); err != nil {
			return err
		}
		saved, err := library.Repair(ctx, dir)
		if err != nil {
			return err
		}
		answer.Old, answer.Saved, answer.Damaged = saved.Old, saved.Puzzles, saved.Damaged
	}
	if err := l.write(appendRecord(nil, l.form, &answer, l.pen())); err != nil || answer.Faults == 0 {
		return err
	}
	return errSomeFailed
}

// A checked is the answer of library check.
type checked struct {
	Collections int    `json:"collections"`
	Puzzles     int    `json:"puzzles"`
	Faults      int    `json:"faults"`
	Old         string `json:"old"`     // where the damaged file is, "" if nothing was repaired
	Saved       int    `json:"saved"`   // puzzles
	Damaged     int    `json:"damaged"` // of these
}

func (c *checked) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, strconv.Itoa(c.Collections), strconv.Itoa(c.Puzzles), strconv.Itoa(c.Faults), oneColumn(c.Old), strconv.Itoa(c.Saved), strconv.Itoa(c.Damaged))
}

func (c *checked) text(dst []byte, p pen) []byte {
	text := p.T("cli.library.didcheck", "collections", c.Collections, "puzzles", c.Puzzles, "faults", c.Faults)
	if c.Old != "" {
		text = p.Sentences(text, p.T("cli.library.didrepair", "saved", c.Saved, "damaged", c.Damaged, "file", c.Old))
	}
	return append(dst, text...)
}
