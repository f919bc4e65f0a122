package cli

import (
	"context"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/words"
)

// A printTarget is where a document is printed to.
type printTarget struct {
	name string       // %d in that of a drawing is the page
	kind string       // of drawing, a page a file; "" for PDF
	job  *printer.Job // to a printer instead; nil for a file
}

func newPrintTarget(name string) printTarget {
	ext := strings.ToLower(filepath.Ext(name))
	if ext == ".svg" || ext == ".png" {
		return printTarget{name: name, kind: ext[1:]}
	}
	return printTarget{name: name}
}

// beside returns the name of another file for the same order, such as book-cover.pdf.
func (t printTarget) beside(what string) string {
	base := strings.TrimSuffix(t.name, filepath.Ext(t.name))
	return strings.ReplaceAll(base, "%d", "") + "-" + what + ".pdf"
}

// A printOutput is one of the files of an order.
type printOutput struct {
	to       printTarget
	document func() (*print.Document, error)
}

// outputs lists the files with pages.
func outputs(sheet *print.Sheet, solutions string, to printTarget) []printOutput {
	list := []printOutput{{to, sheet.Document}}
	if sheet.Solutions == print.Apart {
		apart := printTarget{name: solutions}
		switch {
		case solutions == "" && to.job != nil:
			apart = to
		case solutions == "":
			apart.name = to.beside("solutions")
		}
		list = append(list, printOutput{apart, sheet.SolutionFile})
	}
	if sheet.Book != nil && sheet.Book.Cover != print.NoCover {
		list = append(list, printOutput{printTarget{name: to.beside("cover")}, sheet.CoverFile})
	}
	return list
}

// printSheet writes all files of an order, the set first.
func (c *call) printSheet(ctx context.Context, sheet *print.Sheet, o *printOptions, to printTarget) error {
	if err := sheet.Check(); err != nil {
		return err
	}
	c.warn(sheet)
	if o.saveSet != "" {
		if err := c.makeFile(ctx, o.saveSet, func(w io.Writer) error { return print.WriteSet(w, *sheet) }); err != nil {
			return err
		}
	}
	for _, out := range outputs(sheet, o.solutions.file, to) {
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

// warn says what may waste paper: characters that no font has, and a cover that nobody
// takes.
func (c *call) warn(sheet *print.Sheet) {
	if missing := sheet.Missing(); missing != "" {
		c.say(words.Error("paper.missing", "characters", missing))
	}
	if sheet.Book == nil || sheet.Book.Cover == print.NoCover {
		return
	}
	if n := sheet.NumPages(); n < print.MinBookPages || n > print.MaxBookPages {
		c.say(words.Error("paper.pages", "n", n, "least", print.MinBookPages, "most", print.MaxBookPages))
	}
}

// printTo writes a document, to standard output if the name is "-".
func (c *call) printTo(ctx context.Context, d *print.Document, to printTarget) error {
	write := func(w io.Writer) error { return d.PDF(ctx, w) }
	switch {
	case to.job != nil:
		return c.send(ctx, d, *to.job)
	case to.kind != "":
		return c.drawPages(ctx, d, to)
	case to.name == stdin:
		return write(results{c})
	}
	return c.makeFile(ctx, to.name, write)
}

// drawPages writes a drawing of each page.
func (c *call) drawPages(ctx context.Context, d *print.Document, to printTarget) error {
	n := d.NumPages()
	if n > 1 && !strings.Contains(to.name, "%d") {
		return words.Error("cli.needspage", "n", n, "name", strings.TrimSuffix(to.beside("%d"), "pdf")+to.kind)
	}
	for i := range n {
		if err := ctx.Err(); err != nil {
			return err
		}
		p := d.PageAt(i)
		name := strings.ReplaceAll(to.name, "%d", strconv.Itoa(i+1))
		err := c.makeFile(ctx, name, func(w io.Writer) error {
			if to.kind == "png" {
				return print.PNG(w, p)
			}
			return print.SVG(w, p, d.Title())
		})
		if err != nil {
			return err
		}
	}
	return nil
}
