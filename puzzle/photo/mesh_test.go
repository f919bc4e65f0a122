package photo

import (
	"image"
	"testing"
)

// ruled is paper of islands of k x k squares of a pitch.
func ruled(side, pitch, k int) *image.Gray {
	m := image.NewGray(image.Rect(0, 0, side, side))
	island := pitch*k + 1 + pitch
	for i := range m.Pix {
		x, y := i%side%island, i/side%island
		if x > pitch*k || y > pitch*k || x%pitch > 0 && y%pitch > 0 {
			m.Pix[i] = 255
		}
	}
	return m
}

// TestRuledPaper: on paper ruled all over each square is looked at by its neighbours
// alone, however many there are.
func TestRuledPaper(t *testing.T) {
	for _, side := range []int{400, 1600} {
		p := NewPicture(ruled(side, 6, side))
		l := newLights(lightsOf(p.g.darkness(16), 25, 5))
		l.meshes(20)
		if n := len(l.all); n < side*side/50 || l.looked > 1000*n {
			t.Errorf("%d squares: %d were looked at", n, l.looked)
		}
	}
}

// TestManyMeshes: paper that is full of small meshes gives no more quads than pages of
// puzzles have.
func TestManyMeshes(t *testing.T) {
	p := NewPicture(ruled(1500, 18, 5))
	c := candidates{w: 1500, h: 1500, right: Point{1, 0}}
	c.meshes(t.Context(), p.g.darkness(62), 25, 20, 5)
	if n := len(c.quads); n < mostMeshed || n > mostMeshed+100 {
		t.Errorf("%d quads", n)
	}
}

// BenchmarkRuledPaper reads paper with squares of about five pixels, as it is searched.
func BenchmarkRuledPaper(b *testing.B) {
	p := NewPicture(ruled(4500, 18, 4500))
	for b.Loop() {
		if _, err := Read(b.Context(), p, none); err != nil {
			b.Fatal(err)
		}
	}
}
