package window

import (
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/menu"
	"sudoku/gui/pad"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// A layout computes where everything is placed.
type layout struct {
	part
	menus    *menu.Bar
	cellPad  *pad.Pad
	status   *status
	focus    *focus
	inFrame  func() // see OnFrame; may be nil
	frame    *frame
	headless bool // there is no room for title and clock
}

// A frame is the toolkit's view of the layout. Fyne asks a layout for its MinSize before
// each frame, but does not call Layout when only the scale has changed: at the
// first frame, laid out at scale 1 before there is a window, or on another screen.
type frame struct {
	*layout
	size fyne.Size
	at   float32
}

// Layout implements fyne.Layout.
func (f *frame) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	if s != f.size && !f.size.IsZero() { // not if it was only built again
		f.cellPad.Close()
	}
	f.size, f.at = s, f.scale()
	f.HideTooltip()
	f.menus.Words.Place(f.show, float64(s.Width))
	f.arrange(float64(s.Width), float64(s.Height)-f.menus.Words.High())
	f.focus.leaveHidden()
	f.status.refresh() // it says what a page has no room for
	f.changed()
	if f.textScale() != f.kit.TextScale {
		f.app.Later(f.rescale)
	}
}

// MinSize implements fyne.Layout.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size {
	if f.inFrame != nil {
		f.inFrame()
	}
	if c, ok := f.win.Content().(*fyne.Container); ok && c.Layout == fyne.Layout(f) { // the toolkit asks before it shows it, too
		f.focus.follow()
	}
	if f.at != 0 && f.at != f.scale() {
		f.Layout(nil, f.size)
	}
	return fyne.NewSize(360, 444+float32(f.menus.Words.High()))
}

// put places an object with its edges on whole device pixels: otherwise its picture
// would be stretched by a pixel.
func (lt *layout) put(o fyne.CanvasObject, r widget.Rect) {
	scale := float64(lt.scale())
	snap := func(v float64) float32 { return float32(math.Round(v*scale) / scale) }
	x, y := snap(r.X), snap(r.Y+lt.menus.Words.High())
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(snap(r.X+r.W)-x, snap(r.Y+lt.menus.Words.High()+r.H)-y))
}

func (lt *layout) show(o fyne.CanvasObject, r widget.Rect) {
	o.Show()
	lt.put(o, r)
}

// Lengths of the design sheet, in units.
const (
	top       = 26. // menu bar to board
	underline = 13. // board to status line
	gutter    = 41. // board to panel
	panelWide = 344.
	bothWide  = 1300. // a page in both places, where the board would leave much room
)

// arrange lays the window out: the board gets its size in whole pixels first, the rest
// shares what is left.
func (lt *layout) arrange(width, height float64) {
	lt.headless = false
	lt.status.line = messageLine{} // beside the board there is room
	if wide(width, height) {
		lt.arrangeWide(width, height)
	} else {
		lt.arrangeTall(width, height)
	}
	lt.readInOrder(!wide(width, height) || lt.folded())
}

// wide reports whether the page is beside the board.
func wide(width, height float64) bool { return width >= 1.18*height && width >= 760 }

func (lt *layout) arrangeWide(width, height float64) {
	if lt.folded() {
		lt.arrangeFolded(width, height)
		return
	}
	if screen.SpaceOf(lt.app.Top()).Both {
		lt.arrangeBoth(width, height)
		return
	}
	status, panel, side := lt.kit.Size(22), lt.panelWidth(width, height), lt.wideSide(width, height)
	x := (width - side - gutter - panel) / 2
	y := top + max(0, (lt.wideRoom(height)-side)/2)
	lt.placeBoard(x, y, side)
	foot := y + side + underline
	high := max(status+4, min(lt.kit.Size(44), height-foot-4)) // as many lines as there is room for
	px := x + side + gutter
	lt.placeHead(widget.Rect{X: px, Y: y, W: panel, H: side}, false)
	lt.placeStatus(widget.Rect{X: x, Y: foot, W: side + gutter + panel, H: high})
	lt.arrangePage(lt.pageRect(widget.Rect{X: px, Y: y, W: panel, H: side}, max(76, lt.kit.Size(52)+18)), false)
}

// arrangeBoth gives a page the places of the board and of the panel, as high as the board and
// wider where the window is low.
func (lt *layout) arrangeBoth(width, height float64) {
	status, panel, side := lt.kit.Size(22), lt.panelWidth(width, height), lt.wideSide(width, height)
	w := min(width-64, max(side+gutter+panel, bothWide))
	room := lt.wideRoom(height)
	if room-side > 32 { // the board would be narrower than high
		side = room
	}
	r := widget.Rect{X: (width - w) / 2, Y: top + max(0, (room-side)/2), W: w, H: side}
	lt.hideBoard()
	lt.show(lt.label, widget.Rect{X: r.X, Y: r.Y + side + underline, W: w, H: max(status+4, min(lt.kit.Size(44), height-r.Y-side-underline-4))})
	lt.arrangePage(r, false)
}

