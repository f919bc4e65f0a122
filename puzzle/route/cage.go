package route

import "sudoku/puzzle"

// A heading is a direction along the outline of a cage: 0 to 3 are right, down, left and up.
type heading int

// A border is a side of a cell at the outline, followed with the cage on its right.
type border struct {
	x, y int // where it begins
	to   heading
}

// step returns how far a heading leads to the right and down.
func (h heading) step() (dx, dy int) {
	return [4]int{1, 0, -1, 0}[h], [4]int{0, 1, 0, -1}[h]
}

func (e border) end() (x, y int) {
	dx, dy := e.to.step()
	return e.x + dx, e.y + dy
}

// Cage returns the outline of a cage, moved into it by inset, from 0 to less than a half: closed
// lines whose first point is not repeated. The first begins at the upper left corner of the
// first cell, and goes on to the right. There are more if the cage has holes or parts that
// meet in a corner only.
func Cage(cells puzzle.CellSet, inset float64) (lines [][]Point) {
	left := map[border]bool{}
	var order []border
	for c := range cells.All() {
		for h := range heading(4) {
			if e, outer := side(cells, c, h); outer {
				left[e] = true
				order = append(order, e)
			}
		}
	}
	for _, e := range order {
		if left[e] {
			lines = append(lines, follow(left, e, inset))
		}
	}
	return lines
}

// side returns one side of a cell, the upper for 0 and so on clockwise, and whether it is at the
// outline.
func side(cells puzzle.CellSet, c puzzle.Cell, h heading) (e border, outer bool) {
	x, y := c.Col(), c.Row()
	corner := [4][2]int{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}[h]
	dx, dy := (h + 3).turned().step() // to the cell beyond the side
	x, y = x+dx, y+dy
	inside := 0 <= x && x < 9 && 0 <= y && y < 9 && cells.Has(puzzle.CellAt(y, x))
	return border{corner[0], corner[1], h}, !inside
}

// turned returns a heading that was counted beyond a whole turn.
func (h heading) turned() heading { return h % 4 }

// follow follows the outline from a border, whose edges it takes from left. In a corner where two
// cells meet it stays with the one at hand.
func follow(left map[border]bool, first border, inset float64) (line []Point) {
	e := first
	for left[e] {
		delete(left, e)
		x, y := e.end()
		next := first
		for _, turn := range []heading{1, 0, 3} {
			if n := (border{x, y, (e.to + turn).turned()}); left[n] {
				next = n
				break
			}
		}
		if next.to != e.to {
			line = append(line, inner(x, y, e.to, next.to, inset))
		}
		e = next
	}
	return append(line[len(line)-1:], line[:len(line)-1]...) // the corner of the first border comes last
}

// inner returns a corner of the outline between two headings, moved into the cage.
func inner(x, y int, from, to heading, inset float64) Point {
	ax, ay := (from + 1).turned().step()
	bx, by := (to + 1).turned().step()
	return Point{float64(x) + inset*float64(ax+bx), float64(y) + inset*float64(ay+by)}
}

// Outside returns the parts of a closed line, of upright and level pieces, that are outside a
// box with a and b in opposite corners, a being the upper left one. A line that misses the box
// comes back closed: with its first point again at its end.
func Outside(line []Point, a, b Point) (parts [][]Point) {
	var part []Point
	for i, p := range line {
		q := line[(i+1)%len(line)]
		from, to, hit := within(p, q, a, b)
		if !hit {
			part = joined(part, p, q)
			continue
		}
		if from > 0 {
			part = joined(part, p, along(p, q, from))
		}
		if len(part) > 0 {
			parts = append(parts, part)
		}
		part = nil
		if to < 1 {
			part = joined(nil, along(p, q, to), q)
		}
	}
	if len(part) == 0 {
		return parts
	}
	if len(parts) > 0 && parts[0][0] == line[0] { // the line began outside the box
		parts[0] = append(part, parts[0][1:]...)
		return parts
	}
	return append(parts, part)
}

// joined adds a piece to a part.
func joined(part []Point, p, q Point) []Point {
	if len(part) == 0 {
		part = append(part, p)
	}
	return append(part, q)
}

func along(p, q Point, t float64) Point { return Point{p.X + t*(q.X-p.X), p.Y + t*(q.Y-p.Y)} }

// within returns which part of a piece is in a box, from 0 to 1.
func within(p, q, a, b Point) (from, to float64, hit bool) {
	from, to = 0, 1
	for _, axis := range [2][4]float64{{p.X, q.X, a.X, b.X}, {p.Y, q.Y, a.Y, b.Y}} {
		at, d, low, high := axis[0], axis[1]-axis[0], axis[2], axis[3]
		if d == 0 {
			if at <= low || at >= high {
				return 0, 0, false
			}
			continue
		}
		enter, leave := (low-at)/d, (high-at)/d
		from, to = max(from, min(enter, leave)), min(to, max(enter, leave))
	}
	return from, to, from < to
}
