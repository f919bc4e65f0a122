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

func (b frame) side() float64 { return 9*b.cell + b.line }

// centre returns the centre of a cell.
func (b frame) centre(c puzzle.Cell) (x, y float64) {
	place := func(i int) float64 { return b.line/2 + (float64(i)+.5)*b.cell }
	return b.x + place(c.Col()), b.y + place(c.Row())
}

// lines draws the cell lines, and over them the box lines.
func (b frame) lines(p *Page) {
	draw := func(i int, w float64, g Grey) {
		off := b.line/2 + float64(i)*b.cell - w/2
		p.fill(b.x, b.y+off, b.side(), w, g)
		p.fill(b.x+off, b.y, w, b.side(), g)
	}
	for _, i := range []int{1, 2, 4, 5, 7, 8} {
		draw(i, b.thin, b.grey)
	}
	for _, i := range []int{0, 3, 6, 9} {
		draw(i, b.line, black)
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

// grid draws a puzzle. size is that of the givens in points, 0 to fit the cells.
func (p *Page) grid(b frame, it *Item, marks Marks, size float64) {
	var drawn [81]puzzle.DigitSet // candidates with a colour or link, at fixed places
	if marks&Game != 0 && it.Drawing != nil {
		drawn = it.drawn()
		p.colours(b, &it.Drawing.Colours)
		p.tiles(b, it.Drawing, &drawn)
	}
	b.lines(p)
	face := Bold
	if b.heavy {
		face = Heavy
	}
	if size == 0 {
		size = b.usual()
	}
	size = min(size, points(.95*b.cell))
	cands := puzzle.NewPosition(it.Puzzle.Givens).Cands
	for c := range puzzle.Cell(81) {
		x, y := b.centre(c)
		given, entry := it.Puzzle.Givens[c], it.Puzzle.Entries[c]
		switch {
		case given != 0:
			p.digit(x, y, given, style{face, size, black})
		case marks&Game != 0 && entry != 0:
			p.digit(x, y, entry, style{Regular, size, pencil})
		case drawn[c] != 0:
			p.candidates(b, c, drawn[c]|it.Puzzle.Centre[c]|it.Puzzle.Corner[c])
		case marks&Game != 0 && it.Puzzle.Centre[c]|it.Puzzle.Corner[c] != 0:
			p.corner(b, c, it.Puzzle.Corner[c])
			p.middle(b, c, it.Puzzle.Centre[c])
		case marks&Strike != 0 && !it.blank:
			p.candidates(b, c, puzzle.AllDigits)
		case marks&Candidates != 0 && !it.blank:
			p.candidates(b, c, cands[c])
		}
	}
	if marks&Game != 0 && it.Drawing != nil {
		p.links(b, it.Drawing.Links, it.field(&drawn))
	}
}

// field returns what the player's links keep clear of: digits and marks, where they are
// printed.
func (it *Item) field(drawn *[81]puzzle.DigitSet) *route.Field {
	f := newField()
	for c := range puzzle.Cell(81) {
		centre, corner := it.Puzzle.Centre[c], it.Puzzle.Corner[c]
		switch {
		case it.Puzzle.Givens[c]|it.Puzzle.Entries[c] != 0:
			f.Digit(c)
		case drawn[c] != 0:
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
	can := puzzle.NewPosition(it.Puzzle.Grid()).Cands
	for c := range sets {
		sets[c] &= can[c] | it.Puzzle.Corner[c]
	}
	return sets
}

// candidates draws small digits, each at its own place in the cell.
func (p *Page) candidates(b frame, c puzzle.Cell, set puzzle.DigitSet) {
	x, y := b.centre(c)
	for d := range set.All() {
		dx, dy := float64((d-1)%3)-1, float64((d-1)/3)-1
		p.digit(x+pitch*dx*b.cell, y+pitch*dy*b.cell, d, style{Regular, points(.25 * b.cell), pencil})
	}
}

// corners lists the places of corner marks, from the centre, in the order in which they
// are used.
var corners = [9][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, 0}}

func (p *Page) corner(b frame, c puzzle.Cell, marks puzzle.DigitSet) {
	x, y := b.centre(c)
	n := 0
	for d := range marks.All() {
		p.digit(x+.335*corners[n][0]*b.cell, y+.325*corners[n][1]*b.cell, d, style{Regular, points(.235 * b.cell), pencil})
		n++
	}
}

// middle draws centre marks: up to five in one row, more in two.
func (p *Page) middle(b frame, c puzzle.Cell, marks puzzle.DigitSet) {
	x, y := b.centre(c)
	s := marks.String()
	rows := []string{s}
	if len(s) > 5 {
		rows = []string{s[:(len(s)+1)/2], s[(len(s)+1)/2:]}
	}
	em := .27 * b.cell
	st := style{Regular, points(em), pencil}
	for i, row := range rows {
		down := (float64(i) - float64(len(rows)-1)/2) * 1.12 * em
		p.digits(x, y+down, row, min(.61, .92/.27/float64(max(len(row), 1))), st)
	}
}

// solution draws a small full grid: givens bold and black, other digits pale.
func (p *Page) solution(b frame, it *Item) {
	b.lines(p)
	size := points(.648 * b.cell)
	for c, d := range it.Solution {
		if d == 0 {
			continue
		}
		st := style{Regular, size, pale}
		if it.Puzzle.Givens[c] != 0 {
			st.face, st.grey = Bold, black
		}
		x, y := b.centre(puzzle.Cell(c))
		p.digit(x, y, d, st)
	}
}
