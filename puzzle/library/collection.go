package library

import (
	"io"
	"io/fs"
	"os"
	"strconv"

	"sudoku/puzzle/words"
)

// Errors of collections.
var (
	ErrNoCollection = words.Error("library.nocollection") // there is none of that name
	ErrNewer        = words.Error("library.newer")        // a later version of the program wrote it
	ErrBusy         = words.Error("library.busy")         // another program writes
)

// A collection is what is known of a collection's file. The catalogue that has it guards it.
type collection struct {
	id         CollectionID
	name       string
	nums       numbered
	techniques *techniques
	last       uint32 // the highest number given
	lines      int    // of puzzles, in the file
	bad        int    // lines that could not be read
	size       int64  // of what was read: the end of the last whole line
	bare       bool   // the last line has no end
	tail       string // the end of what was read
	file       fs.FileInfo
	newer      bool // the file is of a later version, and not to be written
	reading    error
	before     numbered // while the file is read anew: what was in it
}

func (c *collection) info() Collection {
	info := Collection{c.id, c.name, c.nums.n, c.reading}
	if info.Name == "" {
		info.Name = string(c.id)
	}
	if c.newer {
		info.Fault = ErrNewer
	}
	if info.Fault == nil && c.bad > 0 {
		info.Fault = &DamageError{info.Name, c.bad}
	}
	return info
}

// grown reports whether f is the file that was read, with more at its end.
func (c *collection) grown(f io.ReaderAt, info fs.FileInfo) bool {
	if c.file == nil || !os.SameFile(c.file, info) || info.Size() < c.size || c.newer || c.bare {
		return false
	}
	b := make([]byte, len(c.tail))
	_, err := f.ReadAt(b, c.size-int64(len(b)))
	return err == nil && string(b) == c.tail
}

// A DamageError says that lines of a collection could not be read.
type DamageError struct {
	Name  string
	Lines int
}

func (e *DamageError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *DamageError) In(l words.Lang) string {
	return l.T("library.damaged", "name", e.Name, "n", e.Lines)
}

// maxName is how many bytes the name of a collection may have.
const maxName = 200

// head returns the first lines of a collection's file.
func head(name string) []byte {
	b := append([]byte(formName), strconv.Itoa(formVersion)...)
	return appendName(append(b, '\n'), name)
}

// appendName appends the line that names a collection.
func appendName(dst []byte, name string) []byte {
	start := len(dst)
	dst = strconv.AppendQuoteToGraphic(append(dst, "name "...), name)
	return appendSum(dst, start)
}