// arrangePage lays the page out, with the way home before its title or, where that isn't seen, at its
// top left.
func (lt *layout) arrangePage(r widget.Rect, tall bool) {
	lt.page().Arrange(lt.put, r, tall)
	_, home := lt.app.Top().(*home.Home)
	title, own := headingOf(lt.app.Top())
	switch at := title; {
	case home || own || lt.headed():
	case at != nil:
		lt.put(at, lt.head.home.Place(lt.put, lt.placeOf(at), at))
	default:
		lt.placeHome(r, tall)
	}
}

// placeHome places the way home of a page without a title: above the page, or beside the board above
// it. Beside a board as wide as the window there is no room; Alt+Home and the menu lead there, too.
func (lt *layout) placeHome(r widget.Rect, tall bool) {
	var above fyne.CanvasObject = lt.board
	if p := lt.preview(); p != nil {
		above = p
	}
	if !tall || !above.Visible() {
		lt.head.home.PlaceIn(lt.put, widget.Rect{X: r.X, Y: r.Y - top, W: r.W, H: top})
		return
	}
	board := lt.placeOf(above)
	for _, x := range []float64{r.X, max(0, r.X-8)} { // rather nearer to the edge than not at all
		if lt.head.home.PlaceIn(lt.put, widget.Rect{X: x, Y: board.Y, W: board.X - x, H: top}) {
			return
		}
	}
}

// placeOf returns where an object is, below the menu.
func (lt *layout) placeOf(o fyne.CanvasObject) widget.Rect {
	at, size := o.Position(), o.Size()
	return widget.Rect{X: float64(at.X), Y: float64(at.Y) - lt.menus.Words.High(), W: float64(size.Width), H: float64(size.Height)}
}

// hideBoard hides the board, what stands in its place, and the head.
func (lt *layout) hideBoard() {
	lt.board.Hide()
	if p := lt.preview(); p != nil {
		p.Hide()
	}
	lt.placeHead(widget.Rect{}, true)
}

// wideRoom returns the height for a board beside the panel, wideSide its side.
func (lt *layout) wideRoom(height float64) float64 {
	return height - top - underline - lt.kit.Size(22) - 14
}

func (lt *layout) wideSide(width, height float64) float64 {
	return lt.fit(min(lt.wideRoom(height), width-64-gutter-lt.panelWidth(width, height)))
}

// panelWidth is 300 to 380 units, and more for larger text: then the board gives up to
// a fifth of its side.
func (lt *layout) panelWidth(width, height float64) float64 {
	if width < 1000 {
		return 300
	}
	panel := min(max(panelWide, width-height*1.05), 380)
	if large := panelWide * lt.kit.TextScale; large > panel {
		spare := width - 64 - gutter - .8*(height-top-underline-36)
		panel = max(panel, min(large, spare), 380)
	}
	return panel
}

// pageRect returns the rectangle of the page, below title and clock if the page shows
// them.
func (lt *layout) pageRect(r widget.Rect, head float64) widget.Rect {
	if !lt.headed() {
		return r
	}
	if r.H < 420 && head == 76 { // a low window
		head = 60
	}
	return r.Strip(r.Y+head, r.H-head)
}

// folded reports whether the panel is hidden, which is possible only on the play page.
func (lt *layout) folded() bool {
	return !lt.app.Prefs().On(screen.PrefPanel) && lt.app.Top() == screen.Screen(lt.app.Play())
}

// arrangeFolded lays out a window with a hidden panel: the board is never smaller than
// beside the panel. Title and clock stand in one line above it, which is a little closer
// where there is no room to spare.
func (lt *layout) arrangeFolded(width, height float64) {
	status, head := lt.kit.Size(22), lt.kit.Size(30)
	room := lt.wideRoom(height)
	side := max(lt.wideSide(width, height), lt.fit(min(room, room+top-head-16, width-64)))
	free := height - side - status
	y := min(head+14, free-10)
	under := min(underline, (free-y)/2)
	x := (width - side) / 2
	if y < lt.kit.Size(27) && x > lt.kit.Size(200) { // the text is too large for the space above: beside it
		lt.placeHead(widget.Rect{X: 32, Y: y + 9, W: x - 56}, false)
	} else {
		lt.placeHead(widget.Rect{X: x, Y: (y-head)/2 + 7, W: side}, true)
	}
	lt.placeBoard(x, y, side)
	lt.placeStatus(widget.Rect{X: x, Y: y + side + under, W: side, H: status + 4})
	hide(lt.page())
}

