// Package pdf writes PDF files page by page. Of a page that is written it keeps only the
// offset, so that a file may have any number of pages. It supports filled rectangles,
// texts in embedded TrueType faces, of which the file has only the used glyphs, and an
// outline. Equal calls give equal bytes.
package pdf

import (
	"bufio"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"slices"
	"strings"
	"unicode/utf16"
)

// Info is the metadata of a file. Empty fields are omitted.
type Info struct {
	Title, Author, Producer string
	Lang                    string // such as "en" or "zh-Hans"
	Spreads                 Spreads
}

// Spreads says how a viewer puts pages side by side.
type Spreads uint8

const (
	Single   Spreads = iota // as the viewer likes
	OddLeft                 // pages 1 and 2 side by side, and so on
	OddRight                // page 1 alone, then 2 and 3: as in a book
)

// layouts are the entries of the document catalogue.
var layouts = [...]string{"", "/PageLayout/TwoPageLeft", "/PageLayout/TwoPageRight"}

// A Box is a rectangle on a page, in points from its lower left corner.
type Box struct{ Left, Bottom, Right, Top float64 }

func (b Box) String() string {
	var s []byte
	for _, v := range [...]float64{b.Left, b.Bottom, b.Right, b.Top} {
		s = append(appendNumber(s, hundredths(v)), ' ')
	}
	return "[" + string(s[:len(s)-1]) + "]"
}

// A Page is one page: its size and contents.
type Page struct {
	Width, Height float64 // in points
	Trim, Bleed   Box     // where the paper will be cut, and the area with ink beyond; zero for none
	Content       *Content
}

// A Writer writes a file. After an error it does nothing more, and Close returns the error.
type Writer struct {
	out   *bufio.Writer
	sum   hash.Hash
	at    int64
	err   error
	info  Info
	fonts []*Font
	used  []glyphSet // by font, of all pages

	objects []int64     // the offset of each; 0 for one not yet written
	pages   []int       // the objects of the pages
	nodes   []int       // the objects of nodes with fanout pages each
	outline outlineItem // the root
}

// Objects with fixed numbers, because others refer to them before they are written.
const (
	catalogObject = 1 + iota
	pagesObject
	resourcesObject
	infoObject
	fixedObjects = infoObject
)

// fanout is the maximal number of children of a node of the page tree.
const fanout = 64

// NewWriter begins a file with texts in some of these fonts. Contents of pages may have
// more of them after these.
func NewWriter(w io.Writer, info Info, fonts []*Font) *Writer {
	sum := sha256.New()
	f := &Writer{sum: sum, info: info, fonts: slices.Clone(fonts), used: make([]glyphSet, len(fonts)),
		objects: make([]int64, fixedObjects+1)}
	f.out = bufio.NewWriterSize(io.MultiWriter(w, sum), 64<<10)
	f.write([]byte("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")) // the second line marks the file as binary
	return f
}

func (f *Writer) write(b []byte) {
	if f.err == nil {
		_, f.err = f.out.Write(b)
		f.at += int64(len(b))
	}
}

func (f *Writer) text(format string, args ...any) { f.write(fmt.Appendf(nil, format, args...)) }

// reserve returns the number of a new object.
func (f *Writer) reserve() int {
	f.objects = append(f.objects, 0)
	return len(f.objects) - 1
}

// object writes an object.
func (f *Writer) object(n int, format string, args ...any) {
	f.objects[n] = f.at
	f.text("%d 0 obj\n"+format+"\nendobj\n", append([]any{n}, args...)...)
}

// stream writes an object with compressed data; entries are added to its dictionary.
func (f *Writer) stream(packed []byte, entries string) int {
	n := f.reserve()
	f.objects[n] = f.at
	f.text("%d 0 obj\n<</Filter/FlateDecode/Length %d%s>>\nstream\n", n, len(packed), entries)
	f.write(packed)
	f.text("\nendstream\nendobj\n")
	return n
}

