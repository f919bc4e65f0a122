package session

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"sudoku/puzzle/fault"
)

// onDemand returns a Jobs whose callbacks wait in a queue, as they would for the
// window's goroutine, and a func that runs n of them.
func onDemand() (*Jobs, func(n int)) {
	q := make(chan func(), 100)
	return NewRunner(func(f func()) { q <- f }, nil).Jobs(), func(n int) {
		for range n {
			(<-q)()
		}
	}
}

func TestLaterJobWins(t *testing.T) {
	j, run := onDemand()
	var got []string
	slow := func(ctx context.Context, report func(int)) (string, error) {
		report(1)
		<-ctx.Done()
		return "slow", ctx.Err()
	}
	quick := func(context.Context, func(int)) (string, error) { return "quick", nil }
	done := func(s string, err error) { got = append(got, s) }
	Start(j, slow, func(int) { got = append(got, "progress") }, done)
	run(1)
	Start(j, quick, func(int) {}, done)
	run(2)
	j.Stop()
	j.runner.Wait()
	if len(got) != 2 || got[0] != "progress" || got[1] != "quick" {
		t.Error(got)
	}
}

func TestReportsCoalesce(t *testing.T) {
	j, run := onDemand()
	var shown []int
	reported := make(chan bool)
	Start(j, func(ctx context.Context, report func(int)) (int, error) {
		for i := range 100000 {
			report(i)
		}
		close(reported)
		return 0, nil
	}, func(n int) { shown = append(shown, n) }, func(int, error) {})
	<-reported
	run(2)
	if len(shown) != 1 || shown[0] != 99999 {
		t.Error(shown)
	}
	j.Stop()
	j.runner.Wait()
}

func TestAfterUnlessStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := 0
		var mu sync.Mutex
		var queue []func()
		queued := func(f func()) {
			mu.Lock()
			defer mu.Unlock()
			queue = append(queue, f)
		}
		stops := []func(){}
		for range 3 {
			stops = append(stops, NewRunner(queued, nil).After(time.Second, func() { n++ }))
		}
		stops[0]()
		time.Sleep(time.Second)
		synctest.Wait()
		stops[1]() // when the callback is queued already
		for _, f := range queue {
			f()
		}
		if stops[2](); n != 1 || len(queue) != 2 {
			t.Error(n, len(queue))
		}
	})
}

func TestStopDropsTheAnswer(t *testing.T) {
	j, run := onDemand()
	Start(j, func(ctx context.Context, report func(int)) (int, error) { return 1, nil },
		func(int) {}, func(int, error) { t.Error("an answer came after Stop") })
	j.Stop()
	j.runner.Wait()
	run(1)
	if j.Busy() {
		t.Error("busy after Stop")
	}
}

// TestJobPanics: a job that panics ends with an error and is reported; the next job
// runs.
func TestJobPanics(t *testing.T) {
	q := make(chan func(), 100)
	var got []string
	j := NewRunner(func(f func()) { q <- f }, func(f *fault.Fault) { got = append(got, "told of "+f.What) }).Jobs()
	done := func(n int, err error) {
		_, is := errors.AsType[*fault.Fault](err)
		got = append(got, fmt.Sprint("done ", n, " ", is))
	}
	Start(j, func(context.Context, func(int)) (int, error) { panic(j) }, func(int) {}, done)
	(<-q)()
	if j.Busy() {
		t.Error("it is busy still")
	}
	(<-q)()
	Start(j, func(context.Context, func(int)) (int, error) { return 7, nil }, func(int) {}, done)
	(<-q)()
	if want := "done 0 true, told of a *session.Jobs, done 7 false"; strings.Join(got, ", ") != want {
		t.Error(got)
	}
}

// Work that can't be interrupted is left to itself when its job is stopped: nobody waits
// for it, not even at the end of the program, and its answer is dropped. What comes after
// waits until it has ended.
func TestDetached(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		j, _ := onDemand()
		turn := make(Semaphore, 1)
		decoding, end := 0, make(chan struct{})
		Start(j, func(ctx context.Context, _ func(int)) (int, error) {
			return Detached(ctx, turn, func() (int, error) {
				decoding++
				<-end
				return 1, nil
			})
		}, nil, func(int, error) { t.Error("the answer was not dropped") })
		synctest.Wait()
		j.Stop()
		j.runner.Wait()
		if decoding != 1 {
			t.Fatal("nothing was begun")
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := Detached(ctx, turn, func() (int, error) { return 2, nil }); !errors.Is(err, context.Canceled) {
			t.Error("the turn of another:", err)
		}
		var second int
		go func() { second, _ = Detached(t.Context(), turn, func() (int, error) { return 2, nil }) }()
		if synctest.Wait(); second != 0 {
			t.Error("two at a time")
		}
		close(end)
		if synctest.Wait(); second != 2 {
			t.Errorf("not after the first: got %v, want %v", second, 2)
		}
		if _, err := Detached(t.Context(), turn, func() (int, error) { panic("a decoder") }); err == nil {
			t.Error("a panic is no error")
		}
	})
}
