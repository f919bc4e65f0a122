// Package garbage sees to how much garbage there may be, from before the packages of the toolkit
// are initialised: it imports only the standard library, and so is initialised before them.
package garbage

import (
	"os"
	"runtime/debug"
	"sync"
	"time"
)

// Garbage, in percent of what lives. Until the first frame little of what is allocated becomes
// garbage; collecting it takes a twelfth of the start: much is no collection below 16 MB.
const (
	little = 20
	much   = 400

	atStart = 2 * time.Second
)

func init() {
	if os.Getenv("GOGC") == "" {
		time.AfterFunc(atStart, collecting.ask(&collecting.much))
	}
}

// KeepLittle keeps little garbage until end is called, for work that makes much of it, and would
// keep the memory that it needs at its worst moment.
func KeepLittle() (end func()) { return collecting.ask(&collecting.little) }

var collecting collector

// A collector knows how many ask for little garbage and for much at present. Such times may
// overlap in any order.
type collector struct {
	sync.Mutex
	little, much int
	usual        int // percent when nobody asks
}

// ask counts one more that asks, until end is called.
func (c *collector) ask(count *int) (end func()) {
	c.change(count, 1)
	return func() { c.change(count, -1) }
}

func (c *collector) change(count *int, by int) {
	c.Lock()
	defer c.Unlock()
	*count += by
	percent := c.usual
	switch {
	case c.little > 0:
		percent = little
	case c.much > 0:
		percent = much
	}
	was := debug.SetGCPercent(percent)
	if by > 0 && c.little+c.much == 1 {
		c.usual = was
	}
}
