package se

import "math/bits"

// combinations[n] lists the sets of n of nine things as increasing masks: the order in which
// subsets and fish are looked for.
var combinations [8][]uint16

// subsets[n] lists, for each set of nine things, its sets of n likewise.
var subsets [5][1 << 9][]uint16

func fillCombinations() {
	for mask := uint16(1); mask < 1<<9; mask++ {
		if n := size(mask); n < len(combinations) {
			combinations[n] = append(combinations[n], mask)
		}
	}
	for n := 2; n < len(subsets); n++ {
		for set := range subsets[n] {
			for _, mask := range combinations[n] {
				if mask&^uint16(set) == 0 {
					subsets[n][set] = append(subsets[n][set], mask)
				}
			}
		}
	}
}

// fruitless has, for each rule of subsets and each size, the houses in which it found nothing
// since they changed, and for fish of each size the digits.
type fruitless struct {
	direct, naked, hidden [5]uint32
	fish                  [5]digits
}

// forget takes out the houses and the digits that changed.
func (f *fruitless) forget(changed uint32, ds digits) {
	for n := 2; n < len(f.naked); n++ {
		f.direct[n] &^= changed
		f.naked[n] &^= changed
		f.hidden[n] &^= changed
		f.fish[n] &^= ds
	}
}

// nakedSet finds n cells of a house that have n digits together.
func (s *search) nakedSet(n int, value float64) bool {
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if s.fruitless.naked[n]>>h&1 == 1 {
				continue
			}
			if int(s.empty[h]) >= 2*n && s.nakedSetIn(h, n, value) {
				return true
			}
			s.fruitless.naked[n] |= 1 << h
		}
	}
	return false
}

func (s *search) nakedSetIn(h, n int, value float64) bool {
	fit := uint16(0)
	for i, c := range &cellAt[h] {
		if k := size(s.cands[c]); k >= 2 && k <= n {
			fit |= 1 << i
		}
	}
	for _, mask := range subsets[n][fit] {
		var ds digits
		for m := mask; m != 0; m &= m - 1 {
			ds |= s.cands[cellAt[h][low(m)]]
		}
		if size(ds) == n && s.takeFromOthers(h, mask, ds, value) {
			return true
		}
	}
	return false
}

// takeFromOthers makes the step that takes ds from the cells of h outside mask, if there are
// any of them.
func (s *search) takeFromOthers(h int, mask uint16, ds digits, value float64) bool {
	s.step.begin(value)
	for i, c := range &cellAt[h] {
		if mask>>i&1 == 0 {
			s.step.take(int(c), s.cands[c]&ds)
		}
	}
	return s.step.found()
}

// hiddenSet finds n digits of a house that have n places together.
func (s *search) hiddenSet(n int, value float64) bool {
	return s.hiddenSets(n, 2*n, &s.fruitless.hidden[n], func(h int, at uint16, ds digits) bool { return s.takeOthers(h, at, ds, value) })
}

// hiddenSets calls step with each house that has more empty cells than least, and the n
// places there that n digits have together, until step is true. It leaves out the houses in
// none, and adds those without a step to them.
func (s *search) hiddenSets(n, least int, none *uint32, step func(h int, at uint16, ds digits) bool) bool {
	for _, first := range regionTypes {
		for h := first; h < first+9; h++ {
			if *none>>h&1 == 1 {
				continue
			}
			if int(s.empty[h]) > least {
				for _, mask := range subsets[n][s.fewPlaces(h, n)] {
					if at := s.placesOf(h, mask); size(at) == n && step(h, at, mask) {
						return true
					}
				}
			}
			*none |= 1 << h
		}
	}
	return false
}

// fewPlaces returns the digits that have 2 to n places in h.
func (b *board) fewPlaces(h, n int) (ds digits) {
	for d, at := range &b.places[h] {
		if k := size(at); k >= 2 && k <= n {
			ds |= 1 << d
		}
	}
	return ds
}

// placesOf returns the places of ds in h together.
func (b *board) placesOf(h int, ds digits) (at uint16) {
	for ; ds != 0; ds &= ds - 1 {
		at |= b.places[h][low(ds)]
	}
	return at
}

// takeOthers makes the step that leaves the places at of h only ds, if they have other
// candidates.
func (s *search) takeOthers(h int, at uint16, ds digits, value float64) bool {
	s.step.begin(value)
	for ; at != 0; at &= at - 1 {
		c := int(cellAt[h][low(at)])
		s.step.take(c, s.cands[c]&^ds)
	}
	return s.step.found()
}

// directHiddenSet finds n digits that have n places in a house together, and so leave
// another digit one place there.
func (s *search) directHiddenSet(n int, value float64) bool {
	return s.hiddenSets(n, n, &s.fruitless.direct[n], func(h int, at uint16, ds digits) bool { return s.leavesSingle(h, at, ds, value) })
}

// leavesSingle makes the step that places a digit outside of ds, if one has several places
// in h but only one outside of at.
func (s *search) leavesSingle(h int, at uint16, ds digits, value float64) bool {
	for d, places := range &s.places[h] {
		if left := places &^ at; ds>>d&1 == 0 && several(places) && one(left) {
			s.step.put(value, int(cellAt[h][low(left)]), d)
			return true
		}
	}
	return false
}

// fish finds n columns, or rows, in which a digit has its places in n rows, or columns,
// together.
func (s *search) fish(n int, value float64) bool {
	if s.fishIn(columns, rows, n, value) || s.fishIn(rows, columns, n, value) {
		return true
	}
	s.fruitless.fish[n] = allDigits
	return false
}

func (s *search) fishIn(base, cover, n int, value float64) bool {
	var fit [9]uint16 // the base lines in which the digit has 2 to n places
	var all uint16
	for d := range 9 {
		if int(s.count[d])+2*n > 9 || s.fruitless.fish[n]>>d&1 == 1 {
			continue
		}
		for i := range 9 {
			if k := size(s.places[base+i][d]); k >= 2 && k <= n {
				fit[d] |= 1 << i
			}
		}
		if size(fit[d]) >= n {
			all |= fit[d]
		}
	}
	for _, mask := range subsets[n][all] {
		for d := range 9 {
			if mask&^fit[d] != 0 {
				continue
			}
			if at := s.linesOf(base, mask, d); size(at) == n && s.takeFromCover(cover, at, mask, d, value) {
				return true
			}
		}
	}
	return false
}

// linesOf returns the places of d in the lines in mask together.
func (b *board) linesOf(base int, mask uint16, d int) (at uint16) {
	for ; mask != 0; mask &= mask - 1 {
		at |= b.places[base+bits.TrailingZeros16(mask)][d]
	}
	return at
}

func (s *search) takeFromCover(cover int, at, mask uint16, d int, value float64) bool {
	s.step.begin(value)
	for ; at != 0; at &= at - 1 {
		line := cover + low(at)
		for left := s.places[line][d] &^ mask; left != 0; left &= left - 1 {
			s.step.take(int(cellAt[line][low(left)]), 1<<d)
		}
	}
	return s.step.found()
}
