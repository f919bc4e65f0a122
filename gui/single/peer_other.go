//go:build !(linux || darwin || freebsd)

package single

import "errors"

func peerUID(int) (int, error) { return 0, errors.ErrUnsupported }
