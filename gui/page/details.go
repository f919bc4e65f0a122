package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Details is the page for editing the title, author and source of a puzzle. Changes
// apply as they are typed.
type Details struct {
	Base
	title  *widget.Label
	names  [numDetails]*widget.Label
	fields [numDetails]*TextEntry
	rated  *widget.Label // how hard the puzzle is, and how long it takes
	rating func() []string
	close  *widget.Control
}

const (
	detailTitle = iota
	detailAuthor
	detailSource
	detailDate
	detailNote // several lines of text
	numDetails
)

var detailKeys = [numDetails]string{"title", "author", "source", "date", "note"}

// NewDetails makes the page with the details of p; changed is called with the new
// details after each change. rating says how hard the puzzle is, and more of that, as far as it is known.
func NewDetails(b Base, p puzzle.Puzzle, rating func() []string, changed func(puzzle.Puzzle), back func()) *Details {
	d := &Details{Base: b, rating: rating}
	d.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	d.title.SetText(b.T("action.details"))
	for i, text := range detailTexts(&p) {
		d.names[i] = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
		d.names[i].SetText(b.T("details." + detailKeys[i]))
		e := b.NewEntry(LineText, back)
		if i == detailNote {
			e.Most, e.MultiLine, e.Wrapping = NoteText, true, fyne.TextWrapWord
		}
		e.Fill(*text)
		e.OnChanged = func(s string) {
			*text = s
			changed(p)
		}
		e.OnSubmitted = func(string) { back() }
		d.fields[i] = e
	}
	d.rated = b.Paragraph(theme.Secondary)
	d.close = b.Button(b.T("sheet.close"), true, back)
	d.Refresh()
	return d
}

func detailTexts(p *puzzle.Puzzle) [numDetails]*string {
	return [numDetails]*string{&p.Title, &p.Author, &p.Source, &p.Date, &p.Note}
}

// Objects implements Page.
func (d *Details) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{d.title}
	for i := range d.fields {
		out = append(out, d.names[i], d.fields[i])
	}
	return append(out, d.rated, d.close)
}

// Refresh implements Page.
func (d *Details) Refresh() {
	var spans []widget.Span
	for _, said := range d.rating() {
		spans = append(spans, widget.Span{Text: said, Colour: d.Pal.Text2})
	}
	d.rated.SetSpans(spans...)
}

// Focus returns what gets the focus when the page opens.
func (d *Details) Focus() fyne.Focusable { return d.fields[detailTitle] }

// Resume returns the field that corresponds to focused, which had the focus on the page
// that this one replaces, with the cursor where it was there.
func (d *Details) Resume(was *Details, focused fyne.Focusable) fyne.Focusable {
	for i, e := range was.fields {
		if focused == fyne.Focusable(e) {
			d.fields[i].CursorRow, d.fields[i].CursorColumn = e.CursorRow, e.CursorColumn
			return d.fields[i]
		}
	}
	return d.Focus()
}

// Arrange implements Page.
func (d *Details) Arrange(put Place, r widget.Rect, tall bool) {
	put(d.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: d.Size(30)})
	foot := r.Y + r.H - 44
	y, name, height := r.Y+d.Size(26), d.Size(20), d.Size(38)
	step := min(name+height+10, (foot-14-y)/(numDetails+.6))
	named := step >= name+36 // else there is room for the fields alone, which say their names themselves
	if !named {
		name = 0
	}
	height = max(30, step-name-6)
	top := foot // of what is said below
	if named {
		top = min(foot, r.Y+r.H-d.Size(3*19))
	}
	for i := range d.fields {
		d.names[i].Hidden = !named
		if name := d.names[i].Text(); !named && d.fields[i].PlaceHolder != name {
			d.fields[i].SetPlaceHolder(name)
		} else if named && d.fields[i].PlaceHolder != "" {
			d.fields[i].SetPlaceHolder("")
		}
		h := height
		if i == detailNote {
			h = max(height, top-10-y-name)
		}
		put(d.names[i], widget.Rect{X: r.X, Y: y, W: r.W, H: name})
		put(d.fields[i], widget.Rect{X: r.X, Y: y + name, W: r.W, H: h})
		y += step
	}
	put(d.rated, widget.Rect{X: r.X, Y: top, W: r.W - 132, H: r.Y + r.H - top})
	put(d.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: 44})
}
