package game

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// timesOf writes the moves in the order in which they were made, with their times.
func timesOf(g *Game) string {
	var b strings.Builder
	for _, p := range g.History().Moves {
		at := "?"
		if p.Timed {
			at = fmt.Sprint(p.At)
		}
		fmt.Fprintf(&b, "%s at %s", p.Move, at)
		if p.WhatIf {
			b.WriteString(", what if")
		}
		if !p.Line {
			b.WriteString(", taken back")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// timed plays two lines, the first of which is taken back, and a what-if.
func timed(w *watch) *Game {
	g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
	step := func(d puzzle.Digit, c puzzle.Cell) {
		w.pass(3140 * time.Millisecond)
		enter(g, d, c)
	}
	step(1, 2)
	step(2, 3)
	step(3, 5)
	g.Undo()
	g.Undo()
	step(4, 2)
	g.BeginWhatIf("")
	step(6, 3)
	g.Undo()
	step(5, 3)
	return g
}

const timedMoves = `enter 1 r1c3 at 3.1s
enter 2 r1c4 at 6.2s, taken back
enter 3 r1c6 at 9.4s, taken back
enter 4 r1c3 at 12.5s
enter 6 r1c4 at 15.7s, what if, taken back
enter 5 r1c4 at 18.8s
`

// TestTimes keeps the time of each move, and the order in which they were made.
func TestTimes(t *testing.T) {
	w := newWatch()
	g := timed(w)
	if got := timesOf(g); got != timedMoves {
		t.Errorf("got %v, want %v", got, timedMoves)
	}
	h := reload(t, g, w)
	if got := timesOf(h); got != timedMoves {
		t.Errorf("loaded again:\n%s", got)
	}
	h.Undo()
	w.pass(1200 * time.Millisecond)
	enter(h, 9, 3)
	want := strings.Replace(timedMoves, "18.8s\n", "18.8s, taken back\nenter 9 r1c4 at 20s\n", 1)
	if got := timesOf(reload(t, h, w)); got != want {
		t.Errorf("played on:\n%s", got)
	}
}

// TestTimesOfOldGames reads games that have no times, or only of the moves made since.
func TestTimesOfOldGames(t *testing.T) {
	g := mustLoad(t, file(t, "version-3.sudoku"))
	if text := timesOf(g); strings.Count(text, " at ?") != 21 {
		t.Error(text)
	}
	g.Do(Move{Action: Colour, Digit: 7, Cells: puzzle.CellsOf(79)})
	text := textOf(t, g)
	if !strings.HasSuffix(timesOf(mustLoad(t, text)), " at 1h2m47s\n") {
		t.Errorf("%s\n%s", text, timesOf(g))
	}
	untimed := textOf(t, mustLoad(t, text[:strings.Index(text, timesKey)]))
	if strings.Contains(untimed, timesKey) {
		t.Error("times from nowhere:", untimed)
	}
	for _, h := range []*Game{mustLoad(t, untimed), g} {
		seen := map[int]bool{0: true}
		for _, p := range h.History().Moves {
			if !seen[p.Parent] || seen[p.Node] {
				t.Fatal("the order of the moves is wrong", p)
			}
			seen[p.Node] = true
		}
	}
}

// TestChangedTimes forgets times that were changed, and nothing else.
func TestChangedTimes(t *testing.T) {
	w := newWatch()
	text, _, _ := strings.Cut(textOf(t, timed(w)), shownKey)
	at := strings.Index(text, timesKey)
	for i := at; i < len(text)-1; i++ {
		for _, changed := range []string{text[:i], text[:i] + "7" + text[i+1:], text[:i] + text[i+1:], text[:i] + "\n" + text[i:]} {
			g := mustLoad(t, changed)
			if got := timesOf(g); changed != text && strings.Contains(got, "s\n") || !strings.HasPrefix(textOf(t, g), text[:at]) {
				t.Fatalf("%q gives\n%s", changed[at:], got)
			}
		}
	}
	moved := strings.Replace(text, "enter 1 r1c3", "enter 7 r1c3", 1)
	if g, _, err := load(moved); err != nil || strings.Contains(timesOf(g), "s\n") {
		t.Error("the times of other moves are believed", err)
	}
	g := mustLoad(t, strings.ReplaceAll(text, "\n", "\r\n"))
	if got := timesOf(g); got != timedMoves {
		t.Errorf("with other line ends:\n%s", got)
	}
}

// TestTimesOfLongGames keeps the times of more moves than one line has, in any order.
func TestTimesOfLongGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 24))
	w := newWatch()
	g := New(begun(), w.now)
	for range 900 {
		g.Do(randomMove(rng))
		w.pass(time.Duration(rng.IntN(1e10)))
		switch rng.IntN(20) {
		case 0:
			g.Restart()
		case 1, 2, 3:
			g.Undo()
		}
	}
	if n := strings.Count(textOf(t, g), "\n"+timesKey+" "); n < 3 {
		t.Fatal(n, "lines of times")
	}
	h := reload(t, g, w)
	numbers := g.tree.numbers(g.tree.branches())
	for n, to := range numbers {
		if to != 0 && g.tree.node(n).time != h.tree.node(to).time {
			t.Fatalf("move %d: %d, then %d", n, g.tree.node(n).time, h.tree.node(to).time)
		}
	}
	hist := h.History()
	for _, p := range hist.Moves {
		if hist.Before(&p) != h.StateAt(p.Parent) || hist.After(&p) != h.StateAt(p.Node) {
			t.Fatal("the history has another state")
		}
	}
}
