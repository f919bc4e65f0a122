package session

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
)

// Each does n pieces of work on all cores: every worker gets a func of its own, which is
// called with the number of a piece. It ends with the first error, or when ctx is done, after
// all workers have ended; done is called after each piece, by any of them. It is for work in
// the background.
func Each(ctx context.Context, n int, worker func() func(i int) error, done func()) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		workers.Go(func() {
			_, err := try(func() (none struct{}, err error) {
				do := worker()
				for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
					if err := do(i); err != nil {
						return none, err
					}
					done()
				}
				return none, nil
			})
			if err != nil {
				stop(err)
			}
		})
	}
	workers.Wait()
	if err := context.Cause(ctx); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return ctx.Err()
}
