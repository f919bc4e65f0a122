package photo

import (
	"cmp"
	"math"
	"slices"
)

// Where the frame of a grid is broken, or grown together with what lies beside it, the
// light insides of its cells still lie in rows and columns. A mesh is such cells, each
// with its column and row, found from cell to neighbour at any rotation.
type mesh struct {
	centres []Point
	places  [][2]int // column and row of each
}

// A light is the inside of a cell that may be.
type light struct {
	centre Point
	size   float64 // of a side, about
}

// lightsOf returns the light blobs that may be cells.
func lightsOf(d *plane, dark uint8, least int) (all []light) {
	most := float64(min(d.w, d.h)) / 6
	f := newFlood(d, func(v uint8) bool { return v <= dark }, false)
	for _, b := range f.blobs(func(b *blob) bool { return likeCell(b, float64(least), most, d) }, false) {
		all = append(all, light{b.centre(), math.Sqrt(float64(b.pixels))})
	}
	return all
}

func likeCell(b *blob, least, most float64, d *plane) bool {
	w, h := float64(b.width()), float64(b.height())
	return min(w, h) >= least && max(w, h) <= most && w <= 1.7*h && h <= 1.7*w &&
		float64(b.pixels) >= 0.4*w*h && b.x0 > 0 && b.y0 > 0 && b.x1 < d.w-1 && b.y1 < d.h-1
}

// meshes joins cells into meshes of so many at least, or of a few boxes of a grid.
func meshes(all []light, least int) []mesh {
	slices.SortFunc(all, func(a, b light) int { return cmp.Compare(a.size, b.size) })
	return newLights(all).meshes(least)
}

func (l *lights) meshes(least int) (found []mesh) {
	for s := range l.all {
		if l.taken[s] {
			continue
		}
		right, down, ok := l.axes(s)
		if !ok {
			continue
		}
		if m := l.grow(s, right, down); len(m.centres) >= least || l.all[s].size > leastBox && m.boxes() {
			found = append(found, m)
		}
	}
	return found
}

// leastBox is the side of a box that may be one, in pixels.
const leastBox = 20

// axes returns the steps from a cell to its nearest neighbour and, at a right angle, to
// another.
func (l *lights) axes(s int) (right, down Point, ok bool) {
	near := l.closest(l.all[s].centre, 1.7*l.all[s].size+4, func(i int) bool { return i != s && alike(l.all[i], l.all[s]) })
	if near < 0 {
		return right, down, false
	}
	right = l.all[near].centre.minus(l.all[s].centre)
	for range 4 { // the step that points most to the right
		if right.X >= math.Abs(right.Y) {
			break
		}
		right = Point{-right.Y, right.X}
	}
	return right, Point{-right.Y, right.X}, true
}

func alike(a, b light) bool { return a.size < 1.45*b.size && b.size < 1.45*a.size }

// A stop is a cell on the way, with its steps.
type stop struct {
	cell, col, row int
	right, down    Point
}

// grow goes from cell to cell; each step is corrected by where the next cell is, so that
// it follows perspective and bent paper.
func (l *lights) grow(s int, right, down Point) mesh {
	var m mesh
	had := map[[2]int]bool{}
	todo := []stop{{s, 0, 0, right, down}}
	add := func(t stop) {
		l.taken[t.cell] = true
		had[[2]int{t.col, t.row}] = true
		m.places = append(m.places, [2]int{t.col, t.row})
		m.centres = append(m.centres, l.all[t.cell].centre)
	}
	add(todo[0])
	for len(todo) > 0 {
		t := todo[0]
		todo = todo[1:]
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			place := [2]int{t.col + d[0], t.row + d[1]}
			if had[place] {
				continue
			}
			step := t.right.times(float64(d[0])).plus(t.down.times(float64(d[1])))
			next := l.nearest(t.cell, step)
			if next < 0 {
				continue
			}
			n := stop{next, place[0], place[1], t.right, t.down}
			n.turn(l.all[next].centre.minus(l.all[t.cell].centre), d)
			add(n)
			todo = append(todo, n)
		}
	}
	return m
}

// turn takes the step that was really made into account.
func (s *stop) turn(real Point, d [2]int) {
	if d[0] != 0 {
		s.right = between(s.right, real.times(float64(d[0])), 0.5)
	} else {
		s.down = between(s.down, real.times(float64(d[1])), 0.5)
	}
}

// nearest returns the free cell that lies a step away, or -1.
func (l *lights) nearest(from int, step Point) int {
	return l.closest(l.all[from].centre.plus(step), 0.3*math.Hypot(step.X, step.Y), func(i int) bool {
		return !l.taken[i] && alike(l.all[i], l.all[from])
	})
}
