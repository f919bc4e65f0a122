package game

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// TestOriginIsSaved: the origin is kept with the game, and believed only beside its puzzle. A file
// of before has none.
func TestOriginIsSaved(t *testing.T) {
	now := func() time.Time { return time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC) }
	want := puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted, Day: "2026-11-28", Number: 2}
	g := New(puzzle.Puzzle{Givens: puzzle.Grid{5: 3}, Origin: want}, now)
	var text strings.Builder
	if err := g.Save(&text); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(text.String(), "\n")
	before := strings.Join(lines[:len(lines)-2], "")
	for saved, want := range map[string]puzzle.Origin{
		text.String(): want,
		before:        {},
		strings.Replace(text.String(), "pasted", "photo", 1): {},
	} {
		g, damage, err := Load(strings.NewReader(saved), now)
		if err != nil || damage != nil || g.Puzzle().Origin != want || g.Outcome().Origin != want {
			t.Errorf("%s\nhas %+v, %v, %v", saved, g.Puzzle().Origin, damage, err)
		}
		path := filepath.Join(t.TempDir(), "game")
		if err := os.WriteFile(path, []byte(text.String()), 0o600); err != nil {
			t.Fatal(err)
		}
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if o, ok := ReadOrigin(f); !ok || o.Of != puzzle.Pasted {
			t.Errorf("%+v is read", o)
		}
		f.Close()
	}
}

// TestOriginAfterManyHints: however many hints are saved before it, the origin is read.
func TestOriginAfterManyHints(t *testing.T) {
	want := puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted, Day: "2026-11-28", Number: 2}
	g := New(puzzle.Puzzle{Givens: puzzle.Grid{5: 3}, Origin: want}, time.Now)
	for c := range puzzle.Cell(81) {
		for d := puzzle.Digit(4); d < 9; d++ {
			g.ShowHint(Hint{Depth: HintWhy, Technique: "hidden-single", About: fmt.Sprint("enter ", d, c)})
		}
	}
	var text strings.Builder
	if err := g.Save(&text); err != nil || text.Len() < 10_000 {
		t.Fatal(text.Len(), err)
	}
	if back, damage, err := Load(strings.NewReader(text.String()), time.Now); err != nil || damage != nil || back.Puzzle().Origin != want {
		t.Errorf("%+v, %v, %v", back.Puzzle().Origin, damage, err)
	}
}

// TestOriginOf: what a puzzle is, as its game begins.
func TestOriginOf(t *testing.T) {
	made, daily, mini := puzzle.Puzzle{}, puzzle.Puzzle{}, puzzle.Puzzle{}
	SetGenerated(&made, puzzle.Hard)
	SetDaily(&daily, "2026-11-26", "easy")
	mini.Shape, _ = puzzle.ParseShape("6x6 diagonal")
	SetGenerated(&mini, puzzle.Easy)
	for want, p := range map[string]puzzle.Puzzle{
		"level hard 2026-11-28 1":         made,
		"level easy 2026-11-26 1":         daily,
		"board 6x6-diagonal 2026-11-28 1": mini,
		"exercise x-wing 2026-11-28 1":    {Exercise: "x-wing"},
		"day - 2026-11-28 1":              {Title: "mine", Date: "1987-12-24"},
		"source photo 2026-11-28 1 kept":  {Origin: puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Photo, Kept: true}},
		"level hard 2026-11-20 1":         {Origin: puzzle.Origin{Kind: puzzle.OfLevel, Of: "hard", Day: "2026-11-20"}},
	} {
		if o := OriginOf(&p, "2026-11-28"); o.String() != want {
			t.Errorf("%+v is %q, want %q", p.Source, o.String(), want)
		}
	}
}