// readInOrder has Tab go in the order of reading, which depends on the layout: title and clock
// stand above the board or beside it, and pages say how theirs is.
func (lt *layout) readInOrder(headFirst bool) {
	content, ok := lt.win.Content().(*fyne.Container)
	if !ok {
		return
	}
	board, head, page := []fyne.CanvasObject{lt.board, lt.label}, lt.head.objects(), lt.page().Objects()
	home, at := []fyne.CanvasObject{lt.head.home.Control}, lt.titleAt(page)
	if at >= 0 {
		page, home = slices.Insert(slices.Clone(page), at, home...), nil
	}
	list := slices.Concat(board, home, head, page)
	if headFirst && lt.head.chips.at != besideStatus {
		list = slices.Concat(home, head, board, page)
	} else if headFirst {
		list = slices.Concat(home, board, head, page)
	}
	listed := make(map[fyne.CanvasObject]bool, len(list))
	for _, o := range list {
		listed[o] = true
	}
	var places []int
	for i, o := range content.Objects {
		if listed[o] {
			places = append(places, i)
		}
	}
	if len(places) != len(list) { // it is not shown yet
		return
	}
	for i, at := range places {
		content.Objects[at] = list[i]
	}
}

// titleAt returns where the title stands among the objects of a page, below 0 if it isn't seen there.
func (lt *layout) titleAt(list []fyne.CanvasObject) int {
	if title, own := headingOf(lt.app.Top()); title != nil && !own && !lt.headed() {
		return slices.Index(list, fyne.CanvasObject(title))
	}
	return -1
}

// hide hides the objects of a page.
func hide(p page.Page) {
	for _, o := range p.Objects() {
		o.Hide()
	}
}

// placeBoard places the board. Its picture is larger than its side by the margin for the
// bars of a hint's houses.
func (lt *layout) placeBoard(x, y, side float64) {
	if p := lt.preview(); p != nil {
		lt.board.Hide()
		lt.show(p, widget.Rect{X: x, Y: y, W: side, H: side})
		return
	}
	m := lt.board.Margin()
	lt.show(lt.board, widget.Rect{X: x - m, Y: y - m, W: side + 2*m, H: side + 2*m})
}

// headed reports whether title and clock are shown above the page.
func (lt *layout) headed() bool {
	return !lt.headless && screen.SpaceOf(lt.app.Top()).Head
}

// clockWidth returns the width of the current time.
func (lt *layout) clockWidth() float64 {
	size := lt.kit.Size(theme.ClockText.Size)
	return lt.painter.Width(strings.Repeat("0", len(game.Clock(lt.app.Session().Game.Clock.Elapsed()))), size, false) + 4
}

// placeHead places title, level, clock and the pause button.
func (lt *layout) placeHead(r widget.Rect, oneLine bool) {
	h := &lt.head
	if !lt.headed() || r.W == 0 {
		for _, o := range append(h.objects(), h.home.Control) {
			o.Hide()
		}
		h.levelPlaced = false
		return
	}
	clock, line := 0., lt.kit.Size(30)
	button := max(28, lt.kit.Size(24))
	if lt.app.Prefs().On(screen.PrefClock) {
		clock = lt.clockWidth()
		lt.show(h.clock, widget.Rect{X: r.X + r.W - button - clock, Y: r.Y - 9, W: clock, H: line})
		lt.status.clock.placed()
	} else {
		h.clock.Hide()
	}
	lt.show(h.pause, widget.Rect{X: r.X + r.W - button + 4, Y: r.Y - 9 + (line-button)/2, W: button, H: button})
	top, under := widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - clock - button - 8, H: line}, r.Strip(r.Y-8+line, lt.kit.Size(20))
	if oneLine && len(h.chips.on) > 0 {
		top = h.home.PlaceAlone(lt.put, top)
	} else {
		top = h.home.Place(lt.put, top, h.title)
	}
	if oneLine {
		top.W -= lt.placeChips(top, besideTitle)
		h.levelPlaced = false
	} else {
		under.W -= lt.placeChips(under, underTitle)
		lt.put(h.level, under)
		h.levelPlaced = true
	}
	lt.status.showLevel()
	if lt.show(h.title, top); oneLine && len(h.chips.on) > 0 && top.W < leastTitle {
		h.title.Hide()
	}
}

// leastTitle is the room that a title needs beside chips.
const leastTitle = 110.

// again lays the window out again at the same size.
func (lt *layout) again() {
	if s := lt.win.Canvas().Size(); s.Width > 0 && lt.frame != nil && lt.frame.size.Width > 0 {
		lt.frame.Layout(nil, lt.frame.size)
	}
}
