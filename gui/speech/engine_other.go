//go:build !(linux || freebsd || netbsd || openbsd || darwin || windows)

package speech

import "context"

func openEngine(context.Context) (engine, error) { return nil, errNone }
