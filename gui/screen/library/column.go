package library

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A column lists the collections, and the views on all puzzles; below them is what makes
// new ones.
type column struct {
	page.Base
	app     *screen.App
	shown   *libraryReport
	screen  collector
	heading *widget.Label
	leads   [3]*widget.Control // to what is listed elsewhere
	list    *widget.List
	choice  *widget.Control // where there is no room for the list
	create  *widget.Control
	imports *widget.Control // a file
}

// A collector does what is asked for in the column.
type collector interface {
	collect(i int)
	collectionMenu() []page.MenuItem
	create()
	askImport()
}

func newLibraryColumn(a *screen.App, b page.Base, shown *libraryReport, owner collector) *column {
	k := &column{Base: b, app: a, shown: shown, screen: owner, heading: b.Kit.Label(theme.PageTitle, widget.Left, b.Kit.Pal.Text)}
	k.heading.SetText(b.T("library.title"))
	for i := range k.leads {
		k.leads[i] = b.Kit.NewControl(nil, func(c *widget.Canvas) { k.paintLead(c, i) }, func(int) { elsewhere(a)[i].Run() })
	}
	k.list = b.Kit.NewList(k.lineHeight(), func() int { return len(shown.collections) }, k.paint, owner.collect)
	k.list.Own, k.list.Zones = true, screen.WholeRow
	k.list.Tap = func(row, _ int) { owner.collect(row) }
	k.list.Down = func(row int, e *desktop.MouseEvent) {
		if e.Button == desktop.MouseButtonSecondary {
			owner.collect(row)
			popUpAt(b, k.list, e, owner.collectionMenu())
		}
	}
	k.list.Menu = func(row int, at fyne.Position) {
		owner.collect(row)
		page.PopUp(b, k.list, at, owner.collectionMenu())
	}
	k.choice = page.DropDown(b, func() string { return shown.here().count }, func() string { return shown.here().name }, k.items, true)
	k.create = b.Kit.Button(b.T("library.create"), false, owner.create)
	k.imports = b.Kit.Button(b.T("library.import"), false, owner.askImport)
	return k
}

func (k *column) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.heading, k.leads[0], k.leads[1], k.list, k.choice, k.create, k.imports}
}

// update shows the report, as far as it is another than before.
func (k *column) update(was *libraryReport) {
	r := k.shown
	if lines := !slices.Equal(was.collections, r.collections); lines || was.collection != r.collection {
		if lines {
			k.list.SetHeights(k.lineHeightOf)
		}
		k.list.Pick(r.collection)
		k.choice.Repaint()
	}
}

// items lists the collections in a menu, and what can be done with them.
func (k *column) items() []page.MenuItem {
	items := append(elsewhere(k.app), page.MenuItem{})
	for i, c := range k.shown.collections {
		if i > 0 && c.isView && !k.shown.collections[i-1].isView {
			items = append(items, page.MenuItem{})
		}
		items = append(items, page.MenuItem{Text: k.T("library.collection.line", "name", c.name, "count", c.count),
			Checked: i == k.shown.collection, Run: func() { k.screen.collect(i) }})
	}
	return append(append(items, page.MenuItem{}), k.screen.collectionMenu()...)
}

// arrange places the column in r.
func (k *column) arrange(put page.Place, r widget.Rect) {
	layout.Show(put, k.heading, k.TitleRow(r))
	y, foot := r.Y+max(36, k.Kit.Size(30)+6), r.Y+r.H
	for i := range elsewhere(k.app) {
		layout.Show(put, k.leads[i], r.Strip(y, k.lineHeight()))
		y += k.lineHeight() + 4
	}
	for _, c := range []*widget.Control{k.imports, k.create} {
		if foot-52-y < 3*k.lineHeight() { // in a low window they are in the menu
			break
		}
		foot -= page.ButtonHeight
		layout.Show(put, c, r.Strip(foot, page.ButtonHeight))
		foot -= 8
	}
	layout.Show(put, k.list, r.Strip(y, max(40, foot-8-y)))
}

// paintLead paints a line that leads to what is listed elsewhere.
func (k *column) paintLead(c *widget.Canvas, i int) {
	if list := elsewhere(k.app); i < len(list) {
		col := c.Frame(0, c.Bounds(), 7, false)
		c.Icon(widget.ChevronIcon(1), c.W-16, c.H/2, 12, c.Pal.Text3)
		c.Squeeze(list[i].Text, "", c.Bounds().Column(12, c.W-40), theme.Type{Size: 14}, col)
	}
}

// arrangeLine places the choice and what imports a file side by side.
func (k *column) arrangeLine(put page.Place, r widget.Rect) {
	add := min(k.imports.PreferredWidth(), r.W*.4)
	layout.Show(put, k.choice, r.Column(r.X, r.W-add-8))
	layout.Show(put, k.imports, r.Column(r.X+r.W-add, add))
}

// viewGap is the space above the first view, with a rule in it.
const viewGap = 17.

func (k *column) lineHeight() float64 { return max(30, k.Kit.Size(30)) }

// lineHeightOf returns the height of a line at the left.
func (k *column) lineHeightOf(i int) float64 {
	if k.ruled(i) {
		return k.lineHeight() + viewGap
	}
	return k.lineHeight()
}

// ruled reports whether a rule is above a line at the left.
func (k *column) ruled(i int) bool {
	list := k.shown.collections
	return i > 0 && list[i].isView && !list[i-1].isView
}

func (k *column) paint(c *widget.Canvas, i int) {
	line, r := k.shown.collections[i], c.Bounds()
	if k.ruled(i) {
		c.Rule(2, viewGap/2-2, c.W-4, c.Pal.Hair)
		r.Y, r.H = viewGap, c.H-viewGap
	}
	on := i == k.shown.collection
	if on {
		c.Chosen(true)
		c.Round(r, 7, 0, c.Pal.SelectFill)
		if c.Pal.HighContrast {
			c.Round(r, 7, 1, c.Pal.Accent)
		}
	} else if c.Hover == 0 {
		c.Round(r, 7, 1, c.Pal.Hair)
	}
	count := c.Painter.Width(line.count, c.Size(13)*c.S, false)/c.S + 2
	c.Squeeze(line.name, "", r.Column(r.X+12, r.W-28-count), theme.Type{Size: 14, Bold: on}, c.Pal.Text)
	c.Write(line.count, r.Column(r.X+r.W-10-count, count), 13, false, widget.Right, c.Pal.Text2)
}
