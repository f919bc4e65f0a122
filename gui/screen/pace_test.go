package screen

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// TestPace: what works in the background takes a tenth of the time while a person works, nothing right after a
// key, and all of it when nobody does.
func TestPace(t *testing.T) {
	for name, tt := range map[string]struct {
		every       time.Duration // there is a key
		least, most time.Duration // work in an hour
	}{
		"typing":  {500 * time.Millisecond, 0, time.Second},
		"working": {4 * time.Second, 4 * time.Minute, 6 * time.Minute},
		"away":    {24 * time.Hour, 59 * time.Minute, 61 * time.Minute},
	} {
		synctest.Test(t, func(t *testing.T) {
			a := new(App)
			a.used.now()
			time.Sleep(working)
			ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
			defer cancel()
			keys, enough := time.NewTicker(tt.every), make(chan struct{})
			defer close(enough)
			go func() {
				for {
					select {
					case <-keys.C:
						a.used.now()
					case <-enough:
						return
					}
				}
			}()
			p, worked := a.NewPace(), time.Duration(0)
			for p.Rest(ctx) == nil {
				time.Sleep(20 * time.Millisecond) // a puzzle is rated
				worked += 20 * time.Millisecond
			}
			if worked < tt.least || worked > tt.most {
				t.Errorf("%s: it works for %v of an hour, want %v to %v", name, worked, tt.least, tt.most)
			}
		})
	}
}
