package library

import (
	"bytes"
	"testing"
)

// TestPresent: of many puzzles, most of which are there, those are added that are not, and those completed
// that lack something.
func TestPresent(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const n, more = firstBatch + 1000, 300
	puzzles := shuffled(n+more, 9)
	l := open(t, t.TempDir())
	id := create(t, l, "Many")
	if done, err := l.Import(t.Context(), id, seq(puzzles[:n]...), nil); err != nil || done.Added != n {
		t.Fatal(done, err)
	}
	ids := all(t, l, Query{}).IDs(0, n)
	if _, err := l.Edit(t.Context(), ids, Change{AddTags: []string{"everywhere"}}); err != nil {
		t.Fatal(err)
	}
	record := backedUp(t, l, "{}")
	if _, err := l.Edit(t.Context(), ids[100:200], Change{RemoveTags: []string{"everywhere"}}); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Edit(t.Context(), ids[n-40:], Change{Remove: true}); err != nil {
		t.Fatal(err)
	}
	done, err := l.Import(t.Context(), id, seq(puzzles[more:]...), nil)
	if err != nil || done.Added != more+40 && done.Added != more || done.Known != n-done.Added {
		t.Error(done, err)
	}
	m, err := l.Restore(t.Context(), bytes.NewReader(record), int64(len(record)), nil)
	if got := all(t, l, Query{}).Len(); err != nil || got != n+more {
		t.Error(m, err, got)
	}
	if got := all(t, l, Query{Text: "#everywhere"}).Len(); got != n {
		t.Error(got, "have the tag")
	}
	whole(t, l)
	before := dump(t, l)
	m, err = l.Restore(t.Context(), bytes.NewReader(record), int64(len(record)), nil)
	if after := dump(t, l); err != nil || m.Puzzles != 0 || len(after) != len(before) {
		t.Error(m, err)
	}
}
