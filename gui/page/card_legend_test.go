package page

import (
	"bytes"
	"image"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestLegendLooks: no two entries of a legend look alike, of any technique with an example, in any part.
func TestLegendLooks(t *testing.T) {
	b := testBase(t)
	painted := map[logic.LegendEntry][]byte{}
	of := func(e logic.LegendEntry) []byte {
		e.Text = ""
		if painted[e] == nil {
			m := image.NewRGBA(image.Rect(0, 0, 80, 56))
			paint.Fill(m, m.Rect, b.Kit.Pal.Surface)
			empty := bytes.Clone(m.Pix)
			if paintSign(&widget.Canvas{Kit: b.Kit, S: 2, W: 40, Dst: m}, e, widget.Rect{W: 40, H: legendRow}); bytes.Equal(m.Pix, empty) {
				t.Errorf("%+v shows nothing", e)
			}
			painted[e] = m.Pix
		}
		return painted[e]
	}
	for _, tech := range append(logic.Techniques(), logic.ShapeTechniques()...) {
		pos, step, ok := tech.Example()
		if !ok {
			continue
		}
		lit := []puzzle.Diagram{{}}
		for _, p := range step.Parts(words.English) {
			lit = append(lit, p.Lit)
		}
		for _, lit := range lit {
			list := tech.Legend(step.Diagram, lit, pos.Shape)
			for i, e := range list {
				for _, other := range list[:i] {
					if bytes.Equal(of(e), of(other)) {
						t.Errorf("%s: %s and %s look alike", tech.ID, other.Text, e.Text)
					}
				}
			}
		}
	}
}
