//go:build !(linux || freebsd || netbsd || openbsd || windows)

package portal

import "context"

// WatchMotion tells nothing: what macOS says of motion can't be asked without its own language.
func WatchMotion(context.Context, func(less bool)) error { return nil }
