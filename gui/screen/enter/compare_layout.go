package enter

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// stripHigh is the height of the photo of a row.
const stripHigh = 28.

// Arrange implements page.Page.
func (s *Compare) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	title := s.Kit.Size(30) - 8
	foot := r.Strip(r.Y+r.H-page.ButtonHeight, page.ButtonHeight)
	body := r.Strip(r.Y, r.H-foot.H-page.Gap)
	layout.Equal(put, foot, page.Gap, s.back, s.play)
	if !tall {
		layout.Show(put, s.title, s.TitleRow(r))
		body = page.Below(body, title)
	}
	rows := 4 * s.rowHeight() // which have to stay
	if how := s.Kit.Size(40); body.H > how+rows {
		layout.Show(put, s.how, r.Strip(body.Y, how))
		body = page.Below(body, how+8)
	}
	if counts := s.Kit.Size(44); !s.ofPhoto && body.H > counts+12+rows {
		body.H = min(9*s.rowHeight()+36, body.H-counts-12)
		layout.Show(put, s.counts, r.Strip(body.Y+body.H+page.Gap, counts))
	}
	layout.Show(put, s.list, body)
}

func (s *Compare) rowHeight() float64 {
	if s.ofPhoto {
		return stripHigh + s.Kit.Size(24)
	}
	return s.Kit.Size(44)
}
