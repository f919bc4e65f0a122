package library

import (
	"strings"
	"testing"
)

// TestCatalogueAnew: entries of a collection that is read anew keep their IDs, and those that
// are gone are copies of nothing.
func TestCatalogueAnew(t *testing.T) {
	cat := newCatalogue()
	read := func(records ...record) *collection {
		t.Helper()
		text := head("c")
		for _, r := range records {
			text = r.appendLine(text)
		}
		f := strings.NewReader(string(text))
		c, err := cat.begin(cat.collections["c"], "c", f)
		if err == nil {
			err = cat.readLines(t.Context(), c, f)
		}
		if err != nil || c.bad > 0 {
			t.Fatal(err, c.bad)
		}
		c.before = numbered{}
		return c
	}
	p := shuffled(2, 1)
	one, two := record{num: 1, hasPuzzle: true, puzzle: p[0]}, record{num: 2, hasPuzzle: true, puzzle: p[1]}
	c := read(one, two)
	for e := range c.nums.all {
		e.form = 7
		cat.count(e, 1)
	}
	if r := cat.row(c.nums.get(1)); r.ID != 1 || r.Copies != 1 {
		t.Errorf("%d has %d copies", r.ID, r.Copies)
	}
	if c = read(two); c.nums.n != 1 || c.nums.get(2).id != 2 || cat.entry(1) != nil || cat.entry(2) == nil {
		t.Errorf("%d entries, %v, %v", c.nums.n, cat.entry(1), cat.entry(2))
	}
	if r := cat.row(c.nums.get(2)); r.Copies != 0 || cat.copies[7] != 1 {
		t.Errorf("%d copies, of the form %d", r.Copies, cat.copies[7])
	}
	if cat.forget(c); len(cat.copies)+len(cat.exact)+len(cat.collections) > 0 {
		t.Errorf("left: %v %v %v", cat.copies, cat.exact, cat.collections)
	}
}
