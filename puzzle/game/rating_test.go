package game

import (
	"strings"
	"testing"
)

// TestRating keeps a rating with a game, whatever ends the lines, and forgets it if anything
// was changed.
func TestRating(t *testing.T) {
	plain := file(t, "version-3.sudoku")
	g, _, _ := load(plain)
	g.Rating = "7.1/1.2/1.2"
	withRating := func(g *Game) string {
		text, _, _ := strings.Cut(textOf(t, g), shownKey)
		return text
	}
	text := withRating(g)
	if !strings.HasPrefix(text, plain) {
		t.Fatalf("the rest changed:\n%s", text)
	}
	if got := withRating(mustLoad(t, text)); got != text {
		t.Errorf("saved again it is: got %v, want %v", got, text)
	}
	for _, tt := range []struct{ from, to, want string }{
		{"", "", "7.1/1.2/1.2"},
		{"\n", "\r\n", "7.1/1.2/1.2"},
		{"rating 7.1", "rating 7.2", ""},
		{"rating 7.1", "rated 7.1", ""},
		{"rating 7.1/1.2/1.2", "rating", ""},
		{"\nrating", "\n\nrating", ""},
		{" cd82c343", "", "7.1/1.2/1.2"},
		{"at 8", "at 7", ""},
		{text, plain, ""},
		{text, text[:len(text)-1], ""},
	} {
		changed := strings.ReplaceAll(text, tt.from, tt.to)
		if tt.from == "" {
			changed = text
		}
		g, _, err := load(changed)
		if err != nil || g.Rating != tt.want {
			t.Errorf("%q for %q: %q, %v", tt.to, tt.from, g.Rating, err)
		}
	}
}

func mustLoad(t *testing.T, text string) *Game {
	g, damage, err := load(text)
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	return g
}
