package game

import (
	"iter"

	"sudoku/puzzle"
)

// A Link is a line that the player drew from one candidate to another.
type Link struct {
	From, To puzzle.Candidate
	Weak     bool
}

// Links is an immutable set of links, at most one between any two candidates. It
// compares with ==.
type Links string // linkBytes bytes for each link, sorted

const (
	linkBytes = 4
	maxLinks  = 500
	weakBit   = 0x80
)

func (l Link) bytes() Links {
	b := [linkBytes]byte{byte(l.From >> 8), byte(l.From), byte(l.To >> 8), byte(l.To)}
	if l.Weak {
		b[2] |= weakBit
	}
	return Links(b[:])
}

// at returns the link at byte i.
func (s Links) at(i int) Link {
	from := puzzle.Candidate(s[i])<<8 | puzzle.Candidate(s[i+1])
	to := puzzle.Candidate(s[i+2]&^weakBit)<<8 | puzzle.Candidate(s[i+3])
	return Link{from, to, s[i+2]&weakBit != 0}
}

// Len returns how many links there are.
func (s Links) Len() int { return len(s) / linkBytes }

// All yields the links in a fixed order.
func (s Links) All() iter.Seq[Link] {
	return func(yield func(Link) bool) {
		for i := 0; i < len(s); i += linkBytes {
			if !yield(s.at(i)) {
				return
			}
		}
	}
}

// Drawn returns the links as a diagram has them.
func (s Links) Drawn() iter.Seq[puzzle.Link] {
	return func(yield func(puzzle.Link) bool) {
		for l := range s.All() {
			if !yield(puzzle.Link{From: []puzzle.Candidate{l.From}, To: []puzzle.Candidate{l.To}, Strong: !l.Weak}) {
				return
			}
		}
	}
}

// Has reports whether l is among them, in this direction and of this kind.
func (s Links) Has(l Link) bool {
	for m := range s.All() {
		if m == l {
			return true
		}
	}
	return false
}

// toggle removes the link between the two candidates of l, in either direction. If there
// was none, or one of the other kind, it adds l.
func (s Links) toggle(l Link) Links {
	for i := 0; i < len(s); i += linkBytes {
		m := s.at(i)
		if m.From == l.From && m.To == l.To || m.From == l.To && m.To == l.From {
			s = s[:i] + s[i+linkBytes:]
			if m.Weak == l.Weak {
				return s
			}
			break
		}
	}
	b, i := l.bytes(), 0
	for i < len(s) && s[i:i+linkBytes] < b {
		i += linkBytes
	}
	return s[:i] + b + s[i:]
}
