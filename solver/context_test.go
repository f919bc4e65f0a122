package solver

import (
	"context"
	"errors"
	"math"
	"testing"

	"sudoku/puzzle"
)

func TestCountContextCounts(t *testing.T) {
	var s Searcher
	g := readSamples(t, "easy")[0].grid
	if n, err := s.CountContext(t.Context(), &g, 2); n != 1 || err != nil {
		t.Error(n, err)
	}
	if n, err := s.CountContext(t.Context(), &puzzle.Grid{}, 10_000); n != 10_000 || err != nil {
		t.Error(n, err)
	}
}

// Without the check this test would run for ever.
func TestCountContextStops(t *testing.T) {
	var s Searcher
	ctx, cancel := context.WithCancel(t.Context())
	go cancel()
	if _, err := s.CountContext(ctx, &puzzle.Grid{}, math.MaxInt); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if n, err := s.CountContext(ctx, &puzzle.Grid{}, 1); n != 0 || !errors.Is(err, context.Canceled) {
		t.Error(n, err)
	}
	if n := s.Count(&puzzle.Grid{}, 3); n != 3 {
		t.Errorf("after a cancelled count: %d", n)
	}
}

func TestStopComesWithinTheCheckInterval(t *testing.T) {
	var p plain
	var b bands
	for _, e := range []struct {
		name         string
		run          func(*puzzle.Grid, query) int
		count, nodes *int
		stopped      *bool
	}{
		{"plain", p.run, &p.count, &p.nodes, &p.stopped},
		{"bands", b.run, &b.count, &b.nodes, &b.stopped},
	} {
		done := make(chan struct{})
		at := 0
		e.run(&puzzle.Grid{}, query{limit: math.MaxInt, done: done, found: func(*puzzle.Grid) bool {
			if *e.count == 1000 {
				close(done)
				at = *e.nodes
			}
			return true
		}})
		if !*e.stopped || *e.nodes-at > checkEvery {
			t.Errorf("%s: stopped %v after %d nodes more", e.name, *e.stopped, *e.nodes-at)
		}
	}
}

func TestAllStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	n := 0
	for range All(ctx, puzzle.Grid{}) {
		if n++; n == 5 {
			cancel()
		}
	}
	if n != 5 || ctx.Err() == nil {
		t.Errorf("%d solutions", n)
	}
	for range All(ctx, puzzle.Grid{}) {
		t.Fatal("a solution after the end")
	}
}
