//go:build !(linux || freebsd || netbsd || openbsd || windows)

package portal

import "context"

// WatchDesktop tells nothing: what macOS says of motion can't be asked without its own language.
func WatchDesktop(context.Context, func(Desktop)) error { return nil }
