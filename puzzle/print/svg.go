package print

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"strconv"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle/words"
)

// SVG writes a page as an SVG drawing. Its digits are outlines, so that they look the same
// everywhere. The title, if not empty, is for screen readers.
func SVG(w io.Writer, p Page, title string) error {
	var b bytes.Buffer
	width, height := string(short(nil, p.Width)), string(short(nil, p.Height))
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%smm" height="%smm" viewBox="0 0 %s %s">`+"\n",
		width, height, width, height)
	if title != "" {
		b.WriteString("<title>")
		_ = xml.EscapeText(&b, []byte(words.Plain(title))) // memory does not fail
		b.WriteString("</title>\n")
	}
	fmt.Fprintf(&b, `<rect width="%s" height="%s" fill="#fff"/>`+"\n", width, height)
	for _, f := range p.Fills {
		fmt.Fprintf(&b, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`+"\n",
			short(nil, f.X), short(nil, f.Y), short(nil, f.W), short(nil, f.H), f.Grey.hex())
	}
	for _, shape := range p.Shapes {
		fmt.Fprintf(&b, `<path fill="%s" d="%sz"/>`+"\n", shape.Grey.hex(), shape.path())
	}
	for grey, texts := range p.byGrey() {
		fmt.Fprintf(&b, `<g fill="%s">`+"\n", grey.hex())
		for _, t := range texts {
			b.WriteString("<path ")
			if t.Wide {
				fmt.Fprintf(&b, `stroke="%s" stroke-width="%s" `, grey.hex(), short(nil, stroked*t.Size*25.4/72))
			}
			b.WriteString(`d="`)
			for s := range t.outlines() {
				b.Write(s.path(nil))
			}
			b.WriteString(`z"/>` + "\n")
		}
		b.WriteString("</g>\n")
	}
	b.WriteString("</svg>\n")
	_, err := w.Write(b.Bytes())
	return err
}

// path returns the outline in the syntax of SVG paths.
func (s Shape) path() (d []byte) {
	for i, at := range s.Points {
		d = append(d, "ML"[min(i, 1)])
		d = short(append(short(d, at.X), ' '), at.Y)
	}
	return d
}

func (g Grey) hex() string { return fmt.Sprintf("#%02x%02x%02x", g, g, g) }

// path appends the stroke in the syntax of SVG paths.
func (s stroke) path(dst []byte) []byte {
	points := 1
	switch s.op {
	case sfnt.SegmentOpMoveTo:
		dst = append(dst, 'M')
	case sfnt.SegmentOpLineTo:
		dst = append(dst, 'L')
	case sfnt.SegmentOpQuadTo:
		dst, points = append(dst, 'Q'), 2
	case sfnt.SegmentOpCubeTo:
		dst, points = append(dst, 'C'), 3
	}
	for i, p := range s.at[:points] {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = short(append(short(dst, p[0]), ' '), p[1])
	}
	return dst
}

// short appends a length with at most three decimals.
func short(dst []byte, mm float64) []byte {
	return strconv.AppendFloat(dst, math.Round(mm*1000)/1000, 'f', -1, 64)
}
