package cli

import (
	"errors"
	"io"
	"syscall"

	"github.com/spf13/cobra"
)

// Started from a shortcut, the command does not lecture about consoles.
func init() { cobra.MousetrapHelpText = "" }

const errNoData = syscall.Errno(232) // ERROR_NO_DATA: the pipe is being closed

// isBrokenPipe reports whether nobody reads our output any more. That is no failure:
// they had enough.
func isBrokenPipe(err error) bool {
	return errors.Is(err, syscall.ERROR_BROKEN_PIPE) || errors.Is(err, errNoData) || errors.Is(err, io.ErrClosedPipe)
}
