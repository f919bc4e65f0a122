package words

import (
	"errors"
	"slices"
	"testing"
)

func TestVisible(t *testing.T) {
	for _, tt := range []struct{ text, visible, plain string }{
		{"a.txt", "a.txt", "a.txt"},
		{"数独 é👩‍🚀️", "数独 é👩‍🚀️", "数独 é👩‍🚀️"},
		{"a\x1b[2Jb", `a\x1b[2Jb`, "a[2Jb"},
		{"a\nb\rc\td", `a\nb\rc\td`, "a b c d"},
		{"a\x00\a\b\x7fb", `a\x00\a\b\x7fb`, "ab"},
		{"a\u009b2Jb", `a\u009b2Jb`, "a2Jb"},
		{"a\x9b2J\xffb", `a\x9b2J\xffb`, "a\ufffd2J\ufffdb"},
		{"gpj\u202e.txt", `gpj\u202e.txt`, "gpj.txt"},
		{"a\u2066\u2069\u200e\u200f\u061cb", `a\u2066\u2069\u200e\u200f\u061cb`, "ab"},
		{"a\u2028b\u2029c", `a\u2028b\u2029c`, "a b c"},
		{"\ufffd", "\ufffd", "\ufffd"},
		{"it's", "it's", "it's"},
	} {
		if got := Visible(tt.text); got != tt.visible {
			t.Errorf("%q is shown as %q, want %q", tt.text, got, tt.visible)
		}
		if got := Plain(tt.text); got != tt.plain {
			t.Errorf("%q without control characters is %q, want %q", tt.text, got, tt.plain)
		}
	}
}

// What others have named reaches no screen raw, however it comes into a sentence.
func TestSentencesAreVisible(t *testing.T) {
	const raw, want = "\x1b[31m\nx", `\x1b[31m\nx`
	for _, l := range Langs {
		for name, got := range map[string]string{
			"argument": l.fill("{name}", []any{"name", raw}),
			"error":    l.fill("{name}", []any{"name", errors.New(raw)}),
			"text":     l.value(And(slices.Values([]string{raw}))),
			"own":      l.Error(errors.New(raw)),
		} {
			if got != want {
				t.Errorf("%s, %s: %q", l.Code(), name, got)
			}
		}
	}
}
