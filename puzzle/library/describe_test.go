package library

import (
	"testing"
)

// TestDescribe: what was typed of a puzzle is said of it in all collections, and what wasn't stays; one that would be
// there twice then stays as it is.
func TestDescribe(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	p := shuffled(1, 7)[0]
	papers, books := create(t, l, "Papers"), create(t, l, "Books")
	one, other := p, p
	one.Title, one.Note = "No 1", "old"
	other.Title, other.Source = "No 2", "A book"
	same := other
	same.Title = "Evening"
	_, err1 := l.Import(t.Context(), papers, seq(one), nil)
	_, err2 := l.Import(t.Context(), books, seq(other, same), nil)
	was, is := p, p
	is.Title, is.Author = "Evening", "Ada"
	if err := l.Describe(t.Context(), &was, &is); err1 != nil || err2 != nil || err != nil {
		t.Fatal(err1, err2, err)
	}
	found := all(t, l, Query{Sort: ByAdded})
	rows, err := found.Rows(t.Context(), 0, found.Len())
	if err != nil || len(rows) != 3 {
		t.Fatal(rows, err)
	}
	for i, want := range [][4]string{{"Evening", "Ada", one.Source, "old"}, {"No 2", "", "A book", ""}, {"Evening", "Ada", "A book", ""}} {
		if q := rows[i].Puzzle; [4]string{q.Title, q.Author, q.Source, q.Note} != want {
			t.Errorf("%d: %q, %q, %q, %q, want %q", i, q.Title, q.Author, q.Source, q.Note, want)
		}
	}
	if why := isTold(t, l); why != "" {
		t.Error(why)
	}
}
