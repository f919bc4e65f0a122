package puzzle_test

import (
	"testing"

	"sudoku/puzzle"
)

func TestShapeNames(t *testing.T) {
	cages := []puzzle.Cage{cage(12, 30, 39, 48), cage(0, 0, 1)}
	for _, tt := range []struct {
		size      int
		diagonals bool
		cages     []puzzle.Cage
		want      string
	}{
		{9, false, nil, "classic"},
		{9, true, nil, "diagonal"},
		{6, false, nil, "6x6"},
		{4, true, nil, "4x4 diagonal"},
		{9, false, cages, "killer; 0 r1c1 r1c2; 12 r4c4 r5c4 r6c4"},
		{6, true, cages[1:], "killer 6x6 diagonal; 0 r1c1 r1c2"},
	} {
		s, err := puzzle.NewShape(tt.size, tt.diagonals, tt.cages)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.String(); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
		if back, ok := puzzle.ParseShape(s.String()); !ok || !back.Equal(s) {
			t.Errorf("%v reads back as %v", s, back)
		}
	}
}

func TestNoShapes(t *testing.T) {
	for _, text := range []string{
		"", "killer", "jigsaw", "4x4 6x6", "6x6 6x6", "diagonal; 3 r1c1 r1c2", "killer; r1c1 r1c2", "killer; 3 r1c1 r1c1",
		"killer; 3", "killer; 3 r1c1 r0c2", "killer; 300 r1c1 r1c2", "killer; -3 r1c1 r1c2",
		"killer; 3 r1c1 r1c2; 4 r1c2 r1c3", "killer 6x6; 3 r1c6 r1c7", "killer; 3 r1c1 r1c2;",
	} {
		if s, ok := puzzle.ParseShape(text); ok {
			t.Errorf("%q reads as %v", text, s)
		}
	}
}

func FuzzParseShape(f *testing.F) {
	for _, s := range []string{"classic", "6x6 diagonal", "Diagonal", "killer; 0 r1c1 r1c2; 12 r4c4 r5c4 r6c4", "killer 4x4; 10 r4c4 r4c3 r4c2 r4c1", "killer; 18 r1c1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, ok := puzzle.ParseShape(text)
		if !ok {
			return
		}
		if back, ok := puzzle.ParseShape(s.String()); !ok || !back.Equal(s) {
			t.Errorf("%q: %v reads back as %v", text, s, back)
		}
	})
}

func TestFits(t *testing.T) {
	for _, tt := range []struct {
		shape *puzzle.Shape
		set   func(p *puzzle.Puzzle)
		want  bool
	}{
		{nil, func(p *puzzle.Puzzle) { p.Givens[80] = 9 }, true},
		{puzzle.Mini4, func(p *puzzle.Puzzle) { p.Givens[30] = 4 }, true},
		{puzzle.Mini4, func(p *puzzle.Puzzle) { p.Givens[30] = 5 }, false},
		{puzzle.Mini4, func(p *puzzle.Puzzle) { p.Entries[4] = 1 }, false},
		{puzzle.Mini6, func(p *puzzle.Puzzle) { p.Centre[0] = puzzle.DigitsOf(7) }, false},
		{puzzle.Mini6, func(p *puzzle.Puzzle) { p.Corner[54] = puzzle.DigitsOf(1) }, false},
		{puzzle.Mini6, func(p *puzzle.Puzzle) { p.Corner[50] = puzzle.DigitsOf(6) }, true},
	} {
		p := puzzle.Puzzle{Shape: tt.shape}
		if tt.set(&p); p.Fits() != tt.want {
			t.Errorf("%v: %v fits: %v", tt.shape, p.Grid(), !tt.want)
		}
	}
}
