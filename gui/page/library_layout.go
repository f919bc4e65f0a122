package page

import "sudoku/gui/widget"

// Lengths of the page, in units.
const (
	collectionsWide = 160.
	leastList       = 300. // beside the collections, at text scale 1
	libraryGutter   = 41.
)

// Arrange implements Page: what is found at the left, the puzzle at the cursor at the right,
// as wide as the board and the panel. Below the other, in a tall window, there is no preview.
func (p *Library) Arrange(put Place, r widget.Rect, tall bool) {
	hide(p.Objects()...)
	left := r
	if !tall {
		panel := min(max(300, r.W*.332), 380*max(1, p.TextScale))
		left.W -= panel + libraryGutter
		p.arrangePanel(put, widget.Rect{X: r.X + r.W - panel, Y: r.Y, W: panel, H: r.H})
	} else {
		left.H -= p.arrangeFoot(put, r)
	}
	if side := max(collectionsWide, p.Size(collectionsWide)); !tall && left.W >= side+20+p.Size(leastList) {
		p.arrangeCollections(put, widget.Rect{X: left.X, Y: left.Y, W: side, H: left.H})
		left.X, left.W = left.X+side+20, left.W-side-20
	} else {
		h := max(36, p.Size(34))
		add := min(p.add.PreferredWidth(), left.W*.4)
		show(put, p.collection, widget.Rect{X: left.X, Y: left.Y, W: left.W - add - 8, H: h})
		show(put, p.add, widget.Rect{X: left.X + left.W - add, Y: left.Y, W: add, H: h})
		left.Y, left.H = left.Y+h+8, left.H-h-8
	}
	p.arrangeList(put, left)
}

func (p *Library) arrangeCollections(put Place, r widget.Rect) {
	show(put, p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y, foot := r.Y+max(36, p.Size(30)+6), r.Y+r.H
	for _, k := range []*widget.Control{p.add, p.create} {
		if foot-52-y < 3*p.collectionHeight() { // in a low window they are in the menu
			break
		}
		foot -= 44
		show(put, k, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44})
		foot -= 8
	}
	show(put, p.collections, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-8-y)})
}

func (p *Library) arrangeList(put Place, r widget.Rect) {
	field := max(36, p.Size(34))
	show(put, p.find, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: field})
	y, line := r.Y+field+8, max(28, p.Size(28))
	sort := min(r.W*.6, p.Size(190))
	show(put, p.count, widget.Rect{X: r.X, Y: y, W: r.W - sort - 6, H: line})
	show(put, p.sort, widget.Rect{X: r.X + r.W - sort, Y: y, W: sort, H: line})
	y += line + 8
	list := widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, r.Y+r.H-y)}
	if p.text.Empty != "" {
		show(put, p.empty, widget.Rect{X: r.X, Y: y + 8, W: r.W, H: min(list.H-8, p.Size(210))})
		return
	}
	show(put, p.list, list)
	p.list.ScrollTo(max(0, p.do.Cursor()))
}

// arrangePanel places the preview over two rows of buttons.
func (p *Library) arrangePanel(put Place, r widget.Rect) {
	button := 44.
	if r.H < 460 {
		button = 36
	}
	foot := 2*button + 12
	if p.form.open() {
		foot = p.form.height(p.Base, button)
		p.form.arrange(p.Base, put, widget.Rect{X: r.X, Y: r.Y + r.H - foot, W: r.W, H: foot})
	} else {
		y := r.Y + r.H - foot
		row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: button}, 16, Objects(p.buttons[:2])...)
		row(put, widget.Rect{X: r.X, Y: y + button + 12, W: r.W, H: button}, 16, Objects(p.buttons[2:])...)
	}
	p.panel.arrange(put, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - foot - 12})
}

// arrangeFoot places buttons, or the form, at the foot of a tall window, and returns their
// height.
func (p *Library) arrangeFoot(put Place, r widget.Rect) float64 {
	const button = 38
	if p.form.open() {
		foot := p.form.height(p.Base, button)
		p.form.arrange(p.Base, put, widget.Rect{X: r.X, Y: r.Y + r.H - foot, W: r.W, H: foot})
		return foot + 10
	}
	at := widget.Rect{X: r.X, Y: r.Y + r.H - button, W: r.W, H: button}
	if all := Objects(p.buttons[:]); Wide(all, 8) <= r.W {
		row(put, at, 8, all...)
	} else {
		row(put, at, 8, p.buttons[LibraryOpen], p.more)
	}
	return button + 10
}
