package order

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// galleryOf shows the gallery of an order, when all of it is there.
func galleryOf(t *testing.T, order string) (*screentest.Desk, *Gallery) {
	d, s := ordersOf(t, order)
	s.openGallery()
	g, ok := d.Shown().(*Gallery)
	if !ok {
		t.Fatal(d.Said)
	}
	d.Settle()
	g.Arrange(place, widget.Rect{W: 700, H: 500}, false)
	return d, g
}

// TestGallery: it has as many puzzles as it shows places for, all of the pattern; the one that is
// pressed is played, and the others stay ready, where they were.
func TestGallery(t *testing.T) {
	d, s := galleryOf(t, "symmetry=none number=2 seed=7 pattern="+heart)
	if len(s.puzzles) != galleryStep || len(s.tiles.Zones()) != galleryStep || s.failed != "" {
		t.Fatalf("%d puzzles, %s", len(s.puzzles), s.failed)
	}
	seen := map[puzzle.Grid]bool{}
	o, _ := d.Prefs().PuzzleOrder().Order()
	for _, g := range s.puzzles {
		if seen[g] || !o.Fits(t.Context(), &g) {
			t.Errorf("%v is there twice: %t, or does not fit", g, seen[g])
		}
		seen[g] = true
	}
	s.makeMore()
	before := s.puzzles[3]
	d.Settle()
	if len(s.puzzles) != 2*galleryStep || s.puzzles[3] != before {
		t.Errorf("%d puzzles after more were asked for; the fourth has changed: %t", len(s.puzzles), s.puzzles[3] != before)
	}
	s.play(3)
	s.play(4) // nothing: the other is being taken
	d.Settle()
	if got := d.Session().Game.Puzzle().Givens; got != before || d.Shown() != nil {
		t.Errorf("%v is played, want %v", got, before)
	}
	if n := d.NewGames().Source.Ready(s.of); n != 2*galleryStep-1 {
		t.Errorf("%d are ready", n)
	}
}

// TestGalleryBeforeThePuzzles: a key that plays the first puzzle does nothing before that is there.
func TestGalleryBeforeThePuzzles(t *testing.T) {
	d, s := ordersOf(t, "symmetry=none number=2 seed=7 pattern="+heart)
	s.openGallery()
	g := d.Shown().(*Gallery)
	if len(g.puzzles) != 0 {
		t.Fatal(len(g.puzzles), "puzzles at once")
	}
	g.tiles.Press(0)
	if d.Settle(); d.Shown() != screen.Screen(g) {
		t.Errorf("%T is shown", d.Shown())
	}
}

// TestGalleryOfNothing: what can't be is said, and what another window has taken isn't played.
func TestGalleryOfNothing(t *testing.T) {
	d, s := ordersOf(t, "difficulty=easy singles=3..3")
	if s.openGallery(); d.Said == "" || d.Shown() != screen.Screen(s) {
		t.Error("a gallery is shown of what can't be")
	}
	d, g := galleryOf(t, "difficulty=easy symmetry=half-turn")
	was, game := g.puzzles[5], d.Session().Game
	if !d.NewGames().Source.TakeThis(g.of, was) {
		t.Fatal("it is not there")
	}
	g.play(5)
	if d.Settle(); d.Session().Game != game || g.puzzles[5] == was || len(g.puzzles) != galleryStep {
		t.Errorf("it is played, or still shown: %d", len(g.puzzles))
	}
}

// TestGalleryByKeys: arrows go from puzzle to puzzle, and not beyond.
func TestGalleryByKeys(t *testing.T) {
	_, s := galleryOf(t, "difficulty=easy symmetry=half-turn")
	across := s.plan(float64(s.tiles.Size().Width)).across
	for _, tt := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyLeft, 0}, {fyne.KeyUp, 0}, {fyne.KeyRight, 1}, {fyne.KeyDown, 1 + across}, {fyne.KeyEnd, galleryStep - 1},
		{fyne.KeyRight, galleryStep - 1}, {fyne.KeyDown, galleryStep - 1}, {fyne.KeyUp, galleryStep - 1 - across}, {fyne.KeyHome, 0}} {
		if !s.key(tt.key) || s.tiles.FocusedZone() != tt.want {
			t.Errorf("%s: %d, want %d", tt.key, s.tiles.FocusedZone(), tt.want)
		}
	}
	if s.key(fyne.KeyReturn) {
		t.Error("Return does not press")
	}
}

// TestGalleryKeepsWhatItShows: what is shown stays in its place, what is gone goes.
func TestGalleryKeepsWhatItShows(t *testing.T) {
	g := func(n puzzle.Digit) puzzle.Grid { return puzzle.Grid{n} }
	s := &Gallery{wanted: 3, puzzles: []puzzle.Grid{g(1), g(2)}, of: session.PuzzleOrder{}}
	for _, tt := range []struct{ list, want []puzzle.Grid }{
		{[]puzzle.Grid{g(3), g(2), g(1)}, []puzzle.Grid{g(1), g(2), g(3)}},
		{[]puzzle.Grid{g(3), g(4), g(5), g(1)}, []puzzle.Grid{g(1), g(3), g(4)}},
	} {
		s.take(tt.list)
		for i := range tt.want {
			if len(s.puzzles) != len(tt.want) || s.puzzles[i] != tt.want[i] {
				t.Fatalf("got %v, want %v", s.puzzles, tt.want)
			}
		}
	}
}
