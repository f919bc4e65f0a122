package canon

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// taken returns how much memory the tables take.
func (s *Set) taken() (n int) {
	for i := range s.parts {
		n += cap(s.parts[i].keys)
	}
	return n
}

// A set takes 16 bytes a grid at any time, and knows what it was given.
func TestSet(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var s Set
	var keys []Key
	for n := range times(300_000, 3_000_000) {
		m := Key{random.Uint64() >> 56, max(random.Uint64(), 1), random.Uint64() & 0xffff}
		keys = append(keys, m)
		if !s.Add(m) {
			t.Fatal("a new key is known: ", m)
		}
		if n%1000 == 0 && s.taken() > 16*s.Len()+64<<10 {
			t.Fatalf("%d bytes for %d", s.taken(), s.Len())
		}
	}
	for _, m := range keys {
		if s.Add(m) {
			t.Fatal("a key is forgotten: ", m)
		}
	}
	if s.Len() != len(keys) {
		t.Errorf("got %v, want %v", s.Len(), len(keys))
	}
}

// Keys that begin at the same place are told apart, and the place after the last is the
// first.
func TestSetCrowded(t *testing.T) {
	var s Set
	for _, fresh := range []bool{true, false} {
		for i := range uint64(1000) {
			for _, m := range []Key{{0, ^i, 0}, {0, 5, i}, {255, 1 + i, 1}} {
				if s.Add(m) != fresh {
					t.Fatal(m, " is new: ", !fresh)
				}
			}
		}
	}
	if s.Len() != 3000 {
		t.Error(s.Len(), " keys of 3000")
	}
}

// Copies have one key, and different grids have different ones: of the samples as many as
// there are forms.
func TestKey(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	var (
		f     Finder
		s     Set
		forms = map[puzzle.Grid]bool{}
	)
	for _, g := range samples(t, 100) {
		m := f.KeyOf(g)
		if again := f.KeyOf(shuffled(g, random)); again != m {
			t.Errorf("%v has keys %v and %v", g, m, again)
		}
		if form := f.Form(g); s.Add(m) == forms[form] {
			t.Errorf("%v: new is %v", g, !forms[form])
		} else {
			forms[form] = true
		}
	}
	if s.Len() < 400 {
		t.Error(s.Len(), " different samples")
	}
}
