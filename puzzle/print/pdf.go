package print

import (
	"cmp"
	"io"
	"slices"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
)

// PDF writes a sheet as a PDF file. Equal sheets give equal bytes. The error is
// that of Check, or w's own.
func PDF(w io.Writer, s Sheet) error {
	if err := s.Check(); err != nil {
		return err
	}
	doc := newDocument(&s)
	l := newLayout(&s)
	for i := range l.pages() {
		doc.add(l.page(i))
	}
	return doc.Output(w)
}

// A document is a PDF file in the making.
type document struct {
	*fpdf.Fpdf
	loaded [Han + 1]bool
	style  style // of the last text
}

var families = [...]string{Regular: "regular", Bold: "bold", Han: "han"}

func newDocument(s *Sheet) *document {
	var size fpdf.SizeType
	size.Wd, size.Ht = s.Paper.Size()
	d := &document{Fpdf: fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: size})}
	d.SetMargins(0, 0, 0)
	d.SetAutoPageBreak(false, 0)
	day := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // the same for equal sheets
	d.SetCreationDate(day)
	d.SetModificationDate(day)
	d.SetCatalogSort(true)
	d.SetProducer("Sudoku Desk", true)
	d.SetLang(s.Lang.Code())
	if s.Show.Title && s.Title != "" {
		d.SetTitle(plain(s.Title), true)
	}
	return d
}

// plain returns a text as it would be printed: the library takes neither broken
// UTF-8 nor characters above U+FFFF.
func plain(s string) string {
	var b strings.Builder
	for _, r := range Regular.runs(s) {
		b.WriteString(r.text)
	}
	return b.String()
}

// add draws a page. Texts of one style are written together, so that the file
// does not name the font again for each digit.
func (d *document) add(p Page) {
	d.AddPage()
	d.style = style{}
	for _, f := range p.Fills {
		d.shade(f.Grey)
		d.Rect(f.X, f.Y, f.W, f.H, "F")
	}
	texts := slices.Clone(p.Texts)
	slices.SortStableFunc(texts, byStyle)
	turned := slices.IndexFunc(texts, func(t Text) bool { return t.Turned })
	if turned < 0 {
		turned = len(texts)
	}
	for _, t := range texts[:turned] {
		d.write(t, t.X, t.Y)
	}
	if turned < len(texts) {
		d.TransformBegin()
		d.TransformRotate(180, p.Width/2, p.Height/2)
		d.style = style{}
		for _, t := range texts[turned:] {
			d.write(t, p.Width-t.X, p.Height-t.Y)
		}
		d.TransformEnd()
	}
}

// byStyle puts the upright before the turned, then face by face, size by size and
// shade by shade.
func byStyle(a, b Text) int {
	turned := 0
	switch {
	case a.Turned && !b.Turned:
		turned = 1
	case b.Turned && !a.Turned:
		turned = -1
	}
	return cmp.Or(turned, cmp.Compare(a.Face, b.Face), cmp.Compare(a.Size, b.Size), cmp.Compare(a.Grey, b.Grey))
}

// write writes a text at a place, and its style where that changed.
func (d *document) write(t Text, x, y float64) {
	if st := (style{t.Face, t.Size, t.Grey}); st != d.style {
		d.style = st
		d.load(t.Face)
		d.SetFont(families[t.Face], "", t.Size)
		d.shade(t.Grey)
	}
	d.Text(x, y, t.S)
}

// load takes a face into the file when the first text needs it.
func (d *document) load(f Face) {
	if !d.loaded[f] {
		d.AddUTF8FontFromBytes(families[f], "", f.Font())
		d.loaded[f] = true
	}
}

// shade sets the colour of fills and texts alike: where they differ, the library
// would save and restore the graphics state round each text.
func (d *document) shade(g Grey) {
	d.SetFillColor(int(g), int(g), int(g))
	d.SetTextColor(int(g), int(g), int(g))
}
