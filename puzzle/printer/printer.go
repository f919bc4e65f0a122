// Package printer sends finished documents to the printers of the system: to a queue of
// CUPS where the programs lp and lpstat are, to the program that prints PDF files on
// Windows. It lays nothing out and shows nothing.
package printer

import (
	"cmp"
	"context"
	"io"
	"os"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// A Queue is a printer of the system.
type Queue struct {
	Name    string
	Default bool
}

// A Job says how a document is printed. Where [Settings] is false only Queue and Title
// count.
type Job struct {
	Queue  string // one of Queues
	Title  string
	Copies int // 0 is 1
	Sides  Sides
	Grey   bool    // without colours
	Width  float64 // of the paper in millimetres; 0 leaves the paper to the queue
	Height float64
}

// Sides says on which sides of the paper is printed.
type Sides uint8

const (
	OneSide   Sides = iota
	LongEdge        // on both, turned like the pages of a book
	ShortEdge       // on both, turned like the sheets of a calendar
)

// MaxCopies is the greatest number of copies of a job.
const MaxCopies = 99

// Environ returns the environment that programs of the system get.
var Environ = os.Environ

// ErrNone means that the system has no printer.
var ErrNone = words.Error("printer.none")

// Queues lists the printers of the system. The error is ErrNone if there is none.
func Queues(ctx context.Context) ([]Queue, error) {
	list, err := queues(ctx)
	if err == nil && len(list) == 0 {
		err = ErrNone
	}
	return list, cmp.Or(ctx.Err(), err)
}

// Choose returns the queue of a name or, if the name is empty, the default one or the only one.
// The error says which there are.
func Choose(list []Queue, name string) (Queue, error) {
	i := slices.IndexFunc(list, func(q Queue) bool { return q.Name == name || name == "" && q.Default })
	switch {
	case i >= 0:
		return list[i], nil
	case name == "" && len(list) == 1:
		return list[0], nil
	case name == "":
		return Queue{}, words.Error("printer.nodefault", "list", names(list))
	}
	return Queue{}, words.Error("printer.unknown", "name", name, "list", names(list))
}

func names(list []Queue) string {
	var all []string
	for _, q := range list {
		all = append(all, q.Name)
	}
	return strings.Join(all, ", ")
}

// Print writes a document by write and sends it to the queue of the job. It returns what
// the system calls the job, "" if it gives it no name. Nothing is sent if write fails.
func Print(ctx context.Context, j Job, write func(io.Writer) error) (id string, err error) {
	f, err := os.CreateTemp("", "sudoku-*.pdf")
	if err != nil {
		return "", err
	}
	defer func() {
		if !readsLater || err != nil {
			os.Remove(f.Name())
		}
	}()
	err = write(f)
	if err = cmp.Or(err, f.Close(), ctx.Err()); err != nil {
		return "", err
	}
	return send(ctx, f.Name(), j)
}
