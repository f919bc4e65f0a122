package library

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"
)

func TestEntryIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(entry{}); size > 96 {
		t.Errorf("an entry takes %d bytes", size)
	}
}

// TestNumbered compares numbered entries with a map of them.
func TestNumbered(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	var m numbered
	want := map[uint32]*entry{}
	for range 5000 {
		num := dice.Uint32N(60)
		if dice.IntN(10) == 0 {
			num = math.MaxUint32 - num
		}
		if dice.IntN(2) == 0 {
			m.put(num, nil)
			delete(want, num)
		} else {
			e := &entry{num: num}
			m.put(num, e)
			want[num] = e
		}
		got := map[uint32]*entry{}
		for e := range m.all {
			got[e.num] = e
		}
		if m.n != len(want) || !maps.Equal(got, want) || m.get(num) != want[num] {
			t.Fatalf("after %d: %d of %d", num, m.n, len(want))
		}
	}
	for num := range want {
		m.put(num, nil)
	}
	if len(m.pages) > 0 {
		t.Errorf("%d pages stay", len(m.pages))
	}
}

// TestTooManyTechniques: a file made to have more than there can be is read, without those.
func TestTooManyTechniques(t *testing.T) {
	list := newTechniques()
	for i := range 70_000 {
		id := fmt.Sprint("t", i)
		if n := list.number(id); i < math.MaxUint16 && list.ids[n] != id || i >= math.MaxUint16 && n != 0 {
			t.Fatalf("%s has the number %d", id, n)
		}
	}
}
