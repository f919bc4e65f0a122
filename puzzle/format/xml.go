package format

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"sudoku/puzzle/words"
)

// rootName returns the name of the root element of a document that begins with head.
func rootName(head []byte) string {
	for {
		head = bytes.TrimLeft(head, " \t\r\n")
		if len(head) < 2 || head[0] != '<' {
			return ""
		}
		if head[1] != '?' && head[1] != '!' {
			end := bytes.IndexAny(head, " \t\r\n/>")
			return string(head[1:max(1, end)])
		}
		closing := ">"
		switch list, end := bytes.IndexByte(head, '['), bytes.IndexByte(head, '>'); {
		case bytes.HasPrefix(head, []byte("<!--")):
			closing = "-->"
		case bytes.HasPrefix(head, []byte("<!DOCTYPE")) && 0 <= list && list < end:
			closing = "]>"
		}
		end := bytes.Index(head, []byte(closing))
		if end < 0 {
			return ""
		}
		head = head[end+len(closing):]
	}
}

// hasRoot reports whether the root element of a document has a name, or that with a wrong character: as a
// text its lines could be taken for rows.
func hasRoot(head []byte, name string) bool {
	root := rootName(head)
	return root == name || isMisspelt(root, name)
}

// An xmlReader reads a document, a puzzle at a time.
type xmlReader struct {
	*xml.Decoder
	s     *source
	spent *budget
	f     *Format
	yield func(Item, error) bool
	n     int // puzzles and faults so far
}

// A budget is a reader that fails after maxDocument bytes for one puzzle.
type budget struct {
	io.ByteReader
	left int
	over bool
}

func (b *budget) ReadByte() (byte, error) {
	if b.left--; b.left < 0 {
		b.over = true
		return 0, errDocumentTooLong
	}
	return b.ByteReader.ReadByte()
}

func (b *budget) Read(p []byte) (n int, err error) {
	for n < len(p) && err == nil {
		if p[n], err = b.ReadByte(); err == nil {
			n++
		}
	}
	return n, err
}

func newXML(f *Format, s *source, yield func(Item, error) bool) *xmlReader {
	b := &budget{ByteReader: s.documentReader(), left: maxDocument}
	x := &xmlReader{Decoder: xml.NewDecoder(b), s: s, spent: b, f: f, yield: yield}
	x.CharsetReader = charset
	return x
}

// charset decodes the encodings of such files. UTF-16 has been converted before.
func charset(label string, r io.Reader) (io.Reader, error) {
	switch strings.ToLower(label) {
	case "utf-16", "us-ascii":
		return r, nil
	case "iso-8859-1", "latin1", "windows-1252":
		return latin{r}, nil
	}
	return nil, words.Error("format.xml.encoding", "name", label)
}

// latin converts ISO 8859-1 to UTF-8.
type latin struct{ io.Reader }

func (l latin) Read(p []byte) (n int, err error) {
	if len(p) < 2 {
		return 0, io.ErrShortBuffer
	}
	in := make([]byte, len(p)/2)
	k, err := l.Reader.Read(in)
	for _, b := range in[:k] {
		n += copy(p[n:], string(rune(b)))
	}
	return n, err
}

// line returns the current line.
func (x *xmlReader) line() int {
	line, _ := x.InputPos()
	return line
}

// maxDepth is how deep elements may be nested.
const maxDepth = 100

// elements calls take for the elements in order until the document ends. take returns
// whether it has read the whole element, and whether to continue.
func (x *xmlReader) elements(take func(xml.StartElement) (whole, more bool, err error)) (more bool) {
	for depth := 0; depth <= maxDepth; {
		tok, err := x.Token()
		switch e := tok.(type) {
		case xml.StartElement:
			var whole bool
			if name := e.Name.Space + e.Name.Local; name != "name" && isMisspelt(name, "game") || name == "game" && e.Name.Space != "" {
				err = errLoose
				break
			}
			if whole, more, err = take(e); err == nil && !more {
				return false
			}
			if !whole {
				depth++
			}
		case xml.EndElement:
			depth--
		case xml.CharData:
			if longestRun(e) >= manyCells || bytes.IndexByte(e, '"') >= 0 && countCells(e) >= manyCells {
				err = errLoose
			}
		}
		if err != nil {
			return x.end(err)
		}
	}
	return x.end(errDeep)
}

// errLoose means that cells stand between elements: the signs of their element are damaged.
var errLoose = errors.New("cells are in no element")

var errDeep = errors.New("elements are nested too deeply")

// item yields a puzzle or a fault, and resets the budget.
func (x *xmlReader) item(it Item, fault *ParseError) bool {
	x.spent.left = maxDocument
	x.n++
	it.Column, it.Layout = 1, x.f
	if fault != nil {
		return x.yield(Item{Line: fault.Line, Layout: x.f}, fault)
	}
	return x.yield(it, nil)
}

// end handles the error that ended the document.
func (x *xmlReader) end(err error) bool {
	line, column := x.InputPos()
	var message words.Message
	what := words.Error("format.xml.broken")
	switch {
	case x.s.failure() != nil || err == io.EOF && x.n > 0:
		return true
	case err == io.EOF:
		line, column, what = 1, 0, words.Error("format.xml.none")
	case x.spent.over:
		what = words.Error("format.document.long", "n", maxDocument>>20)
	case errors.As(err, &message):
		what = message
	}
	return x.yield(Item{Line: line, Layout: x.f}, &ParseError{Line: line, Column: column, Err: what})
}

// attrs returns the attributes of an element by their names.
func attrs(e xml.StartElement) map[string]string {
	m := map[string]string{}
	for _, a := range e.Attr {
		m[a.Name.Local] = a.Value
	}
	return m
}

func appendAttr(dst []byte, name, value string) []byte {
	b := bytes.NewBuffer(append(dst, " "+name+"=\""...))
	_ = xml.EscapeText(b, []byte(value)) // memory does not fail
	return append(b.Bytes(), '"')
}
