package format

import (
	"encoding/xml"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// OpenSudoku is a collection of OpenSudoku, in XML: one or more folders of games. Texts
// that OpenSudoku does not know are written as attributes that it ignores.
var OpenSudoku = &Format{
	Name: "opensudoku", Ext: ".opensudoku", append: appendOpenSudoku,
	Head:   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"" + openFolder + "\" created=\"0\">\n",
	Foot:   "</folder>\n</opensudoku>\n",
	begins: func(head []byte) bool { return hasRoot(head, "opensudoku") },
	read:   readOpenSudoku,
}

// openFolder is the name of the folder that we write. Names of other folders become titles.
const openFolder = "Sudoku"

func appendOpenSudoku(dst []byte, p *puzzle.Puzzle) []byte {
	state, data := "1", string(appendDigits(nil, p.Givens[:], '0'))
	if hasProgress(p) {
		state, data = "0", openCells(p)
	}
	dst = append(dst, "<game created=\"0\" state=\""+state+"\" time=\"0\" last_played=\"0\""...)
	dst = appendAttr(dst, "data", data)
	for _, a := range [][2]string{
		{"title", p.Title}, {"author", p.Author}, {"source", p.Source},
		{"date", p.Date}, {"level", p.Level}, {"sourceURL", p.URL}, {"note", p.Note},
	} {
		if a[1] != "" || a[0] == "note" { // OpenSudoku needs a note, even an empty one
			dst = appendAttr(dst, a[0], plainLines(a[1]))
		}
	}
	return append(dst, " command_stack=\"\"/>\n"...)
}

// openCells returns the cells as value|marks|editable|, with both kinds of marks if there
// are corner marks.
func openCells(p *puzzle.Puzzle) string {
	both := p.Corner != [81]puzzle.DigitSet{}
	b := []byte("version: 3\n")
	if both {
		b = []byte("version: 4\n")
	}
	for c, d := range p.Grid() {
		b = append(b, '0'+byte(d), '|')
		if both {
			b = append(strconv.AppendInt(b, int64(p.Corner[c]), 10), '|')
		}
		b = append(strconv.AppendInt(b, int64(p.Centre[c]), 10), '|')
		if p.Givens[c] != 0 {
			b = append(b, "0|"...)
		} else {
			b = append(b, "1|"...)
		}
	}
	return string(b)
}

func readOpenSudoku(f *Format, s *source, yield func(Item, error) bool) (more bool) {
	x := newXML(f, s, yield)
	var about puzzle.Puzzle // the texts for all puzzles that follow
	return x.elements(func(e xml.StartElement) (whole, more bool, err error) {
		if e.Name.Local == "game" {
			more, err = x.openGame(e, about)
			return true, more, err
		}
		whole, err = x.openAbout(e, &about)
		return whole, true, err
	})
}

// openAbout handles an element about the puzzles that follow, and reports whether it has
// read all of the element.
func (x *xmlReader) openAbout(e xml.StartElement, about *puzzle.Puzzle) (whole bool, err error) {
	to := map[string]*string{
		"name": &about.Title, "author": &about.Author, "source": &about.Source, "created": &about.Date,
		"level": &about.Level, "sourceURL": &about.URL, "description": &about.Note, "comment": &about.Note,
	}[e.Name.Local]
	if to != nil {
		var said string
		err := x.DecodeElement(&said, &e)
		*to = strings.TrimSpace(*to + "\n" + strings.TrimSpace(said))
		return true, err
	}
	switch e.Name.Local {
	case "opensudoku", "opensudoku2":
		*about = puzzle.Puzzle{}
	case "folder":
		*about = puzzle.Puzzle{Title: attrs(e)["name"] + attrs(e)["folder_name"]}
		if about.Title == openFolder {
			about.Title = ""
		}
	}
	return false, nil
}

// openGame reads a game.
func (x *xmlReader) openGame(e xml.StartElement, about puzzle.Puzzle) (more bool, err error) {
	it := Item{Line: x.line(), Puzzle: about}
	if err := x.Skip(); err != nil {
		return true, err
	}
	p, a := &it.Puzzle, attrs(e)
	for _, t := range []struct {
		to   *string
		text string
	}{
		{&p.Title, a["title"]}, {&p.Author, a["author"]}, {&p.Source, a["source"]}, {&p.Date, a["date"]},
		{&p.Level, a["level"]}, {&p.URL, a["sourceURL"]}, {&p.Note, a["note"] + a["user_note"]},
	} {
		if t.text != "" {
			*t.to = t.text
		}
	}
	if !readOpenCells(a["data"]+a["cells_data"], p) {
		return x.item(it, &ParseError{Line: it.Line, Column: 0, Err: words.Error("format.opensudoku.data")}), nil
	}
	return x.item(it, nil), nil
}

// readOpenCells reads the cells of a game: 81 digits, or a list with a version.
func readOpenCells(data string, p *puzzle.Puzzle) bool {
	data, ok := strings.CutPrefix(strings.TrimSpace(data), "version:")
	if !ok {
		return len(data) == 81 && parseDigits([]byte(data), &p.Givens)
	}
	data = strings.TrimLeft(data, " ")
	version := data[:len(data)-len(strings.TrimLeft(data, "0123456789"))]
	var parts []string
	for part := range strings.FieldsFuncSeq(data[len(version):], func(r rune) bool { return r == '|' || r == '\n' || r == ' ' }) {
		if parts = append(parts, part); len(parts) > 4*81 {
			return false
		}
	}
	per := len(parts) / 81
	if per < 3 || len(parts)%81 != 0 {
		return false
	}
	for c := range 81 {
		if !readOpenCell(parts[per*c:per*c+per], version == "1", c, p) {
			return false
		}
	}
	sanitize(p)
	return true
}

// readOpenCell reads a cell: its value, one or two kinds of marks, and whether it is editable.
func readOpenCell(parts []string, listed bool, c int, p *puzzle.Puzzle) bool {
	last := len(parts) - 1
	d, err := strconv.Atoi(parts[0])
	if err != nil || d < 0 || d > 9 || parts[last] != "0" && parts[last] != "1" {
		return false
	}
	if parts[last] == "0" {
		p.Givens[c] = puzzle.Digit(d)
	} else {
		p.Entries[c] = puzzle.Digit(d)
	}
	marks := make([]puzzle.DigitSet, last-1)
	for i, text := range parts[1:last] {
		var ok bool
		if marks[i], ok = openMarks(text, listed); !ok {
			return false
		}
	}
	p.Centre[c] = marks[len(marks)-1]
	if len(marks) == 2 {
		p.Corner[c] = marks[0]
	}
	return true
}

// openMarks reads marks: digits with commas if listed, else the bits of a number.
func openMarks(text string, listed bool) (s puzzle.DigitSet, ok bool) {
	if !listed {
		n, err := strconv.Atoi(text)
		return puzzle.DigitSet(n), err == nil && n >= 0 && n <= int(puzzle.AllDigits)
	}
	for _, b := range []byte(text) {
		if '1' <= b && b <= '9' {
			s |= puzzle.Digit(b - '0').Set()
		} else if b != ',' && b != '-' {
			return 0, false
		}
	}
	return s, true
}
