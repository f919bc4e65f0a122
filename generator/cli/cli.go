// Package cli is the command line.
//
// Standard output has results only; errors, with file and line, go to standard error.
// Results are in the order of the input. Memory does not grow with the input. The exit
// status is 0 for success, 1 if a puzzle or file failed (the others are still done), 2
// for a usage error, and 130, 143 or 129 after a signal to interrupt, terminate or hang up.
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

	"sudoku/puzzle/fault"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// Exit statuses.
const (
	exitOK          = 0
	exitFailed      = 1
	exitUsage       = 2
	exitInterrupted = 130
)

// name is the name of the command: the one that it was called by if that begins with
// "sudoku", such as sudoku-desk.
var name = calledAs(os.Args[0])

func calledAs(path string) string {
	base := strings.TrimSuffix(filepath.Base(path), ".exe")
	if !regexp.MustCompile(`^sudoku[-.\w]*$`).MatchString(base) {
		return "sudoku"
	}
	return base
}

// ForWindow returns the files of args, and the tag of the language that --lang asks for before
// them, "" if there is none, and reports whether they are for the window: if there are no files,
// or if the first one is a file and not a verb. Other args are for Main.
func ForWindow(args []string) (files []string, lang string, ok bool) {
	files = args
	if tag, after := leadingLanguage(args); after != nil {
		if l, known := words.Parse(tag); known && tag != "" {
			files, lang = after, l.Code()
		}
	}
	if len(files) == 0 {
		return nil, lang, true
	}
	if slices.Contains(verbNames(), files[0]) {
		return nil, "", false
	}
	info, err := os.Stat(files[0])
	return files, lang, err == nil && !info.IsDir()
}

// leadingLanguage returns the value of --lang at the beginning of args and what comes after it, nil
// if args don't begin so.
func leadingLanguage(args []string) (tag string, after []string) {
	if len(args) == 0 {
		return "", nil
	}
	if tag, ok := strings.CutPrefix(args[0], "--lang="); ok {
		return tag, args[1:]
	}
	if args[0] == "--lang" && len(args) > 1 {
		return args[1], args[2:]
	}
	return "", nil
}

// Main runs the command line args and returns the exit status. It stops soon
// after ctx is done.
func Main(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{to: stdout}
	c := &call{
		lang: language(args),
		in:   stdin, out: out, err: stderr,
		stdout:     stdout,
		workers:    runtime.GOMAXPROCS(0),
		typed:      isTerminal(stdin),
		terminal:   isTerminal(stdout),
		complaints: &complaints{},
		working:    newWorking(stderr),
	}
	var err error
	if f := catch(func() { err = c.run(ctx, args) }); f != nil {
		err = f
	}
	if err == nil && out.err != nil {
		err = writeError{out.err}
	}
	return c.status(ctx, err)
}

// An output is standard output. It keeps the last write error, because the flag library
// ignores some.
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

// A call is one run of the command.
type call struct {
	lang       words.Lang
	in         io.Reader
	out, err   io.Writer
	stdout     io.Writer // where out leads to first
	workers    int
	from       *format.Format // of all input; nil to detect it
	boards     boardOption    // what is read besides puzzles on the classic board
	typed      bool           // puzzles are typed: standard input is a terminal, and is read
	terminal   bool           // standard output is one
	colours    bool           // in results
	complaints *complaints
	working    *working
	texts      []func() // see translate
}

// errSomeFailed means that some puzzle or file failed, which has already been reported.
var errSomeFailed = errors.New("some puzzle failed")

// status reports err if necessary, and returns the exit status.
func (c *call) status(ctx context.Context, err error) int {
	var usage usageError
	var broken *fault.Fault
	switch {
	case err == nil, isBrokenPipe(err):
		return exitOK
	case ctx.Err() != nil:
		return interruptedStatus(ctx)
	case errors.As(err, &broken):
		c.sayFault(broken)
	case errors.As(err, &usage):
		c.say(err)
		fmt.Fprintln(c.err, c.lang.T("cli.seehelp", "command", name, "verb", usage.verb))
		return exitUsage
	case err != errSomeFailed:
		c.say(err)
	}
	return exitFailed
}

// say writes err to standard error.
func (c *call) say(err error) { c.tell(c.lang.Error(err)) }

// tell writes a sentence beside the results.
func (c *call) tell(text string) { fmt.Fprintf(c.err, "%s: %s\n", name, text) }

// A writeError means that results could not be written.
type writeError struct{ error }

func (e writeError) Unwrap() error { return e.error }

// In returns the message in a language.
func (e writeError) In(l words.Lang) string {
	return l.T("cli.write", "why", l.Error(e.error))
}

// write writes results to standard output.
func (c *call) write(b []byte) error {
	if len(b) == 0 {
		return nil
	}
	if _, err := c.out.Write(b); err != nil {
		return writeError{err}
	}
	return nil
}

// writeApart writes results while what a verb is doing is not shown.
func (c *call) writeApart(b []byte) error {
	c.working.hide()
	defer c.working.done()
	return c.write(b)
}

// results is standard output as an io.Writer.
type results struct{ c *call }

func (r results) Write(b []byte) (int, error) { return len(b), r.c.write(b) }
