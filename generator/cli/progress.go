package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// A progress is a status line on standard error, if that is a terminal.
type progress struct {
	c     *call
	to    io.Writer // nil if it is not a terminal
	mu    sync.Mutex
	width int // of what is shown
	next  time.Time
}

// redrawInterval is the shortest time between two updates.
const redrawInterval = 100 * time.Millisecond

func (c *call) newProgress() *progress {
	p := &progress{c: c}
	if f, ok := c.err.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.to = f
		}
	}
	return p
}

// show replaces the line by a message, unless the last update is very recent.
func (p *progress) show(key string, args ...any) {
	if p.to == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(redrawInterval)
	text := p.c.T(key, args...)
	p.erase()
	fmt.Fprint(p.to, text)
	p.width = columns(text)
}

// clear removes the line, so that something else can be written.
func (p *progress) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.erase()
}

func (p *progress) erase() {
	if p.width > 0 {
		fmt.Fprint(p.to, "\r", strings.Repeat(" ", p.width), "\r")
		p.width = 0
	}
}

// columns returns the width of text on a terminal. Chinese characters have two columns.
func columns(text string) (n int) {
	for _, r := range text {
		if n++; r >= 0x2E80 {
			n++
		}
	}
	return n
}
