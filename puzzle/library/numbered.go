package library

// numbered is entries by their numbers. Most numbers follow each other, so that pages of
// eight take much less than a map of entries.
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

// all yields the entries, in no order. They may be removed meanwhile.
func (m *numbered) all(yield func(*entry) bool) {
	for _, p := range m.pages {
		for _, e := range p {
			if e != nil && !yield(e) {
				return
			}
		}
	}
}
