package words

import (
	"io"
	"io/fs"
	"path"
	"strings"
	"sync"

	"sudoku/puzzle/packed"
)

// A language is packed in two files, which package check writes: without the techniques, and
// these alone.
const packedFolder, packedRest = "packed", ".techniques"

// findLanguages returns the languages of a table, whose files are in a folder.
func findLanguages(dir fs.FS, table string) (list []*catalogue) {
	for line := range strings.Lines(table) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		list = append(list, packedCatalogue(dir, known{f[0], f[1], f[2]}))
	}
	return list
}

// packedCatalogue is that of two packed files.
func packedCatalogue(dir fs.FS, k known) *catalogue {
	unpack := func(name string) string { return packed.Text(read(dir, path.Join(packedFolder, name+".z"))) }
	return newCatalogue(k, func() [2]string { return [2]string{unpack(k.code)} }, func() string { return unpack(k.code + packedRest) })
}

// textCatalogue is that of a text which isn't packed.
func textCatalogue(k known, text func() string) *catalogue {
	pieces := sync.OnceValue(func() [3]string { return divide(text()) })
	return newCatalogue(k, func() [2]string { return [2]string{pieces()[0], pieces()[2]} }, func() string { return pieces()[1] })
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

// Pack returns the text of a file as the two that are packed.
func Pack(text string) (main, techniques string) {
	p := divide(text)
	return p[0] + p[2], p[1]
}
