package cli

import (
	"errors"
	"io"
	"syscall"

	"github.com/spf13/cobra"
)

// init show Cobra's message about the console when started from a shortcut.
func init() { cobra.MousetrapHelpText = "" }

const errNoData = syscall.Errno(232) // ERROR_NO_DATA: the pipe is being closed

// isBrokenPipe reports whether the reader of our output has closed it. That is not a
// failure.
func isBrokenPipe(err error) bool {
	return errors.Is(err, syscall.ERROR_BROKEN_PIPE) || errors.Is(err, errNoData) || errors.Is(err, io.ErrClosedPipe)
}
