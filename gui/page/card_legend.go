package page

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// paintLegend explains the shapes and lines of the diagram.
func (c *Card) paintLegend(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	roles, links := legend(c.text.Diagram), linkKinds(c.text.Diagram)
	pair := c.text.Parts < 2 && isPair(c.text.Diagram)
	if len(roles)+len(links) == 0 {
		return y
	}
	y = rule(on, inner, y+4)
	entry := func(key string, sample func(y float64)) {
		if on.Dst != nil {
			sample(y + 14)
			on.Write(c.T(key), widget.Rect{X: inner.X + 50, Y: y, W: inner.W - 50, H: 28}, 13, false, widget.Left, on.Pal.Text)
		}
		y += 28
	}
	for _, role := range roles {
		entry(legendKey(role, pair), func(y float64) {
			board.Sample(on.Painter, on.Pal, on.Dst, role, (inner.X+20)*on.S, y*on.S, 72*on.S)
		})
	}
	for _, strong := range links {
		entry(linkKey(strong), func(y float64) {
			board.SampleLink(on.Painter, on.Pal, on.Dst, strong, inner.X*on.S, (inner.X+40)*on.S, y*on.S, 72*on.S)
		})
	}
	return y
}

func rule(c *widget.Canvas, r widget.Rect, y float64) float64 {
	if c.Dst != nil {
		c.Rule(r.X, y, r.W, c.Pal.Hair)
	}
	return y + 12
}

// legend lists the roles of candidates that a diagram uses, each once.
func legend(pic puzzle.Diagram) (out []puzzle.Role) {
	seen := map[puzzle.Role]bool{}
	for _, k := range pic.Cands {
		if k.Role < puzzle.Set && !seen[k.Role] {
			seen[k.Role] = true
			out = append(out, k.Role)
		}
	}
	return out
}

// isPair reports whether a diagram has two strong links that a weak one joins, or the other way
// round. In a chain of as many links an end of the weak one is on, the other off.
func isPair(pic puzzle.Diagram) bool {
	if len(pic.Links) != 3 {
		return false
	}
	for _, k := range pic.Links {
		for _, c := range pic.Cands {
			if !k.Strong && c.Role == puzzle.On && (slices.Contains(k.From, c.Cand) || slices.Contains(k.To, c.Cand)) {
				return false
			}
		}
	}
	return true
}

// linkKinds lists the kinds of links that a diagram has, strong ones first.
func linkKinds(pic puzzle.Diagram) (out []bool) {
	for _, strong := range []bool{true, false} {
		for _, k := range pic.Links {
			if k.Strong == strong {
				out = append(out, strong)
				break
			}
		}
	}
	return out
}

func linkKey(strong bool) string {
	if strong {
		return "legend.strong"
	}
	return "legend.weak"
}

// legendKey returns the catalogue key of a role's meaning. For two strong links alone it
// says more about their ends than for longer chains.
func legendKey(r puzzle.Role, pair bool) string {
	key := "legend." + [...]string{"", "base", "cover", "fin", "on", "off", "eliminate", "placement"}[r]
	if (r == puzzle.On || r == puzzle.Off) && !pair {
		key += ".chain"
	}
	return key
}
