package screen

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A Scrolled page has its parts in a view that scrolls where there is not enough room. It
// scrolls to the control that gets the focus, and remembers it, or the one that was pressed after:
// that gets the focus back, and nothing scrolls.
type Scrolled struct {
	Body     *fyne.Container
	Scroll   *widget.ScrollView
	controls []*widget.Control
	Focused  func()          // called when another part gets the focus; may be nil
	At       *widget.Control // what has the focus or was pressed, or had it or was it last
}

// NewScrolled makes the view of some objects, the controls among them.
func NewScrolled(b page.Base, objects []fyne.CanvasObject, controls []*widget.Control) *Scrolled {
	p := &Scrolled{Body: &fyne.Container{Objects: objects}, controls: controls}
	p.Scroll = b.Kit.NewScrollView(p.Body)
	p.Scroll.Holds = true
	for _, c := range controls {
		c.OnFocus = func() {
			if p.At != c {
				p.At = c
				p.Scroll.Reveal(c.Position().Y-8, c.Size().Height+16)
			}
			if p.Focused != nil {
				p.Focused()
			}
		}
		c.OnPress = func(zone int) {
			p.At = c
			c.FocusOn(zone)
		}
	}
	return p
}

// Resume takes the control that another view of the same page was left at, with its part, for that
// which has the focus.
func (p *Scrolled) Resume(was *Scrolled) {
	if i := slices.Index(was.controls, was.At); i >= 0 {
		p.At = p.controls[i]
		p.At.FocusOn(was.At.FocusedZone())
	}
}

// Reveal scrolls to where another view was, and the control at which it was left into sight.
func (p *Scrolled) Reveal(was *Scrolled) {
	p.Scroll.To(was.Scroll.At())
	if p.At != nil {
		p.Scroll.Reveal(p.At.Position().Y-8, p.At.Size().Height+16)
	}
}

// Objects implements page.Page.
func (p *Scrolled) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.Scroll} }

// Fit makes room for parts of a height below the headings at the top.
func (p *Scrolled) Fit(h float64) {
	p.Body.Layout = page.Height(h + page.ColumnTop)
	p.Scroll.Refresh()
}

// RowCount returns how many rows n parts take, so many in a row.
func RowCount(n, across int) float64 { return math.Ceil(float64(n) / float64(across)) }

// WholeRow makes a row one zone.
func WholeRow(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
