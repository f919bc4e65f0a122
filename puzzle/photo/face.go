package photo

// What two faces must differ by, as a share of the ink, and that against how much what looks
// alike varies.
const (
	facesApart = 0.1
	facesSure  = 3.1
)

// faces reports whether digits of one ink may be of two faces: some cells with the same digit
// look much less alike than others do.
func (s *screen) faces(all []group) bool {
	for _, g := range all {
		var of [10][]*patch
		var pairs []float64
		for _, c := range g.cells {
			box := &s.digits[c].box
			d := s.digit(c)
			for _, o := range of[d] {
				pairs = append(pairs, box.unlike(o))
			}
			of[d] = append(of[d], box)
		}
		if apart, sure, _ := twoKinds(pairs); apart > facesApart && sure > facesSure {
			return true
		}
	}
	return false
}

// middle returns the centre of mass of the ink.
func (p *patch) middle() (x, y float64) {
	sum := 1e-9
	for i, v := range p.v {
		sum += float64(v)
		x += float64(v) * float64(i%p.w)
		y += float64(v) * float64(i/p.w)
	}
	return x / sum, y / sum
}

// unlike returns how different two patches are, laid with their middles on each other: 0 if
// they are not, 1 if they have no ink in common.
func (p *patch) unlike(o *patch) float64 {
	x, y := p.middle()
	u, v := o.middle()
	r := float64(max(p.w, p.h, o.w, o.h))/2 + 1
	var diff, sum float32 = 0, 1e-9
	for dy := -r; dy <= r; dy++ {
		for dx := -r; dx <= r; dx++ {
			a, b := p.at(x+dx, y+dy), o.at(u+dx, v+dy)
			diff += max(a-b, b-a)
			sum += a + b
		}
	}
	return float64(diff / sum)
}
