package canon

// fullLine is the first row of the form of a grid all of whose rows and columns hold each
// digit once.
const fullLine line = 0x123456789

// A pairing makes the first two rows of such a form at once. The second row tells most about
// the order of the columns; to try all 1,296 for each first row would take a hundred times
// as long.
type pairing struct {
	*Finder
	side          *lines
	first, second int
	stack         [3]int   // the stack in each place
	column        [10]int8 // where the first row has each digit
}

// pair replaces the states by those with the least second row, which becomes f.best.
func (f *Finder) pair() {
	f.next, f.best = f.next[:0], ^line(0)
	for _, m := range f.moves {
		p := pairing{Finder: f, side: &f.side[f.states[m.state].side], first: int(m.row)}
		for c, d := range p.side.digit[p.first] {
			p.column[d] = int8(c)
		}
		band := p.first / 3 * 3
		for p.second = band; p.second < band+3; p.second++ {
			if p.second != p.first {
				p.orderStacks(f.states[m.state])
			}
		}
	}
	f.settle()
}

func (p *pairing) orderStacks(s state) {
	for _, stack := range [...][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		p.stack = stack
		for slot, i := range stack {
			s.slot[i] = uint8(slot)
		}
		p.fill(placing{state: s}, 0, 0)
	}
}

// A placing is a state in which some columns have their place.
type placing struct {
	state
	taken uint64 // the number of the column in each place from 1, four bits each; 0 if it is open
}

func (s *placing) put(c, at int) {
	s.place(c, at)
	s.taken |= uint64(c+1) << (4 * at)
}

// fill continues the second row, l so far, in a place.
func (p *pairing) fill(s placing, at int, l line) {
	if at == 9 {
		p.end(&s.state, l)
		return
	}
	if c := int(s.taken >> (4 * at) & 15); c > 0 {
		p.continueWith(s, c-1, at, l)
		return
	}
	for m := s.free & (stack0 << (3 * p.stack[at/3])); m != 0; m &= m - 1 {
		t := s
		t.put(lowest(m), at)
		p.continueWith(t, lowest(m), at, l)
	}
}

// continueWith writes the digit of column c. It is the least if the column that has it in the
// first row goes to the first place that is left for it.
func (p *pairing) continueWith(s placing, c, at int, l line) {
	p.work++
	above := int(p.column[p.side.digit[p.second][c]])
	if s.free>>above&1 != 0 {
		to := 3 * int(s.slot[above/3])
		for s.taken>>(4*to)&15 != 0 {
			to++
		}
		s.put(above, to)
	}
	shift := 32 - 4*at
	l |= line(9-s.bit(above)/4) << shift
	if l>>shift <= p.best>>shift {
		p.fill(s, at+1, l)
	}
}

// end keeps a state with both rows.
func (p *pairing) end(s *state, l line) {
	if l < p.best {
		p.next, p.best = p.next[:0], l
	}
	for c, d := range p.side.digit[p.first] {
		s.label |= (9 - s.bit(c)/4) << (4 * d)
	}
	s.last = 9
	s.used = 1<<p.first | 1<<p.second
	s.band = uint8(p.first / 3)
	p.next = append(p.next, *s)
}
