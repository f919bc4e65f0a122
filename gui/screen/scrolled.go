package screen

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A scrolled page has its parts in a view that scrolls where there is not enough room. It
// scrolls to the control that gets the focus, and remembers it, or the one that was pressed after:
// that gets the focus back, and nothing scrolls.
type scrolled struct {
	body     *fyne.Container
	scroll   *widget.ScrollView
	controls []*widget.Control
	focused  func()          // called when another part gets the focus; may be nil
	at       *widget.Control // what has the focus or was pressed, or had it or was it last
}

// newScrolled makes the view of some objects, the controls among them.
func newScrolled(b page.Base, objects []fyne.CanvasObject, controls []*widget.Control) *scrolled {
	p := &scrolled{body: &fyne.Container{Objects: objects}, controls: controls}
	p.scroll = b.Kit.NewScrollView(p.body)
	p.scroll.Holds = true
	for _, c := range controls {
		c.OnFocus = func() {
			if p.at != c {
				p.at = c
				p.scroll.Reveal(c.Position().Y-8, c.Size().Height+16)
			}
			if p.focused != nil {
				p.focused()
			}
		}
		c.OnPress = func(zone int) {
			p.at = c
			c.FocusOn(zone)
		}
	}
	return p
}

// resume takes the control that another view of the same page was left at, with its part, for that
// which has the focus.
func (p *scrolled) resume(was *scrolled) {
	if i := slices.Index(was.controls, was.at); i >= 0 {
		p.at = p.controls[i]
		p.at.FocusOn(was.at.FocusedZone())
	}
}

// reveal scrolls to where another view was, and the control at which it was left into sight.
func (p *scrolled) reveal(was *scrolled) {
	p.scroll.To(was.scroll.At())
	if p.at != nil {
		p.scroll.Reveal(p.at.Position().Y-8, p.at.Size().Height+16)
	}
}

// Objects implements page.Page.
func (p *scrolled) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll} }

// fit makes room for parts of a height below the headings at the top.
func (p *scrolled) fit(h float64) {
	p.body.Layout = page.Height(h + page.ColumnTop)
	p.scroll.Refresh()
}

// rowCount returns how many rows n parts take, so many in a row.
func rowCount(n, across int) float64 { return math.Ceil(float64(n) / float64(across)) }

// wholeRow makes a row one zone.
func WholeRow(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
