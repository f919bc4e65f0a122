package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
)

// PenpaURL is a link to Penpa+ that contains a grid of 9, 6 or 4 rows. Its editor can draw
// anything; a grid with more than numbers and the lines of boxes is refused.
var PenpaURL = &Format{
	Name: "penpa-url", Ext: ".txt", append: appendPenpa,
	line: linksTo(readPenpaURL, penpaSite),
}

const penpaSite = "/penpa-edit/"

// penpaShort are the abbreviations of Penpa+, in the order in which it replaces them.
var penpaShort = [][2]string{
	{`z`, `zZ`}, {`"qa"`, `z9`}, {`"pu_q"`, `zQ`}, {`"pu_a"`, `zA`}, {`"grid"`, `zG`}, {`"edit_mode"`, `zM`},
	{`"surface"`, `zS`}, {`"line"`, `zL`}, {`"lineE"`, `zE`}, {`"wall"`, `zW`}, {`"cage"`, `zC`}, {`"number"`, `zN`},
	{`"symbol"`, `zY`}, {`"special"`, `zP`}, {`"board"`, `zB`}, {`"command_redo"`, `zR`}, {`"command_undo"`, `zU`},
	{`"command_replay"`, `z8`}, {`"numberS"`, `z1`}, {`"freeline"`, `zF`}, {`"freelineE"`, `z2`}, {`"thermo"`, `zT`},
	{`"arrows"`, `z3`}, {`"direction"`, `zD`}, {`"squareframe"`, `z0`}, {`"polygon"`, `z5`}, {`"deletelineE"`, `z4`},
	{`"killercages"`, `z6`}, {`"nobulbthermo"`, `z7`}, {`"__a"`, `z_`}, {`null`, `zO`},
}

// penpaNames maps the character after z to the abbreviated name.
var penpaNames = sync.OnceValue(func() map[byte]string {
	m := map[byte]string{}
	for _, s := range penpaShort {
		m[s[1][1]] = s[0]
	}
	return m
})

// A penpaLayer is the part that is read of the puzzle's or the solution's layer.
type penpaLayer struct {
	Numbers map[string]json.RawMessage `json:"number"`
	Edges   map[string]json.RawMessage `json:"lineE"`
}

// penpaWords are the fields of a layer that are not rules.
var penpaWords = []string{"number", "lineE", "surface", "command_redo", "command_undo", "command_replay"}

func readPenpaURL(l *link, p *puzzle.Puzzle) (error, bool) {
	packed := value(l.fragment, "p")
	if packed == "" {
		packed = value(l.query, "p")
	}
	if packed == "" {
		return nil, false
	}
	lines, err := unpackPenpa(packed, l.links)
	if err != nil {
		return err, true
	}
	return readPenpa(lines, p), true
}

// penpaLines is how many lines of a link are read; more may follow.
const penpaLines = 5

// unpackPenpa returns the first lines inside a link.
func unpackPenpa(packed string, links *allowance) (lines []string, err error) {
	most, n := links.most(len(packed)), 0
	defer func() { links.spend(len(packed), n) }()
	text, err := inflate(packed, most, links)
	n = len(text)
	if err != nil {
		return nil, err
	}
	lines = strings.SplitN(text, "\n", penpaLines+1)
	lines = lines[:min(len(lines), penpaLines)]
	for i, line := range lines {
		full, ok := expand(line, most-n, links)
		if n += len(full); !ok {
			return nil, tooLargeError(most)
		}
		lines[i] = full
	}
	return lines, nil
}

// inflate decodes base64 and decompresses it. With an error it returns the text before the
// error.
func inflate(packed string, most int, links *allowance) (string, error) {
	raw, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", ErrBrokenLink
	}
	in := stoppable{flate.NewReader(bytes.NewReader(raw)), links}
	text, err := io.ReadAll(io.LimitReader(in, int64(most)+1))
	switch {
	case err != nil:
		err = ErrBrokenLink
	case len(text) > most:
		err = tooLargeError(most)
	}
	return string(text), err
}

// A stoppable reader fails when its links are stopped.
type stoppable struct {
	io.Reader
	links *allowance
}

