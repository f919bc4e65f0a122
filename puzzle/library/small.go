package library

import (
	"math"
	"strings"
)

// Small things for what there may be a hundred thousand of.

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
	ids     []string
	numbers map[string]uint16
}

func newTechniques() *techniques {
	return &techniques{ids: []string{""}, numbers: map[string]uint16{"": 0}}
}

// number returns the number of an ID: 0 if there are too many, which no program wrote.
func (t *techniques) number(id string) uint16 {
	n, ok := t.numbers[id]
	if !ok && len(t.ids) <= math.MaxUint16 {
		id = strings.Clone(id)
		n = uint16(len(t.ids))
		t.ids, t.numbers[id] = append(t.ids, id), n
	}
	return n
}

// searched returns what is searched in each: the ID with its hyphens, and with spaces.
func (t *techniques) searched() []string {
	list := make([]string, len(t.ids))
	for i, id := range t.ids {
		list[i] = id + " " + strings.ReplaceAll(id, "-", " ")
	}
	return list
}

// numbered is entries by their numbers. Most numbers follow each other, so that pages of
// eight take a quarter of what a map of entries takes.
type numbered struct {
	pages map[uint32]*[8]*entry
	n     int
}

func (m *numbered) get(num uint32) *entry {
	if p := m.pages[num/8]; p != nil {
		return p[num%8]
	}
	return nil
}

// put sets the entry of a number; nil removes it.
func (m *numbered) put(num uint32, e *entry) {
	p := m.pages[num/8]
	if p == nil {
		if e == nil {
			return
		}
		if m.pages == nil {
			m.pages = map[uint32]*[8]*entry{}
		}
		p = new([8]*entry)
		m.pages[num/8] = p
	}
	if p[num%8] != nil {
		m.n--
	}
	if e != nil {
		m.n++
	}
	if p[num%8] = e; *p == [8]*entry{} {
		delete(m.pages, num/8)
	}
}

// all yields the entries, in no order.
func (m *numbered) all(yield func(*entry) bool) {
	for _, p := range m.pages {
		for _, e := range p {
			if e != nil && !yield(e) {
				return
			}
		}
	}
}
