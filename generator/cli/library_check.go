package cli

import (
	"context"
	"errors"
	"strconv"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// check reads all of the library and says what is damaged and can be saved; with --repair it
// makes a new one of that.
func (l *libraryCall) check(ctx context.Context, lib *library.Library, _ []string) error {
	report, err := lib.Check(ctx)
	if err != nil {
		return err
	}
	for _, fault := range report.Faults {
		l.c.say(fault)
	}
	if report.Made {
		l.c.say(words.Error("cli.library.made"))
	}
	answer := checked{Collections: report.Collections, Puzzles: report.Puzzles, Faults: len(report.Faults)}
	switch {
	case len(report.Faults) > 0 && (lib.Fault() == nil || lib.Loss() != nil || errors.Is(lib.Fault(), library.ErrDamaged)):
		err = l.save(ctx, lib, &answer)
	case report.Made && l.repair:
		err = lib.MakeAgain(ctx)
	}
	if err != nil {
		return err
	}
	if err := l.c.write(appendRecord(nil, l.form, &answer, l.c.pen())); err != nil || answer.Faults == 0 && (!report.Made || l.repair) {
		return err
	}
	return errSomeFailed
}

// save finds out what of a damaged library can be saved, and with --repair saves it.
func (l *libraryCall) save(ctx context.Context, lib *library.Library, to *checked) error {
	dir, err := store.DataDir()
	if err == nil {
		err = lib.Close()
	}
	if err != nil {
		return err
	}
	saved, err := library.Repair(ctx, dir, l.repair)
	to.Old, to.Saved, to.Damaged = saved.Old, saved.Puzzles, saved.Damaged
	if to.gone = saved.Gone; to.gone != nil {
		to.Lost = to.gone.Puzzles
	}
	return err
}

// A checked is the answer of library check.
type checked struct {
	Collections int    `json:"collections"`
	Puzzles     int    `json:"puzzles"`
	Faults      int    `json:"faults"`
	Old         string `json:"old"`     // where the damaged file is, "" if nothing was repaired
	Saved       int    `json:"saved"`   // puzzles
	Damaged     int    `json:"damaged"` // of these
	Lost        int    `json:"lost"`    // puzzles that can't be saved
	gone        *library.GoneError
}

func (c *checked) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, strconv.Itoa(c.Collections), strconv.Itoa(c.Puzzles), strconv.Itoa(c.Faults), oneColumn(c.Old), strconv.Itoa(c.Saved), strconv.Itoa(c.Damaged), strconv.Itoa(c.Lost))
}

func (c *checked) text(dst []byte, p pen) []byte {
	text := p.T("cli.library.didcheck", "collections", c.Collections, "puzzles", c.Puzzles, "faults", c.Faults)
	switch {
	case c.Old != "":
		text = p.Sentences(text, p.T("cli.library.didrepair", "saved", c.Saved, "damaged", c.Damaged, "file", c.Old))
	case c.Faults > 0:
		text = p.Sentences(text, p.T("cli.library.canrepair", "saved", c.Saved, "damaged", c.Damaged))
	}
	if c.gone != nil {
		text = p.Sentences(text, p.Error(c.gone))
	}
	return append(dst, text...)
}
