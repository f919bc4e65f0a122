package print

import "testing"

func TestPartList(t *testing.T) {
	front, none := &part{title: "front", shown: true, pages: 1}, &part{title: "none", shown: true}
	middle, last := &part{title: "middle", pages: 2}, &part{title: "last", shown: true, right: true, pages: 1}
	var l partList
	l.add(front, none)
	l.add(middle, last)
	for _, c := range []struct {
		even  bool
		total int
	}{{false, 5}, {true, 6}} {
		if l.number(c.even); l.total != c.total {
			t.Errorf("%d pages, want %d", l.total, c.total)
		}
	}
	for i, want := range []*part{front, middle, middle, nil, last, nil} {
		if got := l.at(i); got != want {
			t.Errorf("page %d is of %v, want %v", i, got, want)
		}
	}
	if got := l.sections(); len(got) != 2 || got[0] != (Section{"front", 0, 0}) || got[1] != (Section{"last", 0, 4}) {
		t.Errorf("sections %v", got)
	}
}
