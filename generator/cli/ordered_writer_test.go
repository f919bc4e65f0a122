package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
)

// Answers are written whole and in the order of their turns, whichever finishes first.
func TestOrderedWriter(t *testing.T) {
	for _, ahead := range []int{1, 2, 8} {
		var out, errs bytes.Buffer
		w := newOrderedWriter(&call{out: &out, err: &errs}, ahead)
		var all sync.WaitGroup
		want := ""
		for turn := range 200 {
			rng := rand.New(rand.NewPCG(uint64(turn), uint64(ahead)))
			pieces := rng.IntN(3)
			for i := range pieces + 1 {
				want += fmt.Sprintln(turn, i)
			}
			all.Go(func() {
				if !w.reserve(turn) {
					t.Error("no room for", turn)
					return
				}
				for i := range pieces {
					w.part(turn, &block{out: fmt.Appendln(nil, turn, i), err: fmt.Appendln(nil, turn, i)})
				}
				w.last(turn, &block{out: fmt.Appendln(nil, turn, pieces), err: fmt.Appendln(nil, turn, pieces)})
			})
		}
		all.Wait()
		w.end(nil)
		if err := w.wait(); err != nil || out.String() != want || errs.String() != want {
			t.Errorf("%d ahead: %v, got\n%s\nwant\n%s", ahead, err, out.String(), want)
		}
	}
}

// After the end nothing is written, and no goroutine waits.
func TestOrderedWriterEnd(t *testing.T) {
	why := errors.New("why")
	for name, end := range map[string]func(*orderedWriter){
		"told":   func(w *orderedWriter) { w.end(why); w.end(nil) },
		"unable": func(w *orderedWriter) { w.c.out = fullDisk{why}; w.last(0, &block{out: []byte("1")}) },
	} {
		var out bytes.Buffer
		w := newOrderedWriter(&call{out: &out, err: io.Discard}, 1)
		var all sync.WaitGroup
		all.Go(func() { w.part(1, &block{out: []byte("2")}) })
		all.Go(func() {
			if w.reserve(5) {
				t.Errorf("%s: room after the end", name)
			}
		})
		end(w)
		all.Wait()
		w.last(0, &block{out: []byte("3")})
		if err := w.wait(); !errors.Is(err, why) || out.Len() > 0 {
			t.Errorf("%s: %v, %q", name, err, out.String())
		}
	}
}

// Each line is answered before the next one is read.
func TestPrompt(t *testing.T) {
	for _, verb := range []string{"solve", "solve --unique", "solve --all 1", "count", "count --limit 1000", "convert --to line"} {
		for _, workers := range []string{"1", "3"} {
			in, feed := io.Pipe()
			answers, out := io.Pipe()
			go func() {
				Main(t.Context(), append(strings.Fields(verb), "--workers", workers), in, out, io.Discard)
				out.Close()
			}()
			lines := bufio.NewScanner(answers)
			for _, line := range []string{one, one + " note", "", "# none", one + "\r", many} {
				fmt.Fprintln(feed, line)
				if strings.ContainsAny(line, ".") && !lines.Scan() {
					t.Errorf("%s: no answer to %q", verb, line)
				}
			}
			feed.Close()
			if lines.Scan() {
				t.Errorf("%s: %q after the end", verb, lines.Text())
			}
		}
	}
}

// The answers that were written before an interrupt have no gap.
func TestInterruptedOrder(t *testing.T) {
	var in strings.Builder
	for i := range 20000 {
		fmt.Fprintln(&in, turned(one, i))
	}
	var whole bytes.Buffer
	if status := Main(t.Context(), []string{"solve"}, strings.NewReader(in.String()), &whole, io.Discard); status != 0 {
		t.Fatal(status)
	}
	for _, verb := range []string{"solve", "solve --all 1"} {
		for after := range 5 {
			ctx, stop := context.WithCancel(t.Context())
			out := &tripwires{left: after, pull: stop}
			status := Main(ctx, append(strings.Fields(verb), "--workers", "3"), strings.NewReader(in.String()), out, io.Discard)
			if status != 130 || !strings.HasPrefix(whole.String(), out.String()) {
				t.Errorf("%s: status %d, %d bytes, which are not the first ones", verb, status, out.Len())
			}
			stop()
		}
	}
}

// tripwires keeps what is written, and calls pull after a number of writes.
type tripwires struct {
	strings.Builder
	left int
	pull func()
}

func (w *tripwires) Write(b []byte) (int, error) {
	if w.left--; w.left < 0 {
		w.pull()
	}
	return w.Builder.Write(b)
}
