package game

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// moves are lines of saved games as Save writes them.
const moves = `
enter 7 r1c7
enter 7 r1c7 clean
enter 9 r1c1 r9c9 clean
erase r5c5
erase r1c1 r1c2 r9c9
centre 3 r1c1 r1c2
corner 1 r4c8
colour 9 r4c8
rule-out r1c2=4
rule-out r1c2=4 r1c2=5 r9c9=9
solve 534678912672195348198342567859761423426853791713924856961537284287419635345286179
solve ................................................................................1
solve ................................................................................1 clean
solve ................................................................................1 r1c2=4 r1c2=5 clean
colour-cands 3 r1c2=4
colour-cands 9 r1c2=4 r9c9=9 hint
draw r9c9=9 r1c2=4
draw r1c2=4 r1c2=5 weak
draw r1c2=4 r1c2=5 weak hint
fill-marks r1c1 r9c9
auto
auto hint
clear-drawing
`

// noMoves are lines that are not moves. Some are in the load tests too.
const noMoves = `
enter
enter 7
enter 7 clean
enter r1c7
enter 7 r1c7 clean clean
enter 7 clean r1c7
enter 0 r1c7
enter ７ r1c7
enter 7 r1c0
enter 7 r0c1
enter 7 r10c1
enter 7 R1C7
enter 7 r1c7,r1c8
centre 3 r1c1 clean
erase
erase 3 r1c1
rule-out
rule-out r1c2
rule-out r1c2=
rule-out r1c2=0
rule-out r1c2=45
rule-out r1c2<>4
solve
solve 53467891267219534819834256785976142342685379171392485696153728428741963534528617
solve 534678912672195348198342567859761423426853791713924856961537284287419635345286179 r1c1
colour-cands r1c2=4
colour-cands 3
colour-cands 3 r1c2
colour-cands 0 r1c2=4
draw
draw r1c2=4
draw r1c2=4 r1c2=4
draw r1c2=4 r1c2=5 r1c2=6
draw r1c2=4 r1c2=5 strong
draw weak r1c2=4 r1c2=5
fill-marks
fill-marks 3 r1c1
auto on
auto clean
clear-drawing r1c1
hint
weak
none
Enter 7 r1c7
undo
`

func TestMoveText(t *testing.T) {
	for line := range strings.Lines(strings.TrimSpace(moves)) {
		line = strings.TrimSpace(line)
		if m, ok := ParseMove(line); !ok || m.String() != line {
			t.Errorf("%q reads as %q, %v", line, m, ok)
		}
		if m, ok := ParseMove(strings.ReplaceAll(line, " ", "  \t")); !ok || m.String() != line {
			t.Errorf("%q with much space reads as %q, %v", line, m, ok)
		}
	}
	for line := range strings.Lines(noMoves) {
		if m, ok := ParseMove(strings.TrimSpace(line)); ok {
			t.Errorf("%q reads as %q", line, m)
		}
	}
	for _, m := range []Move{
		{Action: Draw}, {Action: Draw, Cands: []puzzle.Candidate{1}}, {Action: Draw, Cands: []puzzle.Candidate{1, 1}},
		{Action: Draw, Cands: []puzzle.Candidate{1, 2, 3}}, {Action: Draw, Cands: []puzzle.Candidate{1, 729}},
	} {
		if p := m.normal(); p.Cands != nil {
			t.Error("it links", m.Cands)
		}
	}
	if m, _ := ParseMove("rule-out r9c9=9 r1c2=4 r9c9=9"); m.normal().String() != "rule-out r1c2=4 r9c9=9" {
		t.Error("a candidate is named twice:", m.normal())
	}
}

func TestRandomMoveText(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 5))
	for range 2000 {
		p := randomMove(rng).normal()
		if !reflect.DeepEqual(p, p.normal()) {
			t.Fatal("plain changes", p)
		}
		_, named := p.cell()
		named = named || p.Action == Fill || p.Action == SetAuto || p.Action == ClearDrawing || p.Action == Reshape
		if m, ok := ParseMove(p.String()); ok != named || ok && !reflect.DeepEqual(m, p) {
			t.Fatalf("%q reads as %q, %v", p, m, ok)
		}
	}
}
