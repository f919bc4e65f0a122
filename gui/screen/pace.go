package screen

import (
	"context"
	"sync/atomic"
	"time"
)

// A lastUse is when the window was last used. Any goroutine may ask for it.
type lastUse struct{ at atomic.Int64 }

func (u *lastUse) now() { u.at.Store(time.Now().UnixNano()) }

// ago returns how long ago that was.
func (u *lastUse) ago() time.Duration { return time.Since(time.Unix(0, u.at.Load())) }

const (
	calm    = 700 * time.Millisecond // how long nothing is done in the background after a key or a movement of the pointer
	working = 10 * time.Second       // how long a person is taken to work in the window after that
	restFor = 9                      // how many times as long as it has worked a pace rests meanwhile
)

// A Pace keeps long work in the background from slowing down what a person does in the window.
type Pace struct {
	used  *lastUse
	began time.Time // to work
}

// NewPace makes one that begins now. Any goroutine may call it.
func (a *App) NewPace() *Pace { return &Pace{&a.used, time.Now()} }

// Rest waits for as long as is due for the work since it last did.
func (p *Pace) Rest(ctx context.Context) error {
	ended := time.Now()
	due := restFor * ended.Sub(p.began)
	for {
		ago := p.used.ago()
		left := calm - ago
		if ago < working {
			left = max(left, due-time.Since(ended))
		}
		if left <= 0 {
			p.began = time.Now()
			return ctx.Err()
		}
		select {
		case <-time.After(min(left, calm)):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
