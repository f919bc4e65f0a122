package window

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// patience is how long work that may go on is waited for.
const patience = time.Minute

// stall is how long work may take that has an end. A machine that is busy with something else gives
// a test a twentieth of its time: no test fails before.
const stall = 10 * time.Minute

// most is how many callbacks a step may have.
const most = 100_000

// drain runs the callbacks that wait.
func (s *trial) drain() {
	for n := 0; len(s.queue) > 0; n++ {
		if n > most {
			s.tb.Fatal("callbacks without end")
		}
		(<-s.queue)()
	}
}

// watched does something on the window's goroutine. If that takes longer than any work may, it
// has stalled: where it stands is printed, and the steps before it.
func (s *trial) watched(do func()) {
	defer time.AfterFunc(stall, func() {
		buf := make([]byte, 1<<20)
		fmt.Printf("the window stalls\nsteps:\n%s\n\n%s\n", strings.Join(s.steps, " | "), buf[:runtime.Stack(buf, true)])
		os.Exit(1)
	}).Stop()
	do()
}

// settle waits until nothing goes on any more but what may go on while its screen is shown.
func (s *trial) settle() {
	began := time.Now()
	for {
		s.drain()
		busy := ours()
		if len(busy) == 0 && len(s.queue) == 0 {
			s.busy = false
			return
		}
		waited := time.Since(began)
		if waited > screenTime && s.mayGoOn(busy) {
			s.busy = true
			return
		}
		if waited > stall {
			s.tb.Fatal("work without end\n" + strings.Join(busy, "\n\n"))
		}
		s.wait(500 * time.Microsecond)
	}
}

// wait waits for a callback, at most so long.
func (s *trial) wait(most time.Duration) {
	select {
	case f := <-s.queue:
		f()
	case <-time.After(most):
	}
}

// screenTime is how long the work of a screen is waited for, which may take hours.
const screenTime = 100 * time.Millisecond

// mayGoOn reports whether all that goes on may: puzzles are made ahead or looked for, or a
// screen is shown that can have begun it. With play alone it must end.
func (s *trial) mayGoOn(busy []string) bool {
	for _, g := range busy {
		if len(s.app.Screens()) == 1 && !strings.Contains(g, "screen.(*stocker)") && !(s.making() && strings.Contains(g, "sudoku/generator")) {
			return false
		}
	}
	return true
}

// ended waits until every goroutine of a closed window has ended.
func (s *trial) ended() {
	for began := time.Now(); ; s.wait(500 * time.Microsecond) {
		busy := ours()
		if len(busy) == 0 {
			return
		}
		if time.Since(began) > stall {
			s.tb.Fatal("goroutines outlive the window\n" + strings.Join(busy, "\n\n"))
		}
	}
}

// ours lists the stacks of the goroutines that run code of this program, without those of the
// tests.
func ours() (list []string) {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	for i, g := range strings.Split(string(buf), "\n\n") {
		started := strings.Contains(g, "sync.(*WaitGroup).Go") // and may not have run yet
		if i > 0 && (started || strings.Contains(g, "sudoku/")) && !strings.Contains(g, "testing.(*T).Run") && !strings.Contains(g, "testing.tRunner") {
			list = append(list, g)
		}
	}
	return list
}
