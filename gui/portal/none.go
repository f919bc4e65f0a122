//go:build !(linux || freebsd || netbsd || openbsd)

package portal

import (
	"context"
	"io"
)

// Here reports whether there may be a portal.
func Here() bool { return false }

// StartNoBus does nothing: the libraries of these systems start no bus.
func StartNoBus() {}

// Print is a PrintDialog.
func Print(context.Context, Document, func(io.Writer) error) error { return ErrNone }
