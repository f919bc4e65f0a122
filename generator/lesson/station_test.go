package lesson

import (
	"context"
	"slices"
	"testing"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestStations: every lesson of the classic board is in one station, that of the path's order by level, and each
// station has a name in every language.
func TestStations(t *testing.T) {
	at := map[string]int{}
	for i, s := range Stations() {
		if s.Number != i+1 || len(s.Lessons) == 0 {
			t.Fatalf("station %d: %+v", i+1, s)
		}
		if i > 0 && s.Main().Technique.Level < Stations()[i-1].Main().Technique.Level {
			t.Errorf("%s is easier than the station before", s.ID)
		}
		for _, l := range words.Langs {
			if !l.Has("station." + s.ID) {
				t.Errorf("%s has no name in %s", s.ID, l.Code())
			}
		}
		for _, l := range s.Lessons {
			if l.Technique == nil {
				t.Errorf("%s lists what is no lesson", s.ID)
			} else if at[l.Technique.ID]++; at[l.Technique.ID] > 1 {
				t.Errorf("%s is listed twice", l.Technique.ID)
			}
		}
	}
	for _, l := range Path() {
		if at[l.Technique.ID] == 0 && !l.OfBoard() {
			t.Errorf("%s is in no station", l.Technique.ID)
		}
	}
}

// TestStationPuzzles: a puzzle of a station has a step of it, and none that comes later.
func TestStationPuzzles(t *testing.T) {
	for _, s := range Stations() {
		o, ok := s.Order()
		if !ok {
			continue
		}
		o.Seed = 5
		r, err := generator.Generate(context.Background(), o, 1, func(int) {})
		if err != nil {
			t.Errorf("%s: %v", s.ID, err)
			continue
		}
		pos := puzzle.NewPosition(r.Puzzle.Givens)
		steps, _, err := logic.PathFrom(context.Background(), &pos, logic.HoDoKu.Techniques)
		if err != nil {
			t.Fatal(s.ID, err)
		}
		has := slices.ContainsFunc(steps, func(k logic.Step) bool { return s.Has(k.Technique) })
		for _, k := range steps {
			if at := stationOf(k.Technique); at > s.Number && s.Number > 4 {
				t.Errorf("a puzzle for %s needs %s", s.ID, k.Technique.ID)
			}
		}
		if !has && s.Number > 4 {
			t.Errorf("a puzzle for %s doesn't need it: %v", s.ID, r.Puzzle.Givens)
		}
	}
}
