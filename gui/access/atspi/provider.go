//go:build linux || freebsd || netbsd || openbsd

// Package atspi shows what package access describes to the screen readers of Linux and its
// kin, by AT-SPI 2 over D-Bus, without any library of C.
//
// The window's goroutine builds trees, the provider's own tells the bus what changed from
// one to the next, and those of the library answer questions from the newest. Trees are
// never changed, so that none of them waits for another.
package atspi

import (
	"context"
	"os"
	"sync"
	"sync/atomic"

	"sudoku/gui/access"
)

// A Shown is what a program shows: its windows, in a language.
type Shown struct {
	Lang    string // as in "en" or "zh_CN"
	Windows []access.Node
}

// A Config is what a provider shows, and to what it belongs.
type Config struct {
	Name, Version string
	Describe      func() Shown // is called on the window's goroutine
	Do            func(func()) // runs a function there, later, in order
}

// A Provider shows a program to screen readers. Its methods may be called on any goroutine
// but those that say otherwise.
type Provider struct {
	Config
	builder access.Builder // belongs to the window's goroutine
	notices notices        // so do these
	later   []announcement // what waits to be said
	held    bool           // a modifier of the reader is
	due     atomic.Bool    // an Update is on its way
	link    atomic.Pointer[link]
	shot    atomic.Pointer[shot]
	number  atomic.Int32 // what the registry calls the program
	wake    chan struct{}

	mu   sync.Mutex
	said []announcement // not told yet
	keys []access.Key   // nor these
}

// A shot is what was shown at one moment.
type shot struct {
	lang string
	tree *access.Tree
}

// New makes a provider, which does nothing until Run.
func New(c Config) *Provider { return &Provider{Config: c, wake: make(chan struct{}, 1)} }

// On reports whether anybody listens.
func (p *Provider) On() bool { return p.link.Load() != nil }

// Update says that what is shown may have changed. It is described once, when what the
// window does now is done, and only while somebody listens.
func (p *Provider) Update() {
	if p.On() && p.due.CompareAndSwap(false, true) {
		p.Do(func() {
			p.due.Store(false)
			if p.On() {
				p.build()
				p.nudge()
			}
		})
	}
}

// build describes what is shown; it is called on the window's goroutine.
func (p *Provider) build() {
	shown := p.Describe()
	p.notices.add(shown.Windows)
	p.shot.Store(&shot{shown.Lang, p.builder.Build(shown.Windows...)})
}

// nudge wakes the provider's goroutine, which looks for what is new.
func (p *Provider) nudge() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// Run serves until ctx is done. It starts no bus and no service; while accessibility is off
// it asks once and then waits for a sign.
func (p *Provider) Run(ctx context.Context) {
	s := session{Provider: p, fixed: os.Getenv("AT_SPI_BUS_ADDRESS")}
	s.run(ctx)
}

// ask has the window carry out a request, later: whoever asks must not wait for the window,
// which may be waiting for them.
func (p *Provider) ask(id access.ID, r access.Request) {
	p.Do(func() {
		shot := p.shot.Load()
		if shot == nil {
			return
		}
		if e := shot.tree.Find(id); e != nil && e.Do != nil && (r.Deed == access.Focus || !e.State.Has(access.Disabled)) {
			e.Do(r)
			p.Update()
		}
	})
}