// Add writes a page.
func (f *Writer) Add(p Page) error {
	p.Content.Finish()
	for i, font := range p.Content.fonts { // there may be more than when the file was begun
		if i == len(f.fonts) {
			f.fonts, f.used = append(f.fonts, nil), append(f.used, nil)
		}
		if f.fonts[i] == nil {
			f.fonts[i] = font
		}
	}
	for i, more := range p.Content.used {
		if more == nil {
			continue
		}
		if f.used[i] == nil {
			f.used[i] = newGlyphSet(len(f.fonts[i].advances))
		}
		f.used[i].addAll(more)
	}
	if len(f.pages)%fanout == 0 {
		f.nodes = append(f.nodes, f.reserve())
	}
	content := f.stream(p.Content.packed, "")
	boxes := "/MediaBox" + Box{0, 0, p.Width, p.Height}.String()
	if p.Bleed != (Box{}) {
		boxes += "/BleedBox" + p.Bleed.String()
	}
	if p.Trim != (Box{}) {
		boxes += "/TrimBox" + p.Trim.String()
	}
	n := f.reserve()
	f.object(n, "<</Type/Page/Parent %d 0 R%s/Resources %d 0 R/Contents %d 0 R>>",
		f.nodes[len(f.nodes)-1], boxes, resourcesObject, content)
	f.pages = append(f.pages, n)
	return f.err
}

// Close writes fonts, outline, page tree and the table of objects. It doesn't close the
// underlying writer.
func (f *Writer) Close() error {
	f.closePages()
	f.object(resourcesObject, "<</Font<<%s>>>>", f.closeFonts())
	outline := f.closeOutline()
	f.object(infoObject, "<<%s%s%s>>", entry("Title", f.info.Title), entry("Author", f.info.Author), entry("Producer", f.info.Producer))
	f.object(catalogObject, "<</Type/Catalog/Pages %d 0 R%s%s%s/ViewerPreferences<</DisplayDocTitle true>>>>",
		pagesObject, entry("Lang", f.info.Lang), outline, layouts[f.info.Spreads])
	f.table()
	if f.err == nil {
		f.err = f.out.Flush()
	}
	return f.err
}

// A node is a node of the page tree.
type node struct {
	object, pages int
	kids          []int
}

// closePages writes the page tree, from the leaves to the root.
func (f *Writer) closePages() {
	var level []node
	for kids := range slices.Chunk(f.pages, fanout) {
		level = append(level, node{f.nodes[len(level)], len(kids), kids})
	}
	for len(level) > fanout {
		var above []node
		for group := range slices.Chunk(level, fanout) {
			above = append(above, f.writeNodes(group, f.reserve()))
		}
		level = above
	}
	root := f.writeNodes(level, pagesObject)
	f.object(root.object, "<</Type/Pages/Count %d/Kids[%s]>>", root.pages, references(root.kids))
}

// writeNodes writes nodes and returns their parent.
func (f *Writer) writeNodes(nodes []node, parent int) node {
	above := node{object: parent}
	for _, n := range nodes {
		f.object(n.object, "<</Type/Pages/Parent %d 0 R/Count %d/Kids[%s]>>", parent, n.pages, references(n.kids))
		above.kids = append(above.kids, n.object)
		above.pages += n.pages
	}
	return above
}

// references returns a list of references to objects.
func references(objects []int) string {
	var b []byte
	for _, n := range objects {
		b = fmt.Appendf(b, "%d 0 R ", n)
	}
	return strings.TrimSuffix(string(b), " ")
}

// table writes the offsets of the objects, and the end of the file.
func (f *Writer) table() {
	start := f.at
	f.text("xref\n0 %d\n0000000000 65535 f \n", len(f.objects))
	for _, at := range f.objects[1:] {
		f.text("%010d 00000 n \n", at)
	}
	id := ""
	if f.err == nil {
		if f.err = f.out.Flush(); f.err == nil {
			id = fmt.Sprintf("<%x>", f.sum.Sum(nil)[:16])
		}
	}
	f.text("trailer\n<</Size %d/Root %d 0 R/Info %d 0 R/ID[%s%s]>>\nstartxref\n%d\n%%%%EOF\n",
		len(f.objects), catalogObject, infoObject, id, id, start)
}

// entry returns a dictionary entry with a text, "" if the text is empty.
func entry(key, text string) string {
	if text == "" {
		return ""
	}
	return "/" + key + textString(text)
}

// textString returns a text string object: unchanged if it is ASCII, else in UTF-16.
func textString(s string) string {
	if strings.IndexFunc(s, func(r rune) bool { return r < ' ' || r > '~' }) < 0 {
		return "(" + strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(s) + ")"
	}
	b := []byte("<feff")
	for _, u := range utf16.Encode([]rune(s)) {
		b = fmt.Appendf(b, "%04x", u)
	}
	return string(b) + ">"
}
