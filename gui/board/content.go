package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// content paints the content of a cell: digit or marks, signs and role shapes.
func (p *painter) content(dst *image.RGBA, c puzzle.Cell, l Look) {
	if l.Paused {
		return
	}
	p.roleFrame(dst, c, l)
	switch {
	case l.Changed:
		p.roles.change(dst, c, l)
	case l.Digit != 0:
		p.digit(dst, c, l)
	case l.placement() != 0:
		x, y := p.Centre(c)
		p.placed(dst, l.placement(), x, y)
	case l.Fixed && !p.crowded(l):
		p.fixedMarks(dst, c, l)
	default:
		p.marks.corner(dst, c, l)
		p.marks.centre(dst, c, l)
	}
	if l.Wrong {
		p.cross(dst, c)
	}
	if l.Doubt && !l.Changed {
		p.roles.doubt(dst, c, l)
	}
	if l.Sets != 0 {
		p.roles.letters(dst, c, l)
	}
	p.mode(dst, c, l)
}

// placed paints a digit that a hint places.
func (p *painter) placed(dst *image.RGBA, d puzzle.Digit, x, y float64) {
	p.shapes.Disc(dst, x, y, .36*p.p(), p.pal.On)
	p.shapes.Digit(dst, uint8(d), x, y, .5*p.p(), true, p.pal.OnText)
}

// placement returns the digit that the hint places here, 0 for none.
func (l *Look) placement() puzzle.Digit {
	for i, r := range l.Roles {
		if r == puzzle.Placement {
			return puzzle.Digit(i + 1)
		}
	}
	return 0
}

func (p *painter) digit(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	col, size := p.pal.Entry, .60*p.p()
	if l.Given {
		col, size = p.pal.Text, .575*p.p()
	}
	if p.caged() { // clear of the sum
		x, y, size = x+.03*p.p(), y+.05*p.p(), size*.9
	}
	if l.Tile {
		col = p.pal.Surface
	}
	if l.Tried {
		col = p.pal.Fin
		p.marks.questionMark(dst, x, y)
	}
	if l.Bad {
		col = p.pal.Bad
		h := max(2, math.Round(p.p()/30))
		y0, x0, x1 := math.Round(y+.29*p.p()), math.Round(x-.17*p.p()), math.Round(x+.17*p.p())
		paint.Fill(dst, image.Rect(int(x0), int(y0), int(x1), int(y0+h)), col)
	}
	p.shapes.Digit(dst, uint8(l.Digit), x, y, size, l.Given, col)
}

// A markPainter paints marks.
type markPainter struct{ *brush }

// markSize returns the size of a mark that is a part of the cell's side and has a least
// size; larger text makes it larger, up to a part most of the side.
func (p *brush) markSize(part, least, most float64) float64 {
	return max(part*p.p(), least, min(part*p.text, most)*p.p())
}

// questionMark marks an entry of a what-if, at the lower left: its ink alone would not
// tell everyone.
func (p *markPainter) questionMark(dst *image.RGBA, x, y float64) {
	p.shapes.Text(dst, "?", x-.42*p.p(), y+.42*p.p(), max(.22*p.p(), 9*p.unit), true, p.pal.Fin)
}

// corners are the positions of corner marks in the order in which they are used.
var corners = [9][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, 0}}

func (p *markPainter) corner(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	size, k := p.markSize(.235, 11*p.unit, .33), 0
	for d := range l.Corner.All() {
		at := cornerPlace(k)
		p.write(dst, l, d, x+at.X*p.p(), y+at.Y*p.p(), size, .26*p.p())
		k++
	}
}

// cornerPlace returns the place of the k-th corner mark, in sides of the cell from its centre.
func cornerPlace(k int) paint.Pt { return paint.Pt{X: .335 * corners[k][0], Y: .325 * corners[k][1]} }

func (p *markPainter) centre(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	if p.caged() {
		y += .06 * p.p() // clear of the sum
	}
	places, size, advance := p.centrePlaces(l)
	k := 0
	for d := range l.Centre.All() {
		p.write(dst, l, d, x+places[k].X, y+places[k].Y, size, advance)
		k++
	}
}

