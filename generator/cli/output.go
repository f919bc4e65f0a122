package cli

import (
	"context"
	"errors"
	"io"

	"github.com/spf13/cobra"

	"sudoku/puzzle/fault"
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
// Without a name, or with -, they go to standard output.
func (c *call) intoFile(ctx context.Context, name string, do func() error) error {
	if name == "" || name == stdin {
		return do()
	}
	var done error
	err := c.makeFile(ctx, name, func(w io.Writer) error {
		before, colours := c.out, c.colours
		defer func() { c.out, c.colours = before, colours }()
		c.out, c.colours = w, false
		done = do()
		if undone(ctx, done) {
			return done
		}
		return nil
	})
	var full writeError
	if done != nil && !errors.As(done, &full) {
		return done
	}
	return err
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
