package cli

import (
	"context"
	"io"
	"os"

	"github.com/spf13/cobra"

	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
)

// printerChoice is the value of the option --printer: the name of a queue, "" for the
// default one.
type printerChoice struct {
	name   string
	chosen bool
}

// defaultPrinter is the value of the option without a name.
const defaultPrinter = "default"

func (v *printerChoice) String() string { return "" }
func (v *printerChoice) Type() string   { return "NAME" }

func (v *printerChoice) Set(s string) error {
	*v = printerChoice{s, true}
	return nil
}

// queue finds the queue that was chosen. The name default is that of the default one
// unless a queue has that name.
func (v *printerChoice) queue(ctx context.Context) (printer.Queue, error) {
	list, err := printer.Queues(ctx)
	if err != nil {
		return printer.Queue{}, err
	}
	q, err := printer.Choose(list, v.name)
	if err != nil && v.name == defaultPrinter {
		return printer.Choose(list, "")
	}
	return q, err
}

// target returns where to print to.
func (o *printOptions) target(ctx context.Context, cmd *cobra.Command) (t printTarget, err error) {
	switch {
	case o.printer.chosen && cmd.Flags().Changed("output"):
		return t, newUsageError(cmd, "cli.exclude", "one", "--output", "other", "--printer")
	case o.printer.chosen && o.Cover != print.NoCover:
		return t, newUsageError(cmd, "cli.nocoverprinter")
	case o.printer.chosen:
		q, err := o.printer.queue(ctx)
		return printTarget{job: &printer.Job{Queue: q.Name}}, err
	case o.out == "":
		return t, newUsageError(cmd, "cli.needsoutput")
	}
	t = newPrintTarget(o.out)
	if t.Name == stdin && (o.Cover != print.NoCover || t.Drawn()) {
		return t, newUsageError(cmd, "cli.nocover")
	}
	if err := t.Check(); err != nil && t.Name != stdin && !isDevice(t.Name) {
		return t, asUsageError(cmd, badValue{"-o", t.Name, err})
	}
	return t, nil
}

// isDevice reports whether there is something of that name that is no regular file, and so
// needs no ending.
func isDevice(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.Mode().IsRegular()
}

// send prints a document on the printer, and writes what the system calls the job.
func (t printTarget) send(ctx context.Context, c *call, d *print.Document) error {
	j := *t.job
	first := d.PageAt(0)
	j.Title, j.Width, j.Height = d.Title(), first.Width, first.Height
	id, err := printer.Print(ctx, j, func(w io.Writer) error { return d.PDF(ctx, w) })
	if err != nil || id == "" {
		return err
	}
	return c.write([]byte(id + "\n"))
}
