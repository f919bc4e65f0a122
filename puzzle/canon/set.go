package canon

import (
	"encoding/binary"
	"math/bits"
	"runtime"

	"sudoku/puzzle"
)

// A Set remembers grids, of which symmetric copies are one. It takes at most 16 bytes a
// grid, and some kB more: it keeps 88 bits of a hash of the canonical form, so that among a
// thousand million grids the chance that any two are taken for one is about one in 10^9. The
// zero Set is empty. It serves one goroutine.
type Set struct {
	parts   [256]part
	n       int
	bytes   int // of the tables
	garbage int // of tables that were too small, since they were collected
}

// A Key stands for a grid and its symmetric copies.
type Key struct{ part, lo, hi uint64 }

// KeyOf returns the key of g.
func (f *Finder) KeyOf(g puzzle.Grid) Key {
	a, b := uint64(0x9e3779b97f4a7c15), uint64(0xd1b54a32d192ed03)
	for r, l := range f.rows(&g) {
		a, b = mix(a^uint64(l), 0xa0761d6478bd642f), mix(b+uint64(l), 0xe7037ed1a0b428db+uint64(2*r))
	}
	return Key{b >> 56, max(a, 1), b & 0xffff}
}

// KeyBytes is how many bytes a key takes.
const KeyBytes = 11

// Bytes returns k as bytes, to be kept somewhere.
func (k Key) Bytes() (b [KeyBytes]byte) {
	b[0] = byte(k.part)
	binary.LittleEndian.PutUint64(b[1:], k.lo)
	binary.LittleEndian.PutUint16(b[9:], uint16(k.hi))
	return b
}

// KeyFrom returns the key whose bytes are b.
func KeyFrom(b [KeyBytes]byte) Key {
	k := keyAt(b[1:])
	return Key{uint64(b[0]), max(k.lo, 1), k.hi}
}

func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

// Len returns how many keys s holds.
func (s *Set) Len() int { return s.n }

// Add puts k into s, and reports whether it was new.
func (s *Set) Add(k Key) bool {
	p := &s.parts[k.part]
	if p.full() {
		s.garbage += len(p.keys)
		s.bytes -= len(p.keys)
		p.grow()
		s.bytes += len(p.keys)
		if s.garbage > max(s.bytes/8, 16<<20) { // else it would be let grow as large as the tables
			runtime.GC()
			s.garbage = 0
		}
	}
	if !p.put(k) {
		return false
	}
	p.n++
	s.n++
	return true
}

// Has reports whether k is in s.
func (s *Set) Has(k Key) bool {
	p := &s.parts[k.part]
	if p.n == 0 {
		return false
	}
	_, there := p.find(k)
	return there
}

// A part is a table in which a key stands at or after the place that its number gives. Each
// part grows by itself, so that never more than one of them is held twice.
type part struct {
	keys []byte // ten bytes each; the first eight are 0 where there is none
	n    int
}

const keyBytes = 10

func (p *part) slots() int { return len(p.keys) / keyBytes }
func (p *part) full() bool { return p.n*8 >= p.slots()*7 }

// grow adds a quarter. The table is then at least 7/10 full.
func (p *part) grow() {
	old, slots := p.keys, p.slots()
	p.keys = make([]byte, (slots+max(slots/4, 8))*keyBytes)
	for i := 0; i < len(old); i += keyBytes {
		if k := keyAt(old[i:]); k.lo != 0 {
			p.put(k)
		}
	}
}

// put puts k into a table with room, and reports whether it was new.
func (p *part) put(k Key) bool {
	i, there := p.find(k)
	if !there {
		binary.LittleEndian.PutUint64(p.keys[i:], k.lo)
		binary.LittleEndian.PutUint16(p.keys[i+8:], uint16(k.hi))
	}
	return !there
}

// find returns where k is in a table with room, or where it belongs.
func (p *part) find(k Key) (at int, there bool) {
	place, _ := bits.Mul64(k.lo, uint64(p.slots()))
	for i := int(place) * keyBytes; ; i += keyBytes {
		if i == len(p.keys) {
			i = 0
		}
		switch o := keyAt(p.keys[i:]); {
		case o.lo == 0:
			return i, false
		case o.lo == k.lo && o.hi == k.hi:
			return i, true
		}
	}
}

// keyAt reads a key but for its part.
func keyAt(b []byte) Key {
	return Key{lo: binary.LittleEndian.Uint64(b), hi: uint64(binary.LittleEndian.Uint16(b[8:]))}
}
