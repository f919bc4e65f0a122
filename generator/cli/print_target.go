package cli

import (
	"context"
	"io"

	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/words"
)

// A printTarget is where a document is printed to.
type printTarget struct {
	print.Target
	job *printer.Job // to a printer instead; nil for a file
}

func newPrintTarget(name string) printTarget { return printTarget{Target: print.NewTarget(name)} }

// A printOutput is one of the files of an order besides that of its puzzles.
type printOutput struct {
	to       printTarget
	document func() (*print.Document, error)
}

// furtherOutputs lists those files.
func furtherOutputs(sheet *print.Sheet, solutions string, to printTarget) (list []printOutput) {
	if sheet.Solutions == print.Apart {
		apart := newPrintTarget(solutions)
		switch {
		case solutions == "" && to.job != nil:
			apart = to
		case solutions == "":
			apart = newPrintTarget(to.Beside("solutions"))
		}
		list = append(list, printOutput{apart, sheet.SolutionFile})
	}
	if sheet.HasCover() {
		list = append(list, printOutput{newPrintTarget(to.Beside("cover")), sheet.CoverFile})
	}
	return list
}

// printSheet writes all files of an order, the set first.
func (c *call) printSheet(ctx context.Context, sheet *print.Sheet, o *printOptions, to printTarget) error {
	pages, err := sheet.Document()
	if err != nil {
		return err
	}
	c.warn(sheet, pages.NumPages())
	if o.saveSet != "" {
		if err := c.makeFile(ctx, o.saveSet, func(w io.Writer) error { return print.WriteSet(w, *sheet) }); err != nil {
			return err
		}
	}
	if err := c.printTo(ctx, pages, to); err != nil {
		return err
	}
	for _, out := range furtherOutputs(sheet, o.solutions.file, to) {
		d, err := out.document()
		if err != nil {
			return err
		}
		if err := c.printTo(ctx, d, out.to); err != nil {
			return err
		}
	}
	return nil
}

// warn says what may waste paper: what it will lack, and a cover that nobody takes.
func (c *call) warn(sheet *print.Sheet, pages int) {
	for _, lack := range sheet.Lacks() {
		c.say(lack)
	}
	if !sheet.HasCover() {
		return
	}
	if pages < print.MinBookPages || pages > print.MaxBookPages {
		c.say(words.Error("paper.pages", "n", pages, "least", print.MinBookPages, "most", print.MaxBookPages))
	}
}

// printTo writes a document, to standard output if the name is "-".
func (c *call) printTo(ctx context.Context, d *print.Document, to printTarget) error {
	switch {
	case to.job != nil:
		return c.send(ctx, d, *to.job)
	case to.Name == stdin && !to.Drawn():
		return d.PDF(ctx, results{c})
	}
	return to.Write(ctx, d, func(name string, write func(io.Writer) error) error { return c.makeFile(ctx, name, write) })
}
