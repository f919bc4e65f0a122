package library

import (
	"cmp"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// FuzzFolded: titles are in the order of their folded texts, which the indexes of files have.
func FuzzFolded(f *testing.F) {
	list := []string{"", "a", "B", "Éclair", "eclair", "Eclairs", "éclair 2", "Straße", "strasse", "K", "\u212a", "k2", "İ", "ı", "Z\xff", "z\xfe", "月", "月光", "No 9", "No 10", "no 1\x00"}
	for _, a := range list {
		for _, b := range list {
			f.Add(a, b)
		}
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		want := cmp.Or(strings.Compare(words.Fold(a), words.Fold(b)), strings.Compare(a, b))
		if got := compareFolded(a, b); got != want {
			t.Errorf("%q %q: got %d, want %d", a, b, got, want)
		}
	})
}
