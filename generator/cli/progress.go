package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// A progress is a line on standard error that is rewritten while something goes
// on, when that is a terminal.
type progress struct {
	c     *call
	to    io.Writer // nil when nobody looks
	mu    sync.Mutex
	width int // of what is shown
	next  time.Time
}

// pace is the time between two lines: they are for people.
const pace = 100 * time.Millisecond

func (c *call) newProgress() *progress {
	p := &progress{c: c}
	if f, ok := c.err.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.to = f
		}
	}
	return p
}

// show shows a sentence in place of the one before, unless that is very recent.
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
	p.next = now.Add(pace)
	text := p.c.T(key, args...)
	p.wipe()
	fmt.Fprint(p.to, text)
	p.width = columns(text)
}

// clear takes the line away, so that something else can be written.
func (p *progress) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wipe()
}

func (p *progress) wipe() {
	if p.width > 0 {
		fmt.Fprint(p.to, "\r", strings.Repeat(" ", p.width), "\r")
		p.width = 0
	}
}

// columns is how wide a terminal shows text: Chinese characters are two wide.
func columns(text string) (n int) {
	for _, r := range text {
		if n++; r >= 0x2E80 {
			n++
		}
	}
	return n
}
