package format

import (
	"bufio"
	"bytes"
	"strings"

	"sudoku/puzzle/words"
)

// maxDocument is how many bytes a document may have from one puzzle to the next.
const maxDocument = 1 << 20

// maxDocHead is how many bytes of a stream are examined to recognize a document.
const maxDocHead = 1 << 12

// document returns the layout of the document that s begins with, nil if it isn't one. It
// waits for more input only if the first character can begin a document.
func (s *source) document() *Format {
	head := s.head()
	for _, list := range [][]*Format{readOnly, Formats} { // the more special first
		for _, f := range list {
			if f.begins != nil && f.begins(head) {
				return f
			}
		}
	}
	return nil
}

const byteOrderMark = "\ufeff"

func (s *source) head() []byte {
	for {
		b := bytes.TrimLeft(bytes.TrimPrefix(s.buf, []byte(byteOrderMark)), " \t\r\n")
		if m := strayHead().Find(b); m != nil {
			b = b[bytes.LastIndexByte(m, '{'):] // its reader says what is before it, or reads a cell
		}
		inner := bytes.TrimLeft(b, "[ \t\r\n")
		if len(inner) > 0 && inner[0] == '{' {
			b = inner // the first object of a list
		}
		switch {
		case s.err != nil || len(b) >= maxDocHead || len(s.buf) == cap(s.buf):
			return b
		case len(s.buf) < len(byteOrderMark) && strings.HasPrefix(byteOrderMark, string(s.buf)):
			// it may be a byte order mark
		case mayBeginText(b), strings.HasPrefix(ipuzCall, string(b)), strings.HasPrefix(pzprVersion, string(b)):
			// the word of a shape may be cut, or a call
		case cutName().Match(b):
		case len(inner) > 0 && b[0] != '<' && b[0] != '{' && !bytes.HasPrefix(b, []byte(ipuzCall)) && (b[0] != 'S' || len(b) > len(saveFile) || bytes.IndexByte(b, '\n') >= 0):
			return b
		}
		s.fill()
	}
}

// cutName finds a list that begins with what may be a name.
var cutName = compileLater(`\A\[\s*"[A-Za-z_]*"?\s*\z`)

// brokenHead finds the first line of XML that has lost its first character.
var brokenHead = compileLater(`\A(?:!DOCTYPE|\?xml)[^>\n]*>`)

// strayHead finds a few characters that are no part of the object behind them, of which its reader says
// that they are before it.
var strayHead = compileLater(`\A(?:["'][0-9.*_xX-]["']|[^}<=A-Za-z"']|[xX]){1,8}\{\s*["'A-Za-z_]`)

// A documentReader reads the rest of a source, counts its lines, and ends each with LF.
type documentReader struct {
	*bufio.Reader
	line   int    // of the next byte, from 1
	cr     bool   // the last byte was a CR, which was returned as LF
	around string // what may stand outside of objects besides lists and blanks
}

func (s *source) documentReader() *documentReader {
	r := &documentReader{Reader: bufio.NewReader(unread{s}), line: 1}
	if b, _ := r.Peek(len(byteOrderMark)); string(b) == byteOrderMark {
		_, _ = r.Discard(len(b)) // can't fail after Peek
	}
	return r
}

func (r *documentReader) ReadByte() (byte, error) {
	b, err := r.Reader.ReadByte()
	if r.cr && b == '\n' {
		b, err = r.Reader.ReadByte()
	}
	if r.cr = b == '\r' && err == nil; r.cr {
		b = '\n'
	}
	if b == '\n' && err == nil {
		r.line++
	}
	return b, err
}

type unread struct{ *source }

func (u unread) Read(p []byte) (int, error) {
	if u.pos == len(u.buf) {
		if u.err != nil {
			return 0, u.err
		}
		u.fill()
	}
	n := copy(p, u.buf[u.pos:])
	u.pos += n
	if n == 0 {
		return 0, u.err
	}
	return n, nil
}

// errDocumentTooLong means that a document has more than maxDocument bytes for one puzzle.
var errDocumentTooLong = words.Error("format.document.long", "n", maxDocument>>20)
