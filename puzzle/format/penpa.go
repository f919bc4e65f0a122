package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// PenpaURL is a link to Penpa+ that contains a classic grid. Its editor can draw anything;
// a grid with more than numbers and the lines of boxes is refused.
var PenpaURL = &Format{
	Name: "penpa-url", Ext: ".txt", append: appendPenpa,
	line: linksTo(readPenpaURL, penpaSite),
}

const penpaSite = "/penpa-edit/"

// penpaRow is the row length by which Penpa+ numbers cells: two more at either end.
const penpaRow = 9 + 4

func penpaCell(c puzzle.Cell) int { return penpaRow*(c.Row()+2) + c.Col() + 2 }

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
	switch rows, err := strconv.Atoi(head[2]); {
	case err != nil || head[0] != "square" && head[0] != "sudoku":
		return errLinkVariant
	case head[1] != "9" || rows != 9 || strings.Trim(lines[1], "[]0, ") != "":
		return words.Error("format.size", "rows", rows)
	}
	var question, solution penpaLayer
	other, ignored := variant{}, variant{}
	if !question.read(lines[3], other) || lines[4] != "" && !solution.read(lines[4], ignored) {
		return ErrBrokenLink
	}
	if head[0] == "square" && len(question.Edges) == 0 {
		return errLinkVariant // a grid without boxes
	}
	question.digits(&p.Givens, other)
	solution.digits(&p.Entries, ignored)
	p.Title, p.Author, p.Note = penpaText(head, 15, "Title: "), penpaText(head, 16, "Author: "), penpaText(head, 18, "")
	return other.err()
}

// penpaText returns a field of the first line, unescaped and without its label.
func penpaText(head []string, i int, label string) string {
	if i >= len(head) {
		return ""
	}
	return strings.NewReplacer("%2C", ",", "%2D", "\n", "%2E", "&", "%2F", "=").Replace(strings.TrimPrefix(head[i], label))
}

// read reads a layer, and adds to other what is drawn there besides numbers and boxes.
func (layer *penpaLayer) read(text string, other variant) (ok bool) {
	var fields map[string]json.RawMessage
	if json.Unmarshal([]byte(text), layer) != nil || json.Unmarshal([]byte(text), &fields) != nil {
		return false
	}
	for name, value := range fields {
		if !slices.Contains(penpaWords, name) && len(bytes.Trim(value, "[]{} ")) > 0 {
			other.add(name)
		}
	}
	for edge := range layer.Edges {
		if !penpaBoxes()[edge] {
			other.add("regions")
		}
	}
	return true
}

// digits reads the digits of a layer, and adds to other that there are other numbers.
func (layer *penpaLayer) digits(g *puzzle.Grid, other variant) {
	for c := range puzzle.Cell(81) {
		var number []json.RawMessage
		var d jsonDigit
		at := strconv.Itoa(penpaCell(c))
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

// penpaEdges returns the segments of the lines between boxes and, if outer, of the lines
// around the grid.
func penpaEdges(outer bool) (edges []string) {
	corner := func(row, column int) int { return penpaRow*penpaRow + penpaRow*row + column }
	for _, at := range []int{1, 4, 7, 10} {
		if !outer && at%9 == 1 {
			continue
		}
		for i := 1; i <= 9; i++ {
			edges = append(edges,
				fmt.Sprintf("%d,%d", corner(i, at), corner(i+1, at)), fmt.Sprintf("%d,%d", corner(at, i), corner(at, i+1)))
		}
	}
	return edges
}

var penpaBoxes = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, edge := range penpaEdges(true) {
		m[edge] = true
	}
	return m
})

// Other parts of a link: the tools of the editor, and a layer, with the default settings.
const (
	penpaTools = `{z9:zQ,zG:["1","2","1"],zQ:{zM:zN,zS:["",1],zL:["1",2],zE:["1",2],zW:["",2],zC:["1",10],zN:["1",1],` +
		`zY:["circle_L",1],zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",1]},` +
		`zA:{zM:"sudoku",zS:["",1],zL:["1",3],zE:["1",3],zW:["",3],zC:["1",10],zN:["1",2],` +
		`zY:["circle_L",1],zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",9]}}`
	penpaBlank = `{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{%s},z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],` +
		`zL:{},zE:{%s},zW:{},zC:{},z4:{},z6:[],z7:[]}`
)

func appendPenpa(dst []byte, p *puzzle.Puzzle) []byte {
	text := fmt.Sprintf("sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: %s,Author: %s,,,OFF,false", penpaEscape(p.Title), penpaEscape(p.Author))
	var edges []string
	for _, edge := range penpaEdges(false) {
		edges = append(edges, `"`+edge+`":2`)
	}
	cells := make([]string, 81) // each but the first as the difference from the one before
	for c := range puzzle.Cell(81) {
		cells[c] = strconv.Itoa(penpaCell(c))
		if c > 0 {
			cells[c] = strconv.Itoa(penpaCell(c) - penpaCell(c-1))
		}
	}
	blank := fmt.Sprintf(penpaBlank, "", "")
	lines := []string{
		text, "[0,0,0,0]", penpaTools,
		fmt.Sprintf(penpaBlank, penpaNumbers(&p.Givens, 1), strings.Join(edges, ",")),
		fmt.Sprintf(penpaBlank, penpaNumbers(&p.Entries, 2), ""),
		"[" + strings.Join(cells, ",") + "]", "[]", "{}", `"x"`, `"x"`, "[3,0,10]", penpaTools, `"x"`, "0", blank, blank, "{}", "[]", "false",
	}
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression) // fails only for an invalid level
	_, _ = w.Write([]byte(strings.Join(lines, "\n")))  // memory does not fail
	_ = w.Close()
	dst = append(dst, "https://swaroopg92.github.io/penpa-edit/#m=edit&p="...)
	return append(base64.StdEncoding.AppendEncode(dst, b.Bytes()), '\n')
}

// penpaNumbers returns the JSON of digits in a colour.
func penpaNumbers(g *puzzle.Grid, colour int) string {
	var list []string
	for c, d := range g {
		if d != 0 {
			list = append(list, fmt.Sprintf(`"%d":["%d",%d,"1"]`, penpaCell(puzzle.Cell(c)), d, colour))
		}
	}
	return strings.Join(list, ",")
}

func penpaEscape(s string) string {
	return strings.NewReplacer("z", "zZ", ",", "%2C", "\n", " ", "null", "zO").Replace(s)
}
