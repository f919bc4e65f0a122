package paint

import (
	"strings"
	"testing"
)

func TestClip(t *testing.T) {
	for _, c := range []struct {
		s    string
		n    int
		want string
	}{
		{"", 9, ""}, {"abcdefghi", 9, "abcdefghi"}, {"abcdefghij", 9, "abcde…hij"},
		{"/home/someone/of/a/long/path/file.pdf", 13, "/home/so….pdf"},
		{"一二三四五六七八九", 9, "一二三四五六七八九"}, {"一二三四五六七八九十", 9, "一二三四五…八九十"},
		{"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 9, "\ufffd\ufffd\ufffd\ufffd\ufffd…\ufffd\ufffd\ufffd"},
	} {
		if got := Clip(c.s, c.n); got != c.want {
			t.Errorf("%q in %d: %q, want %q", c.s, c.n, got, c.want)
		}
	}
}

// TestWorkIsBounded: what is laid out of a text of any length is bounded.
func TestWorkIsBounded(t *testing.T) {
	p := NewPainter()
	work := func(n int) uint64 {
		was := p.Laid
		text := strings.Repeat("word ", n/5)
		p.Width(text, 14, false)
		p.Wrap(text, 300, 14, false)
		p.Wrap(strings.Repeat("x", n), 300, 14, false)
		return p.Laid - was
	}
	if long, longer := work(2*Longest), work(50*Longest); longer != long {
		t.Errorf("%d and %d glyphs", long, longer)
	}
}
