package library

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"time"

	"sudoku/puzzle/store"
)

// Contents is what a record file holds.
type Contents struct {
	Made        time.Time
	Games       int
	Collections int
}

// ReadContents returns what a whole record file holds, by the list of files at its end.
func ReadContents(r io.ReaderAt, size int64) (c Contents, err error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return c, err
	}
	named := map[string]bool{} // a large collection is in parts
	for _, f := range z.File {
		switch folder := path.Dir(f.Name) + "/"; {
		case f.Name == recordName:
			c.Made = f.Modified
		case known(f.Name) == 0:
		case folder == gamesFolder && !store.IsEntry(path.Base(f.Name)): // else it is what was typed
			c.Games++
		case folder == collectionsFolder:
			named[nameLine(f)] = true
		}
	}
	c.Collections = len(named)
	return c, nil
}

// nameLine returns the line in which a part of a collection says the name of that, or else its own name.
func nameLine(f *zip.File) string {
	in, err := f.Open()
	if err != nil {
		return f.Name
	}
	defer in.Close()
	b, _ := io.ReadAll(io.LimitReader(in, 4096))
	lines := bytes.SplitN(b, []byte{'\n'}, 3)
	if len(lines) < 3 {
		return f.Name
	}
	return string(lines[1])
}
