package photo

import "math"

// Lights are cells that may be, found by where they are: paper ruled all over has tens of
// thousands of them.
type lights struct {
	all   []light
	taken []bool             // belongs to a mesh
	at    map[[2]int32][]int // those in each square of a side

	looked int // how many were looked at so far
}

// squareSide is the side of these squares, in pixels.
const squareSide = 32

func newLights(all []light) *lights {
	l := &lights{all: all, taken: make([]bool, len(all)), at: map[[2]int32][]int{}}
	for i := range all {
		x, y := squareOf(all[i].centre.X), squareOf(all[i].centre.Y)
		l.at[[2]int32{x, y}] = append(l.at[[2]int32{x, y}], i)
	}
	return l
}

func squareOf(v float64) int32 { return int32(math.Floor(v / squareSide)) }

// closest returns the light nearest to p, nearer than within, that fits; the first of those
// that are as near; or -1.
func (l *lights) closest(p Point, within float64, fits func(i int) bool) int {
	best, dist := -1, within
	for y := squareOf(p.Y - within); y <= squareOf(p.Y+within); y++ {
		for x := squareOf(p.X - within); x <= squareOf(p.X+within); x++ {
			for _, i := range l.at[[2]int32{x, y}] {
				l.looked++
				d := l.all[i].centre.to(p)
				if (d < dist || d == dist && best > i) && fits(i) {
					best, dist = i, d
				}
			}
		}
	}
	return best
}
