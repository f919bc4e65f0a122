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
func (o *printOptions) printSheet(ctx context.Context, c *call, sheet *print.Sheet, to printTarget) error {
	pages, err := sheet.Document()
	if err != nil {
		return err
	}
	warnOfPaper(c, sheet, pages.NumPages())
	if o.saveSet != "" {
		if err := makeFile(ctx, o.saveSet, func(w io.Writer) error { return print.WriteSet(w, *sheet) }); err != nil {
			return err
		}
	}
	if err := to.print(ctx, c, pages); err != nil {
		return err
	}
	for _, out := range furtherOutputs(sheet, o.solutions.file, to) {
		d, err := out.document()
		if err != nil {
			return err
		}
		if err := out.to.print(ctx, c, d); err != nil {
			return err
		}
	}
	return nil
}

// warnOfPaper says what may waste paper: what it will lack, and a cover that nobody takes.
func warnOfPaper(c *call, sheet *print.Sheet, pages int) {
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

// print writes a document, to standard output if the name is "-".
func (t printTarget) print(ctx context.Context, c *call, d *print.Document) error {
	switch {
	case t.job != nil:
		return t.send(ctx, c, d)
	case t.Name == stdin && !t.Drawn():
		return d.PDF(ctx, results{c})
	}
	return t.Write(ctx, d, func(name string, write func(io.Writer) error) error { return makeFile(ctx, name, write) })
}
