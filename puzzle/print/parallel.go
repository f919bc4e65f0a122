package print

import (
	"iter"
	"runtime"
	"sync"

	"sudoku/puzzle/fault"
)

// inOrder yields what work returns for 0 to n-1, in order. It is called on all cores, at most
// a few calls in advance. A panic there is the error.
func inOrder[T any](n int, work func(i int) T) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var workers sync.WaitGroup
		defer workers.Wait()
		ahead := make([]result[T], 2*runtime.GOMAXPROCS(0))
		for i := range n + len(ahead) {
			next := &ahead[i%len(ahead)]
			if i >= len(ahead) && i-len(ahead) < n {
				if <-next.done; !yield(next.value, next.err) {
					return
				}
			}
			if i < n {
				*next = result[T]{done: make(chan struct{})}
				workers.Go(func() { next.take(work, i) })
			}
		}
	}
}

// A result is what work returns some time.
type result[T any] struct {
	value T
	err   error
	done  chan struct{} // is closed when value or err is set
}

func (r *result[T]) take(work func(i int) T, i int) {
	defer close(r.done)
	defer fault.Recover(&r.err)
	r.value = work(i)
}
