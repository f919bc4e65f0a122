package library

import (
	"io"

	"sudoku/puzzle/words"
)

// Merged says what Restore did.
type Merged struct {
	Games       int            // new ones
	Continued   int            // games that the record has more moves of
	Both        int            // games kept beside one of the same name that went another way
	Typed       int            // grids that are being typed, not games yet
	Puzzles     int            // new in the collections
	Collections int            // new ones
	Refused     int            // files and lines in the record that can't be used
	Lost        []error        // the first of these, and whether the record is cut off
	Settings    map[string]any // of the record; the caller keeps those that it has none of. nil if there are none
}

// A LostError says what of a record file could not be read.
type LostError struct {
	File string
	Line int    // 0 for all of it
	Text string // how the line begins
}

func (e *LostError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *LostError) In(l words.Lang) string {
	if e.Line == 0 {
		return l.T("library.lost.file", "file", words.Visible(e.File))
	}
	return l.T("library.lost.line", "file", words.Visible(e.File), "line", e.Line, "text", words.Visible(e.Text))
}

var errCutOff = words.Error("library.cutoff")

// lose tells that some lines of a file, or without lines all of it, can't be used.
func (m *Merged) lose(file string, n int, lines ...lostLine) {
	m.Refused += n
	for _, line := range lines {
		m.tell(&LostError{file, line.number, line.text})
	}
	if n > 0 && len(lines) == 0 {
		m.tell(&LostError{File: file})
	}
}

func (m *Merged) tell(err error) {
	if len(m.Lost) < maxLost {
		m.Lost = append(m.Lost, err)
	}
}

// A counted reads no more than it may. What fails is an end, and remembered.
type counted struct {
	in    io.Reader
	left  int64
	total *int64
	sum   interface {
		io.Writer
		Sum32() uint32
	}
	err error
}

func (c *counted) Read(b []byte) (int, error) {
	if c.left <= 0 {
		var one [1]byte
		if n, _ := c.in.Read(one[:]); n > 0 {
			c.err = errUnusable
		}
		return 0, io.EOF
	}
	n, err := c.in.Read(b[:min(int64(len(b)), c.left)])
	c.left -= int64(n)
	*c.total += int64(n)
	c.sum.Write(b[:n])
	if err != nil && err != io.EOF {
		c.err, err = err, io.EOF
	}
	return n, err
}
