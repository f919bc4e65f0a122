//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"time"

	"sudoku/gui/access"
)

const (
	// sayAfter is how long what is said waits: until the reader has said the key that was pressed, for
	// that ends all other speech, and where the focus is now.
	sayAfter = 40 * time.Millisecond
	// A notice stays so long, for readers ask for its words a moment after they hear of it.
	noticeStays = 5 * time.Second
	mostNotices = 12
)

// An announcement is what is said that is not where the focus is.
type announcement struct {
	text   string
	urgent bool
}

// Say has something read out: politely, after what is being said, or at once. It is called
// on the window's goroutine.
func (p *Provider) Say(text string, urgent bool) {
	if !p.On() || text == "" {
		return
	}
	if p.later = append(p.later, announcement{text, urgent}); len(p.later) == 1 {
		time.AfterFunc(sayAfter, func() { p.Do(p.sayNow) })
	}
}

// sayNow says what has waited.
func (p *Provider) sayNow() {
	list := p.later
	p.later = nil
	l := p.link.Load()
	switch {
	case l == nil:
	case l.announces.Load():
		p.mu.Lock()
		p.said = append(p.said, list...)
		p.mu.Unlock()
		p.nudge()
	default: // the reader knows no announcements
		p.notices.put(list, time.Now())
		p.Update()
	}
}

// notices are what is said by nodes that come up: older readers hear those alone.
type notices struct {
	list  []notice
	count int
}

type notice struct {
	access.Node
	since time.Time
}

// put adds some; those that were there for long are over then.
func (n *notices) put(list []announcement, now time.Time) {
	for len(n.list) > 0 && (now.Sub(n.list[0].since) > noticeStays || len(n.list)+len(list) > mostNotices) {
		n.list = n.list[1:]
	}
	for _, a := range list {
		n.count++
		n.list = append(n.list, notice{access.Node{Key: "notice" + itoa(n.count), Role: access.Notice, Name: a.text}, now})
	}
}

// add adds them to the first window.
func (n *notices) add(windows []access.Node) {
	if len(windows) > 0 {
		for _, a := range n.list {
			windows[0].Children = append(windows[0].Children, a.Node)
		}
	}
}
