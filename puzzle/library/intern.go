package library

import (
	"math"
	"strings"
)

// An interner keeps one copy of equal texts: many puzzles have the same source.
type interner map[string]*string

// maxInterned is how many texts are remembered; most that come later are notes.
const maxInterned = 5000

// one returns the copy of a text, nil of an empty one.
func (in interner) one(s string) *string {
	if s == "" {
		return nil
	}
	if p, ok := in[s]; ok {
		return p
	}
	s = strings.Clone(s)
	if len(in) < maxInterned {
		in[s] = &s
	}
	return &s
}

// text is one as a text.
func (in interner) text(s string) string {
	return textAt(in.one(s))
}

// techniques numbers the IDs of techniques; 0 is none.
type techniques struct {
	ids      []string
	searched []string // what is searched in each: the ID with its hyphens, and with spaces
	numbers  map[string]uint16
}

func newTechniques() *techniques {
	return &techniques{ids: []string{""}, searched: []string{""}, numbers: map[string]uint16{"": 0}}
}

// number returns the number of an ID: 0 if there are too many, which no program wrote.
func (t *techniques) number(id string) uint16 {
	n, ok := t.numbers[id]
	if !ok && len(t.ids) <= math.MaxUint16 {
		id = strings.Clone(id)
		n = uint16(len(t.ids))
		t.ids, t.numbers[id] = append(t.ids, id), n
		t.searched = append(t.searched, id+" "+strings.ReplaceAll(id, "-", " "))
	}
	return n
}
