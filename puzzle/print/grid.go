package print

import (
	"math"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// A frame is the place of a grid: the top left corner of its outer line, and its
// dimensions.
type frame struct {
	x, y, cell, line, thin float64
	grey                   Grey // of the cell lines
	heavy                  bool // its digits are heavier and larger
	shape                  *puzzle.Shape
}

// frameFor returns the largest frame no wider than side. Its cells are whole tenths of a
// millimetre.
func frameFor(side float64) frame {
	line := min(max(side/142, .3), 1)
	cell := math.Floor((side-line)/.9+1e-6) / 10
	b := frame{cell: cell, line: line, thin: .3 * line, grey: hairline}
	if b.thin < .12 {
		b.thin, b.grey = .12, faint
	}
	return b
}

// with returns the frame drawn with an ink.
func (b frame) with(ink Ink) frame {
	if ink == Sparing {
		b.line, b.thin = max(.5*b.line, .25), .1
	}
	return b
}

// heavier returns the frame for those who see badly.
func (b frame) heavier(on bool) frame {
	if on {
		b.heavy, b.thin, b.grey = true, max(b.thin, .25), pencil
	}
	return b
}

func (b frame) at(x, y float64) frame { b.x, b.y = x, y; return b }

func (b frame) side() float64 { return float64(b.shape.Size())*b.cell + b.line }

// centre returns the centre of a cell.
func (b frame) centre(c puzzle.Cell) (x, y float64) {
	place := func(i int) float64 { return b.line/2 + (float64(i)+.5)*b.cell }
	return b.x + place(c.Col()), b.y + place(c.Row())
}

// lines draws the cell lines, and over them the box lines.
func (b frame) lines(p *Page) {
	n := b.shape.Size()
	width, height := b.shape.BoxSize()
	off := func(i int, w float64) float64 { return b.line/2 + float64(i)*b.cell - w/2 }
	level := func(i int, w float64, g Grey) { b.bar(p, b.x, b.y+off(i, w), b.side(), w, g) }
	upright := func(i int, w float64, g Grey) { b.bar(p, b.x+off(i, w), b.y, w, b.side(), g) }
	for i := range n {
		if i%height != 0 {
			level(i, b.thin, b.grey)
		}
		if i%width != 0 {
			upright(i, b.thin, b.grey)
		}
	}
	for i := range n + 1 {
		if i%height == 0 {
			level(i, b.line, black)
		}
		if i%width == 0 {
			upright(i, b.line, black)
		}
	}
}

// capHeight is the height of a digit, in ems.
const capHeight = .714

// one returns how far a 1 is moved to the right, in ems. Its outline is then still left of
// the middle by oneLeft, since its stem should not be right of it; on large digits that is
// limited.
func one(f Face) float64 {
	switch f {
	case Heavy:
		return .0165
	case Bold:
		return .024
	}
	return .030
}

// In ems, and in millimetres.
const oneLeft, mostOff = .034, .15

// digits draws a row of digits centred on a point by their outlines, because the outline
// of a 1 is not in the middle of its advance width. Digits are advance ems apart, or with
// 0 their own widths.
func (p *Page) digits(x, y float64, s string, advance float64, st style) {
	mm := st.size * 25.4 / 72
	if s == "1" {
		x += one(st.face) * mm
		x += max(oneLeft*mm-mostOff, 0)
	}
	y += capHeight / 2 * mm
	if advance == 0 {
		p.text(x-st.width(s)/2, y, s, st)
		return
	}
	for i, r := range s {
		left := (float64(i) - float64(len(s)-1)/2) * advance * mm
		p.text(x+left-st.width(string(r))/2, y, string(r), st)
	}
}

func (p *Page) digit(x, y float64, d puzzle.Digit, st style) {
	p.digits(x, y, strconv.Itoa(int(d)), 0, st)
}

// grid draws a puzzle in the place of a frame. size is that of the givens in points, 0 to fit
// the cells.
func (p *Page) grid(b frame, it *Item, marks Marks, size float64) {
	b = b.of(it.Puzzle.Shape)
	var drawn [81]puzzle.DigitSet // candidates with a colour or link, at fixed places
	if marks&Game != 0 && it.Drawing != nil {
		drawn = it.drawn()
		p.colours(b, &it.Drawing.Colours)
		p.tiles(b, it.Drawing, &drawn)
	}
	b.bands(p)
	b.lines(p)
	b.cages(p)
	face := Bold
	if b.heavy {
		face = Heavy
	}
	if size == 0 {
		size = b.usual()
	}
	size = min(size, points(.95*b.cell))
	p.cells(b, it, &drawn, marks, style{face, size, black})
	if marks&Game != 0 && it.Drawing != nil {
		p.links(b, it.Drawing.Links, it.field(&drawn))
	}
}

// field returns what the player's links keep clear of: digits and marks, where they are
// printed.
func (it *Item) field(drawn *[81]puzzle.DigitSet) *route.Field {
	f := newField(it.Puzzle.Shape)
	for c := range it.Puzzle.Shape.Cells().All() {
		centre, corner := it.Puzzle.Centre[c], it.Puzzle.Corner[c]
		switch {
		case it.Puzzle.Givens[c]|it.Puzzle.Entries[c] != 0:
			f.Digit(c)
		case drawn[c] != 0 || len(it.Puzzle.Shape.Cages()) > 0:
			for d := range (drawn[c] | centre | corner).All() {
				f.Candidate(puzzle.Cand(c, d), false)
			}
		default:
			for n := range corner.Len() {
				f.Mark(c, .335*corners[n][0], .325*corners[n][1])
			}
			if centre != 0 {
				f.Mark(c, 0, 0)
			}
		}
	}
	return f
}

// drawn returns the candidates that the player has coloured or linked, as far as they are
// possible.
func (it *Item) drawn() (sets [81]puzzle.DigitSet) {
	for c, colours := range it.Drawing.CandColours {
		for i, n := range colours {
			if n != 0 {
				sets[c] |= puzzle.Digit(i + 1).Set()
			}
		}
	}
	for _, link := range it.Drawing.Links {
		for _, k := range append(link.From[:len(link.From):len(link.From)], link.To...) {
			sets[k.Cell()] |= k.Digit().Set()
		}
	}
	can := it.Puzzle.Shape.NewPosition(it.Puzzle.Grid()).Cands
	for c := range sets {
		sets[c] &= can[c] | it.Puzzle.Corner[c]
	}
	return sets
}
