package words

import (
	"io"
	"io/fs"
	"strings"
)

// findLanguages returns the languages of a table, whose files are in a folder.
func findLanguages(dir fs.FS, table string) (list []*catalogue) {
	for line := range strings.Lines(table) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		list = append(list, newCatalogue(known{f[0], f[1], f[2]}, func() string { return read(dir, f[0]+".json") }))
	}
	return list
}

// read returns the text of a file, of which there are better not two copies.
func read(dir fs.FS, name string) string {
	f, err := dir.Open(name)
	if err != nil {
		panic(err) // the catalogue is part of the program
	}
	defer f.Close()
	size := int64(0)
	if s, err := f.Stat(); err == nil {
		size = s.Size()
	}
	var text strings.Builder
	text.Grow(int(size))
	if _, err := io.Copy(&text, f); err != nil {
		panic(err) // the catalogue is part of the program
	}
	return text.String()
}
