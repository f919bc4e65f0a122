package phototest

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
)

// A Look is how a program or a web page shows boards. Sizes are in cells.
type Look struct {
	Page, Cell   color.RGBA // what is round the board, and the paper of cells
	Shade, Given color.RGBA // that of every other box, and of givens; not other than Cell if transparent
	Thin, Thick  color.RGBA // lines; none if transparent
	Line, Heavy  float64    // how broad those are
	Gap, BoxGap  float64    // between cells, and more between boxes
	Round        float64    // radius of the corners of cells
	Printed      Ink
	Typed        Ink
	Wrong        color.RGBA // of the player's digits that are not of the solution
	Note         Ink        // of marks
	Rows         bool       // marks stand in a row, not each at its place
	Chosen       color.RGBA // the paper of the cell that is chosen
	Peers, Same  color.RGBA // of its peers, of cells with its digit
}

// An App is a window with a board.
type App struct {
	Grid
	Marks  [81]puzzle.DigitSet
	Wrong  [81]bool // entries that are shown as wrong
	Look   *Look
	Pixels float64 // a side of a cell
	Chosen int     // the cell that is chosen; -1 for none
	Pad    bool    // a pad of digits stands below the board
}

// around is how much of the window, in cells, is round the board.
const around = 2

// A painting is a picture that inks are laid on.
type painting struct {
	*image.RGBA
	scale float64
}

// Draw returns the picture, and locates the grid in it.
func (a *App) Draw() *image.RGBA {
	n := int((9 + 2*around) * a.Pixels)
	p := &painting{image.NewRGBA(image.Rect(0, 0, n, n)), a.Pixels}
	p.fill(-around, -around, 9+around, 9+around, 0, a.Look.Page)
	for c := range 81 {
		x, y := a.place(c%9), a.place(c/9)
		p.fill(x, y, x+a.side(), y+a.side(), a.Look.Round, a.paper(c))
	}
	a.rule(p)
	a.set(p)
	for j := range a.Nodes {
		for i := range a.Nodes[j] {
			a.Nodes[j][i] = [2]float64{p.pixel(a.line(i)) - 0.5, p.pixel(a.line(j)) - 0.5}
		}
	}
	return p.RGBA
}

// side is that of the paper of a cell.
func (a *App) side() float64 { return (9-2*a.Look.BoxGap)/9 - a.Look.Gap }

// place returns where column or row i begins, in cells; 9 is where the board ends.
func (a *App) place(i int) float64 {
	k := a.Look
	return float64(i)*(9-2*k.BoxGap)/9 + float64(min(i, 8)/3)*k.BoxGap + k.Gap/2
}

// line returns where line i is, in the middle of a gap.
func (a *App) line(i int) float64 {
	at := a.place(i) - a.Look.Gap/2
	if i == 3 || i == 6 {
		at -= a.Look.BoxGap / 2
	}
	return at
}

// paper returns the colour of a cell's.
func (a *App) paper(c int) color.RGBA {
	k := a.Look
	paper := k.Cell
	if k.Shade.A > 0 && (c/27+c%9/3)%2 == 1 {
		paper = k.Shade
	}
	if k.Given.A > 0 && a.Givens[c] != 0 {
		paper = k.Given
	}
	if a.Chosen < 0 {
		return paper
	}
	digit := func(c int) puzzle.Digit { return a.Givens[c] + a.Entries[c] }
	for _, w := range []struct {
		is    bool
		paper color.RGBA
	}{
		{c == a.Chosen, k.Chosen}, {digit(c) != 0 && digit(c) == digit(a.Chosen), k.Same},
		{puzzle.Cell(c).Sees(puzzle.Cell(a.Chosen)), k.Peers},
	} {
		if w.is && w.paper.A > 0 {
			return w.paper
		}
	}
	return paper
}

// rule draws the lines.
func (a *App) rule(p *painting) {
	k := a.Look
	for _, heavy := range []bool{false, true} {
		width, ink := k.Line, k.Thin
		if heavy {
			width, ink = k.Heavy, k.Thick
		}
		width = math.Round(max(1, width*a.Pixels)) / a.Pixels
		for i := range 10 {
			if (i%3 == 0) != heavy || ink.A == 0 {
				continue
			}
			at := math.Round((float64(i)-width/2)*a.Pixels) / a.Pixels
			p.fill(at, 0, at+width, 9, 0, ink)
			p.fill(0, at, 9, at+width, 0, ink)
		}
	}
}

// set sets digits, marks, and what stands round the board.
func (a *App) set(p *painting) {
	k := a.Look
	middle := func(i int) float64 { return a.place(i) + a.side()/2 }
	for c := range 81 {
		x, y := middle(c%9), middle(c/9)
		wrong := k.Typed
		wrong.Colour = k.Wrong
		switch g, e := a.Givens[c], a.Entries[c]; {
		case g != 0:
			p.digit(k.Printed, g, x, y)
		case e != 0 && a.Wrong[c]:
			p.digit(wrong, e, x, y)
		case e != 0:
			p.digit(k.Typed, e, x, y)
		default:
			a.note(p, a.Marks[c], x, y)
		}
	}
	words := k.Printed
	words.Height = 0.4
	for i, r := range "SUDOKU" {
		p.glyph(words, r, 0.4*float64(i), -1.2)
	}
	for i, d := range []puzzle.Digit{1, 2, 3, 4} { // a clock
		p.digit(words, d, 7.2+0.4*float64(i), -1.2)
	}
	for i := range 9 {
		if a.Pad {
			p.digit(k.Printed, puzzle.Digit(i+1), middle(i), 10.2)
		}
	}
}

