package cli

import (
	"context"
	"errors"
	"io"

	"github.com/spf13/cobra"

	"sudoku/puzzle/fault"
	"sudoku/puzzle/store"
)

// outputOption declares the option -o, and returns the job that heeds it.
func (c *call) outputOption(cmd *cobra.Command, do job) job {
	name := ""
	c.option(cmd, text{&name, "FILE"}, "output", "o")
	return func(ctx context.Context, args []string) error {
		return c.intoFile(ctx, name, func() error { return do(ctx, args) })
	}
}

// intoFile has do write its results into a file, which is whole or not made: it isn't if
// do was interrupted or could not do its work, but it is if only some puzzles failed.
// Without a name, or with -, they go to standard output. What is unfinished is kept beside
// the file.
func (c *call) intoFile(ctx context.Context, name string, do func() error) error {
	if name == "" || name == stdin {
		return do()
	}
	var (
		done   error
		begun  *unfinished
		broken writeError
	)
	part, err := store.WriteFileOrPart(name, 0o666, func(w io.Writer) error {
		before, colours := c.out, c.colours
		defer func() { c.out, c.colours = before, colours }()
		c.out, c.colours = w, false
		done = do()
		if undone(ctx, done) {
			return done
		}
		return nil
	}, func(err error) bool { return errors.As(err, &begun) })
	switch {
	case part != "":
		c.say(begun.kept(part))
		return err
	case begun != nil && err != done: // it could not be kept
		c.say(notWritten(name, err))
		return done
	case done != nil && !errors.As(done, &broken):
		return done
	case ctx.Err() != nil || err == nil:
		return err
	}
	return notWritten(name, err)
}

// undone reports whether err means that the results are not worth keeping.
func undone(ctx context.Context, err error) bool {
	var (
		usage usageError
		full  writeError
		bad   *fault.Fault
	)
	return ctx.Err() != nil || errors.As(err, &usage) || errors.As(err, &full) || errors.As(err, &bad)
}
