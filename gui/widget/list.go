package widget

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A List is a scrolling list of rows of one height, of which one can be chosen by the
// pointer or by keys. It paints only visible rows.
type List struct {
	fynewidget.List
	Act func()                  // called for Space and Return on the chosen row
	Go  func()                  // if not nil: called for Return instead of Act
	Key func(fyne.KeyName) bool // handles keys that the list does not know; may be nil

	// Menu opens the menu of the chosen row, for a key, at a place in the list; may be nil.
	Menu func(row int, at fyne.Position)

	Press func(row int) // if not nil: called after a press of the pointer has chosen a row

	Name string // what it is a list of, for screen readers; "": the text before it says that

	// Own says that rows paint themselves whether they are chosen.
	Own bool

	// If Zones is set before the list is shown, a press on a zone of a row calls Tap
	// instead of choosing the row.
	Zones func(w, h float64) []Rect
	Tap   func(row, zone int)
	Tip   func(zone int) Tip // what the tooltip says of a zone; may be nil

	// If Down is set too, it is called when any button of the pointer goes down on a row, and
	// Double for the second press on a row in quick succession.
	Down   func(row int, e *desktop.MouseEvent)
	Double func(row int)

	kit     *Kit
	height  float64   // height of a row
	heights []float64 // of each; see SetHeights
	draw    func(c *Canvas, row int)
	choose  func(row int)
	chosen  int
	focused bool
	tapped  int       // the row tapped last
	when    time.Time // and when

	said map[int][]said // by the rows, at a width; nil: nothing is known
	wide float32

	ring *canvas.Rectangle // shows the focus where there is no row
}

// A listRow is a picture that is reused for different rows.
type listRow struct {
	*Pic
	row   int
	hover int // the zone under the pointer, -1 for none
}

func (r *listRow) show(row int) {
	r.row = row
	r.Repaint()
}

// A zonedRow is a row with zones that can be pressed.
type zonedRow struct {
	*listRow
	list *List
}

