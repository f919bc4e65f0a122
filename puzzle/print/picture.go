package print

import (
	"iter"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"sudoku/puzzle"
)

// The dimensions of a picture, in millimetres.
const (
	pictureSide   = 90
	pictureMargin = 3
)

// Picture lays out one puzzle: the grid with entries and marks, and a narrow margin. [SVG]
// and [PNG] draw it.
func Picture(p *puzzle.Puzzle) Page {
	b := frameFor(pictureSide).at(pictureMargin, pictureMargin)
	side := b.side() + 2*pictureMargin
	page := Page{Width: side, Height: side}
	page.grid(b, &Item{Puzzle: *p}, Game, 0)
	return page
}

// A stroke is one segment of an outline, its points in millimetres on the page.
type stroke struct {
	op sfnt.SegmentOp
	at [3][2]float64 // as many as op needs
}

// outlines returns the outlines of a text.
func (t *Text) outlines() iter.Seq[stroke] {
	return func(yield func(stroke) bool) {
		face := t.Face.font().Outlines()
		em := fixed.I(int(face.UnitsPerEm()))
		mm := t.Size * 25.4 / 72
		cos, sin := t.Turn.direction()
		var buf sfnt.Buffer
		x := 0.0
		for _, r := range t.S {
			i, err := face.GlyphIndex(&buf, r)
			if err != nil {
				continue
			}
			segments, err := face.LoadGlyph(&buf, i, em, nil)
			if err != nil {
				continue
			}
			for _, s := range segments {
				k := stroke{op: s.Op}
				for i, p := range s.Args {
					u, v := x+mm*float64(p.X)/float64(em), mm*float64(p.Y)/float64(em)
					k.at[i] = [2]float64{t.X + u*cos - v*sin, t.Y + u*sin + v*cos}
				}
				if !yield(k) {
					return
				}
			}
			if w, err := face.GlyphAdvance(&buf, i, em, font.HintingNone); err == nil {
				x += mm * float64(w) / float64(em)
			}
		}
	}
}

// direction returns the cosine and sine of the angle by which a text is turned to the
// right.
func (t Turn) direction() (cos, sin float64) {
	switch t {
	case Down:
		return 0, 1
	case UpsideDown:
		return -1, 0
	}
	return 1, 0
}

// byGrey yields the texts of each shade, the darkest first.
func (p *Page) byGrey() iter.Seq2[Grey, []Text] {
	var texts [256][]Text
	for _, t := range p.Texts {
		texts[t.Grey] = append(texts[t.Grey], t)
	}
	return func(yield func(Grey, []Text) bool) {
		for g, list := range texts {
			if len(list) > 0 && !yield(Grey(g), list) {
				return
			}
		}
	}
}