func (s stoppable) Read(b []byte) (int, error) {
	if s.links.stopped() {
		return 0, s.links.ctx.Err()
	}
	return s.Reader.Read(b)
}

// expand replaces abbreviations. ok is false if the result is longer than most or the links
// are stopped.
func expand(text string, most int, links *allowance) (full string, ok bool) {
	var b strings.Builder
	for n := 1; b.Len() <= most && (n%stopEvery > 0 || !links.stopped()); n++ {
		i := strings.IndexByte(text, 'z')
		if i < 0 || i+1 == len(text) {
			b.WriteString(text)
			return b.String(), b.Len() <= most
		}
		name, known := penpaNames()[text[i+1]]
		if !known {
			name = text[i : i+1]
		}
		b.WriteString(text[:i])
		b.WriteString(name)
		if text = text[i+1:]; known {
			text = text[1:]
		}
	}
	return b.String(), false
}

// readPenpa reads the lines inside a link: the kind of grid, the space around it, the
// tools, the puzzle's layer and the solution's.
func readPenpa(lines []string, p *puzzle.Puzzle) error {
	head := strings.Split(lines[0], ",")
	if len(lines) < 5 || len(head) < 3 {
		return ErrBrokenLink
	}
	if head[0] != "square" && head[0] != "sudoku" {
		return errLinkVariant
	}
	grid, err := readPenpaGrid(head, lines[1])
	if err != nil {
		return err
	}
	board := siteBoard{size: grid.size, others: variant{}}
	var question, solution penpaLayer
	ignored := variant{}
	if !question.read(grid, lines[3], board.others) || lines[4] != "" && !solution.read(grid, lines[4], ignored) {
		return ErrBrokenLink
	}
	if head[0] == "square" && len(question.Edges) == 0 {
		return errLinkVariant // a grid without boxes
	}
	question.digits(grid, &p.Givens, board.others)
	solution.digits(grid, &p.Entries, ignored)
	sanitize(p)
	p.Title, p.Author, p.Note = penpaText(head, 15, "Title: "), penpaText(head, 16, "Author: "), penpaText(head, 18, "")
	return board.put(p)
}

// penpaText returns a field of the first line, unescaped and without its label.
func penpaText(head []string, i int, label string) string {
	if i >= len(head) {
		return ""
	}
	return strings.NewReplacer("%2C", ",", "%2D", "\n", "%2E", "&", "%2F", "=").Replace(strings.TrimPrefix(head[i], label))
}

// read reads a layer, and adds to other what is drawn there besides numbers and boxes.
func (layer *penpaLayer) read(grid penpaGrid, text string, other variant) (ok bool) {
	var fields map[string]json.RawMessage
	if json.Unmarshal([]byte(text), layer) != nil || json.Unmarshal([]byte(text), &fields) != nil {
		return false
	}
	for name, value := range fields {
		if !slices.Contains(penpaWords, name) && len(bytes.Trim(value, "[]{} ")) > 0 {
			other.add(name)
		}
	}
	boxes := map[string]bool{}
	for _, edge := range grid.edges(true) {
		boxes[edge] = true
	}
	for edge := range layer.Edges {
		if !boxes[edge] {
			other.add("regions")
		}
	}
	return true
}

// digits reads the digits of a layer, and adds to other that there are other numbers.
func (layer *penpaLayer) digits(grid penpaGrid, g *puzzle.Grid, other variant) {
	shape, _ := puzzle.NewShape(grid.size, false, nil) // of these sizes it can't fail
	for c := range shape.Cells().All() {
		var number []json.RawMessage
		var d jsonDigit
		at := strconv.Itoa(grid.cell(c))
		if layer.Numbers[at] == nil {
			continue
		}
		if json.Unmarshal(layer.Numbers[at], &number) != nil || len(number) == 0 || d.UnmarshalJSON(number[0]) != nil {
			other.add("number")
		}
		g[c] = puzzle.Digit(d)
		delete(layer.Numbers, at)
	}
	if len(layer.Numbers) > 0 { // between cells or outside of the grid
		other.add("number")
	}
}