func (r *zonedRow) zone(p fyne.Position) int {
	s := r.Size()
	for i, z := range r.list.Zones(float64(s.Width)-r.list.Bar(), float64(s.Height)) {
		if z.Has(float64(p.X), float64(p.Y)) {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (r *zonedRow) Tapped(e *fyne.PointEvent) {
	r.kit.pointed()
	r.kit.Tooltip.Quiet()
	if zone := r.zone(e.Position); zone >= 0 && r.row < r.list.Length() {
		if l := r.list; l.Double != nil && l.second(r.row) {
			l.Double(r.row)
		} else if l.Tap != nil {
			l.Tap(r.row, zone)
		}
	}
	r.kit.Done()
}

// second reports whether a press is the second one on a row.
func (l *List) second(row int) bool {
	now := l.kit.now()
	again := row == l.tapped && now.Sub(l.when) < doubleTime
	if l.tapped, l.when = row, now; again {
		l.when = time.Time{}
	}
	return again
}

// MouseDown implements desktop.Mouseable.
func (r *zonedRow) MouseDown(e *desktop.MouseEvent) {
	if r.list.Down != nil && r.row < r.list.Length() {
		r.kit.pointed()
		r.kit.Tooltip.Quiet()
		r.list.Down(r.row, e)
	}
}

// MouseUp implements desktop.Mouseable.
func (r *zonedRow) MouseUp(*desktop.MouseEvent) {}

func (r *zonedRow) setHover(zone int) {
	if r.hover != zone {
		r.hover = zone
		r.Repaint()
	}
}

// MouseIn implements desktop.Hoverable.
func (r *zonedRow) MouseIn(e *desktop.MouseEvent) { r.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (r *zonedRow) MouseMoved(e *desktop.MouseEvent) {
	r.kit.pointed()
	zone, s := r.zone(e.Position), r.Size()
	r.setHover(zone)
	if zone < 0 {
		r.kit.Tooltip.leave(r)
		return
	}
	r.kit.Tooltip.point(r, zone, r.list.Zones(float64(s.Width)-r.list.Bar(), float64(s.Height))[zone], r.list.Tip)
}

// MouseOut implements desktop.Hoverable.
func (r *zonedRow) MouseOut() {
	r.kit.Tooltip.leave(r)
	r.setHover(-1)
}

// NewList makes a list of length rows, height units each; choose is called with the row
// that the player picks.
func (k *Kit) NewList(height float64, length func() int, draw func(c *Canvas, row int), choose func(row int)) *List {
	l := &List{kit: k, ring: k.NewRing(8), height: height, draw: draw, choose: choose, chosen: -1}
	l.HideSeparators = true
	l.Length = length
	l.CreateItem = func() fyne.CanvasObject {
		r := l.newRow(height)
		if l.Zones != nil {
			return &zonedRow{r, l}
		}
		return r
	}
	l.UpdateItem = func(id fynewidget.ListItemID, o fyne.CanvasObject) {
		o.(interface{ show(int) }).show(id)
	}
	l.OnSelected = func(id fynewidget.ListItemID) { // called for a press of the pointer
		k.pointed()
		l.Unselect(id) // the toolkit would paint it with square corners
		l.pick(id)
		if l.Press != nil {
			l.Press(id)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

func (l *List) newRow(height float64) *listRow {
	r := &listRow{hover: -1}
	r.Pic = l.kit.NewPic(func(c *Canvas) {
		c.Hover = r.hover
		c.W -= l.Bar()
		if !l.Own && r.row == l.chosen {
			c.Chosen(true)
			c.Round(Rect{0, 0, c.W, c.H}, 8, 0, c.Pal.Selection())
		}
		if r.row < l.Length() {
			l.draw(c, r.row)
		}
		if l.focused && r.row == max(l.chosen, 0) { // of none that is chosen the first, to which an arrow leads
			c.Round(Rect{0, 0, c.W, c.H}, 8, ringWidth, c.Pal.Accent)
		}
	})
	r.SetMin(100, height)
	return r
}

// Bar returns how much of the width the scroll bar takes beside the rows.
func (l *List) Bar() float64 {
	const gap = 4 // between rows
	all := float64(l.Length())*(l.height+gap) - gap
	if len(l.heights) == l.Length() {
		for _, h := range l.heights {
			all += h - l.height
		}
	}
	if all > float64(l.Size().Height)+1 {
		return 8
	}
	return 0
}

// below returns where a row ends, from the top of the list, in units.
func (l *List) below(row int) float32 {
	y := -float64(l.GetScrollOffset())
	for i := range row + 1 {
		h := l.height
		if len(l.heights) == l.Length() {
			h = l.heights[i]
		}
		y += h + rowGap
	}
	return float32(y - rowGap)
}

// SetHeights gives each row that there is now a height of its own.
func (l *List) SetHeights(of func(row int) float64) {
	l.heights = l.heights[:0]
	for row := range l.Length() {
		h := of(row)
		l.heights = append(l.heights, h)
		l.SetItemHeight(row, float32(h))
	}
}

// Pick repaints the rows with one of them chosen and scrolled into view; -1 chooses
// none.
func (l *List) Pick(chosen int) {
	if chosen != l.chosen {
		l.chosen = chosen
		l.ScrollTo(chosen)
	}
	l.Refresh()
}

// Chosen returns the chosen row, -1 for none.
func (l *List) Chosen() int { return l.chosen }

// pick chooses a row.
func (l *List) pick(row int) {
	if row != l.chosen {
		l.Pick(row)
		l.choose(row)
	}
}

// Choose chooses a row, as a press on it does, if there is one.
func (l *List) Choose(row int) {
	if row >= 0 && row < l.Length() {
		l.pick(row)
	}
}

// At returns how far it is scrolled.
func (l *List) At() float32 { return l.GetScrollOffset() }

// To scrolls to a distance from the top, in units.
func (l *List) To(y float32) { l.ScrollToOffset(y) }

// CreateRenderer implements fyne.Widget: rows are clipped at the edge without a shadow.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	r := l.List.CreateRenderer()
	r.Objects()[0] = unshadow(r.Objects()[0].(*container.Scroll))
	return LaidOut(WithRing(r, l.ring), l.Size())
}

// FocusGained implements fyne.Focusable.
func (l *List) FocusGained() { l.setFocus(true) }

// FocusLost implements fyne.Focusable.
func (l *List) FocusLost() { l.setFocus(false) }

func (l *List) setFocus(on bool) {
	l.focused = on
	l.Refresh()
}

// KeyDown implements desktop.Keyable.
func (l *List) KeyDown(e *fyne.KeyEvent) { l.kit.KeyDown(e) }

// KeyUp implements desktop.Keyable.
func (l *List) KeyUp(e *fyne.KeyEvent) { l.kit.KeyUp(e) }

// TypedRune implements fyne.Focusable.
func (l *List) TypedRune(r rune) { l.kit.Rune(r) }

// TypedKey implements fyne.Focusable: Up and Down move from row to row, and keys that
// the list does not know go to the window.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	last := l.Length() - 1
	to, ok := map[fyne.KeyName]int{
		fyne.KeyUp: l.chosen - 1, fyne.KeyDown: l.chosen + 1,
		fyne.KeyPageUp: l.chosen - 8, fyne.KeyPageDown: l.chosen + 8,
		fyne.KeyHome: 0, fyne.KeyEnd: last,
	}[e.Name]
	act := presses(e)
	switch {
	case l.kit.IsTaken(), act && l.kit.IsRepeat(e):
	case l.Menu != nil && l.chosen >= 0 && l.chosen <= last && OpensMenu(e):
		l.Menu(l.chosen, fyne.NewPos(0, l.below(l.chosen)))
	case act && l.Go != nil && l.chosen >= 0 && e.Name != fyne.KeySpace:
		l.Go()
	case act && l.Act != nil && l.chosen >= 0:
		l.Act()
	case !ok && (l.Key == nil || !l.Key(e.Name)):
		l.kit.Key(e)
	case !ok:
	case last >= 0:
		l.pick(min(max(to, 0), last))
	}
}
