package files

import (
	"slices"
	"strings"
	"unicode/utf8"

	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A pathField is the field in which a path is typed, with what completes it.
type pathField struct {
	page.Base
	state *chooserState
	field *page.TextEntry
	path  *page.OfferField // holds the field, and shows what completes it
}

// make makes the controls.
func (f *pathField) make(b page.Base, escape func()) {
	f.Base = b
	f.field = page.NewEntry(b, page.PathText, escape)
	f.field.Weigh = true
	f.field.TakesTab = func() bool { name, _ := f.state.completion(); return name != "" }
	f.path = page.NewOfferField(b, f.field, f.paintOffer, f.offered)
}

// nameChosen returns which part of the field is chosen at the beginning: the name to write without
// its ending.
func (f *pathField) nameChosen() (from, to int) {
	name := f.state.at.name()
	from = utf8.RuneCountInString(f.state.at.typed)
	return from, from + utf8.RuneCountInString(strings.TrimSuffix(name, f.state.ending()))
}

// beforeEnding returns a text without the ending that was suggested, if the cursor stands before that.
func (f *pathField) beforeEnding(text string) string {
	if !f.state.ask.Save {
		return text
	}
	name, ok := strings.CutSuffix(text, f.state.ask.Kinds[f.state.kind].Endings[0])
	if !ok || f.field.CursorColumn != utf8.RuneCountInString(name) {
		return text
	}
	return name
}

// ownEnding leaves the ending out that was suggested, where the name that is typed before it has got one
// of another kind, and reports whether it did.
func (f *pathField) ownEnding() bool {
	name := f.beforeEnding(f.state.at.text)
	ends := func(k portal.FileKind) bool { return k.Has(name) }
	if name == f.state.at.text || screen.EndingOf(name) == "" || !slices.ContainsFunc(f.state.ask.Kinds, ends) {
		return false
	}
	f.field.Fill(name)
	return true
}

// offered says what completes the field, "" if nothing does.
func (f *pathField) offered() string {
	name, _ := f.state.completion()
	if name == "" {
		return ""
	}
	return f.T("chooser.completes", "name", name)
}

// paintOffer shows behind the cursor what completes the field, and which key does.
func (f *pathField) paintOffer(c *widget.Canvas) {
	name, rest := f.state.completion()
	if name == "" {
		return
	}
	key := f.Kit.Painter.Width("Tab", c.Size(11)*c.S, false)/c.S + 14
	box := widget.Rect{X: c.W - key - 20, Y: c.H/2 - c.Size(9), W: key, H: c.Size(18)}
	c.Box(box, 4, 1, c.Pal.Hair, c.Pal.Surface)
	c.Write("Tab", box, 11, false, widget.Centre, c.Pal.Text2)
	if !f.field.AtEnd() {
		return
	}
	x := float64(f.field.CursorPosition().X)
	w := min(c.Painter.Width(rest, c.Size(fieldText)*c.S, false)/c.S+2, box.X-x-6)
	if x < 8 || w < 8 {
		return
	}
	at := widget.Rect{X: x + caret, W: w, H: 2 * (f.field.Baseline() - c.Size(fieldText*paint.DigitDrop))}
	c.Round(widget.Rect{X: at.X, Y: at.H/2 - c.Size(10), W: w, H: c.Size(20)}, 0, 0, c.Pal.Sunk)
	c.Line(rest, at, theme.Type{Size: fieldText}, c.Pal.Text2)
}

// The size of text in the toolkit's fields, and how wide the cursor is.
const fieldText, caret = 14, 2