// centrePlaces returns where centre marks are, from the centre of the cell: up to five in one
// row, else in two rows of which the upper one is longer if their number is odd.
func (p *markPainter) centrePlaces(l Look) (places []paint.Pt, size, advance float64) {
	n := l.Centre.Len()
	if n == 0 {
		return nil, 0, 0
	}
	upper, rows := n, 1
	if size = p.markSize(.27, 12.5*p.unit, .36); n > 5 {
		upper, rows = (n+1)/2, 2
	}
	if rows == 2 && l.Corner != 0 {
		size *= .88 // there are corner marks too
	}
	pitch := .61 * size
	if l.CandColours != [9]uint8{} {
		pitch = .28 * p.p() // tiles must not overlap
	}
	advance = min(pitch, .92*p.p()/float64(upper))
	size = min(size, advance/.53) // nor may the marks
	for k := range n {
		row, in := k/upper, upper
		if row == 1 {
			in = n - upper
		}
		places = append(places, paint.Pt{X: (float64(k-row*upper) - float64(in-1)/2) * advance,
			Y: (float64(row) - float64(rows-1)/2) * 1.12 * size})
	}
	return places, size, advance
}

// kindLines tells marks at a fixed place apart: a corner mark has a line below it, one that
// is a centre mark too also one above.
func (p *markPainter) kindLines(dst *image.RGBA, l Look, d puzzle.Digit, x, y, size float64) {
	line := func(y float64) {
		h := max(1, math.Round(p.p()/60))
		x0, y0, x1 := math.Round(x-.3*size), math.Round(y-h/2), math.Round(x+.3*size)
		paint.Fill(dst, image.Rect(int(x0), int(y0), int(x1), int(y0+h)), p.pal.Mark)
	}
	if l.Under.Has(d) {
		line(y + .47*size)
	}
	if l.Over.Has(d) {
		line(y - .47*size)
	}
}

// fixedMarks writes candidates at fixed places, those with a role in the shape of the
// role.
func (p *painter) fixedMarks(dst *image.RGBA, c puzzle.Cell, l Look) {
	size := p.marks.fixedSize()
	for d := range l.Centre.All() {
		x, y := p.Spot(puzzle.Cand(c, d))
		if r := l.Roles[d-1]; r != 0 && l.Pale.Has(d) {
			p.paler().roles.shape(dst, r, d, x, y, size)
		} else if r != 0 {
			p.roles.shape(dst, r, d, x, y, size)
		} else {
			p.marks.write(dst, l, d, x, y, size, .26*p.p())
			p.marks.kindLines(dst, l, d, x, y, size)
		}
		if l.Pick == d {
			p.marks.pick(dst, x, y)
		}
	}
}

// write writes one mark. A mark of the highlighted digit is bold on a tile. In high
// contrast a mark on a pattern gets a plain tile. A coloured mark gets a tile in its
// colour, at most wide across.
func (p *markPainter) write(dst *image.RGBA, l Look, d puzzle.Digit, x, y, size, wide float64) {
	stress, col := l.Stress.Has(d), p.pal.Mark
	tile := func(col color.Color) {
		p.shapes.Round(dst, x-.36*size, y-.54*size, x+.36*size, y+.54*size, .2*size, 0, col)
	}
	switch colour := l.CandColours[d-1]; {
	case colour != 0:
		p.tile(dst, colour, x, y, size, wide)
		col = p.pal.Mark
	case stress:
		tile(p.pal.Same)
	case p.pal.HighContrast && l.Colours != 0:
		tile(p.pal.Surface)
	}
	p.shapes.Digit(dst, uint8(d), x, y, size, stress, col)
}

// cross marks a wrong digit, at the top right, without a tint.
func (p *painter) cross(dst *image.RGBA, c puzzle.Cell) {
	x, y := p.Centre(c)
	x, y = x+.28*p.p(), y-.30*p.p()
	h, w := .085*p.p(), max(1.5, .035*p.p())
	p.shapes.Line(dst, x-h, y-h, x+h, y+h, w, p.pal.Bad)
	p.shapes.Line(dst, x-h, y+h, x+h, y-h, w, p.pal.Bad)
}

// mode shows at the cursor what a digit key would enter there.
func (p *painter) mode(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	box := func(dx, dy, half float64, fill color.Color) {
		x, y, h := x+dx*p.p(), y+dy*p.p(), half*p.p()
		x0, y0, x1, y1 := math.Round(x-h), math.Round(y-h), math.Round(x+h), math.Round(y+h)
		w := max(1, math.Round(p.of(1.6)))
		if fill != nil {
			p.shapes.Round(dst, x0, y0, x1, y1, .03*p.p(), 0, fill)
		}
		p.shapes.Round(dst, x0, y0, x1, y1, .03*p.p(), w, p.pal.Select)
	}
	switch l.Mode {
	case game.CornerMode:
		box(-.29, -.29, .07, nil)
		box(.29, -.29, .07, nil)
	case game.CentreMode:
		box(-.18, 0, .07, nil)
		box(0, 0, .07, nil)
		box(.18, 0, .07, nil)
	case game.ColourMode:
		box(-.29, .29, .085, p.pal.Cell[1].Fill)
		box(-.09, .29, .085, p.pal.Cell[3].Fill)
	}
}
