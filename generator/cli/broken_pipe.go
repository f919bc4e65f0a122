//go:build !windows

package cli

import (
	"errors"
	"io"
	"syscall"
)

// isBrokenPipe reports whether nobody reads our output any more. That is no failure:
// they had enough.
func isBrokenPipe(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
}
