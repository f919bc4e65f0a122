//go:build !windows

package batch

import (
	"errors"
	"io"
	"syscall"
)

// isGone reports whether whoever read our output has gone. That is no failure:
// they had enough.
func isGone(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
}
