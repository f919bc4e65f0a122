package print

import (
	"io"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// FuzzPDF prints puzzles with any titles and other texts.
func FuzzPDF(f *testing.F) {
	f.Add("Sudoku 数独", "No 1", uint8(4))
	f.Add("\xff\x00\u202e😀", "a\r\n\tb", uint8(9))
	f.Add("((\\)", "ﷺ e\u0301\u0301", uint8(0))
	f.Fuzz(func(t *testing.T, title, note string, per uint8) {
		if len(title)+len(note) > 1000 {
			return
		}
		p := puzzle.Puzzle{Title: title, Author: note, Source: note, Date: title, Level: note, Note: note}
		s := Sheet{Items: List{{Puzzle: p, Rating: note, Explainer: title, Level: puzzle.Hard}}, Lang: words.Langs[int(per)%len(words.Langs)], Options: Options{Title: title, Date: note, Set: note, PerPage: int(per), Labels: DefaultLabels}}
		if err := writePDF(t.Context(), io.Discard, s); (err != nil) != (s.Check() != nil) {
			t.Errorf("%q, %q: %v", title, note, err)
		}
	})
}
