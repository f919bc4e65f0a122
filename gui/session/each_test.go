package session

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
)

func TestEach(t *testing.T) {
	wrong := errors.New("wrong")
	for _, tt := range []struct {
		n, fails int // the piece that fails, from 0; -1 for none
		panics   bool
	}{{0, -1, false}, {1, -1, false}, {1000, -1, false}, {1000, 500, false}, {1000, 3, true}} {
		var calls [1000]atomic.Int32
		var done atomic.Int32
		err := Each(t.Context(), tt.n, func() func(int) error {
			return func(i int) error {
				calls[i].Add(1)
				if i == tt.fails && tt.panics {
					panic("wrong")
				}
				if i == tt.fails {
					return wrong
				}
				return nil
			}
		}, func() { done.Add(1) })
		if (err != nil) != (tt.fails >= 0) || tt.fails < 0 && int(done.Load()) != tt.n {
			t.Errorf("%+v: %v, %d done", tt, err, done.Load())
		}
		for i := range calls {
			if n := calls[i].Load(); n > 1 || tt.fails < 0 && i < tt.n && n == 0 {
				t.Errorf("%+v: piece %d is done %d times", tt, i, n)
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Each(ctx, 5, func() func(int) error { return func(int) error { return nil } }, func() {}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
