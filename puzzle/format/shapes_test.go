package format_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// perKind is how many puzzles of each kind of board are written and read back.
const perKind = 50

// shapedPuzzles returns puzzles on boards of a kind: givens of a random solution, in killers
// cages of which some have no sum.
func shapedPuzzles(t testing.TB, name string) (list []puzzle.Puzzle) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, uint64(len(name))))
	size, diagonals, killer, ok := puzzle.ParseShapeName(name)
	board, err := puzzle.NewShape(size, diagonals, nil)
	if !ok || err != nil {
		t.Fatal(name, err)
	}
	var search variant.Searcher
	for range perKind {
		solution, ok, err := search.Random(t.Context(), board, &puzzle.Grid{}, rng)
		if !ok || err != nil {
			t.Fatal("no solution on", name, err)
		}
		p := puzzle.Puzzle{Shape: board}
		if killer {
			if p.Shape, err = puzzle.NewShape(size, diagonals, randomCages(board, solution, rng)); err != nil {
				t.Fatal(err)
			}
		}
		for c := range board.Cells().All() {
			if rng.IntN(3) == 0 {
				p.Givens[c] = solution[c]
			}
		}
		list = append(list, p)
	}
	return list
}

// randomCages divides most of a board into cages of up to four cells, some without a sum.
func randomCages(s *puzzle.Shape, solution puzzle.Grid, rng *rand.Rand) []puzzle.Cage {
	cages := varianttest.Cages(rng, s, &solution, 4, 10)
	for i := range cages {
		if rng.IntN(8) == 0 {
			cages[i].Sum = 0
		}
	}
	return cages
}

// begin adds entries and marks to a puzzle, and texts.
func begin(p *puzzle.Puzzle, rng *rand.Rand) {
	for c := range p.Shape.Cells().All() {
		switch {
		case p.Givens[c] != 0:
		case rng.IntN(3) == 0:
			p.Entries[c] = puzzle.Digit(1 + rng.IntN(p.Shape.Size()))
		default:
			p.Centre[c] = puzzle.DigitSet(rng.IntN(1<<9)) & p.Shape.Digits()
			p.Corner[c] = puzzle.DigitSet(rng.IntN(1<<9)) & p.Shape.Digits()
		}
	}
	p.Title, p.Author = "Sunday", "Anna"
}

var kinds = []string{"4x4", "6x6", "diagonal", "killer", "6x6 diagonal", "killer 6x6", "killer diagonal", "killer 4x4 diagonal"}

// TestShapesReadBack writes puzzles of each kind of board in each layout that has room for it,
// bare and begun, alone and all in a file.
func TestShapesReadBack(t *testing.T) {
	for _, kind := range kinds {
		rng := rand.New(rand.NewPCG(4, uint64(len(kind))))
		bare := shapedPuzzles(t, kind)
		begun := shapedPuzzles(t, kind)
		for i := range begun {
			begin(&begun[i], rng)
		}
		for _, f := range format.Formats {
			all := true
			for i := range bare {
				if !f.Carries(bare[i].Shape) {
					all = false
					continue
				}
				checkRoundTrip(t, f, bare[i:i+1])
				checkRoundTrip(t, f, begun[i:i+1])
			}
			if all {
				checkRoundTrip(t, f, bare)
				checkRoundTrip(t, f, begun)
			}
		}
	}
}

// TestNoShapeIsLost: a layout without room for a board writes nothing and says so, with the
// layouts that have room.
func TestNoShapeIsLost(t *testing.T) {
	for _, kind := range kinds {
		p := shapedPuzzles(t, kind)[0]
		for _, f := range format.Formats {
			var b strings.Builder
			err := f.Write(&b, []puzzle.Puzzle{p, {Givens: p.Givens}})
			if f.Carries(p.Shape) {
				if err != nil || f.Refuses(&p) != nil {
					t.Errorf("%s refuses %s: %v", f.Name, kind, err)
				}
				continue
			}
			if err == nil || b.Len() > 0 || f.Text(p) != "" || len(f.Append(nil, &p)) > 0 {
				t.Errorf("%s writes %s as\n%s", f.Name, kind, b.String())
			} else if said := err.Error(); !strings.Contains(said, f.Name) || !strings.Contains(said, "text") {
				t.Errorf("%s, %s: %s", f.Name, kind, said)
			}
		}
	}
}

// However long a puzzle in labelled text is, it is one puzzle or one error.
func TestLongTexts(t *testing.T) {
	const rows = "....\n....\n....\n....\n"
	for name, text := range map[string]string{
		"cages":   "shape: killer 4x4\n" + strings.Repeat("cage: 3 r1c1 r1c2\n", 5000) + rows,
		"entries": "shape: 4x4\n" + rows + strings.Repeat("entry: 3 r1c1\n", 5000),
		"rows":    "shape: 4x4\n" + strings.Repeat(rows, 5000),
		"strange": "shape: 4x4\n" + strings.Repeat("what\n", 5000),
	} {
		if list, err := format.Parse(text); len(list) > 0 || err == nil || strings.Count(err.Error(), "\n") > 0 {
			t.Errorf("%s: %d puzzles, %v", name, len(list), err)
		}
	}
	note := strings.Repeat("A long note. ", 2000)
	p := puzzle.Puzzle{Shape: puzzle.Mini4, Note: strings.TrimSpace(note)}
	if list, err := format.Parse(format.Text.Text(p)); err != nil || len(list) != 1 || list[0].Note != p.Note {
		t.Errorf("a note of %d bytes does not read back: %v", len(p.Note), err)
	}
}

// Only the first puzzle of lines or rows can say that boards are small: behind a large one they are
// refused, behind a small one a large one reads back.
func TestMixedSizes(t *testing.T) {
	small, large := shapedPuzzles(t, "6x6")[0], puzzle.Puzzle{Givens: puzzle.Grid{1, 2, 3}}
	for _, f := range []*format.Format{format.Line, format.Rows, format.Grid} {
		var b strings.Builder
		err := f.Write(&b, []puzzle.Puzzle{small, large, small})
		if err == nil || b.Len() > 0 || !strings.Contains(err.Error(), "text") || strings.Contains(err.Error(), "rows and") {
			t.Errorf("%s: %v", f.Name, err)
		}
		checkRoundTrip(t, f, []puzzle.Puzzle{small, small, large, large})
	}
	checkRoundTrip(t, format.Text, []puzzle.Puzzle{large, small, large})
}
