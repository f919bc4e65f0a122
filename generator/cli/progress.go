package cli

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"
)

// working shows how far a verb has come on standard error, if that is a terminal, once it
// takes longer than a second.
type working struct {
	to io.Writer // nil if it is not a terminal

	mu      sync.Mutex // held while something else is written
	say     func(n int, took time.Duration) string
	n       int // puzzles so far
	began   time.Time
	width   int // of what is shown
	running bool
}

func newWorking(stderr io.Writer) *working {
	w := &working{}
	if isTerminal(stderr) {
		w.to = stderr
	}
	return w
}

func (w *working) shows() bool { return w != nil && w.to != nil }

// quiet is how long nothing is shown, and redrawInterval the time between two updates.
const (
	quiet          = time.Second
	redrawInterval = 200 * time.Millisecond
)

// start begins to count puzzles; what it returns ends that. Within another start it does
// nothing. Nothing is shown while input is typed.
func (w *working) start(c *call) (stop func()) {
	return w.show(!c.typed, func(n int, took time.Duration) string {
		return c.lang.T("cli.working", "n", n, "count", grouped(n), "seconds", int(took.Seconds()))
	})
}

// show is start with another text.
func (w *working) show(wanted bool, say func(n int, took time.Duration) string) (stop func()) {
	if !w.shows() || w.running || !wanted {
		return func() {}
	}
	w.mu.Lock()
	w.running, w.say, w.n, w.began = true, say, 0, time.Now()
	w.mu.Unlock()
	end, ended := make(chan bool), make(chan bool)
	go w.redraw(end, ended)
	return func() {
		close(end)
		<-ended
		w.hide()
		w.running = false
		w.done()
	}
}

func (w *working) redraw(end, ended chan bool) {
	defer close(ended)
	tick := time.NewTicker(redrawInterval)
	defer tick.Stop()
	for {
		select {
		case <-end:
			return
		case now := <-tick.C:
			w.mu.Lock()
			if took := now.Sub(w.began); took >= quiet {
				w.erase()
				text := w.say(w.n, took)
				fmt.Fprint(w.to, text)
				w.width = columns(text)
			}
			w.mu.Unlock()
		}
	}
}

// add counts puzzles.
func (w *working) add(n int) {
	if !w.shows() {
		return
	}
	w.mu.Lock()
	w.n += n
	w.mu.Unlock()
}

// hide removes the line until done, so that something else can be written.
func (w *working) hide() {
	if w.shows() {
		w.mu.Lock()
		w.erase()
	}
}

func (w *working) done() {
	if w.shows() {
		w.mu.Unlock()
	}
}

func (w *working) erase() {
	if w.width > 0 {
		fmt.Fprint(w.to, "\r", strings.Repeat(" ", w.width), "\r")
		w.width = 0
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