// note sets the marks of a cell, each at its place or in a row.
func (a *App) note(p *painting, marks puzzle.DigitSet, x, y float64) {
	n, k := 0, a.Look
	for d := range marks.All() {
		if k.Rows {
			p.digit(k.Note, d, x-0.33+0.8*k.Note.Height*float64(n), y-0.3)
		} else {
			p.digit(k.Note, d, x+0.28*float64(int(d-1)%3-1), y+0.28*float64(int(d-1)/3-1))
		}
		n++
	}
}

// pixel returns where a place in cells lies in the picture.
func (p *painting) pixel(v float64) float64 { return (v + around) * p.scale }

// fill fills a rectangle with round corners.
func (p *painting) fill(x0, y0, x1, y1, radius float64, with color.RGBA) {
	x0, y0, x1, y1, radius = p.pixel(x0), p.pixel(y0), p.pixel(x1), p.pixel(y1), radius*p.scale
	for y := max(0, int(y0)); y < min(p.Rect.Dy(), int(y1)+1); y++ {
		for x := max(0, int(x0)); x < min(p.Rect.Dx(), int(x1)+1); x++ {
			u, v := float64(x)+0.5, float64(y)+0.5
			dx := max(x0+radius-u, u-x1+radius, 0)
			dy := max(y0+radius-v, v-y1+radius, 0)
			if share := max(radius, 0.5) + 0.5 - math.Hypot(dx, dy); u > x0 && v > y0 && u < x1 && v < y1 {
				p.lay(x, y, min(max(share, 0), 1), with)
			}
		}
	}
}

func (p *painting) digit(k Ink, d puzzle.Digit, x, y float64) { p.glyph(k, rune('0'+d), x, y) }

// glyph sets a character with its middle at a place.
func (p *painting) glyph(k Ink, r rune, x, y float64) {
	c := newCanvas(1, 0, p.scale)
	left, top := math.Floor(p.pixel(x)-p.scale/2), math.Floor(p.pixel(y)-p.scale/2)
	c.glyph(k.Font, r, hand{
		x: (p.pixel(x) - left) / p.scale, y: (p.pixel(y) - top) / p.scale, height: k.Height, wide: 1, ink: 1,
	})
	for i, v := range c.img.Pix {
		p.lay(int(left)+i%c.img.Stride, int(top)+i/c.img.Stride, 1-float64(v)/255, k.Colour)
	}
}

// lay lays a share of a colour over a pixel.
func (p *painting) lay(x, y int, share float64, with color.RGBA) {
	if share <= 0 || !image.Pt(x, y).In(p.Rect) {
		return
	}
	at := p.Pix[p.PixOffset(x, y):]
	for i, v := range [3]uint8{with.R, with.G, with.B} {
		at[i] = uint8(float64(at[i])*(1-share) + float64(v)*share + 0.5)
	}
	at[3] = 255
}

// Noted adds marks to a share of the empty cells: of what no peer holds, some or all.
func (a *App) Noted(rng *rand.Rand, share float64) {
	all := puzzle.Puzzle{Givens: a.Givens, Entries: a.Entries}
	left := puzzle.NewPosition(all.Grid())
	for c, cands := range left.Cands {
		if rng.Float64() < share {
			for d := range cands.All() {
				if rng.IntN(4) > 0 {
					a.Marks[c] |= d.Set()
				}
			}
		}
	}
}

// Looks returns a dozen looks, set in some fonts: regular, and bold ones for those that have
// givens bold.
func Looks(regular, bold *sfnt.Font) (all []Look) {
	rgb := func(v uint32) color.RGBA {
		if v == none {
			return color.RGBA{}
		}
		return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
	}
	for _, l := range looks {
		given := regular
		if l.bold {
			given = bold
		}
		all = append(all, Look{
			Page: rgb(l.page), Cell: rgb(l.cell), Shade: rgb(l.shade), Given: rgb(l.tint), Thin: rgb(l.thin), Thick: rgb(l.thick),
			Line: l.line, Heavy: l.heavy, Gap: l.gap, BoxGap: l.boxGap, Round: l.round,
			Printed: Ink{given, rgb(l.given), l.high}, Typed: Ink{regular, rgb(l.own), l.high}, Wrong: rgb(l.wrong),
			Note: Ink{regular, rgb(l.note), 0.17}, Rows: l.rows, Chosen: rgb(l.chosen), Peers: rgb(l.peers), Same: rgb(l.same),
		})
	}
	return all
}
