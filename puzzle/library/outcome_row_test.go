package library

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// someOutcome returns an outcome with no field empty but those of Outcomes.
func someOutcome(t testing.TB, p *puzzle.Puzzle) Outcome {
	o := Outcome{Game: "20261129-080000-a.sudoku", Ended: time.Unix(0, 1_700_000_000_123_456_789), Outcome: game.Outcome{
		Shape: p.Shape, Givens: p.Givens, Title: "The \"Times\"\t12\n", Source: "数独\xff\u202e", Daily: "2026-11-23/easy",
		Origin:  puzzle.Origin{Kind: puzzle.OfSource, Of: "pasted", Day: "2026-11-28", Number: 2, Kept: true},
		Elapsed: time.Hour, Touched: true, Moves: 1, Hints: 2, Depth: game.UnknownDepth, AllHints: true,
		Placed: 3, Shown: 4, Mistakes: 5, InMiddle: true, Finished: true, ByProgram: true, When: time.Unix(0, 1)}}
	for i := range o.ByDepth {
		o.ByDepth[i] = 6 + i
	}
	o.Begun = begun(o.Game, o.Ended)
	for i, v := 0, reflect.ValueOf(o.Outcome); i < v.NumField(); i++ {
		if name := v.Type().Field(i).Name; v.Field(i).IsZero() && name != "Shape" {
			t.Errorf("%s is empty", name)
		}
	}
	return o
}

// TestOutcomeLine: an outcome reads back as it was, but for bytes that are no text.
func TestOutcomeLine(t *testing.T) {
	for _, p := range boardPuzzles(t) {
		was := someOutcome(t, &p)
		line := was.line()
		if strings.ContainsAny(line, "\n\x00") {
			t.Errorf("%q", line)
		}
		got, ok := parseOutcome(line)
		if !got.Shape.Equal(p.Shape) || (got.Shape == nil) != (p.Shape == nil) {
			t.Errorf("%v reads back as %v", p.Shape, got.Shape)
		}
		got.Shape = was.Shape
		if !ok || !reflect.DeepEqual(got, was) {
			t.Errorf("%+v\nreads back as\n%+v", was, got)
		}
	}
}

// FuzzOutcomeLine reads any text as an outcome.
func FuzzOutcomeLine(f *testing.F) {
	for _, p := range boardPuzzles(f) {
		o := someOutcome(f, &p)
		f.Add(o.line())
	}
	f.Add(`{"Game":"a"}`)
	f.Add(`"a` + strings.Repeat("\t", 30))
	f.Fuzz(func(t *testing.T, line string) {
		o, ok := parseOutcome(line)
		if !ok {
			return
		}
		if again, ok := parseOutcome(o.line()); !ok || again.line() != o.line() {
			t.Errorf("%q\n%q", o.line(), again.line())
		}
	})
}
