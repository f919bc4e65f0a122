package photo

// A blob is a set of pixels that hang together.
type blob struct {
	pixels         int
	x0, y0, x1, y1 int     // its bounds, inclusive
	edge           []Point // its first and last pixel in each line, where they are asked for
}

func (b *blob) width() int    { return b.x1 - b.x0 + 1 }
func (b *blob) height() int   { return b.y1 - b.y0 + 1 }
func (b *blob) centre() Point { return Point{float64(b.x0+b.x1) / 2, float64(b.y0+b.y1) / 2} }
func (b *blob) add(x, y int) {
	b.pixels++
	b.x0, b.x1 = min(b.x0, x), max(b.x1, x)
	b.y0, b.y1 = min(b.y0, y), max(b.y1, y)
}

// A flood finds the blobs of a plane.
type flood struct {
	g    *plane
	in   func(v uint8) bool // whether a pixel of that value belongs to a blob
	all  bool               // neighbours touch at corners too
	seen []bool
	todo []int32    // the pixels of the blob at hand, those to be looked at last
	ends [][2]int32 // the first and last pixel of each line of the blob at hand
}

func newFlood(g *plane, in func(uint8) bool, all bool) *flood {
	return &flood{g: g, in: in, all: all, seen: make([]bool, len(g.p)), ends: make([][2]int32, g.h)}
}

// blobs returns the blobs that keep accepts, with their edges if edged.
func (f *flood) blobs(keep func(*blob) bool, edged bool) (found []blob) {
	var belongs [256]bool
	for v := range belongs {
		belongs[v] = f.in(uint8(v))
	}
	for i, v := range f.g.p {
		if f.seen[i] || !belongs[v] {
			continue
		}
		b := f.fill(i, &belongs)
		if !keep(&b) {
			continue
		}
		if edged {
			b.edge = f.edge(&b)
		}
		found = append(found, b)
	}
	return found
}

// fill takes the blob of pixel i.
func (f *flood) fill(i int, belongs *[256]bool) blob {
	w, h := f.g.w, f.g.h
	b := blob{x0: w, y0: h}
	f.todo = append(f.todo[:0], int32(i))
	f.seen[i] = true
	near := []int{-w, -1, 1, w}
	if f.all {
		near = []int{-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1}
	}
	for k := 0; k < len(f.todo); k++ {
		at := int(f.todo[k])
		y := at / w
		x := at - y*w
		if y < b.y0 || y > b.y1 {
			f.ends[y] = [2]int32{int32(x), int32(x)}
		} else {
			e := &f.ends[y]
			e[0], e[1] = min(e[0], int32(x)), max(e[1], int32(x))
		}
		b.add(x, y)
		if x > 0 && y > 0 && x < w-1 && y < h-1 {
			for _, off := range near {
				if n := at + off; !f.seen[n] && belongs[f.g.p[n]] {
					f.seen[n] = true
					f.todo = append(f.todo, int32(n))
				}
			}
			continue
		}
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				nx, ny := x+dx, y+dy
				if dx != 0 && dy != 0 && !f.all || nx < 0 || ny < 0 || nx >= w || ny >= h {
					continue
				}
				if n := ny*w + nx; !f.seen[n] && belongs[f.g.p[n]] {
					f.seen[n] = true
					f.todo = append(f.todo, int32(n))
				}
			}
		}
	}
	return b
}

// edge returns the first and the last pixel of each line of the blob just filled. A blob
// has a pixel in every line between its bounds, and reaches them one line at a time.
func (f *flood) edge(b *blob) (edge []Point) {
	for y := b.y0; y <= b.y1; y++ {
		edge = append(edge, Point{float64(f.ends[y][0]), float64(y)}, Point{float64(f.ends[y][1]), float64(y)})
	}
	return edge
}
