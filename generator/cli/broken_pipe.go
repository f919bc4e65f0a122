//go:build !windows

package cli

import (
	"errors"
	"io"
	"syscall"
)

// isBrokenPipe reports whether the reader of our output has closed it, as head does. That
// is not a failure.
func isBrokenPipe(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
}
