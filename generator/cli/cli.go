// Package cli is the command line: it works through puzzles without a window.
//
// Its manners: standard output carries results only, standard error says what
// went wrong and where, answers come in the order of the questions, and memory
// does not grow with the input. The status is 0 when all went well, 1 when some
// puzzle or file failed (the others were still done), 2 when the command line
// made no sense, and 130 after an interrupt.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// Exit statuses.
const (
	fine        = 0
	failed      = 1
	badUsage    = 2
	interrupted = 130
)

// name is what the command is called: as it was called, where that is a name of
// ours, such as sudoku-desk.
var name = calledAs(os.Args[0])

func calledAs(path string) string {
	base := strings.TrimSuffix(filepath.Base(path), ".exe")
	if !regexp.MustCompile(`^sudoku[-.\w]*$`).MatchString(base) {
		return "sudoku"
	}
	return base
}

// Handles reports whether args are for Main. They are for the window when there
// are none, and when the first names a file and no verb.
func Handles(args []string) bool {
	if len(args) == 0 {
		return false
	}
	if slices.Contains(verbNames(), args[0]) {
		return true
	}
	info, err := os.Stat(args[0])
	return err != nil || info.IsDir()
}

// Main runs the command line args and returns the exit status. It stops soon
// after ctx is done.
func Main(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{to: stdout}
	c := &call{
		Lang: language(args),
		in:   stdin, out: out, err: stderr,
		workers: runtime.GOMAXPROCS(0),
	}
	err := c.run(ctx, args)
	if err == nil && out.err != nil {
		err = writeError{out.err}
	}
	return c.status(ctx, err)
}

// An output is standard output. It remembers that something could not be written,
// for the parts of the flag library that don't.
type output struct {
	to  io.Writer
	err error
}

func (o *output) Write(b []byte) (int, error) {
	n, err := o.to.Write(b)
	if err != nil {
		o.err = err
	}
	return n, err
}

// A call is one use of the command.
type call struct {
	words.Lang
	in       io.Reader
	out, err io.Writer
	workers  int
	from     *format.Format // of all input; nil: as it looks
}

// errSome means that something failed of which standard error has already told.
var errSome = errors.New("some puzzle failed")

// status tells of err, if anybody has to be told, and returns the exit status.
func (c *call) status(ctx context.Context, err error) int {
	var usage usageError
	switch {
	case err == nil, isBrokenPipe(err):
		return fine
	case ctx.Err() != nil:
		return interrupted
	case errors.As(err, &usage):
		c.say(err)
		fmt.Fprintln(c.err, c.T("cli.seehelp", "command", name, "verb", usage.verb))
		return badUsage
	case err != errSome:
		c.say(err)
	}
	return failed
}

// say writes err to standard error.
func (c *call) say(err error) { fmt.Fprintf(c.err, "%s: %s\n", name, c.Error(err)) }

// A writeError says that results could not be written.
type writeError struct{ error }

func (e writeError) Unwrap() error { return e.error }

// In says why the answers are not all there.
func (e writeError) In(l words.Lang) string {
	return l.T("cli.write", "why", l.Error(e.error))
}

// write puts results on standard output.
func (c *call) write(b []byte) error {
	if len(b) == 0 {
		return nil
	}
	if _, err := c.out.Write(b); err != nil {
		return writeError{err}
	}
	return nil
}

// results is standard output for whoever wants a writer.
type results struct{ c *call }

func (r results) Write(b []byte) (int, error) { return len(b), r.c.write(b) }
