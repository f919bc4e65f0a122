package library

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	sizes     = flag.String("sizes", "", "TestSizes measures libraries of so many puzzles, as 1000,100000")
	sizeStep  = flag.String("step", "", "TestSizes does this step alone, in the folder -home")
	sizeHome  = flag.String("home", "", "the folder of -step")
	sizeGoals = []string{"quiet river", "river pap", "garden 2023", "no 77", "月光 paper", "stone -paper", "x 2024", "ナン 12", "zq sea", "hard 24 givens"}
)

// TestSizes measures what takes long in large libraries, each step in a process of its own, in
// lines that benchstat reads: -sizes 1000,10000,100000. Processor time is that of the step, the
// peak that of the process.
func TestSizes(t *testing.T) {
	if *sizeStep != "" {
		n, _ := strconv.Atoi(*sizes)
		measureStep(t, *sizeStep, n, *sizeHome)
		return
	}
	if *sizes == "" {
		t.Skip("is told no size")
	}
	for _, n := range strings.Split(*sizes, ",") {
		home := t.TempDir()
		for _, s := range sizeSteps {
			cmd := exec.Command(os.Args[0], "-test.run=^TestSizes$", "-test.timeout=0", "-sizes", n, "-step", s.name, "-home", home)
			out, err := cmd.CombinedOutput()
			for line := range bytes.Lines(out) {
				if bytes.HasPrefix(line, []byte("Benchmark")) {
					fmt.Printf("%s", line)
				}
			}
			if err != nil {
				t.Fatalf("%s: %v\n%s", s.name, err, out)
			}
		}
	}
}

// sizeSteps are the steps, each of which returns how often it did the same.
var sizeSteps = []struct {
	name string
	do   func(t *testing.T, l *Library, home string, n int) (times int)
}{
	{"make", func(t *testing.T, _ *Library, _ string, n int) int {
		for range newMaker(t, 1).seq(n) { // import takes that much less
		}
		return 1
	}},
	{"import", func(t *testing.T, l *Library, _ string, n int) int {
		done, err := l.Import(t.Context(), create(t, l, "Many"), newMaker(t, 1).seq(n), nil)
		if err != nil || done.Added < n*99/100 {
			t.Fatal(done, err)
		}
		return 1
	}},
	{"open", func(t *testing.T, _ *Library, home string, _ int) int { open(t, home); return 1 }},
	{"first-page", func(t *testing.T, l *Library, _ string, _ int) int {
		for _, text := range sizeGoals {
			firstPage(t, l, Query{Text: text})
		}
		return len(sizeGoals)
	}},
	{"first-page-typed", func(t *testing.T, l *Library, _ string, _ int) (n int) {
		for _, text := range []string{"quiet river", "paper 2024"} {
			for i := range text {
				firstPage(t, l, Query{Text: text[:i+1]})
				n++
			}
		}
		return n
	}},
	{"first-page-by-title", func(t *testing.T, l *Library, _ string, _ int) int {
		for _, text := range sizeGoals {
			firstPage(t, l, Query{Text: text, Sort: ByTitle})
		}
		return len(sizeGoals)
	}},
	{"first-page-of-copies", func(t *testing.T, l *Library, _ string, _ int) int {
		firstPage(t, l, Query{View: Duplicates, Sort: ByTitle})
		return 1
	}},
	{"all-of-two-words", func(t *testing.T, l *Library, _ string, _ int) int {
		for _, text := range sizeGoals {
			all(t, l, Query{Text: text})
		}
		return len(sizeGoals)
	}},
	{"all-by-title", func(t *testing.T, l *Library, _ string, _ int) int { all(t, l, Query{Sort: ByTitle}); return 1 }},
	{"page-down", func(t *testing.T, l *Library, _ string, _ int) int {
		r := all(t, l, Query{Text: "paper"})
		for i := range 20 {
			if _, err := r.Rows(t.Context(), i*r.Len()/20, i*r.Len()/20+32); err != nil {
				t.Fatal(err)
			}
		}
		return 20
	}},
	{"views", func(t *testing.T, l *Library, _ string, _ int) int {
		if _, err := l.Views(t.Context()); err != nil {
			t.Fatal(err)
		}
		return 1
	}},
	{"tag-a-seventh", func(t *testing.T, l *Library, _ string, _ int) int {
		r := all(t, l, Query{Text: "the paper"})
		if _, err := l.Edit(t.Context(), r.IDs(0, r.Len()), Change{AddTags: []string{"winter"}}); err != nil {
			t.Fatal(err)
		}
		return 1
	}},
	{"backup", func(t *testing.T, l *Library, home string, _ int) int {
		f, err := os.Create(filepath.Join(home, "backup"))
		if err == nil {
			err = l.Backup(t.Context(), f, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		return 1
	}},
	{"restore", func(t *testing.T, _ *Library, home string, n int) int {
		to := open(t, filepath.Join(home, "other"))
		return restoreFrom(t, to, home, n)
	}},
	{"restore-over-itself", func(t *testing.T, l *Library, home string, _ int) int { return restoreFrom(t, l, home, 0) }},
	{"check", func(t *testing.T, l *Library, _ string, _ int) int {
		if report, err := l.Check(t.Context()); err != nil || len(report.Faults) > 0 {
			t.Fatal(report, err)
		}
		return 1
	}},
}

func firstPage(t *testing.T, l *Library, q Query) {
	r, err := l.Search(t.Context(), q)
	if err == nil {
		_, err = r.Rows(t.Context(), 0, 32)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func restoreFrom(t *testing.T, l *Library, home string, n int) int {
	m, err := l.RestoreFile(context.Background(), filepath.Join(home, "backup"), nil)
	if err != nil || m.Puzzles < n*99/100 || n == 0 && m.Puzzles > 0 {
		t.Fatal(m, err)
	}
	return 1
}

func measureStep(t *testing.T, name string, n int, home string) {
	l := open(t, home)
	for _, s := range sizeSteps {
		if s.name != name {
			continue
		}
		before, begun := processorTime(), time.Now()
		times := s.do(t, l, home, n)
		used, took := processorTime()-before, time.Since(begun)
		each := func(d time.Duration) float64 { return d.Seconds() * 1000 / float64(times) }
		fmt.Printf("BenchmarkLibrary/n=%d/%-22s %3d %9.1f cpu-ms %9.1f wall-ms %6.1f peak-MB\n", n, name, times, each(used), each(took), peakMemory())
	}
}

// processorTime returns what the process used so far.
func processorTime() time.Duration {
	var r syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &r)
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// peakMemory returns the most that the process held at once, in MB.
func peakMemory() float64 {
	f, err := os.Open("/proc/self/status")
	if err != nil {
		return 0
	}
	defer f.Close()
	b, _ := io.ReadAll(f)
	_, rest, _ := strings.Cut(string(b), "VmHWM:")
	kb, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
	n, _ := strconv.ParseFloat(kb, 64)
	return n / 1024
}
