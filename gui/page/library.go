package page

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A LibraryRow is what the list of the library shows of a puzzle.
type LibraryRow struct {
	Givens, Entries puzzle.Grid
	Title, Source   string
	Level, SE       string // "" while they are not known
	State           PuzzleState
	Time            string
	Chosen          bool
	Unread          bool // nothing of it is known yet
}

// A PuzzleState says what was done with a puzzle.
type PuzzleState uint8

const (
	PuzzleNew PuzzleState = iota
	PuzzleBegun
	PuzzleSolved
)

var stateKeys = [...]string{"library.new", "library.begun", "library.solved"}

// A LibraryCollection is a line at the left: a collection, or a view on all of them.
type LibraryCollection struct {
	Name, Count string
	Smart       bool // it is a view
}

// A LibraryFact is a line below the preview.
type LibraryFact struct {
	Name, Text string
	Press      func() // nil: it can't be pressed
}

// A LibraryForm asks for a line of text in the place of the buttons.
type LibraryForm struct {
	Name, Text, Do string // what is asked for, what is there already, the name of the button
	Done           func(string)
}

// LibraryText is what the page shows beside the rows.
type LibraryText struct {
	Collections []LibraryCollection
	Collection  int    // the one that is shown
	Count, Sort string // how many puzzles are found, and what they are sorted by
	Empty       string // what to do where there are no rows

	// The puzzle at the cursor. Without a title there is none.
	Title, Chosen string
	Givens        puzzle.Grid
	Entries       puzzle.Grid
	Facts         []LibraryFact

	Buttons [NumLibraryButtons]string
	Off     string // why nothing can be done with the puzzles; "" if it can
}

// The buttons of the page.
const (
	LibraryOpen = iota
	LibraryPrint
	LibraryMove
	LibraryTag
	NumLibraryButtons
)

// LibraryFuncs is what the page does. Row may be called at every paint.
type LibraryFuncs struct {
	Len     func() int
	Row     func(i int) LibraryRow
	Cursor  func() int // -1: no row
	Choose  func(row int, how Choosing)
	Find    func(text string)
	Collect func(i int) // shows a collection
	Press   func(button int)
	Import  func()
	Create  func() // asks for the name of a new collection
	Sorts   func() []MenuItem
	Moves   func() []MenuItem
	Menu    func() []MenuItem // what can be done with the chosen puzzles
	Shelf   func() []MenuItem // and with the collection
	Undo    func() bool
	Leave   func()

	Relayout func() // another part of the page is shown
}

// Choosing says how a row is chosen.
type Choosing uint8

const (
	ChooseAlone  Choosing = iota // and no other; the arrows only move the cursor
	ChooseToggle                 // or no longer
	ChooseTo                     // with all between it and where the cursor was
	ChooseMove                   // only the cursor moves
	ChooseAll
	ChooseNone
)

// Library is the page with all puzzles that are kept: collections, the puzzles of one, and
// the one at the cursor.
type Library struct {
	Base
	do   LibraryFuncs
	text LibraryText

	title       *widget.Label
	collections *widget.List
	collection  *widget.Control // as a choice, where there is no room for the list
	create      *widget.Control
	add         *widget.Control
	find        *Field
	count       *widget.Label
	sort        *widget.Control
	list        *widget.List
	empty       *widget.Label
	panel       libraryPanel
	form        libraryForm
	buttons     [NumLibraryButtons]*widget.Control
	more        *widget.Control // the buttons but the first, where there is no room for them
	shown       bool            // a text was shown
}

// NewLibrary makes the page with a text in its field.
func NewLibrary(b Base, text string, do LibraryFuncs) *Library {
	p := &Library{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("library.title"))
	p.makeCollections()
	p.create = b.Button(b.T("library.create"), false, do.Create)
	p.add = b.Button(b.T("library.import"), false, do.Import)
	p.makeFind(text)
	p.count = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	p.sort = b.DropDown(func() string { return b.T("library.sort") }, func() string { return p.text.Sort }, do.Sorts, false)
	p.makeList()
	p.empty = b.Paragraph(theme.Body)
	p.panel, p.form = newLibraryPanel(p), newLibraryForm(p)
	for i := range p.buttons {
		p.buttons[i] = b.libraryButton(func() string { return p.text.Buttons[i] }, i == LibraryOpen, func() { p.press(i) })
	}
	p.more = b.Button(b.T("library.more"), false, func() { p.PopUp(p.more, fyne.NewPos(0, 0), do.Menu()) })
	return p
}

// press presses a button; the one that moves puzzles asks where.
func (p *Library) press(i int) {
	if i == LibraryMove {
		p.PopUp(p.buttons[i], fyne.NewPos(0, 0), p.do.Moves())
		return
	}
	p.do.Press(i)
}

