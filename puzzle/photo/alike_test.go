package photo

import (
	"image"
	"image/color"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A digit of which the net can't say who wrote it is told by its ink, where that differs.
func TestOdds(t *testing.T) {
	for _, c := range []struct {
		name       string
		blue, seen float64 // of the ink of the handwriting, and of the digit
		least      float64
		most       float64
	}{
		{"blue as the handwriting", 0.4, 0.4, 3, mostStyle},
		{"black as the print", 0.4, 0, -mostStyle, -3},
		{"all of one ink", 0, 0, -0.5, 0.5},
	} {
		var chances [81]Chances
		var looks [81]look
		for i := range chances {
			class := net.Printed + 1
			if i%2 == 1 {
				class = net.Written + 1
				looks[i][0] = c.blue
			}
			chances[i][class] = 1
		}
		chances[40] = Chances{net.Printed + 1: 0.5, net.Written + 1: 0.5}
		looks[40][0] = c.seen
		if o := odds(&looks, &chances)[40]; o < c.least || o > c.most {
			t.Errorf("%s: %v", c.name, o)
		}
	}
}

// What is much fainter than the givens is rather empty.
func TestFaint(t *testing.T) {
	var chances [81]Chances
	var looks [81]look
	for i := range chances {
		chances[i] = Chances{net.Empty: 0.1, net.Printed + 9: 0.9}
		looks[i][2] = 1
	}
	looks[5][2] = 0.2
	faint(&looks, &chances)
	if chances[5][net.Empty] < 0.5 || chances[6][net.Empty] > 0.2 {
		t.Error(chances[5][net.Empty], chances[6][net.Empty])
	}
}

// One entry that may be the solution's is taken for it; where several are plainly others,
// people get some wrong.
func TestLeaning(t *testing.T) {
	for _, c := range []struct {
		name         string
		wrong        int // entries that are plainly not the solution's
		other, right float64
		want         int
	}{
		{"unclear", 0, 0.998, 0.001, 5},
		{"plain", 0, 0.9999999, 1e-7, 6},
		{"unclear among wrong ones", 12, 0.998, 0.001, 6},
	} {
		var chances [81]Chances
		var solution puzzle.Grid
		for i := range chances {
			solution[i] = 5
			chances[i][net.Written+5] = 1
			if i < c.wrong {
				chances[i] = Chances{net.Written + 6: 1}
			}
		}
		chances[40] = Chances{net.Written + 6: c.other, net.Written + 5: c.right}
		lean := leaning(&chances, &solution)
		if got, _ := lean[40].hand(); got != c.want {
			t.Errorf("%s: %d", c.name, got)
		}
	}
}

// Where nothing is known of a hand, what looks just like the print is print; what does not
// may be either.
func TestUnlike(t *testing.T) {
	var chances [81]Chances
	var looks [81]look
	for i := range chances {
		chances[i][net.Printed+1] = 1
		looks[i] = look{0, 0, 1, 8, 24}
	}
	for c, bottom := range map[int]float64{40: 24, 41: 25} {
		chances[c] = Chances{net.Printed + 5: 0.1, net.Written + 5: 0.9}
		looks[c][4] = bottom
	}
	if o := odds(&looks, &chances); o[40] > -1.5 || o[41] < o[40]+1 || o[41] > 0 {
		t.Error(o[40], o[41])
	}
}

// A digit under a pen that is only one of several that would do is not put down; one that
// can be seen, or that the rules leave alone, is.
func TestLeave(t *testing.T) {
	blind := [81]float64{0: 0.7, 1: 0.7, 2: 0.7}
	r := Reading{Givens: puzzle.Grid{0: 4, 1: 4, 2: 4, 3: 4}}
	for i := range r.Sure {
		r.Sure[i] = 0.4
		r.Chances[i] = Chances{net.Empty: 0.5, net.Printed + 4: 0.06}
	}
	r.Chances[1][net.Printed+4] = 0.2
	r.Sure[2] = 1
	r.leave(&blind)
	r.doubtBlind(&blind)
	if want := (puzzle.Grid{1: 4, 2: 4, 3: 4}); r.Givens != want {
		t.Errorf("got %v, want %v", r.Givens, want)
	}
	if d := r.Doubts(); !d.Has(0) || !d.Has(2) {
		t.Error("in doubt:", d)
	}
}

// A broad dark band is taken off the cells that it crosses; digits and lines are not.
func TestCover(t *testing.T) {
	var cells [81]Cell
	for y := range net.Side {
		for i := range 9 { // a pen lies on row 5
			for x := range net.Side {
				if y > 8 && y < 22 {
					cells[36+i][y*net.Side+x] = 1
				}
			}
		}
		for x := 14; x < 17; x++ { // a 1 stands in r1c1
			cells[0][y*net.Side+x] = 1
		}
	}
	for i := range 9 { // a thick line lies between rows 7 and 8
		for y := range 6 {
			for x := range net.Side {
				cells[54+i][(net.Side-1-y)*net.Side+x] = 1
				cells[63+i][y*net.Side+x] = 1
			}
		}
	}
	digit := cells[0]
	hidden := covered(&cells).uncover(&cells)
	for i, h := range hidden {
		if on := i/9 == 4; on && h < 0.4 || !on && h > 0 {
			t.Errorf("%d: %v", i, h)
		}
	}
	if cells[0] != digit || cells[40] != (Cell{}) {
		t.Error("not the pen was taken off")
	}
	if c := covered(&[81]Cell{0: digit}); c != nil {
		t.Error("a digit is taken for a pen")
	}
}

// The edge of a shadow across a cell is no ink, and what is ink stays so on both sides.
func TestPaper(t *testing.T) {
	var c Cell
	for i := range c {
		x, y := i%net.Side, i/net.Side
		if c[i] = 200; y > 15 {
			c[i] = 140
		}
		if x > 13 && x < 18 {
			c[i] -= 80
		}
	}
	var ink histogram
	c.inked(&ink)
	for _, y := range []int{8, 24} {
		if bare, inked := c[y*net.Side+7], c[y*net.Side+15]; bare > 0.05 || inked < 0.3 {
			t.Errorf("line %d: %v on paper, %v in the stroke", y, bare, inked)
		}
	}
}

// The colour of ink is the same however an image holds it.
func TestColour(t *testing.T) {
	r := image.Rect(0, 0, 90, 90)
	for name, m := range map[string]interface {
		image.Image
		Set(x, y int, c color.Color)
	}{"rgba": image.NewRGBA(r), "nrgba": image.NewNRGBA(r)} {
		for i := range 90 * 90 {
			c := color.RGBA{230, 230, 230, 255}
			if x, y := i%90%10, i/90%10; x > 2 && x < 7 && y > 2 && y < 7 && i%90 < 10 {
				c = color.RGBA{30, 30, 200, 255}
			}
			m.Set(i%90, i/90, c)
		}
		n := Quad{{0, 0}, {90, 0}, {90, 90}, {0, 90}}.Nodes()
		c := NewPicture(m).colours(&n)
		if c[0].blue < 0.15 || c[0].red > 0.1 || c[1] != (colour{}) {
			t.Errorf("%s: %v, %v", name, c[0], c[1])
		}
	}
	if NewPicture(image.NewGray(r)).t != nil {
		t.Error("grey is a colour")
	}
}
