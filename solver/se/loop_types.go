package se

import "sudoku/puzzle"

// A loopStep is the best step from unique loops so far.
type loopStep struct {
	s          *search
	difficulty float64
	kind       int
}

// loopDifficulty is what a loop of n cells is worth. Rounding is part of the values.
func loopDifficulty(n int) float64 {
	d := 4.5
	if n >= 10 {
		d += 0.3
	}
	if n >= 8 {
		d += 0.2
	} else if n >= 6 {
		d += 0.1
	}
	return d
}

// longest returns how many cells a loop may have that is not worth more than the best step.
func (l *loopStep) longest() int {
	switch {
	case l.difficulty < loopDifficulty(6):
		return 4
	case l.difficulty < loopDifficulty(8):
		return 6
	case l.difficulty < loopDifficulty(10):
		return 8
	}
	return 81
}

// better reports whether a step of that difficulty and type would be the best.
func (l *loopStep) better(difficulty float64, kind int) bool {
	return difficulty < l.difficulty || difficulty == l.difficulty && kind < l.kind
}

// keep makes the step at hand the best, unless it removes nothing.
func (l *loopStep) keep(removes []removal, difficulty float64, kind int) {
	if len(removes) > 0 {
		l.difficulty, l.kind = difficulty, kind
		l.s.step.begin(difficulty)
		l.s.step.removes = append(l.s.step.removes, removes...)
	}
}

// try looks for steps from loop, whose cells have the digits of pair.
func (l *loopStep) try(loop []int, pair digits) {
	var more [81]int
	n := 0
	var extra digits
	for _, c := range loop {
		if ds := l.s.cands[c]; !two(ds) {
			more[n] = c
			n++
			extra |= ds &^ pair
		}
	}
	base := loopDifficulty(len(loop))
	switch {
	case n == 0 || base > l.difficulty:
	case n == 1:
		if l.better(base, 1) {
			l.keep([]removal{{uint8(more[0]), pair}}, base, 1)
		}
	case n > 2 || one(extra):
		l.type2(more[:n], pair, base)
	}
	if n == 2 && base <= l.difficulty {
		if several(extra) {
			l.type3(more[0], more[1], pair, extra, base)
		}
		l.type4(more[0], more[1], pair, base)
	}
}

// type2: one of the cells has the extra digit, so it goes from those that see them all.
func (l *loopStep) type2(cells []int, pair digits, base float64) {
	if !l.better(base, 2) {
		return
	}
	d := low(l.s.cands[cells[0]] &^ pair)
	seen := l.s.of[d]
	for _, c := range cells {
		seen = seen.And(puzzle.Cell(c).Peers())
	}
	var removes []removal
	for c := range seen.All() {
		removes = append(removes, removal{uint8(c), 1 << d})
	}
	l.keep(removes, base, 2)
}

// type3: the two cells together are like one with the extra digits, which is part of a naked
// set, or leaves the others a hidden set.
func (l *loopStep) type3(a, b int, pair, extra digits, base float64) {
	for n := size(extra); n <= 7; n++ {
		for k := range 3 {
			h := int(houseOf[a][k])
			if int(houseOf[b][k]) != h {
				continue
			}
			empty := int(l.s.empty[h])
			in, out := placeOf[a][k], placeOf[b][k]
			if 2*n <= empty {
				for _, mask := range combinations[n] {
					if mask>>in&1 == 1 && mask>>out&1 == 0 {
						l.type3Naked(h, mask&^(1<<in), uint16(1)<<in|uint16(1)<<out, extra, l.s.cands[a]&l.s.cands[b]&extra, n, base)
					}
				}
			}
			if 2*n < empty {
				l.type3Hidden(h, uint16(1)<<in, uint16(1)<<out, pair, extra, n, base)
			}
		}
	}
}

func (l *loopStep) type3Naked(h int, mask, loop uint16, extra, shared digits, n int, base float64) {
	value := base + float64(float64(n-1)*0.1) // rounded in between
	if !l.better(value, 3) {
		return
	}
	others := shared
	for m := mask; m != 0; m &= m - 1 {
		ds := l.s.cands[cellAt[h][low(m)]]
		if !several(ds) {
			return
		}
		others |= ds
	}
	all := others | extra
	if size(others) != n || size(all) != n {
		return
	}
	var removes []removal
	for i, c := range &cellAt[h] {
		if (mask|loop)>>i&1 == 0 && l.s.cands[c]&all != 0 {
			removes = append(removes, removal{c, l.s.cands[c] & all})
		}
	}
	l.keep(removes, value, 3)
}

func (l *loopStep) type3Hidden(h int, in, out uint16, pair, extra digits, n int, base float64) {
	value := base + float64(float64(n-2)*0.1)
	if !l.better(value, 3) {
		return
	}
	var rest []int
	for d := range 9 {
		if (pair|extra)>>d&1 == 0 {
			rest = append(rest, d)
		}
	}
	for mask := range uint16(1) << len(rest) {
		if size(mask) != n-2 {
			continue
		}
		ds := pair
		for m := mask; m != 0; m &= m - 1 {
			ds |= 1 << rest[low(m)]
		}
		l.hidden(h, in, out, ds, n, value)
	}
}

func (l *loopStep) hidden(h int, in, out uint16, ds digits, n int, value float64) {
	if !l.better(value, 3) {
		return
	}
	at := uint16(0)
	for m := ds; m != 0; m &= m - 1 {
		places := l.s.places[h][low(m)] &^ out
		if places == 0 {
			return
		}
		at |= places
	}
	if size(at) != n {
		return
	}
	var removes []removal
	for at &^= in; at != 0; at &= at - 1 {
		c := cellAt[h][low(at)]
		if other := l.s.cands[c] &^ ds; other != 0 {
			removes = append(removes, removal{c, other})
		}
	}
	l.keep(removes, value, 3)
}

// type4: one digit of the pair is in one of the two cells, since a house has no other place
// for it, so the other digit goes from both.
func (l *loopStep) type4(a, b int, pair digits, base float64) {
	if !l.better(base, 4) {
		return
	}
	x, y := low(pair), low(pair&(pair-1))
	var locked digits
	for k, h := range houseOf[a] {
		if houseOf[b][k] != h {
			continue
		}
		two := uint16(1)<<placeOf[a][k] | uint16(1)<<placeOf[b][k]
		for _, d := range [2]int{x, y} {
			if l.s.places[h][d]&^two == 0 {
				locked |= 1 << d
			}
		}
	}
	switch {
	case locked>>x&1 == 1:
		l.keep([]removal{{uint8(a), 1 << y}, {uint8(b), 1 << y}}, base, 4)
	case locked>>y&1 == 1:
		l.keep([]removal{{uint8(a), 1 << x}, {uint8(b), 1 << x}}, base, 4)
	}
}
