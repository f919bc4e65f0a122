package library

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// TestMain lets the test binary also run as a process that changes a library until it is
// killed.
func TestMain(m *testing.M) {
	if home := os.Getenv("SUDOKU_TEST_LIBRARY"); home != "" {
		if err := changeForever(home); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
	status := m.Run()
	_ = os.RemoveAll(recordHome)
	os.Exit(status)
}

// changeForever imports, rates, tags and moves puzzles, and says what is done: how many
// puzzles there are at least, and the last tag.
func changeForever(home string) error {
	ctx := context.Background()
	l, err := Open(ctx, home, store.Games{Dir: filepath.Join(home, "games")})
	if err != nil {
		return err
	}
	a, err1 := l.Named(ctx, "a")
	b, err2 := l.Named(ctx, "b")
	if err1 != nil || err2 != nil {
		return fmt.Errorf("%v, %v", err1, err2)
	}
	for seed := uint64(time.Now().UnixNano()); ; seed++ {
		if _, err := l.Import(ctx, a.ID, seq(shuffled(20, seed)...), nil); err != nil {
			return err
		}
		r, err1 := l.Search(ctx, Query{Collection: a.ID})
		r, err2 := r.All(ctx)
		all, err3 := l.Search(ctx, Query{})
		all, err4 := all.All(ctx)
		if err := errors.Join(err1, err2, err3, err4); err != nil {
			return err
		}
		tag := fmt.Sprintf("t%d", seed)
		ids := r.IDs(r.Len()-10, r.Len())
		if _, err := l.Edit(ctx, ids, Change{AddTags: []string{tag}}); err != nil {
			return err
		}
		fmt.Printf("%d %s\n", all.Len(), tag)
		if err := l.SetRatings(ctx, map[ID]Rating{ids[0]: {1, 200, "naked-single", 0}}); err != nil {
			return err
		}
		if _, err := l.Edit(ctx, ids[:5], Change{MoveTo: b.ID}); err != nil {
			return err
		}
		if err := l.Sync(ctx); err != nil {
			return err
		}
	}
}

// TestKilled kills a process that changes a library at random moments: nothing that it has
// confirmed is lost, and the next one opens it without a fault.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("the process is not built for the race detector")
	}
	kills := 5
	if os.Getenv("SUDOKU_LONG") != "" {
		kills = 200
	}
	rng := rand.New(rand.NewPCG(1, 7))
	home := t.TempDir()
	for n := range kills {
		if n%20 == 19 {
			home = t.TempDir()
		}
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "SUDOKU_TEST_LIBRARY="+home)
		out, _ := cmd.StdoutPipe()
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		said := bufio.NewScanner(out)
		if !said.Scan() {
			t.Fatal("it did nothing")
		}
		time.AfterFunc(time.Duration(rng.IntN(40_000))*time.Microsecond, func() { cmd.Process.Kill() })
		var count int
		var tag string
		for ok := true; ok; ok = said.Scan() {
			if k, err := fmt.Sscan(said.Text(), &count, &tag); k != 2 {
				t.Fatal(said.Text(), err)
			}
		}
		cmd.Wait()
		check(t, open(t, home), count, tag)
	}
}

// check looks for what was confirmed.
func check(t *testing.T, l *Library, count int, tag string) {
	t.Helper()
	list, err := l.Collections(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if c.Fault != nil {
			t.Error(c.Fault)
		}
	}
	if report, err := l.Check(t.Context()); err != nil || len(report.Faults) > 0 || l.Fault() != nil {
		t.Error(err, report.Faults, l.Fault())
	}
	r, tagged := all(t, l, Query{}), all(t, l, Query{Text: "#" + tag})
	if r.Len() < count || tagged.Len() < 10 {
		t.Errorf("%d of %d puzzles, %d of 10 with the tag", r.Len(), count, tagged.Len())
	}
}

// TestConcurrent: what two programs write at once is all there, and both see it.
func TestConcurrent(t *testing.T) {
	home := t.TempDir()
	programs := []*Library{open(t, home), open(t, home)}
	id := create(t, programs[0], "c")
	if err := programs[1].Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	const each = 10
	var writers sync.WaitGroup
	for i, l := range programs {
		for part := range 2 {
			writers.Go(func() {
				for n, p := range shuffled(each, uint64(10*i+part)) {
					if _, err := l.Add(t.Context(), id, p, fmt.Sprintf("by %d", i)); err != nil {
						t.Error(err)
					}
					if _, err := l.Search(t.Context(), Query{Text: fmt.Sprint(n)}); err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
	writers.Wait()
	for _, l := range programs {
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := found(t, l, Query{Text: `"#by 1"`}); len(got) != 2*each || len(found(t, l, Query{})) != 4*each {
			t.Error(len(got), len(found(t, l, Query{})))
		}
	}
	var nothing puzzle.Puzzle
	if _, err := programs[0].Add(t.Context(), 999, nothing); err == nil {
		t.Error("added to a collection that is not there")
	}
}
