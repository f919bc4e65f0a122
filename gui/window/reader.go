package window

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/board"
	"sudoku/gui/menu"
	"sudoku/gui/readout"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A Reader reads the window to a person who doesn't see it. Its methods are called on the
// window's goroutine, and cost nothing while nobody listens.
type Reader interface {
	On() bool                     // somebody listens
	Update()                      // the window may show something else, now or after what it does now
	Say(text string, urgent bool) // says what is not where the focus is
	Key(access.Key) (taken bool)  // takes note of a key before it is used; taken: it is the reader's alone
}

// ReadBy hands the window to a reader.
func (w *Window) ReadBy(r Reader) { w.reader = r }

// changed says that the window may show something else.
func (v *view) changed() {
	if v.reader != nil {
		v.reader.Update()
	}
}

// Describe says what the window shows now, and in which language.
func (w *Window) Describe() (lang string, windows []access.Node) {
	return w.lang.Code(), []access.Node{w.described.window()}
}

// A described describes the window.
type described struct {
	part
	menus *menu.Bar
	pen   *penBox
	away  bool // another window gets the keys
	lang  words.Lang
	cells [81]describedCell
}

// A describedCell is what was said of a cell that looked so.
type describedCell struct {
	look              board.Look
	name, description string
}

// window describes all that is shown.
func (d *described) window() access.Node {
	c := d.win.Canvas()
	n := access.Node{Key: "window", Role: access.Frame, Name: d.win.Title(), State: access.Active.If(!d.away), Bounds: d.kit.Pixels(c.Size())}
	add := func(list ...access.Node) { n.Children = append(n.Children, list...) }
	at := d.toolkit.Driver().AbsolutePositionForObject(d.win.Content())
	if d.board.Visible() {
		add(d.table(at))
	} else if p := d.preview(); p != nil {
		add(d.group("place", at, p)...)
	}
	for _, head := range widget.DescribeAll(append([]fyne.CanvasObject{d.head.home.Control}, d.head.objects()...), at, d.scale()) {
		head.Key = "head" + head.Key
		add(head)
	}
	add(d.group(fmt.Sprintf("%T", d.app.Top()), at, d.app.Top().Objects()...)...)
	add(d.group("pen", at, d.pen.control)...)
	for _, status := range widget.DescribeAll([]fyne.CanvasObject{d.label}, at, d.scale()) {
		status.Key, status.Role = "status", access.Status
		add(status)
	}
	for i, o := range c.Overlays().List() {
		if i == 0 {
			leaveFocus(n.Children) // what is below may not have been told that it has lost it
		}
		if d.menus.Has(o) {
			continue
		}
		over := d.overlay(i, o)
		over.State |= (access.Focusable | access.Focused).If(!access.FocusIn(over.Children) && o == c.Overlays().Top())
		add(over)
	}
	n.Children = slices.Insert(n.Children, 0, d.menus.Describe())
	return n
}

// leaveFocus takes the focus from nodes and all in them.
func leaveFocus(list []access.Node) {
	for i := range list {
		list[i].State &^= access.Focused
		leaveFocus(list[i].Children)
	}
}

// group describes objects as a group, named by its title; none if nothing is to be seen.
func (d *described) group(key string, at fyne.Position, objects ...fyne.CanvasObject) []access.Node {
	n := access.Node{Key: key, Children: widget.DescribeAll(objects, at, d.scale())}
	if len(n.Children) == 0 {
		return nil
	}
	for i := range n.Children {
		if n.Name == "" && n.Children[i].Role == access.Heading {
			n.Name = n.Children[i].Name
		}
		n.Bounds = n.Bounds.Union(n.Children[i].Bounds)
	}
	return []access.Node{n}
}

// table describes the board.
func (d *described) table(at fyne.Position) access.Node {
	b := d.board
	corner, s := at.Add(b.Position()), float64(d.scale())
	place := func(r widget.Rect) widget.Rect {
		r.X, r.Y = r.X+float64(corner.X), r.Y+float64(corner.Y)
		return r
	}
	cursor, shown := b.Cursor()
	shape := b.View().State.Shape
	n := access.Node{Key: "board", Role: access.Table, Name: d.T("access.board"), Columns: shape.Size(), Children: make([]access.Node, 0, 81),
		State: access.Focusable | access.Focused.If(b.Focused() && !shown), Do: func(access.Request) { d.app.FocusBoard() }}
	n.Bounds = widget.PixelsOf(place(widget.Rect{W: float64(b.Size().Width), H: float64(b.Size().Height)}), s)
	looks, many := b.Looks(), d.app.Session().UI.Selected.Len() > 1
	for c := range shape.Cells().All() {
		name, description := d.cell(c, &looks[c])
		n.Children = append(n.Children, access.Node{Role: access.Cell, Name: name, Description: description, Renewed: true,
			State:  access.Focusable | access.Focused.If(b.Focused() && shown && c == cursor) | (access.Selectable | access.Selected).If(many && looks[c].Selected),
			Bounds: widget.PixelsOf(place(b.CellAt(c)), s), Actions: []string{"press"}, Do: func(q access.Request) { d.press(c, q) }})
	}
	return n
}

// cell returns the words for a cell, which are made anew if it looks different.
func (d *described) cell(c puzzle.Cell, k *board.Look) (name, description string) {
	if d.lang != d.view.lang {
		d.lang, d.cells = d.view.lang, [81]describedCell{}
	}
	m := &d.cells[c]
	look := *k // where the pointer and the cursor are is not said
	look.Hover, look.CursorLook, look.Peer, look.Same, look.Lit = false, board.CursorLook{}, false, false, false
	if m.name == "" || m.look != look {
		m.look = look
		m.name, m.description = readout.CellWords(d.lang, c, look)
	}
	return m.name, m.description
}

// press does on the board what is asked of a cell.
func (d *described) press(c puzzle.Cell, q access.Request) {
	d.app.FocusBoard()
	if q.Deed == access.Press {
		d.app.Input(game.Input{Kind: game.Tap, Cell: c, Digit: d.app.Session().Game.State().Grid[c]})
	} else {
		d.moveTo(c)
	}
	d.app.Refresh()
}

// overlay describes what lies over the window.
func (d *described) overlay(i int, o fyne.CanvasObject) access.Node {
	key := "over" + strconv.Itoa(i)
	if m, ok := o.(*widget.Menu); ok {
		n := m.Describe()
		n.Key, n.Name = key, d.T("access.menus")
		return n
	}
	n := access.Node{Key: key, Role: access.Dialog, State: access.Modal, Children: widget.DescribeAll([]fyne.CanvasObject{o}, fyne.Position{}, d.scale())}
	for i := range n.Children {
		n.Bounds = n.Bounds.Union(n.Children[i].Bounds)
		if n.Name == "" {
			n.Name = n.Children[i].Name
		}
	}
	if n.Name == "" { // the pad: it is about the cell that the line below the board is about
		n.Name = d.label.Text()
	}
	return n
}
