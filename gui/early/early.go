// Package early does what has to be done before the packages of the toolkit are initialised:
// it imports only the standard library, and so is initialised before them.
package early

import (
	"os"
	"runtime/debug"
	"time"
)

// Until the first frame little of what is allocated becomes garbage; collecting it takes a
// twelfth of the start. 400 % is no collection below 16 MB.
const (
	percent = 400
	atStart = 2 * time.Second
)

func init() {
	if os.Getenv("GOGC") == "" {
		spare(func(end func()) { time.AfterFunc(atStart, end) })
	}
}

// spare puts off the collection of garbage until end is called, which later is given.
func spare(later func(end func())) {
	usual := debug.SetGCPercent(percent)
	later(func() {
		if now := debug.SetGCPercent(usual); now != percent {
			debug.SetGCPercent(now) // somebody has set another since
		}
	})
}
