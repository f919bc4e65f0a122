package session

import (
	"context"
	"testing"
)

// TestTasksEndTogether: when tasks are closed every job of theirs stops, nothing of them is
// shown any more, and nothing new runs; the tasks of others go on.
func TestTasksEndTogether(t *testing.T) {
	q := make(chan func(), 100)
	r := NewRunner(func(f func()) { q <- f }, nil)
	closing, other := r.Tasks(), r.Tasks()
	var got []string
	start := func(j *Jobs, name string, end <-chan struct{}) {
		Start(j, func(ctx context.Context, _ func(int)) (string, error) {
			select {
			case <-ctx.Done():
			case <-end:
			}
			return name, ctx.Err()
		}, func(int) {}, func(s string, err error) { got = append(got, s) })
	}
	end := make(chan struct{})
	first, second := closing.Jobs(), closing.Jobs()
	start(first, "first", nil)
	start(second, "second", nil)
	start(other.Jobs(), "other", end)
	closing.Close()
	start(first, "first again", end)
	start(closing.Jobs(), "third", end)
	if !closing.Closed() || other.Closed() || first.Busy() || second.Busy() {
		t.Errorf("got closed %t and %t, busy %t and %t; want true and false, false and false",
			closing.Closed(), other.Closed(), first.Busy(), second.Busy())
	}
	close(end)
	r.Wait()
	for len(q) > 0 {
		(<-q)()
	}
	if len(got) != 1 || got[0] != "other" {
		t.Errorf("got the results of %q, want that of other alone", got)
	}
}