// libraryButton makes a button whose text changes.
func (b Base) libraryButton(text func() string, primary bool, tap func()) *widget.Control {
	if primary {
		return b.PrimaryButton(text, tap)
	}
	return b.PlainButton(text, tap)
}

func (p *Library) makeCollections() {
	b := p.Base
	p.collections = b.NewList(p.collectionHeight(), func() int { return len(p.text.Collections) }, p.paintCollection, func(i int) { p.do.Collect(i) })
	p.collections.Own = true
	p.collections.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	p.collections.Tap = func(row, _ int) { p.do.Collect(row) }
	p.collections.Down = func(row int, e *desktop.MouseEvent) {
		if e.Button == desktop.MouseButtonSecondary {
			p.do.Collect(row)
			p.popUpAt(p.collections, e, p.do.Shelf())
		}
	}
	p.collection = b.DropDown(func() string { return p.collectionAt().Count }, func() string { return p.collectionAt().Name }, p.collectionItems, true)
}

// collectionAt returns the collection that is shown.
func (p *Library) collectionAt() LibraryCollection {
	if i := p.text.Collection; i >= 0 && i < len(p.text.Collections) {
		return p.text.Collections[i]
	}
	return LibraryCollection{}
}

// collectionItems lists the collections in a menu, and what can be done with them.
func (p *Library) collectionItems() (items []MenuItem) {
	for i, c := range p.text.Collections {
		if i > 0 && c.Smart && !p.text.Collections[i-1].Smart {
			items = append(items, MenuItem{})
		}
		items = append(items, MenuItem{Text: p.T("library.collection.line", "name", c.Name, "count", c.Count),
			Checked: i == p.text.Collection, Run: func() { p.do.Collect(i) }})
	}
	return append(append(items, MenuItem{}), p.do.Shelf()...)
}

func (p *Library) makeList() {
	p.list = p.NewList(p.rowHeight(), p.do.Len, p.paintRow, func(i int) { p.do.Choose(i, ChooseAlone) })
	p.list.Own = true
	p.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	p.list.Act = func() { p.do.Press(LibraryOpen) }
	p.list.Down = p.down
	p.list.Double = func(int) { p.do.Press(LibraryOpen) }
}

// down handles a button of the pointer that goes down on a row.
func (p *Library) down(row int, e *desktop.MouseEvent) {
	switch {
	case e.Button == desktop.MouseButtonSecondary:
		if !p.do.Row(row).Chosen {
			p.do.Choose(row, ChooseAlone)
		}
		p.popUpAt(p.list, e, p.do.Menu())
	case e.Modifier&fyne.KeyModifierShift != 0:
		p.do.Choose(row, ChooseTo)
	case e.Modifier&fyne.KeyModifierShortcutDefault != 0:
		p.do.Choose(row, ChooseToggle)
	default:
		p.do.Choose(row, ChooseAlone)
	}
}

// popUpAt opens a menu where the pointer is.
func (p *Library) popUpAt(in fyne.CanvasObject, e *desktop.MouseEvent, items []MenuItem) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(in)
	p.PopUp(in, e.AbsolutePosition.Subtract(at), items)
}

// Show shows another text. What has not changed is not painted again.
func (p *Library) Show(t LibraryText) {
	was := p.text
	p.text = t
	p.count.SetText(t.Count)
	p.empty.SetSpans(widget.Span{Text: t.Empty, Colour: p.Pal.Text2})
	if lines := !slices.Equal(was.Collections, t.Collections); lines || was.Collection != t.Collection || !p.shown {
		if lines {
			p.collections.SetHeights(p.collectionHeightOf)
		}
		p.collections.Pick(t.Collection)
		p.collection.Repaint()
	}
	if was.Sort != t.Sort {
		p.sort.Repaint()
	}
	for i, k := range p.buttons {
		if k.Disable(t.Off); was.Buttons[i] != t.Buttons[i] {
			k.Repaint()
		}
	}
	p.more.Disable(t.Off)
	p.panel.show(&was)
	p.shown = true
	p.Moved()
}

// Moved shows rows that have changed, with that at the cursor in view.
func (p *Library) Moved() { p.list.Pick(p.do.Cursor()) }

// Repaint paints the visible rows again.
func (p *Library) Repaint() { p.list.Refresh() }

// Page returns how many rows a page of the list has.
func (p *Library) Page() int { return max(1, int(float64(p.list.Size().Height)/(p.rowHeight()+4))) }

// Objects implements Page.
func (p *Library) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.collections, p.collection, p.create, p.add, p.find, p.count, p.sort, p.list, p.empty}
	out = append(append(out, p.panel.objects()...), p.form.objects()...)
	return append(append(out, Objects(p.buttons[:])...), p.more)
}

// Focus returns what gets the focus when the page opens.
func (p *Library) Focus() fyne.Focusable {
	if p.form.open() {
		return p.form.field.Entry
	}
	return p.find.Entry
}
